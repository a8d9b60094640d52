import { owaspId } from '../model/owasp.ts';
import { epochMs } from '../model/time.ts';
import { BY_ROW, BY_SERVER, type FindingFilter } from './filter.ts';
import { detectedMs } from './finding.ts';

/** The list of secrets has neither weaknesses, classes nor the time of a triage. */
const BY_ROW_WITHOUT_SECRETS = { sast: 'row', sca: 'row', ai_sast: 'row' } as const;

/** `CWE-89` for `89` and `CWE-089`. */
function cweOf(text: string): string {
  return text.toUpperCase().replace(/^(?:CWE-)?0*/, 'CWE-');
}

const isBelow = (found: number, limit: number) => found < limit;

/** Filters that a bulk triage does not take. */
export const ROW_FILTERS: readonly FindingFilter[] = [
  {
    name: 'vulnerabilities',
    text: 'findings of these vulnerabilities: ids such as `CVE-2021-44228`; `!` excludes; for `sca` only.',
    kind: 'ids',
    form: 'id',
    inGate: true,
    decidedBy: { sca: 'row' },
    read: ({ vulnerability_identifier: text }) => text?.split(/[\s,;]+/) ?? [],
    condition: 'vulnerability',
  },
  {
    name: 'cwe',
    text: 'findings of these weaknesses, such as `89` or `CWE-89`; `!` excludes.',
    kind: 'ids',
    inGate: true,
    decidedBy: BY_ROW_WITHOUT_SECRETS,
    read: ({ cwe_names = [] }) => cwe_names.flatMap((name) => name.match(/CWE-\d+/gi) ?? []),
    canonical: cweOf,
    condition: 'cwe',
  },
  {
    name: 'owasp',
    text: 'findings of these OWASP classes with their edition, such as `A03:2021`; `!` excludes.',
    kind: 'ids',
    inGate: true,
    decidedBy: BY_ROW_WITHOUT_SECRETS,
    read: ({ owasp_names = [] }) =>
      owasp_names.flatMap((name) => name.match(/\b[A-Z]+\d{1,2}:\d{4}\b/gi) ?? []),
    canonical: owaspId,
    condition: 'owasp',
  },
  {
    name: 'epss_above',
    text: 'findings whose EPSS probability is above this, from 0 to 1; for `sca` only.',
    kind: 'number',
    inGate: true,
    keepsMalicious: true,
    decidedBy: { sca: 'row' },
    read: ({ epss_score }) => epss_score ?? 0,
    isMet: (found, limit) => found > limit,
    condition: 'epss-above',
  },
  {
    name: 'malicious',
    text: 'findings of dependencies that are malicious (`true`) or not (`false`); for `sca` only.',
    kind: 'boolean',
    inGate: true,
    decidedBy: { sca: 'row' },
    read: ({ malicious }) => malicious,
    condition: 'malicious',
  },
  {
    name: 'fix_available',
    text: 'findings for which a fixed version is known (`true`) or not (`false`); for `sca` only.',
    kind: 'boolean',
    inGate: true,
    keepsMalicious: true,
    decidedBy: { sca: 'row' },
    read: ({ fixes = [] }) => fixes.some(({ version }) => version !== undefined),
    condition: 'fix-available',
  },
  {
    name: 'older_than',
    text: 'findings first detected, or reintroduced, longer ago than this age, such as `90d`.',
    kind: 'age',
    decidedBy: BY_ROW,
    read: detectedMs,
    isMet: isBelow,
    expected: true,
    condition: 'older-than',
  },
  {
    name: 'newer_than',
    text: 'findings first detected, or reintroduced, within this age, such as `90d`.',
    kind: 'age',
    decidedBy: BY_SERVER,
    read: detectedMs,
    expected: true,
    condition: 'newer-than',
  },
  {
    name: 'triaged_before',
    text: 'findings last triaged longer ago than this age, such as `365d`.',
    kind: 'age',
    decidedBy: BY_ROW_WITHOUT_SECRETS,
    read: ({ triaged_at }) => epochMs(triaged_at),
    isMet: isBelow,
    condition: 'triaged-before',
  },
  {
    name: 'paths',
    text: 'findings in these files: paths, and patterns such as `src/**`; `!` excludes.',
    kind: 'names',
    form: 'path',
    patterns: true,
    inGate: true,
    decidedBy: BY_ROW,
    shared: true,
    narrows: true,
    // A reachable vulnerability has two places: the lockfile, and the code that uses the dependency.
    read: ({ path, lockfile, usage }) => [path, lockfile?.path, usage?.path],
    expected: true,
    condition: 'path',
    spelled: 'path',
  },
  {
    name: 'has_ticket',
    text: 'findings that have a ticket (`true`) or have none (`false`).',
    kind: 'boolean',
    decidedBy: BY_ROW,
    read: ({ ticket }) => ticket !== undefined,
    condition: 'ticket',
  },
  {
    name: 'historical',
    kind: 'boolean',
    decidedBy: { secrets: 'row' },
    read: ({ historical }) => historical,
    condition: 'historical',
    meaning: 'Whether the secret is only in the history.',
  },
];
