import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, PICTURES, pictured } from './pictured.ts';

// README's pictures, from the page that the demo wrote: `npm run demo`, then `npm run pictures`. It needs Chromium,
// whose command CHROMIUM names. What they show is written down beside them, so that a test can tell when they are old.

const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
const PAGE = fileURLToPath(new URL('../.demo/summaries.html', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const WIDTH = 762;

const page = readFileSync(PAGE, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const digests: Record<string, string> = {};
for (const { name, section, height } of PICTURES) {
  const html = pictured(page, section);
  digests[name] = digestOf(html);
  for (const scheme of ['light', 'dark'] as const) {
    const file = join(folder, `${name}-${scheme}.html`);
    writeFileSync(file, html);
    screenshot(file, join(DOCS, `${name}-${scheme}.png`), height, scheme);
  }
}
writeFileSync(join(DOCS, 'pictures.json'), `${JSON.stringify(digests, undefined, 2)}\n`);
rmSync(folder, { recursive: true, force: true });

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
