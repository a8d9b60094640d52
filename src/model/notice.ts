import type { Finding, Product } from '../platform/resources/finding.ts';
import type { PolicyPart } from '../platform/resources/policy.ts';
import type { ValueChange } from './change.ts';
import type { GitHubFailure, OverLimit, StepFailure } from './failure.ts';
import type { InputProblem } from './ports.ts';

export type NoRepositoryReason =
  | 'other-host' // its address is on another host
  | 'not-a-repository' // neither its address nor its name looks like a repository
  | 'not-visible' // the token does not see the repository `fullName`
  | 'no-owner' // no account on GitHub has the name of its owner
  | 'owner-refused'; // GitHub does not let the token list the repositories of its owner

/** The reason a rule cannot decide about a project. */
export type UnknownReason =
  | NoRepositoryReason
  | 'personal-account'
  | `${'properties' | 'teams'}-${'unknown' | 'refused'}`;

/** The things that figures count; a plan counts findings for its rules and for its service levels. */
export type Subject =
  | Product
  | 'projects'
  | 'repositories'
  | 'dependencies'
  | 'policies'
  | 'rules'
  | 'service-levels'
  /** Whether findings are open. */
  | 'status'
  | FindingChange;

/** Changes of a finding within a period. */
export type FindingChange = 'new' | 'fixed' | 'ignored' | 'reopened';

/** Something that a step could not look at; figures that count its `subject` are unknown (`report/gaps.ts`). */
export type Gap =
  | { kind: 'list-cut'; subject: Product; cause: string }
  /** One of several lists could not be read: that of a branch, or of repositories. */
  | { kind: 'list-unread'; subject: Product; ref?: string; repositories?: string[]; cause: StepFailure }
  /** The lockfiles of a repository, or the detection or remediation policies. */
  | { kind: 'part-unread'; subject: 'dependencies' | 'policies'; part: string; cause: StepFailure }
  /** Rows lack a field that a filter, a rule or a threshold needs, and were not selected. */
  | { kind: 'field-missing'; subject: Subject; condition: string; rows: number }
  /** The value of a filter matches nothing known. */
  | { kind: 'name-unknown'; subject: Subject; input: string; pattern: string; near?: string[] }
  /** Names, patterns or a branch that no listed finding has; the lists that may know them could not be read. */
  | { kind: 'names-unchecked'; subject: Product | 'dependencies'; names: string[]; cause: StepFailure }
  /** No selected project has a primary branch, so no finding can match `ref: primary`. */
  | { kind: 'primary-branches-unknown'; subject: Product }
  | { kind: 'products-unknown'; subject: 'policies'; products: string[] }
  /** The policies name tags that only this plan adds, so they could not be compared yet. */
  | { kind: 'policies-wait'; subject: 'policies'; part: PolicyPart; tags: string[] }
  /** GitHub does not show which repositories there are. */
  | { kind: 'coverage-unknown'; subject: 'repositories'; owners: OwnerSeen[] }
  /** Rules that need GitHub were skipped for `unknown` of the `expected` projects that should be there. */
  | { kind: 'drift-unknown'; subject: 'projects'; unknown: number; expected: number }
  /** No rule gives any project a tag, so managed tags stay. */
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

/** Says that an item of an input, or of a condition in the rules file, matches nothing known. */
export interface UnmatchedNotice {
  kind: 'pattern-unmatched' | 'exclusion-unmatched';
  input: string;
  rule?: string;
  pattern: string;
  near?: string[];
  /** A note instead of a warning. */
  isNote?: true;
  /** None of the items beside it selects anything, although they should. */
  selectsNothing?: true;
}

