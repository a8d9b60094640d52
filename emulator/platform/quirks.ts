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

/** For how long reads show what was there before a change: of the platform's clock, or counted in reads of it. */
export interface ReadLag {
  readonly forMs?: number;
  readonly reads?: number;
}

export type ForeignAnswer = 'project' | 'tags' | 'untag' | 'managed-scan' | 'scan';

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
  /** What a `%2F` in a project's name is answered with: a 307 to the path with `/`, or the project. */
  encodedSlash: 'redirect' | 'accept';
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
  tagsMode: 'add' | 'replace';
  /** In which form tags are kept. */
  tagForm: 'as-sent' | 'lower-case' | 'nfc' | 'lower-case-nfc';
  /** A PUT that makes more tags of a project than so many pushes out the oldest ones. */
  evictsBeyond: number | undefined;
  /** Tags are put on and taken off, and the answer is 200 with an empty body. */
  emptyTagsBody: boolean;
  /** PUT tags answers 200 with the project, and no tag ever sticks, in whichever form it was sent. */
  dropsTags: boolean;
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
  /** A read of policies goes on showing what was there before a PUT for so long; dry runs and PUTs do not. */
  policyLagMs: number | undefined;
  /** The lists of policies are answered as they were sent, or sorted. */
  policyOrder: 'kept' | 'sorted';
  /** Which of the findings that filters select come first: as listed by the state, or the longest untouched. */
  triageOrder: 'state' | 'least-recently-updated';
  /** A triage also moves a finding that was not selected. */
  triageMovesOthers: boolean;
  /** An ignore becomes a request: 200, and the finding stays as it is. */
  exceptionRequests: boolean;
  /** 400 for a triage to `provisionally_ignored`, which the vendor's guide says is the platform's own. */
  refusesProvisionallyIgnored: boolean;
  /** 429 for more than `requests` in a window of `perMs`. */
  rateLimit: { requests: number; perMs: number; retryAfter?: 'seconds' | 'date' | 'none' } | undefined;
  /** 400 for more tags of a project than so many. */
  tagLimit: number | undefined;
  /** Where DELETE tags finds the tags; the other place is ignored: 200 with the project as it was. */
  untagFrom: 'query' | 'body';
  /** As `projectPages`; the document allows sizes from 100 to 3000. */
  findingsPages: OffsetPages;
  /** Parameters of the findings list that are taken and do not filter; `all` of them, or by name. */
  ignoredFindingsFilters: 'all' | readonly string[];
  /** `status=provisionally_ignored` answers findings of every status. */
  provisionallyIgnoredMeansAll: boolean;
  /** As `ignoredFindingsFilters`, of the secrets list. */
  ignoredSecretsFilters: 'all' | readonly string[];
  /** As `ignoredFindingsFilters`, of the scan search. */
  ignoredScanFilters: 'all' | readonly string[];
  /** What a parameter of another kind of finding gets: 400, or nothing happens. */
  otherKindsFilters: 'refuse' | 'ignore';
  /** The filter `repos` of the findings list compares upper and lower case. */
  reposCaseSensitive: boolean;
  /** How answers write branches: `refs/heads/main` or `main`. */
  refForm: 'full' | 'short';
  /** Whether a filter by branch takes only the form that answers have, or both. */
  refFilter: 'exact' | 'either';
  /** Reads of a project, and of the list of projects, go on showing it as it was; answers to writes never do. */
  projectLag: ReadLag | undefined;
  /** `2026-01-31 23:28:12.391807+00:00` as in the vendor's examples, or ISO 8601. */
  findingTimes: 'blank' | 'iso';
  /** The last page of a cursor list has an empty cursor, or one that leads to an empty page; or it never moves. */
  cursors: 'empty-at-end' | 'always' | 'stuck';
  /** Requests that are answered with another project, or scan, than the one they name. */
  foreignAnswers: readonly ForeignAnswer[];
  /** The project that they are answered with; default the next one in the list. */
  foreignProject: string | undefined;
  /** Former names of projects, in lower case, and what they are called now. */
  formerNames: Readonly<Record<string, string>>;
  /** What a former name is answered with: a 307 to the path with the new name, or the project right away. */
  formerNameAnswer: 'redirect' | 'project';
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
  encodedSlash: 'redirect',
  emptyPatchBody: false,
  patchIgnored: false,
  patchOneFlag: 'keep',
  proto3: false,
  int64AsStrings: false,
  tagsBody: 'both',
  tagsRefusal: 400,
  tagsMode: 'add',
  tagForm: 'as-sent',
  evictsBeyond: undefined,
  emptyTagsBody: false,
  dropsTags: false,
  autoManagedTag: false,
  projectPages: {},
  dependenciesPageSize: 'both',
  dependenciesRefusal: 400,
  dependenciesCap: undefined,
  dependenciesCursor: 'normal',
  policiesMigrated: false,
  reservedSlug: 'listed',
  policyLagMs: undefined,
  policyOrder: 'kept',
  triageOrder: 'state',
  triageMovesOthers: false,
  exceptionRequests: false,
  refusesProvisionallyIgnored: false,
  rateLimit: undefined,
  tagLimit: undefined,
  untagFrom: 'query',
  findingsPages: {},
  ignoredFindingsFilters: [],
  provisionallyIgnoredMeansAll: false,
  ignoredSecretsFilters: [],
  ignoredScanFilters: [],
  otherKindsFilters: 'refuse',
  reposCaseSensitive: false,
  refForm: 'full',
  refFilter: 'exact',
  projectLag: undefined,
  findingTimes: 'blank',
  cursors: 'empty-at-end',
  foreignAnswers: [],
  foreignProject: undefined,
  formerNames: {},
  formerNameAnswer: 'redirect',
  heldConnections: undefined,
  onRequest: undefined,
  beforeAnswer: undefined,
  nulls: false,
  compression: undefined,
};
