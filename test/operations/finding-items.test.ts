import { expect, it } from 'vitest';
import { itemRun } from '../soak/items.ts';

const WORLDS = 25;

it.each([0, 1, 2, 3])(
  'items that match nothing do what the table says, in drawn worlds, part %i',
  async (part) => {
    const ends = new Set<string>();
    for (let seed = part * WORLDS + 1; seed <= (part + 1) * WORLDS; seed += 1) {
      const { story, disagreements, ends: runEnds } = await itemRun(seed);
      expect({ seed, story, disagreements }).toEqual({ seed, story, disagreements: [] });
      for (const end of runEnds) ends.add(end);
    }
    // Else there was nothing to get wrong.
    expect(ends.size).toBeGreaterThan(6);
  },
);
