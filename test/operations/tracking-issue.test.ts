import { runCases } from './cases.ts';

runCases(new URL('cases/tracking-issue.yml', import.meta.url));
