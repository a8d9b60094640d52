import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, READ_ONLY_TOKEN } from '../../../emulator/github/believable-state.ts';
import type { GitHubServer } from '../../../emulator/github/server.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { StepRun } from '../../step.ts';
import { expectSuccess, stepOn, theError } from '../scenario.ts';
import { COMMIT, found, MAIN, openGatePlatform, openGitHub, PROJECT, scanned } from './open.ts';

const CRITICAL = found('bad', { severity: 'critical' });

/** A gate on the pull request. */
async function gateOn(
  platform: Platform,
  inputs: Record<string, string> = {},
  environment: Record<string, string> = {},
): Promise<StepRun> {
  const event = join(await mkdtemp(join(tmpdir(), 'event-')), 'event.json');
  const head = { sha: COMMIT, ref: 'feature', repo: { full_name: PROJECT } };
  await writeFile(event, JSON.stringify({ pull_request: { number: 7, head } }));
  return stepOn(
    platform,
    { operation: 'gate', 'wait-for': '0s', comment: 'never', 'github-token': '', ...inputs },
    { environment: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event, ...environment } },
  );
}

describe('a clean scan', () => {
  it.each<[string, (scan: ReturnType<typeof scanned>) => void]>([
    ['has no counts', (scan) => delete scan.findings_counts],
    ['has no exit code', (scan) => Object.assign(scan, { exit_code: null, status: 'COMPLETED' })],
  ])('that %s passes at once, and takes at most 8 requests with its comment', async (_, change) => {
    const platform = await openGatePlatform();
    change(scanned(platform, []));
    platform.now += 60_000;
    const github = await openGitHub(COMMIT);
    const inputs = { comment: 'always', 'github-token': ACTIONS_TOKEN };
    const run = await gateOn(platform, inputs, { GITHUB_API_URL: github.url });
    expectSuccess(run);
    expect(run.outputs.verdict).toBe('passed');
    expect(platform.requests.length + github.requests.length).toBeLessThanOrEqual(8);
  });
});

describe('a gate', () => {
  it('with `warn-only` has verdict and counts of a failure, and succeeds', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [CRITICAL]);
    const run = await gateOn(platform, { 'warn-only': 'true' });
    expect({ exitCode: run.exitCode, errors: run.errors }).toEqual({ exitCode: 0, errors: [] });
    expect(run.outputs).toMatchObject({ verdict: 'failed', outcome: 'succeeded', 'findings-counted': '1' });
    expect(run.outputs).not.toHaveProperty('failure-reason');
    expect(run.warnings.join()).toContain('1 finding must be fixed');
    const refused = await gateOn(platform, { 'warn-only': 'true', token: 'wrong' });
    theError(refused);
    expect(refused.outputs['failure-reason']).toBe('token-refused');
  });

  it.each(['issue_comment', 'schedule'])('on %s warns that the event names no commit', async (name) => {
    const platform = await openGatePlatform();
    scanned(platform, [], { branch: MAIN });
    const run = await gateOn(platform, {}, { GITHUB_EVENT_NAME: name, GITHUB_SHA: COMMIT });
    expect(run.warnings.join()).toContain(`\`${name}\` has no commit of its own`);
    expect(run.outputs.verdict).toBe('passed');
  });
});

describe('a comment that GitHub does not take', () => {
  it.each<[string, string, GitHubServer['faults'], string, RegExp]>([
    ['a token that may only read', READ_ONLY_TOKEN, undefined, '403', /`pull-requests: write`.*from a fork/],
    ['a 403', 'ghs_other', () => ({ kind: 'status', status: 403 }), '403', /`pull-requests: write`/],
    [
      'a 404',
      'ghs_other',
      () => ({ kind: 'status', status: 404 }),
      '`github-token`',
      /`pull-requests: write`/,
    ],
    [
      'a rate limit',
      ACTIONS_TOKEN,
      () => ({ kind: 'status', status: 403, headers: { 'x-ratelimit-remaining': '0' } }),
      "GitHub's rate limit",
      /^(?!.*permissions)/,
    ],
  ])('leaves the verdict, and a warning says why: %s', async (_, token, faults, cause, remedy) => {
    const platform = await openGatePlatform();
    scanned(platform, [CRITICAL]);
    const github = await openGitHub(COMMIT);
    github.faults = faults;
    const inputs = { comment: 'auto', commit: COMMIT, 'github-token': token };
    const run = await gateOn(platform, inputs, { GITHUB_API_URL: github.url });
    expect(theError(run)).toContain('1 finding');
    expect(run.outputs).toMatchObject({ verdict: 'failed', 'failure-reason': 'gate-failed' });
    expect(run.outputs).not.toHaveProperty('comment-url');
    const warnings = run.warnings.filter((text) => text.includes('comment on the pull request'));
    expect(warnings).toEqual([expect.stringContaining(cause)]);
    expect(warnings[0]).toMatch(remedy);
  });
});
