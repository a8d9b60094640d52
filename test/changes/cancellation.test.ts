import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { expectTrue, falseClaims } from '../claims.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { SAYS_WHEN_AND_WAITS, signal } from '../signals.ts';

const isWrite = ({ method }: { method: string }) => method !== 'GET';

/** Holds what a platform is asked from its nth write on until the step has heard a signal. */
function signalAtWrite(platform: Platform, nth: number, name: NodeJS.Signals) {
  let child: ChildProcess | undefined;
  let heard: Promise<void> | undefined;
  platform.quirks.onRequest = async () => {
    if (child !== undefined && platform.requests.filter(isWrite).length >= nth) heard ??= signal(child, name);
    await heard;
  };
  const onStart = (started: ChildProcess) => {
    child = started;
  };
  return { onStart, nodeFlags: SAYS_WHEN_AND_WAITS };
}

describe('after a signal', () => {
  it('in the midst of switching managed scans, what is told is true', async () => {
    const platform = await openPlatform({ state: fleetState(60), latency: 20 });
    const inputs = { operation: 'managed-scan', 'diff-scan': 'true', 'full-scan': 'true' };
    const run = await stepOn(
      platform,
      { ...inputs, projects: 'fleet/**', 'max-changes': '1000' },
      signalAtWrite(platform, 30, 'SIGINT'),
    );
    // As many as may be under way at once.
    expect(platform.requests.filter(isWrite).length).toBeLessThan(30 + 8);
    expectTrue(platform, run);
    expect(run.exitCode).toBe(1);
  });

  it('a triage that waits for its answer is open, and its siblings are, too', async () => {
    const platform = await openPlatform({ state: findingsState(50) });
    platform.faults = ({ endpoint }) =>
      endpoint === 'triage' ? { kind: 'stall', processed: true } : undefined;
    let child: ChildProcess | undefined;
    platform.quirks.beforeAnswer = async ({ endpoint }) => {
      if (endpoint === 'triage') child?.kill('SIGTERM');
    };
    const onStart = (started: ChildProcess) => {
      child = started;
    };
    const inputs = {
      operation: 'triage',
      'issue-type': 'sast',
      'new-triage-state': 'ignored',
      status: 'open',
    };
    let since = 0;
    for (const selection of ['listed', 'platform']) {
      const run = await stepOn(platform, { ...inputs, selection }, { onStart });
      expect(run.outputs).toMatchObject({
        // Nothing is known of what the platform selected.
        outcome: selection === 'listed' ? 'partial' : 'failed',
        'failure-reason': 'cancelled',
        'num-triaged': '0',
      });
      expect(falseClaims(platform, run, since)).toEqual([]);
      since = platform.record.length;
      for (const finding of platform.state.findings)
        Object.assign(finding, { status: 'open', triage_state: 'untriaged' });
    }
  });
});
