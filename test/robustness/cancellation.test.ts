import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { stepOn } from '../operations/scenario.ts';
import { SAYS_WHEN, SAYS_WHEN_AND_WAITS, signal, withoutHeard } from '../signals.ts';
import type { StepRun } from '../step.ts';
import { openPlatform } from './open.ts';

/** A step that gets a signal once the platform was asked so often; until it has heard it, nothing is answered. */
async function cancelled(
  platform: Platform,
  inputs: Record<string, string>,
  { after, name, nodeFlags }: { after: number; name: NodeJS.Signals; nodeFlags: string[] },
): Promise<StepRun> {
  let heard: Promise<void> | undefined;
  let child: ChildProcess | undefined;
  platform.quirks.onRequest = async ({ index }) => {
    if (index === after - 1 && child !== undefined) heard = signal(child, name);
    await heard;
  };
  const onStart = (started: ChildProcess) => {
    child = started;
  };
  const run = await stepOn(platform, inputs, { onStart, nodeFlags });
  expect({ exitCode: run.exitCode, stderr: withoutHeard(run.stderr) }).toEqual({ exitCode: 1, stderr: '' });
  expect(run.errors).toEqual([
    expect.stringMatching(/^`[a-z-]+` was cancelled: .*The step was stopped .*\.$/),
  ]);
  expect(run.report).toMatchObject({ cancelled: true, outcome: run.outputs.outcome });
  return run;
}

describe.concurrent('a cancelled step starts no request, and tells what was done:', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('tags of a fleet, at %s', async (name) => {
    const platform = await openPlatform({ state: fleetState(200) });
    const inputs = { operation: 'tag', tags: 'new', projects: '**', 'max-changes': '1000', concurrency: '4' };
    const moment = { after: 20, name, nodeFlags: SAYS_WHEN_AND_WAITS };
    const run = await cancelled(platform, inputs, moment);
    const changed = platform.state.projects.all.filter(({ tags }) => tags.includes('new')).length;
    expect(changed).toBeGreaterThan(10);
    expect(platform.requests.length).toBeLessThanOrEqual(19 + 4);
    // The request under way has got its answer.
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'projects-changed': String(changed) });
    expect(run.summary).toContain(
      `Cancelled: ${changed} tags added in ${changed} projects; ${200 - changed} projects not reached`,
    );
  });

  it.each<[string, Fault, Record<string, string>]>([
    ['while it pauses', { kind: 'status', status: 429, retryAfter: '500' }, {}],
    ['while it waits for an answer', { kind: 'stall' }, { 'request-timeout': '600' }],
    ['while an answer goes on', { kind: 'stall', after: 'half' }, { 'request-timeout': '600' }],
  ])('a list, %s', async (_, fault, inputs) => {
    const platform = await openPlatform({ faults: () => fault });
    const moment = { after: 1, name: 'SIGTERM', nodeFlags: SAYS_WHEN } as const;
    const run = await cancelled(platform, { operation: 'list-policies', ...inputs }, moment);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.outputs).not.toHaveProperty('count');
  });
});
