import { runCases } from './cases.ts';

runCases(new URL('cases/undo.yml', import.meta.url));
