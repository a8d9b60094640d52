import { runCases } from '../cases.ts';

runCases(new URL('cases.yml', import.meta.url));
