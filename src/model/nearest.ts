import { distance } from 'fastest-levenshtein';
import { compare, nameKey } from './names.ts';
import { isPattern, partsTest, patternMatcher } from './selection.ts';

export const MAX_NEAR = 3;
/** Longer texts take long to compare. */
const MAX_LENGTH = 500;

/** The form of items: each has ways to be mistaken of its own. */
export type ItemForm = 'name' | 'path' | 'package' | 'phrase' | 'id';

/** Words of rules, the web UI and other tools, with the value that means the same here. */
const SYNONYMS = new Map(
  Object.entries({
    error: 'high',
    warning: 'medium',
    moderate: 'medium',
    info: 'low',
    code: 'sast',
    ssc: 'sca',
    'supply-chain': 'sca',
    dependencies: 'sca',
    indirect: 'transitive',
    // The findings list's name, which the CSV file has.
    'no-reachability-analysis': 'unknown',
    open: 'reopened',
    ruleset: 'pack',
    false: 'never',
    no: 'never',
    off: 'never',
    true: 'auto',
    yes: 'auto',
    on: 'auto',
    'on-failure': 'auto',
    failure: 'auto',
  }),
);

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
  const near = names
    .filter((name) => name.length <= MAX_LENGTH)
    .map((name) => ({ name, changes: changesIfNear(sought, fold(name)) }))
    .filter(({ changes }) => changes < Number.POSITIVE_INFINITY);
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

/**
 * At most three known texts, or forms of the item, that an unmatched item probably means.
 *
 * @param isHint also finds any other edit: nothing depends on whether a name is mistaken or unknown
 */
export function nearItems(
  item: string,
  known: readonly string[],
  form: ItemForm = 'name',
  isHint = false,
): string[] {
  if (item.length > MAX_LENGTH || !/[\p{L}*?]/u.test(item)) return [];
  // macOS decomposes the letters in names of files.
  const normalized = [item.normalize('NFC'), item.normalize('NFD')].filter((text) => text !== item);
  const names = form === 'package' ? [item, packageName(item)] : [item];
  const searches = [
    () => inOtherNotation(item, known),
    () => sameInOtherForm(item, known, form),
    () => normalized.filter((text) => isPattern(text) && known.some(patternMatcher(text))),
    () => [...normalized, ...names].flatMap((text) => completed(text, known, form)),
    () => (form === 'id' ? otherSchemes(item, known) : []),
    () => misspelt(item, known, form),
    () => (isHint ? [...underOtherOwners(item, known), ...nearestNames(item, known)] : []),
  ];
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return [...new Set(found)].sort(compare).slice(0, MAX_NEAR);
  }
  return [];
}

/** The form of a regular expression, or of several names; `*` does not cross `/`. */
function inOtherNotation(item: string, known: readonly string[]): string[] {
  const glob = globOf(item);
  if (glob !== undefined && known.some(patternMatcher(glob))) return [glob];
  const [owner, name] = known[0]?.split('/') ?? [];
  if (item === '*' && name !== undefined) return ['**', `${owner}/*`];
  const names = item.split(/[\s;|]+/);
  return names.length > 1 && names.every((part) => known.some(patternMatcher(part))) ? names : [];
}

/** Undefined for a text that is no regular expression. */
export function globOf(item: string): string | undefined {
  const bare = item.replace(/^\^/, '').replace(/\$$/, '');
  // Rules have dots.
  if (bare === item && !/\/.*\.[*+]/.test(item)) return undefined;
  return bare.replaceAll(/\.[*+]\??/g, '*').replaceAll('\\', '');
}

/** In another normal form of Unicode, with other separators or words, or as a package's address. */
function sameInOtherForm(item: string, known: readonly string[], form: ItemForm): string[] {
  const folded = (text: string) => nameKey(text.normalize('NFKC'));
  if (form === 'phrase') {
    const phrase = (text: string) => ` ${folded(text)} `.replaceAll(/[\s_-]+/g, ' ');
    const sought = phrase(item);
    return known.filter((text) => phrase(text).includes(sought) || sought.includes(phrase(text)));
  }
  const isPackage = form === 'package';
  // ASCII has one normal form.
  if (!isPackage && /^[ -~]*$/.test(item)) return [];
  // PyPI's `-`, `_` and `.` are one, and ecosystems separate a group from a name in their own ways.
  const key = (text: string) => (isPackage ? folded(text).replaceAll(/[\s/:._-]+/g, '-') : folded(text));
  const sought = new Set((isPackage ? [item, packageName(item)] : [item]).map(key));
  return known.filter((text) => sought.has(key(text)));
}

