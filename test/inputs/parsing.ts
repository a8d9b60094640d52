/** What the tests of inputs share: inputs as the runner hands them over, without a runner. */

import { expect } from 'vitest';
import type { NoSecrets } from '../../src/inputs/connection.ts';
import { type ParsedInputs, parseInputs } from '../../src/inputs/parse.ts';
import { INPUTS, type InputRow } from '../../src/inputs/table.ts';
import type { StepRequest } from '../../src/model/request.ts';

/** 2026-08-20, for ages. */
export const NOW = Date.UTC(2026, 7, 20, 12, 0, 0, 500);

export type Inputs = Readonly<Record<string, string>>;

/** The minimum that each operation needs. */
export const TAG: Inputs = { operation: 'tag', tags: 'new' };
export const MANAGED_SCAN: Inputs = { operation: 'managed-scan', 'diff-scan': 'true' };
export const TRIAGE: Inputs = {
  operation: 'triage',
  'issue-type': 'sast',
  'new-triage-state': 'ignored',
};
export const SCAN: Inputs = { operation: 'scan', 'scan-id': '7' };

export function parse(inputs: Inputs, noSecrets?: NoSecrets): Promise<ParsedInputs> {
  const texts = new Map<string, string>(
    (INPUTS as readonly InputRow[]).map((input) => [input.name, input.default ?? '']),
  );
  for (const [name, text] of Object.entries({ token: 'a-token', ...inputs })) texts.set(name, text);
  const variables = [...texts].map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
  const environment = { GITHUB_REPOSITORY: 'acme/payments-api', ...Object.fromEntries(variables) };
  return parseInputs({ environment, now: NOW, whyNoSecrets: () => noSecrets });
}

/** What is right: the request, with the connection and the warnings beside it. */
export async function accepted<Operation extends StepRequest['operation']>(
  inputs: Inputs & { operation?: string },
): Promise<ParsedInputs & { ok: true; request: StepRequest & { operation: Operation } }> {
  const parsed = await parse(inputs);
  expect(parsed).toMatchObject({ ok: true });
  return parsed as ParsedInputs & { ok: true; request: StepRequest & { operation: Operation } };
}

/** What is wrong, as `input: message`. */
export async function problems(inputs: Inputs, noSecrets?: NoSecrets): Promise<string[]> {
  const parsed = await parse(inputs, noSecrets);
  return parsed.ok ? [] : parsed.problems.map(({ input, message }) => `${input}: ${message}`);
}
