import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/inputs/table.ts';
import { soak } from './soak.ts';

describe('150 steps under random faults', () => {
  it('report just what the platform holds after each', async () => {
    const { disagreeing, ends, faults, runs } = await soak(1, 150);
    expect(disagreeing).toEqual([]);
    expect(runs).toBe(150);
    // Else there was nothing to get wrong.
    expect(Object.keys(faults).length).toBeGreaterThan(10);
    const begun = new Set(Object.keys(ends).map((end) => end.split(':')[0]));
    expect([...begun].sort()).toEqual([...OPERATIONS].sort());
    const some = ['tag: succeeded', 'tag: projects-failed', 'triage: succeeded', 'triage: requests-failed'];
    expect(Object.keys(ends)).toEqual(expect.arrayContaining(some));
  });
});
