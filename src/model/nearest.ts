import { distance } from 'fastest-levenshtein';
import type { Notice } from './notice.ts';
import { patternMatcher } from './pattern.ts';
import type { NameList } from './selection.ts';

/** A longer text is not a misspelling, and would take long to compare. */
const MAX_LENGTH = 200;

/** The valid value that `text` is a misspelling or an abbreviation of, as far as one can tell. */
export function nearest(text: string, values: readonly string[]): string | undefined {
  const [near] = nearestOf(text, values, 1);
  if (near !== undefined) return near;
  const start = fold(text);
  const longer = values.filter((value) => start.length >= 3 && fold(value).startsWith(start));
  return longer.length === 1 ? longer[0] : undefined;
}

/**
 * The names that `text`, a name or a pattern, may be a misspelling of; the nearest first.
 *
 * @param max how many at most
 */
export function nearestOf(text: string, names: readonly string[], max: number): string[] {
  if (text.length > MAX_LENGTH) return [];
  const sought = fold(text.replaceAll(/[*?]+/g, ''));
  // Of a pattern of tags such as `tier:*`, the start is what may be misspelt.
  const isStart = /^[^/]{4,}\*$/.test(text);
  const near = names.flatMap((name) => {
    if (name.length > MAX_LENGTH) return [];
    const folded = fold(name);
    // A wrong or missing organisation is as likely as a wrong letter.
    const [end, soughtEnd] = [lastSegment(folded), lastSegment(sought)];
    const isName = soughtEnd !== '' && (end !== folded || soughtEnd !== sought);
    const changes = Math.min(
      changesBetween(sought, isStart ? folded.slice(0, sought.length) : folded),
      isName ? changesBetween(soughtEnd, end) + 1 : Number.POSITIVE_INFINITY,
    );
    // Of short texts, as many changes make any of any other.
    const allowed = Math.max(1, Math.floor(Math.min(sought.length, folded.length) / 3));
    return changes <= (isName ? Math.max(2, allowed) : allowed) ? [{ name, changes }] : [];
  });
  near.sort((one, other) => one.changes - other.changes || (one.name < other.name ? -1 : 1));
  return near.slice(0, max).map(({ name }) => name);
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Two letters that changed places are one change. */
function changesBetween(one: string, other: string): number {
  const changes = distance(one, other);
  const sorted = (text: string) => [...text].sort().join('');
  return changes === 2 && sorted(one) === sorted(other) ? 1 : changes;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_]/g, '-')
    .replace(/ies$/, 'y')
    .replace(/(?<=...)s$/, '');
}

const MAX_NEAR = 3;
/** More items than this are not misspelt, but of another deployment; thousands of them would take minutes. */
const MAX_ITEMS = 20;
/** Of each list of names, how many items were looked for in it. */
const lookedFor = new WeakMap<readonly string[], number>();

/** Notes what a list has not found, each item with the names that it may be a misspelling of. */
export async function noteUnmatched(
  { notices }: { notices: Notice[] },
  input: string,
  { names, patterns, except }: NameList,
  known: readonly string[],
): Promise<void> {
  for (const pattern of [...names, ...patterns]) {
    const near = await nearestNames(pattern, known);
    notices.push({ kind: 'pattern-unmatched', input, pattern, near });
  }
  for (const pattern of except) {
    const near = await nearestNames(pattern, known);
    notices.push({ kind: 'exclusion-unmatched', input, pattern, near });
  }
}

/**
 * At most three names that `text`, a name or a pattern, may be a misspelling of; nearest first. None for more than the
 * first items of a list.
 */
export async function nearestNames(text: string, names: readonly string[]): Promise<string[]> {
  const items = (lookedFor.get(names) ?? 0) + 1;
  lookedFor.set(names, items);
  if (items > MAX_ITEMS) return [];
  return patternMeant(text, names) ?? nearestOf(text, names, MAX_NEAR);
}

/** The pattern that an owner's name, or a regular expression's `.*`, stands for, where it matches a name. */
function patternMeant(text: string, names: readonly string[]): string[] | undefined {
  const pattern = text.includes('/') ? text.replaceAll('.*', '*') : `${text}/**`;
  if (pattern === text || text === '') return undefined;
  return names.some(patternMatcher(pattern)) ? [pattern] : undefined;
}
