import { isPattern, type NameList } from '../../model/selection.ts';
import { markSelectingNothing, type Role, type UnmatchedItem } from '../../model/unmatched.ts';
import type { ConditionSet } from '../file/values.ts';

interface ConditionedRule {
  name: string;
  when: ConditionSet;
  except: readonly ConditionSet[];
}

/** A condition of a rule that is a list of names, patterns and exclusions. */
export interface ListCondition {
  rule: string;
  input: string;
  set: ConditionSet;
  list: NameList;
  /** Whether it stands in `when`: what it selects in `except` is spared. */
  selects: boolean;
}

/** The conditions with a key. */
export function listConditions(rules: readonly ConditionedRule[], key: string): ListCondition[] {
  return rules.flatMap(({ name: rule, when, except }) =>
    [when, ...except].flatMap((set) =>
      key in set ? [{ rule, input: key, set, list: set[key] as NameList, selects: set === when }] : [],
    ),
  );
}

/** The items of conditions, each once, because an exported file has thousands of rules; a leading `!` is left out. */
export function itemsOfConditions(conditions: readonly ListCondition[]): NameList {
  const items = new Set(conditions.flatMap(({ list }) => [...list.names, ...list.patterns, ...list.except]));
  const names = [...items].filter((item) => !isPattern(item));
  return { names, patterns: [...items].filter(isPattern), except: [] };
}

/** Places items that match nothing in the conditions that have them. */
export function placeItems(
  conditions: readonly ListCondition[],
  unmatched: readonly UnmatchedItem[],
): UnmatchedItem[] {
  const byItem = new Map(unmatched.map((item) => [item.item, item]));
  if (byItem.size === 0) return [];
  return conditions.flatMap(({ rule, input, list, selects }) => {
    const inRole = (texts: readonly string[], role: Role): UnmatchedItem[] =>
      texts.flatMap((text) => {
        const item = byItem.get(text);
        return item === undefined ? [] : [{ ...item, role, input, rule }];
      });
    const [wanted, spared] = selects
      ? (['selects', 'excludes'] as const)
      : (['excludes', 'selects'] as const);
    const placed = [...inRole([...list.names, ...list.patterns], wanted), ...inRole(list.except, spared)];
    return markSelectingNothing(placed, selects ? list.names.length + list.patterns.length : 0);
  });
}
