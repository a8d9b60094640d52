import type { FindingFilter, FindingProject } from '../../findings/filter.ts';
import { FINDING_FILTERS } from '../../findings/filters.ts';
import { checkItems, hasItems, knownTexts, spellingOf } from '../../findings/items.ts';
import type { Listing } from '../../findings/list.ts';
import type { Notice } from '../../model/notice.ts';
import { PRIMARY_REF } from '../../model/refs.ts';
import { mapTexts, type NameList } from '../../model/selection.ts';
import { reportItems, type UnmatchedItem } from '../../model/unmatched.ts';
import type { Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { FindingRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';
import { itemsOfConditions, listConditions, placeItems } from './conditions.ts';

/** The conditions whose items may match nothing. The rules file has no unknown words, and names are looked up apart. */
const CONDITIONS = FINDING_FILTERS.flatMap((filter) => {
  if (!hasItems(filter) || filter.item === 'word' || filter.item === 'name') return [];
  return filter.condition === undefined ? [] : [{ filter, key: filter.condition }];
});

/**
 * Holds the items of rules for findings against the findings that were listed, the tags and the branches.
 *
 * @param inScope the projects once the plan is applied
 * @param all the projects of the deployment
 * @returns the rules with the platform's spelling of their items
 * @throws StepError exclusions-unmatched
 */
export function checkFindingItems(
  notices: Notice[],
  rules: readonly FindingRule[],
  { findings, endedAtMs }: Listing,
  inScope: readonly FindingProject[],
  all: readonly Project[],
): FindingRule[] {
  const rowsByType = Map.groupBy(findings, ({ kind }) => kind);
  const knownFor = (filter: FindingFilter, type: Product): readonly string[] => {
    if (filter.name === 'project_tags')
      return [...all, ...inScope].flatMap((project) => [...project.tags, ...undecidedTagsOf(project)]);
    const texts = knownTexts(filter, rowsByType.get(type) ?? []);
    if (filter.kind !== 'ref') return texts;
    const branches = all.flatMap((project) => [project.primary_branch, project.default_branch]);
    return [...texts, ...branches.flatMap((name) => (name === undefined ? [] : spellingOf(filter)(name)))];
  };
  const isCut = (type: Product) =>
    notices.some((notice) => notice.kind === 'list-cut' && notice.subject === type);
  const spelled = new Map<ConditionSet, Record<string, NameList>>();
  const unmatched: UnmatchedItem[] = [];
  for (const [type, rulesOfType] of Map.groupBy(rules, (rule) => rule.type)) {
    for (const { filter, key } of CONDITIONS) {
      // Without a list, no finding is known.
      if (filter.item === 'value' && !endedAtMs.has(type)) continue;
      const conditions = listConditions(rulesOfType, key);
      if (conditions.length === 0) continue;
      const list = itemsOfConditions(conditions);
      const names = list.names.filter((item) => item !== PRIMARY_REF || filter.kind !== 'ref');
      const checked = checkItems(filter, { ...list, names }, { texts: knownFor(filter, type) });
      for (const { set, list: written } of conditions) {
        const present = mapTexts(written, (item) => checked.spelled.get(item) ?? item);
        spelled.set(set, { ...spelled.get(set), [key]: present });
      }
      // The rest of a list that was cut may have it.
      const isSure = ({ verdict }: UnmatchedItem) => verdict !== 'absent' || !isCut(type);
      unmatched.push(...placeItems(conditions, checked.unmatched.filter(isSure)));
    }
  }
  reportItems(notices, unmatched, 'rules', 'rules');
  const present = (set: ConditionSet): ConditionSet => ({ ...set, ...spelled.get(set) });
  return rules.map((rule) => ({ ...rule, when: present(rule.when), except: rule.except.map(present) }));
}

function undecidedTagsOf(project: Project | FindingProject): readonly string[] {
  return 'undecidedTags' in project ? (project.undecidedTags ?? []) : [];
}
