import { expect } from 'vitest';
import type { Platform } from '../../../emulator/platform/server.ts';
import { openPlatform } from '../../operations/scenario.ts';
import { textOf, workflowsIn } from '../markdown.ts';
import { type RunOptions, runWorkflow } from '../workflow/run.ts';
import { gitHubCli, keptIn } from './github-runs.ts';
import type { Scenarios } from './scenario.ts';
import { expectJobs, issuesOn, openGitHub, openTeams, REUSABLE, tagged, writesTo } from './scenario.ts';

const HEAD = 'e'.repeat(40);
const MINIMAL = { '.github/code-security.yml': textOf('examples/rules/minimal.yml') };
const BY_METADATA = { '.github/code-security.yml': textOf('examples/rules/tags-by-metadata.yml') };

export function pullRequest(merged: boolean) {
  return {
    event: 'pull_request',
    ref: 'refs/pull/7/merge',
    payload: {
      pull_request: {
        number: 7,
        merged,
        merge_commit_sha: 'f'.repeat(40),
        head: { sha: HEAD, ref: 'rules', repo: { full_name: 'acme/payments-api' } },
        base: { ref: 'main' },
      },
    },
    files: MINIMAL,
  } as const;
}

/** The plan of a pull request, whose run has the id 4711. */
export async function planned(
  platform: Platform,
  others: Partial<RunOptions> = {},
  text = workflowsIn('docs/plan.md')[0]?.text ?? '',
) {
  const github = await openGitHub();
  for (const pull of github.state.pulls) pull.headSha = HEAD;
  const run = await runWorkflow(text, { platform, github, ...pullRequest(false), ...others });
  return { run, github };
}

/** The GitHub CLI's list of the runs of a commit. */
export const RUNS = {
  gh: `for part in "--workflow rules-plan.yml" "--event pull_request" "--branch rules" "--commit ${HEAD}"; do
[[ "$*" == *"$part "* ]] || exit 0
done
echo 4711`,
};

