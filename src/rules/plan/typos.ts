import type { Context } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { MAX_MISSPELT, nearestNames, type UnmatchedNotice, unmatchedNotices } from '../../model/nearest.ts';
import { isPattern, type NameList, patternMatcher } from '../../model/selection.ts';
import { unknownProjects } from '../../projects/select.ts';
import type { FindingRule, ProjectRule } from '../file/schema.ts';

/** Unknown names in rules for projects that resemble known ones. Archived projects, which the list lacks, are known. */
export async function projectTypos(
  context: Context,
  slug: string,
  rules: readonly ProjectRule[],
  names: readonly string[],
): Promise<UnmatchedNotice[]> {
  const typos = unmatchedItems(rules, 'name', names).filter(({ near }) => near.length > 0);
  const unknown = await unknownProjects(context, slug, new Set(typos.map(({ pattern }) => pattern)));
  return typos.filter(({ pattern }) => unknown.includes(pattern));
}

/** Unknown names in rules for findings, near known ones or not. @param known lists the known names by condition */
export function unmatchedInFindingRules(
  rules: readonly FindingRule[],
  known: Readonly<Record<'repo' | 'project-tag' | 'rule', () => Iterable<string>>>,
): UnmatchedNotice[] {
  return Object.entries(known).flatMap(([key, names]) =>
    rules.some((rule) => setsWith(rule, key).length > 0) ? unmatchedItems(rules, key, names()) : [],
  );
}

/** Items of one condition that match no known name. Only the first few get similar names, because that takes long. */
function unmatchedItems(
  rules: readonly (ProjectRule | FindingRule)[],
  key: string,
  names: Iterable<string>,
): UnmatchedNotice[] {
  const known = [...new Set(names)];
  const keys = new Set(known.map(nameKey));
  const isKnown = (item: string) =>
    isPattern(item) ? known.some(patternMatcher(item)) : keys.has(nameKey(item));
  const compared = new Map<string, string[]>();
  const nearOf = (item: string) => {
    if (!compared.has(item) && compared.size < MAX_MISSPELT) compared.set(item, nearestNames(item, known));
    return compared.get(item) ?? [];
  };
  const unknownAmong = (items: readonly string[]) => items.filter((item) => !isKnown(item));
  return rules.flatMap((rule) =>
    setsWith(rule, key).flatMap((set) => {
      const { names: plain, patterns, except } = set[key] as NameList;
      const unmatched = { names: unknownAmong([...plain, ...patterns]), except: unknownAmong(except) };
      const notices = unmatchedNotices(key, unmatched, known, nearOf);
      return notices.map(({ kind, input, ...rest }) => ({ kind, input, rule: rule.name, ...rest }));
    }),
  );
}

function setsWith({ when, except }: ProjectRule | FindingRule, key: string) {
  return [when, ...except].filter((set) => key in set);
}
