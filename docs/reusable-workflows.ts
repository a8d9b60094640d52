/** The inputs of the workflows that others call, from the table of inputs: `npm run docs` fills them in between marks. */

import type { InputRow } from '../src/inputs/rows.ts';
import { INPUTS } from '../src/inputs/table.ts';
import type { Operation } from '../src/model/operations.ts';
import { textOf } from './action-files.ts';

interface ReusableWorkflow {
  operation: Operation;
  /** Defaults of the workflow, where they differ from the operation's. */
  defaults?: Readonly<Record<string, string>>;
  /** Inputs that a caller has to give, without a default. */
  required?: readonly string[];
  /** Inputs of the operation that the workflow sets itself, or does not have. */
  without?: readonly string[];
}

/** The workflows by their names in `.github/workflows/`. */
export const REUSABLE_WORKFLOWS: Readonly<Record<string, ReusableWorkflow>> = {
  gate: { operation: 'gate' },
  'rules-pull-request': { operation: 'plan', without: ['issue', 'issue-labels', 'issue-assignees'] },
  'rules-apply': { operation: 'apply', defaults: { issue: 'auto' }, without: ['approved-plan'] },
  hygiene: {
    operation: 'triage',
    required: ['dry-run'],
    without: ['issue-ids'],
    // Those of the recipe in docs/triage.md.
    defaults: {
      'issue-type': 'sast',
      status: 'open',
      severities: 'low',
      'older-than': '180d',
      paths: '**/test/**, **/tests/**, **/*.test.*',
      'has-ticket': 'false',
      'new-triage-state': 'ignored',
      'new-triage-reason': 'no_time',
      'new-note': 'Low noise in test code',
      'max-changes': '500',
      issue: 'auto',
    },
  },
};

/** Inputs that the workflow makes of its secrets, or that belong to the run. */
const NEVER = ['operation', 'token', 'github-token', 'metadata-token'];

/** The inputs of a workflow that are handed to its operation, in the order of the table. */
export function inputsOfWorkflow({ operation, without = [] }: ReusableWorkflow): InputRow[] {
  return INPUTS.filter(
    ({ name, operations }) => operations.includes(operation) && ![...NEVER, ...without].includes(name),
  );
}

/** `# inputs` … `# end of inputs`, where a workflow declares them and where it hands them on. */
const MARKED = /^( *)# inputs of the operation$.*?^ *# end of inputs$/gms;

/** A workflow with the inputs that it should have. */
export function withInputs(name: string, text: string): string {
  const workflow = REUSABLE_WORKFLOWS[name];
  if (workflow === undefined) throw new Error(`${name} is not called by others`);
  const inputs = inputsOfWorkflow(workflow);
  return text.replaceAll(MARKED, (_, indent: string) => {
    // Declarations stand less deep than the inputs of a step.
    const lines =
      indent.length < 10
        ? inputs.flatMap((row) => declaration(row, workflow))
        : inputs.map((row) => `${row.name}: \${{ inputs.${row.name} }}`);
    return ['# inputs of the operation', ...lines, '# end of inputs'].map((line) => indent + line).join('\n');
  });
}

function declaration(row: InputRow, { operation, defaults = {}, required = [] }: ReusableWorkflow): string[] {
  const { name } = row;
  const isRequired = required.includes(name);
  const known = defaults[name] ?? row.default;
  // A boolean that may be left open is a text.
  const isBoolean = row.default === 'true' || row.default === 'false';
  return [
    `${name}:`,
    `  description: ${JSON.stringify(textOf(row, operation))}`,
    `  type: ${isBoolean ? 'boolean' : 'string'}`,
    ...(isRequired ? ['  required: true'] : []),
    ...(isRequired || known === undefined ? [] : [`  default: ${isBoolean ? known : JSON.stringify(known)}`]),
  ];
}
