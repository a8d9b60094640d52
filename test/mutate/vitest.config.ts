import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

/** The variable with the folders and files of `--tests`. */
export const TESTS = 'MUTATE_TESTS';

const include = process.env[TESTS]
  ?.split(',')
  .map((path) => (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.test.ts`));

/** Without tests that start `dist/` or read pages: they see no mutant of `src`. */
const settings = {
  test: {
    setupFiles: ['test/mutate/coverage.ts'],
    // A process that goes on has evaluated the modules before, without the change of what they evaluate once.
    isolate: true,
    // The copies that Stryker changes lie in node_modules, where Node strips no types.
    experimental: { viteModuleRunner: true },
    exclude: [
      'test/robustness/**',
      'test/workflows/**',
      'test/emulator/**',
      'test/docs/{adopt,approved-plan,demo,links,reusable,run,sample}.test.ts',
      'test/changes/{closed-stdout,ends}.test.ts',
      'test/{architecture,language,licences}.test.ts',
    ],
    // Stryker's setup file must run before each test file. In node_modules, Vitest would leave it to Node, which runs it once.
    // GitHub's validator imports JSON without attributes, which only works inlined.
    server: {
      deps: { inline: [/stryker-setup/, /@actions\/(?:languageservice|workflow-parser|expressions)/] },
    },
  },
};
const merged = mergeConfig(config, settings);
// Its file of TypeScript is one that Node refuses there, too.
merged.test.execArgv = [];
if (include !== undefined) merged.test.include = include;

export default merged;
