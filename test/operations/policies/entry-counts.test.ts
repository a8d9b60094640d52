import { expect, it } from 'vitest';
import type { PolicyEntry } from '../../../src/model/change.ts';
import { entryCounts } from '../../../src/policies/entry-counts.ts';

const BLOCKING = { actions: [{ type: 'block' }, { type: 'pr_comment' }] };

const cases: [string, Partial<PolicyEntry>, changes: number, weakening: number][] = [
  [
    'each ruleset and rule that goes, and each that comes',
    { before: { rulesets: ['a', 'b'], rules: ['r', 's'] }, after: { rulesets: ['a', 'c'] } },
    4,
    3,
  ],
  ['a rule that is disabled', { before: {}, after: { disabled: ['r'] } }, 1, 1],
  ['a rule that is enabled again', { before: { disabled: ['r'] }, after: {} }, 1, 0],
  ['another field of a product', { before: { next: 1 }, after: { next: 2 } }, 1, 0],
  ['an exclusion', { kind: 'exception', effect: 'create', after: { exception_type: 'exclude' } }, 1, 1],
  [
    'an exclusion taken back',
    { kind: 'exception', effect: 'delete', before: { exception_type: 'exclude' } },
    1,
    0,
  ],
  [
    'an inclusion taken back',
    { kind: 'exception', effect: 'delete', before: { exception_type: 'include' } },
    1,
    1,
  ],
  [
    'an inclusion that becomes an exclusion',
    { kind: 'exception', before: { exception_type: 'include' }, after: { exception_type: 'exclude' } },
    1,
    1,
  ],
  ['a deleted policy', { kind: 'remediation', effect: 'delete', before: { active: true } }, 1, 1],
  ['a new policy', { kind: 'remediation', effect: 'create', after: { active: false } }, 1, 0],
  [
    'a policy that becomes inactive and stops blocking',
    { kind: 'remediation', before: BLOCKING, after: { active: false } },
    1,
    1,
  ],
  ['a policy that no longer blocks', { kind: 'remediation', before: BLOCKING, after: {} }, 1, 1],
  [
    'a policy that becomes active, and blocks',
    { kind: 'remediation', before: { active: false }, after: BLOCKING },
    1,
    0,
  ],
  ['a deletion of a kind that nobody knows', { kind: 'other', effect: 'delete', before: {} }, 1, 1],
];

it.each(cases)('an entry of the policies counts: %s', (_, traits, changes, weakening) => {
  const entry: PolicyEntry = {
    ...{ part: 'code', kind: 'detection', effect: 'update', key: {}, fields: [] },
    ...traits,
  };
  expect(entryCounts(entry)).toEqual({ changes, weakening });
});
