import { runCases } from './cases.ts';

runCases(new URL('cases/failures.yml', import.meta.url));
