import { expect, it } from 'vitest';
import { soakRun } from './run.ts';

it('34 steps under random faults, people and cancellations say just what the platform recorded', async () => {
  const ends = new Set<string>();
  for (let seed = 167; seed <= 200; seed += 1) {
    const run = await soakRun(seed);
    expect({ seed, disagreements: run.disagreements }).toEqual({ seed, disagreements: [] });
    for (const end of run.ends) ends.add(end);
  }
  expect(ends).toContain('issues: succeeded');
  // Else there was nothing to get wrong.
  for (const operation of ['tag', 'managed-scan', 'triage', 'apply', 'undo', 'ticket']) {
    const own = [...ends].filter((end) => end.startsWith(`${operation}:`));
    expect(own).toContain(`${operation}: succeeded`);
    expect(own.length).toBeGreaterThan(1);
  }
});
