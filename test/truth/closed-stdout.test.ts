import { describe, expect, it } from 'vitest';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import type { StepOptions } from '../step.ts';
import { expectTrueFleet, expectTrueTriage, factsBefore } from './claims.ts';

/** The reader of the log goes away: right at the start, or while lines of progress come. */
const closing = (afterMs: number): Omit<StepOptions, 'inputs'> => ({
  onStart: ({ stdout, stderr }) => {
    setTimeout(() => {
      stdout?.destroy();
      stderr?.destroy();
    }, afterMs);
  },
});

describe('a step whose standard output is closed', () => {
  it.each([0, 300, 6000])('after %i ms does its work and reports it', async (afterMs) => {
    // Long enough for a line of progress after the pipe is closed.
    const platform = await openPlatform({
      state: fleetState(afterMs > 1000 ? 160 : 60, { tags: ['old'] }),
      latency: 200,
    });
    const before = factsBefore(platform);
    const inputs = {
      operation: 'tag',
      tags: 'new',
      projects: 'fleet/**',
      'max-changes': '1000',
      concurrency: '4',
    };
    const run = await stepOn(platform, inputs, closing(afterMs));
    expect(run.exitCode).toBe(0);
    expect(run.outputs['projects-changed']).toBe(String(platform.state.projects.size));
    expect(run.summary).toContain('tag');
    expectTrueFleet(platform, run, before);
  });

  it('fails as it would otherwise, and has a report', async () => {
    const platform = await openPlatform({ state: findingsState(10) });
    platform.faults = ({ method }) => (method === 'POST' ? { kind: 'reset-after' } : undefined);
    const inputs = { operation: 'triage', 'issue-type': 'sast', 'new-note': 'x', 'issue-ids': '1,2' };
    const run = await stepOn(platform, inputs, closing(0));
    expect(run.exitCode).toBe(1);
    expect(run.outputs['failure-reason']).toBe('uncertain');
    expectTrueTriage(platform, run);
  });
});
