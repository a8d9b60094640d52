/** The `action.yml` of the repository and of each operation, with its entry, from the tables of inputs and outputs. */

import type { InputRow } from '../src/inputs/rows.ts';
import { INPUTS } from '../src/inputs/table.ts';
import { forOperation, OPERATIONS, type Operation } from '../src/model/operations.ts';
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
  posture: 'Report what is open, new, fixed, ignored and overdue, of all products and by team.',
  sbom: 'Save the SBOM of each selected project, as CycloneDX.',
  check: 'Show what of this action works here, and what is missing.',
};

const outputs: readonly OutputRow[] = OUTPUTS;

/** Every `action.yml`, by its path in the repository. */
export function actionFiles(): Map<string, string> {
  return new Map([
    ['action.yml', rootAction()],
    ...OPERATIONS.map((operation) => [`${operation}/action.yml`, actionOf(operation)] as const),
  ]);
}

/**
 * What the action of each operation runs, by its path in the repository. `import()` is the same in CommonJS and ES modules:
 * a runner downloads no `package.json` that decides which of them a file is.
 */
export function entryFiles(): Map<string, string> {
  const entry = (operation: Operation) =>
    `process.argv[2] = '${operation}'; // Written by \`npm run docs\`.\nimport('../dist/index.js');\n`;
  return new Map(OPERATIONS.map((operation) => [`${operation}/index.js`, entry(operation)]));
}

/** The description of an input or output: in the action of an operation, or in the one of all operations. */
export function textOf({ operations, text }: InputRow | OutputRow, operation?: Operation): string {
  if (operation !== undefined) return forOperation(text, operation) ?? '';
  const groups = Map.groupBy(operations, (name) => forOperation(text, name) ?? '');
  return [...groups]
    .map(([meaning, names]) =>
      isMostOperations(names) ? meaning : `${codes(names)}: ${uncapitalized(meaning)}`,
    )
    .join(' ');
}

function isMostOperations(operations: readonly Operation[]): boolean {
  return operations.length >= OPERATIONS.length - 1;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** For a text after a colon. */
function uncapitalized(text: string): string {
  return text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

function rootAction(): string {
  const inputs = INPUTS.map((row) => declared(row.name, textOf(row), row, isRequired(row)));
  return [
    ...head(
      'Code Security Platform',
      'For Semgrep AppSec Platform: tag projects, switch managed scans on and off, triage and list findings, open tickets, gate pull requests, and apply rules to a fleet.',
    ),
    ...['author: Code Security Platform action maintainers', 'branding:', '  icon: shield', '  color: green'],
    ...['', 'inputs:', ...inputs.flat()],
    ...['', 'outputs:', ...outputs.flatMap((row) => output(row.name, textOf(row)))],
    ...runs('dist/index.js'),
  ].join('\n');
}

function actionOf(operation: Operation): string {
  const rows = INPUTS.filter(
    ({ name, operations }) => name !== 'operation' && operations.includes(operation),
  ).map((row) => declared(row.name, textOf(row, operation), row, row.required?.includes(operation)));
  const own = outputs.filter(({ operations }) => operations.includes(operation));
  return [
    ...head(
      `Code Security Platform: ${operation}`,
      `For Semgrep AppSec Platform: ${uncapitalized(DESCRIPTIONS[operation])}`,
    ),
    ...['', 'inputs:', ...rows.flat()],
    ...['', 'outputs:', ...own.flatMap((row) => output(row.name, textOf(row, operation)))],
    ...runs('index.js'),
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