/** The name of a package in a purl (`pkg:npm/%40babel/traverse@7.0.0`), or before its version (`lodash@4.17.20`). */
function packageName(item: string): string {
  const bare = item.replace(/^pkg:[^/]+\//i, '').replace(/[?#].*$/, '');
  const name = bare.replace(/(?<=.)(?:@|\s*(?:[=<>~^!]=?|===)\s*|:(?=v?\d)|\s+(?=v?\d))[^@/]*$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The part before or under the item may be missing: `shop` for `acme/shop/api`. */
function completed(item: string, known: readonly string[], form: ItemForm): string[] {
  if (form === 'phrase' || form === 'id') return [];
  const candidates = known.filter(partsTest(item));
  const separators = form === 'path' ? ['/'] : SEPARATORS;
  const parents = separators.map((separator) => below(item, separator));
  const anywhere = form === 'path' ? [`**/${item}`, `**/${item}/**`] : [];
  const wider = [...parents, ...anywhere].find((pattern) => candidates.some(patternMatcher(pattern)));
  // Inputs for packages and tags take no patterns.
  if (wider !== undefined && form !== 'package' && !wider.endsWith(':*')) return [wider];
  const patterns = [...parents, ...SEPARATORS.map((separator) => `**${separator}${item}`)].map(
    patternMatcher,
  );
  return candidates.filter((text) => patterns.some((matches) => matches(text)));
}

const SEPARATORS = ['/', '.', ':'];

function below(parent: string, separator: string): string {
  return `${parent}${separator}${separator === '/' ? '**' : '*'}`;
}

function underOtherOwners(item: string, known: readonly string[]): string[] {
  const name = nameKey(item.slice(item.lastIndexOf('/')));
  return name.startsWith('/') ? known.filter((text) => nameKey(text).endsWith(name)) : [];
}

/** Ids of other schemes, where none is of the item's own: `CVE-…` for `GHSA-…`. */
function otherSchemes(item: string, known: readonly string[]): string[] {
  const schemeOf = (id: string) => nameKey(id.split('-', 1)[0] ?? '');
  return known.some((id) => schemeOf(id) === schemeOf(item)) ? [] : [...known];
}

const MIN_LETTERS = 4;

/**
 * Known texts that differ by one edit, or two swapped characters, in a segment of at least four letters: as a whole, or in
 * as many segments at the beginning or end as the item has. Of a pattern, only the part before its first wildcard.
 *
 * @returns for a pattern, and for the beginning of a text, corrected patterns
 */
function misspelt(item: string, known: readonly string[], form: ItemForm): string[] {
  const [start = ''] = nameKey(item).split(/[*?]/, 1);
  const isStart = isPattern(item);
  const lengths = [0, -1, 1].map((change) => start.length + change);
  return known.flatMap((text) => {
    const key = nameKey(text);
    if (isStart) {
      const length = lengths.find((candidate) => isOneEdit(start, key.slice(0, candidate), isStart));
      return length === undefined ? [] : text.slice(0, length) + item.slice(start.length);
    }
    if (isOneEdit(start, key)) return text;
    if (form === 'phrase' || form === 'id') return [];
    for (const length of lengths) {
      const [after = '', before = ''] = [key[length], key.at(-1 - length)];
      if (SEPARATORS.includes(before) && isOneEdit(start, key.slice(-length))) return text;
      if (SEPARATORS.includes(after) && isOneEdit(start, key.slice(0, length)))
        return form === 'package' ? text : below(text.slice(0, length), after);
    }
    return [];
  });
}

/** @param isStart both are beginnings */
function isOneEdit(written: string, known: string, isStart = false): boolean {
  const shorter = Math.min(written.length, known.length);
  if (Math.max(written.length, known.length) > shorter + 1) return false;
  let at = 0;
  while (at < written.length && written[at] === known[at]) at += 1;
  if (Math.max(lettersAt(written, at), lettersAt(known, at)) < MIN_LETTERS) return false;
  let end = 0;
  while (at + end < shorter && written.at(-1 - end) === known.at(-1 - end)) end += 1;
  const [from, to] = [written, known].map((text) => text.slice(at, text.length - end)) as [string, string];
  const isSwap = from.length === 2 && to === `${from[1]}${from[0]}`;
  if (!isSwap && from.length + to.length > 2) return false;
  // `acme/pay-*` does not misspell `acme/payments`.
  if (isStart && end === 0) return /^\p{L}{2,}$/u.test(from + known.charAt(at));
  return /^[^\d/.:]+$/.test(from + to);
}

/** The number of letters in a segment: between `/`, `.` and `:`. */
function lettersAt(text: string, at: number): number {
  const before = text.slice(0, at).split(/[/.:]/).at(-1) ?? '';
  const [after = ''] = text.slice(at).split(/[/.:]/, 1);
  return `${before}${after}`.match(/\p{L}/gu)?.length ?? 0;
}
