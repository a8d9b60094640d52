import { runCases } from './cases.ts';

runCases(new URL('cases/second-run.yml', import.meta.url));
