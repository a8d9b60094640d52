import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// README's pictures, from the page that the demo wrote: `npm run demo`, then `npm run pictures`. It needs Chromium,
// whose command CHROMIUM names.

const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
const PAGE = fileURLToPath(new URL('../.demo/summaries.html', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const WIDTH = 900;

/** Sections of the page, and how much of each is shown, in pixels. */
const PICTURES = [
  { name: 'summary', section: 'triage-preview', height: 640 },
  { name: 'comment', section: 'comment-2', height: 300 },
];

const page = readFileSync(PAGE, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
for (const { name, section, height } of PICTURES) {
  const found = new RegExp(
    `<section id="${section}"[\\s\\S]*?<div class="markdown-body">([\\s\\S]*?)</section>`,
  ).exec(page);
  if (found?.[1] === undefined) throw new Error(`the demo's page has no section ${section}`);
  for (const scheme of ['light', 'dark'] as const) {
    const file = join(folder, `${name}-${scheme}.html`);
    writeFileSync(file, alone(page, found[1]));
    screenshot(file, join(DOCS, `${name}-${scheme}.png`), height, scheme);
  }
}
rmSync(folder, { recursive: true, force: true });

/** The page with one section of it, and nothing around. */
function alone(html: string, section: string): string {
  const body = `<body style="display:block;margin:16px"><div class="markdown-body">${section}</div></body>`;
  return html.replace(/<body>[\s\S]*<\/body>/, () => body);
}

function screenshot(file: string, picture: string, height: number, scheme: 'light' | 'dark'): void {
  const { status, error } = spawnSync(CHROMIUM, [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--hide-scrollbars'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(scheme === 'dark'
      ? ['--blink-settings=preferredColorScheme=0']
      : ['--blink-settings=preferredColorScheme=1']),
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${WIDTH},${height}`,
    `--screenshot=${picture}`,
    `file://${file}`,
  ]);
  if (status !== 0)
    throw new Error(`${CHROMIUM} did not make ${picture}: ${error?.message ?? `exit code ${status}`}`);
}
