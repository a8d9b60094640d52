import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPlatform, stepOn, theError } from './scenario.ts';

const FORK_CONDITION = 'github.event.pull_request.head.repo.full_name == github.repository';

async function errorWithoutToken(
  event: unknown,
  environment: Record<string, string> = {},
  inputs: Record<string, string> = {},
) {
  const path = join(await mkdtemp(join(tmpdir(), 'event-')), 'event.json');
  await writeFile(path, JSON.stringify(event));
  const platform = await openPlatform();
  const run = await stepOn(
    platform,
    { operation: 'tag', tags: 'new', token: '', ...inputs },
    { environment: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path, ...environment } },
  );
  expect(platform.requests).toEqual([]);
  return { error: theError(run), run };
}

const headOf = (repo: unknown) => ({ pull_request: { head: { repo } } });

describe('a step that gets no token', () => {
  it.each([
    ['another repository', { full_name: 'someone/payments-api' }],
    ['a repository that was deleted', null],
  ])('for a pull request from %s says so, and how to skip it', async (_, repo) => {
    const { error, run } = await errorWithoutToken(headOf(repo));
    expect(error).toContain('`token` is empty, because a pull request from a fork gets no secrets');
    expect(error).toContain(FORK_CONDITION);
    expect(run.summary).toContain('a pull request from a fork gets no secrets');
  });

  it('takes blanks for nothing', async () => {
    const { error } = await errorWithoutToken(headOf({ full_name: 'someone/x' }), {}, { token: ' \n' });
    expect(error).toContain('from a fork gets no secrets');
  });

  it('in a run that Dependabot started says so, and what to do', async () => {
    const event = headOf({ full_name: 'acme/payments-api' });
    const { error } = await errorWithoutToken(event, { GITHUB_ACTOR: 'dependabot[bot]' });
    expect(error).toMatch(
      /`token` is empty, because a run that Dependabot started gets only Dependabot's secrets/,
    );
    expect(error).toContain("`if: github.actor != 'dependabot[bot]'`");
  });

  it.each([
    ['a pull request of the same repository', headOf({ full_name: 'acme/payments-api' }), {}],
    ['a push', { ref: 'refs/heads/main' }, { GITHUB_EVENT_NAME: 'push' }],
    ['a schedule', { schedule: '0 4 * * 1' }, { GITHUB_EVENT_NAME: 'schedule' }],
    // It runs in the repository's own context, and gets its secrets.
    [
      'the target of a pull request from a fork',
      headOf({ full_name: 'someone/payments-api' }),
      { GITHUB_EVENT_NAME: 'pull_request_target' },
    ],
    ['an event that cannot be read', {}, { GITHUB_EVENT_PATH: '/does/not/exist.json' }],
  ])('for %s points to the secret', async (_, event, environment) => {
    const { error } = await errorWithoutToken(event, environment as Record<string, string>);
    expect(error).toContain('`token` is empty; check that the secret it names is defined');
    expect(error).not.toContain('fork');
  });
});
