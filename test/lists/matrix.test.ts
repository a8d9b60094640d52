import { expect, it } from 'vitest';
import { emptyState } from '../../emulator/platform/believable-state.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { Projects } from '../../emulator/platform/state.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform } from '../operations/scenario.ts';

async function listed(count: number, inputs: Record<string, string>) {
  const state = count === 0 ? emptyState(new Projects()) : fleetState(count);
  const platform = await openPlatform({ state, log: 'counts' });
  const run = await innerStep(platform, { operation: 'list-projects', ...inputs });
  expect(run.exitCode).toBe(0);
  expect(run.outputs.outcome).toBe('succeeded');
  return run;
}

it.each([
  // GitHub takes no empty matrix, and 256 jobs at most.
  [0, {}, 1, []],
  [1234, {}, 3, []],
  [100, { 'shard-size': '100' }, 1, []],
  [101, { 'shard-size': '100' }, 2, []],
  [256, { 'shard-size': '1' }, 256, []],
  [257, { 'shard-size': '1' }, 256, [/^257 shards are more than the 256 jobs of a matrix/]],
])(
  'the matrix of %i projects with %j has %i shards',
  async (count, inputs: Record<string, string>, size, warned) => {
    const { outputs, warnings, summary } = await listed(count, inputs);
    const shard = Array.from({ length: size }, (_, at) => `${at + 1}/${size}`);
    expect(outputs.matrix).toBe(JSON.stringify({ shard }));
    expect(outputs.count).toBe(String(count));
    // That a deployment has no project is no good news.
    expect(summary).not.toContain('✅');
    expect(warnings).toEqual(warned.map((text) => expect.stringMatching(text)));
  },
);

it('the matrix counts what is selected, whatever shard of it is listed', async () => {
  const selection = { projects: 'fleet/service-000*', 'shard-size': '10' };
  const whole = await listed(150, selection);
  expect(whole.outputs.count).toBe('99');
  expect(JSON.parse(whole.outputs.matrix ?? '').shard).toHaveLength(10);
  const part = await listed(150, { ...selection, shard: '1/10' });
  expect(Number(part.outputs.count)).toBeLessThan(99);
  expect(part.outputs.matrix).toBe(whole.outputs.matrix);
});
