import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Log } from '../../src/runner/log.ts';
import { setSecret } from '../../src/runner/secrets.ts';
import { INSTALLATION_TOKEN } from '../installation-token.ts';

/** What the runner masks once `secret` is registered; it reads commands as documented. */
function masked(secret: string): string[] {
  const lines: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  setSecret(new Log(stream), secret);
  return lines
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      expect(line).toMatch(/^::add-mask::/);
      return line
        .slice('::add-mask::'.length)
        .replaceAll('%0D', '\r')
        .replaceAll('%0A', '\n')
        .replaceAll('%25', '%');
    });
}

const isMasked = (text: string, masks: readonly string[]) => masks.some((mask) => text.includes(mask));

describe('a secret', () => {
  it.each(['', 'x', 'xy'])(
    'of the length of an installation token is masked, also in base64 (after "%s")',
    (before) => {
      expect(INSTALLATION_TOKEN).toHaveLength(520);
      const masks = masked(INSTALLATION_TOKEN);
      expect(masks).toContain(INSTALLATION_TOKEN);
      const encoded = Buffer.from(`${before}${INSTALLATION_TOKEN}:`).toString('base64');
      expect(isMasked(encoded, masks)).toBe(true);
    },
  );

  it('is masked as it is, and in the forms in which addresses, JSON and HTML have it', () => {
    const secret = 'a+b/c="d&e"<f>%g';
    const masks = masked(secret);
    expect(masks).toContain(secret);
    expect(masks).toContain(encodeURIComponent(secret));
    expect(masks).toContain('a+b/c=\\"d&e\\"<f>%g');
    expect(masks).toContain('a+b/c=&quot;d&amp;e&quot;&lt;f&gt;%g');
  });

  it('is masked in base64, wherever it stands in what is encoded', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme-ascii', minLength: 12, maxLength: 40 })
          .filter((text) => text.trim() === text),
        fc.string({ maxLength: 7 }),
        fc.string({ maxLength: 7 }),
        (secret, before, after) => {
          const encoded = Buffer.from(`${before}${secret}${after}`).toString('base64');
          expect(isMasked(encoded, masked(secret))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('of several lines is masked line by line, but for those that would hide half of the log', () => {
    const masks = masked('first-line\nno\nsecond-line');
    expect(masks).toContain('first-line');
    expect(masks).toContain('second-line');
    expect(masks).not.toContain('no');
  });
});
