import type { FilterValue, FilterValues } from '../model/findings.ts';
import { nameKey } from '../model/names.ts';
import { PRIMARY_REF, shortRef } from '../model/refs.ts';
import { isPattern, mapTexts, type NameList, nameListOf } from '../model/selection.ts';
import { type UnmatchedItem, unmatchedItems } from '../model/unmatched.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { findingFilter } from './conditions.ts';
import { canonicalOf, type FindingFilter, filterTexts } from './filter.ts';

/** The names in `repos`; undefined if it is not a list, or has patterns or exclusions. */
export function plainNames(repos: unknown): readonly string[] | undefined {
  if (!Array.isArray(repos)) return undefined;
  const { names } = nameListOf(repos);
  return names.length === repos.length ? names : undefined;
}

export type ItemFilter = Extract<FindingFilter, { item: unknown }>;

/** The filters of a query whose items may match nothing, with their items. */
export function itemFilters(filters: FilterValues): { filter: ItemFilter; list: NameList }[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const filter = findingFilter(name);
    if (!('item' in filter) || value === PRIMARY_REF) return [];
    const takesExclusions = filter.patterns || filter.kind === 'ids';
    const texts = [value].flat().map(String);
    return [
      { filter, list: takesExclusions ? nameListOf(texts) : { names: texts, patterns: [], except: [] } },
    ];
  });
}

/** The spelling in which the items of a filter are held against what is known. */
export function spellingOf(filter: FindingFilter): (text: string) => string {
  return filter.kind === 'ref' ? shortRef : canonicalOf(filter);
}

/** The values that rows have for a filter, and those of its own list. */
export function knownTexts(filter: FindingFilter, rows: readonly Finding[]): string[] {
  const texts = rows.flatMap((row) =>
    filter.kind === 'ref' ? (row.ref === undefined ? [] : shortRef(row.ref)) : filterTexts(filter, row),
  );
  return [...new Set([...(filter.values ?? []), ...texts])];
}

/** The items of a filter that match nothing, and the known spelling of those that have another one, or a former name. */
export interface CheckedItems {
  unmatched: UnmatchedItem[];
  spelled: ReadonlyMap<string, string>;
}

/**
 * Holds the items of a filter against what is known.
 *
 * @param former the present names of projects by former ones
 */
export function checkItems(
  filter: ItemFilter,
  list: NameList,
  known: readonly string[],
  former: ReadonlyMap<string, string> = new Map(),
): CheckedItems {
  const spelling = spellingOf(filter);
  const spelled = new Map(former);
  const texts = new Set(known);
  const byKey = new Map(known.map((text) => [nameKey(text), text]));
  const items = [...list.names, ...list.patterns, ...list.except];
  for (const item of items.filter((name) => !isPattern(name) && !texts.has(spelling(name)))) {
    const text = byKey.get(nameKey(spelling(item)));
    const [rule, ...others] = filter.name === 'rules' && text === undefined ? rulesNamed(item, known) : [];
    if (text !== undefined) spelled.set(item, text);
    // Comments and summaries show the last segment of a rule's name.
    else if (rule !== undefined && others.length === 0) spelled.set(item, rule);
  }
  const written = new Map(items.map((item) => [spelling(item), item]));
  const form = 'form' in filter ? filter.form : undefined;
  const isSpelled = (item: string) => spelled.has(written.get(item) ?? item);
  const unmatched = unmatchedItems(mapTexts(list, spelling), filter.item, known, form, isSpelled);
  return {
    spelled,
    unmatched: unmatched.map((one) => ({ ...one, item: written.get(one.item) ?? one.item })),
  };
}

function rulesNamed(item: string, known: readonly string[]): string[] {
  const end = `.${nameKey(item)}`;
  return item.includes('.') ? [] : known.filter((name) => nameKey(name).endsWith(end));
}

/** The value of a filter with the known spellings of its items. */
export function respelled(value: FilterValue, spelled: CheckedItems['spelled']): FilterValue {
  const change = (item: string) => {
    const [, sign = '', name = ''] = /^(!?\s*)(.*)$/s.exec(item) ?? [];
    return sign + (spelled.get(name) ?? name);
  };
  if (typeof value === 'string') return spelled.get(value) ?? value;
  return Array.isArray(value) ? [...new Set(value.map(change))] : value;
}
