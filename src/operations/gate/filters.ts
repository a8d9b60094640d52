import type { FindingPredicate } from '../../findings/filter.ts';
import { FINDING_FILTERS, filterTest } from '../../findings/filters.ts';
import type { GateRequest } from './inputs.ts';

/**
 * Whether a finding matches the filters of a gate. A filter of other products leaves it alone, and a field that it
 * lacks does not excuse it.
 */
export function gateFilter({ filters }: Pick<GateRequest, 'filters'>): FindingPredicate {
  const tests = FINDING_FILTERS.flatMap(({ name, inGate, listed, of }): FindingPredicate[] => {
    const value = filters[name];
    if (!inGate || value === undefined) return [];
    const matches = filterTest(name, value);
    const isMissing: FindingPredicate = (finding) => [of?.(finding)].flat().filter(Boolean).length === 0;
    return [(finding) => listed[finding.kind] === undefined || isMissing(finding) || matches(finding)];
  });
  return (finding) => tests.every((test) => test(finding));
}
