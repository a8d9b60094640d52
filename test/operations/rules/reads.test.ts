import { expect, it } from 'vitest';
import { connectionTo, gitHubState, openGitHub, VISIBILITY } from './github-scenario.ts';
import { changesOf, finding, openPlatform, project, runPlan } from './scenario.ts';

it('a plan for all projects reads their list and the findings side by side', async () => {
  const platform = await openPlatform([project('acme/web')], [finding(1, { repo: 'acme/web' })]);
  let isAsked = false;
  platform.faults = ({ endpoint }) => {
    isAsked ||= endpoint === 'findings';
    return endpoint === 'projects' && !isAsked ? { kind: 'status', status: 503 } : undefined;
  };
  const rules =
    '{ version: 1, findings: [{ name: f, when: { repo: acme/web }, triage: { state: fixing } }] }';
  expect((await runPlan(platform, rules)).plan?.lines).toMatchObject([{ field: 'triage' }]);
});

it('a finding outside a scope of so many projects that their names are not sent is left alone', async () => {
  const names = Array.from({ length: 51 }, (_, at) => `acme/p${at}`);
  const platform = await openPlatform(
    [...names, 'other/api'].map((name) => project(name)),
    [finding(1, { repo: 'acme/p0' }), finding(2, { repo: 'other/api' })],
  );
  const rules =
    '{ version: 1, scope: { projects: [acme/**] }, findings: [{ name: r, triage: { state: fixing } }] }';
  expect(changesOf(await runPlan(platform, rules))).toEqual(['~ sast:1 open → fixing']);
});

it('metadata is read with metadata-token, not with the token for comments', async () => {
  const comments = await openGitHub(gitHubState([]));
  const metadata = await openGitHub(gitHubState([{ fullName: 'acme/api' }]));
  const made = await runPlan(await openPlatform([project('acme/api')]), VISIBILITY, {
    github: connectionTo(comments),
    metadata: connectionTo(metadata),
  });
  expect(changesOf(made)).toEqual(['+ acme/api visibility:private']);
  expect(comments.requests).toEqual([]);
});
