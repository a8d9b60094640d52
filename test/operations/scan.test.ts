import { describe, expect, it } from 'vitest';
import { PUSH_SCAN } from '../../emulator/platform/believable-state.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { ScanChoice } from '../../src/operations/scan/inputs.ts';
import { run as scan } from '../../src/operations/scan/run.ts';
import { contextOn } from './findings/context.ts';
import { COMMIT, found, MAIN, onMain, openGatePlatform, PROJECT, PULL_REF, scanned } from './gate/open.ts';
import { expectSuccess, openPlatform, stepOn } from './scenario.ts';

function report(platform: Platform, choice: ScanChoice) {
  const context = contextOn(platform, { dryRun: true });
  return scan(context, { operation: 'scan', deployment: {}, scan: choice });
}

const byCommit = { by: 'commit', project: PROJECT, commit: COMMIT, ref: PULL_REF, waitMs: 0 } as const;
const scanInputs = (id: bigint) => ({ operation: 'scan', 'scan-id': String(id) });
/** A step on the believable deployment whose scan of a push has these fields. */
async function stepWith(fields: object, quirks: Partial<Quirks> = {}) {
  const platform = await openPlatform({ quirks });
  const scan = platform.state.scans.find(({ id }) => id === PUSH_SCAN);
  Object.assign(scan ?? {}, fields);
  return { platform, run: await stepOn(platform, scanInputs(scan?.id ?? 0n)) };
}

describe('scan', () => {
  it('of nothing found gives zeros, also where the platform leaves them out', async () => {
    const { run } = await stepWith({}, { proto3: true, int64AsStrings: true });
    expectSuccess(run);
    const outputs = { 'scan-findings': '0', 'scan-exit-code': '0', 'scan-total-time': '43' };
    expect(run.outputs).toMatchObject(outputs);
    expect(JSON.parse(run.outputs.scan ?? '')).toMatchObject({
      id: 5418219,
      deployment_id: 120,
      exit_code: 0,
      stats: { findings: 0, total_time: 43 },
    });
  });

  it('of a scan without any statistics counts what is listed, and sets no output', async () => {
    const { platform, run } = await stepWith({ stats: undefined });
    expectSuccess(run);
    expect(run.outputs['scan-findings']).toBe('unknown');
    expect(run.outputs['scan-total-time']).toBe('unknown');
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'findings', { kind: 'status', status: 501 });
    const unlisted = await stepOn(platform, scanInputs(PUSH_SCAN));
    expect(unlisted.outputs['scan-findings']).toBe('unknown');
    expect(unlisted.summary).toContain('its findings are unknown');
  });

  it('reads the event under the name that YAML makes of `on`, and titles that it took for maps', async () => {
    const { run } = await stepWith({
      meta: {
        true: 'pull_request',
        pull_request_id: '9007199254740993',
        commit_title: { 'fix(refunds)': 'round half to even' },
        pull_request_title: { 'feat(x)': null },
      },
    });
    expectSuccess(run);
    expect(JSON.parse(run.outputs.scan ?? '').meta).toEqual({
      on: 'pull_request',
      pull_request_id: expect.anything(),
      commit_title: 'fix(refunds): round half to even',
      pull_request_title: 'feat(x):',
    });
    const summary = run.summary.replaceAll(/<[^>]*>/g, '');
    expect(summary).toContain('Trigger: pull_request');
    expect(summary).toContain('Pull request: #9007199254740993 feat(x):');
  });

  it('takes numbers that come as text, with all their digits', async () => {
    const id = 18_446_744_073_709_551_615n;
    const platform = await openPlatform({ quirks: { int64AsStrings: true } });
    const stats = { findings: '12', total_time: '61' };
    Object.assign(platform.state.scans[1] ?? {}, { id, exit_code: '1', stats });
    const run = await stepOn(platform, scanInputs(id));
    expectSuccess(run);
    const outputs = { 'scan-findings': '12', 'scan-exit-code': '1', 'scan-total-time': '61' };
    expect(run.outputs).toMatchObject(outputs);
    expect(run.outputs.scan).toContain(`"id":"${id}"`);
    expect(run.reportText).toMatch(new RegExp(`"id": ?${id}`));
  });

  it.each([
    'Fix rounding\n\nCo-authored-by: Sam <sam@acme.example>\nSigned-off-by: Robin <robin@acme.example>',
    '\r\nFix rounding\r\n\r\nCo-authored-by: Sam <sam@acme.example>',
    { 'Fix rounding\n\nCo-authored-by': 'Sam <sam@acme.example>' },
  ])('shows the first line of a commit message, without other authors: %j', async (commit_title) => {
    const title = typeof commit_title === 'string' ? `feat: a\n\n${commit_title}` : commit_title;
    const { run } = await stepWith({
      meta: { commit: COMMIT, commit_title, pull_request_id: 7, pull_request_title: title },
    });
    expect(run.summary).toContain('Fix rounding');
    expect(run.summary + run.log).not.toMatch(/@acme|Co-authored|Signed-off/);
  });

  it('shows the counts of products, and that the exit code is a suggestion', async () => {
    const counts = { code: 8, supply_chain: 3, secrets: 0 };
    const { run } = await stepWith({ stats: { findings: 11, total_time: 4 }, findings_counts: counts });
    expect(run.summary).toContain('<b>Findings counted</b>: 11 (8 code, 3 supply chain)');
    expect(run.summary).toContain('<b>Exit code</b>: 0 (suggested by the scanner; the CI job');
  });

  it.each(['2026-08-19 09:14:03.391807+02:00', '2026-08-19T07:14:03.391807Z', '2026-08-19T07:14:03Z'])(
    'gives the time of completion in one form: %s',
    async (completed_at) => {
      const { run } = await stepWith({ completed_at });
      expect(run.outputs['scan-completed-at']).toBe('2026-08-19T07:14:03Z');
    },
  );

  it.each([
    ['titles', { meta: { commit_title: { x: { toString: 1 } }, pull_request_title: [], on: 12 } }],
    ['counts', { stats: { findings: -1, total_time: {} } }],
    ['statistics', { stats: 'none' }],
    ['other fields', { meta: { branch: { a: 1 }, pull_request_id: { y: 2 } }, enabled_products: 'sast' }],
  ])('with odd %s is reported all the same', async (_, odd) => {
    const { run } = await stepWith(odd);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'scan-status': 'completed' } });
    for (const text of [...Object.values(run.outputs), run.summary])
      expect(text).not.toMatch(/\bInfinity\b|\bNaN\b|\[object|undefined/);
  });
});

