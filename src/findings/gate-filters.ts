import { type FilterValues, filterInput } from '../model/findings.ts';
import { MAX_ITEMS, nearestNames } from '../model/nearest.ts';
import type { Notice } from '../model/notice.ts';
import { nameListOf, nameMatcher } from '../model/selection.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { filterTest, findingFilter, lacksField } from './conditions.ts';
import type { FindingPredicate } from './filter.ts';
import { FINDING_FILTERS } from './filters.ts';

/** A filter of these that is misspelt would hide every finding of the product. */
const APPLIED_IF_KNOWN = ['rules', 'categories'];

/**
 * The filters that apply: one by rule or category that selects nothing known, and is near a known name, does not.
 *
 * @param rows all that were listed
 */
export function applicableFilters(
  filters: FilterValues,
  rows: readonly Finding[],
): { filters: FilterValues; notices: readonly Notice[] } {
  const applied = { ...filters };
  const notices: Notice[] = [];
  for (const [name, value] of Object.entries(rows.length === 0 ? {} : filters)) {
    const { kind, of, patterns } = findingFilter(name);
    if (kind !== 'names' || !Array.isArray(value) || of === undefined) continue;
    const input = filterInput({ name });
    const known = [...new Set(rows.flatMap((row) => of(row)))].filter((text) => typeof text === 'string');
    const list = patterns ? nameListOf(value) : { names: value, patterns: [], except: [] };
    const matcher = nameMatcher(list);
    matcher.matchesAny(known);
    const { except, ...missed } = matcher.unmatched();
    const selecting = [...missed.names, ...missed.patterns].slice(0, MAX_ITEMS);
    const nearOf = (pattern: string) =>
      name === 'paths' ? insideOf(pattern, known) : nearestNames(pattern, known);
    const unmatched = selecting.map((pattern) => ({ input, pattern, near: nearOf(pattern) }));
    const isMisspelt =
      APPLIED_IF_KNOWN.includes(name) &&
      missed.names.length + missed.patterns.length === list.names.length + list.patterns.length &&
      unmatched.some(({ near }) => near.length > 0);
    if (isMisspelt) delete applied[name];
    const kindOf = isMisspelt ? 'filter-not-applied' : 'pattern-unmatched';
    notices.push(...unmatched.map((one): Notice => ({ kind: kindOf, ...one })));
    notices.push(
      ...except.slice(0, MAX_ITEMS).map(
        (pattern): Notice => ({
          kind: 'exclusion-unmatched',
          input,
          pattern,
          near: nearOf(pattern),
          isNote: true,
        }),
      ),
    );
  }
  return { filters: applied, notices };
}

/** A file of a folder that was given like a file: there are too many paths to compare them all. */
function insideOf(folder: string, paths: readonly string[]): string[] {
  return paths.filter((path) => path.startsWith(`${folder}/`)).slice(0, 1);
}

/** Filters that a malicious dependency does not need to match. */
const NOT_FOR_MALICIOUS = ['exposures', 'transitivities', 'epss_above', 'fix_available'];

/** A filter of some products leaves findings of the others alone. */
export function gateFilter(filters: FilterValues): FindingPredicate {
  const tests = FINDING_FILTERS.flatMap(({ name, inGate, listed }): FindingPredicate[] => {
    const value = filters[name];
    if (!inGate || value === undefined) return [];
    const matches = filterTest(name, value);
    const isSpared = ({ malicious }: Finding) => malicious === true && NOT_FOR_MALICIOUS.includes(name);
    return [
      (row) => listed[row.kind] === undefined || isSpared(row) || lacksField(name, row) || matches(row),
    ];
  });
  return (finding) => tests.every((test) => test(finding));
}
