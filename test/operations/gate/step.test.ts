import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../../emulator/github/believable-state.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { StepRun } from '../../step.ts';
import { expectSuccess, stepOn, theError } from '../scenario.ts';
import { COMMIT, found, MAIN, OTHER_COMMIT, openGatePlatform, openGitHub, PROJECT, scanned } from './open.ts';

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

it('A critical finding that appears some seconds after a scan that has just ended fails the gate', async () => {
  const platform = await openGatePlatform();
  delete scanned(platform, [CRITICAL], { findingsAfterMs: 4000 }).findings_counts;
  const run = await gateOn(platform);
  theError(run);
  expect(run.outputs).toMatchObject({ verdict: 'failed', counts: expect.stringContaining('"critical":1') });
});

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
    expect(run.summary).toContain('❌ gate: failed, 1 finding to fix (1 critical)');
    const refused = await gateOn(platform, { 'warn-only': 'true', token: 'wrong' });
    theError(refused);
    expect(refused.outputs['failure-reason']).toBe('token-refused');
  });

  it('of a repository that the platform does not know says so', async () => {
    const run = await gateOn(await openGatePlatform(), { projects: 'acme/brand-new' });
    expect(theError(run)).toContain('The platform does not know acme/brand-new');
    expect(run.outputs).toMatchObject({ verdict: 'no-scan', 'failure-reason': 'no-scan' });
    expect(run.summary).not.toContain('fix ()');
  });

  it('judges `ai_sast` when it is named', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [{ ...found('ai'), issue_type: 'ai_sast' }]);
    expect((await gateOn(platform, { products: 'ai_sast' })).outputs.verdict).toBe('failed');
  });

  it('says which products did not run', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    expect((await gateOn(platform)).summary).toMatch(/Not scanned<.*Supply chain, Secrets/);
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
    expect(warning).toContain('rate limit of GitHub');
    expect(warning).not.toContain('permissions');
  });
});

describe('a secret', () => {
  it('counts where the branch was scanned on push first', async () => {
    const platform = await openGatePlatform();
    const secret = { ...CRITICAL, issue_type: 'secrets' as const };
    scanned(platform, [secret], {
      branch: 'refs/heads/feature',
      products: ['secrets'],
      commit: OTHER_COMMIT,
    });
    platform.now += 60_000;
    scanned(platform, [], { products: ['secrets'], exitCode: 1 });
    expect((await gateOn(platform)).outputs).toMatchObject({ verdict: 'failed', 'findings-counted': '1' });
  });
});

describe('a second run', () => {
  it('of the same commit on the primary branch says the same', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [CRITICAL], { branch: MAIN });
    scanned(platform, [], { branch: MAIN, exitCode: 1 });
    const run = await gateOn(platform, { commit: COMMIT }, { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN });
    expect(run.outputs).toMatchObject({ verdict: 'failed', 'findings-counted': '1' });
  });
});

describe('the scan of a commit', () => {
  it.each([
    ['CANCELLED', true],
    ['ERROR', false],
    ['NEVER_FINISHED', true],
  ] as const)('that ended as %s failed, by commit and by id', async (status, completed) => {
    const platform = await openGatePlatform();
    const scan = scanned(platform, [], { status });
    if (completed) scan.completed_at = new Date(platform.now).toISOString();
    const choices: Record<string, string>[] = [{ commit: COMMIT }, { 'scan-id': String(scan.id) }];
    for (const choice of choices) {
      const run = await stepOn(platform, { operation: 'scan', ...choice });
      expect(run.outputs['scan-status']).toBe('failed');
      expect(run.outputs).not.toHaveProperty('scan-exit-code');
      expect(run.summary.slice(0, 300)).not.toContain('✅');
    }
  });
});
