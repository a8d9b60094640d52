// Rows of the table of inputs, and groups of them: filters, the gate's inputs, limits.

import type { FindingFilter } from '../findings/filter.ts';
import { FINDING_FILTERS } from '../findings/filters.ts';
import { filterInput } from '../model/findings.ts';
import { type ByOperation, OPERATIONS, type Operation } from '../model/operations.ts';

export interface InputRow {
  name: string;
  operations: readonly Operation[];
  /** Its description in action.yml. */
  text: ByOperation;
  /** Operations that fail without it. */
  required?: readonly Operation[];
  /** The value when a workflow does not set it. */
  default?: string;
  /** The meaning of an empty value where action.yml has no default. */
  whenEmpty?: ByOperation;
  /** The default is an expression, so its value does not show whether the input was set. */
  evaluated?: true;
}

export type InputTable = Readonly<Record<string, Omit<InputRow, 'name'>>>;

/** Rows of inputs that belong to the same operations. A row that has only a text is written as that text. */
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
/** Filters that say of which projects, branches and severities `posture` reports. */
const OF_POSTURE = ['project_tags', 'ref', 'repos', 'severities'];

/** Whether no list of findings can apply the filter. */
const isUnlisted = ({ listed }: FindingFilter) => Object.keys(listed).length === 0;

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
  const sentences = [operation === 'gate' ? text.replace(/^Select/, 'Count') : text];
  const label = kind === 'oneOf' ? 'One of' : 'Known values';
  if (values !== undefined) sentences.push(`${label}: ${values.map((value) => `\`${value}\``).join(', ')}.`);
  if (operation === 'gate' && only !== undefined) sentences.push('Findings of other products still count.');
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
    text: 'Fail the gate for findings of at least this severity: `low`, `medium`, `high`, `critical`, or `none`; or give one for each product, such as `sast: high, sca: critical, secrets: low` (`high` for products not named).',
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
    text: 'Let the step succeed whatever the verdict, to introduce a gate without blocking anything. Verdict, counts, comment and annotations stay the same. Wrong inputs and a refused token still fail.',
    default: 'false',
  },
  'new-only': {
    text: 'Leave out findings that are also on the primary branch, or on the branch that the pull request goes into.',
    default: 'true',
  },
  'inherit-ignores': {
    text: 'Leave out findings that someone ignored on the primary branch. Matters only with `new-only: false`.',
    default: 'true',
  },
  'provisionally-ignored': {
    text: "Leave out (`ignore`) or count (`count`) findings that the platform's automation ignored.",
    default: 'ignore',
  },
  'on-timeout': {
    text: 'Fail (`fail`) or warn (`warn`) when the scan has not ended in time. If empty: `fail`.',
    whenEmpty: 'fail',
  },
  // No default in action.yml: without a token, only a written `fail` fails the step.
  'on-no-scan': {
    text: 'Fail (`fail`) or warn (`warn`) when no scan of the commit appears. If empty: `fail`, but a run without a token, from a fork or Dependabot, is skipped. With an explicit `fail`, such a run fails, too.',
    whenEmpty: 'fail',
  },
  annotations: {
    text: 'Show up to ten of the worst findings as warnings on their lines.',
    default: 'true',
  },
});

export const FLEET = ['tag', 'managed-scan'] as const;
const FEW_REQUESTS: readonly Operation[] = ['scan', 'validate', 'export', 'list-policies', 'check'];

/** Inputs that limit how much a step does, and how fast. */
export const LIMIT_ROWS = {
  'dry-run': {
    operations: [...FLEET, 'triage', 'ticket', 'undo', 'apply'],
    text: 'Write nothing to the platform, make no comment and no issue, and report what would change. An empty value is an error.',
    default: 'false',
  },
  'max-changes': {
    operations: [...FLEET, 'triage', 'ticket', 'undo'],
    text: {
      triage:
        'Stop before the first write if more than this would change. If empty: 1000 findings when filters select them, otherwise no limit.',
      ticket: 'Stop before the first write if more tickets than this would be opened. If empty: 20.',
      undo: 'Stop before the first write if more projects, or more findings, than this would change. If empty: no limit.',
      others:
        'Stop before the first write if more than this would change. If empty: 100 projects when a pattern or a tag selects them, otherwise no limit. With `shard`, the limit applies to each shard.',
    },
    whenEmpty: { tag: '100', 'managed-scan': '100', triage: '1000', ticket: '20' },
  },
  shard: {
    operations: [...FLEET, 'list-projects', 'sbom'],
    text: 'Work on one part of the selection: `2/8` is the second of eight parts that do not overlap. Every machine splits the same way.',
  },
  'shard-size': {
    operations: ['list-projects'],
    text: 'Put about this many projects into each shard of the output `matrix`.',
    default: '500',
  },
  concurrency: {
    operations: OPERATIONS.filter((operation) => !FEW_REQUESTS.includes(operation)),
    text: {
      sbom: 'Export up to this many SBOMs at the same time, 1 to 64.',
      others: 'Send up to this many requests at the same time, 1 to 64.',
    },
    default: '8',
  },
  ...inputsOf(OPERATIONS, {
    'request-timeout': {
      text: 'Give up an attempt of a request after this many seconds, 1 to 600. The platform itself takes up to 60.',
      default: '70',
    },
    'max-retries': {
      text: 'Retry a failed request up to this many times, 0 to 20.',
      default: '5',
    },
    'time-limit': {
      text: 'Start no new request after this time, such as `90s`, `60m` or `2h`; then end the step and report what it did.',
      default: '60m',
    },
  }),
} as const satisfies InputTable;
