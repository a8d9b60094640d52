import { FINDING_TESTS, type FindingPredicate, type FindingTest } from '../../findings/conditions.ts';
import type { TriageFilter } from '../../model/filter.ts';
import { TRIAGE_FILTERS } from '../../model/filters.ts';
import type { GateRequest } from '../../model/request.ts';
import { nameListOf } from '../../model/selection.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** What each filter of a gate looks at, by its wire name. */
const FIELDS = {
  categories: ({ categories }) => categories?.join(''),
  component_tags: ({ component_tag }) => component_tag,
  exposures: ({ reachability }) => reachability,
  rules: ({ rule }) => rule,
  transitivities: ({ dependency }) => dependency?.transitivity,
  validation_state: ({ validation_state }) => validation_state,
} satisfies Record<string, (finding: Finding) => string | undefined>;

const FILTERS: readonly TriageFilter[] = TRIAGE_FILTERS;

/**
 * Whether a finding matches the filters of a gate. A filter of other products leaves it alone, and a field that it
 * lacks does not excuse it.
 */
export function gateFilter({ filters, paths }: Pick<GateRequest, 'filters' | 'paths'>): FindingPredicate {
  const tests = Object.entries(FIELDS).flatMap(([name, field]): FindingPredicate[] => {
    const filter = FILTERS.find(({ wire }) => wire === name);
    const value = filters[name];
    if (filter === undefined || value === undefined) return [];
    const list = filter.patterns && Array.isArray(value) ? nameListOf(value) : value;
    const test = (FINDING_TESTS as Record<string, FindingTest | undefined>)[name]?.(list, NO_PROJECTS);
    return [
      (finding) => filter.listed[finding.kind] === undefined || !field(finding) || test?.(finding) === true,
    ];
  });
  const isInPaths = paths === undefined ? undefined : FINDING_TESTS.paths(paths);
  return (finding) =>
    tests.every((test) => test(finding)) && (!finding.path || isInPaths === undefined || isInPaths(finding));
}

/** None of them asks for a project's tags. */
const NO_PROJECTS = { projectTags: () => undefined };
