import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, READ_ONLY_TOKEN } from '../../emulator/github/believable-state.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { openGitHub } from '../github/open.ts';
import { innerStep } from '../inner-step.ts';
import { folderWith, openPlatform } from './scenario.ts';
import { finding } from './world.ts';

const LIST = { operation: 'list-findings', 'issue-type': 'sast', issue: 'auto' };
const FIX = { 'issue-type': 'sast', 'issue-ids': '1', 'new-triage-state': 'fixing' };
const TRIAGE = { operation: 'triage', ...FIX, issue: 'auto' };
/** No such finding. */
const FAILING = { operation: 'triage', 'issue-ids': '999', 'new-triage-state': 'fixing', issue: 'auto' };
const RULES = 'version: 1\nprojects:\n  - name: all\n    when: { name: "fleet/*" }\n    tags: [team:a]\n';

/** A scheduled run. */
function step(
  platform: Platform,
  { url }: GitHubServer,
  inputs: Record<string, string>,
  more: object = {},
  interrupted?: AbortSignal,
) {
  const environment = {
    GITHUB_API_URL: url,
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_REPOSITORY: 'acme/payments-api',
    GITHUB_JOB: 'hygiene',
    GITHUB_ACTION: 'step',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '9',
    ...more,
  };
  return innerStep(platform, { 'github-token': ACTIONS_TOKEN, ...inputs }, { environment, interrupted });
}

async function planOf(text: string): Promise<Record<string, string>> {
  const path = `${await folderWith({ 'rules.yml': text })}/rules.yml`;
  return { operation: 'plan', 'rules-file': path, issue: 'auto' };
}

async function openBoth(state: PlatformState) {
  return { github: await openGitHub(), platform: await openPlatform({ state }) };
}

const titles = ({ state }: GitHubServer) => state.issues.map(({ state: is, title }) => `${is}: ${title}`);

