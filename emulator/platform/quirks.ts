import type { Edit } from './edit.ts';
import type { LoggedRequest } from './logged-request.ts';
import type { PlatformState } from './state.ts';

export interface HeldConnections {
  /** Or until another moment. */
  readonly forMs: number | 'ever' | Promise<unknown>;
  /** Only so many connections, counted from the first one; default all. */
  readonly first?: number;
}

export interface OffsetPages {
  refuseBelow?: number;
  refuseAbove?: number;
  cap?: number;
  repeatLast?: boolean;
  refuseBehind?: 400 | 404 | 422;
}

/** A request at one moment of its way. */
export interface Moment {
  /** Its place among all that arrived. */
  readonly index: number;
  /** The endpoint's name as in `Platform.counts`, without the method. */
  readonly endpoint: string;
  readonly request: LoggedRequest;
  readonly state: PlatformState;
  /** What another person does in this moment; recorded as theirs. */
  readonly edit: (edit: Edit) => void;
}

export type Hook = (moment: Moment) => void | Promise<void>;

/** How deployed servers stray from the document, or read it another way. The defaults are the document's. */
export interface Quirks {
  /** A PATCH of a project or its managed scans works, its answer is 200 with an empty body. */
  emptyPatchBody: boolean;
  /** A PATCH answers 200 with the project as it was, and leaves it so. */
  patchIgnored: boolean;
  /** What happens to the managed-scan flag that a PATCH does not send. */
  patchOneFlag: 'keep' | 'clear';
  /** Fields that are false, 0, '' or an empty list are left out of answers. */
  proto3: boolean;
  /** Numeric ids are JSON strings in answers. */
  int64AsStrings: boolean;
  /** The form of the tags body that is taken; the other one gets `tagsRefusal`. */
  tagsBody: 'both' | 'array' | 'object';
  /** `ignore`: 200 with the project, whose tags were not touched. */
  tagsRefusal: 400 | 415 | 422 | 'ignore';
  /** Findings for which Jira refuses a ticket, and that the platform skips. */
  jiraRefuses: readonly bigint[];
  jiraSkips: readonly bigint[];
  /** Whether PUT adds tags to those that were there before. */
  tagsMode: 'add' | 'replace';
  /** Tags are put on and taken off, and the answer is 200 with an empty body. */
  emptyTagsBody: boolean;
  /** Tags are neither put on nor taken off, and the answer is 200 with the project. */
  dropsTags: boolean;
  /** Writes that are answered with another project than the one they name, and that they change. */
  foreignAnswers: readonly ('tags' | 'untag' | 'managed-scan')[];
  /** The platform itself keeps the tag `managed-scan` on projects that have a managed scan on. */
  autoManagedTag: boolean;
  /**
   * `refuse…`: 400 for a page_size beyond; `cap`: shorter pages; `repeatLast`: the last page for ever;
   * `refuseBehind`: the status of a page behind the last.
   */
  projectPages: OffsetPages;
  /** The spelling of the page size that is taken; the other one gets `dependenciesRefusal`. */
  dependenciesPageSize: 'both' | 'pageSize' | 'page_size';
  /** `ignore`: the default of 5 is used. */
  dependenciesRefusal: 400 | 422 | 'ignore';
  dependenciesCap: number | undefined;
  /** `stuck`: the first cursor for ever, with hasMore. */
  dependenciesCursor: 'normal' | 'stuck';
  /** The policies list answers 410 DEPLOYMENT_MIGRATED; otherwise the newer policies answer 403. */
  policiesMigrated: boolean;
  /** What a dry run says of a slug of the platform's own: one of its errors, 409 as a PUT, or nothing. */
  reservedSlug: 'listed' | 'refused' | 'unseen';
  /** The lists of policies are answered as they were sent, or sorted. */
  policyOrder: 'kept' | 'sorted';
  /** A triage also moves a finding that was not selected. */
  triageMovesOthers: boolean;
  /** An ignore becomes a request: 200, and the finding stays as it is. */
  exceptionRequests: boolean;
  /** 429 for more than `requests` in a window of `perMs`. */
  rateLimit: { requests: number; perMs: number; retryAfter?: 'seconds' | 'date' | 'none' } | undefined;
  /** Where DELETE tags finds the tags; the other place is ignored: 200 with the project as it was. */
  untagFrom: 'query' | 'body';
  /** As `projectPages`; the document allows sizes from 100 to 3000. */
  findingsPages: OffsetPages;
  /** Parameters of the findings list that are taken and do not filter; `all` of them, or by name. */
  ignoredFindingsFilters: 'all' | readonly string[];
  /** As `ignoredFindingsFilters`, of the secrets list. */
  ignoredSecretsFilters: 'all' | readonly string[];
  /** The filter `repos` of the findings list compares upper and lower case. */
  reposCaseSensitive: boolean;
  /** How answers write branches: `refs/heads/main` or `main`. */
  refForm: 'full' | 'short';
  /** Whether a filter by branch takes only the form that answers have, or both. */
  refFilter: 'exact' | 'either';
  /** `2026-01-31 23:28:12.391807+00:00` as in the vendor's examples, or ISO 8601. */
  findingTimes: 'blank' | 'iso';
  /** The last page of a cursor list has an empty cursor, or one that leads to an empty page. */
  cursors: 'empty-at-end' | 'always';
  /** Connections that are accepted and then left without an answer for so long, before TLS. See HeldConnections. */
  heldConnections: HeldConnections | undefined;
  /** Called, and waited for, before a request is processed: a second writer may come first. */
  onRequest: Hook | undefined;
  /** Called, and waited for, between what a request did and its answer. */
  beforeAnswer: Hook | undefined;
  /** Missing fields are written as null. */
  nulls: boolean;
  /** Answers are packed in gzip where that is asked for. */
  compression: 'asked' | undefined;
}

export const defaultQuirks: Readonly<Quirks> = {
  emptyPatchBody: false,
  patchIgnored: false,
  patchOneFlag: 'keep',
  proto3: false,
  int64AsStrings: false,
  tagsBody: 'both',
  tagsRefusal: 400,
  jiraRefuses: [],
  jiraSkips: [],
  tagsMode: 'add',
  emptyTagsBody: false,
  dropsTags: false,
  foreignAnswers: [],
  autoManagedTag: false,
  projectPages: {},
  dependenciesPageSize: 'both',
  dependenciesRefusal: 400,
  dependenciesCap: undefined,
  dependenciesCursor: 'normal',
  policiesMigrated: false,
  reservedSlug: 'listed',
  policyOrder: 'kept',
  triageMovesOthers: false,
  exceptionRequests: false,
  rateLimit: undefined,
  untagFrom: 'query',
  findingsPages: {},
  ignoredFindingsFilters: [],
  ignoredSecretsFilters: [],
  reposCaseSensitive: false,
  refForm: 'full',
  refFilter: 'exact',
  findingTimes: 'blank',
  cursors: 'empty-at-end',
  heldConnections: undefined,
  onRequest: undefined,
  beforeAnswer: undefined,
  nulls: false,
  compression: undefined,
};
