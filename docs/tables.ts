/**
 * `npm run docs`: every action.yml, the entries of the operations, the inputs of reusable workflows, the tables of inputs,
 * outputs and conditions in the Markdown files, and the operations in the issue forms, made from the parser's tables.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { FINDING_CONDITIONS } from '../src/findings/conditions.ts';
import type { RuleCondition } from '../src/findings/filter.ts';
import { FINDING_FILTERS } from '../src/findings/filters.ts';
import { FILTER_ROWS, type InputRow } from '../src/inputs/rows.ts';
import { INPUTS } from '../src/inputs/table.ts';
import { filterInput } from '../src/model/findings.ts';
import { OPERATIONS, type Operation } from '../src/model/operations.ts';
import { FIGURES, OUTPUTS, type OutputRow } from '../src/report/output-table.ts';
import { PROJECT_CONDITIONS } from '../src/rules/project-conditions.ts';
import { actionFiles, entryFiles, textOf } from './action-files.ts';
import { REUSABLE_WORKFLOWS, withInputs } from './reusable-workflows.ts';

const root = new URL('../', import.meta.url);
const outputRows: readonly OutputRow[] = OUTPUTS;

/** The filters that conditions of the rules file repeat under a name of their own. */
const filterOf = new Map(
  FINDING_FILTERS.flatMap((filter) =>
    filter.condition === undefined || filter.text === undefined || filter.name === 'ref'
      ? []
      : [[filter.condition, filterInput(filter)] as const],
  ),
);

const MARKED = /^<!-- table: (.*?) -->\n.*?^<!-- end of table -->$/gms;
/** In an issue form. */
const OPERATION_LIST = /^( *)# operations\n.*?^ *# end of operations$/gms;
const ISSUE_FORMS = ['bug', 'feature'].map((name) => `.github/ISSUE_TEMPLATE/${name}.yml`);

/** Tables by their names in a marker: `inputs of tag`, `outputs of tag`, … */
const TABLES: Readonly<Record<string, () => string>> = {
  'inputs of every operation': () => inputTable(INPUTS.filter(isOfEveryOperation)),
  'outputs of every operation': () => outputTable(outputRows.filter(isOfEveryOperation)),
  figures: () => `The figures are ${[...FIGURES].map(code).join(', ')}.`,
  filters: () =>
    table(
      ['filter', 'selects findings'],
      INPUTS.filter(isFilter).map((row) => [code(row.name), withoutVerb(textOf(row, 'triage'))]),
    ),
  'conditions of projects': () => conditionTable(PROJECT_CONDITIONS),
  'conditions of findings': () =>
    conditionTable(FINDING_CONDITIONS.filter(({ name }) => !filterOf.has(name))),
  'conditions that are filters': () =>
    `${[...filterOf].map(([name, filter]) => (name === filter ? code(name) : `${code(name)} (${code(filter)})`)).join(', ')}.`,
  ...Object.fromEntries(
    OPERATIONS.flatMap((operation) => [
      [`inputs of ${operation}`, () => inputTable(ownInputs(operation), operation)],
      [`names of filters of ${operation}`, () => filterNames(operation)],
      [`outputs of ${operation}`, () => outputTable(ownOutputs(operation), operation)],
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

function isOfEveryOperation({ operations }: InputRow | OutputRow): boolean {
  return operations.length === OPERATIONS.length;
}

function isFilter({ name }: InputRow): boolean {
  return Object.hasOwn(FILTER_ROWS, name);
}

/** The head of the column says it. */
function withoutVerb(text: string): string {
  return text.replace(/^Select only (findings )?/, '');
}

/** Without those that all operations take, and without filters. */
function ownInputs(operation: Operation): InputRow[] {
  return INPUTS.filter(
    (row) => row.operations.includes(operation) && !isOfEveryOperation(row) && !isFilter(row),
  );
}

/** The filters that an operation takes; what they mean stands on one page. */
function filterNames(operation: Operation): string {
  const rows = INPUTS.filter((row) => isFilter(row) && row.operations.includes(operation));
  const others = INPUTS.filter((row) => isFilter(row) && !rows.includes(row));
  const [start, named] = others.length < rows.length ? ['All but', others] : ['', rows];
  return `[Filters](filters.md): ${[start, named.map(({ name }) => code(name)).join(', ')].filter(Boolean).join(' ')}.`;
}

function inputTable(rows: readonly InputRow[], operation?: Operation): string {
  return table(
    ['input', 'default', 'meaning'],
    rows.map((row) => inputCells(row, operation)),
  );
}

function inputCells(row: InputRow, operation?: Operation): string[] {
  const { required = [] } = row;
  const isRequired = operation ? required.includes(operation) : required.length === OPERATIONS.length;
  const byDefault = row.default === undefined ? 'empty' : code(row.default);
  return [code(row.name), isRequired ? 'required' : byDefault, textOf(row, operation)];
}

function ownOutputs(operation: Operation): OutputRow[] {
  return outputRows.filter((row) => row.operations.includes(operation) && !isOfEveryOperation(row));
}

function outputTable(rows: readonly OutputRow[], operation?: Operation): string {
  return table(
    ['output', 'value'],
    rows.map((row) => [code(row.name), textOf(row, operation)]),
  );
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

function takes({ kind, values }: RuleCondition): string {
  if (kind === 'boolean') return '`true` or `false`';
  if (kind === 'age') return 'age, such as `90d`';
  if (kind === 'number') return 'number';
  if (values !== undefined) return values.map(code).join(', ');
  return kind === 'names' || kind === 'ref' ? 'one or a list, with patterns' : 'one or a list';
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
  for (const [name, text] of [...actionFiles(), ...entryFiles()]) {
    mkdirSync(new URL('.', new URL(name, root)), { recursive: true });
    update(name, () => text);
  }
  for (const name of markdownFiles()) update(name, withTables);
  for (const name of Object.keys(REUSABLE_WORKFLOWS))
    update(`.github/workflows/${name}.yml`, (text) => withInputs(name, text));
  for (const name of ISSUE_FORMS) update(name, withOperations);
}

function update(name: string, updated: (text: string) => string): void {
  const place = new URL(name, root);
  const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
  if (updated(text) !== text) writeFileSync(place, updated(text));
}
