import type { Problem, RequestFailure } from '../platform/http/errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { PolicyPart } from '../platform/resources/policy.ts';

export interface GitHubFailure {
  kind:
    | 'status' // GitHub answered with an error
    | 'rate-limited' // GitHub's limit ends too late to wait for it
    | 'connection' // no connection, a lost one, no answer in time, or one of a gateway
    | 'redirect' // to another origin, also by a `Link`
    | 'answer' // a 2xx answer that does not match GitHub's documentation
    | 'cancelled';
  method: string;
  /** Path and query. */
  path: string;
  status?: number;
  /** At most 500 characters, without the token. */
  serverMessage?: string;
  invalid?: string[];
  /** The problem that the network or the check of the answer reported. */
  cause?: string;
  problem?: Problem;
  /** ISO time at which the rate limit is reset. */
  resetAt?: string;
  /** As GitHub names them, such as `issues: write or pull-requests: write`. */
  missingPermission?: string;
}

export type CommonFailure =
  /** `near`: similar names, if a project was not found. */
  | (RequestFailure & { near?: string[] })
  | { kind: 'name-unusable'; problem: string }
  | { kind: 'github'; cause: GitHubFailure }
  | { kind: 'unexpected'; message: string; stack?: string };

/** `report/explain` has sentence and remedy. */
export type RowFailure =
  | CommonFailure
  /** The platform accepted the write, but reads show `seen` instead. */
  | { kind: 'not-shown'; seen?: unknown }
  /** The write may have taken effect; `cause` hid its outcome. */
  | { kind: 'unknown'; cause: RequestFailure }
  /** The platform answered without naming the finding; an ignore may have become an exception request. */
  | { kind: 'not-triaged'; isIgnore: boolean }
  | { kind: 'item-unmatched'; input: string; item: string; near: string[] }
  | { kind: 'finding-not-listed' }
  /** A list that may be incomplete lacks the finding. */
  | { kind: 'finding-unseen' }
  /** `message` is the platform's own. */
  | { kind: 'no-ticket' | 'sbom-failed'; message?: string }
  | { kind: 'sbom-not-ready'; waitMs: number }
  | { kind: 'sbom-download'; cause: RequestFailure }
  /** `path` is absolute. */
  | { kind: 'sbom-unwritten'; path: string };

/**
 * An answer shows an effect that nobody asked for, on `items`: tags of `target` are gone, switches changed, another
 * project answered, findings were triaged, or tickets opened. The step writes nothing more.
 */
export type SideEffectFailure = { kind: 'foreign'; items: readonly string[] } & (
  | { what: 'tags' | 'switches' | 'project'; target: string }
  | { what: 'tickets'; target?: undefined }
  /** As they were listed before. */
  | { what: 'findings'; target?: undefined; findings: readonly Finding[] }
);

/** Findings that the platform triaged although they were not selected. */
export function unselectedIn(failure: StepFailure | undefined): readonly Finding[] {
  return failure?.kind === 'foreign' && failure.what === 'findings' ? failure.findings : [];
}

export type ListFailure = RequestFailure | { kind: 'list-broken'; cause: string };

export type StepFailure =
  | CommonFailure
  | SideEffectFailure
  | { kind: 'no-deployment' }
  /** None of those `seen` is meant, or several are. */
  | { kind: 'other-deployment'; slug?: string; id?: bigint; seen: { slug: string; id: bigint }[] }
  | { kind: 'nothing-selected'; patterns: string[]; near?: string[]; input?: string }
  | { kind: 'nothing-in-report'; patterns: string[]; near: string[] }
  | { kind: 'exclusions-unmatched'; input: string; rule?: string; items: string[]; near?: string[] }
  | { kind: 'list-broken'; cause: string }
  /** `path` is absolute. */
  | { kind: 'rules-not-written'; path: string; problem: 'exists' | 'too-large' | 'unwritable' }
  | { kind: 'too-many-changes'; figures: OverLimit[] }
  | { kind: 'report-too-large'; rows: number }
  /** `first` is the failure of the first row; `selected` is absent if the platform selects by itself. */
  | {
      kind: 'rows-failed';
      unit: 'project' | 'finding' | 'ticket' | 'policy part' | 'item';
      failed: number;
      unknown: number;
      selected?: number;
      first?: RowFailure;
    }
  | {
      kind: 'plan-changed';
      /** Changes that were not approved. */
      lines?: readonly Readonly<Record<'target' | 'field' | 'before' | 'after', string>>[];
      why: 'changes' | 'hash' | 'rules-file' | 'deployment';
    }
  /** After the plan was made; `written`: parts that were written before. */
  | { kind: 'policies-changed'; part: PolicyPart; written: PolicyPart[] }
  /** `problems`: all that a plan finds, or the one of a refused write. */
  | { kind: 'policies-invalid'; path: string; problems: PolicyProblemAt[]; written: PolicyPart[] }
  | { kind: 'other-report'; deployment: string; expected: string }
  /** `isIncomplete`: there may be more. */
  | { kind: 'gate-failed'; counted: number; isIncomplete?: boolean; allowed?: number }
  | { kind: 'gate-scan-failed'; products: string[]; status?: string; exitCode?: number }
  /** `ref`: the branch of the list; absent for secrets, which have one list for all. */
  | { kind: 'gate-list-failed'; product: string; ref?: string; cause: ListFailure }
  | { kind: 'product-not-run'; products: string[] }
  | { kind: 'gate-head-unread'; cause: GitHubFailure }
  | { kind: 'gate-reopened'; products: string[] }
  | { kind: 'gate-overwritten'; commit: string; by: string }
  | { kind: 'scan-timeout'; products: string[]; waitedMs: number; status?: string }
  | { kind: 'findings-missing'; products: string[]; counted?: number; listed: number }
  /** `near`: names of other projects. */
  | {
      kind: 'no-scan';
      commit?: string;
      project: string;
      /** The products that were asked for. */
      products?: readonly string[];
      waitedMs: number;
      unknownProject?: true;
      near?: string[];
    }
  /** Figures that `fail-if` names; `isAtLeast`: a gap may hide more. */
  | { kind: 'drift' | 'overdue' | 'uncovered'; count: number; isAtLeast?: boolean }
  | { kind: 'found'; what: string }
  | { kind: 'not-known'; figures: readonly string[]; why: string }
  /** GitHub takes at most `max` new issues in an hour; `issues` more remain. */
  | { kind: 'issues-remain'; issues: number; max: number }
  | { kind: 'not-on-github'; what: 'owner' | 'team' | 'property'; names: string[]; near?: string[] }
  /** `isDone`: after all its work. */
  | { kind: 'time-limit'; limitMs: number; isDone?: boolean }
  /** A signal ended the step, after all its work unless it `isUnfinished`. */
  | { kind: 'stopped'; isUnfinished?: boolean };

export interface PolicyProblemAt {
  part: PolicyPart;
  line: number;
  /** The platform's own word, such as `UNKNOWN_REFERENCE`. */
  code: string;
  message: string;
}

export type LimitUnit = 'project' | 'finding' | 'policy' | 'ticket';

export interface OverLimit {
  limit:
    | 'max-changes'
    | `limits.${'changes' | 'removals' | 'scans-off' | 'findings' | 'policies' | 'policy-deletes'}`;
  allowed: number;
  figure: number;
  unit: LimitUnit;
  /** For a limit in percent: the percentage, and its total. */
  percent?: number;
  whole?: number;
}
