import { describe, expect, it } from 'vitest';
import { type Fault, faultsAt, faultsOn } from '../../emulator/platform/faults.ts';
import { plainFinding } from '../../emulator/platform/finding.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { bodies, stepOn, theError } from '../operations/scenario.ts';
import { endTime, TIMEOUT_WHEN_TOLD } from '../signals.ts';
import type { StepOptions, StepRun } from '../step.ts';
import { openPlatform } from './open.ts';

const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };
const NOTE = { 'new-note': 'looked at' };
const BY_PLATFORM = { selection: 'platform' };
const QUICK = { 'max-retries': '2' };
const LOST: Fault = { kind: 'reset-after' };

/** A triage among ten open findings of low severity, whose first answer meets a fault. */
async function triage(
  inputs: Record<string, string>,
  fault: Fault = LOST,
  options?: (platform: Platform) => Omit<StepOptions, 'inputs'>,
) {
  const platform = await openPlatform({ state: findingsState(10), faults: faultsAt({ 0: fault }) });
  const run = await stepOn(platform, { ...TRIAGE, ...QUICK, ...inputs }, options?.(platform));
  return { platform, run };
}

/** The request times out once it has arrived. */
const timingOut = (platform: Platform): Omit<StepOptions, 'inputs'> => ({
  nodeFlags: TIMEOUT_WHEN_TOLD,
  onStart: (child) => {
    platform.quirks.onRequest = () => void endTime(child);
  },
});

const noted = ({ state }: Platform) => state.findings.all.map(({ notes }) => notes.length);
const ignored = ({ state }: Platform) =>
  state.findings.all.filter(({ status }) => status === 'ignored').length;

function expectUncertain(run: StepRun, platform: Platform): void {
  expect(theError(run)).toMatch(/^The operation triage failed in part: .*POST /);
  expect(run.outputs).toMatchObject({ outcome: 'partial', 'num-triaged': '0', 'triaged-issues': '[]' });
  const limits = bodies(platform, 'POST').map((body) => JSON.parse(body).limit);
  expect(run.report.result.journal.triage.uncertain).toEqual({ requests: 1, atMost: limits[0] });
  expect(limits).toHaveLength(1);
  expect(run.summary).toContain('triage: an unknown number of findings triaged');
  expect(run.summary).toContain('<h3>May have been triaged</h3>');
  expect(run.warnings).toEqual([expect.stringMatching(/^The answers to 1 request were lost/)]);
}

describe.concurrent('a triage by ids with a note is sent once, and reported as uncertain, when its answer', () => {
  it.each<[string, Fault]>([
    ['is reset', LOST],
    ['is reset within its headers', { kind: 'reset-during', part: 'headers' }],
    ['is cut short', { kind: 'cut-body' }],
    ['does not come in time', { kind: 'delay', ms: 60_000 }],
    ['is 503', { kind: 'status-after', status: 503, retryAfter: '0' }],
    ['is empty', { kind: 'empty', processed: true }],
  ])('%s', async (_, fault) => {
    const isSlow = fault.kind === 'delay';
    const inputs = { ...NOTE, 'request-timeout': '600', 'issue-ids': '1,2,3' };
    const { platform, run } = await triage(inputs, fault, isSlow ? timingOut : undefined);
    expectUncertain(run, platform);
    const states = run.report.result.journal.findings.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['unknown', 'unknown', 'unknown']);
    if (fault.kind !== 'delay') expect(noted(platform).slice(0, 4)).toEqual([1, 1, 1, 0]);
  });
});

describe.concurrent('a triage by filters of the platform is sent once when its answer is lost, because it would select others or note again:', () => {
  it.each([
    ['a note, and a status that stays', { ...NOTE, status: 'open', 'new-triage-state': 'reopened' }],
    ['a note, and a status that is left, up to a limit', { ...NOTE, status: 'open', limit: '4' }],
    ['a status that is left, up to a limit', { status: 'open', limit: '4' }],
    ['neither a note nor a limit', { status: 'open' }],
  ])('%s', async (_, inputs) => {
    const { platform, run } = await triage({ ...BY_PLATFORM, ...inputs });
    expectUncertain(run, platform);
    expect(Math.max(...noted(platform))).toBeLessThanOrEqual(1);
    if ('limit' in inputs) expect(ignored(platform)).toBe(4);
  });

  it('a triage reason that is left, up to a limit', async () => {
    const platform = await openPlatform({ state: findingsState(10), faults: faultsAt({ 0: LOST }) });
    for (const finding of platform.state.findings) finding.triage_reason = 'no_time';
    const filters = {
      'triage-reasons': 'no_time',
      status: 'open',
      'new-triage-state': 'reviewing',
      limit: '4',
    };
    expectUncertain(await stepOn(platform, { ...TRIAGE, ...QUICK, ...BY_PLATFORM, ...filters }), platform);
    expect(platform.state.findings.all.filter(({ status }) => status === 'reviewing')).toHaveLength(4);
  });
});

