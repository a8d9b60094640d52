/** A checker of Stryker that lets a drawn sample of the mutants through. */

import { createHash } from 'node:crypto';

/** As `@stryker-mutator/api` has it, which is not installed with the project. */
interface Mutant {
  id: string;
  fileName: string;
  location: object;
  replacement: string;
}

type CheckResult = { status: 'passed' } | { status: 'compileError'; reason: string };

/** The environment is what reaches Stryker's processes. */
export const [COUNT, SEED] = ['MUTATE_SAMPLE', 'MUTATE_SEED'];

function sample() {
  const [count, seed] = [Number(process.env[COUNT] ?? Number.NaN), process.env[SEED] ?? '1'];
  let drawn = new Set<string>();
  const rankOf = ({ fileName, location, replacement }: Mutant) =>
    createHash('sha256')
      .update(JSON.stringify([seed, fileName.replace(/^.*\/src\//, ''), location, replacement]))
      .digest('hex');
  return {
    async init(): Promise<void> {},
    /** Called once, with all mutants. */
    async group(mutants: readonly Mutant[]): Promise<string[][]> {
      const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rankOf(mutant) }));
      ranked.sort((left, right) => (left.rank < right.rank ? -1 : 1));
      drawn = new Set(ranked.slice(0, count).map(({ id }) => id));
      return [ranked.map(({ id }) => id)];
    },
    async check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
      const resultOf = ({ id }: Mutant): CheckResult =>
        drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' };
      return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
    },
  };
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sample }];
