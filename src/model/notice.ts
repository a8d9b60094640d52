import type { Finding, Product } from '../platform/resources/finding.ts';
import type { PolicyPart } from '../platform/resources/policy.ts';
import type { ValueChange } from './change.ts';
import type { GitHubFailure, OverLimit, StepFailure } from './failure.ts';
import type { InputProblem } from './ports.ts';

export type NoRepositoryReason =
  | 'other-host'
  | 'not-a-repository' // neither its address nor its name looks like one
  | 'not-visible' // the token does not see the repository `fullName`
  | 'no-owner' // no account on GitHub has the name of its owner
  | 'owner-refused'; // GitHub does not let the token list the repositories of its owner

export type UnknownReason =
  | NoRepositoryReason
  | 'personal-account'
  | `${'properties' | 'teams'}-${'unknown' | 'refused'}`;

/** Counted by figures; a plan counts findings for rules and for service levels. */
export type Subject =
  | Product
  | 'projects'
  | 'repositories'
  | 'dependencies'
  | 'policies'
  | 'rules'
  | 'service-levels'
  | 'status'
  | FindingChange;

/** Changes of a finding within a period. */
export type FindingChange = 'new' | 'fixed' | 'ignored' | 'reopened';

/** Something unseen: figures that count its `subject` are unknown (`report/gaps.ts`). */
export type Gap =
  | { kind: 'list-cut'; subject: Product; cause: string }
  /** One of several lists: that of a kind, a branch, or of repositories. */
  | { kind: 'list-unread'; subject: Product; ref?: string; repositories?: string[]; cause: StepFailure }
  /** `part`: a repository, whose lockfiles could not be read, or the kind of policies. */
  | { kind: 'part-unread'; subject: 'dependencies' | 'policies'; part: string; cause: StepFailure }
  /** Rows lack a field that a filter, a rule or a threshold needs, and were not selected. */
  | { kind: 'field-missing'; subject: Subject; condition: string; rows: number }
  | { kind: 'name-unknown'; subject: Subject; input: string; pattern: string; near?: string[] }
  /** Items that no row has; the lists that may know them could not be read. */
  | { kind: 'names-unchecked'; subject: Product | 'dependencies'; names: string[]; cause: StepFailure }
  | { kind: 'primary-branches-unknown'; subject: Product }
  | { kind: 'products-unknown'; subject: 'policies'; products: string[] }
  | { kind: 'policies-wait'; subject: 'policies'; part: PolicyPart; tags: string[] }
  | { kind: 'coverage-unknown'; subject: 'repositories'; owners: OwnerSeen[] }
  /** `unknown` of the `expected` projects that should be on GitHub. */
  | { kind: 'drift-unknown'; subject: 'projects'; unknown: number; expected: number }
  | { kind: 'nothing-removed'; subject: 'projects'; tags: number };

/** Only gaps have a subject: the inferred type is `Gap`, so callers do not compile once another notice has one. */
export function isGap(notice: Notice) {
  return 'subject' in notice;
}

/** @param conditions that a missing field leaves undecided, once for each finding */
export function fieldGaps(subject: Subject, conditions: readonly string[]): Gap[] {
  return [...Map.groupBy(conditions, (condition) => condition)].map(([condition, findings]) => {
    return { kind: 'field-missing', subject, condition, rows: findings.length };
  });
}

export interface UnmatchedNotice {
  kind: 'pattern-unmatched' | 'exclusion-unmatched' | 'filter-not-applied';
  input: string;
  rule?: string;
  pattern: string;
  near?: string[];
  isNote?: true;
  /** No item beside it selects anything either. */
  selectsNothing?: true;
}