/** Something that the user should know although nothing failed. */
export type Notice =
  | Gap
  | UnmatchedNotice
  | ({ kind: 'input' } & InputProblem)
  | { kind: PlainNotice }
  /** Something could not be read or written; the step goes on. `gate-also`: beside the failure that decided. */
  | { kind: CausedNotice; cause: StepFailure }
  /** An item of a filter in the gate that probably means something known: the filter would hide everything. */
  | { kind: 'filter-not-applied'; input: string; pattern: string; near?: string[]; selectsNothing?: true }
  /** An item names a project by a former name. */
  | { kind: 'project-renamed'; former: string; name: string }
  | { kind: 'tags-gone'; project: string; tags: readonly string[] }
  | { kind: 'tags-in-workspace'; file: string }
  | ({ kind: 'would-be-too-many' } & OverLimit)
  /** The platform may have moved further findings that it selected itself. */
  | { kind: 'answers-lost'; requests: number; atMost: number }
  | { kind: 'triaged-unnamed'; numTriaged: number; named: number }
  /** Answers named findings as triaged that no list had. */
  | { kind: 'triaged-unlisted'; ids: readonly bigint[] }
  | { kind: 'filter-ignored'; filter: string; rows: number }
  /** Repositories that the list of projects lacks, or shows without a primary and a default branch. */
  | { kind: 'no-primary-branch'; repositories: string[] }
  | { kind: 'many-shards'; shards: number }
  | { kind: 'nothing-undone'; differences: UndoDifference[] }
  | { kind: 'undo-incomplete'; what: UndoLoss; count: number }
  /** `count`: findings that the scan counted and the platform does not list. */
  | { kind: 'findings-unlisted'; count: number }
  | { kind: 'scans-elsewhere'; scans: number }
  /** Rows of a list that name another repository or branch. */
  | { kind: 'rows-elsewhere'; product: string; rows: number }
  | { kind: 'let-pass'; cause: StepFailure; by: string }
  /** @property isWritten whether only a request after the write failed */
  | { kind: 'comment-failed' | 'issue-failed'; cause: GitHubFailure; isWritten?: boolean }
  /** Something other than GitHub prevented a comment or a tracking issue. */
  | { kind: 'text-unwritten'; what: 'comment' | 'issue'; cause: StepFailure }
  | ({ kind: 'issue-incomplete' } & RefusedDetails)
  /** An issue was closed or opened again, but the comment that says why was refused or lost. */
  | { kind: 'issue-uncommented'; cause: GitHubFailure }
  | { kind: 'rule-no-match'; rule: string; skippedProjects?: number }
  /** `no-values`: no repository has values for its tags. */
  | { kind: 'rule-no-effect'; rule: string; why: 'overridden' | 'no-values' }
  /** The day until which a rule, or a plan by it, ignores has passed. */
  | { kind: 'rule-expired' | 'plan-expired'; rule: string; until: string; today: string }
  /** Projects that are unknown for one reason, with the first segments of their names; `total`: all projects in scope. */
  | { kind: 'projects-unknown'; reason: UnknownReason; projects: number; total: number; owners: string[] }
  | { kind: 'over-limit'; figures: OverLimit[] }
  /** Values of properties that no tag can hold, so that the rule leaves tags of that form alone. */
  | { kind: 'value-unusable'; rule: string; projects: number }
  | { kind: 'tag-uses-unread'; policies: string; cause: StepFailure }
  | { kind: 'mark-unreadable'; findings: number }
  /** Ignores of a rule that end soon; `first`: the day on which the first one does. */
  | { kind: 'ends-soon'; rule: string; findings: number; first: string }
  /** Left out of an export: projects and tags that a rules file cannot name, or whole parts of the policies. */
  | { kind: 'not-exported'; what: 'projects' | 'tags' | 'policies'; items: string[] }
  | { kind: 'no-dependencies'; projects: number }
  /** SBOMs of these projects have no `serialNumber`. */
  | { kind: 'sbom-no-serial'; names: string[] }
  /** `omitted`: the number of findings that are missing or not shown. */
  | { kind: 'sarif-limit'; what: SarifLimit; omitted: number };

type PlainNotice =
  /** A pattern of `remove-tags` matches the platform's own tag. */
  | 'platform-tag-spared'
  /** Without a filter by status, the selection may have findings that people have triaged, or that are fixed. */
  | 'moves-triaged-findings'
  | 'tickets-for-closed-findings'
  | 'issue-of-any-status'
  | 'former-states-unknown'
  /** Neither the details of a scan nor the search say how it ended. */
  | 'scan-end-unknown'
  | 'no-comment-token'
  | 'no-newer-policies'
  | 'sarif-several-repositories'
  | 'sarif-not-open'
  | 'sarif-doubtful'
  | 'csv-partial';

type CausedNotice =
  | 'gate-also'
  | 'findings-unread'
  | 'project-tags-unread'
  | 'sbom-commit-unread'
  | 'repository-names-unread';

/** A field of the API that is no longer as a step left it, or a project or finding that is another one or gone. */
export type UndoDifference =
  | Exclude<ValueChange['field'], 'tag'>
  | 'tags'
  | 'state_version'
  | keyof Pick<Finding, 'status' | 'triage_state' | 'triage_reason' | 'triaged_at'>
  | `${'project' | 'finding'}-gone`
  | 'project-id';

/**
 * Former values that an undo cannot restore; `siblings`: rows on other branches that had been in another state, or (as
 * `unlisted`) in one that is not known; `unreported`: findings that the report lacks.
 */
export type UndoLoss =
  | 'notes'
  | 'provisionally-ignored'
  | 'never-triaged'
  | 'by-ids'
  | 'secrets'
  | 'siblings'
  | 'unlisted'
  | 'unreported';

/** Labels and assignees that GitHub dropped from an issue. */
export interface RefusedDetails {
  labels: string[];
  assignees: string[];
  serverMessage?: string;
}

/** The reason findings are missing in a SARIF file, or GitHub does not show them (`shown`). */
export type SarifLimit = 'results' | 'shown' | 'no-place' | 'closed';

/** The repositories of an owner's projects that a token sees on GitHub. */
export interface OwnerSeen {
  owner: string;
  seen: number;
  total: number;
  /** The reason the owner may have more repositories. */
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
