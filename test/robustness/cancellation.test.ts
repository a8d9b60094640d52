import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { SAYS_WHEN_AND_WAITS, signal, withoutHeard } from '../signals.ts';
import type { StepRun } from '../step.ts';

function expectCancelled(run: StepRun): void {
  expect({ exitCode: run.exitCode, stderr: withoutHeard(run.stderr) }).toEqual({ exitCode: 1, stderr: '' });
  expect(run.errors).toEqual([
    expect.stringMatching(/^`[a-z-]+` was cancelled: .*The step was stopped .*\.$/),
  ]);
  expect(run.report).toMatchObject({ cancelled: true, outcome: run.outputs.outcome });
}

describe('a cancelled step starts no request, and tells what was done:', () => {
  it('tags of a fleet, at SIGINT', async () => {
    const platform = await openPlatform({ state: fleetState(60) });
    let heard: Promise<void> | undefined;
    let child: ChildProcess | undefined;
    // Until the step has heard the signal, nothing is answered.
    platform.quirks.onRequest = async ({ index }) => {
      if (index === 19 && child !== undefined) heard = signal(child, 'SIGINT');
      await heard;
    };
    const run = await stepOn(
      platform,
      { operation: 'tag', tags: 'new', projects: '**', 'max-changes': '1000', concurrency: '4' },
      {
        nodeFlags: SAYS_WHEN_AND_WAITS,
        onStart(started) {
          child = started;
        },
      },
    );
    expectCancelled(run);
    const changed = platform.state.projects.all.filter(({ tags }) => tags.includes('new')).length;
    expect(changed).toBeGreaterThan(10);
    expect(platform.requests.length).toBeLessThanOrEqual(19 + 4);
    // The request under way has got its answer.
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'projects-changed': String(changed) });
    expect(run.summary).toContain(
      `Cancelled: ${changed} tags added in ${changed} projects; ${60 - changed} projects not reached`,
    );
  });

  it.each<[string, Fault]>([
    ['while it pauses', { kind: 'status', status: 429, retryAfter: '500' }],
    ['while it waits for an answer', { kind: 'stall' }],
    ['while an answer goes on', { kind: 'stall', after: 'half' }],
  ])('a list, %s', async (_, fault) => {
    const interruption = new AbortController();
    const cancel = () => interruption.abort('signal');
    const platform = await openPlatform({ faults: () => fault });
    if (fault.kind === 'stall') platform.quirks.onRequest = cancel;
    const run = await stepOn(
      platform,
      { operation: 'list-policies', 'request-timeout': '600', 'max-retries': '1' },
      {
        interrupted: interruption.signal,
        onLine: (line) => void (line.startsWith('Waiting up to') && cancel()),
      },
    );
    expectCancelled(run);
    expect(platform.requests).toHaveLength(1);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.outputs.count).toBe('unknown');
  });
});
