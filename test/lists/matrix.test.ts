import { describe, expect, it } from 'vitest';
import { emptyState } from '../../emulator/platform/believable-state.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { Projects } from '../../emulator/platform/state.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';

async function listed(count: number, inputs: Record<string, string> = {}): Promise<StepRun> {
  const state = count === 0 ? emptyState(new Projects()) : fleetState(count);
  const platform = await openPlatform({ state, log: 'counts' });
  const run = await innerStep(platform, { operation: 'list-projects', ...inputs });
  expect(run.exitCode).toBe(0);
  return run;
}

const shardsOf = (run: StepRun): string[] => JSON.parse(run.outputs.matrix ?? '').shard;

describe('the output matrix', () => {
  it('has a shard for each 500 projects', async () => {
    expect((await listed(1234)).outputs.matrix).toBe('{"shard":["1/3","2/3","3/3"]}');
  });

  it.each([
    [100, '100', 1],
    [101, '100', 2],
    [256, '1', 256],
  ])('is sized for %i projects by the shard-size %s: %i', async (count, size, shards) => {
    const run = await listed(count, { 'shard-size': size });
    expect(shardsOf(run)).toHaveLength(shards);
    expect(run.warnings).toEqual([]);
  });

  it('has one shard for an empty deployment, for GitHub takes no empty matrix', async () => {
    const run = await listed(0);
    expect(run.outputs).toMatchObject({ matrix: '{"shard":["1/1"]}', count: '0', projects: '[]' });
    expect(run.outputs.outcome).toBe('succeeded');
  });

  it('has at most the 256 jobs that GitHub allows, and a warning beyond', async () => {
    const run = await listed(257, { 'shard-size': '1' });
    expect(shardsOf(run)).toHaveLength(256);
    expect(shardsOf(run).at(-1)).toBe('256/256');
    expect(run.warnings.join()).toContain('257 shards are more than the 256 jobs that a matrix may have');
  });

  it('counts what is selected, whatever shard of it is listed', async () => {
    const selection = { projects: 'fleet/service-000*', 'shard-size': '10' };
    const whole = await listed(150, selection);
    expect(whole.outputs.count).toBe('99');
    expect(shardsOf(whole)).toHaveLength(10);
    const part = await listed(150, { ...selection, shard: '1/10' });
    expect(Number(part.outputs.count)).toBeLessThan(99);
    expect(part.outputs.matrix).toBe(whole.outputs.matrix);
  });
});
