import { OPERATIONS, type Operation } from '../model/operations.ts';
import { each, type InputTable, inputsOf } from './row.ts';

export const FLEET = ['tag', 'managed-scan'] as const;
const SEQUENTIAL: readonly Operation[] = ['scan', 'validate', 'export', 'list-policies', 'check'];
const CONCURRENT = OPERATIONS.filter((operation) => !SEQUENTIAL.includes(operation));

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
      ...each(
        FLEET,
        `Stop before the first write if more than this would change. If empty: 100 projects when a pattern or a tag selects them, otherwise no limit. With \`shard\`, the limit holds for each shard.`,
      ),
      triage: `Stop before the first write if more than this would change. If empty: 1000 findings when filters select them, otherwise no limit.`,
      ticket: 'Stop before the first write if more tickets than this would be opened. If empty: 20.',
      undo: 'Stop before the first write if more projects, or more findings, than this would change. If empty: no limit.',
    },
    otherwise: { tag: '100', 'managed-scan': '100', triage: '1000', ticket: '20' },
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
    operations: CONCURRENT,
    text: {
      ...each(CONCURRENT, 'Send up to this many requests at the same time, 1 to 64.'),
      sbom: 'Export up to this many SBOMs at the same time, 1 to 64.',
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
