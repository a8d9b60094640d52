import { describe } from 'vitest';

/**
 * What the one way to write has to do, and what came before it did not. `REDESIGN=1` runs these suites; once they
 * hold, this file goes and they are ordinary ones.
 */
const isPending = process.env.REDESIGN === undefined;

export const describePending = isPending ? describe.skip : describe;
