import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { parseRules } from '../../../src/rules/file/read.ts';
import type { RulesFile } from '../../../src/rules/file/schema.ts';
import { rulesSchema } from '../../../src/rules/file/schema.ts';

// In strict mode, without formats: nobody's validator should refuse the schema itself.
const ajv = new Ajv({ allErrors: true, strict: true });
const validate = ajv.compile(rulesSchema());

/** What an editor says of a file: where the schema does not hold. */
export function schemaErrors(file: string): string[] {
  return schemaErrorsOf(parse(file));
}

export function schemaErrorsOf(data: unknown): string[] {
  if (validate(data)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What the parser says of a file, in the form in which a person is shown it. */
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
  what: string;
  file: string;
  /** What stands behind `>>`. */
  found: string[];
}

/** The samples of a text file: a heading, a rules file, and lines that start with `>>`. */
export function samples(name: string): Sample[] {
  const [, ...blocks] = readFileSync(new URL(name, import.meta.url), 'utf8').split(/^## /m);
  return blocks.map((block) => {
    const [what = '', ...lines] = block.trimEnd().split('\n');
    const found = lines.filter((line) => line.startsWith('>> '));
    const file = lines.filter((line) => !line.startsWith('>> '));
    return {
      what,
      file: file.map((line) => `${line}\n`).join(''),
      found: found.map((line) => line.slice(3)),
    };
  });
}
