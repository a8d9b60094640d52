import { expect, it } from 'vitest';
import { DAY_MS, finding, NOW, openPlatform, project, runPlan, writesTo } from './scenario.ts';

const RULES = '{ version: 1, service-levels: { critical: 7d, high: 30d } }';

it('findings open beyond the service levels are of all kinds, each once whatever its branches, worst first and by team', async () => {
  const platform = await openPlatform(
    [project('acme/api', { tags: ['team:payments'] }), project('acme/web')],
    [
      finding(1, { severity: 'critical', ageDays: 10.5, fingerprint: 'same' }),
      finding(2, { severity: 'critical', ageDays: 9, fingerprint: 'same', ref: 'refs/pull/1/merge' }),
      finding(3, { severity: 'high', ageDays: 30.5 }, 'sca'),
      finding(4, { severity: 'high', ageDays: 90, repo: 'acme/web' }, 'ai_sast'),
      finding(5, { severity: 'high', ageDays: 50 }, 'secrets'),
      finding(6, { severity: 'critical', ageDays: 6.9 }),
      finding(7, { severity: 'low', ageDays: 900 }),
      finding(8, { severity: 'critical', ageDays: 90, status: 'ignored', triage_state: 'ignored' }),
      finding(9, { severity: 'high', ageDays: 2, historical: true }, 'secrets'),
      finding(10, { severity: 'high', ageDays: 49, historical: true }, 'secrets'),
    ],
  );
  const made = await runPlan(platform, RULES);
  expect(made.failure).toBeUndefined();
  expect(
    made.plan?.coverage?.overdue.map(({ finding: { kind, id }, daysOver }) => [kind, id, daysOver]),
  ).toEqual([
    ['sast', 1n, 3],
    ['ai_sast', 4n, 60],
    ['secrets', 5n, 20],
    ['sca', 3n, 0],
  ]);
  const since = (days: number) => NOW - days * DAY_MS;
  const teams = [
    { name: 'payments', bySeverity: { critical: 2, high: 4 }, oldestMs: since(50), overdue: 3 },
    { name: '', bySeverity: { high: 1 }, oldestMs: since(90), overdue: 1 },
  ];
  expect(made.plan?.coverage?.groups?.teams).toEqual(teams);
  // With rules for findings, those without a level are listed, too.
  const withRules = await runPlan(platform, RULES.replace('}', '}, findings: []'));
  expect(withRules.plan?.coverage?.groups?.teams).toEqual(teams);
  expect(made.plan?.rows).toEqual([]);
  expect(writesTo(platform)).toEqual([]);
});

it.each(['low', 'high'] as const)(
  'a %s finding without a status is a gap if it may be overdue',
  async (severity) => {
    const platform = await openPlatform([project('acme/api')], [finding(1, { severity, ageDays: 90 })]);
    const rewrite = (body: string) => body.replaceAll(/"(status|state|triage_state)":"\w+",/g, '');
    platform.faults = ({ endpoint }) =>
      endpoint === 'findings' ? { kind: 'rewritten', rewrite } : undefined;
    const made = await runPlan(platform, RULES.replace(/}$/, ', findings: [] }'));
    const gap = { kind: 'field-missing', subject: 'service-levels', condition: 'status', rows: 1 };
    expect(made.notices).toEqual(severity === 'high' ? [gap] : []);
  },
);

it('a finding that names no repository may be in scope, so what it would count in is not known', async () => {
  const platform = await openPlatform([project('acme/api')], [finding(1, { severity: 'high', ageDays: 1 })]);
  platform.faults = ({ path }) =>
    path.includes('/findings?')
      ? { kind: 'rewritten', rewrite: (text) => text.replaceAll('"repository":', '"other":') }
      : undefined;
  const made = await runPlan(platform, RULES, { failIf: ['overdue'] });
  expect(made.notices).toContainEqual({
    kind: 'field-missing',
    subject: 'sast',
    condition: 'scope',
    rows: 1,
  });
  expect(made.failure).toMatchObject({ kind: 'not-known', figures: ['overdue'] });
});
