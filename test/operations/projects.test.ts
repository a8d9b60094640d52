import { runCases } from './cases.ts';

runCases(new URL('cases/projects.yml', import.meta.url));
