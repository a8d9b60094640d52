import { describe, expect, it } from 'vitest';
import { prng } from '../../../emulator/platform/prng.ts';
import { gate } from '../../../src/operations/gate.ts';
import { gateRequest } from './open.ts';
import { drawWorld } from './world.ts';

const WORLDS = 2500;
const WAIT_MS = 300_000;
/** The wait for the scan, and what its findings may take to appear; requests take their time, too. */
const IN_TIME_MS = WAIT_MS + 120_000;

describe('a gate in worlds where everything becomes visible in its own time', () => {
  it('never passes where the scan found something that counts, and ends in time', async () => {
    const wrong: string[] = [];
    const verdicts: Record<string, number> = {};
    for (let seed = 1; seed <= WORLDS; seed++) {
      const world = drawWorld(prng(seed));
      const startMs = world.now();
      const result = await gate(world.context, gateRequest({ waitMs: WAIT_MS }));
      verdicts[result.verdict] = (verdicts[result.verdict] ?? 0) + 1;
      const { saysSomething, hasCounting } = world.truthOf(result.scan?.id ?? 0n);
      if (result.verdict === 'passed' && saysSomething && hasCounting) wrong.push(`seed ${seed} passed`);
      if (result.because === 'undecided') wrong.push(`seed ${seed}: ${JSON.stringify(result.failure)}`);
      if (world.now() - startMs > IN_TIME_MS) wrong.push(`seed ${seed} took ${world.now() - startMs} ms`);
    }
    expect(wrong).toEqual([]);
    // Otherwise the worlds would say little.
    for (const verdict of ['passed', 'failed', 'skipped'])
      expect(verdicts[verdict]).toBeGreaterThan(WORLDS / 50);
  });
});
