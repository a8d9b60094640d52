import { epochMs } from '../model/time.ts';
import type { FindingFilter } from './filter.ts';
import { detectedMs } from './finding.ts';

const BY_SERVER = { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' } as const;
const BY_ROW = { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' } as const;

/** Filters of every kind of findings that a bulk triage does not take. */
export const ROW_FILTERS: readonly FindingFilter[] = [
  {
    name: 'older_than',
    text: 'findings first detected, or reintroduced, longer ago than this age, such as `90d`.',
    kind: 'age',
    listed: BY_ROW,
    reads: 'number',
    read: detectedMs,
    comparison: 'below',
    expected: true,
    condition: { name: 'older-than', meaning: 'First detected, or reintroduced, longer ago than this age.' },
  },
  {
    name: 'newer_than',
    text: 'findings first detected, or reintroduced, within this age, such as `90d`.',
    kind: 'age',
    listed: BY_SERVER,
    reads: 'number',
    read: detectedMs,
    comparison: 'from',
    expected: true,
    condition: { name: 'newer-than', meaning: 'First detected, or reintroduced, within this age.' },
  },
  {
    name: 'triaged_before',
    text: 'findings last triaged longer ago than this age, such as `365d`.',
    kind: 'age',
    listed: { sast: 'row', sca: 'row', ai_sast: 'row' },
    reads: 'number',
    read: ({ triaged_at }) => epochMs(triaged_at),
    comparison: 'below',
    condition: { name: 'triaged-before', meaning: 'Last triaged longer ago than this age.' },
  },
  {
    name: 'paths',
    text: 'findings in these files: paths, and patterns such as `src/**`; `!` excludes.',
    kind: 'names',
    item: 'value',
    form: 'path',
    patterns: true,
    inGate: true,
    listed: BY_ROW,
    shared: true,
    narrows: true,
    reads: 'texts',
    // A reachable vulnerability has two places: the lockfile, and the code that uses the dependency.
    read: ({ path, lockfile, usage }) => [path, lockfile?.path, usage?.path],
    expected: true,
    condition: { name: 'path', spelled: 'path', meaning: 'Patterns of file paths, such as `**/test/**`.' },
  },
  {
    name: 'has_ticket',
    text: 'findings that have a ticket (`true`) or have none (`false`).',
    kind: 'boolean',
    listed: BY_ROW,
    reads: 'flag',
    read: ({ ticket }) => ticket !== undefined,
    condition: { name: 'ticket', meaning: 'Whether a ticket is linked.' },
  },
  {
    name: 'historical',
    kind: 'boolean',
    listed: { secrets: 'row' },
    reads: 'flag',
    read: ({ historical }) => historical,
    condition: { name: 'historical', meaning: 'Whether the secret is only in the history.' },
  },
];
