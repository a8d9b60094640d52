import { describe, expect, it } from 'vitest';
import { openPlatform } from '../operations/scenario.ts';
import { parseWorkflow, stepsOf, textOf } from './markdown.ts';
import { planned, pullRequest } from './scenarios/rules.ts';
import { expectJobs, issuesOn, openGitHub, REUSABLE, tagged, writesTo } from './scenarios/scenario.ts';
import { runWorkflow } from './workflow/run.ts';

const REUSABLE_BY_NAME = Object.entries(REUSABLE).map(([uses, text]) => {
  return [uses.replace(/^.*\/|@.*$/g, ''), { uses, workflow: parseWorkflow(text) }] as const;
});
const byName = Object.fromEntries(REUSABLE_BY_NAME);
const FILES = { '.github/code-security.yml': textOf('examples/rules/minimal.yml') };

/** A workflow that calls one of them, with the permissions that the page names. */
function callerOf(name: string, given: Record<string, unknown> = {}): string {
  const permissions = permissionsOnPage(name);
  const secrets = { SEMGREP_APP_TOKEN: '${' + '{ secrets.SEMGREP_APP_TOKEN }}' };
  const job = { permissions, uses: byName[name]?.uses, with: given, secrets };
  return JSON.stringify({ name: 'Caller', on: 'workflow_dispatch', permissions: {}, jobs: { job } });
}

function rowOf(name: string): string[] {
  const row = textOf('docs/organization.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\``));
  return row?.split('|').map((cell) => cell.trim()) ?? [];
}

function permissionsOnPage(name: string): Record<string, string> {
  const named = (rowOf(name)[3] ?? '').matchAll(/`([a-z-]+): (\w+)`/g);
  return Object.fromEntries([...named].map(([, permission = '', level = '']) => [permission, level]));
}

describe.each(REUSABLE_BY_NAME)('the reusable workflow %s', (name, { workflow }) => {
  const { inputs, secrets } = (workflow.on as { workflow_call: Record<string, Record<string, unknown>> })
    .workflow_call;

  it('has the inputs and permissions that its page names', () => {
    const shown = [...(rowOf(name)[4] ?? '').matchAll(/`([\w-]+)`/g)].map(([, input]) => input);
    expect(Object.keys(inputs ?? {})).toEqual(shown);
    const needed = Object.assign({}, ...Object.values(workflow.jobs).map(({ permissions }) => permissions));
    expect(needed).toEqual(permissionsOnPage(name));
    expect(Object.keys(secrets ?? {})).toEqual(['SEMGREP_APP_TOKEN']);
  });

  it('hands each input to a step', () => {
    const handed = JSON.stringify(stepsOf(workflow));
    for (const input of Object.keys(inputs ?? {})) expect(handed).toContain(`inputs.${input} }}`);
  });
});

describe('a job that calls', () => {
  it('rules-pull-request.yml gets a plan and a comment; one of a fork the check alone', async () => {
    const platform = await openPlatform();
    const text = callerOf('rules-pull-request.yml');
    const { run, github } = await planned(platform, { called: REUSABLE }, text);
    expectJobs(run, 'job');
    expect(run.steps.map(({ outputs }) => outputs.drift)).toEqual([undefined, 'true']);
    expect(github.state.comments).toHaveLength(1);
    expect([...run.artifacts.keys()]).toEqual(['4711/plan']);
    const { payload, ...rest } = pullRequest(false);
    const head = { ...payload.pull_request.head, repo: { full_name: 'somebody/payments-api' } };
    const fork = {
      ...rest,
      payload: { pull_request: { ...payload.pull_request, head } },
      withoutSecrets: true,
    };
    const checked = await runWorkflow(text, { platform, called: REUSABLE, ...fork });
    expectJobs(checked, 'job');
    expect(checked.steps).toHaveLength(1);
    expect(writesTo(platform)).toEqual([]);
  });

  it('rules-apply.yml previews, then applies and keeps the report', async () => {
    const platform = await openPlatform();
    const options = { platform, github: await openGitHub(), called: REUSABLE, files: FILES };
    expectJobs(await runWorkflow(callerOf('rules-apply.yml', { 'dry-run': true }), options), 'job');
    expect(writesTo(platform)).toEqual([]);
    const run = await runWorkflow(callerOf('rules-apply.yml'), options);
    expectJobs(run, 'job');
    expect(tagged(platform, 'acme')).toContain('acme/login');
    expect([...run.artifacts.keys()]).toEqual(['4711/report']);
  });

  it('gate.yml gates the project that its input names', async () => {
    const [platform, github] = [await openPlatform(), await openGitHub()];
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
    const given = { projects: 'acme/login', 'wait-for': '0s' };
    const options = { platform, github, called: REUSABLE, ...event };
    const run = await runWorkflow(callerOf('gate.yml', given), options);
    expectJobs(run, 'job');
    expect(run.steps[0]?.outputs).toMatchObject({ verdict: 'passed', 'scan-commit': commit });
  });

  it('hygiene.yml triages what its inputs select', async () => {
    const platform = await openPlatform();
    const options = { platform, called: REUSABLE };
    const preview = await runWorkflow(callerOf('hygiene.yml', { 'dry-run': true }), options);
    const all = Number(preview.steps[0]?.outputs['findings-selected']);
    expect(writesTo(platform)).toEqual([]);
    const given = { paths: '**/test/**\n**/*.test.*', 'new-note': 'Low noise in test code' };
    const run = await runWorkflow(callerOf('hygiene.yml', given), options);
    expectJobs(run, 'job');
    const selected = Number(run.steps[0]?.outputs['findings-selected']);
    expect(selected).toBeGreaterThan(0);
    expect(selected).toBeLessThan(all);
    expect([...run.artifacts.keys()]).toEqual(['4711/report']);
  });

  it.each([
    ['hygiene.yml', {}, ['open']],
    ['hygiene.yml', { issue: 'never' }, []],
    ['rules-apply.yml', {}, ['open']],
  ])('%s that fails, with %j, keeps issues that are %j', async (name, given, issues) => {
    const platform = await openPlatform();
    platform.faults = ({ method }) => (method === 'GET' ? undefined : { kind: 'status', status: 400 });
    const github = await openGitHub();
    const run = await runWorkflow(callerOf(name, given), {
      platform,
      github,
      called: REUSABLE,
      files: FILES,
    });
    expect(run.jobs[0]?.end).toBe('failure');
    expect(issuesOn(github)).toEqual(issues);
  });
});
