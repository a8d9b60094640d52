/** Shared by the property tests: seed, number of runs, and hostile texts. */

import fc from 'fast-check';

/** The same cases in every run of the suite; `SEED=7` draws others. */
export const SEED = Number(process.env.SEED ?? 1);

export const RUNS = { numRuns: 1000 } as const;

/** Checks what holds for every value that may be drawn. */
export function always<T>(drawn: fc.Arbitrary<T>, check: (value: T) => void): void {
  fc.assert(fc.property(drawn, check), RUNS);
}

/** Pieces with a meaning in logs, HTML, Markdown or paths, or to the eye. */
const PIECES = [
  ...['::error::x', '::set-output name=a::b', '::', ':', '##[error]', '##[', '##', '[command]', '%0A', '%'],
  ...['<b>', '</td>', '<!--', '-->', '<script>', '&lt;', '&#39;', '&', '"', "'", '<', '>', 'javascript:'],
  ...['`', '```', '|', '*', '_', '[a](b)', '![', '# ', '- ', '> ', '\\', '~~', 'https://evil.example'],
  ...['\n', '\r\n', '\r', '\n\n', '\u2028', '\u0085', '\v', '\t', ' ', '\u00a0', '\u3000', '\ufeff'],
  ...[
    '\u202e',
    '\u2066',
    '\u200b',
    '\u200d',
    '\u0000',
    '\u001b[31m',
    '\u007f',
    '\ud800',
    '\udc00',
    '💥',
    'ä',
  ],
  ...['/', '//', '.', '..', '%2f', '%2e%2e', '?', '#', '@', 'acme', 'service', '1'],
];

/** Any characters, also halves of pairs. `fc.string` of them takes a second to set up, in each process. */
export const anyText = (lengths: fc.ArrayConstraints) =>
  fc.array(fc.nat({ max: 0x10ffff }), lengths).map((points) => String.fromCodePoint(...points));

/** Any text, of which half is made of pieces that mean something somewhere. */
export const hostileText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  anyText({ maxLength: 30 }),
);
