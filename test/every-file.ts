// Files share a process and its modules, so that hooks in a shared module would hold for the first file only.
import fc from 'fast-check';
import { afterAll, afterEach } from 'vitest';
import { endFile, endTest } from './ending.ts';
import { SEED } from './properties.ts';

afterEach(endTest);
afterAll(endFile);

fc.configureGlobal({ seed: SEED });
