import { OPERATIONS } from '../model/operations.ts';
import { each, type InputRow } from './row.ts';

export const FLEET = ['tag', 'managed-scan'] as const;

/** How much a step may do, and how fast, in the table of inputs. */
export const LIMIT_ROWS = [
  {
    name: 'dry-run',
    operations: [...FLEET, 'triage', 'ticket', 'undo', 'apply'],
    text: 'Write nothing to the platform, make no comment and no issue, and report what would change. An empty value is an error.',
    default: 'false',
  },
  // Only where patterns, tags or filters select what nobody has counted.
  {
    name: 'max-changes',
    operations: [...FLEET, 'triage', 'ticket', 'undo'],
    text: 'Stop before the first write if more than this would change. If empty: 100 projects when a pattern or a tag selects them, 1000 findings when filters do, 20 tickets for `ticket`, otherwise no limit. With `shard`, the limit holds for each shard.',
    textOf: {
      ...each(
        FLEET,
        'Stop before the first write if more than this would change. If empty: 100 projects when a pattern or a tag selects them, otherwise no limit. With `shard`, the limit holds for each shard.',
      ),
      triage:
        'Stop before the first write if more than this would change. If empty: 1000 findings when filters select them, otherwise no limit.',
      ticket: 'Stop before the first write if more tickets than this would be opened. If empty: 20.',
      undo: 'Stop before the first write if more projects, or more findings, than this would change. If empty: no limit.',
    },
    otherwise: { tag: '100', 'managed-scan': '100', triage: '1000', ticket: '20' },
  },
  {
    name: 'shard',
    operations: [...FLEET, 'list-projects', 'sbom'],
    text: 'Work on one part of the selection: `2/8` is the second of eight parts that do not overlap. Every machine splits the same way.',
  },
  {
    name: 'shard-size',
    operations: ['list-projects'],
    text: 'Put about this many projects into each shard of the output `matrix`.',
    default: '500',
  },
  {
    name: 'concurrency',
    operations: OPERATIONS.filter(
      (one) => !['scan', 'validate', 'export', 'list-policies', 'check'].includes(one),
    ),
    text: 'Send up to this many requests at the same time, 1 to 64.',
    textOf: { sbom: 'Export up to this many SBOMs at the same time, 1 to 64.' },
    default: '8',
  },
  {
    name: 'request-timeout',
    operations: OPERATIONS,
    text: 'Give up an attempt of a request after this many seconds, 1 to 600. The platform itself takes up to 60.',
    default: '70',
  },
  {
    name: 'max-retries',
    operations: OPERATIONS,
    text: 'Retry a failed request up to this many times, 0 to 20.',
    default: '5',
  },
  {
    name: 'time-limit',
    operations: OPERATIONS,
    text: 'Start no new request after this time, such as `90s`, `60m` or `2h`; then end the step and report what it did.',
    default: '60m',
  },
] as const satisfies readonly InputRow[];
