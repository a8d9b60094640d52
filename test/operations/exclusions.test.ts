import { runCases } from './cases.ts';

runCases(new URL('cases/exclusions.yml', import.meta.url));
