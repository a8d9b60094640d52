import { beforeAll, inject } from 'vitest';

/** Stryker's record of the mutated code that tests have reached so far. */
interface Reached {
  mutantCoverage?: { perTest: Record<string, unknown> };
}

// Each file would report what all files before it reached, too: memory would grow with the square of their number.
beforeAll(() => {
  const name = inject('globalNamespace' as never) as string;
  const { mutantCoverage } = (globalThis as unknown as Record<string, Reached | undefined>)[name] ?? {};
  if (mutantCoverage !== undefined) mutantCoverage.perTest = {};
});