export const RULES: Scenarios = {
  'docs/plan.md#plan-on-a-pull-request': async () => {
    const platform = await openTeams();
    const { run, github } = await planned(platform);
    expectJobs(run, 'plan');
    expect(run.steps[0]?.warnings).toEqual([]);
    expect(github.state.comments.length).toBe(1);
    expect(writesTo(platform)).toEqual([]);
    expect([...run.artifacts.keys()]).toEqual(['4711/plan']);
  },

  'docs/plan.md#look-for-drift': async (text) => {
    const platform = await openTeams();
    const github = await openGitHub();
    const options = { platform, github, event: 'schedule', files: MINIMAL };
    const run = await runWorkflow(text, options);
    expect(run.jobs[0]?.end).toBe('failure');
    expect(run.steps[0]?.outputs).toMatchObject({ 'failure-reason': 'drift', drift: 'true' });
    expect(run.steps[0]?.outputs['issue-url']).toContain('/issues/');
    expect(issuesOn(github)).toEqual(['open']);
    expect(writesTo(platform)).toEqual([]);
    for (const project of platform.state.projects.all)
      platform.edit({ project: project.name, addTags: ['acme'] });
    expectJobs(await runWorkflow(text, options), 'drift');
    expect(issuesOn(github)).toEqual(['closed']);
  },

  'docs/plan.md#what-is-not-covered': async (text) => {
    const platform = await openPlatform();
    const github = await openGitHub();
    const rules =
      'version: 1\nscope: { projects: [acme/**] }\nservice-levels: { critical: 7d, high: 30d }\ncoverage: true\n';
    const run = await runWorkflow(text, {
      platform,
      github,
      event: 'schedule',
      files: { '.github/coverage.yml': rules },
    });
    expectJobs(run, 'coverage');
    expect(Number(run.steps[0]?.outputs.uncovered)).toBeGreaterThan(0);
    expect(Number(run.steps[0]?.outputs.overdue)).toBeGreaterThan(0);
    expect(issuesOn(github)).toEqual(['open']);
    expect(writesTo(platform)).toEqual([]);
  },

  'docs/apply.md#apply-the-approved-plan-after-the-merge': async (text) => {
    const platform = await openTeams();
    const { run } = await planned(platform);
    const merged = { platform, ...pullRequest(true), programs: RUNS };
    const unmerged = await runWorkflow(text, { ...merged, ...pullRequest(false), artifacts: run.artifacts });
    expect(unmerged.jobs[0]?.end).toBe('skipped');
    const fork = structuredClone(pullRequest(true).payload);
    Object.assign(fork.pull_request.head, { repo: { full_name: 'octo-dev/payments-api' } });
    const fromFork = await runWorkflow(text, { ...merged, payload: fork, artifacts: run.artifacts });
    expect(fromFork.jobs[0]?.end).toBe('skipped');
    // A run of another branch has no say.
    const elsewhere = structuredClone(pullRequest(true).payload);
    Object.assign(elsewhere.pull_request.head, { ref: 'other' });
    const ofOther = await runWorkflow(text, { ...merged, payload: elsewhere, artifacts: run.artifacts });
    expect(ofOther.commandOutput.join()).toContain('::error::No run of rules-plan.yml made a plan');
    expect(ofOther.steps).toEqual([]);
    // Without the plan nothing is applied.
    const lost = await runWorkflow(text, merged);
    expect(lost.jobs[0]?.end).toBe('failure');
    expect(lost.steps).toEqual([]);
    expect(writesTo(platform)).toEqual([]);
    const artifacts = new Map([['4711/plan', run.artifacts.get('4711/plan') ?? new Map()]]);
    expectJobs(await runWorkflow(text, { ...merged, artifacts }), 'apply');
    expect(tagged(platform, 'acme').length).toBeGreaterThan(5);
    // A change that nobody approved is not made.
    platform.edit({ project: 'acme/login', removeTags: ['acme'] });
    const other = new Map([['4711/plan', new Map(run.artifacts.get('4711/plan'))]]);
    const rules = {
      '.github/code-security.yml': `${MINIMAL['.github/code-security.yml']}\nservice-levels: { low: 99d }\n`,
    };
    const changed = await runWorkflow(text, { ...merged, artifacts: other, files: rules });
    expect(changed.steps[0]?.outputs['failure-reason']).toBe('plan-changed');
    expect(tagged(platform, 'acme')).not.toContain('acme/login');
  },

  'docs/organization.md#apply-what-the-pull-request-showed': async (text) => {
    const platform = await openTeams();
    const { payload, ...event } = pullRequest(true);
    const options = { ...event, platform, github: await openGitHub(), called: REUSABLE };
    const opened = { pull_request: { ...payload.pull_request, merged: false } };
    const { artifacts, jobs } = await runWorkflow(text, {
      ...options,
      payload: { action: 'opened', ...opened },
    });
    expect(jobs.map(({ end }) => end)).toEqual(['success', 'skipped']);
    expect(writesTo(platform)).toEqual([]);
    const programs = gitHubCli([keptIn(artifacts, HEAD)]);
    const closed = {
      ...options,
      artifacts,
      programs,
      runId: '4712',
      payload: { action: 'closed', ...payload },
    };
    expect((await runWorkflow(text, closed)).jobs.map(({ end }) => end)).toEqual(['skipped', 'success']);
    expect(tagged(platform, 'acme')).toContain('acme/login');
  },

  'docs/apply.md#apply-the-rules-every-day': async (text) => {
    const platform = await openTeams();
    const github = await openGitHub();
    const options = { platform, github, files: MINIMAL };
    expectJobs(await runWorkflow(text, { ...options, inputs: { 'dry-run': true } }), 'apply');
    expect(writesTo(platform)).toEqual([]);
    expectJobs(await runWorkflow(text, { ...options, event: 'schedule' }), 'apply');
    expect(tagged(platform, 'acme')).toContain('acme/login');
    const writes = writesTo(platform).length;
    expectJobs(await runWorkflow(text, { ...options, event: 'schedule' }), 'apply');
    expect(writesTo(platform).length).toBe(writes);
    expect(issuesOn(github)).toEqual([]);
    // With the App, rules see what GitHub has on repositories that the job's own token does not show.
    const seeing = await openTeams();
    expectJobs(
      await runWorkflow(text, { ...options, platform: seeing, event: 'schedule', files: BY_METADATA }),
      'apply',
    );
    const login = github.state.repositories.find(({ fullName }) => fullName === 'acme/login');
    expect(seeing.state.projects.get('acme/login')?.tags).toContain(`visibility:${login?.visibility}`);
    platform.edit({ project: 'acme/login', removeTags: ['acme'] });
    platform.faults = ({ method }) => (method === 'PUT' ? { kind: 'status', status: 400 } : undefined);
    expect((await runWorkflow(text, { ...options, event: 'schedule' })).jobs[0]?.end).toBe('failure');
    expect(issuesOn(github)).toEqual(['open']);
  },

  'docs/validate.md#check-every-pull-request-also-from-forks': async (text) => {
    const platform = await openTeams();
    const head = { sha: HEAD, ref: 'rules', repo: { full_name: 'somebody/payments-api' } };
    const payload = { pull_request: { number: 7, head, base: { ref: 'main' } } };
    const fork = { ...pullRequest(false), platform, payload, withoutSecrets: true };
    expectJobs(await runWorkflow(text, fork), 'check');
    const files = { '.github/code-security.yml': 'version: 1\nproject: []\n' };
    const wrong = await runWorkflow(text, { ...fork, files });
    expect(wrong.jobs[0]?.end).toBe('failure');
    expect(wrong.steps[0]?.log).toContain(
      '::warning file=.github/code-security.yml,line=2::Unknown key `project` in the file; did you mean `projects`?',
    );
    expect(platform.requests).toEqual([]);
  },

  'docs/export.md#start-with-rules': async (text) => {
    const platform = await openPlatform();
    platform.quirks.policiesMigrated = true;
    const run = await runWorkflow(text, { platform, event: 'workflow_dispatch' });
    expectJobs(run, 'export');
    expect(writesTo(platform)).toEqual([]);
    const [[name, file] = []] = [...(run.artifacts.values().next().value ?? [])];
    expect(name).toBe('code-security.yml');
    expect(String(file)).toContain('\npolicies:\n');
    const files = { '.github/code-security.yml': String(file) };
    const github = await openGitHub();
    const [plan] = workflowsIn('docs/plan.md');
    const planned = await runWorkflow(plan?.text ?? '', { platform, github, ...pullRequest(false), files });
    expect(planned.steps[0]?.outputs).toMatchObject({ drift: 'false', changes: '0' });
  },
};