/** `report/notices.ts` has level and sentence. */
export type Notice =
  | Gap
  | UnmatchedNotice
  | ({ kind: 'input' } & InputProblem)
  | { kind: PlainNotice }
  | { kind: CausedNotice; cause: StepFailure }
  | { kind: 'project-renamed'; former: string; name: string }
  | { kind: 'tags-gone'; project: string; tags: readonly string[] }
  | { kind: 'tags-in-workspace'; file: string }
  | ({ kind: 'would-be-too-many' } & OverLimit)
  | { kind: 'answers-lost'; requests: number; atMost: number }
  | { kind: 'triaged-unnamed'; numTriaged: number; named: number }
  | { kind: 'triaged-unlisted'; ids: readonly bigint[] }
  | { kind: 'filter-ignored'; filter: string; rows: number }
  /** Repositories of which the list of projects shows no primary or default branch. */
  | { kind: 'no-primary-branch'; repositories: string[] }
  | { kind: 'many-shards'; shards: number }
  | { kind: 'nothing-undone'; differences: UndoDifference[] }
  | { kind: 'undo-incomplete'; what: UndoLoss; count: number }
  | { kind: 'findings-unlisted'; count: number }
  | { kind: 'scans-elsewhere'; scans: number }
  | { kind: 'rows-elsewhere'; product: string; rows: number }
  | { kind: 'let-pass'; cause: StepFailure; by: string }
  /** @property isWritten whether only a request after the write failed */
  | { kind: 'comment-failed' | 'issue-failed'; cause: GitHubFailure; isWritten?: boolean }
  /** Something else than GitHub prevented it. */
  | { kind: 'text-unwritten'; what: 'comment' | 'issue'; cause: StepFailure }
  | ({ kind: 'issue-incomplete' } & RefusedDetails)
  | { kind: 'issue-uncommented'; cause: GitHubFailure }
  | { kind: 'rule-no-match'; rule: string; skippedProjects?: number }
  | { kind: 'rule-no-effect'; rule: string; why: 'overridden' | 'no-values' }
  | { kind: 'rule-expired' | 'plan-expired'; rule: string; until: string; today: string }
  /** `owners`: the first segments of their names; `total`: all projects in scope. */
  | { kind: 'projects-unknown'; reason: UnknownReason; projects: number; total: number; owners: string[] }
  | { kind: 'over-limit'; figures: OverLimit[] }
  | { kind: 'value-unusable'; rule: string; projects: number }
  | { kind: 'tag-uses-unread'; policies: string; cause: StepFailure }
  | { kind: 'mark-unreadable'; findings: number }
  /** `first`: the day on which the first ignore ends. */
  | { kind: 'ends-soon'; rule: string; findings: number; first: string }
  | { kind: 'not-exported'; what: 'projects' | 'tags' | 'policies'; items: string[] }
  | { kind: 'no-dependencies'; projects: number }
  | { kind: 'sbom-no-serial'; names: string[] }
  /** `omitted`: findings that are missing or not shown. */
  | { kind: 'sarif-limit'; what: SarifLimit; omitted: number };

type PlainNotice =
  | 'platform-tag-spared'
  | 'moves-triaged-findings'
  | 'tickets-for-closed-findings'
  | 'issue-of-any-status'
  | 'former-states-unknown'
  | 'scan-end-unknown'
  | 'no-comment-token'
  | 'no-newer-policies'
  | 'sarif-several-repositories'
  | 'sarif-not-open'
  | 'sarif-doubtful'
  | 'csv-partial';

type CausedNotice =
  | 'gate-also' // beside the failure that decided
  | 'findings-unread'
  | 'project-tags-unread'
  | 'sbom-commit-unread'
  | 'repository-names-unread';

/** A field that is no longer as a step left it, or what is another one or gone. */
export type UndoDifference =
  | Exclude<ValueChange['field'], 'tag'>
  | 'tags'
  | 'state_version'
  | keyof Pick<Finding, 'status' | 'triage_state' | 'triage_reason' | 'triaged_at'>
  | `${'project' | 'finding'}-gone`
  | 'project-id';

/** Former values that an undo cannot restore; `siblings` had other states, `unlisted` ones unknown states. */
export type UndoLoss =
  | 'notes'
  | 'provisionally-ignored'
  | 'never-triaged'
  | 'by-ids'
  | 'secrets'
  | 'siblings'
  | 'unlisted'
  | 'unreported';

export interface RefusedDetails {
  labels: string[];
  assignees: string[];
  serverMessage?: string;
}

/** Why findings are missing in a SARIF file, or on GitHub (`shown`). */
export type SarifLimit = 'results' | 'shown' | 'no-place' | 'closed';

/** A token sees `seen` of `total` repositories of an owner's projects. */
export interface OwnerSeen {
  owner: string;
  seen: number;
  total: number;
  /** Why the owner may have more repositories. */
  why: OwnerGap;
}

export type OwnerGap =
  | 'cut' // GitHub ended the list early
  | 'refused' // GitHub does not let the token list them
  | 'few' // the token sees fewer than nine in ten
  | 'unlisted' // too many are in no list to read them one by one; they may be renamed
  | 'personal-account' // GitHub lists only the public ones
  | 'job-token' // the list of a job's own token has only the public ones and the job's own
  | 'nothing-seen'; // neither a repository nor a project of the owner
