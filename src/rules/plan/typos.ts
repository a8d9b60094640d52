import type { Context } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { MAX_MISSPELT, nearestNames, type UnmatchedNotice, unmatchedNotices } from '../../model/nearest.ts';
import { isPattern, type NameList, patternMatcher } from '../../model/selection.ts';
import { presentNames } from '../../projects/select.ts';
import type { FindingRule, ProjectRule } from '../file/schema.ts';

/** Unknown names in rules for projects that resemble known ones. */
export async function projectTypos(
  context: Context,
  slug: string,
  rules: readonly ProjectRule[],
  names: readonly string[],
): Promise<UnmatchedNotice[]> {
  const typos = unmatchedItems(rules, 'name', names).filter(({ near }) => near.length > 0);
  return withoutArchived(context, slug, typos);
}

/** Unknown projects in rules for findings, near known ones or not. */
export async function unmatchedRepos(
  context: Context,
  slug: string,
  rules: readonly FindingRule[],
  names: readonly string[],
): Promise<UnmatchedNotice[]> {
  return withoutArchived(context, slug, unmatchedItems(rules, 'repo', names));
}

/** Leaves out notices about archived projects, which the platform knows but does not list. */
async function withoutArchived(
  context: Context,
  slug: string,
  notices: readonly UnmatchedNotice[],
): Promise<UnmatchedNotice[]> {
  const present = await presentNames(context, slug, new Set(notices.map(({ pattern }) => pattern)));
  return notices.filter(({ pattern }) => !present.has(pattern));
}

/** Items of one condition that match no known name. Only the first few get similar names, because that takes long. */
export function unmatchedItems(
  rules: readonly (ProjectRule | FindingRule)[],
  key: 'name' | 'repo' | 'project-tag' | 'rule',
  names: Iterable<string>,
): UnmatchedNotice[] {
  if (!rules.some((rule) => setsWith(rule, key).length > 0)) return [];
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
