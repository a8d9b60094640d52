import type { GitHubFailure } from '../github/errors.ts';
import type { RequestFailure } from '../platform/http/errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { PolicyPart } from '../platform/resources/policy.ts';

/** Why a step as a whole, or one of its rows, failed. */
export type CommonFailure =
  /** `near`, of a project that is not found: names that it may be a misspelling of, nearest first. */
  | (RequestFailure & { near?: string[] })
  | { kind: 'name-unusable'; problem: string }
  | { kind: 'github'; cause: GitHubFailure }
  | { kind: 'unexpected'; message: string; stack?: string };

/** Why one project or finding failed, as plain data; `report/explain` has the words and the remedies. */
export type RowFailure =
  | CommonFailure
  /** The platform accepted the write, and reads do not show it; `seen`: what they show instead. */
  | { kind: 'not-shown'; seen?: unknown }
  /** Whether the write took effect could not be found out; `cause` is why. */
  | { kind: 'unknown'; cause: RequestFailure }
  /** The platform answered without naming the finding. */
  | { kind: 'not-triaged' }
  /** Of an id that was asked for. */
  | { kind: 'finding-not-listed' }
  /** In the platform's words, where it has some. */
  | { kind: 'no-ticket' | 'sbom-failed'; message?: string }
  | { kind: 'sbom-not-ready'; waitedMs: number }
  /** From where the platform said that it is. */
  | { kind: 'sbom-download'; cause: RequestFailure }
  /** `path` is absolute. */
  | { kind: 'sbom-unwritten'; path: string };

/** An answer showed something that nobody asked for: nothing more is written. */
export interface ForeignFailure {
  kind: 'foreign';
  /** `tags`, `switches`: former ones are gone; `project`: another one answered; `findings`: others were triaged. */
  what: 'tags' | 'switches' | 'project' | 'findings';
  /** Name of the project, or number of the findings, that was asked for. */
  of: string;
  /** What was lost, or the project or ids that answered. */
  items: string[];
  /** The findings that were triaged, as they were listed before. */
  findings?: readonly Finding[];
}

/** Why a step as a whole fails, as plain data. */
export type StepFailure =
  | CommonFailure
  | ForeignFailure
  | { kind: 'no-deployment' }
  /** Of those that the token sees, none fits, or several do. */
  | { kind: 'other-deployment'; slug?: string; id?: bigint; seen: { slug: string; id: bigint }[] }
  | { kind: 'nothing-selected'; patterns: string[]; near?: string[]; input?: string }
  /** Of an undo: its `projects` take nothing of the report. */
  | { kind: 'nothing-in-report'; patterns: string[]; near: string[] }
  /** A `!pattern` or `!name` that matches nothing. */
  | { kind: 'exclusions-unmatched'; input: string; items: string[]; near?: string[] }
  | { kind: 'list-broken'; cause: string }
  /** Of an export; `path` is absolute. */
  | { kind: 'rules-not-written'; path: string; problem: 'exists' | 'too-large' | 'unwritable' }
  | { kind: 'too-many-changes'; figures: OverLimit[] }
  /** `undo` could not read the report of so many rows. */
  | { kind: 'report-too-large'; rows: number }
  /**
   * Not all that was wanted came about; `first` is the cause of the first row. `selected` is absent where the platform
   * selects the findings by itself: then nobody knows how many failed.
   */
  | {
      kind: 'rows-failed';
      of: 'project' | 'finding' | 'ticket' | 'policy part';
      failed: number;
      unknown: number;
      selected?: number;
      first?: RowFailure;
    }
  | {
      kind: 'plan-changed';
      added: number;
      examples: string[];
      why: 'changes' | 'hash' | 'rules-file' | 'deployment';
    }
  /** Somebody changed the policies between the plan and its write; `written`: parts that were written before. */
  | { kind: 'policies-changed'; part: PolicyPart; written: PolicyPart[] }
  /** What the platform does not accept of the policies in the rules file, all at once. */
  | { kind: 'policies-invalid'; path: string; problems: PolicyProblemAt[]; written: PolicyPart[] }
  /** Of an undo: its report is of another deployment. */
  | { kind: 'other-report'; of: string; expected: string }
  /** `isPart`: a list could not be read, so there may be more. */
  | { kind: 'gate-failed'; counted: number; isPart?: boolean; allowed?: number }
  | { kind: 'gate-scan-failed'; products: string[]; status?: string; exitCode?: number }
  | {
      kind: 'gate-list-failed';
      product: string;
      cause: RequestFailure | { kind: 'list-broken'; cause: string };
    }
  | { kind: 'product-not-run'; products: string[] }
  /** Of a merge queue: which commit is the head of the pull request. */
  | { kind: 'gate-head-unread'; cause: GitHubFailure }
  /** The findings were removed when the pull request was closed, and do not come back. */
  | { kind: 'gate-reopened'; products: string[] }
  /** The list shows what the scan of another commit left. */
  | { kind: 'gate-overwritten'; commit: string; by: string }
  | { kind: 'scan-timeout'; products: string[]; waitedMs: number; status?: string }
  /** The scan blocks although nothing that is listed explains it. */
  | { kind: 'findings-missing'; products: string[]; counted?: number; listed: number }
  /** `unknownProject`: the platform does not know it either; `near`: names that it may be a misspelling of. */
  | {
      kind: 'no-scan';
      commit?: string;
      project: string;
      /** Those that were asked for. */
      products?: readonly string[];
      waitedMs: number;
      unknownProject?: true;
      near?: string[];
    }
  // Of `fail-if`: what the plan would change, findings open beyond the service levels, repositories that the platform
  // does not know, what a list found.
  | { kind: 'drift'; changes: number }
  | { kind: 'overdue'; findings: number }
  | { kind: 'uncovered'; repositories: number }
  | { kind: 'found'; what: string }
  /** Figures that `fail-if` names could not be found out, and why. */
  | { kind: 'not-known'; figures: readonly string[]; why: string }
  /** Issues that would go beyond what GitHub takes in an hour. */
  | { kind: 'issues-remain'; issues: number; max: number }
  /** Nothing on GitHub is called as the projects or the rules file call it, as far as the token sees. */
  | { kind: 'not-on-github'; what: 'owner' | 'team' | 'property'; names: string[]; near?: string[] }
  | { kind: 'time-limit'; limitMs: number }
  | { kind: 'stopped' };

/** One thing that the platform does not accept, at its line of the rules file. */
export interface PolicyProblemAt {
  part: PolicyPart;
  line: number;
  /** The platform's own word, such as `UNKNOWN_REFERENCE`. */
  code: string;
  message: string;
}

/** A limit that was crossed: its name, what it allows, and what would change. */
export interface OverLimit {
  limit:
    | 'max-changes'
    | 'limits.changes'
    | 'limits.removals'
    | 'limits.scans-off'
    | 'limits.findings'
    | 'limits.policies'
    | 'limits.policy-deletes';
  allowed: number;
  figure: number;
  /** What is counted. */
  of: 'project' | 'finding' | 'policy' | 'ticket';
  /** Where the limit is a share: of how many. */
  percent?: number;
  whole?: number;
}
