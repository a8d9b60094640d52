import { describe, expect, it } from 'vitest';
import type { Platform } from '../../emulator/platform/server.ts';
import { undescribed } from '../github/description.ts';
import { hasJq } from '../shell.ts';
import { textOf, workflowsIn } from './markdown.ts';
import { gitHubCli, keptIn, type PastRun } from './scenarios/github-runs.ts';
import { pullRequest } from './scenarios/rules.ts';
import { openGitHub, openTeams, REUSABLE, tagged, writesTo } from './scenarios/scenario.ts';
import type { Artifacts } from './workflow/artifacts.ts';
import { type RunOptions, runWorkflow } from './workflow/run.ts';

const [CALLER = ''] = workflowsIn('docs/organization.md')
  .map(({ text }) => text)
  .filter((text) => text.includes('approved: true'));
const { sha: HEAD } = pullRequest(true).payload.pull_request.head;
const OTHER_HEAD = 'd'.repeat(40);

/** The run of the caller's workflow for an event of the pull request. */
async function run(platform: Platform, action: 'opened' | 'closed', options: Partial<RunOptions> = {}) {
  const { payload, ...event } = pullRequest(action === 'closed');
  return runWorkflow(CALLER, {
    ...{ platform, github: await openGitHub(), called: REUSABLE },
    ...event,
    payload: { action, ...payload },
    ...options,
  });
}

/** Pull request 7 after its plan was made, and the run of its merge. */
async function merged(pastRuns: (artifacts: Artifacts) => PastRun[], options: Partial<RunOptions> = {}) {
  const platform = await openTeams();
  const { artifacts } = await run(platform, 'opened');
  const programs = gitHubCli(pastRuns(artifacts));
  const merge = await run(platform, 'closed', { runId: '5000', artifacts, programs, ...options });
  return { platform, artifacts, merge };
}

const itsOwn = (artifacts: Artifacts) => [keptIn(artifacts, HEAD)];