const BY_ID = { operation: 'scan', 'scan-id': '42' };
const BY_COMMIT = { operation: 'scan', commit: COMMIT, projects: 'fleet/service-00001' };

/** A platform whose scan 42 ended so. */
async function ended(fields: object, proto3 = false) {
  const platform = await openPlatform({ state: fleetState(2), quirks: { proto3 } });
  const scan = platform.startScan({ project: BY_COMMIT.projects, commit: COMMIT, id: 42n });
  Object.assign(scan, { exit_code: null, stats: { findings: 0, total_time: 3 }, ...fields });
  return platform;
}

describe.each([BY_ID, BY_COMMIT])('a scan that did not end well, by %j,', (inputs) => {
  it.each<[string, object, string]>([
    ['with exit code 2', { exit_code: 2 }, '2'],
    ['with exit code 255', { exit_code: 255 }, '255'],
    ['as cancelled', { status: 'CANCELLED' }, 'unknown'],
    ['with an error', { status: 'ERROR' }, 'unknown'],
    ['never', { status: 'NEVER_FINISHED', completed_at: undefined }, 'unknown'],
  ])('but %s failed, and has no count', async (_, fields, exitCode) => {
    const { outputs, summary } = await stepOn(await ended(fields), inputs);
    expect(outputs).toMatchObject({ outcome: 'succeeded', 'scan-status': 'failed' });
    expect(outputs['scan-exit-code']).toBe(exitCode);
    expect(outputs['scan-findings']).toBe('unknown');
    expect(summary).not.toContain('not yet');
  });
});

it.each([{ completed_at: undefined }, {}])(
  'A scan of which nobody says how it ended warns: %j',
  async (fields) => {
    const platform = await ended(fields, true);
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'scan-search', { kind: 'status', status: 403 });
    const run = await stepOn(platform, BY_ID);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'scan-id': '42' } });
    expect(run.outputs).not.toHaveProperty('scan-status');
    expect(run.outputs).toMatchObject({ 'scan-exit-code': 'unknown', 'scan-findings': 'unknown' });
    expect(run.warnings).toEqual([expect.stringContaining('does not say how the scan ended')]);
  },
);

