import { patternMatcher } from '../src/operations/pattern.ts';
import { ms, type Row } from './row.ts';

const ROUNDS = 5;
const NAMES = Array.from(
  { length: 100_000 },
  (_, index) => `acme/team-${index % 97}/service-${String(index).padStart(6, '0')}-api`,
);
const PATTERNS = [
  '**',
  'acme/*',
  '**/*-api',
  'acme/*/service-00*',
  '**9**',
  'acme/**/team-?/**/*',
  `acme/${'**a*-'.repeat(12)}**c`,
  `${'*?**'.repeat(20)}!`,
];

/** What the slowest of some patterns costs, against reading every character of the same names. */
export async function patternRows(): Promise<Row[]> {
  const reading = quickest(() => NAMES.reduce((sum, name) => sum + readAll(name), 0));
  const matching = PATTERNS.map((pattern) => quickest(() => NAMES.filter(patternMatcher(pattern)).length));
  const slowest = Math.max(...matching);
  return [
    {
      what: `the slowest of ${PATTERNS.length} patterns over 100,000 names`,
      measured: ms(slowest),
      against: `${ms(reading)}, reading every character`,
      ratio: slowest / reading,
      atMost: 15,
    },
  ];
}

function quickest(work: () => number): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

function readAll(name: string): number {
  let sum = 0;
  for (const character of name.toLowerCase()) sum += character.charCodeAt(0);
  return sum;
}
