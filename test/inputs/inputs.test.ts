import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson, writeJson } from '../../src/platform/http/json.ts';
import { accepted, file, GATE, type Inputs, MANAGED_SCAN, SCAN, sentences, TAG, TRIAGE } from './parsing.ts';

const RULES = file('rules.yml', 'version: 1\n');
const OPEN: Inputs = { ...TRIAGE, status: 'open' };

/** Inputs that all cases of a section have. */
const BASES: Readonly<Record<string, Inputs>> = {
  tag: TAG,
  'managed-scan': MANAGED_SCAN,
  triage: TRIAGE,
  'triage by filters': OPEN,
  'triage by the platform': { ...OPEN, selection: 'platform' },
  'triage of secrets': { ...OPEN, 'issue-type': 'secrets' },
  ticket: { operation: 'ticket', 'issue-type': 'sast', status: 'open' },
  scan: SCAN,
  gate: GATE,
  plan: { operation: 'plan', 'rules-file': RULES },
  apply: { operation: 'apply', 'rules-file': RULES },
};

/** A block of a table: what a workflow gives, and lines that start with a sign. */
interface Sample {
  title: string;
  inputs: Inputs;
  /** Messages about wrong inputs. */
  found: string[];
  /** YAML. */
  read: string;
  warned: string[];
}

/** The blocks of a table: wrong inputs, which are refused before anything is sent, or right ones. */
function samples(table: string): Sample[] {
  const [, ...sections] = readFileSync(new URL(table, import.meta.url), 'utf8').split(/^== /m);
  return sections.flatMap((section) => {
    const [operation = '', ...blocks] = section.trimEnd().split('\n\n');
    return blocks.map((block) => {
      const lines = block.split('\n');
      const given = lines.filter((line) => !/^[>=!] /.test(line)).map((line) => line.split(/:(?: |$)/));
      const texts = given.map(([name = '', ...text]) => [name, unescaped(text.join(': '))]);
      const after = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length));
      return {
        title: `${operation}: ${given.join(', ')}`,
        inputs: { ...(BASES[operation] ?? { operation }), ...Object.fromEntries(texts) },
        found: after('> '),
        read: after('= ').join('\n'),
        warned: after('! '),
      };
    });
  });
}

/** The inputs of a sample with each value that a message suggests. */
function corrections({ inputs, found }: Sample) {
  return found.flatMap((message) => {
    const form = /^`([\w-]+)` (?:is|has) `([^`]+)`[,;].*(?:; write|did you mean) `([^`]+)`/;
    const [, input = '', wrong = '', suggestion = ''] = form.exec(message) ?? [];
    const text = inputs[input];
    if (!text?.includes(wrong)) return [];
    return [{ input, suggestion, inputs: { ...inputs, [input]: text.replace(wrong, () => suggestion) } }];
  });
}

const unescaped = (text: string) => text.replaceAll('\\n', '\n').replaceAll('\\r', '\r');

/** As it is in JSON. */
const plain = (value: unknown) => parseJson(writeJson(value)) as object;

describe('a step is accepted', () => {
  it.each(samples('right-inputs.txt'))('$title', async ({ inputs, read, warned }) => {
    const { request, connection, warnings } = await accepted(inputs);
    expect(plain({ ...request, connection })).toMatchObject(plain(parse(read, { intAsBigInt: true })));
    expect(warnings.map(({ input, message }) => `\`${input}\` ${message}.`)).toEqual(warned);
  });
});

describe('a step is refused with one line for each cause', () => {
  it('in more than 150 cases', () => {
    expect(samples('wrong-inputs.txt').length).toBeGreaterThan(150);
  });

  it.each(samples('wrong-inputs.txt'))('$title', async ({ inputs, found }) => {
    expect(await sentences(inputs)).toEqual(found);
  });

  it.each(samples('wrong-inputs.txt').flatMap(corrections))(
    'and not again after $input is $suggestion',
    async ({ input, suggestion, inputs }) => {
      const again = await sentences(inputs);
      expect(
        again.filter((text) => text.startsWith(`\`${input}\``) && text.includes(`\`${suggestion}\``)),
      ).toEqual([]);
    },
  );

  it('for a note that is too long, and a footer', async () => {
    expect(
      await sentences({ ...OPEN, 'new-note': 'x'.repeat(3001), 'comment-footer': 'x'.repeat(1001) }),
    ).toEqual([
      '`new-note` has 3001 characters; give at most 3000.',
      '`comment-footer` has 1001 characters; give at most 1000.',
    ]);
  });

  it('for rules that look at GitHub without a token for it', async () => {
    const coverage = file('coverage.yml', 'version: 1\ncoverage: true\n');
    expect(await sentences({ operation: 'plan', 'rules-file': coverage, 'github-token': '' })).toEqual([
      `\`github-token\` is empty, but \`${coverage}\` looks at GitHub; set a token that can read the repositories.`,
    ]);
  });

  it('everything that is wrong told together, in the order of action.yml', async () => {
    const found = await sentences({
      operation: 'triage',
      token: '',
      'base-url': 'http://platform.example',
      'issue-type': 'sats',
      'issue-ids': '1\n2x',
      'new-note': 'x'.repeat(3001),
      limit: '0',
      status: 'opne',
      since: 'yesterday',
      tags: 'foreign',
      'max-retries': '21',
      'dry-runn': 'true',
    });
    const named = found.map((sentence) => /^`([^`]+)`/.exec(sentence)?.[1]);
    expect([...new Set(named)]).toEqual([
      'token',
      'base-url',
      'tags',
      'issue-type',
      'issue-ids',
      'new-note',
      'status',
      'since',
      'limit',
      'max-retries',
      'dry-runn',
    ]);
  });
});
