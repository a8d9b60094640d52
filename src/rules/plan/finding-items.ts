import type { FindingProject } from '../../findings/filter.ts';
import { FINDING_FILTERS } from '../../findings/filters.ts';
import { checkItems, type ItemFilter, knownTexts, spellingOf } from '../../findings/known.ts';
import type { Listing } from '../../findings/list.ts';
import type { Notice } from '../../model/notice.ts';
import { PRIMARY_REF } from '../../model/refs.ts';
import { isPattern, mapTexts, type NameList } from '../../model/selection.ts';
import { type PlacedItem, placedItems, reportItems, type UnmatchedItem } from '../../model/unmatched.ts';
import type { Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { FindingRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';

/** The conditions whose items may match nothing. The rules file has no unknown words, and names are looked up apart. */
const CONDITIONS = FINDING_FILTERS.flatMap((filter) => {
  if (!('item' in filter) || filter.item === 'word' || filter.item === 'name') return [];
  return filter.condition === undefined ? [] : [{ filter, key: filter.condition.name }];
});

interface Place {
  rule: FindingRule;
  set: ConditionSet;
  key: string;
}

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
  const knownFor = (filter: ItemFilter, type: Product): readonly string[] => {
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
  const unmatched: PlacedItem[] = [];
  for (const [type, rulesOfType] of Map.groupBy(rules, (rule) => rule.type)) {
    for (const { filter, key } of CONDITIONS) {
      // Without a list, no finding is known.
      if (filter.item === 'value' && !endedAtMs.has(type)) continue;
      const places = rulesOfType.flatMap((rule) =>
        [rule.when, ...rule.except].flatMap((set) => (key in set ? [{ rule, set, key }] : [])),
      );
      if (places.length === 0) continue;
      const items = new Set(places.flatMap(itemsAt));
      const list = {
        names: [...items].filter((item) => !isPattern(item)),
        patterns: [...items].filter(isPattern),
      };
      const checked = checkItems(filter, { ...list, except: [] }, knownFor(filter, type));
      const byItem = new Map(checked.unmatched.map((item) => [item.item, item]));
      for (const place of places) {
        const present = mapTexts(listAt(place), (item) => checked.spelled.get(item) ?? item);
        spelled.set(place.set, { ...spelled.get(place.set), [key]: present });
        // The rest of a list that was cut may have it.
        unmatched.push(
          ...placed(place, byItem).filter(({ verdict }) => verdict !== 'absent' || !isCut(type)),
        );
      }
    }
  }
  reportItems(notices, unmatched, 'rules', 'rules');
  const present = (set: ConditionSet): ConditionSet => ({ ...set, ...spelled.get(set) });
  return rules.map((rule) => ({ ...rule, when: present(rule.when), except: rule.except.map(present) }));
}

function undecidedTagsOf(project: Project | FindingProject): readonly string[] {
  return 'undecidedTags' in project ? (project.undecidedTags ?? []) : [];
}

function listAt({ set, key }: Place): NameList {
  return set[key] as NameList;
}

function itemsAt(place: Place): string[] {
  const { names, patterns, except } = listAt(place);
  return [...names, ...patterns, ...except].filter((item) => item !== PRIMARY_REF);
}

/** The items of a condition that match nothing. What `except` selects is spared. */
function placed(place: Place, byItem: ReadonlyMap<string, UnmatchedItem>): PlacedItem[] {
  const { names, patterns, except } = listAt(place);
  const isWhen = place.set === place.rule.when;
  const [role, otherRole] = isWhen ? (['selects', 'excludes'] as const) : (['excludes', 'selects'] as const);
  const found = [
    ...[...names, ...patterns].flatMap((item) => ({ ...byItem.get(item), role })),
    ...except.flatMap((item) => ({ ...byItem.get(item), role: otherRole })),
  ].filter((item): item is UnmatchedItem => 'item' in item);
  const selecting = isWhen ? names.length + patterns.length : 0;
  return placedItems(found, { input: place.key, rule: place.rule.name }, selecting);
}
