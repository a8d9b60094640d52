import { reaches } from '../../findings/finding.ts';
import { CONFIDENCES, SEVERITIES } from '../../model/findings.ts';
import { sameRef } from '../../model/refs.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { GateRequest } from './inputs.ts';
import type { commitScans } from './parts.ts';
import type { SecretPlace } from './secrets.ts';

/** The facts, beside the finding, on which excuses depend. */
export interface ExcuseFacts {
  request: GateRequest;
  /** Whether a finding matches the gate's filters. */
  matches(finding: Finding): boolean;
  placeOf(finding: Finding): SecretPlace;
  /** The finding's state on the primary branch; undefined where it is not there, or came with this commit. */
  onPrimary(finding: Finding): 'ignored' | 'open' | undefined;
}

/** Reasons not to count a finding; the first that applies is reported. A missing status or severity is no excuse. */
const EXCUSES = {
  'on-other-branches': (finding, { placeOf }) => placeOf(finding) === 'on-other-branches',
  'not-in-scan': (finding, { placeOf }) => placeOf(finding) === 'not-in-scan',
  fixed: ({ status }) => status === 'fixed',
  triaged: ({ status }) => status === 'ignored',
  'provisionally-ignored': ({ status }, { request }) =>
    status === 'provisionally_ignored' && request.provisionallyIgnored === 'ignore',
  filtered: (finding, { matches }) => !matches(finding),
  // With `none`, everything that is open is reported.
  'below-severity': ({ kind, severity }, { request: { failOn } }) =>
    failOn[kind] !== 'none' && !reaches(severity, failOn[kind], SEVERITIES),
  'below-confidence': ({ kind, confidence }, { request: { failOn, failOnConfidence } }) =>
    failOn[kind] !== 'none' && !reaches(confidence, failOnConfidence, CONFIDENCES),
  'ignored-on-primary-branch': (finding, { request, onPrimary }) =>
    request.inheritIgnores && onPrimary(finding) === 'ignored',
  'on-primary-branch': (finding, { request, placeOf, onPrimary }) =>
    placeOf(finding) === 'on-primary-branch' || (request.newOnly && onPrimary(finding) !== undefined),
} satisfies Record<string, (finding: Finding, facts: ExcuseFacts) => boolean>;

export type Excuse = keyof typeof EXCUSES;

export function excuseOf(finding: Finding, facts: ExcuseFacts): Excuse | undefined {
  return (Object.keys(EXCUSES) as Excuse[]).find((excuse) => EXCUSES[excuse](finding, facts));
}

/** On the primary branch, a finding is old unless a scan of the commit saw it first or it came back during one. */
export function stateByScans(scans: ReturnType<typeof commitScans>): ExcuseFacts['onPrimary'] {
  return ({ first_seen_scan_id: first, relevant_since }) => {
    const isFirst = first !== undefined && scans.ids.has(first);
    return isFirst || scans.mayHaveRunAt(relevant_since) ? undefined : 'open';
  };
}

/** Compares by `match_based_id`. A row that is fixed, or lacks its status or branch, excuses nothing. */
export function stateByList(rows: readonly Finding[], primary: string | undefined): ExcuseFacts['onPrimary'] {
  const stateById = new Map<string, 'ignored' | 'open'>();
  for (const { match_based_id: id, status, ref } of rows) {
    if (id === undefined || status === undefined || status === 'fixed' || !sameRef(ref, primary)) continue;
    if (status === 'ignored') stateById.set(id, 'ignored');
    else if (!stateById.has(id)) stateById.set(id, 'open');
  }
  return ({ match_based_id: id }) => (id === undefined ? undefined : stateById.get(id));
}
