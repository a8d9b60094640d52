/** A checker of Stryker that lets only the drawn mutants through: those whose keys the file has, and without the file none. */

import { readFileSync } from 'node:fs';

interface Position {
  line: number;
  column: number;
}

/** As `@stryker-mutator/api` has it, which is not installed with the project: its positions begin with 0. */
interface Mutant {
  id: string;
  fileName: string;
  location: { start: Position; end: Position };
  replacement: string;
}

type CheckResult = { status: 'passed' } | { status: 'compileError'; reason: string };

/** The variable with the path of the file: the environment is what reaches Stryker's processes. */
export const DRAWN = 'MUTATE_DRAWN';

export function mutantKey(path: string, { location, replacement }: Omit<Mutant, 'id' | 'fileName'>): string {
  const { start, end } = location;
  return JSON.stringify([
    path.replace(/^.*\/src\//, 'src/'),
    start.line,
    start.column,
    end.line,
    end.column,
    replacement,
  ]);
}

function sample() {
  const file = process.env[DRAWN];
  const drawn = new Set(file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as string[]));
  return {
    async init(): Promise<void> {},
    async check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
      const resultOf = (mutant: Mutant): CheckResult =>
        drawn.has(mutantKey(mutant.fileName, mutant))
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not drawn' };
      return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
    },
  };
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sample }];
