/** Answers of the platform, and what comes of each: `decoding.txt` has both. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseJson, writeJson } from '../../src/platform/http/json.ts';
import type { PlatformReader } from '../../src/platform/reader.ts';
import { partOf } from '../part-of.ts';
import { errorOf, open } from './server.ts';

const READS: Readonly<Record<string, (reader: PlatformReader) => Promise<unknown>>> = {
  'findings of sca': async (reader) => (await reader.findings('acme', { issue_type: 'sca' })).rows[0],
  'findings of sast': async (reader) => (await reader.findings('acme', {})).rows[0],
  secrets: async (reader) => (await reader.secrets(120n, {})).rows[0],
  'a project': (reader) => reader.project('acme', 'acme/api'),
  projects: (reader) => reader.projects('acme'),
  'a scan': (reader) => reader.scan(1n, 42n),
  deployments: (reader) => reader.deployments(),
  policies: (reader) => reader.policies(1n),
  'policies, refused': (reader) => reader.policies(1n),
};

const [, ...sections] = readFileSync(new URL('decoding.txt', import.meta.url), 'utf8').split(/^== /m);
const CASES = sections.flatMap((section) => {
  const [head = '', ...blocks] = section.trimEnd().split('\n\n');
  const [name = '', row] = head.split('\nrow ');
  return blocks.map((block) => {
    const [title, ...lines] = block.split('\n');
    const [sign, ...expected] = lines.pop() ?? '';
    return { name, row, title, answer: lines.join('\n'), sign, expected: expected.join('').trim() };
  });
});

/** As it is in JSON; what is absent is null. */
const plain = (value: unknown) => parseJson(writeJson(value ?? null));

it.each(CASES)('$name: $title', async ({ name, row, answer, sign, expected }) => {
  const changed = () => ({ findings: [{ ...JSON.parse(row ?? ''), ...JSON.parse(answer) }] });
  const body = row === undefined ? answer : changed();
  const status = name.endsWith('refused') ? 400 : 200;
  const { reader } = await open(({ path }) => (/page=[1-9]/.test(path) ? { body: {} } : { status, body }));
  const read = READS[name]?.(reader) ?? Promise.reject(new Error(`nobody reads ${name}`));
  if (sign !== '!') {
    const wanted = parseJson(expected);
    const actual = plain(await read);
    return expect(sign === '~' ? partOf(actual, wanted) : actual).toEqual(wanted);
  }
  const wanted = expected.startsWith('{') ? parseJson(expected) : { kind: 'answer', cause: expected };
  const { failure } = (await errorOf(read)) as { failure: object };
  expect(partOf(plain(failure), wanted)).toEqual(wanted);
});
