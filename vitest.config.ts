import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where CI wants the counts as JSON. */
const counts = process.env.VITEST_COUNTS;

/** `npm run test:long` runs the tests of the emulators' tools, and a short soak. */
const kind = process.env.TEST_KIND ?? 'test';

const LIMIT_MS = 240_000;

/** Small files that take long. Vitest starts with the largest ones where it has no durations yet. */
const LONG = ['docs/run.test.ts'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/test/${name}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: [`test/**/*.${kind}.ts`],
    globalSetup: ['test/temporary-files.ts'],
    setupFiles: ['test/every-file.ts'],
    // Nothing keeps state of its own in a module, and a process for each file costs a third of the time.
    isolate: false,
    // Node imports TypeScript itself, which takes a sixth of the time off; no test mocks a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', './test/json-imports.ts'],
    // For what hangs; no test fails because a machine is slow.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
    // Most tests wait for a process or a server: on two cores, three workers are faster than two, and than four.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    reporters: counts ? ['default', ['json', { outputFile: counts }]] : ['default'],
  },
});
