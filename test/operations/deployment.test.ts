import { runCases } from './cases.ts';

runCases(new URL('cases/deployment.yml', import.meta.url));
