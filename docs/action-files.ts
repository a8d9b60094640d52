/** The `action.yml` of the repository, and of each operation in a folder of its own, from the tables of inputs and outputs. */

import type { InputRow } from '../src/inputs/row.ts';
import { INPUTS } from '../src/inputs/table.ts';
import { OPERATIONS, type Operation } from '../src/model/operations.ts';
import { OUTPUTS, type OutputRow } from '../src/report/output-table.ts';

/** Behind "Code Security Platform:" in a list of actions, and in the table of README. */
const DESCRIPTIONS: Readonly<Record<Operation, string>> = {
  tag: 'Add tags to projects, and remove tags.',
  'managed-scan': 'Switch the scans that the platform runs on and off.',
  triage: 'List findings, and move exactly those to a new triage state.',
  ticket: 'Open tickets for findings that have none.',
  scan: 'Report a scan and its findings.',
  gate: 'Wait for the scan of a commit, pass or fail by its findings, and comment on the pull request.',
  plan: 'Compare a rules file with the platform, and show what would change.',
  apply: 'Bring projects, findings and policies in line with a rules file.',
  validate: 'Check a rules file, without a token.',
  export: 'Write a first rules file that matches the platform.',
  undo: 'Revert what an earlier step did, from its report.',
  'list-projects': 'List projects, also as CSV and as a job matrix.',
  'list-findings': 'List findings, also as CSV and SARIF.',
  'list-policies': 'List policies.',
  'list-dependencies': 'List repositories, packages or lockfiles by dependencies and licenses, also as CSV.',
  sbom: 'Save the SBOM of each selected project, as CycloneDX.',
  check: 'Show what of this action works here, and what is missing.',
};

const inputs: readonly InputRow[] = INPUTS;
const outputs: readonly OutputRow[] = OUTPUTS;

/** Every `action.yml`, by its path in the repository. */
export function actionFiles(): Map<string, string> {
  return new Map([
    ['action.yml', rootAction()],
    ...OPERATIONS.map((operation) => [`${operation}/action.yml`, actionOf(operation)] as const),
  ]);
}

/** What an input means: to one operation, or to all that take it. */
export function inputText({ text, textOf }: InputRow, operation?: Operation): string {
  return (operation && textOf?.[operation]) ?? text;
}

/** An output in one operation, or, after the operations that have it, in all. */
export function outputText({ operations, text, textOf }: OutputRow, operation?: Operation): string {
  if (operation !== undefined) return textOf?.[operation] ?? text;
  if (operations.length === OPERATIONS.length) return text;
  // Behind a colon, a sentence goes on.
  const meaning = text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `${operations.map((name) => `\`${name}\``).join(', ')}: ${meaning}`;
}

function rootAction(): string {
  const rows = inputs.map((row) => declared(row.name, inputText(row), row, isRequired(row)));
  return [
    ...head(
      'Code Security Platform',
      'Tags projects, switches managed scans on and off, triages and lists findings, opens tickets, gates pull requests, and applies rules to a fleet.',
    ),
    ...['author: Code Security Platform action maintainers', 'branding:', '  icon: shield', '  color: green'],
    ...['', 'inputs:', ...rows.flat()],
    ...['', 'outputs:', ...outputs.flatMap((row) => output(row.name, outputText(row)))],
    ...runs('dist/index.js'),
  ].join('\n');
}

function actionOf(operation: Operation): string {
  const rows = inputs
    .filter(({ name, operations }) => name !== 'operation' && operations.includes(operation))
    .map((row) => declared(row.name, inputText(row, operation), row, row.required?.includes(operation)));
  const own = outputs.filter(({ operations }) => operations.includes(operation));
  const fixed = { default: operation };
  return [
    ...head(`Code Security Platform: ${operation}`, DESCRIPTIONS[operation]),
    ...['', 'inputs:', ...declared('operation', 'Operation of this action. Leave it out.', fixed, false)],
    ...rows.flat(),
    ...['', 'outputs:', ...own.flatMap((row) => output(row.name, outputText(row, operation)))],
    ...runs('../dist/index.js'),
  ].join('\n');
}

/** The action of all operations requires only what each of them does. */
function isRequired({ required = [] }: InputRow): boolean {
  return required.length === OPERATIONS.length;
}

function head(name: string, description: string): string[] {
  return [
    '# Written by `npm run docs` from the tables of inputs and outputs; do not edit.',
    `name: ${quoted(name)}`,
    `description: ${quoted(description)}`,
  ];
}

function declared(name: string, text: string, row: Pick<InputRow, 'default'>, required = false): string[] {
  const lines = [`  ${name}:`, `    description: ${quoted(text)}`, `    required: ${required}`];
  return row.default === undefined ? lines : [...lines, `    default: ${quoted(row.default)}`];
}

function output(name: string, text: string): string[] {
  return [`  ${name}:`, `    description: ${quoted(text)}`];
}

function runs(main: string): string[] {
  return ['', 'runs:', '  using: node24', `  main: ${main}`, ''];
}

/** A scalar of YAML, whatever is in it. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
