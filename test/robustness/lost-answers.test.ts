import { describe, expect, it } from 'vitest';
import { type Fault, faultsAt, faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { expectTrue } from '../claims.ts';
import { bodies, NO_PAUSES, stepOn, theError } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';
import { openPlatform } from './open.ts';

const TRIAGE = {
  operation: 'triage',
  'issue-type': 'sast',
  'new-triage-state': 'ignored',
  'max-retries': '2',
};
const NOTE = { 'new-note': 'looked at' };
const BY_PLATFORM = { selection: 'platform' };
const LOST: Fault = { kind: 'reset-after' };

/** A triage among ten open findings of low severity, whose first answer meets a fault. */
async function triage(inputs: Record<string, string>, fault: Fault = LOST) {
  const platform = await openPlatform({ state: findingsState(10), faults: faultsAt({ 0: fault }) });
  return { platform, run: await stepOn(platform, { ...TRIAGE, ...inputs }, NO_PAUSES) };
}

const noted = ({ state }: Platform) => state.findings.all.map(({ notes }) => notes.length);
const ignored = ({ state }: Platform) =>
  state.findings.all.filter(({ status }) => status === 'ignored').length;

describe('a triage by ids whose answer is lost is sent again:', () => {
  it.each<[string, Fault]>([
    ['reset', LOST],
    ['reset in its midst', { kind: 'reset-during' }],
    ['cut short', { kind: 'cut-body' }],
    ['503', { kind: 'status-after', status: 503, retryAfter: '0' }],
  ])('%s', async (_, fault) => {
    const { platform, run } = await triage({ 'issue-ids': '1,2,3', ...NOTE }, fault);
    expect(run).toMatchObject({ exitCode: 0, warnings: [] });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'triaged-issues': '[1,2,3]' });
    const [first, second, ...others] = bodies(platform, 'POST');
    expect([second, others]).toEqual([first, []]);
    // The page says that a note may be left twice then.
    expect(noted(platform).slice(0, 4)).toEqual([2, 2, 2, 0]);
    expectTrue(platform, run);
  });

  it('an id that only the lost answer may have named is unknown', async () => {
    const rewrite = (text: string) =>
      text.replace(/"triaged_issues":\s*\[[^\]]*\]/, '"triaged_issues":[1,2]');
    const faults = faultsAt({ 0: LOST, 1: { kind: 'rewritten', rewrite } });
    const platform = await openPlatform({ state: findingsState(10), faults });
    const run = await stepOn(platform, { ...TRIAGE, 'issue-ids': '1,2,3' }, NO_PAUSES);
    expect(run.exitCode).toBe(1);
    const states = run.report.rows.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['changed', 'changed', 'unknown']);
  });

  it('not named by any answer, the rows are unknown', async () => {
    const platform = await openPlatform({ state: findingsState(10), faults: () => LOST });
    const run = await stepOn(platform, { ...TRIAGE, 'issue-ids': '1,2,3' }, NO_PAUSES);
    expect(theError(run)).toMatch(/not known/);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'uncertain' });
    expect(run.report.rows.map(({ state }: { state: string }) => state)).toEqual(Array(3).fill('unknown'));
    expect(bodies(platform, 'POST')).toHaveLength(3);
  });

  it('429 never counts as an attempt, and leaves no note', async () => {
    const inputs = { ...NOTE, 'issue-ids': '1,2,3', 'max-retries': '0' };
    const { platform, run } = await triage(inputs, { kind: 'status', status: 429 });
    expect(run).toMatchObject({ exitCode: 0, warnings: [], outputs: { 'num-triaged': '3' } });
    expect(noted(platform).slice(0, 4)).toEqual([1, 1, 1, 0]);
  });

  it('one that was never sent is failed', async () => {
    const platform = await openPlatform();
    await platform.close();
    const inputs = { ...TRIAGE, ...NOTE, 'issue-ids': '1', 'max-retries': '1' };
    const run = await stepOn(platform, inputs, NO_PAUSES);
    expect(theError(run)).toMatch(/POST .*ECONNREFUSED.*, after 2 attempts/);
    expect(run.report).toMatchObject({ requests_sent: 0, rows: [{ state: 'failed' }] });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'some-failed' });
  });

  it('of several chunks, the others are done', async () => {
    const platform = await openPlatform({ state: findingsState(6001), faults: faultsAt({ 1: LOST }) });
    const ids = platform.state.findings.all.map(({ id }) => id).join();
    const run = await stepOn(platform, { ...TRIAGE, 'issue-ids': ids, 'max-retries': '0' }, NO_PAUSES);
    expect(theError(run)).toMatch(/failed in part/);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'num-triaged': '3001' });
    expectTrue(platform, run);
  });
});

it('a triage by filters that are listed first is not sent again: a list shows what it did', async () => {
  const faults = faultsOn(({ method }) => method === 'POST', LOST, 1);
  const platform = await openPlatform({ state: findingsState(10), faults });
  const inputs = { ...TRIAGE, status: 'open', severities: 'low', limit: '4' };
  const run = await stepOn(platform, inputs, NO_PAUSES);
  expect(run).toMatchObject({ exitCode: 0, outputs: { 'num-triaged': '4' } });
  expect([bodies(platform, 'POST').length, ignored(platform)]).toEqual([1, 4]);
  expectTrue(platform, run);
});

describe('a triage by the filters of the platform whose answer is lost', () => {
  function expectUncertain(run: StepRun, platform: Platform): void {
    expect(theError(run)).toMatch(/^The operation triage failed/);
    expect(run.outputs).toMatchObject({ 'num-triaged': '0', 'failure-reason': 'uncertain' });
    expect(bodies(platform, 'POST')).toHaveLength(1);
    expect(run.warnings).toEqual([expect.stringMatching(/^No answer came to 1 request/)]);
  }

  it.each([
    ['up to a limit', { status: 'open', limit: '4' }],
    ['without a limit', { status: 'open' }],
    ['with a note', { ...NOTE, status: 'open', 'new-triage-state': 'reopened' }],
  ])('is sent once, because it would select others: %s', async (_, inputs) => {
    const { platform, run } = await triage({ ...BY_PLATFORM, ...inputs });
    expectUncertain(run, platform);
    if ('limit' in inputs) expect(ignored(platform)).toBe(4);
  });

  it('is sent again with `limit: all`', async () => {
    const { platform, run } = await triage({ ...BY_PLATFORM, limit: 'all', status: 'open' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'succeeded', 'num-triaged': '0' } });
    expect(run.warnings).toEqual([expect.stringMatching(/^No answer came to 1 request/)]);
    expect(ignored(platform)).toBe(10);
  });
});
