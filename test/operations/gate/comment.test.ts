import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READ_ONLY_TOKEN } from '../../../emulator/github/believable-state.ts';
import type { FaultSource } from '../../../emulator/github/faults.ts';
import { stepOn, theError } from '../scenario.ts';
import { COMMIT, found, openGatePlatform, openGitHub, PROJECT, scanned } from './open.ts';

/** A gate that fails, on a pull request that does not take the comment. */
async function gateWith(token: string, faults?: FaultSource) {
  const github = await openGitHub(COMMIT);
  github.faults = faults;
  const platform = await openGatePlatform();
  scanned(platform, [found('new')]);
  const event = join(await mkdtemp(join(tmpdir(), 'event-')), 'event.json');
  const head = { sha: COMMIT, repo: { full_name: PROJECT } };
  await writeFile(event, JSON.stringify({ pull_request: { number: 7, head } }));
  const inputs = { operation: 'gate', commit: COMMIT, 'wait-for': '0s', 'github-token': token };
  const environment = {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_API_URL: github.url,
  };
  return stepOn(platform, inputs, { environment });
}

describe('a comment that GitHub does not take', () => {
  it('leaves the verdict, and the warning names the permission', async () => {
    const run = await gateWith(READ_ONLY_TOKEN);
    expect(theError(run)).toContain('1 finding');
    expect(run.outputs).toMatchObject({ verdict: 'failed', 'failure-reason': 'gate-failed' });
    expect(run.outputs).not.toHaveProperty('comment-url');
    const [warning = ''] = run.warnings.filter((text) => text.includes('comment'));
    expect(warning).toContain('403');
    expect(warning).toContain('`pull-requests: write`');
    expect(warning).toContain('from a fork');
  });

  it.each([403, 404])('also where GitHub does not say what is missing (%i)', async (status) => {
    const run = await gateWith('ghs_other', () => ({ kind: 'status', status, body: { message: 'no' } }));
    const warnings = run.warnings.filter((text) => text.includes('comment on the pull request'));
    expect(warnings).toEqual([expect.stringContaining('`pull-requests: write`')]);
    expect(warnings[0]).toContain('`github-token`');
  });
});
