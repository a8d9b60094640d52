import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../emulator/platform/believable-findings.ts';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import { bodies, openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { expectTrue, mostNotes, triagedIds } from '../claims.ts';

const LOST: Fault = { kind: 'reset-after' };
const onTriage = (fault: Fault, times?: number) =>
  faultsOn(({ endpoint }) => endpoint === 'triage', fault, times);
const TRIAGE = {
  operation: 'triage',
  'issue-type': 'sast',
  'new-triage-state': 'ignored',
  'max-retries': '5',
};
const BY_PLATFORM = { ...TRIAGE, selection: 'platform' };

describe('a triage that the platform selects, whose answers are lost,', () => {
  it.each<[string, Fault]>([
    ['reset', LOST],
    ['a page', { kind: 'html', status: 200, processed: true }],
  ])('is sent once without a limit, and up to 3,000 are told (%s)', async (_, fault) => {
    const platform = await openPlatform({ state: findingsState(6100), faults: onTriage(fault) });
    const run = await stepOn(platform, { ...BY_PLATFORM, status: 'open' });
    theError(run);
    expect(triagedIds(platform).size).toBe(3000);
    expect(run.report.result.journal.triage.uncertain).toEqual({ requests: 1, atMost: 3000 });
    expect(run.outputs).toMatchObject({
      'num-triaged': '0',
      outcome: 'partial',
      'failure-reason': 'uncertain',
    });
    expect(run.summary).toContain('up to 3,000 more findings');
    expectTrue(platform, run);
  });

  it('is repeated with `limit: all`, and every lost request is counted', async () => {
    const platform = await openPlatform({ state: findingsState(6100), faults: onTriage(LOST, 2) });
    const run = await stepOn(platform, { ...BY_PLATFORM, status: 'open', limit: 'all' });
    expect(triagedIds(platform).size).toBe(6100);
    expect(run.report.result.journal.triage.uncertain).toEqual({ requests: 2, atMost: 6000 });
    expect(run.outputs['num-triaged']).toBe('100');
    expectTrue(platform, run);
  });

  it.each(['10', '2999'])(
    'never exceeds `limit: %s` on a server that takes what was updated least recently',
    async (limit) => {
      const quirks = { triageOrder: 'least-recently-updated' } as const;
      const platform = await openPlatform({ state: findingsState(3100), quirks, faults: onTriage(LOST) });
      const run = await stepOn(platform, { ...BY_PLATFORM, severities: 'low', limit });
      theError(run);
      expect(triagedIds(platform).size).toBe(Number(limit));
      expect(run.report.result.journal.triage.uncertain).toEqual({ requests: 1, atMost: Number(limit) });
      expectTrue(platform, run);
    },
  );

  it('ends at the first of its requests that is lost, with a limit beyond what one selects', async () => {
    const platform = await openPlatform({ state: findingsState(6100) });
    platform.faults = ({ index }) => (index === 1 ? LOST : undefined);
    const run = await stepOn(platform, { ...BY_PLATFORM, status: 'open', limit: '8000' });
    theError(run);
    expect(bodies(platform, 'POST').map((body) => JSON.parse(body).limit)).toEqual([3000, 3000]);
    expect(run.outputs).toMatchObject({ 'num-triaged': '3000', outcome: 'partial' });
    expectTrue(platform, run);
  });

  it('gets a note once', async () => {
    const platform = await openPlatform({ state: findingsState(20), faults: onTriage(LOST) });
    const run = await stepOn(platform, {
      ...BY_PLATFORM,
      severities: 'low',
      limit: '10',
      'new-note': 'looked at',
    });
    theError(run);
    expect(mostNotes(platform)).toBe(1);
    expectTrue(platform, run);
  });
});

describe('a triage of listed findings keeps its limit', () => {
  it.each([1, 6])('when %i answers are lost', async (times) => {
    const platform = await openPlatform({
      state: findingsState(200, { overDays: 100 }),
      faults: onTriage(LOST, times),
    });
    const run = await stepOn(platform, { ...TRIAGE, status: 'open', limit: '10' });
    expect(triagedIds(platform).size).toBe(10);
    expect(run.outputs['findings-selected']).toBe('200');
    expectTrue(platform, run);
  });

  it('and tells the siblings that a lost request moved along', async () => {
    const state = findingsState(6);
    for (const finding of state.findings.all.slice(0, 4)) {
      const sibling = { ...plainFinding(finding.id + 900n, 'sast', finding.repo), severity: 'low' };
      state.findings.add({ ...sibling, fingerprint: finding.fingerprint, ref: 'refs/heads/next' });
    }
    const platform = await openPlatform({ state, faults: onTriage(LOST) });
    const run = await stepOn(platform, {
      ...TRIAGE,
      status: 'open',
      ref: 'refs/heads/main',
      'new-note': 'x',
    });
    expect(triagedIds(platform).size).toBe(10);
    expect(run.summary).toContain('on other branches');
    expect(run.report.result.journal.siblings).toHaveLength(4);
    expect(mostNotes(platform)).toBe(1);
    expectTrue(platform, run);
  });
});

describe('a triage by ids whose answers are lost', () => {
  it.each([
    ['without a note is repeated, and certain in the end', {}, 2, 0],
    ['with a note is sent once, and what it may have done is told', { 'new-note': 'x' }, 9, 3],
  ])('%s', async (_, inputs, times, unknown) => {
    const platform = await openPlatform({ state: findingsState(20), faults: onTriage(LOST, times) });
    const run = await stepOn(platform, { ...TRIAGE, ...inputs, 'issue-ids': '1,2,3' });
    expect(run.report.result.journal.triage.uncertain.atMost).toBe(unknown);
    expect(mostNotes(platform)).toBeLessThanOrEqual(1);
    expect(triagedIds(platform).size).toBe(3);
    expectTrue(platform, run);
  });
});
