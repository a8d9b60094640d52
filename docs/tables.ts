/**
 * The tables of inputs, outputs and conditions in the Markdown files, and the operations in the issue forms, made from
 * action.yml and the parser's tables.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { FINDING_CONDITIONS } from '../src/findings/conditions.ts';
import type { RuleCondition } from '../src/findings/filter.ts';
import { TRIAGE_FILTERS } from '../src/findings/filters.ts';
import { INPUTS, type InputRow, OPERATIONS } from '../src/inputs/table.ts';
import { filterInput } from '../src/model/findings.ts';
import { PROJECT_CONDITIONS } from '../src/rules/project-conditions.ts';

type Operation = (typeof OPERATIONS)[number];

interface ActionFile {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>;
  outputs: Record<string, { description: string }>;
}

const root = new URL('../', import.meta.url);
const action: ActionFile = parse(readFileSync(new URL('action.yml', root), 'utf8'));
const inputRows: readonly InputRow[] = INPUTS;

const MARKED = /^<!-- table: (.*?) -->\n.*?^<!-- end of table -->$/gms;
/** In an issue form. */
const OPERATION_LIST = /^( *)# operations\n.*?^ *# end of operations$/gms;
const ISSUE_FORMS = ['bug', 'feature'].map((name) => `.github/ISSUE_TEMPLATE/${name}.yml`);
const OUTPUTS_OF_ALL = ['outcome', 'failure-reason', 'report-path'];

/** What may stand in a marker: `inputs of tag`, `outputs of tag`, … */
const TABLES: Readonly<Record<string, () => string>> = {
  'inputs of every operation': () => inputTable(inputRows.filter(isOfEveryOperation)),
  'inputs of some operations': inputsOfSome,
  'outputs of every operation': () => outputTable(OUTPUTS_OF_ALL, (name) => describedOutput(name).whole),
  'outputs of some operations': () => outputTable(outputsOfSome(), (name) => describedOutput(name).whole),
  'conditions of projects': () => conditionTable(PROJECT_CONDITIONS),
  'conditions of findings': () => conditionTable(FINDING_CONDITIONS),
  ...Object.fromEntries(
    OPERATIONS.flatMap((operation) => [
      [`inputs of ${operation}`, () => inputTable(ownInputs(operation))],
      [`filters of ${operation}`, () => inputTable(filtersOf(operation))],
      [`outputs of ${operation}`, () => outputsOf(operation)],
    ]),
  ),
};

/** The Markdown files that are for users, relative to the repository. */
export function markdownFiles(): string[] {
  const pages = readdirSync(new URL('docs/', root)).filter((name) => name.endsWith('.md'));
  return ['README.md', ...pages.map((name) => `docs/${name}`)];
}

/**
 * A text with its tables as they should be.
 *
 * @throws Error when a marker names a table that does not exist
 */
export function withTables(markdown: string): string {
  return markdown.replaceAll(MARKED, (_, name: string) => {
    const table = TABLES[name];
    if (table === undefined) throw new Error(`There is no table "${name}"`);
    return `<!-- table: ${name} -->\n${table()}\n<!-- end of table -->`;
  });
}

function withOperations(form: string): string {
  return form.replaceAll(OPERATION_LIST, (_, indent: string) => {
    const items = OPERATIONS.map((operation) => `- ${operation}`);
    return ['# operations', ...items, '# end of operations'].map((line) => indent + line).join('\n');
  });
}

function isOfEveryOperation({ operations }: InputRow): boolean {
  return operations.length === OPERATIONS.length;
}

function isFilter({ name }: InputRow): boolean {
  return TRIAGE_FILTERS.some((filter) => filterInput(filter) === name);
}

/** Without those that all operations take, and without the TRIAGE_FILTERS. */
function ownInputs(operation: Operation): InputRow[] {
  return inputRows.filter(
    (row) => row.operations.includes(operation) && !isOfEveryOperation(row) && !isFilter(row),
  );
}

/** A list cannot decide all of them. */
function filtersOf(operation: Operation): InputRow[] {
  const listed = TRIAGE_FILTERS.filter((filter) => Object.keys(filter.listed).length > 0).map(filterInput);
  return inputRows.filter(
    (row) =>
      isFilter(row) &&
      row.operations.includes(operation) &&
      (operation === 'triage' || listed.includes(row.name)),
  );
}

function inputTable(rows: readonly InputRow[]): string {
  return table(['input', 'default', 'meaning'], rows.map(inputCells));
}

function inputCells({ name }: InputRow): string[] {
  const input = action.inputs[name];
  if (input === undefined) throw new Error(`action.yml has no input "${name}": describe it there first`);
  const { description, required, default: byDefault } = input;
  const otherwise = byDefault === undefined ? 'empty' : code(byDefault);
  return [code(name), required ? 'required' : otherwise, description];
}

/** With the operations that take each. */
function inputsOfSome(): string {
  const rows = inputRows
    .filter((row) => !isOfEveryOperation(row))
    .map((row) => [...inputCells(row), row.operations.map((name) => `[${name}](${name}.md)`).join(', ')]);
  return table(['input', 'default', 'meaning', 'operations'], rows);
}

function outputsOfSome(): string[] {
  return Object.keys(action.outputs).filter((name) => !OUTPUTS_OF_ALL.includes(name));
}

function outputsOf(operation: Operation): string {
  const own = outputsOfSome().filter((name) => describedOutput(name).of.includes(operation));
  return outputTable(own, (name) => describedOutput(name).meaning);
}

function outputTable(names: readonly string[], meaning: (name: string) => string): string {
  return table(
    ['output', 'value'],
    names.map((name) => [code(name), meaning(name)]),
  );
}

/** A description starts with the operations that have the output: `` `scan`, `gate`: id of the scan. `` */
function describedOutput(name: string): { of: string[]; meaning: string; whole: string } {
  const whole = action.outputs[name]?.description ?? '';
  const [, owners = '', meaning = whole] = /^((?:`[a-z-]+`(?:, )?)+): (.*)$/s.exec(whole) ?? [];
  const of = [...owners.matchAll(/`([a-z-]+)`/g)].map(([, operation = '']) => operation);
  return { of, meaning: meaning.replace(/^[a-z]/, (letter) => letter.toUpperCase()), whole };
}

function conditionTable(conditions: readonly RuleCondition[]): string {
  return table(
    ['condition', 'value', 'meaning'],
    conditions.map((condition) => [
      code(condition.name),
      takes(condition),
      `${onlyFor(condition)}${condition.meaning}`,
    ]),
  );
}

function takes({ form, values, spelled }: RuleCondition): string {
  if (form === 'boolean') return '`true` or `false`';
  if (form === 'age') return 'age, such as `90d`';
  if (form === 'number') return 'number';
  if (values !== undefined) return values.map(code).join(', ');
  return form === 'values' || spelled === 'cwe' ? 'one or a list' : 'one or a list, with patterns';
}

function onlyFor({ types }: RuleCondition): string {
  return types === undefined ? '' : `Only for ${types.map(code).join(' and ')}. `;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const name of [...markdownFiles(), ...ISSUE_FORMS]) {
    const place = new URL(name, root);
    const text = readFileSync(place, 'utf8');
    const updated = withOperations(withTables(text));
    if (updated !== text) writeFileSync(place, updated);
  }
}
