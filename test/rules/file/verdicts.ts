import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { rulesSchema } from '../../../docs/rules-schema.ts';
import { parseRules } from '../../../src/rules/file/read.ts';
import type { RulesFile } from '../../../src/rules/file/schema.ts';

// In strict mode, without formats: nobody's validator should refuse the schema itself.
const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });
const validate = ajv.compile(rulesSchema());

/** Problems that only the action finds, because other keys of the file decide them. */
export const ONLY_PARSER = [
  /which an earlier rule has: give each rule a unique name$/,
  /elsewhere: spell it the same way$/,
  /has the placeholder github\.team, but no rule names a team/,
  /and its mark have \d+ characters/,
];

/** Whether editors mark a file that has these problems, too. */
export function isFormWrong(found: readonly string[]): boolean {
  return !found.every((problem) => ONLY_PARSER.some((message) => message.test(problem)));
}

/** An editor's complaints about a file: the places where the schema does not hold. */
export function schemaErrors(file: string): string[] {
  let data: unknown;
  try {
    data = parse(file, { logLevel: 'error' });
  } catch (error) {
    return [String(error)];
  }
  if (validate(data)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The parser's complaints about a file, in the form that people see. */
export async function parserErrors(file: string): Promise<string[]> {
  const parsed = await parseRules(file, 'rules.yml');
  return parsed.ok ? [] : parsed.problems.map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

/** The rules of a file that must be right. */
export async function rulesOf(file: string): Promise<RulesFile> {
  const parsed = await parseRules(file, 'rules.yml');
  if (!parsed.ok) throw new Error((await parserErrors(file)).join('\n'));
  return parsed.rules;
}

export interface Sample {
  file: string;
  /** The text that people see. */
  found: string[];
}

/** The place of the samples of each section in `files.txt`. */
const FRAMES: Readonly<Record<string, readonly [before: string, indent: string]>> = {
  'a rule for projects': ['version: 1\nprojects:\n  - name: a rule\n', '    '],
  'a rule for findings': ['version: 1\nfindings:\n  - name: a rule\n', '    '],
  policies: ['version: 1\npolicies:\n', '  '],
  'a file': ['version: 1\n', ''],
  'a text': ['', ''],
};

export function samples(): Sample[] {
  const [, ...sections] = readFileSync(new URL('files.txt', import.meta.url), 'utf8').split(/^== in /m);
  return sections.flatMap((section) => {
    const [name = '', ...blocks] = section.trimEnd().split('\n\n');
    const [before, indent] = FRAMES[name] ?? ['', ''];
    return blocks.map((block) => {
      const lines = block.split('\n');
      const found = lines.filter((line) => line.startsWith('> '));
      const file = lines.filter((line) => !line.startsWith('> ')).map((line) => `${indent}${line}\n`);
      return { file: before + file.join(''), found: found.map((line) => line.slice(2)) };
    });
  });
}
