import type { FindingProject } from '../../findings/filter.ts';
import type { Listing } from '../../findings/list.ts';
import type { Context } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { type UnmatchedNotice, unmatchedNotices } from '../../model/nearest.ts';
import { itemsOf, type NameList, nameListOf, unmatchedIn } from '../../model/selection.ts';
import type { Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { FindingRule } from '../file/schema.ts';

/** Unknown names in rules for findings, near known ones or not. @param inScope the projects once the plan is applied */
export async function findingTypos(
  context: Context,
  rules: readonly FindingRule[],
  { findings, endedAtMs }: Listing,
  inScope: readonly FindingProject[],
  all: readonly Project[],
): Promise<UnmatchedNotice[]> {
  const isCut = (type: Product) =>
    context.notices.some((notice) => notice.kind === 'list-cut' && notice.subject === type);
  // Only a whole list shows that no finding is of a rule.
  const comparable = rules.filter(({ type }) => endedAtMs.has(type) && !isCut(type));
  const tags = [...all, ...inScope].flatMap((project) => project.tags);
  const undecidedTags = inScope.flatMap((project) => project.undecidedTags ?? []);
  return [
    ...unmatchedItems(rules, 'project-tag', [...tags, ...undecidedTags]),
    ...unmatchedItems(
      comparable,
      'rule',
      findings.flatMap(({ rule }) => rule ?? []),
    ),
  ];
}

/** Items of one condition that match no known name. */
function unmatchedItems(
  rules: readonly FindingRule[],
  key: 'project-tag' | 'rule',
  names: readonly string[],
): UnmatchedNotice[] {
  const placed = rules.flatMap(({ name, when, except }) => {
    const items = [when, ...except].flatMap((set) => (key in set ? itemsOf(set[key] as NameList) : []));
    return items.map((item) => ({ rule: name, item }));
  });
  const known = [...new Set(names)];
  // Compared together, because an exported file has thousands of rules.
  const unmatched = unmatchedIn(nameListOf([...new Set(placed.map(({ item }) => item))]), known);
  const notices = unmatchedNotices(key, unmatched, known);
  const byItem = Map.groupBy(notices, ({ kind, pattern }) =>
    nameKey(kind === 'exclusion-unmatched' ? `!${pattern}` : pattern),
  );
  return placed.flatMap(({ rule, item }) => {
    const found = byItem.get(nameKey(item)) ?? [];
    const pattern = item.replace(/^!/, '');
    return found.map(({ kind, input, near }) => ({ kind, input, rule, pattern, near }));
  });
}
