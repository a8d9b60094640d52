import { distance } from 'fastest-levenshtein';
import { compare } from './names.ts';

/** A longer text is not a misspelling, and would take long to compare. */
const MAX_LENGTH = 200;
const MAX_NEAR = 3;

/** Words of rules, of the web UI and of other tools, with the value that means the same here. */
const SYNONYMS = new Map([
  ['error', 'high'],
  ...['warning', 'moderate'].map((word) => [word, 'medium'] as const),
  ['info', 'low'],
  ['code', 'sast'],
  ...['ssc', 'supply-chain', 'dependencies'].map((word) => [word, 'sca'] as const),
  ['indirect', 'transitive'],
  // The findings list's name, which the CSV file has.
  ['no-reachability-analysis', 'unknown'],
  ['open', 'reopened'],
  ['ruleset', 'pack'],
  ...['false', 'no', 'off'].map((word) => [word, 'never'] as const),
  ...['true', 'yes', 'on', 'on-failure', 'failure'].map((word) => [word, 'auto'] as const),
]);

/** The valid value that `text` probably means, misspells or abbreviates. */
export function nearest(text: string, values: readonly string[]): string | undefined {
  // The web UI writes `Supply Chain`.
  const synonym = SYNONYMS.get(text.toLowerCase().replaceAll(/[\s_]/g, '-'));
  const meant = values.find((value) => value.toLowerCase() === synonym);
  if (meant !== undefined) return meant;
  // Another number, such as a version, is not a misspelling.
  if (!/\p{L}/u.test(text)) return undefined;
  const [near] = nearestNames(text, values);
  if (near !== undefined) return near;
  const start = fold(text);
  const longer = values.filter((value) => start.length >= 3 && fold(value).startsWith(start));
  if (longer.length > 0) return longer.length === 1 ? longer[0] : undefined;
  // The API's rows and values have prefixes, such as `SEVERITY_HIGH`, and conditions such as `github.topic`.
  const isEnd = (end: string, whole: string) =>
    whole.endsWith(`_${end.toUpperCase()}`) || whole.endsWith(`.${end}`);
  const ends = values.filter((value) => isEnd(value, text) || isEnd(text, value));
  return ends.toSorted((left, right) => right.length - left.length)[0];
}

/** At most three names that a text may misspell, the nearest first. */
export function nearestNames(text: string, names: readonly string[]): string[] {
  if (text.length > MAX_LENGTH) return [];
  const sought = fold(text);
  const near = names.flatMap((name) => {
    const changes = name.length > MAX_LENGTH ? Number.POSITIVE_INFINITY : changesIfNear(sought, fold(name));
    return changes < Number.POSITIVE_INFINITY ? [{ name, changes }] : [];
  });
  near.sort((left, right) => left.changes - right.changes || compare(left.name, right.name));
  return near.slice(0, MAX_NEAR).map(({ name }) => name);
}

/** Infinite for texts that differ too much: a few changes turn any short text into any other. */
function changesIfNear(left: string, right: string): number {
  const changes = distance(left, right);
  const sorted = (text: string) => [...text].sort().join('');
  // Two letters that changed places are one change.
  const counted = changes === 2 && sorted(left) === sorted(right) ? 1 : changes;
  const allowed = Math.max(1, Math.floor(Math.min(left.length, right.length) / 3));
  return counted <= allowed ? counted : Number.POSITIVE_INFINITY;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_]/g, '-')
    .replace(/ies$/, 'y')
    .replace(/(?<=...)s$/, '');
}
