/** Findings as the platform lists them, spread over severities, rules, repositories and ages. */

import type { Row, TriageChange } from '../../src/model/change.ts';
import type { Finding } from '../../src/platform/resources/finding.ts';
import { NOW_MS } from './parts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const RULES = [
  'python.lang.security.tainted-sql.tainted-sql',
  'javascript.xss',
  'go.crypto.weak-hash',
  'hardcoded',
];
const SEVERITIES = ['critical', 'high', 'medium', 'low'];

/** The `index`th of many findings, spread over severities, rules, repositories and ages. */
export function finding(index: number, more: Partial<Finding> = {}): Finding {
  const severity = SEVERITIES[index % 10 === 0 ? 0 : (index % 3) + 1] ?? 'low';
  return {
    kind: 'sast',
    id: BigInt(10_000 + index),
    match_based_id: `${'0123456789abcdef'.repeat(8)}_${index}`,
    repository: `acme/service-${index % 40}`,
    ref: 'refs/heads/main',
    severity,
    confidence: 'high',
    status: 'open',
    relevant_since: new Date(NOW_MS - (index % 500) * DAY_MS).toISOString(),
    rule: RULES[index % RULES.length] ?? 'rule',
    message: 'User input reaches a query. Use parameters instead, as the guide of the rule says.',
    path: `src/module-${index % 7}/file.py`,
    line: index + 1,
    line_of_code_url: `https://github.com/acme/service-${index % 40}/blob/main/src/file.py#L${index + 1}`,
    ...more,
  };
}

export function findings(count: number, more: Partial<Finding> = {}): Finding[] {
  return Array.from({ length: count }, (_, index) => finding(index, more));
}

export function triageChange(index: number, state: 'ignored' | 'reopened' = 'ignored'): TriageChange {
  const status = state === 'ignored' ? 'open' : 'ignored';
  return { field: 'triage', finding: finding(index, { status }), after: { state }, branches: [] };
}

export function findingRows(count: number, state: Row['state']): Row<TriageChange>[] {
  return Array.from({ length: count }, (_, index) => ({ change: triageChange(index), state }));
}

/** A finding of which nothing but its id is known. */
export function bareRow(id: bigint, state: Row['state'] = 'changed'): Row<TriageChange> {
  const finding = { kind: 'sast', id } as const;
  return { change: { field: 'triage', finding, after: { state: 'ignored' }, branches: [] }, state };
}
