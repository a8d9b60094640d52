import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../emulator/platform/state.ts';
import type { GateRequest } from '../../../src/model/request.ts';
import { asked, listQueries } from '../findings/context.ts';
import { COMMIT, failOn, found, MAIN, onMain, openGatePlatform, PULL_REF, runGate, scanned } from './open.ts';

describe('a clean scan', () => {
  it('passes with few requests', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'passed', counted: [], products: ['sast'], commit: COMMIT });
    expect(result.failure).toBeUndefined();
    expect(asked(platform)).toEqual([
      'GET acme/projects/acme/payments-api',
      'POST 120/scans/search',
      // That it has none is looked at twice.
      'GET acme/findings',
      'GET acme/findings',
    ]);
  });

  it('passes where its findings stand on the primary branch, with few requests', async () => {
    const platform = await openGatePlatform();
    onMain(platform, found('old'));
    scanned(platform, [found('old')]);
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'passed', counted: [], leftOut: { 'on-primary-branch': 1 } });
    // A short first page of the scan's branch is followed by an empty one; the head and the comment take two more.
    expect(platform.requests).toHaveLength(5);
    expect(new Set(listQueries(platform).map((query) => query.get('ref')))).toEqual(
      new Set([PULL_REF, MAIN]),
    );
  });
});

describe('a finding of the scan’s branch', () => {
  const cases: [string, Partial<Finding>, Partial<GateRequest>, 'passed' | 'failed', string?][] = [
    ['at the threshold', { severity: 'high' }, {}, 'failed'],
    ['above it', { severity: 'critical' }, {}, 'failed'],
    ['below it', { severity: 'medium' }, {}, 'passed', 'below-severity'],
    [
      'of low confidence',
      { confidence: 'low' },
      { failOnConfidence: 'medium' },
      'passed',
      'below-confidence',
    ],
    ['without a severity', { severity: '' }, {}, 'failed'],
    ['that is reviewed', { status: 'reviewing', triage_state: 'reviewing' }, {}, 'failed'],
    ['that is being fixed', { status: 'fixing', triage_state: 'fixing' }, {}, 'failed'],
    ['that is ignored', { status: 'ignored', triage_state: 'ignored' }, {}, 'passed', 'triaged'],
    ['that is fixed', { status: 'fixed' }, {}, 'passed', 'fixed'],
    [
      'that is provisionally ignored',
      { status: 'provisionally_ignored', triage_state: 'provisionally_ignored' },
      {},
      'passed',
      'provisionally-ignored',
    ],
    [
      'that is provisionally ignored, and asked for',
      { status: 'provisionally_ignored', triage_state: 'provisionally_ignored' },
      { provisionallyIgnored: 'count' },
      'failed',
    ],
    ['of any severity, with nothing to fail on', { severity: 'low' }, { failOn: failOn('none') }, 'passed'],
  ];

  it.each(cases)('%s', async (_, finding, request, verdict, leftOut) => {
    const platform = await openGatePlatform({ proto3: true });
    scanned(platform, [found('one', finding)]);
    const result = await runGate(platform, request);
    expect(result.verdict).toBe(verdict);
    expect(result.counted).toHaveLength(leftOut === undefined ? 1 : 0);
    const failure = { kind: 'gate-failed', counted: 1 };
    expect(result.failure).toEqual(verdict === 'failed' ? failure : undefined);
    if (leftOut !== undefined) expect(result.leftOut).toMatchObject({ [leftOut]: 1 });
  });

  it('is listed with the others, the worst first', async () => {
    const platform = await openGatePlatform();
    const severities = ['low', 'critical', 'medium', 'high', 'critical'];
    scanned(
      platform,
      severities.map((severity, at) => found(`f${at}`, { severity })),
    );
    const { counted } = await runGate(platform, { failOn: failOn('low') });
    expect(counted?.map(({ severity }) => severity)).toEqual([
      'critical',
      'critical',
      'high',
      'medium',
      'low',
    ]);
  });
});

