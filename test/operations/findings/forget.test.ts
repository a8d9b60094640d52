import { describe, expect, it } from 'vitest';
import { rowKeeper } from '../../../src/findings/server-list.ts';
import type { FilterValues } from '../../../src/model/findings.ts';
import type { Finding } from '../../../src/platform/resources/finding.ts';

const ROW: Finding = {
  kind: 'sast',
  id: 1n,
  severity: 'low',
  status: 'open',
  confidence: 'high',
  rule: 'a.rule',
  ref: 'main',
  relevant_since: '2026-01-02T03:04:05Z',
};
const TICKET = { id: '1', slug: 'SEC-1', url: undefined };
const BEFORE = Date.parse('2026-01-01');

/** `kept`, or the name of the filter that the row counts for. */
function outcomeOf(filters: FilterValues, row: Partial<Finding> = {}, sent = ['status'], exactNames = false) {
  const kept = rowKeeper(filters, new Set(sent), { exactNames })({ ...ROW, ...row });
  return typeof kept === 'string' ? kept : 'kept';
}

describe('a row of a list', () => {
  it.each<[what: string, outcome: string, filters: FilterValues, row?: Partial<Finding>, sent?: string[]]>([
    ['without filters', 'kept', {}],
    ['that is selected', 'kept', { status: 'open', severities: ['low'] }],
    ['of another status', 'status', { status: 'fixed' }],
    ['of another severity', 'severities', { severities: ['high'] }],
    ['of another age', 'older_than', { older_than: BEFORE }],
    ['that fails two filters, of which one was sent', 'status', { older_than: BEFORE, status: 'fixed' }],
    [
      'that fails two filters, of which the other was sent',
      'confidence',
      { status: 'fixed', confidence: 'low' },
      {},
      ['confidence'],
    ],
    ['that lacks a field', 'kept', { severities: ['high'] }, { severity: undefined }],
    [
      'that lacks a field, and fails another filter',
      'status',
      { severities: ['high'], status: 'fixed' },
      { severity: undefined },
    ],
    ['with a ticket, which other branches share', 'kept', { status: 'fixed' }, { ticket: TICKET }],
    ['of a query by ticket', 'kept', { status: 'fixed', has_ticket: true }],
    ['of a query by branch', 'kept', { status: 'fixed', ref: 'primary' }],
    ['of a query by tags of projects', 'kept', { status: 'fixed', project_tags: ['x'] }],
    ['of a query by rules, which may be misspelled', 'kept', { status: 'fixed', rules: ['a.rul'] }],
    ['of a query by a severity that is not known', 'kept', { status: 'fixed', severities: ['urgent'] }],
  ])('%s: %s', (_what, outcome, filters, row, sent) => {
    expect(outcomeOf(filters, row, sent)).toBe(outcome);
  });

  it('of a query by names that are not checked is forgotten', () => {
    expect(outcomeOf({ rules: ['b.rule'] }, {}, [], true)).toBe('rules');
  });
});
