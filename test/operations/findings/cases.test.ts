import { describe } from 'vitest';
import { runCases } from '../cases.ts';

describe.each(['triage', 'triage-branches', 'triage-secrets', 'list', 'posture'])('%s', (name) => {
  runCases(new URL(`${name}.yml`, import.meta.url), { close: ({ platform }) => platform.close() });
});