it('A scan by id whose row in the search has no status is not running once it has a time of completion', async () => {
  const platform = await ended({});
  const rewrite = (text: string) =>
    text.replaceAll(/"status":"[^"]*",?/g, '').replaceAll(/"completed_at":"[^"]*",?/g, '');
  platform.faults = faultsOn(({ endpoint }) => endpoint === 'scan-search', { kind: 'rewritten', rewrite });
  const run = await stepOn(platform, BY_ID);
  expect(run).toMatchObject({ exitCode: 0, outputs: { 'scan-id': '42' } });
  expect(run.outputs).not.toHaveProperty('scan-status');
  expect(run.warnings).toEqual([expect.stringContaining('does not say how the scan ended')]);
});

it('A time of completion that only the search has is reported', async () => {
  const platform = await ended({ exit_code: 0, completed_at: '2026-08-20T11:59:00Z' });
  const rewrite = (text: string) => text.replaceAll(/"completed_at":"[^"]*",?/g, '');
  platform.faults = faultsOn(({ endpoint }) => endpoint === 'scan', { kind: 'rewritten', rewrite });
  const { outputs, summary } = await stepOn(platform, BY_COMMIT);
  expect(outputs).toMatchObject({ 'scan-status': 'completed', 'scan-completed-at': '2026-08-20T11:59:00Z' });
  expect(summary).not.toContain('not yet');
});

it('A count of the search that cannot be read is unknown', async () => {
  const platform = await ended({ exit_code: 0, findings_counts: { code: 0, supply_chain: 0, secrets: 0 } });
  const rewrite = (text: string) =>
    text.replaceAll(/"findings_counts":\{[^}]*\}/g, '"findings_counts":"many"');
  platform.faults = faultsOn(({ endpoint }) => endpoint === 'scan-search', { kind: 'rewritten', rewrite });
  expect((await stepOn(platform, BY_COMMIT)).outputs).toMatchObject({ 'scan-status': 'completed' });
});

it('A scan that completed is no clean one where its details leave out what the search counted', async () => {
  const findings_counts = { code: 4, supply_chain: 0, secrets: 1 };
  const run = await stepOn(await ended({ exit_code: 1, findings_counts }, true), BY_COMMIT);
  expect(run.outputs).toMatchObject({ 'scan-status': 'completed', 'scan-findings': '5' });
  expect(run.summary).toContain('counted 5 findings');
});

it.each([BY_ID, BY_COMMIT])(
  'A scan that blocks and has no count is no clean one, by %j: the search may know more',
  async (inputs) => {
    const platform = await ended({ exit_code: 1, findings_counts: { code: 0, supply_chain: 0, secrets: 2 } });
    expect((await stepOn(platform, inputs)).outputs['scan-findings']).toBe('2');
    for (const scan of platform.state.scans) delete scan.findings_counts;
    const { outputs, summary } = await stepOn(platform, inputs);
    expect(outputs).toMatchObject({ 'scan-status': 'completed', 'scan-exit-code': '1' });
    expect(outputs['scan-findings']).toBe('unknown');
    expect(summary).toContain('is complete; none is listed as open on the branch');
    expect(summary).not.toContain('✅');
  },
);

it('A scan that was cancelled shows no count, whatever the platform sends', async () => {
  const { summary } = await stepOn(await ended({ status: 'CANCELLED' }), BY_ID);
  expect(summary).toContain('its findings are unknown');
  expect(summary).not.toContain('Findings counted');
});

it.each([
  ['which the search has only for the product that ran', { code: 1 }, '1'],
  ['which the search lacks', undefined, '1'],
])('Scans of one commit sum up their counts, %s', async (_, findings_counts, sum) => {
  const platform = await openGatePlatform();
  Object.assign(scanned(platform, [found('a')], { products: ['sast'] }), { findings_counts });
  platform.now += 60_000;
  const secrets = scanned(platform, [], { products: ['secrets'] });
  Object.assign(secrets, { findings_counts: findings_counts && { secrets: 0 } });
  const inputs = { operation: 'scan', commit: COMMIT, projects: PROJECT };
  expect((await stepOn(platform, inputs)).outputs['scan-findings']).toBe(sum);
});

