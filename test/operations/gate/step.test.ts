import { expect, it } from 'vitest';
import { ACTIONS_TOKEN, READ_ONLY_TOKEN } from '../../../emulator/github/believable-state.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { StepRun } from '../../step.ts';
import { listQueries } from '../findings/context.ts';
import { expectSuccess, folderWith, NO_PAUSES, stepOn, theError } from '../scenario.ts';
import {
  COMMIT,
  found,
  MAIN,
  OTHER_COMMIT,
  onMain,
  openGatePlatform,
  openGitHub,
  PROJECT,
  PULL_REF,
  scanned,
} from './open.ts';

/** A gate on the pull request. */
async function gateOn(
  platform: Platform,
  inputs: Record<string, string> = {},
  environment: Record<string, string> = {},
  interrupted?: AbortSignal,
  base = 'main',
): Promise<StepRun> {
  const head = { sha: COMMIT, ref: 'feature', repo: { full_name: PROJECT } };
  const event = JSON.stringify({ pull_request: { number: 7, head, base: { ref: base } } });
  const path = `${await folderWith({ 'event.json': event })}/event.json`;
  return stepOn(
    platform,
    { operation: 'gate', 'wait-for': '0s', comment: 'never', 'github-token': '', ...inputs },
    {
      environment: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path, ...environment },
      interrupted,
      ...NO_PAUSES,
    },
  );
}

