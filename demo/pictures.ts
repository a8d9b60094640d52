import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { digestOf, PICTURES, pictured } from './pictured.ts';

// README's pictures, from the page that the demo wrote: `npm run demo`, then `npm run pictures`. It needs Chromium,
// whose command CHROMIUM names. What they show is written down beside them, so that a test can tell when they are old.

const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
const PAGE = fileURLToPath(new URL('../.demo/summaries.html', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const WIDTH = 762;
/** Of a window, in pixels: the page has less room than the picture. */
const FRAME = 120;

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
    `--window-size=${WIDTH},${height + FRAME}`,
    `--screenshot=${picture}`,
    `file://${file}`,
  ]);
  if (status !== 0)
    throw new Error(`${CHROMIUM} did not make ${picture}: ${error?.message ?? `exit code ${status}`}`);
  writeFileSync(picture, cropped(readFileSync(picture), height));
}

/** The first rows of a PNG of 8 bits and 3 or 4 channels: a row depends only on those above. */
function cropped(png: Buffer, height: number): Buffer {
  const chunks = chunksOf(png);
  const channels = chunks[0]?.data[9] === 6 ? 4 : 3;
  const rows = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const head = Buffer.from(chunks[0]?.data ?? []);
  head.writeUInt32BE(height, 4);
  const data = deflateSync(rows.subarray(0, height * (1 + head.readUInt32BE(0) * channels)), { level: 9 });
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.of()),
  ]);
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
