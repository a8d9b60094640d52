import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { expectTrue } from '../claims.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';

/** The reader of the log goes away. */
const close = ({ stdout, stderr }: ChildProcess) => {
  stdout?.destroy();
  stderr?.destroy();
};

describe('a step whose standard output cannot be written to', () => {
  it('because it was closed between lines does its work and reports it', async () => {
    const platform = await openPlatform({ state: fleetState(20, { tags: ['old'] }) });
    const inputs = {
      operation: 'tag',
      tags: 'new',
      projects: 'fleet/**',
      'max-changes': '1000',
      concurrency: '4',
    };
    const onStart = (child: ChildProcess) => {
      child.stdout?.once('data', () => close(child));
    };
    const run = await stepOn(platform, inputs, { onStart, environment: { RUNNER_DEBUG: '1' } });
    expect(run.exitCode).toBe(0);
    expect(run.outputs['projects-changed']).toBe(String(platform.state.projects.all.length));
    expect(run.summary).toContain('tag');
    expectTrue(platform, run);
  });

  it('on a disk that is full does its work and ends', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const startedBy = ['bash', '-c', 'exec "$@" > /dev/full', '--'];
    const run = await stepOn(platform, { operation: 'tag', tags: 'new', projects: '**' }, { startedBy });
    expect(run).toMatchObject({ exitCode: 0, stderr: '', outputs: { 'projects-changed': '3' } });
    expect(run.summary).toContain('3 tags added');
  });
});
