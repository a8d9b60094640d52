import { defineConfig } from 'vitest/config';

/** Where CI wants the counts as JSON. */
const counts = process.env.VITEST_COUNTS;

const LIMIT_MS = 240_000;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/temporary-files.ts'],
    setupFiles: ['test/every-file.ts'],
    // Nothing keeps state of its own in a module, and a process for each file costs a third of the time.
    isolate: false,
    // For what hangs; no test fails because a machine is slow.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
    // Most tests wait for a process or a server, and not for a processor.
    maxWorkers: 4,
    reporters: counts ? ['default', ['json', { outputFile: counts }]] : ['default'],
    server: {
      // GitHub's validator imports JSON without attributes, which only works inlined.
      deps: { inline: [/@actions\/languageservice/, /@actions\/workflow-parser/, /@actions\/expressions/] },
    },
  },
});
