import type { FilterValue, FilterValues } from '../model/findings.ts';
import type { Notice } from '../model/notice.ts';
import { reportItems } from '../model/unmatched.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { filterTest } from './conditions.ts';
import { FINDING_FILTERS } from './filters.ts';
import { checkItems, itemFilters, knownTexts, respelled } from './items.ts';

/**
 * The filters with the platform's spelling of their items. A filter with an item that is mistaken would hide a whole
 * product, so it is left out; of exclusions only the item is.
 */
export function applicableFilters(
  filters: FilterValues,
  rows: readonly Finding[],
): { filters: FilterValues; notices: readonly Notice[] } {
  const applied: Record<string, FilterValue> = { ...filters };
  const notices: Notice[] = [];
  for (const { filter, list } of itemFilters(filters)) {
    const { name, decidedBy } = filter;
    const decided = rows.filter(({ kind }) => decidedBy[kind] !== undefined);
    const texts = knownTexts(filter, decided);
    const matches = filterTest(name, applied[name] ?? []);
    // Without a row that the filter decides, nothing is known of its items.
    if (texts.length === 0 && decided.every((row) => matches(row) === undefined)) continue;
    const checked = checkItems(filter, list, { texts });
    if (reportItems(notices, checked.unmatched, 'gate', 'sast').length > 0) delete applied[name];
    else applied[name] = respelled(applied[name] ?? [], checked);
  }
  return { filters: applied, notices };
}

/** Returns a test of findings to judge. Those pass that a filter cannot decide, by product or for a missing value. */
export function gateFilter(filters: FilterValues): (finding: Finding) => boolean {
  const tests = FINDING_FILTERS.flatMap((filter) => {
    const value = filters[filter.name];
    if (!filter.inGate || value === undefined) return [];
    const matches = filterTest(filter.name, value);
    return [
      (row: Finding) =>
        filter.decidedBy[row.kind] === undefined ||
        (filter.keepsMalicious && row.malicious === true) ||
        matches(row) !== false,
    ];
  });
  return (finding) => tests.every((test) => test(finding));
}
