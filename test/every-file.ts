// Files share a process and its modules, so that hooks in a shared module would hold for the first file only.
import { afterAll, afterEach } from 'vitest';
import { endFile, endTest } from './ending.ts';

afterEach(endTest);
afterAll(endFile);
