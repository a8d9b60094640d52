import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    server: {
      deps: { inline: [/@actions\/languageservice/, /@actions\/workflow-parser/, /@actions\/expressions/] },
    },
  },
});