describe('the primary branch', () => {
  const IGNORED = { status: 'ignored', triage_state: 'ignored' } as const;

  it.each<[string, Partial<Finding>, Partial<GateRequest>, number]>([
    ['has it open', {}, {}, 0],
    ['has it open, and it counts all the same', {}, { newOnly: false }, 1],
    ['has it fixed', { status: 'fixed' }, {}, 1],
    ['has it ignored', IGNORED, {}, 0],
    ['has it ignored, without new-only', IGNORED, { newOnly: false }, 0],
    ['has it ignored, and neither matters', IGNORED, { newOnly: false, inheritIgnores: false }, 1],
    ['has it ignored, which is not inherited, but it is not new', IGNORED, { inheritIgnores: false }, 0],
  ])('%s', async (_, there, request, counted) => {
    for (const refForm of ['full', 'short'] as const) {
      const platform = await openGatePlatform({ refForm });
      onMain(platform, found('same', there), found('other'));
      scanned(platform, [found('same')]);
      const result = await runGate(platform, request);
      expect(result.counted).toHaveLength(counted);
      expect(result.verdict).toBe(counted === 0 ? 'passed' : 'failed');
    }
  });

  it('excuses nothing in another repository', async () => {
    const platform = await openGatePlatform({ ignoredFindingsFilters: 'all' });
    onMain(platform, { ...found('same'), repo: 'fleet/service-00002' });
    scanned(platform, [found('same')]);
    expect((await runGate(platform)).counted).toHaveLength(1);
  });

  it('is scanned itself: new is what this scan saw first', async () => {
    const platform = await openGatePlatform();
    onMain(platform, found('old', { first_seen_scan_id: 500n }));
    scanned(platform, [found('new')], { branch: MAIN });
    const event = { name: 'push', ref: MAIN, runNumber: 1, runAttempt: 1 };
    const result = await runGate(platform, { event });
    expect(result.counted?.map(({ match_based_id }) => match_based_id)).toEqual(['new']);
    expect(result.leftOut['on-primary-branch']).toBe(1);
    expect((await runGate(platform, { event, newOnly: false })).counted).toHaveLength(2);
  });
});

describe('products', () => {
  it('are those that the scan ran, secrets by their branch', async () => {
    const platform = await openGatePlatform();
    onMain(platform, { ...found('s1'), issue_type: 'secrets' });
    const findings = [
      found('c'),
      { ...found('d'), issue_type: 'sca' as const },
      { ...found('s2'), issue_type: 'secrets' as const },
    ];
    scanned(platform, findings, { products: ['sast', 'sca', 'secrets'] });
    const result = await runGate(platform);
    expect(result.products).toEqual(['sast', 'sca', 'secrets']);
    expect(result.counted?.map(({ kind }) => kind).sort()).toEqual(['sast', 'sca', 'secrets']);
    expect(result.pauses).toEqual([]);
  });

  it('are all asked for where the scan names none', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [{ ...found('d'), issue_type: 'sca' }], { products: [] });
    expect(await runGate(platform)).toMatchObject({
      verdict: 'failed',
      products: ['sast', 'sca', 'secrets'],
    });
  });

  it('that were asked for and did not run fail, even when all else is clean', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    const result = await runGate(platform, { products: ['sast', 'secrets'] });
    expect(result).toMatchObject({ verdict: 'failed', because: 'product-not-run', products: ['sast'] });
    expect(result.failure).toEqual({ kind: 'product-not-run', products: ['secrets'] });
    expect(result.notices).toEqual([{ kind: 'product-not-run', product: 'secrets' }]);
  });

  it('that were not asked for are not looked at', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [{ ...found('d'), issue_type: 'sca' }], { products: ['sast', 'sca'] });
    expect(await runGate(platform, { products: ['sast'] })).toMatchObject({ verdict: 'passed' });
  });
});

describe('a list', () => {
  it('that can’t be read fails, with nothing counted', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    platform.faults = ({ endpoint }) =>
      endpoint === 'findings' ? { kind: 'status', status: 403 } : undefined;
    const result = await runGate(platform, { failOn: failOn('none') });
    expect(result).toMatchObject({ verdict: 'failed', because: 'list-failed' });
    expect(result.counted).toBeUndefined();
    expect(result.failure).toMatchObject({ kind: 'gate-list-failed', cause: { status: 403 } });
  });

  it('that has fewer findings than the scan counted is read again until they appear', async () => {
    const platform = await openGatePlatform();
    let lists = 0;
    const late: Parameters<typeof onMain>[1] = found('late', { ref: PULL_REF });
    platform.quirks.onRequest = ({ endpoint }) => {
      if (endpoint === 'findings' && ++lists === 3) onMain(platform, late);
    };
    const scan = scanned(platform, []);
    scan.findings_counts = { code: 1, supply_chain: 0, secrets: 0 };
    const result = await runGate(platform);
    expect(result.counted).toHaveLength(1);
    expect(result.notices).toEqual([]);
    expect(result.pauses.length).toBeGreaterThan(0);
  });

  it('that never gets there decides 60 s after the scan ended, with a warning', async () => {
    const platform = await openGatePlatform();
    const scan = scanned(platform, [found('one')]);
    scan.findings_counts = { code: 3, supply_chain: 0, secrets: 0 };
    const result = await runGate(platform);
    expect(result.verdict).toBe('failed');
    expect(result.notices).toEqual([{ kind: 'findings-incomplete', listed: 1, counted: 3 }]);
    expect(result.pauses.reduce((sum, { ms }) => sum + ms, 0)).toBe(60_000);
  });

  it('of more than a page is read to its end', async () => {
    const platform = await openGatePlatform({ findingsPages: { cap: 100 } });
    const findings = Array.from({ length: 250 }, (_, at) => found(`f${at}`));
    scanned(platform, findings);
    expect((await runGate(platform)).counted).toHaveLength(250);
  });
});
