import type { FindingFilter } from '../../findings/filter.ts';
import { FINDING_FILTERS } from '../../findings/filters.ts';
import type { Context } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { nearestNames, noteUnmatched } from '../../model/nearest.ts';
import type { Notice } from '../../model/notice.ts';
import { isPattern, type NameList, nameMatcher, patternMatcher } from '../../model/selection.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { FindingRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';

/** The names that an unknown name or pattern may be a misspelling of; none of a known one. */
export type NearOf = (item: string) => readonly string[];

/** More of them are not misspelt, and would take minutes. */
const MAX_ITEMS = 20;

/** What is near of these names. Of a file of thousands of rules, the first unknown items are compared with them. */
export function nearIn(names: Iterable<string>, near = nearestNames): NearOf {
  const known = [...new Set(names)];
  const keys = new Set(known.map(nameKey));
  const compared = new Map<string, readonly string[]>();
  return (item) => {
    if (isPattern(item) ? known.some(patternMatcher(item)) : keys.has(nameKey(item))) return [];
    if (!compared.has(item) && compared.size < MAX_ITEMS) compared.set(item, near(item, known));
    return compared.get(item) ?? [];
  };
}

/** Another number is another name, such as `tier:3` beside `tier:2`, unless its digits changed places. */
export function nearButNumbered(item: string, known: readonly string[]): string[] {
  const letters = (text: string) => text.toLowerCase().replaceAll(/\d/g, '');
  const sorted = (text: string) => [...text.toLowerCase()].sort().join('');
  return nearestNames(item, known).filter(
    (name) => letters(name) !== letters(item) || sorted(name) === sorted(item),
  );
}

/** An item in a condition of a rule that nothing matches, but that is near of what is known. */
export interface Typo {
  kind: 'pattern-unmatched' | 'exclusion-unmatched';
  input: string;
  rule: string;
  pattern: string;
  near: string[];
}

/** Items that nothing is near of may look ahead to what comes later. */
export function typosIn(sets: readonly ConditionSet[], key: string, rule: string, nearOf: NearOf): Typo[] {
  return sets.flatMap((set) => {
    const { names = [], patterns = [], except = [] } = Object(set[key]) as Partial<NameList>;
    const typosOf = (kind: Typo['kind'], items: readonly string[]) =>
      items
        .map((pattern) => ({ kind, input: key, rule, pattern, near: [...nearOf(pattern)] }))
        .filter(({ near }) => near.length > 0);
    return [
      ...typosOf('pattern-unmatched', [...names, ...patterns]),
      ...typosOf('exclusion-unmatched', except),
    ];
  });
}

/**
 * Notes names and patterns in rules for findings that name nothing known, with the nearest names; of conditions that
 * look at the findings alone, only where a name is near.
 *
 * @param known whatever the scope, by the conditions that look at it
 */
export function noteUnknownNames(
  { notices }: Pick<Context, 'notices'>,
  rules: readonly FindingRule[],
  known: Readonly<Record<string, readonly string[]>>,
  findings: readonly Finding[],
): void {
  const lookups = new Map<string, NearOf>();
  const nearOf = (type: string, key: string, filter: FindingFilter): NearOf => {
    const of = lookups.get(`${type} ${key}`) ?? nearAmong(findings, type, filter);
    lookups.set(`${type} ${key}`, of);
    return of;
  };
  for (const { name, type, when, except } of rules) {
    const sets = [when, ...except];
    for (const filter of FINDING_FILTERS) {
      const key = filter.rule?.name;
      if (key === undefined || sets.every((set) => set[key] === undefined)) continue;
      const names = known[key];
      if (names !== undefined) noteAllUnmatched(notices, sets, key, name, names);
      else if (filter.kind === 'names' || filter.kind === 'ref')
        notices.push(...typosIn(sets, key, name, nearOf(type, key, filter)));
    }
  }
}

function noteAllUnmatched(
  notices: Notice[],
  sets: readonly ConditionSet[],
  key: string,
  rule: string,
  known: readonly string[],
): void {
  for (const set of sets) {
    if (set[key] === undefined) continue;
    const matcher = nameMatcher(set[key] as NameList);
    known.forEach(matcher.matches);
    noteUnmatched({ notices }, key, matcher.unmatched(), known, rule);
  }
}

/** By the values that findings of a type have. */
function nearAmong(
  findings: readonly Finding[],
  type: string,
  { of, rule, canonical = (text) => text }: FindingFilter,
): NearOf {
  const values = findings.flatMap((row) => (row.kind === type ? [of?.(row)].flat() : []));
  // The platform writes the title of a weakness behind its number.
  const texts = values.flatMap((value) => (typeof value === 'string' ? value.split(': ', 1) : []));
  const near = nearIn(texts.map(canonical), rule?.spelled === 'path' ? foldersCalled : nearButNumbered);
  const isPlain = rule?.spelled === 'path' || rule?.spelled === 'cwe';
  return (item) => (isPlain && isPattern(item) ? [] : near(canonical(item)));
}

/** A path without a pattern is that of a file: the folder is meant, where there is one. */
function foldersCalled(item: string, paths: readonly string[]): string[] {
  const folder = `${nameKey(item)}/`;
  const keys = paths.map(nameKey);
  if (keys.some((path) => path.startsWith(folder))) return [`${item}/**`];
  return keys.some((path) => path.includes(`/${folder}`)) ? [`**/${item}/**`] : [];
}
