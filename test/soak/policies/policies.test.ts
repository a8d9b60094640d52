import { expect, it } from 'vitest';
import { policyRun } from './run.ts';

it('40 runs of policies under faults and second writers say just what happened', async () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const run = await policyRun(seed);
    expect({ seed, disagreements: run.disagreements }).toEqual({ seed, disagreements: [] });
    for (const end of run.ends) ends.add(end);
  }
  // Else there was nothing to get wrong.
  expect([...ends]).toEqual(expect.arrayContaining(['succeeded', 'unreachable', 'plan-changed']));
});