describe.concurrent('a triage whose answer was lost is sent again where that does no harm:', () => {
  it('by ids without a note, after which all is certain', async () => {
    const { platform, run } = await triage({ 'issue-ids': '1,2,3' });
    expect(run).toMatchObject({ exitCode: 0, warnings: [] });
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      'num-triaged': '3',
      'triaged-issues': '[1,2,3]',
    });
    expect(run.summary).not.toContain('at least');
    const [first, second, ...others] = bodies(platform, 'POST');
    expect([second, others]).toEqual([first, []]);
  });

  it('by filters that are listed first not even that, because a list shows what it did', async () => {
    const platform = await openPlatform({
      state: findingsState(10),
      faults: faultsOn(({ method }) => method === 'POST', LOST, 1),
    });
    const inputs = { ...TRIAGE, ...QUICK, status: 'open', severities: 'low', limit: '4' };
    const run = await stepOn(platform, inputs);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'num-triaged': '4' } });
    expect([bodies(platform, 'POST').length, ignored(platform)]).toEqual([1, 4]);
  });

  it('by the filters of the platform with `limit: all`: "at least" is said', async () => {
    const inputs = { ...BY_PLATFORM, ...NOTE, limit: 'all', status: 'open' };
    const { platform, run } = await triage(inputs);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'succeeded', 'num-triaged': '0' } });
    expect(run.summary).toContain('triage: an unknown number of findings triaged');
    expect(run.summary).toContain('up to 3,000 more findings');
    expect(run.warnings).toEqual([expect.stringContaining('The answers to 1 request were lost')]);
    expect(run.report.result.journal.triage.uncertain).toEqual({ requests: 1, atMost: 3000 });
    expect(noted(platform)).toEqual(Array(10).fill(1));
  });

  it('with a note after 429, because it was not taken', async () => {
    const { platform, run } = await triage(
      { ...NOTE, 'issue-ids': '1,2,3' },
      { kind: 'status', status: 429 },
    );
    expect(run).toMatchObject({ exitCode: 0, warnings: [], outputs: { 'num-triaged': '3' } });
    expect(noted(platform).slice(0, 4)).toEqual([1, 1, 1, 0]);
    expect(run.summary).not.toContain('at least');
  });

  it('with a note after a connection that was refused, because it was never sent', async () => {
    const platform = await openPlatform();
    await platform.close();
    const run = await stepOn(platform, { ...TRIAGE, ...NOTE, 'issue-ids': '1', 'max-retries': '1' });
    expect(theError(run)).toMatch(
      /^The operation triage failed: .*POST .*ECONNREFUSED.*, after 2 attempts\. /,
    );
    expect(run.report).toMatchObject({
      requests_sent: 0,
      result: { journal: { triage: { uncertain: { requests: 0 } } } },
    });
    expect(run.outputs.outcome).toBe('failed');
  });
});

describe.concurrent('of several chunks of ids', () => {
  it('the one whose answer is lost is uncertain, and the others are done', async () => {
    const platform = await openPlatform({ state: findingsState(6001), faults: faultsAt({ 1: LOST }) });
    const ids = platform.state.findings.all.map(({ id }) => id).join();
    const run = await stepOn(platform, { ...TRIAGE, ...NOTE, 'issue-ids': ids });
    expect(theError(run)).toMatch(/failed in part/);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'num-triaged': '3001' });
    expect(run.summary).toContain('triage: at least 3,001 findings triaged');
    expect(run.report.result.journal.triage.uncertain).toEqual({ requests: 1, atMost: 3000 });
    expect(noted(platform)).toEqual(Array(6001).fill(1));
  });

  it('a sibling of what an earlier one triaged is not noted again', async () => {
    const platform = await openPlatform({ state: findingsState(3002) });
    const [first] = platform.state.findings.all;
    const sibling = plainFinding(9000n, 'sast', 'fleet/service-00001');
    platform.state.findings.add({
      ...sibling,
      fingerprint: first?.fingerprint ?? '',
      ref: 'refs/heads/next',
    });
    const ids = platform.state.findings.all.map(({ id }) => id).join();
    const run = await stepOn(platform, { ...TRIAGE, ...NOTE, 'issue-ids': ids });
    expect(run).toMatchObject({ exitCode: 0, warnings: [], outputs: { 'num-triaged': '3003' } });
    expect(noted(platform)).toEqual(Array(3003).fill(1));
  });
});
