import { runCases } from './cases.ts';

runCases(new URL('cases/ticket.yml', import.meta.url));
