import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { expectTrue, rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { endTime, LIMIT_WHEN_TOLD_AND_WAITS } from '../signals.ts';

const ALL = { projects: 'fleet/**', 'max-changes': '1000', 'max-retries': '20' };
const BUSY: Fault[] = [
  { kind: 'status', status: 429 },
  { kind: 'status', status: 429, retryAfter: '60' },
  { kind: 'status', status: 429, retryAfter: 'Wed, 21 Oct 2015 07:28:00 GMT' },
  { kind: 'status', status: 503 },
];

const isWrite = ({ method }: { method: string }) => method !== 'GET';
const writesTo = ({ requests }: Platform) => requests.filter(isWrite).length;

/** The time is over at the nth write: what arrives after it is processed when the step has heard so. */
function timeOverAtWrite(platform: Platform, nth: number) {
  let child: ChildProcess | undefined;
  let over: Promise<void> | undefined;
  platform.quirks.onRequest = async () => {
    if (over !== undefined) await over;
    else if (child !== undefined && writesTo(platform) >= nth) over = endTime(child);
  };
  const onStart = (started: ChildProcess) => {
    child = started;
  };
  return { onStart, nodeFlags: LIMIT_WHEN_TOLD_AND_WAITS };
}

describe('a step whose writes are all answered', () => {
  it.each(BUSY)('with %j ends with its time limit, and says so', async (fault) => {
    const platform = await openPlatform({ state: fleetState(50, { tags: ['old'] }) });
    platform.faults = faultsOn(isWrite, fault);
    const over = new AbortController();
    platform.quirks.onRequest = () => {
      if (writesTo(platform) >= 3) over.abort('time-limit');
    };
    const inputs = { operation: 'tag', tags: 'new', ...ALL };
    const run = await innerStep(platform, inputs, { interrupted: over.signal });
    theError(run);
    expect(run.outputs['failure-reason']).toBe('time-limit');
    expect(writesTo(platform)).toBeLessThanOrEqual(3 + 8);
    expectTrue(platform, run);
  });

  it('429 for longer than its time limit ends at once', async () => {
    const platform = await openPlatform({ state: fleetState(50, { tags: ['old'] }) });
    platform.faults = faultsOn(isWrite, { kind: 'status', status: 429, retryAfter: '601' });
    const run = await innerStep(platform, { operation: 'tag', tags: 'new', ...ALL, 'time-limit': '10m' });
    theError(run);
    expect(run.outputs['failure-reason']).toBe('rate-limited');
    expectTrue(platform, run);
  });

  it.each<Record<string, string>>([
    { operation: 'tag', 'remove-tags': 'old' },
    { operation: 'managed-scan', 'full-scan': 'true' },
  ])(
    'and whose time ends in its midst starts nothing more, and reports what was done: %j',
    async (inputs) => {
      const platform = await openPlatform({ state: fleetState(100, { tags: ['old', 'kept'] }) });
      const options = timeOverAtWrite(platform, 20);
      const run = await stepOn(platform, { ...inputs, ...ALL, concurrency: '2' }, options);
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
    theError(run);
    expect(run.outputs['failure-reason']).toBe('time-limit');
  });
});
