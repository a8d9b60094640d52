import { untriaged } from './finding-triage.ts';
import type { Scan } from './resources.ts';
import type { Finding, Findings } from './state.ts';

/** Pull request 214 of `acme/payments-api`: one finding is new, one is on the primary branch, one is ignored there. */
export const PULL_REQUEST = {
  project: 'acme/payments-api',
  number: 214,
  ref: 'refs/pull/214/merge',
  scanId: 5_418_201n,
} as const;

/** Its three findings, the last two of which have siblings on the primary branch among the given ones. */
export function pullRequestFindings(
  found: Findings,
  scans: readonly Scan[],
  nextId: () => bigint,
): Finding[] {
  const scan = scans.find(({ id }) => id === PULL_REQUEST.scanId);
  const ofProject = (predicate: (finding: Finding) => boolean): Finding => {
    const one = found.all.find(
      (finding) => finding.repo === PULL_REQUEST.project && !finding.removed && predicate(finding),
    );
    if (one === undefined) throw new Error(`${PULL_REQUEST.project} has too few findings`);
    return one;
  };
  const open = ofProject(({ issue_type, status }) => issue_type === 'sca' && status === 'open');
  const ignored = ofProject(({ issue_type, status }) => issue_type === 'sast' && status === 'ignored');
  const fresh = ofProject(({ issue_type, status }) => issue_type === 'sast' && status === 'open');
  const foundAt = Date.parse(scan?.started_at ?? '') / 1000;
  const first = nextId();
  return [
    { ...fresh, fingerprint: '9a41c07be2f5d8366f0c1a7e4b92d3f8_0', severity: 'high', confidence: 'high' },
    { ...open },
    { ...ignored },
  ].map((finding, index) => ({
    ...finding,
    id: first + BigInt(index),
    ref: PULL_REQUEST.ref,
    ...untriaged(),
    first_seen_scan_id: PULL_REQUEST.scanId,
    created_at: foundAt,
    relevant_since: foundAt,
    ...(index === 0 && {
      rule: 'javascript.express.security.audit.xss.direct-response-write',
      path: 'src/refunds/round.js',
      line: 42,
      ticket: undefined,
      policy_mode: 'block',
    }),
  }));
}
