import { describe, expect, it } from 'vitest';
import { failureReason } from '../../../src/report/outputs.ts';
import { RUN } from '../../report/parts.ts';
import { outputsOf, summaryOf } from '../../report/views.ts';
import { finding, openPlatform, project, runPlan } from './scenario.ts';

const LEVELS = 'service-levels: { critical: 7d }';
const ADD = 'projects: [{ name: all, tags: [t] }]';

describe('a plan', () => {
  it.each([
    ['drift', `{ version: 1, ${ADD} }`, { kind: 'drift', changes: 2 }, 'drift'],
    ['overdue', `{ version: 1, ${LEVELS} }`, { kind: 'overdue', findings: 1 }, 'overdue'],
    [
      'over-limit',
      `{ version: 1, limits: { changes: 1 }, ${ADD} }`,
      {
        kind: 'too-many-changes',
        figures: [{ limit: 'limits.changes', allowed: 1, figure: 2, of: 'project' }],
      },
      'too-many-changes',
    ],
  ] as const)('fails for %s where fail-if names it, and only then', async (name, rules, failure, reason) => {
    const platform = await openPlatform(
      [project('acme/api'), project('acme/web')],
      [finding(1, { severity: 'critical', ageDays: 9 })],
    );
    const failed = await runPlan(platform, rules, { failIf: [name] });
    expect(failed.failure).toEqual(failure);
    expect(failureReason(failed, false)).toBe(reason);
    expect(failed.plan).toBeDefined();
    const others = (['drift', 'overdue', 'over-limit'] as const).filter((one) => one !== name);
    const free = others.filter((one) => !(name === 'over-limit' && one === 'drift') && one !== 'overdue');
    expect((await runPlan(platform, rules, { failIf: free })).failure).toBeUndefined();
  });

  it('fails for overdue findings that could not all be listed', async () => {
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

  it('over a limit succeeds with a warning that names the remedy', async () => {
    const platform = await openPlatform([project('acme/api'), project('acme/web')]);
    const made = await runPlan(platform, `{ version: 1, limits: { changes: 1 }, ${ADD} }`);
    expect(made.failure).toBeUndefined();
    expect(made.notices).toEqual([{ kind: 'over-limit', figures: made.plan?.over }]);
    expect(summaryOf(made, RUN)).toContain(
      '<code>apply</code> would write nothing, because 2 projects would change, more than <code>limits.changes</code> allows (1). If all of this is intended, raise <code>limits.changes</code> in the rules file.',
    );
  });
});
