import { describe, expect, it } from 'vitest';
import { inputsOfWorkflow, REUSABLE_WORKFLOWS, withInputs } from '../../docs/reusable-workflows.ts';
import { ownAction, parseWorkflow, stepsOf, textOf, workflowsIn } from './markdown.ts';
import { planned, pullRequest } from './scenarios/rules.ts';
import {
  expectJobs,
  issuesOn,
  openGitHub,
  openSmallPlatform,
  openTeams,
  REUSABLE,
  tagged,
  writesTo,
} from './scenarios/scenario.ts';
import { runWorkflow } from './workflow/run.ts';

const REUSABLE_BY_NAME = Object.entries(REUSABLE).map(([uses, text]) => {
  return [uses.replace(/^.*\/|@.*$/g, ''), { uses, workflow: parseWorkflow(text) }] as const;
});
const byName = Object.fromEntries(REUSABLE_BY_NAME);
const [RECIPE = ''] = workflowsIn('docs/triage.md').map(({ text }) => text);
const FILES = { '.github/code-security.yml': textOf('examples/rules/minimal.yml') };

/** A workflow that calls one of them, with the permissions that the page names. */
function callerOf(name: string, withInputs: Record<string, unknown> = {}): string {
  const permissions = permissionsOnPage(name);
  const secrets = { SEMGREP_APP_TOKEN: '${' + '{ secrets.SEMGREP_APP_TOKEN }}' };
  const job = { permissions, uses: byName[name]?.uses, with: withInputs, secrets };
  return JSON.stringify({ name: 'Caller', on: 'workflow_dispatch', permissions: {}, jobs: { job } });
}

