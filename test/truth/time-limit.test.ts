import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { expectTrueFleet, expectTrueTriage, factsBefore } from './claims.ts';

const ALL = { projects: 'fleet/**', 'max-changes': '1000', 'max-retries': '20', 'time-limit': '3s' };
const WRITES: Record<string, string>[] = [
  { operation: 'tag', tags: 'new' },
  { operation: 'tag', 'remove-tags': 'old' },
  { operation: 'managed-scan', 'full-scan': 'true' },
];
const BUSY: [string, Fault][] = [
  ['429', { kind: 'status', status: 429 }],
  ['429 for a second', { kind: 'status', status: 429, retryAfter: '1' }],
  ['429 for a minute', { kind: 'status', status: 429, retryAfter: '60' }],
  [
    '429 with a date that has passed',
    { kind: 'status', status: 429, retryAfter: 'Wed, 21 Oct 2015 07:28:00 GMT' },
  ],
  ['nothing', { kind: 'stall' }],
  ['503', { kind: 'status', status: 503 }],
];

describe('a step whose writes are all answered', () => {
  it.each(BUSY)('%s ends with its time limit, and says so', async (_, fault) => {
    for (const inputs of WRITES.slice(0, fault.kind === 'stall' ? 3 : 1)) {
      const platform = await openPlatform({ state: fleetState(50, { tags: ['old'] }) });
      platform.faults = faultsOn(({ method }) => method !== 'GET', fault);
      const before = factsBefore(platform);
      const run = await stepOn(platform, { ...inputs, ...ALL });
      theError(run);
      expect(run.outputs['failure-reason']).toMatch(/^(time-limit|rate-limited|uncertain)$/);
      expectTrueFleet(platform, run, before);
    }
  });

  it('and whose time ends in the midst of its work reports what was done', async () => {
    // Side by side, because each waits for its end.
    const tries = WRITES.map(async (inputs) => {
      const platform = await openPlatform({ state: fleetState(100, { tags: ['old', 'kept'] }) });
      platform.faults = faultsOn(({ method }) => method !== 'GET', { kind: 'delay', ms: 500 });
      const before = factsBefore(platform);
      const run = await stepOn(platform, { ...inputs, ...ALL, 'time-limit': '7s', concurrency: '2' });
      expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'time-limit' });
      expect(
        run.report.result.journal.projects.some(({ state }: { state: string }) => state === 'not-reached'),
      ).toBe(true);
      expectTrueFleet(platform, run, before);
    });
    await Promise.all(tries);
  });

  it('a triage is told as far as it came', async () => {
    const platform = await openPlatform({ state: findingsState(9000) });
    platform.faults = ({ endpoint }) => (endpoint === 'triage' ? { kind: 'delay', ms: 1200 } : undefined);
    const inputs = {
      operation: 'triage',
      'issue-type': 'sast',
      'new-triage-state': 'ignored',
      status: 'open',
    };
    const run = await stepOn(platform, { ...inputs, 'max-changes': '10000', 'time-limit': '3s' });
    expect(run.outputs['failure-reason']).toBe('time-limit');
    expectTrueTriage(platform, run);
  });
});
