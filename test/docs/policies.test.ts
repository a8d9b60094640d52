import { expect, it } from 'vitest';
import { workflowsIn } from './markdown.ts';
import { planned, pullRequest, RUNS } from './scenarios/rules.ts';
import { expectJobs, openPlatform } from './scenarios/scenario.ts';
import { runWorkflow } from './workflow/run.ts';

const RULES = `version: 1
policies:
  code: { rulesets: [p/default, p/golang], rules: [], disabled: [], exceptions: [] }
limits: { policy-deletes: 4 }
`;

function workflow(page: string, heading: string): string {
  const found = workflowsIn(page).find(({ place }) => place === `${page}#${heading}`);
  return found?.text ?? '';
}

it('The whole way of policies goes by the workflows that its page names', async () => {
  const platform = await openPlatform();
  platform.quirks.policiesMigrated = true;
  const before = structuredClone(platform.state.newerPolicies.code);
  const files = { '.github/code-security.yml': RULES };

  const exported = await runWorkflow(workflow('docs/export.md', 'start-with-rules'), { platform });
  expectJobs(exported, 'export');
  const [written] = [...(exported.artifacts.get('4711/rules-file') ?? new Map()).values()];
  const asIs = { '.github/code-security.yml': String(written) };
  const drift = workflow('docs/plan.md', 'look-for-drift');
  expectJobs(await runWorkflow(drift, { platform, event: 'schedule', files: asIs }), 'drift');

  const { run, github } = await planned(platform, { files });
  expectJobs(run, 'plan');
  const [comment] = github.state.comments;
  expect(comment?.body).toContain('exception: exclude p/owasp-top-ten for tag archived');
  expect(platform.state.newerPolicies.code).toEqual(before);

  const drifted = await runWorkflow(drift, { platform, event: 'schedule', files });
  expect(drifted.steps[0]?.outputs['failure-reason']).toBe('drift');

  const artifacts = new Map([['4711/plan', run.artifacts.get('4711/plan') ?? new Map()]]);
  const apply = workflow('docs/apply.md', 'apply-the-approved-plan-after-the-merge');
  const merged = { platform, ...pullRequest(true), programs: RUNS, files };
  const applied = await runWorkflow(apply, { ...merged, artifacts });
  expectJobs(applied, 'apply');
  expect(platform.state.newerPolicies.code?.rulesets).toEqual(['p/default', 'p/golang']);
  expectJobs(await runWorkflow(drift, { platform, event: 'schedule', files }), 'drift');

  const report = [...applied.artifacts.keys()].find((name) => !name.endsWith('/plan')) ?? '';
  const [id = '', artifact = ''] = report.split('/');
  const undo = workflow('docs/undo.md', 'undo-an-earlier-run');
  const inputs = { 'run-id': id, artifact, 'dry-run': false };
  expectJobs(await runWorkflow(undo, { platform, artifacts: applied.artifacts, inputs }), 'undo');
  expect(platform.state.newerPolicies.code).toEqual(before);
});