function permissionsOnPage(name: string): Record<string, string> {
  const row = textOf('docs/organization.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\``));
  const named = (row?.split('|')[3] ?? '').matchAll(/`([a-z-]+): (\w+)`/g);
  return Object.fromEntries([...named].map(([, permission = '', level = '']) => [permission, level]));
}

describe.each(REUSABLE_BY_NAME)('the reusable workflow %s', (file, { workflow }) => {
  const name = file.replace('.yml', '');
  const { inputs = {}, secrets = {} } = (
    workflow.on as { workflow_call: Record<string, Record<string, { required?: boolean }>> }
  ).workflow_call;

  it('is what `npm run docs` makes of the table of inputs', () => {
    const text = textOf(`.github/workflows/${file}`);
    expect(withInputs(name, text)).toBe(text);
  });

  it('has the inputs of its operation and the permissions that its page names', () => {
    const own = inputsOfWorkflow(REUSABLE_WORKFLOWS[name] ?? { operation: 'gate' }).map((row) => row.name);
    const more = ['runs-on', 'metadata-app-id', 'artifact', 'approved', 'plan-artifact'].filter(
      (input) => input in inputs,
    );
    expect(Object.keys(inputs)).toEqual([...more, ...own]);
    const needed = Object.assign({}, ...Object.values(workflow.jobs).map(({ permissions }) => permissions));
    expect(needed).toEqual(permissionsOnPage(file));
    const required = Object.entries({ ...inputs, ...secrets }).filter((entry) => entry[1].required);
    expect(required.map(([one]) => one)).toEqual([
      ...(name === 'hygiene' ? ['dry-run'] : []),
      'SEMGREP_APP_TOKEN',
    ]);
  });

  it('hands each input on, and runs the actions of its own commit', () => {
    const handed = JSON.stringify(workflow.jobs);
    for (const input of Object.keys(inputs)) expect(handed).toContain(`inputs.${input}`);
    const own = stepsOf(workflow).filter(({ uses }) => ownAction(uses) !== undefined);
    expect(own.map(({ uses }) => uses?.slice(0, 2))).toEqual(own.map(() => '$/'));
  });
});

describe('a job that calls', () => {
  it('rules-pull-request.yml gets a plan and a comment; one of a fork the check alone', async () => {
    const platform = await openTeams();
    const text = callerOf('rules-pull-request.yml');
    const { run, github } = await planned(platform, { called: REUSABLE }, text);
    expectJobs(run, 'job');
    expect(run.steps.map(({ outputs }) => outputs.drift)).toEqual([undefined, 'true']);
    expect(github.state.comments).toHaveLength(1);
    expect([...run.artifacts.keys()]).toEqual(['4711/plan-1']);
    const { payload, ...rest } = pullRequest(false);
    const head = { ...payload.pull_request.head, repo: { full_name: 'somebody/payments-api' } };
    const fork = {
      ...rest,
      payload: { pull_request: { ...payload.pull_request, head } },
      withoutSecrets: true,
    };
    const checked = await runWorkflow(text, { platform, github, called: REUSABLE, ...fork });
    expectJobs(checked, 'job');
    expect(checked.steps).toHaveLength(1);
    expect(writesTo(platform)).toEqual([]);
  });

  it('rules-apply.yml previews, then applies and keeps the report', async () => {
    const platform = await openTeams();
    const options = { platform, github: await openGitHub(), called: REUSABLE, files: FILES };
    expectJobs(await runWorkflow(callerOf('rules-apply.yml', { 'dry-run': true }), options), 'job');
    expect(writesTo(platform)).toEqual([]);
    const run = await runWorkflow(callerOf('rules-apply.yml'), options);
    expectJobs(run, 'job');
    expect(tagged(platform, 'acme')).toContain('acme/login');
    expect([...run.artifacts.keys()]).toEqual(['4711/apply-report-1']);
  });

  it('gate.yml gates the project that its input names', async () => {
    const [platform, github] = [await openTeams(), await openGitHub()];
    const event = pullRequest(false);
    const { sha: commit } = event.payload.pull_request.head;
    for (const pull of github.state.pulls) pull.headSha = commit;
    platform.startScan({
      project: 'acme/login',
      commit,
      branch: event.ref,
      products: ['sast'],
      findings: [],
    });
    const withInputs = { projects: 'acme/login', 'wait-for': '0s' };
    const options = { platform, github, called: REUSABLE, ...event };
    const run = await runWorkflow(callerOf('gate.yml', withInputs), options);
    expectJobs(run, 'job');
    expect(run.steps[0]?.outputs).toMatchObject({ verdict: 'passed', 'scan-commit': commit });
  });

  it('rules-apply.yml reads GitHub with the token of an App, where one is given', async () => {
    const rule = { name: 'private', when: { 'github.visibility': 'private' }, tags: ['is-private'] };
    const rules = { version: 1, projects: [rule] };
    const files = { '.github/code-security.yml': JSON.stringify(rules) };
    const app = { 'metadata-app-id': 'Iv1.0123456789abcdef' };
    const taggedWith = async (withInputs: Record<string, unknown>) => {
      const platform = await openTeams();
      const options = { platform, github: await openGitHub(), called: REUSABLE, files };
      await runWorkflow(callerOf('rules-apply.yml', withInputs), options);
      return tagged(platform, 'is-private').length;
    };
    expect(await taggedWith(app)).toBeGreaterThan(await taggedWith({}));
  });

  it('hygiene.yml triages what the recipe beside it triages', async () => {
    const platform = await openSmallPlatform();
    const options = { platform, github: await openGitHub(), called: REUSABLE };
    const selected = async (text: string, inputs = {}) => {
      const { steps } = await runWorkflow(text, { ...options, inputs });
      return Number(steps[0]?.outputs['findings-selected']);
    };
    const count = await selected(callerOf('hygiene.yml', { 'dry-run': true }));
    expect(count).toBeGreaterThan(0);
    expect(count).toBe(await selected(RECIPE, { 'dry-run': true }));
    expect(writesTo(platform)).toEqual([]);
    const run = await runWorkflow(callerOf('hygiene.yml', { 'dry-run': false }), options);
    expectJobs(run, 'job');
    expect([...run.artifacts.keys()]).toEqual(['4711/triage-sast-report-1']);
  });

  it('hygiene.yml without `dry-run`, or with that of a schedule, does not start', async () => {
    const platform = await openTeams();
    const empty = '${' + '{ inputs.dry-run }}';
    for (const withInputs of [{}, { 'dry-run': empty }])
      await expect(
        runWorkflow(callerOf('hygiene.yml', withInputs), { platform, called: REUSABLE }),
      ).rejects.toThrow('dry-run');
    expect(platform.requests).toEqual([]);
  });

  it('hygiene.yml twice, for two kinds of findings, keeps two reports and two issues', async () => {
    const caller = parseWorkflow(callerOf('hygiene.yml', { 'dry-run': false }));
    const { job } = caller.jobs;
    const jobs = {
      code: { ...job, with: { ...job?.with, 'issue-type': 'sast' } },
      dependencies: { ...job, with: { ...job?.with, 'issue-type': 'sca' } },
    };
    const platform = await openSmallPlatform();
    const github = await openGitHub();
    platform.faults = ({ method }) => (method === 'GET' ? undefined : { kind: 'status', status: 400 });
    // Both find something.
    const text = JSON.stringify({ ...caller, jobs }).replaceAll(
      '"issue-type"',
      '"paths":"**","severities":"high","older-than":"1d","issue-type"',
    );
    const run = await runWorkflow(text, { platform, github, called: REUSABLE });
    expect(run.jobs.map(({ end }) => end)).toEqual(['failure', 'failure']);
    expect([...run.artifacts.keys()]).toEqual(['4711/triage-sast-report-1', '4711/triage-sca-report-1']);
    expect(issuesOn(github)).toEqual(['open', 'open']);
    await runWorkflow(text, { platform, github, called: REUSABLE });
    expect(issuesOn(github)).toEqual(['open', 'open']);
  });

  it('hygiene.yml twice, for one kind of findings, keeps two reports under names of their own', async () => {
    const caller = parseWorkflow(callerOf('hygiene.yml', { 'dry-run': true }));
    const { job } = caller.jobs;
    const callTwice = (artifact: object) => {
      const jobs = { tests: job, legacy: { ...job, with: { ...job?.with, ...artifact } } };
      return runWorkflow(JSON.stringify({ ...caller, jobs }), { platform, github, called: REUSABLE });
    };
    const [platform, github] = [await openSmallPlatform(), await openGitHub()];
    const { artifacts } = await callTwice({ artifact: 'legacy-report' });
    expect([...artifacts.keys()]).toEqual(['4711/triage-sast-report-1', '4711/legacy-report-1']);
    await expect(callTwice({})).rejects.toThrow('The artifact 4711/triage-sast-report-1 exists');
  });

  it.each([
    ['hygiene.yml', { 'dry-run': false }, ['open']],
    ['hygiene.yml', { 'dry-run': false, issue: 'never' }, []],
    ['rules-apply.yml', {}, ['open']],
  ])('%s that fails, with %j, keeps issues that are %j', async (name, withInputs, issues) => {
    const platform = await openSmallPlatform();
    platform.faults = ({ method }) => (method === 'GET' ? undefined : { kind: 'status', status: 400 });
    const github = await openGitHub();
    const run = await runWorkflow(callerOf(name, withInputs), {
      platform,
      github,
      called: REUSABLE,
      files: FILES,
    });
    expect(run.jobs[0]?.end).toBe('failure');
    expect(issuesOn(github)).toEqual(issues);
  });
});

it('hygiene.yml has the defaults of the recipe on the page of triage', () => {
  const [recipe] = workflowsIn('docs/triage.md');
  const [step] = stepsOf(parseWorkflow(recipe?.text ?? ''));
  const { token: _, 'dry-run': __, ...shown } = step?.with ?? {};
  const { on } = parseWorkflow(textOf('.github/workflows/hygiene.yml'));
  const { inputs } = (on as { workflow_call: { inputs: Record<string, { default?: unknown }> } })
    .workflow_call;
  const plain = (value: unknown) => String(value).trim().replaceAll('\n', ', ');
  const names = Object.keys(shown);
  expect(names.length).toBeGreaterThan(8);
  expect(names.map((name) => [name, plain(inputs[name]?.default)])).toEqual(
    names.map((name) => [name, plain(shown[name])]),
  );
});
