import { expect, it } from 'vitest';
import { gapTexts } from '../../../src/report/gaps.ts';
import { failureReason } from '../../../src/report/outputs.ts';
import { RUN } from '../../report/parts.ts';
import { outputsOf, pageOf } from '../../report/views.ts';
import { connectionTo, gitHubState, openGitHub, VISIBILITY } from './github-scenario.ts';
import { finding, openPlatform, project, runPlan } from './scenario.ts';

const LEVELS = 'service-levels: { critical: 7d }';
const ADD = 'projects: [{ name: all, tags: [t] }]';
const figures = [{ limit: 'limits.changes', allowed: 1, figure: 2, unit: 'project' }] as const;

it.each([
  ['drift', ADD, { kind: 'drift', count: 2 }, 'drift', ['over-limit']],
  ['overdue', LEVELS, { kind: 'overdue', count: 1 }, 'overdue', ['drift', 'over-limit']],
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
  expect(made.failure).toMatchObject({ kind: 'not-known', figures: ['overdue'] });
  expect(outputsOf(made, RUN).values.overdue).toBe('unknown');
  for (const one of platform.state.findings.all) one.relevant_since = 0;
  const found = await runPlan(platform, `{ version: 1, ${LEVELS} }`, { failIf: ['overdue'] });
  const { message = '' } = pageOf(found, RUN).failure ?? {};
  expect(message).toBe('At least 200 findings have been open longer than the service levels allow');
});

const NAMES = Array.from({ length: 20 }, (_, at) => `acme/p${at}`);

it.each([
  [
    'most repositories',
    VISIBILITY,
    NAMES.slice(19),
    '⚠️ Nothing to change in 1 project; 19 could not be checked',
  ],
  ['one in ten', VISIBILITY, NAMES.slice(2), '✅ Nothing to change'],
  [
    'projects that any rule matches',
    "{ version: 1, managed-tags: ['**'], projects: [{ name: r, when: { name: acme/other }, tags: [t] }] }",
    NAMES,
    '⚠️ Changes unknown',
  ],
])('a plan that misses %s knows as little of drift as it says', async (_, rules, seen, title) => {
  const server = await openGitHub(gitHubState(seen.map((fullName) => ({ fullName }))));
  const projects = NAMES.map((name) => project(name, { tags: ['visibility:private'] }));
  const platform = await openPlatform(projects);
  const made = await runPlan(platform, rules, { github: connectionTo(server) });
  const isKnown = title.startsWith('✅');
  const page = pageOf(made, RUN);
  expect(`${page.sign} ${page.title}`).toBe(title);
  expect(page.warnings).toHaveLength(isKnown ? 0 : 2);
  expect(outputsOf(made, RUN).values.drift).toBe(isKnown ? 'false' : 'unknown');
  expect(gapTexts(made)).toHaveLength(isKnown ? 0 : 1);
  const failed = await runPlan(platform, rules, { github: connectionTo(server), failIf: ['drift'] });
  expect(failed.failure?.kind).toBe(isKnown ? undefined : 'not-known');
});
