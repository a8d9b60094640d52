import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { expectTrue, falseClaims, rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { onTriage } from '../operations/findings/context.ts';
import { openPlatform, stepOn, theError } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';

const ALL = { projects: 'fleet/**', 'max-changes': '1000', 'max-retries': '20' };
const BUSY: Fault[] = [
  { kind: 'status', status: 429 },
  { kind: 'status', status: 429, retryAfter: '60' },
  { kind: 'status', status: 429, retryAfter: 'Wed, 21 Oct 2015 07:28:00 GMT' },
  { kind: 'status', status: 503 },
];

const isWrite = ({ method }: { method: string }) => method !== 'GET';
const writesTo = ({ requests }: Platform) => requests.filter(isWrite).length;

/** A step that failed for this reason, and says nothing false. */
function expectEnd(platform: Platform, run: StepRun, reason: string): void {
  theError(run);
  expect(run.outputs['failure-reason']).toBe(reason);
  expectTrue(platform, run);
}

/** A step whose time is over at the nth write. */
function stepUntil(platform: Platform, nth: number, inputs: Record<string, string>) {
  const over = new AbortController();
  platform.quirks.onRequest = () => {
    if (writesTo(platform) >= nth) over.abort('time-limit');
  };
  return innerStep(platform, { ...inputs, ...ALL }, { interrupted: over.signal });
}

describe('a step whose writes are all answered', () => {
  it.each(BUSY)('with %j ends with its time limit, and says so', async (fault) => {
    const platform = await openPlatform({ state: fleetState(50, { tags: ['old'] }) });
    platform.faults = faultsOn(isWrite, fault);
    const run = await stepUntil(platform, 3, { operation: 'tag', tags: 'new' });
    expect(writesTo(platform)).toBeLessThanOrEqual(3 + 8);
    expectEnd(platform, run, 'time-limit');
  });

  it('429 for longer than its time limit ends at once', async () => {
    const platform = await openPlatform({ state: fleetState(50, { tags: ['old'] }) });
    platform.faults = faultsOn(isWrite, { kind: 'status', status: 429, retryAfter: '601' });
    const run = await innerStep(platform, { operation: 'tag', tags: 'new', ...ALL, 'time-limit': '10m' });
    expectEnd(platform, run, 'rate-limited');
  });

  it.each<[string, Record<string, string>]>([
    ['tags', { operation: 'tag', 'remove-tags': 'old' }],
    ['switches', { operation: 'managed-scan', 'full-scan': 'true' }],
  ])(
    'and whose time ends in the midst of %s starts nothing more, and tells what was done',
    async (_, inputs) => {
      const platform = await openPlatform({ state: fleetState(100, { tags: ['old', 'kept'] }) });
      const run = await stepUntil(platform, 20, { ...inputs, concurrency: '2' });
      expect(writesTo(platform)).toBeLessThanOrEqual(22);
      expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'time-limit' });
      expect(rowsOf(run).some(({ state }) => state === 'not-reached')).toBe(true);
      expectTrue(platform, run);
    },
  );

  it('and whose time limit is a second ends by itself', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    platform.faults = () => ({ kind: 'stall' });
    const run = await stepOn(platform, { operation: 'tag', tags: 'new', ...ALL, 'time-limit': '1s' });
    expectEnd(platform, run, 'time-limit');
  });
});

it.each(['listed', 'platform'])(
  'A triage that is cancelled while it waits is open, %s',
  async (selection) => {
    const platform = await openPlatform({ state: findingsState(50) });
    platform.faults = onTriage({ kind: 'stall', processed: true });
    const cancelled = new AbortController();
    platform.quirks.beforeAnswer = async ({ endpoint }) => {
      if (endpoint === 'triage') cancelled.abort('signal');
    };
    const triage = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored', selection };
    const run = await innerStep(platform, { ...triage, status: 'open' }, { interrupted: cancelled.signal });
    const outputs = { outcome: 'failed', 'failure-reason': 'cancelled', 'num-triaged': 'unknown' };
    expect(run.outputs).toMatchObject(outputs);
    expect(run.summary).not.toContain('Nothing changed');
    expect(falseClaims(platform, run)).toEqual([]);
  },
);
