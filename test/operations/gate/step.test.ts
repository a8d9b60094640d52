import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../../emulator/github/believable-state.ts';
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

  it('reports a rate limit of GitHub as what it is', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [CRITICAL]);
    const github = await openGitHub(COMMIT);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' };
    github.faults = () => ({
      kind: 'status',
      status: 403,
      headers,
      body: { message: 'API rate limit exceeded' },
    });
    const inputs = { comment: 'auto', 'github-token': ACTIONS_TOKEN };
    const run = await gateOn(platform, inputs, { GITHUB_API_URL: github.url });
    const warning = run.warnings.find((text) => text.includes('comment on the pull request')) ?? '';
    expect(warning).toContain("GitHub's rate limit");
    expect(warning).not.toContain('permissions');
  });
});
