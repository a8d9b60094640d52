import { expect } from 'vitest';
import { HEAD_SHA } from '../../../emulator/github/believable-state.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { type RunOptions, runWorkflow, type WorkflowRun } from '../workflow/run.ts';
import { expectJobs, openGitHub, openTeams, REUSABLE, type Scenario, type Scenarios } from './scenario.ts';

const PROJECT = 'acme/payments-api';
const PULL_REF = 'refs/pull/7/merge';

const pullRequest = (repository: string) => ({
  pull_request: {
    number: 7,
    head: { sha: HEAD_SHA, ref: 'one-call', repo: { full_name: repository } },
    base: { ref: 'main' },
  },
});
const ON_PULL_REQUEST = { event: 'pull_request', payload: pullRequest(PROJECT), ref: PULL_REF } as const;
const IN_QUEUE = {
  event: 'merge_group',
  ref: `refs/heads/gh-readonly-queue/main/pr-7-${'c'.repeat(40)}`,
  sha: 'd'.repeat(40),
  payload: {
    merge_group: {
      head_sha: 'd'.repeat(40),
      head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${'c'.repeat(40)}`,
      base_ref: 'refs/heads/main',
    },
  },
} as const;

function scan(
  platform: Platform,
  severities: readonly string[],
  others: { products?: string[]; commit?: string; branch?: string } = {},
): void {
  platform.startScan({
    project: PROJECT,
    commit: HEAD_SHA,
    branch: PULL_REF,
    products: ['sast'],
    ...others,
    findings: severities.map((severity, index) => ({
      issue_type: 'sast',
      fingerprint: `${index}a41c07be2f5d8366f0c1a7e4b92d3f8_0`,
      severity,
      confidence: 'high',
    })),
  });
}

const verdictOf = ({ steps }: WorkflowRun) => steps.at(-1)?.outputs.verdict;

/** Red with a comment, then green in place. */
function gated(before: (platform: Platform, severities: readonly string[]) => Partial<RunOptions>): Scenario {
  return async (text) => {
    const github = await openGitHub();
    const runWith = async (severities: readonly string[]) => {
      const platform = await openTeams();
      return runWorkflow(text, { platform, github, ...ON_PULL_REQUEST, ...before(platform, severities) });
    };
    const red = await runWith(['high', 'low']);
    expect(red.jobs.at(-1)?.end).toBe('failure');
    expect(verdictOf(red)).toBe('failed');
    expect(red.steps.at(-1)?.warnings.join()).not.toContain('permission');
    expect(github.state.comments.map(({ author, number }) => [author, number])).toEqual([
      ['github-actions[bot]', 7],
    ]);
    const green = await runWith([]);
    expect(green.jobs.map(({ end }) => end)).not.toContain('failure');
    expect(verdictOf(green)).toBe('passed');
    expect(github.state.comments.length).toBe(1);
    await expectForkSkipped(text);
  };
}

/** A fork gets no secrets, and no red cross. */
async function expectForkSkipped(text: string): Promise<void> {
  const run = await runWorkflow(text, {
    platform: await openTeams(),
    github: await openGitHub(),
    ...ON_PULL_REQUEST,
    payload: pullRequest('octo-dev/payments-api'),
    withoutSecrets: true,
    called: REUSABLE,
  });
  expect(run.jobs.map(({ end }) => end)).not.toContain('failure');
  expect(verdictOf(run)).toBe('skipped');
}

export const GATE: Scenarios = {
  'README.md#a-first-workflow': async (text) => {
    const github = await openGitHub();
    const platform = await openTeams();
    scan(platform, ['high']);
    const run = await runWorkflow(text, { platform, github, ...ON_PULL_REQUEST });
    expectJobs(run, 'gate');
    expect(verdictOf(run)).toBe('failed');
    expect(github.state.comments.length).toBe(1);
    await expectForkSkipped(text);
  },

  'docs/gate.md#a-gate-for-pull-requests': gated((platform, severities) => ({
    // The scanner ends with 1 when it found something.
    programs: { semgrep: `exit ${severities.length > 0 ? 1 : 0}` },
    onRun: (command) => command.startsWith('semgrep ci') && scan(platform, severities),
  })),

  'docs/gate-decisions.md#several-scans-of-one-commit': async (text) => {
    const products: Record<string, string> = { code: 'sast', 'supply-chain': 'sca', secrets: 'secrets' };
    /** The scanned products; the job dies before the others. */
    const runWith = async (red: string | undefined, dies: string | undefined) => {
      const platform = await openTeams();
      return runWorkflow(text, {
        platform,
        github: await openGitHub(),
        ...ON_PULL_REQUEST,
        programs: { semgrep: dies === undefined ? 'exit 0' : `[ "$2" != --${dies} ] || exit 2` },
        onRun: (command) => {
          const [, flag = ''] = /--([a-z-]+)/.exec(command) ?? [];
          if (command.startsWith('semgrep ci') && flag !== dies)
            scan(platform, flag === red ? ['high'] : [], { products: [products[flag] ?? ''] });
        },
      });
    };
    expect(verdictOf(await runWith(undefined, undefined))).toBe('passed');
    expect(verdictOf(await runWith('code', undefined))).toBe('failed');
    // It does not wait for the scan that never comes.
    const died = await runWith(undefined, 'supply-chain');
    expect(died.steps.at(-1)?.errors.join()).toContain('No scan of this commit ran `sca` and `secrets`');
    await expectForkSkipped(text);
  },

  'docs/gate-decisions.md#a-merge-queue-that-scans-its-group': async (text) => {
    for (const [head, group, verdict] of [
      [[], [], 'passed'],
      [[], ['high'], 'failed'],
      [['high'], [], 'failed'],
    ] as const) {
      const platform = await openTeams();
      scan(platform, head);
      const queued = await runWorkflow(text, {
        platform,
        github: await openGitHub(),
        ...IN_QUEUE,
        programs: { semgrep: 'exit 0' },
        onRun: (command) =>
          command.startsWith('semgrep ci') &&
          scan(platform, group, { commit: IN_QUEUE.sha, branch: IN_QUEUE.ref }),
      });
      expect(verdictOf(queued)).toBe(verdict);
    }
    await expectForkSkipped(text);
  },

  'docs/gate.md#when-the-platform-scans-the-project-itself': gated((platform, severities) => {
    scan(platform, severities);
    return {};
  }),

  'docs/gate.md#in-a-merge-queue': async (text) => {
    const github = await openGitHub();
    const platform = await openTeams();
    scan(platform, ['medium']);
    expectJobs(await runWorkflow(text, { platform, github, ...ON_PULL_REQUEST }), 'gate');
    const queued = await runWorkflow(text, { platform, github, ...IN_QUEUE });
    expectJobs(queued, 'gate');
    expect(verdictOf(queued)).toBe('passed');
    expect(queued.steps[0]?.outputs['scan-commit']).toBe(HEAD_SHA);
    const readOnly = text.replace('pull-requests: write', 'pull-requests: read');
    expectJobs(await runWorkflow(readOnly, { platform, github, ...IN_QUEUE }), 'gate');
    expect(github.state.comments).toEqual([]);
    await expectForkSkipped(text);
  },

  'docs/organization.md#one-gate-for-all-repositories': async (text) => {
    const github = await openGitHub();
    const platform = await openTeams();
    scan(platform, ['high']);
    const run = await runWorkflow(text, { platform, github, ...ON_PULL_REQUEST });
    expectJobs(run, 'gate');
    expect(verdictOf(run)).toBe('failed');
    expect(run.steps[0]?.outputs).toMatchObject({ outcome: 'succeeded', 'findings-counted': '1' });
    expect(run.steps[0]?.outputs).not.toHaveProperty('failure-reason');
    expect(run.steps[0]?.warnings.join()).toContain('`warn-only` lets the step pass');
    expect(github.state.comments.length).toBe(1);
    const blocking = text.replace(/warn-only: .*/, 'warn-only: false');
    expect((await runWorkflow(blocking, { platform, github, ...ON_PULL_REQUEST })).jobs[0]?.end).toBe(
      'failure',
    );
    const queued = await runWorkflow(text, { platform, github, ...IN_QUEUE });
    expect(verdictOf(queued)).toBe('failed');
    expectJobs(queued, 'gate');
  },

  'docs/organization.md#call-it-from-each-repository': async (text) => {
    const github = await openGitHub();
    const platform = await openTeams();
    scan(platform, ['high']);
    const options = { platform, github, called: REUSABLE, ...ON_PULL_REQUEST };
    const run = await runWorkflow(text, options);
    expectJobs(run, 'gate');
    expect(verdictOf(run)).toBe('failed');
    expect(github.state.comments.length).toBe(1);
    const blocking = text.replace(/warn-only: .*/, 'fail-on: high');
    expect((await runWorkflow(blocking, options)).jobs[0]?.end).toBe('failure');
    await expectForkSkipped(text);
  },

  'docs/gate-decisions.md#pull-requests-from-forks': async (text) => {
    const run = { event: 'pull_request', head_sha: HEAD_SHA, head_branch: 'one-call', pull_requests: [] };
    const conclude = async (more: object, severity: string, workflow = text) => {
      const platform = await openTeams();
      scan(platform, [severity]);
      const payload = { workflow_run: { ...run, ...more } };
      const options = { platform, github: await openGitHub(), event: 'workflow_run', payload };
      const { commandOutput } = await runWorkflow(workflow, { ...options, programs: { gh: 'echo "$@"' } });
      const [, head, state] =
        /head_sha=(\w+) -f status=completed -f conclusion=(\w+)/.exec(commandOutput.join()) ?? [];
      expect(head).toBe(HEAD_SHA);
      return state;
    };
    const fork = { head_repository: { full_name: 'octo-dev/payments-api' }, conclusion: 'success' };
    expect(await conclude(fork, 'high')).toBe('failure');
    expect(await conclude(fork, 'low')).toBe('success');
    // As the page says, for a gate that only warns.
    const warning = text
      .replace("steps.gate.outputs.verdict == 'passed'", "steps.gate.outcome == 'success'")
      .replace('comment: never', 'comment: never\n          warn-only: true');
    expect(await conclude(fork, 'high', warning)).toBe('success');
    // The check is reported for every other head, too: with the result of the first workflow.
    const own = { head_repository: { full_name: PROJECT } };
    expect(await conclude({ ...own, conclusion: 'success' }, 'high')).toBe('success');
    expect(await conclude({ ...own, event: 'merge_group', conclusion: 'failure' }, 'low')).toBe('failure');
  },
};
