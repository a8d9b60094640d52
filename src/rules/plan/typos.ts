import type { Context } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { MAX_ITEMS, nearestNames } from '../../model/nearest.ts';
import type { Notice } from '../../model/notice.ts';
import { isPattern, type NameList, patternMatcher } from '../../model/selection.ts';
import { unknownProjects } from '../../projects/select.ts';
import type { FindingRule, ProjectRule } from '../file/schema.ts';

/** An item in a condition of a rule that matches nothing known. */
export type Typo = Extract<Notice, { kind: 'pattern-unmatched' | 'exclusion-unmatched' }> & {
  near: string[];
};

/**
 * Names and tags in rules for projects that are near known ones; others may come later.
 *
 * @param tags those of projects, and those that rules give
 */
export async function projectTypos(
  context: Context,
  slug: string,
  rules: readonly ProjectRule[],
  names: readonly string[],
  tags: Iterable<string>,
): Promise<Typo[]> {
  const typos = [
    ...unmatchedItems(rules, 'name', names),
    ...unmatchedItems(rules, 'tag', tags, nearButNumbered),
  ].filter(({ near }) => near.length > 0);
  const named = new Set(typos.flatMap(({ input, pattern }) => (input === 'name' ? [pattern] : [])));
  const unknown = new Set(await unknownProjects(context, slug, named));
  return typos.filter(({ input, pattern }) => input === 'tag' || unknown.has(pattern));
}

/** Names in rules for findings that name nothing known; `known` gives the names for each condition that has any. */
export function findingTypos(
  rules: readonly FindingRule[],
  known: Readonly<Record<'repo' | 'project-tag' | 'rule', () => Iterable<string>>>,
): Typo[] {
  return Object.entries(known).flatMap(([key, names]) => {
    const concerned = rules.filter((rule) => setsWith(rule, key).length > 0);
    return concerned.length === 0 ? [] : unmatchedItems(concerned, key, names());
  });
}

/** Items of one condition that match none of the known names, with the nearest of these. */
function unmatchedItems(
  rules: readonly (ProjectRule | FindingRule)[],
  key: string,
  names: Iterable<string>,
  nearestTo = nearestNames,
): Typo[] {
  const known = [...new Set(names)];
  const keys = new Set(known.map(nameKey));
  const isKnown = (item: string) =>
    isPattern(item) ? known.some(patternMatcher(item)) : keys.has(nameKey(item));
  const compared = new Map<string, string[]>();
  const nearOf = (item: string) => {
    if (!compared.has(item) && compared.size < MAX_ITEMS) compared.set(item, nearestTo(item, known));
    return compared.get(item) ?? [];
  };
  return rules.flatMap((rule) => {
    const typosAmong = (kind: Typo['kind'], items: readonly string[]) =>
      items
        .filter((item) => !isKnown(item))
        .map((pattern): Typo => ({ kind, input: key, rule: rule.name, pattern, near: nearOf(pattern) }));
    return setsWith(rule, key).flatMap((set) => {
      const { names: plain, patterns, except } = set[key] as NameList;
      return [
        ...typosAmong('pattern-unmatched', [...plain, ...patterns]),
        ...typosAmong('exclusion-unmatched', except),
      ];
    });
  });
}

function setsWith({ when, except }: ProjectRule | FindingRule, key: string) {
  return [when, ...except].filter((set) => key in set);
}

/** Another number is another name, such as `tier:3` beside `tier:2`, unless its digits changed places. */
function nearButNumbered(item: string, known: readonly string[]): string[] {
  const letters = (text: string) => text.toLowerCase().replaceAll(/\d/g, '');
  const sorted = (text: string) => [...text.toLowerCase()].sort().join('');
  return nearestNames(item, known).filter(
    (name) => letters(name) !== letters(item) || sorted(name) === sorted(item),
  );
}
