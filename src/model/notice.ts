import type { UndoLoss } from '../findings/triage-state.ts';
import type { GitHubFailure } from '../github/errors.ts';
import type { RepositoryFacts } from '../github/project-match.ts';
import type { PolicyPart } from '../platform/resources/policy.ts';
import type { OverLimit, StepFailure } from './failure.ts';

/** Why a rule cannot decide about a project. */
export type UnknownReason =
  | Extract<RepositoryFacts, { known: false }>['reason']
  | 'personal-account'
  | `${'properties' | 'teams'}-${'unknown' | 'refused'}`;

/** Something that the user should know although nothing failed. */
export type Notice =
  | { kind: 'input'; input: string; message: string }
  /** Of an input, or of a condition of a rule in the rules file. */
  | {
      kind: 'pattern-unmatched' | 'exclusion-unmatched';
      input: string;
      rule?: string;
      pattern: string;
      near?: string[];
      /** The platform certainly has nothing of that name. */
      isUnknown?: boolean;
    }
  /** An answer lacks tags that the project had before the write. */
  | { kind: 'tags-gone'; project: string; tags: string[] }
  /** A pattern of `remove-tags` matches the platform's own tag. */
  | { kind: 'platform-tag-spared' }
  | { kind: 'tags-in-workspace'; file: string }
  | ({ kind: 'would-be-too-many' } & OverLimit)
  | { kind: 'whole-deployment' }
  | { kind: 'takes-decisions-along' }
  | { kind: 'former-states-unknown' }
  /** The platform may have moved further findings that it selected itself. */
  | { kind: 'answers-lost'; requests: number; atMost: number }
  /** Answers counted more findings as triaged than they named. */
  | { kind: 'triaged-unnamed'; numTriaged: number; named: number }
  | { kind: 'filter-ignored'; filter: string; rows: number }
  /** Rows lack what a filter or a rule looks at, and were not selected. */
  | { kind: 'field-missing'; condition: string; rows: number }
  /** The platform refused a later page: rows may be missing. */
  | { kind: 'list-cut'; of: string; rows: number; cause: string }
  /** A list of findings has exactly as many rows as some platforms gave at most. */
  | { kind: 'list-at-former-limit'; of: string; rows: number }
  /** Of a branch that was named: it may be misspelt. */
  | { kind: 'ref-without-findings'; ref: string; isUnknown: boolean }
  /** The list of projects has them not, or without a primary and a default branch. */
  | { kind: 'no-primary-branch'; repositories: string[] }
  | { kind: 'many-shards'; shards: number }
  /** Of an undo that left everything: the fields that are not as the step left them. */
  | { kind: 'nothing-undone'; fields: string[] }
  | { kind: 'undo-incomplete'; what: UndoLoss; count: number; isPlanned: boolean }
  /** The scan counted so many more than the platform lists. */
  | { kind: 'findings-unlisted'; count: number }
  /** Rows of a list that name another repository or branch. */
  | { kind: 'rows-elsewhere'; product: string; rows: number }
  /** What a gate met beside what decided it. */
  | { kind: 'gate-also'; cause: StepFailure }
  /** Of a scan's report: neither its details nor the search say how it ended. */
  | { kind: 'scan-end-unknown' }
  /** Of a scan's report: they stay unknown. */
  | { kind: 'findings-unread'; cause: StepFailure }
  /** What a gate would have failed with, but for an input, such as `on-timeout: warn`. */
  | { kind: 'let-pass'; cause: StepFailure; by: string }
  /** What could not be written. */
  | { kind: 'comment-failed' | 'issue-failed'; cause: GitHubFailure }
  | { kind: 'no-comment-token' }
  | { kind: 'rule-no-match'; rule: string; near?: string[] }
  /** `no-values`: no repository has what its tags are filled with. */
  | { kind: 'rule-no-effect'; rule: string; why: 'overridden' | 'no-values' }
  /** The day until which it ignores has passed. */
  | { kind: 'rule-over'; rule: string; until: string; today: string }
  /** Of one reason, with the first segments of their names; `of` all in scope. */
  | { kind: 'projects-unknown'; reason: UnknownReason; projects: number; of: number; owners: string[] }
  | { kind: 'nothing-removed'; tags: number }
  /** Of a plan: what `apply` would stop at. */
  | { kind: 'over-limit'; figures: OverLimit[] }
  /** Which repositories the platform does not know: the token sees too few of these owners'. */
  | { kind: 'coverage-unknown'; owners: OwnerSeen[]; isAsked: boolean }
  /** Values of properties that no tag can hold, so that the rule leaves tags of that form alone. */
  | { kind: 'value-unusable'; rule: string; projects: number }
  /** They name tags that only this plan adds. */
  | { kind: 'policies-wait'; part: PolicyPart; tags: string[] }
  /** Which policies look at the tags that change. */
  | { kind: 'tag-uses-unread'; cause: StepFailure }
  /** Of a list of findings: its CSV file lacks them. */
  | { kind: 'project-tags-unread'; cause: StepFailure }
  | { kind: 'mark-unreadable'; findings: number }
  | { kind: 'ends-soon'; rule: string; findings: number; first: string }
  /** What a rules file cannot say, or says of several things at once. */
  | { kind: 'not-exported'; what: 'projects' | 'tags' | 'policies'; items: string[] }
  | { kind: 'no-newer-policies' }
  /** Of SBOMs: none of so many projects has dependencies that the platform lists. */
  | { kind: 'no-dependencies'; projects: number }
  | { kind: 'sbom-commit-unread' | 'repository-names-unread'; cause: StepFailure }
  | { kind: 'lockfiles-unread'; repository: string; cause: StepFailure }
  /** Of a list of policies: it lacks those of these products. */
  | { kind: 'products-unknown'; products: string[] }
  | { kind: 'sarif-several-repositories' }
  /** A filter names what is not known, and nothing was found. */
  | { kind: 'sarif-doubtful' }
  /** Of an answer to a triage by the platform's own filters. */
  | { kind: 'platform-selected-nothing' }
  /** No project that has findings has a tag with it. */
  | { kind: 'group-without-tags'; prefix: string }
  | { kind: 'sarif-limit'; what: SarifLimit; left: number };

/** Of a project that is not on GitHub, or of a person: no token shows more. */
const USUAL_REASONS: readonly string[] = ['other-host', 'not-a-repository', 'no-owner', 'personal-account'];

/** Whether nothing need be wrong: one in ten repositories may be gone before the token sees too little. */
export function isUsual({ reason, projects, of }: Extract<Notice, { kind: 'projects-unknown' }>): boolean {
  return USUAL_REASONS.includes(reason) || (reason === 'not-visible' && projects * 10 <= of);
}

/** Why findings are not in a SARIF file, or are not shown by GitHub (`shown`). */
export type SarifLimit = 'results' | 'shown' | 'no-place' | 'fixed';

/** How much of an owner on GitHub a token sees: the repositories of its projects. */
export interface OwnerSeen {
  owner: string;
  seen: number;
  of: number;
  /** GitHub ended the list early. */
  isCut: boolean;
}
