import type { FindingFilter } from '../findings/filter.ts';
import { FINDING_FILTERS } from '../findings/filters.ts';
import { filterInput } from '../model/findings.ts';
import { type ByOperation, OPERATIONS, type Operation } from '../model/operations.ts';

export interface InputRow {
  name: string;
  operations: readonly Operation[];
  text: ByOperation;
  required?: readonly Operation[];
  /** The value when a workflow does not set it. */
  default?: string;
  /** The meaning of an empty value where action.yml has no default. */
  whenEmpty?: ByOperation;
}

export type InputTable = Readonly<Record<string, Omit<InputRow, 'name'>>>;

/** Rows of inputs of the same operations. One that has only a text is written as that text. */
export function inputsOf<
  const Rows extends Readonly<Record<string, string | Omit<InputRow, 'name' | 'operations'>>>,
>(operations: readonly Operation[], rows: Rows) {
  const table: object = Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const fields = typeof row === 'string' ? { text: row } : row;
      return [name, { ...fields, operations }];
    }),
  );
  return table as {
    [N in keyof Rows]: (Rows[N] extends string ? { text: string } : Rows[N]) & Pick<InputRow, 'operations'>;
  };
}

const FINDINGS = ['triage', 'ticket', 'list-findings'] as const;
const OF_POSTURE = ['project_tags', 'ref', 'repos', 'severities'];

const isUnlisted = ({ decidedBy }: FindingFilter) => Object.keys(decidedBy).length === 0;

function operationsOf(filter: FindingFilter): readonly Operation[] {
  const { name, inGate } = filter;
  // `ticket` always leaves out findings that have a ticket.
  if (name === 'has_ticket') return ['triage', 'list-findings'];
  // Only a triage can leave the selection to the platform.
  if (isUnlisted(filter)) return ['triage'];
  if (OF_POSTURE.includes(name)) return [...FINDINGS, 'posture'];
  return inGate ? [...FINDINGS, 'gate'] : FINDINGS;
}

function filterText(filter: FindingFilter, operation: Operation): string {
  const { text = '', kind, values, patterns, inTriage, only } = filter;
  const sentences = [`${operation === 'gate' ? 'Count' : 'Select'} only ${text}`];
  const label = kind === 'oneOf' ? 'One of' : 'Known values';
  if (values !== undefined) sentences.push(`${label}: ${values.map((value) => `\`${value}\``).join(', ')}.`);
  if (operation === 'gate' && only !== undefined) sentences.push('Others still count.');
  if (operation === 'triage' && patterns && inTriage)
    sentences.push('With `selection: platform`, only exact names.');
  if (isUnlisted(filter)) sentences.push('Needs `selection: platform`.');
  return sentences.join(' ');
}

export const FILTER_ROWS: InputTable = Object.fromEntries(
  FINDING_FILTERS.filter(({ text }) => text !== undefined).map((filter) => {
    const operations = operationsOf(filter);
    const text = Object.fromEntries(operations.map((name) => [name, filterText(filter, name)]));
    return [filterInput(filter), { operations, text }];
  }),
);

export const GATE_ROWS = inputsOf(['gate'], {
  'fail-on': {
    text: 'Fail for findings of at least this severity: `low`, `medium`, `high`, `critical` or `none`; or one for each product, such as `sast: high, sca: critical, secrets: low` (else `high`).',
    default: 'high',
  },
  'fail-on-confidence': {
    text: 'Count only findings of at least this confidence: `low`, `medium` or `high`.',
    default: 'low',
  },
  'max-findings': {
    text: 'Pass with up to this many findings that count.',
    default: '0',
  },
  'warn-only': {
    text: 'Let the step succeed whatever the verdict. Wrong inputs and a refused token still fail.',
    default: 'false',
  },
  'new-only': {
    text: 'Leave out findings that are also on the primary branch, or on the branch that the pull request goes into.',
    default: 'true',
  },
  'inherit-ignores': {
    text: 'Leave out findings that someone ignored on the primary branch; matters with `new-only: false`.',
    default: 'true',
  },
  'provisionally-ignored': {
    text: "Leave out (`ignore`) or count (`count`) findings that the platform's automation ignored.",
    default: 'ignore',
  },
  'on-timeout': {
    text: '`fail` or `warn` when the scan has not ended in time. If empty: `fail`.',
    whenEmpty: 'fail',
  },
  // No default in action.yml: without a token, only a written `fail` fails the step.
  'on-no-scan': {
    text: '`fail` or `warn` when no scan of the commit appears. If empty: `fail`, but a run of a fork or Dependabot without a token is skipped.',
    whenEmpty: 'fail',
  },
  annotations: {
    text: 'Show the ten worst findings as warnings on their lines.',
    default: 'true',
  },
});

export const FLEET = ['tag', 'managed-scan'] as const;
const FEW_REQUESTS: readonly Operation[] = ['scan', 'validate', 'export', 'list-policies', 'check'];

export const LIMIT_ROWS = {
  'dry-run': {
    operations: [...FLEET, 'triage', 'ticket', 'undo', 'apply'],
    text: 'Write nothing, and report what would change; never empty.',
    default: 'false',
  },
  'max-changes': {
    operations: [...FLEET, 'triage', 'ticket', 'undo'],
    text: {
      triage:
        'Stop before the first write if more would change: a number, or `all`. If empty: 1000 findings that filters select, by ids `all`.',
      ticket:
        'Stop before the first write if more tickets would be opened: a number, or `all`. If empty: 20.',
      undo: 'Stop before the first write if more projects, or findings, would change: a number, or `all`. If empty: `all`.',
      others:
        'Stop before the first write if more would change: a number (with `shard`, for each), or `all`. If empty: 100 projects that a pattern or tag selects, named ones `all`.',
    },
    whenEmpty: { tag: '100', 'managed-scan': '100', triage: '1000', ticket: '20' },
  },
  shard: {
    operations: [...FLEET, 'list-projects', 'sbom'],
    text: 'Work on one part of the selection: `2/8` is the second of eight. Every machine splits alike.',
  },
  'shard-size': {
    operations: ['list-projects'],
    text: 'Projects in each shard of the output `matrix`, about.',
    default: '500',
  },
  concurrency: {
    operations: OPERATIONS.filter((operation) => !FEW_REQUESTS.includes(operation)),
    text: {
      sbom: 'SBOMs to export at the same time, 1 to 64.',
      others: 'Requests at the same time, 1 to 64.',
    },
    default: '8',
  },
  ...inputsOf(OPERATIONS, {
    'request-timeout': {
      text: 'Seconds for one attempt of a request, 1 to 600. The platform takes up to 60.',
      default: '70',
    },
    'max-retries': {
      text: 'Further attempts of a failed request, 0 to 20.',
      default: '5',
    },
    'time-limit': {
      text: 'After this time, such as `90s`, `60m` or `2h`, start no request, and end the step with its report.',
      default: '60m',
    },
  }),
} as const satisfies InputTable;
