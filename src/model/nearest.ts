import { distance } from 'fastest-levenshtein';
import { compare, nameKey } from './names.ts';
import type { Notice } from './notice.ts';
import { isPattern, type NameList, patternMatcher } from './selection.ts';

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
  ...['true', 'yes', 'on'].map((word) => [word, 'auto'] as const),
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
  // The API's rows and values have prefixes, such as `SEVERITY_HIGH`.
  const isEnd = (end: string, whole: string) => whole.endsWith(`_${end.toUpperCase()}`);
  const ends = values.filter((value) => isEnd(value, text) || isEnd(text, value));
  return ends.toSorted((left, right) => right.length - left.length)[0];
}

/** At most three names that a name or pattern may misspell, the nearest first. */
export function nearestNames(text: string, names: readonly string[]): string[] {
  if (text.length > MAX_LENGTH) return [];
  const sought = fold(text.replaceAll(/[*?]+/g, ''));
  // A pattern of tags such as `tier:*` may be misspelt in its start.
  const isStart = /^[^/]{4,}\*$/.test(text);
  const near = names.flatMap((name) => {
    if (name.length > MAX_LENGTH) return [];
    const folded = fold(name);
    // The owner of a project, or the path of a rule, may be wrong or missing.
    const [end, soughtEnd] = [lastSegment(folded), lastSegment(sought)];
    const hasSegments = soughtEnd !== '' && (end !== folded || soughtEnd !== sought);
    const changes = Math.min(
      changesIfNear(sought, isStart ? folded.slice(0, sought.length) : folded),
      hasSegments ? changesIfNear(soughtEnd, end) + 1 : Number.POSITIVE_INFINITY,
    );
    return changes < Number.POSITIVE_INFINITY ? [{ name, changes }] : [];
  });
  near.sort((left, right) => left.changes - right.changes || compare(left.name, right.name));
  return near.slice(0, MAX_NEAR).map(({ name }) => name);
}

/** Like `nearestNames`, or a pattern with the owner that is probably meant: `acme/**` for `acme`. */
export function nearestProjects(item: string, names: readonly string[]): string[] {
  const owned = `${nameKey(item)}/`;
  if (item !== '' && names.some((name) => nameKey(name).startsWith(owned))) return [`${item}/**`];
  const [owner = '', ...rest] = item.split('/');
  const isOwner = rest.length > 0 && !isPattern(owner);
  const meant = projectsMeant(item, names).map((name) => {
    const [known = ''] = name.split('/');
    return isOwner && nameKey(known) !== nameKey(owner) ? [known, ...rest].join('/') : name;
  });
  return meant.length > 0 ? [...new Set(meant)].slice(0, MAX_NEAR) : nearestNames(item, names);
}

const MIN_LETTERS = 5;

/** The projects that a pattern probably means although it matches none. Empty for a plain name. */
export function projectsMeant(pattern: string, names: readonly string[]): string[] {
  if (!isPattern(pattern)) return [];
  // The owner, or the projects of an owner, may be missing.
  const completed = pattern.includes('/') ? [] : [`*/${pattern}`, `${pattern}/**`].map(patternMatcher);
  const complete = names.filter((name) => completed.some((matches) => matches(name)));
  return complete.length > 0 ? complete : misspeltProjects(pattern, names);
}

/**
 * The projects whose beginning is one edit, or two swapped letters, away from what a pattern has before its first
 * wildcard. The edit lies in a segment of at least five letters, or in an owner that no project has. A name that only
 * ends earlier (`acme/shops` for `acme/shops-*`) does not count.
 */
function misspeltProjects(pattern: string, names: readonly string[]): string[] {
  const [start = ''] = nameKey(pattern).split(/[*?]/, 1);
  const segments = start.split('/');
  const owner = segments.length === 1 ? start : `${segments[0]}/`;
  const hasOwner = names.some((name) => nameKey(name).startsWith(owner));
  return names.filter((name) => {
    const key = nameKey(name);
    let at = 0;
    while (at < start.length && start[at] === key[at]) at += 1;
    if (at === start.length || !startsAfterEdit(key, start, at)) return false;
    const index = start.slice(0, at).split('/').length - 1;
    const endsEarlier = index === segments.length - 1 && [undefined, '/'].includes(key[at]);
    const letters = segments[index]?.match(/\p{L}/gu)?.length ?? 0;
    return !endsEarlier && (letters >= MIN_LETTERS || (index === 0 && !hasOwner));
  });
}

/** Whether `start` begins a name after one edit at the first difference: a changed, missing or extra letter, or a swap. */
function startsAfterEdit(name: string, start: string, at: number): boolean {
  const restMatches = (skipped: number, added: number) =>
    name.startsWith(start.slice(at + skipped), at + added);
  const isSwapped = start[at] === name[at + 1] && start[at + 1] === name[at];
  return restMatches(1, 1) || restMatches(1, 0) || restMatches(0, 1) || (isSwapped && restMatches(2, 2));
}

/** A project's name without its organization, and a rule's as summaries show it: `a.b.use-of-md5` is `use-of-md5`. */
function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf(name.includes('/') ? '/' : '.') + 1);
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

/** More unmatched items than this probably belong to another deployment; comparing thousands would take minutes. */
export const MAX_MISSPELT = 20;

/** Says that an item of a list matches nothing known. */
export type UnmatchedNotice = Extract<Notice, { kind: 'pattern-unmatched' | 'exclusion-unmatched' }> & {
  near: string[];
};

/** A notice of each item of a list, none of which matches anything in `known`, with similar names. */
export function unmatchedNotices(
  input: string,
  { names = [], patterns = [], except = [] }: Partial<NameList>,
  known: readonly string[],
  near = nearestNames,
): UnmatchedNotice[] {
  const noticesOf = (kind: UnmatchedNotice['kind'], items: readonly string[]) =>
    items.map((pattern, index) => {
      return { kind, input, pattern, near: index < MAX_MISSPELT ? near(pattern, known) : [] };
    });
  return [
    ...noticesOf('pattern-unmatched', [...names, ...patterns]),
    ...noticesOf('exclusion-unmatched', except),
  ];
}