describe('the tracking issue', () => {
  it('of a plan opens with drift, says what would change, and closes when nothing would', async () => {
    const { github, platform } = await openBoth(fleetState(2));
    const inputs = await planOf(RULES);
    const more = { 'issue-labels': 'security', 'comment-footer': 'Ask @sec' };
    const run = await step(platform, github, { ...inputs, ...more });
    expect(titles(github)).toEqual(['open: Drift in acme: 2 changes']);
    const [issue] = github.state.issues;
    expect(issue).toMatchObject({ labels: ['security'] });
    expect(issue?.body).toContain('fleet/service-00001');
    expect(issue?.body).toContain('https://github.com/acme/payments-api/actions/runs/4711');
    expect(issue?.body?.endsWith('Ask @sec\n')).toBe(true);
    expect(run.outputs['issue-url']).toMatch(/\/acme\/payments-api\/issues\/\d+$/);
    expect(run.summary).toContain('Tracking issue');
    for (const project of platform.state.projects.all) project.tags = ['team:a'];
    await step(platform, github, inputs);
    expect(titles(github)).toEqual(['closed: Code security in acme: nothing to change']);
    const comments = github.state.comments.map(({ body }) => body);
    expect(comments).toEqual([expect.stringContaining('No action needed')]);
  });

  it('of a plan says how many ignores end soon, and comes back when another one does', async () => {
    const { github, platform } = await openBoth(findingsState(2));
    const inputs = await planOf('version: 1\nfindings: []\n');
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    for (const { id } of [...platform.state.findings.all]) {
      const note = `[code-security rule="noise" until=${until}]`;
      platform.edit({ triage: [id], state: 'ignored', reason: 'no_time', note });
      for (const issue of github.state.issues) issue.state = 'closed';
      await step(platform, github, inputs);
    }
    const [issue] = github.state.issues;
    expect(titles(github)).toEqual(['open: Code security in acme: 2 ignores end within 14 days']);
    expect(issue?.body).toContain('The ignores of 2 findings by the rule &quot;noise&quot; end');
  });

  it('is opened without an assignee that GitHub refuses, with a warning', async () => {
    const { github, platform } = await openBoth(findingsState(1));
    for (const repository of github.state.repositories) repository.assignable = [];
    const run = await step(platform, github, { ...LIST, 'issue-assignees': 'gone', 'issue-labels': 'sast' });
    expect(github.state.issues).toMatchObject([{ labels: ['sast'], assignees: [] }]);
    expect(run.outputs['issue-url']).toBe('https://github.com/acme/payments-api/issues/9');
    expect(run.warnings).toEqual([
      'The issue was opened without the assignee `gone`, which GitHub refused: Validation Failed: assignees invalid. Correct `issue-labels` or `issue-assignees`, or set them on the issue by hand.',
    ]);
  });

  it('of an inconclusive plan stays open, with a line', async () => {
    const { github, platform } = await openBoth(fleetState(2));
    const inputs = await planOf(RULES);
    await step(platform, github, inputs);
    platform.faults = () => ({ kind: 'status', status: 503 });
    const run = await step(platform, github, inputs);
    expect(run.outputs.outcome).toBe('failed');
    const [issue] = github.state.issues;
    expect(titles(github)).toEqual(['open: Drift in acme: 2 changes']);
    expect(issue?.body).toContain('was inconclusive');
    expect(issue?.body).toContain('fleet/service-00001');
  });

  it('of a triage opens when something failed, or the platform was out of reach, and closes again', async () => {
    const { github, platform } = await openBoth(findingsState(2));
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', { kind: 'status', status: 403 });
    await step(platform, github, TRIAGE);
    expect(titles(github)).toEqual(['open: Code security in acme: nothing changed; 1 finding failed']);
    platform.faults = undefined;
    await step(platform, github, TRIAGE);
    expect(titles(github)).toEqual(['closed: Code security in acme: 1 finding triaged']);
  });

  it('of posture opens with nothing to report, and again only for news after a person closed it', async () => {
    const { github, platform } = await openBoth(fleetState(1));
    const inputs = { operation: 'posture', issue: 'auto', 'service-levels': 'low: 30d' };
    const run = () => step(platform, github, inputs);
    const closeByHand = (closedBy: string) => {
      for (const issue of github.state.issues) Object.assign(issue, { state: 'closed', closedBy });
    };
    await run();
    expect(titles(github)).toEqual(['open: Code security in acme: nothing open, 0 new, 0 fixed']);
    platform.edit({ addFinding: finding(1, { relevant_since: platform.now / 1000 - 20 * 86_400 }) });
    await run();
    expect(titles(github)).toEqual(['open: Code security in acme: 1 low open, 0 new, 0 fixed']);
    closeByHand('octo-dev');
    await run();
    expect(titles(github)).toEqual(['closed: Code security in acme: 1 low open, 0 new, 0 fixed']);
    closeByHand('github-actions[bot]');
    await run();
    expect(titles(github)[0]).toMatch(/^open/);
    closeByHand('octo-dev');
    platform.now += 11 * 86_400_000;
    await run();
    expect(titles(github)).toEqual(['open: Code security in acme: 1 low open, 0 new, 0 fixed, 1 overdue']);
    platform.faults = () => ({ kind: 'status', status: 403 });
    await run();
    expect(github.state.issues[0]?.body).toContain('was inconclusive');
  });

  it('of list-findings has its rows', async () => {
    const { github, platform } = await openBoth(findingsState(3));
    await step(platform, github, LIST);
    expect(titles(github)).toEqual(['open: 3 code findings of any status (3 open) in acme: 3 low']);
    platform.faults = () => ({ kind: 'status', status: 401 });
    await step(platform, github, LIST);
    expect(titles(github)).toEqual(['open: 3 code findings of any status (3 open) in acme: 3 low']);
    expect(github.state.issues[0]?.body).toContain('was inconclusive');
    platform.faults = undefined;
    for (const { id } of [...platform.state.findings.all]) platform.state.findings.remove(id);
    await step(platform, github, LIST);
    expect(titles(github)).toEqual(['closed: 0 code findings in acme']);
  });

  it('says that it was closed where only its comment was refused', async () => {
    const { github, platform } = await openBoth(findingsState(1));
    await step(platform, github, LIST);
    for (const { id } of [...platform.state.findings.all]) platform.state.findings.remove(id);
    github.faults = ({ path }) => (path.endsWith('/comments') ? { kind: 'status', status: 403 } : undefined);
    const { outputs, warnings } = await step(platform, github, LIST);
    expect(titles(github)).toEqual(['closed: 0 code findings in acme']);
    expect(outputs['issue-url']).toMatch(/\/issues\/\d+$/);
    expect(warnings).toEqual([
      expect.stringMatching(/^An issue is up to date, but lacks the comment that says why: .*with 403/),
    ]);
  });

  it('of a list that was cancelled stays open, with a line, even when the list was empty', async () => {
    const { github, platform } = await openBoth(findingsState(1));
    await step(platform, github, LIST);
    for (const { id } of [...platform.state.findings.all]) platform.state.findings.remove(id);
    const cancelled = new AbortController();
    platform.quirks.onRequest = () => cancelled.abort('signal');
    const run = await step(platform, github, LIST, {}, cancelled.signal);
    expect(run.outputs['failure-reason']).toBe('cancelled');
    expect(titles(github)).toEqual(['open: 1 code finding of any status (1 open) in acme']);
    expect(github.state.issues[0]?.body).toContain('was inconclusive: it was cancelled');
  });

  it('is one for each kind of findings, whether it is written or not', async () => {
    const { github, platform } = await openBoth(findingsState(1));
    await step(platform, github, LIST);
    const always = await step(platform, github, { operation: 'list-findings', issue: 'always' });
    expect(titles(github)).toHaveLength(1);
    expect(always.warnings).toEqual([]);
    expect(always.summary).toContain('<code>issue</code> is <code>always</code>, which means');
    await step(platform, github, { ...FAILING, 'issue-type': 'sast' });
    await step(platform, github, { ...FAILING, 'issue-type': 'sca' });
    await step(platform, github, { ...FAILING, 'issue-type': 'sca' });
    expect(titles(github)).toHaveLength(3);
  });

  it('is one for each rules file', async () => {
    const { github, platform } = await openBoth(fleetState(2));
    for (const inputs of [await planOf(RULES), await planOf(RULES)]) {
      await step(platform, github, inputs);
      await step(platform, github, inputs);
    }
    expect(titles(github)).toHaveLength(2);
  });

  it('that a nightly run keeps gets updates from runs on the default branch, but for some events', async () => {
    const { github, platform } = await openBoth(fleetState(2));
    const inputs = await planOf(RULES);
    await step(platform, github, inputs);
    const event = JSON.stringify({ repository: { default_branch: 'main' } });
    const GITHUB_EVENT_PATH = `${await folderWith({ 'event.json': event })}/event.json`;
    const titlesAfter = async (name: string, ref: string, tags: string[]) => {
      for (const project of platform.state.projects.all) project.tags = tags;
      await step(platform, github, inputs, { GITHUB_EVENT_NAME: name, GITHUB_REF: ref, GITHUB_EVENT_PATH });
      return titles(github);
    };
    const drift = ['open: Drift in acme: 2 changes'];
    for (const [name, ref] of [
      ['push', 'refs/heads/feature'],
      ['push', 'refs/tags/main'],
      ['workflow_dispatch', 'refs/heads/feature'],
      ['merge_group', 'refs/heads/gh-readonly-queue/main/pr-7-0123'],
      ['pull_request_target', 'refs/heads/main'],
      ['workflow_run', 'refs/heads/main'],
      ['issue_comment', 'refs/heads/main'],
    ] as const)
      expect(await titlesAfter(name, ref, ['team:a']), `${name} of ${ref}`).toEqual(drift);
    const none = ['closed: Code security in acme: nothing to change'];
    for (const [name, tags, shown] of [
      ['schedule', ['team:a'], none],
      ['repository_dispatch', [], drift],
      ['push', ['team:a'], none],
      ['workflow_dispatch', [], drift],
    ] as const)
      expect(await titlesAfter(name, 'refs/heads/main', [...tags]), name).toEqual(shown);
  });

  it('is one for each job, step and deployment', async () => {
    const { github, platform } = await openBoth(findingsState(1));
    await step(platform, github, LIST);
    await step(platform, github, LIST, { GITHUB_JOB: 'other' });
    await step(platform, github, LIST, { GITHUB_ACTION: 'step_2' });
    await step(platform, github, LIST);
    expect(titles(github)).toHaveLength(3);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a dry run', { ...TRIAGE, 'dry-run': 'true' }, {}],
    ['never', { ...LIST, issue: 'never' }, {}],
    ['a pull request', LIST, { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' }],
  ])('is not kept on %s', async (_, inputs, environment) => {
    const { github, platform } = await openBoth(findingsState(1));
    await step(platform, github, inputs, environment);
    expect(github.requests).toEqual([]);
  });

  it('warns with the words of GitHub where it may not be written', async () => {
    const { github, platform } = await openBoth(findingsState(1));
    const run = await step(platform, github, { ...LIST, 'github-token': READ_ONLY_TOKEN });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', count: '1' });
    expect(run.warnings.join()).toMatch(/Resource not accessible.*`issues: write`/);
  });
});
