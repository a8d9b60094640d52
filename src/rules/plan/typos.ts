import type { FindingFilter } from '../../findings/filter.ts';
import { FINDING_FILTERS } from '../../findings/filters.ts';
import { nameKey } from '../../model/names.ts';
import { MAX_ITEMS, nearestNames } from '../../model/nearest.ts';
import type { Notice } from '../../model/notice.ts';
import { isPattern, type NameList, patternMatcher } from '../../model/selection.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { FindingRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';

/** An item in a condition of a rule that nothing matches. */
export type Typo = Extract<Notice, { kind: 'pattern-unmatched' | 'exclusion-unmatched' }>;

/** The names that an item may be a misspelling of; undefined of one about which nothing need be said. */
type NearOf = (item: string) => string[] | undefined;

/** @param isClosed whether nothing else can come later, so that an unknown item is wrong without a near name, too */
export function nearIn(names: Iterable<string>, near = nearestNames, isClosed = false): NearOf {
  const known = [...new Set(names)];
  const keys = new Set(known.map(nameKey));
  const compared = new Map<string, string[]>();
  return (item) => {
    if (isPattern(item) ? known.some(patternMatcher(item)) : keys.has(nameKey(item))) return undefined;
    if (!compared.has(item) && compared.size < MAX_ITEMS) compared.set(item, near(item, known));
    const found = compared.get(item) ?? [];
    return found.length > 0 || isClosed ? found : undefined;
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

/** The items of a condition in the sets of a rule that are worth a notice. */
export function typosIn(sets: readonly ConditionSet[], input: string, rule: string, nearOf: NearOf): Typo[] {
  const typosOf = (kind: Typo['kind'], items: readonly string[] = []) =>
    items.flatMap((pattern): Typo[] => {
      const near = nearOf(pattern);
      return near === undefined ? [] : [{ kind, input, rule, pattern, near }];
    });
  return sets.flatMap((set) => {
    const { names = [], patterns = [], except } = Object(set[input]) as Partial<NameList>;
    return [
      ...typosOf('pattern-unmatched', [...names, ...patterns]),
      ...typosOf('exclusion-unmatched', except),
    ];
  });
}

/**
 * Names and patterns in rules for findings that name nothing known, with the nearest names; of conditions that look at
 * the findings alone, only where a name is near.
 *
 * @param known whatever the scope, by the conditions that look at it
 */
export function findingTypos(
  rules: readonly FindingRule[],
  known: Readonly<Record<string, readonly string[]>>,
  findings: readonly Finding[],
): Typo[] {
  return [...Map.groupBy(rules, ({ type }) => type)].flatMap(([type, ofType]) =>
    FINDING_FILTERS.flatMap((filter) => {
      const key = filter.rule?.name ?? '';
      const setsOf = ({ when, except }: FindingRule) => [when, ...except].filter((set) => key in set);
      const isTexts = filter.kind === 'names' || filter.kind === 'ref';
      if (!isTexts || ofType.flatMap(setsOf).length === 0) return [];
      const names = known[key];
      const nearOf = names ? nearIn(names, nearestNames, true) : nearAmong(findings, type, filter);
      return ofType.flatMap((rule) => typosIn(setsOf(rule), key, rule.name, nearOf));
    }),
  );
}

/** By the values that findings of a type have. */
function nearAmong(
  findings: readonly Finding[],
  type: string,
  { of, rule, canonical = (text) => text }: FindingFilter,
): NearOf {
  const values = findings.flatMap((row) => (row.kind === type ? [of?.(row)].flat() : []));
  const texts = values.filter((value) => typeof value === 'string');
  const near = nearIn(texts.map(canonical), rule?.spelled === 'path' ? foldersCalled : nearButNumbered);
  return (item) => (rule?.spelled === 'path' && isPattern(item) ? undefined : near(canonical(item)));
}

/** A path without a pattern is that of a file: the folder is meant, where there is one. */
function foldersCalled(item: string, paths: readonly string[]): string[] {
  const folder = `${nameKey(item)}/`;
  const keys = paths.map(nameKey);
  if (keys.some((path) => path.startsWith(folder))) return [`${item}/**`];
  return keys.some((path) => path.includes(`/${folder}`)) ? [`**/${item}/**`] : [];
}