describe.skipIf(!hasJq)('a merge applies the plan of its pull request', () => {
  it('that was shown, and keeps the report', async () => {
    const { platform, artifacts, merge } = await merged(itsOwn);
    expect(merge.jobs.map(({ name, end }) => [name, end])).toEqual([
      ['plan', 'skipped'],
      ['apply', 'success'],
    ]);
    expect(merge.steps[0]?.outputs.outcome).toBe('succeeded');
    expect(tagged(platform, 'acme')).toContain('acme/login');
    expect([...artifacts.keys()]).toEqual(['4711/plan-1', '5000/apply-report-1']);
  });

  it('of the last attempt', async () => {
    const platform = await openTeams();
    const { artifacts } = await run(platform, 'opened');
    // The plan of the first attempt lacks a tag.
    platform.edit({ project: 'acme/login', addTags: ['acme'] });
    artifacts.set(
      '4711/plan-1',
      (await run(platform, 'opened', { artifacts: new Map() })).artifacts.get('4711/plan-1') ?? new Map(),
    );
    platform.edit({ project: 'acme/login', removeTags: ['acme'] });
    await run(platform, 'opened', { artifacts, attempt: 2 });
    const past = { ...keptIn(artifacts, HEAD), kept: { 'plan-1': 1, 'plan-2': 2 } };
    const ended = async (kept: PastRun['kept']) => {
      const programs = gitHubCli([{ ...past, kept }]);
      return (await run(platform, 'closed', { runId: '5000', artifacts: new Map(artifacts), programs }))
        .steps[0]?.outputs;
    };
    expect(await ended({ 'plan-1': 1 })).toMatchObject({ 'failure-reason': 'plan-changed' });
    expect(await ended(past.kept)).toMatchObject({ outcome: 'succeeded' });
    expect(tagged(platform, 'acme')).toContain('acme/login');
  });

  it('of several runs, and of no other workflow', async () => {
    const { merge } = await merged((artifacts) => {
      artifacts.set('99/plan-1', new Map([['plan.json', 'of Terraform']]));
      const others: PastRun[] = [
        { id: '98', head: HEAD, kept: { 'plan-1': 'expired', 'plan-2-csv': 50, 'plan-': 51, 'other-1': 52 } },
        {
          id: '99',
          head: HEAD,
          kept: { 'plan-1': 58 },
          called: 'acme/infra/.github/workflows/terraform.yml',
        },
      ];
      return [...others, ...itsOwn(artifacts)];
    });
    expect(merge.steps[0]?.outputs.outcome).toBe('succeeded');
  });

  it('asks GitHub for what its API describes', () => {
    const [script = ''] = /gh api[^']*/.exec(textOf('.github/workflows/rules-apply.yml')) ?? [];
    const query = /\?(\S*?)"/.exec(script)?.[1]?.replace('$HEAD', HEAD);
    const template = '/repos/{owner}/{repo}/actions/runs';
    const path = `/repos/acme/payments-api/actions/runs?${query}`;
    expect(path).toContain('head_sha=');
    expect(
      undescribed({ method: 'GET', path, body: '', template } as Parameters<typeof undescribed>[0], ''),
    ).toEqual([]);
  });
});

describe.skipIf(!hasJq)('a merge changes nothing', () => {
  const expectNothing = async (
    { merge, platform }: Awaited<ReturnType<typeof merged>>,
    message = '::error::There is no approved plan, and nothing was changed',
  ) => {
    expect(merge.jobs.at(-1)?.end).toBe('failure');
    expect(merge.commandOutput.join()).toContain(message);
    expect(merge.steps).toEqual([]);
    expect(writesTo(platform)).toEqual([]);
  };

  it('without a plan', async () => {
    await expectNothing(await merged(() => []));
    await expectNothing(await merged(() => [{ id: '4711', head: HEAD, kept: {} }]));
  });

  it('after a newer push that has none', async () => {
    await expectNothing(await merged((artifacts) => [keptIn(artifacts, OTHER_HEAD)]));
  });

  it.each(['octo-dev/payments-api', null])('with a plan that a run of %s kept', async (from) => {
    await expectNothing(await merged((artifacts) => [{ ...keptIn(artifacts, HEAD), from }]));
  });

  it('with one that has expired', async () => {
    await expectNothing(await merged(() => [{ id: '4711', head: HEAD, kept: { 'plan-1': 'expired' } }]));
  });

  it('with an edited plan', async () => {
    const { merge, platform } = await merged((artifacts) => {
      const [[name = '', text = ''] = []] = [...(artifacts.get('4711/plan-1') ?? [])];
      artifacts.set('4711/plan-1', new Map([[name, text.replace('acme/login', 'acme/login2')]]));
      return itsOwn(artifacts);
    });
    expect(merge.steps[0]?.outputs).toMatchObject({ 'failure-reason': 'invalid-inputs' });
    expect(writesTo(platform)).toEqual([]);
  });

  it('that is not in the plan', async () => {
    const platform = await openTeams();
    platform.edit({ project: 'acme/login', addTags: ['acme'] });
    const { artifacts } = await run(platform, 'opened');
    platform.edit({ project: 'acme/login', removeTags: ['acme'] });
    const programs = gitHubCli(itsOwn(artifacts));
    const merge = await run(platform, 'closed', { runId: '5000', artifacts, programs });
    expect(merge.steps[0]?.outputs).toMatchObject({ 'failure-reason': 'plan-changed' });
    expect(writesTo(platform)).toEqual([]);
  });

  it('where GitHub does not answer', async () => {
    const programs = { gh: 'exit 1' };
    const failed = await merged(itsOwn, { programs });
    expect(failed.merge.jobs.at(-1)?.end).toBe('failure');
    expect(failed.merge.steps).toEqual([]);
    expect(writesTo(failed.platform)).toEqual([]);
  });

  it('when the pull request is closed without it', async () => {
    const { payload } = pullRequest(false);
    const { merge, platform } = await merged(itsOwn, { payload: { action: 'closed', ...payload } });
    expect(merge.jobs.map(({ end }) => end)).toEqual(['skipped', 'skipped']);
    expect(writesTo(platform)).toEqual([]);
  });

  it('in a run of another event', async () => {
    const text = CALLER.replace('if: github.event.pull_request.merged', 'if: always()').replace(
      /^ {2}plan:.*?(?=^ {2}apply:)/ms,
      '',
    );
    const platform = await openTeams();
    const merge = await runWorkflow(text, { platform, called: REUSABLE, event: 'push' });
    await expectNothing(
      { merge, platform, artifacts: new Map() },
      '`approved: true` needs the event of a pull request',
    );
  });
});
