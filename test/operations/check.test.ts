import { expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import { openGitHub } from '../github/open.ts';
import { innerStep } from '../inner-step.ts';
import { runCases } from './cases.ts';
import { fewFindings, openPlatform } from './findings/context.ts';

const PROJECT = 'acme/payments-api';

runCases(new URL('cases/check.yml', import.meta.url), {
  'disable secrets': ({ platform }) => void delete platform.state.newerPolicies.secrets,
  'keep one project': ({ platform: { state } }) => {
    for (const { name } of [...state.projects.all]) if (name !== PROJECT) state.projects.remove(name);
  },
  'hide half': ({ github }) => {
    const { repositories = [], tokens } = github?.state ?? {};
    const names = repositories.map(({ fullName }) => fullName);
    for (const grant of tokens?.values() ?? [])
      if (grant.sees === 'all') grant.sees = names.slice(0, names.length / 2);
  },
});

it('that is cancelled while GitHub has not answered everything does not claim to be done', async () => {
  const platform = await openPlatform({ state: fewFindings(40) });
  const github = await openGitHub();
  const cancelled = new AbortController();
  github.beforeProcessing = () => cancelled.abort('signal');
  const inputs = { operation: 'check', 'github-token': ACTIONS_TOKEN };
  const environment = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: PROJECT };
  const run = await innerStep(platform, inputs, { environment, interrupted: cancelled.signal });
  expect(run.errors).toEqual([
    expect.stringMatching(
      /^`check` was cancelled: The step was stopped before the answer to GET .* to GitHub\. Run the step again\.$/,
    ),
  ]);
  expect(run.outputs.checks).not.toContain('stopped');
});
