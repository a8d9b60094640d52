import { describe, expect, it } from 'vitest';
import { roundTripOf } from './plan.ts';
import { soak } from './soak.ts';

describe('40 runs of steps under random modes, faults, other writers and cancellations', () => {
  it('say just what the platform recorded', async () => {
    const { disagreeing, ends, faults, runs } = await soak(1, 40);
    expect(disagreeing.map(({ seed, disagreements }) => ({ seed, disagreements }))).toEqual([]);
    expect(runs).toBe(40);
    // Else there was nothing to get wrong.
    expect(Object.keys(faults).length).toBeGreaterThan(10);
    const operations = new Set(Object.keys(ends).map((end) => end.split(':')[0]));
    const writing = ['tag', 'managed-scan', 'triage', 'apply', 'undo'];
    expect([...operations]).toEqual(expect.arrayContaining([...writing, 'gate', 'scan']));
    // Time decides how each of them ends.
    const isSuccess = (end: string) => end.endsWith(': succeeded');
    expect(new Set(Object.keys(ends).map(isSuccess))).toEqual(new Set([true, false]));
  });
});

describe('20 steps on platforms on which nothing goes wrong', () => {
  it('leave nothing to plan after an apply, and everything as it was after their undo', async () => {
    const { disagreeing } = await soak(1, 20, undefined, roundTripOf);
    expect(disagreeing.map(({ seed, disagreements }) => ({ seed, disagreements }))).toEqual([]);
  });
});
