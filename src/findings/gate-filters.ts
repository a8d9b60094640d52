import { type FilterValues, filterInput } from '../model/findings.ts';
import { unmatchedNotices } from '../model/nearest.ts';
import type { Notice } from '../model/notice.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { filterTest } from './conditions.ts';
import { FINDING_FILTERS } from './filters.ts';
import { filesInFolders, nameFilterMatches } from './known.ts';

/** Drops filters that match nothing and probably misspell a known name: each would hide a whole product. */
export function applicableFilters(
  filters: FilterValues,
  rows: readonly Finding[],
): { filters: FilterValues; notices: readonly Notice[] } {
  if (rows.length === 0) return { filters, notices: [] };
  const applied = { ...filters };
  const notices: Notice[] = [];
  for (const { name, filter, list, texts, unmatched, near } of nameFilterMatches(filters, rows)) {
    const known = name === 'paths' ? filesInFolders(unmatched.names, texts) : texts;
    const noted = unmatchedNotices(filterInput(filter), unmatched, known, near);
    const selectsNothing =
      unmatched.names.length + unmatched.patterns.length === list.names.length + list.patterns.length;
    const isMisspelt =
      filter.unknownName === 'gap-if-near' &&
      selectsNothing &&
      noted.some((notice) => notice.kind === 'pattern-unmatched' && notice.near.length > 0);
    if (isMisspelt) delete applied[name];
    for (const notice of noted) {
      if (notice.kind === 'exclusion-unmatched') notices.push({ ...notice, isNote: true });
      else notices.push({ ...notice, kind: isMisspelt ? 'filter-not-applied' : notice.kind });
    }
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
        filter.listed[row.kind] === undefined ||
        (filter.keepsMalicious && row.malicious === true) ||
        matches(row) !== false,
    ];
  });
  return (finding) => tests.every((test) => test(finding));
}
