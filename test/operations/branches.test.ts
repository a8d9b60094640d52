import { runCases } from './cases.ts';

runCases(new URL('cases/branches.yml', import.meta.url));
