/** Inputs as the runner sets them, without a runner. */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { GITHUB_TOKEN_DEFAULT, INPUTS } from '../../src/inputs/table.ts';
import type { Operation } from '../../src/model/operations.ts';
import type { ReadFile } from '../../src/model/ports.ts';
import { type ParsedInputs, parseInputs } from '../../src/operations/parse-inputs.ts';

/** 2026-08-20, for ages. */
export const NOW = Date.UTC(2026, 7, 20, 12, 0, 0, 500);

export type Inputs = Readonly<Record<string, string>>;
export type Variables = Readonly<Record<string, string>>;

/** The minimum that each operation needs. */
export const TAG: Inputs = { operation: 'tag', tags: 'new' };
export const MANAGED_SCAN: Inputs = { operation: 'managed-scan', 'diff-scan': 'true' };
export const TRIAGE: Inputs = {
  operation: 'triage',
  'issue-type': 'sast',
  'new-triage-state': 'ignored',
};
export const SCAN: Inputs = { operation: 'scan', 'scan-id': '7' };
export const GATE: Inputs = { operation: 'gate', commit: 'c0ffee'.padEnd(40, '0') };

const RUNNER: Variables = { GITHUB_REPOSITORY: 'acme/payments-api' };

/** The workspace, which stays empty: all test files share it. */
const workspace = mkdtempSync(join(tmpdir(), 'inputs-'));

/** @returns its path, in a folder of its own */
export function file(name: string, text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'inputs-')), name);
  writeFileSync(path, text);
  return path;
}

export const readWorkspace: ReadFile = (path) =>
  readFile(resolve(workspace, path), 'utf8').then(
    (text) => ({ text }),
    () => ({ problem: 'does not exist' }),
  );

/** The variables that a runner sets for a step: defaults included, `github-token` evaluated. */
function environmentOf(inputs: Inputs, variables: Variables = {}): Variables {
  const texts = new Map<string, string>(
    INPUTS.map(({ name, default: text = '' }) => [name, text === GITHUB_TOKEN_DEFAULT ? 'ghs_token' : text]),
  );
  for (const [name, text] of Object.entries({ token: 'a-token', ...inputs })) texts.set(name, text);
  const handed = [...texts].map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
  return { ...RUNNER, ...Object.fromEntries(handed), ...variables };
}

/** @param folder the operation whose own action runs */
export function parse(inputs: Inputs, variables?: Variables, folder?: Operation): Promise<ParsedInputs> {
  const environment = environmentOf(inputs, variables);
  return parseInputs({ folder, environment, now: NOW, readFile: readWorkspace });
}

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a request
type Accepted = Extract<ParsedInputs, { ok: true }> & { request: any };

/** Expects valid inputs: the request, with the connection and the warnings. */
export async function accepted(inputs: Inputs, variables?: Variables): Promise<Accepted> {
  const parsed = await parse(inputs, variables);
  expect(parsed).toMatchObject({ ok: true });
  return parsed as Accepted;
}

/** Problems as `input: message`. */
export async function problems(inputs: Inputs, variables?: Variables): Promise<string[]> {
  const parsed = await parse(inputs, variables);
  return parsed.ok ? [] : parsed.problems.map(({ input, message }) => `${input}: ${message}`);
}

/** Warnings about valid inputs, as `input: message`. */
export async function warnings(inputs: Inputs, variables?: Variables): Promise<string[]> {
  const { warnings: found } = await accepted(inputs, variables);
  return found.map(({ input, message }) => `${input}: ${message}`);
}

/** Problems as sentences. */
export async function sentences(inputs: Inputs, variables?: Variables): Promise<string[]> {
  const parsed = await parse(inputs, variables);
  if (parsed.ok) return [];
  return parsed.problems.map(
    ({ input, message }) => `\`${input}\` ${message}${message.endsWith('?') ? '' : '.'}`,
  );
}
