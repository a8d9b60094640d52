import { describe, expect, it } from 'vitest';
import type { PolicyEntry } from '../../../src/changes/change.ts';
import { entryCounts } from '../../../src/changes/entry-counts.ts';
import { detection, openDeployment, policyRequests, remediation, rulesStep } from './world.ts';

const BLOCKING = { actions: [{ type: 'block' }, { type: 'pr_comment' }] };

describe('what an entry of the policies counts for', () => {
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

  it.each(cases)('%s', (_, traits, changes, weakening) => {
    const entry: PolicyEntry = {
      ...{ part: 'code', kind: 'detection', effect: 'update', key: {}, fields: [] },
      ...traits,
    };
    expect(entryCounts(entry)).toEqual({ changes, weakening });
  });
});

describe('the limits of policies', () => {
  it('see a product that is emptied', async () => {
    const rulesets = Array.from({ length: 8 }, (_, at) => `p/set-${at}`);
    const rules = Array.from({ length: 60 }, (_, at) => `rule-${at}`);
    const platform = await openDeployment({ code: detection({ rulesets, rules }), rulesets, rules });
    const applied = await rulesStep(platform, 'apply', 'policies: { code: { rulesets: [p/set-0] } }');
    expect(applied.outputs['failure-reason']).toBe('too-many-changes');
    expect(applied.summary).toContain('67 entries of the policies would change');
    expect(applied.summary).toContain('67 entries of the policies would be removed or weakened');
    expect(policyRequests(platform).filter((one) => one.startsWith('PUT'))).toEqual([]);
  });

  it('see policies that become inactive', async () => {
    const platform = await openDeployment({ remediation: [remediation('One'), remediation('Two')] });
    const off = (name: string) =>
      `{ name: ${name}, active: false, filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }, actions: [{ type: pr_comment }] }`;
    const applied = await rulesStep(
      platform,
      'apply',
      `policies: { remediation: [${off('One')}, ${off('Two')}] }`,
    );
    expect(applied.outputs['failure-reason']).toBe('too-many-changes');
    expect(applied.summary).toContain('2 entries of the policies would be removed or weakened');
  });
});
