import { expect, it } from 'vitest';
import { failureReason } from '../../../src/report/outputs.ts';
import { RUN } from '../../report/parts.ts';
import { outputsOf } from '../../report/views.ts';
import { finding, openPlatform, project, runPlan } from './scenario.ts';

const LEVELS = 'service-levels: { critical: 7d }';
const ADD = 'projects: [{ name: all, tags: [t] }]';
const figures = [{ limit: 'limits.changes', allowed: 1, figure: 2, of: 'project' }] as const;

it.each([
  ['drift', ADD, { kind: 'drift', changes: 2 }, 'drift', ['over-limit']],
  ['overdue', LEVELS, { kind: 'overdue', findings: 1 }, 'overdue', ['drift', 'over-limit']],
  [
    'over-limit',
    `limits: { changes: 1 }, ${ADD}`,
    { kind: 'too-many-changes', figures },
    'too-many-changes',
    [],
  ],
] as const)(
  'a plan fails for %s where fail-if names it, and only then',
  async (name, given, failure, reason, others) => {
    const platform = await openPlatform(
      [project('acme/api'), project('acme/web')],
      [finding(1, { severity: 'critical', ageDays: 9 })],
    );
    const rules = `{ version: 1, ${given} }`;
    const failed = await runPlan(platform, rules, { failIf: [name] });
    expect(failed.failure).toEqual(failure);
    expect(failureReason(failed, false)).toBe(reason);
    expect(failed.plan).toBeDefined();
    const made = await runPlan(platform, rules);
    expect(made.failure).toBeUndefined();
    expect(made.notices).toEqual(name === 'over-limit' ? [{ kind: 'over-limit', figures }] : []);
    expect((await runPlan(platform, rules, { failIf: [...others] })).failure).toBeUndefined();
  },
);

it('a plan fails for overdue findings that could not all be listed', async () => {
  const findings = Array.from({ length: 200 }, (_, at) =>
    finding(at + 1, { severity: 'critical', ageDays: 1 }),
  );
  const quirks = { findingsPages: { cap: 100, refuseBehind: 400 } } as const;
  const platform = await openPlatform([project('acme/api')], findings, { quirks });
  const made = await runPlan(platform, `{ version: 1, ${LEVELS} }`, { failIf: ['overdue'] });
  expect(made.notices).toMatchObject([{ kind: 'list-cut' }]);
  expect(made.failure).toEqual({ kind: 'overdue', findings: undefined });
  expect(outputsOf(made, RUN).values.overdue).toBeUndefined();
});
