import { defineConfig } from 'vitest/config';

/** Where CI wants the counts as JSON. */
const counts = process.env.VITEST_COUNTS;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/temporary-files.ts'],
    testTimeout: 60_000,
    // Most tests wait for a process or a server, and not for a processor.
    maxWorkers: 4,
    reporters: counts ? ['default', ['json', { outputFile: counts }]] : ['default'],
    server: {
      // GitHub's validator imports JSON without attributes, which only works inlined.
      deps: { inline: [/@actions\/languageservice/, /@actions\/workflow-parser/, /@actions\/expressions/] },
    },
  },
});
