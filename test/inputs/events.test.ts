import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { parseJson, writeJson } from '../../src/platform/http/json.ts';
import { GATE_DEFAULTS } from '../gate-defaults.ts';
import { partOf } from '../part-of.ts';
import { accepted, file, GATE, type Inputs, parse, type Variables } from './parsing.ts';

const [HEAD, SHA, MAIN] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const pullRequest = (repository: string) => ({
  number: 17,
  head: { sha: HEAD, ref: 'fix', repo: { full_name: repository } },
  base: { ref: 'main' },
});
const WORDS = {
  ...{ HEAD, SHA, MAIN },
  PULL: JSON.stringify(pullRequest('acme/payments-api')),
  FORK: JSON.stringify(pullRequest('eve/payments-api')),
  EMPTY: '`token` is empty; check that the secret it names exists, and that this repository may read it',
};

/** The variables that a runner sets for every event. */
const RUNNER: Variables = {
  GITHUB_SHA: SHA,
  GITHUB_REF: 'refs/heads/main',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ID: '990',
  GITHUB_WORKFLOW: 'ci',
  GITHUB_WORKFLOW_REF: 'acme/payments-api/.github/workflows/ci.yml@refs/heads/main',
};

/** Inputs that all cases of a section have. */
const BASES: Readonly<Record<string, Inputs>> = {
  'a gate': { ...GATE, commit: '' },
  'a gate without a token': { ...GATE, commit: '', token: '' },
  'a scan': { operation: 'scan' },
  'a list': { operation: 'list-findings' },
};

const table = readFileSync(new URL('events.txt', import.meta.url), 'utf8');
const [, ...sections] = table.replace(/\b[A-Z]+\b/g, (word) => Object(WORDS)[word] ?? word).split(/^== /m);
const CASES = sections.flatMap((section) => {
  const [name = '', ...blocks] = section.trimEnd().split('\n\n');
  return blocks.map((block) => {
    const [title, ...lines] = block.split('\n');
    const after = (sign: string) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length));
    const [event = ''] = after('on ');
    const [, eventName = '', eventFile = ''] = /^(\w+) (.*)$/.exec(event) ?? [];
    const inputLines = lines.filter((line) => /^[\w-]+:/.test(line)).map((line) => line.split(/: ?/));
    const variables = Object.fromEntries(after('$ ').map((line) => line.split('=')));
    return {
      ...{
        name,
        title,
        eventName,
        eventFile,
        variables,
        inputs: { ...BASES[name], ...Object.fromEntries(inputLines) },
      },
      ...{ read: after('= ').join('\n'), found: after('> '), warned: after('! ') },
    };
  });
});

it.each(CASES)('$name $title', async ({ eventName, eventFile, variables, inputs, read, found, warned }) => {
  const path = file('event.json', eventFile);
  const event = { GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: path };
  const parsed = await parse(inputs, { ...RUNNER, ...event, ...variables });
  const told = (messages: readonly { input: string; message: string }[]) =>
    messages.map(({ input, message }) => `\`${input}\` ${message}`);
  expect(parsed.ok ? [] : told(parsed.problems)).toEqual(found);
  if (!parsed.ok) return;
  expect(told(parsed.warnings)).toEqual(warned);
  const wanted = parseYaml(read) ?? {};
  expect(partOf(parseJson(writeJson({ ...parsed.request, connection: parsed.connection })), wanted)).toEqual(
    wanted,
  );
});

describe('a gate', () => {
  it('has its defaults', async () => {
    const { request } = await accepted(GATE);
    expect(request).toMatchObject({ ...GATE_DEFAULTS, isCommitGiven: true });
    expect(request.products).toBeUndefined();
    expect(request.github).toEqual({
      token: 'ghs_token',
      apiUrl: 'https://api.github.com',
      serverUrl: 'https://github.com',
    });
  });

  it('knows GitHub Enterprise Server', async () => {
    const [apiUrl, serverUrl] = ['https://ghe.example/api/v3', 'https://ghe.example'];
    const server = { GITHUB_API_URL: `${apiUrl}/`, GITHUB_SERVER_URL: serverUrl };
    expect((await accepted(GATE, server)).request.github).toMatchObject({ apiUrl, serverUrl });
    for (const token of ['', ['$', '{{ github.token }}'].join('')])
      expect((await accepted({ ...GATE, 'github-token': token })).request.github).toBeUndefined();
  });

  it('takes a footer of 1,000 characters', async () => {
    const footer = 'x'.repeat(1000);
    expect((await accepted({ ...GATE, 'comment-footer': footer })).request.commentFooter).toBe(footer);
  });
});
