import type { NoScan, StepFailure } from './failure.ts';

/** Something that the user should know although nothing failed. */
export type Notice =
  | { kind: 'input'; input: string; message: string }
  | { kind: 'pattern-unmatched'; input: string; pattern: string; near?: string[] }
  | { kind: 'exclusion-unmatched'; input: string; pattern: string; near?: string[] }
  | { kind: 'tags-replaced' }
  /** An earlier attempt may still land and replace the tags. */
  | { kind: 'tags-may-be-lost'; project: string; tags: string[] }
  | { kind: 'changed-meanwhile'; project: string; what: string[] }
  | { kind: 'tags-in-workspace'; file: string }
  | { kind: 'would-be-too-many'; limit: string; allowed: number; figure: number; of: string }
  | { kind: 'whole-deployment' }
  | { kind: 'takes-decisions-along' }
  | { kind: 'ids-not-triaged'; ids: bigint[] }
  | { kind: 'former-states-unknown' }
  | { kind: 'siblings-triaged'; count: number; listed: number }
  | { kind: 'triaged-unlisted'; count: number }
  | { kind: 'triage-stalled' }
  | { kind: 'answers-lost'; requests: number; atMost: number }
  | { kind: 'filter-ignored'; filter: string; rows: number }
  | { kind: 'many-shards'; shards: number }
  | { kind: 'undo-left'; count: number }
  | {
      kind: 'undo-incomplete';
      what: 'notes' | 'provisionally-ignored' | 'never-triaged' | 'by-ids';
      count: number;
    }
  | { kind: 'findings-incomplete'; listed: number; counted: number }
  /** No two passes over a list agreed: all that any of them saw counts. */
  | { kind: 'findings-moving'; rows: number }
  /** Of a scan's report: they stay unknown. */
  | { kind: 'findings-unread'; cause: StepFailure }
  /** Of a gate whose `on-timeout` or `on-no-scan` is `warn`. */
  | { kind: 'scan-timeout'; waitedMs: number; status?: string }
  | { kind: 'findings-missing'; counted: number; waitedMs: number }
  | NoScan
  | { kind: 'product-not-run'; product: string }
  /** `status` of GitHub's answer; `permission` where it says that the token lacks it. */
  | { kind: 'comment-failed'; cause: string; permission?: string; status?: number; rateLimited?: true }
  | { kind: 'fork-run'; why: 'fork' | 'dependabot' }
  | { kind: 'rule-no-match'; rule: string }
  | { kind: 'rule-no-effect'; rule: string }
  /** The day until which it ignores has passed. */
  | { kind: 'rule-over'; rule: string; until: string; today: string }
  /** Nothing narrows what it takes. */
  | { kind: 'rule-takes-all'; rule: string; issueType: string }
  | { kind: 'nothing-removed'; tags: number }
  | { kind: 'mark-unreadable'; findings: number }
  | { kind: 'ends-soon'; rule: string; findings: number; first: string }
  | { kind: 'sarif-several-repositories'; repositories: number }
  | { kind: 'sarif-limit'; what: SarifLimit; left: number }
  | { kind: 'retries'; repeated: number; pausedMs: number };

/** Why findings are not in a SARIF file, or are not shown by GitHub (`shown`). */
export type SarifLimit = 'results' | 'rules' | 'size' | 'shown' | 'no-place' | 'fixed';
