import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform } from '../operations/scenario.ts';
import { fleetNames, namesOf } from './named-state.ts';

describe('a list that is too large for an output', () => {
  it('of 6,000 projects leaves the output empty, and the report has them all', async () => {
    const platform = await openPlatform({ state: fleetState(6000) });
    const run = await innerStep(platform, { operation: 'list-projects', 'shard-size': '10' });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ projects: '', count: '6000', outcome: 'succeeded' });
    expect(Object.values(run.outputs).join('').length).toBeLessThan(400_000);
    expect(run.warnings).toContain(
      'The output `projects` is empty, because it would be too large. The report has it.',
    );
    expect(run.summary).toContain('The report has it');
    expect(run.summary).toContain('5,900 more projects');
    expect(namesOf(run.report.projects)).toEqual(fleetNames(6000));
  });

  it('is in the output as long as all outputs together fit, and is left out whole beyond', async () => {
    const listed = async (count: number): Promise<number | undefined> => {
      const platform = await openPlatform({ state: fleetState(count) });
      const { outputs } = await innerStep(platform, { operation: 'list-projects', 'shard-size': '1' });
      expect(Object.values(outputs).join('').length).toBeLessThan(400_000);
      return outputs.projects === '' ? undefined : JSON.parse(outputs.projects ?? '').length;
    };
    // 386,366 and some 389,500 characters: the latter would fit alone, but not with a matrix of 256 shards.
    expect(await listed(1588)).toBe(1588);
    expect(await listed(1601)).toBe(undefined);
  });
});