it('Rows of another branch than the scan’s are left out of its report, with a warning', async () => {
  const platform = await openGatePlatform({ ignoredFindingsFilters: ['ref'] });
  onMain(platform, found('old'));
  const { id } = scanned(platform, [found('a')]);
  const run = await stepOn(platform, scanInputs(id));
  expect(run.summary).toContain('1 is open on the branch');
  expect(run.warnings).toHaveLength(1);
});

describe('the report of a scan', () => {
  it('does not fail where the findings can’t be read', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, [found('a')]);
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'findings', { kind: 'status', status: 403 });
    const result = await report(platform, { by: 'id', scanId: id, waitMs: 0 });
    const notices = [{ kind: 'findings-unread', cause: { status: 403 } }];
    expect(result).toMatchObject({ scans: [{ scan: { id } }], notices });
    expect([result.failure, result.findings]).toEqual([undefined, undefined]);
  });

  it('of another scan than the one that was asked for is an error', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, []);
    const other = scanned(platform, [], { commit: 'f'.repeat(40) });
    const rewrite = (text: string) => text.replaceAll(String(id), String(other.id));
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'scan', { kind: 'rewritten', rewrite });
    const result = await report(platform, { by: 'id', scanId: id, waitMs: 0 });
    expect(result.failure).toMatchObject({ kind: 'another-answer' });
    expect(result.scans).toEqual([]);
  });

  it.each<[string, 'commit' | 'id', object, number, string[] | undefined]>([
    ['is waited for', 'commit', { ends: { afterSearches: 2 } }, 60_000, ['high']],
    ['is waited for', 'id', { ends: { afterSearches: 2 } }, 60_000, ['high']],
    ['is told as it is when the time is over', 'commit', { ends: 'never' }, 20_000, undefined],
    ['is told as it is when the time is over', 'id', { ends: 'never' }, 20_000, undefined],
  ])('%s, by its %s', async (_, by, others, waitMs, severities) => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, [found('a')], others);
    const choice = by === 'id' ? { by, scanId: id, waitMs } : { ...byCommit, waitMs };
    const result = await report(platform, choice);
    expect([result.scans.map(({ scan }) => scan.id), result.failure]).toEqual([[id], undefined]);
    expect(result.findings?.map(({ severity }) => severity)).toEqual(severities);
  });

  it('by a commit sums the newest scans of each product up, and waits for all of them', async () => {
    const platform = await openGatePlatform();
    const serial = (
      product: 'sast' | 'sca' | 'secrets',
      findings: number,
      ends?: { afterSearches: number },
    ) => {
      platform.now += 60_000;
      const rows = Array.from({ length: findings }, (_, at) =>
        found(`${product} ${at}`, { issue_type: product }),
      );
      return scanned(platform, rows, { products: [product], ends });
    };
    serial('sast', 1);
    const ids = [serial('sast', 3), serial('sca', 2, { afterSearches: 2 }), serial('secrets', 0)].map(
      ({ id }) => id,
    );
    const result = await report(platform, { ...byCommit, waitMs: 60_000 });
    expect(result.scans.map(({ scan }) => scan.id)).toEqual(ids.toReversed());
    expect(result.counted).toBe(6);
  });

  it('keeps what it counted apart from what is open on the branch, and names the products of less', async () => {
    const platform = await openGatePlatform();
    const first = scanned(platform, [found('a')]);
    platform.now += 60_000;
    const newer = scanned(platform, [found('b'), found('c')], { commit: 'd'.repeat(40) });
    const all = scanned(platform, [], { branch: MAIN, products: ['sast', 'sca', 'secrets'] });
    const secrets = scanned(platform, [], { commit: 'f'.repeat(40), products: ['secrets'] });
    const titles = [
      [first, `⚠️ The scan of ${PROJECT} counted 1 finding; 3 are open on the branch: 3 high`],
      [newer, `⚠️ The scan of ${PROJECT} counted 3 findings; 3 are open on the branch: 3 high`],
      [all, `✅ The scan of ${PROJECT} found nothing`],
      [secrets, `✅ The scan of ${PROJECT} found nothing (only secrets ran)`],
    ] as const;
    for (const [{ id }, title] of titles)
      expect((await stepOn(platform, scanInputs(id))).summary).toContain(`<h2>${title}</h2>`);
  });

  it('by a commit that was not scanned is a failure', async () => {
    const { failure } = await report(await openGatePlatform(), byCommit);
    expect(failure).toEqual({ kind: 'no-scan', commit: COMMIT, project: PROJECT, waitedMs: 0 });
  });
});
