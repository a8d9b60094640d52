import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import { falseClaims } from '../claims.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';

describe('after a signal', () => {
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
