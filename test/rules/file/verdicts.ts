import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { parseRules } from '../../../src/rules/file/read.ts';
import type { RulesFile } from '../../../src/rules/file/schema.ts';
import { rulesSchema } from '../../../src/rules/file/schema.ts';

// In strict mode, without formats: nobody's validator should refuse the schema itself.
const ajv = new Ajv({ allErrors: true, strict: true });
const validate = ajv.compile(rulesSchema());

/** An editor's complaints about a file: the places where the schema does not hold. */
export function schemaErrors(file: string): string[] {
  if (validate(parse(file, { logLevel: 'error' }))) return [];
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
  /** Whether editors find it by the schema, too. */
  bySchema: boolean;
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
      const found = lines.filter((line) => /^>>? /.test(line));
      const file = lines.filter((line) => !/^>>? /.test(line)).map((line) => `${indent}${line}\n`);
      return {
        file: before + file.join(''),
        found: found.map((line) => line.replace(/^>>? /, '')),
        bySchema: found.some((line) => line.startsWith('>>')),
      };
    });
  });
}