it.each<[string, (scan: ReturnType<typeof scanned>) => void]>([
  ['has no counts', (scan) => delete scan.findings_counts],
  ['has no exit code', (scan) => Object.assign(scan, { exit_code: null, status: 'COMPLETED' })],
])('A clean scan that %s passes at once, with at most 8 requests and a comment', async (_, change) => {
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

it('A pull request passes with what is on the branch that it goes into, and reads no other branch', async () => {
  const platform = await openGatePlatform();
  onMain(platform, found('old', { ref: 'refs/heads/release-1' }));
  scanned(platform, [found('old')]);
  platform.now += 60_000;
  const run = await gateOn(platform, {}, {}, undefined, 'release-1');
  expect(run).toMatchObject({ errors: [], outputs: { verdict: 'passed' } });
  expect(run.summary).toContain('1 already on the base branch');
  const refs = listQueries(platform).map((query) => query.get('ref'));
  expect([...new Set(refs)]).toEqual([PULL_REF, 'release-1']);
});

it.each([true, false])(
  'Without a token of GitHub a warning says that the comment stays as it is, red: %s',
  async (isRed) => {
    const platform = await openGatePlatform();
    scanned(platform, isRed ? [found('bad', { severity: 'critical' })] : []);
    const run = await gateOn(platform, { comment: 'auto' });
    expect(run.outputs.verdict).toBe(isRed ? 'failed' : 'passed');
    expect(run.warnings[0]).toContain('No comment on the pull request was created or updated');
  },
);

it('A token that is not accepted fails a gate with `warn-only`, too', async () => {
  const run = await gateOn(await openGatePlatform(), { 'warn-only': 'true', token: 'wrong' });
  theError(run);
  expect(run.outputs['failure-reason']).toBe('token-refused');
});

it.each(['issue_comment', 'schedule'])('A gate on %s warns that the event names no commit', async (name) => {
  const platform = await openGatePlatform();
  scanned(platform, [], { branch: MAIN });
  const run = await gateOn(platform, {}, { GITHUB_EVENT_NAME: name, GITHUB_SHA: COMMIT });
  expect(run.warnings.join()).toContain(`\`${name}\` has no commit of its own`);
  expect(run.outputs.verdict).toBe('passed');
});

it('A slug that the token does not see fails a gate with `warn-only`, too', async () => {
  const inputs = { 'warn-only': 'true', 'deployment-slug': 'acmee', 'deployment-id': '' };
  const run = await gateOn(await openGatePlatform(), inputs);
  expect(theError(run)).toContain('The token sees no deployment with slug acmee');
  expect(run.outputs['failure-reason']).toBe('invalid-inputs');
});

it('A gate with `warn-only` that the time limit ends succeeds, and one that is cancelled fails', async () => {
  const platform = await openGatePlatform();
  scanned(platform, []);
  const warnOnly = { 'warn-only': 'true' };
  const cancelled = new AbortController();
  platform.faults = ({ endpoint }) => {
    if (endpoint === 'scan-search') cancelled.abort('signal');
    return undefined;
  };
  const interrupted = await gateOn(platform, warnOnly, {}, cancelled.signal);
  expect(theError(interrupted)).toMatch(/was cancelled: The step was stopped before .* Run the step again/);
  expect(interrupted.outputs['failure-reason']).toBe('cancelled');
  expect(interrupted.warnings).toEqual([]);

  platform.faults = ({ endpoint }) => (endpoint === 'findings' ? { kind: 'stall' } : undefined);
  const late = await gateOn(platform, { ...warnOnly, 'time-limit': '1s' });
  expect(late).toMatchObject({ exitCode: 0, outputs: { outcome: 'succeeded', verdict: 'failed' } });
  // The scan that was found is reported all the same.
  expect(late.outputs).toMatchObject({ 'scan-id': '1', 'scan-status': 'completed' });
  expect(late.outputs).not.toHaveProperty('failure-reason');
  expect(late.warnings.join()).toContain('`warn-only` lets the step pass. The step reached its time limit');
});

it.each<[string, string, string, RegExp, number]>([
  ['the time limit after all its work', 'findings', 'time-limit', /after it .* work\. Nothing remains/, 1],
  ['the time limit before that', 'scan-search', 'time-limit', /limit of 1 h\. Raise .*Run the step again/, 1],
  ['a signal before its comment', 'findings', 'signal', /before it .* work\. Run the step again/, 0],
])('A gate that is ended by %s says what remains to be done', async (_, ...ending) => {
  const [last, reason, error, comments] = ending;
  const platform = await openGatePlatform();
  scanned(platform, []);
  platform.now += 60_000;
  const github = await openGitHub(COMMIT);
  const interruption = new AbortController();
  platform.faults = ({ endpoint }) => {
    if (endpoint === last) interruption.abort(reason);
    return undefined;
  };
  const inputs = { comment: 'always', 'github-token': ACTIONS_TOKEN };
  const run = await gateOn(platform, inputs, { GITHUB_API_URL: github.url }, interruption.signal);
  expect(theError(run)).toMatch(error);
  expect(run.warnings).toEqual([]);
  expect(github.state.comments).toHaveLength(comments);
});

it('A gate in a merge queue writes no comment, so one that is cancelled after its work leaves nothing to do', async () => {
  const platform = await openGatePlatform();
  scanned(platform, []);
  platform.now += 60_000;
  const github = await openGitHub(COMMIT);
  const head_ref = `refs/heads/gh-readonly-queue/${MAIN}/pr-7-${OTHER_COMMIT}`;
  const event = { merge_group: { head_sha: OTHER_COMMIT, head_ref, base_ref: MAIN, base_sha: OTHER_COMMIT } };
  const folder = await folderWith({ 'event.json': JSON.stringify(event) });
  const environment = {
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_NAME: 'merge_group',
    GITHUB_EVENT_PATH: `${folder}/event.json`,
  };
  const inputs = { comment: 'always', 'github-token': ACTIONS_TOKEN };
  expect((await gateOn(platform, inputs, environment)).outputs.verdict).toBe('passed');
  expect(github.state.comments).toEqual([]);
  const cancelled = new AbortController();
  platform.faults = ({ endpoint }) => {
    if (endpoint === 'findings') cancelled.abort('signal');
    return undefined;
  };
  const run = await gateOn(platform, inputs, environment, cancelled.signal);
  expect(theError(run)).toMatch(/cancelled after it had done all its work\. Nothing remains/);
});

it('A gate names as not scanned only products that no scan of the commit ran, asked for or not', async () => {
  const platform = await openGatePlatform();
  scanned(platform, [], { products: ['sca'] });
  scanned(platform, [], { products: ['sast'] });
  platform.now += 60_000;
  const run = await gateOn(platform, { products: 'sca' });
  expect(run.outputs.verdict).toBe('passed');
  expect(run.summary).toContain('not scanned: Secrets');
});

const LIMITED = { 'x-ratelimit-remaining': '0' };

it.each<[string, string, number | undefined, Record<string, string>, string, RegExp]>([
  [
    'a token that may only read',
    READ_ONLY_TOKEN,
    undefined,
    {},
    '403',
    /`pull-requests: write`.*from a fork/,
  ],
  ['a 403', 'ghs_other', 403, {}, '403', /names no missing permission/],
  ['a 404', 'ghs_other', 404, {}, '`github-token`', /`pull-requests: write`/],
  ['a rate limit', ACTIONS_TOKEN, 403, LIMITED, "GitHub's rate limit", /^(?!.*permissions)/],
])(
  '%s leaves the verdict, and a warning says why there is no comment',
  async (_, token, status, headers, ...texts) => {
    const platform = await openGatePlatform();
    scanned(platform, [found('bad', { severity: 'critical' })]);
    const github = await openGitHub(COMMIT);
    if (status !== undefined) github.faults = () => ({ kind: 'status', status, headers });
    const inputs = { comment: 'auto', commit: COMMIT, 'github-token': token };
    const run = await gateOn(platform, inputs, { GITHUB_API_URL: github.url });
    expect(theError(run)).toContain('1 finding');
    expect(run.outputs).toMatchObject({ verdict: 'failed', 'failure-reason': 'gate-failed' });
    expect(run.outputs).not.toHaveProperty('comment-url');
    const warnings = run.warnings.filter((text) => text.includes('comment on the pull request'));
    expect(warnings).toHaveLength(1);
    for (const text of texts) expect(warnings[0]).toMatch(text);
  },
);

it('A title claims no more than the list: what is silenced in the code is counted, and not listed', async () => {
  const platform = await openGatePlatform();
  Object.assign(scanned(platform, []), { findings_counts: { code: 2, supply_chain: 0, secrets: 0 } });
  platform.now += 60_000;
  const run = await gateOn(platform);
  expectSuccess(run);
  expect(run.outputs).toMatchObject({ 'scan-findings': '2', 'findings-counted': '0' });
  expect(run.summary).toContain('✅ Gate passed: no findings are listed');
});

it('Findings below a verdict that other scans decide are shown, and not counted', async () => {
  const platform = await openGatePlatform();
  scanned(platform, [found('bad')]);
  platform.now += 60_000;
  const run = await gateOn(platform, { products: 'sast, secrets', 'max-findings': '1' });
  expect(theError(run)).toContain('No scan of this commit ran `secrets`');
  expect(run.summary).toContain('generic.rule');
  expect(run.outputs['findings-counted']).toBe('unknown');
  expect(run.outputs).not.toHaveProperty('counts');
});

it('A list of the primary branch that cannot be read is named, and nothing is counted', async () => {
  const platform = await openGatePlatform();
  scanned(platform, [found('bad')]);
  platform.now += 60_000;
  const isOfMain = (path: string) => path.includes('/findings') && path.includes('main');
  platform.faults = ({ path }) => (isOfMain(path) ? { kind: 'status', status: 403 } : undefined);
  const run = await gateOn(platform);
  expect(theError(run)).toContain('The list of `sast` findings on `main` could not be read');
  expect(run.outputs['findings-counted']).toBe('unknown');
});

it('A gate that is skipped sums up the scans of its commit as ever', async () => {
  const platform = await openGatePlatform();
  scanned(platform, [found('one')], { products: ['sast'] });
  platform.now += 60_000;
  scanned(platform, [], { products: ['secrets'] });
  const github = await openGitHub(OTHER_COMMIT);
  const environment = { GITHUB_API_URL: github.url };
  const run = await gateOn(platform, { 'github-token': ACTIONS_TOKEN }, environment);
  expect(run.outputs).toMatchObject({ verdict: 'skipped', 'scan-findings': '1' });
});

it('A gate that is cancelled after its verdict fails without a ✅', async () => {
  const cancelled = new AbortController();
  const platform = await openGatePlatform();
  scanned(platform, []);
  platform.now += 60_000;
  platform.faults = ({ endpoint }) => {
    if (endpoint === 'findings') cancelled.abort('signal');
    return undefined;
  };
  const run = await gateOn(platform, {}, {}, cancelled.signal);
  theError(run);
  expect(run.outputs).toMatchObject({ verdict: 'passed', 'failure-reason': 'cancelled' });
  expect(run.summary).toContain('⚠️ Cancelled: gate passed');
});
