import type { Edit } from './edit.ts';
import type { LoggedRequest } from './faults.ts';
import type { PlatformState } from './state.ts';

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

/** Pages shorter than asked for, and what follows the last one: by default one that is empty. */
export interface OffsetPages {
  cap?: number;
  refuseBehind?: 400 | 404 | 422;
  repeatLast?: boolean;
}

/**
 * How servers differ from the API document, or read it another way, as a note or a promise of the contract has it. The
 * defaults are the document's.
 */
export interface Quirks {
  /** Fields that are false, 0, '' or an empty list are left out of answers. */
  proto3: boolean;
  /** Missing fields are written as null. */
  nulls: boolean;
  /** Numeric ids are JSON strings in answers. */
  int64AsStrings: boolean;
  /** The form of the tags body that is taken; the other one gets `tagsRefusal`. */
  tagsBody: 'both' | 'array' | 'object';
  /** `ignore`: 200 with the project, whose tags were not touched. */
  tagsRefusal: 400 | 415 | 422 | 'ignore';
  /** Whether PUT adds tags to those that were there before. */
  tagsMode: 'add' | 'replace';
  /** Where DELETE tags finds the tags; the other place is ignored: 200 with the project as it was. */
  untagFrom: 'query' | 'body';
  /** The platform itself keeps the tag `managed-scan` on projects that have a managed scan on. */
  autoManagedTag: boolean;
  /** A PATCH of a project or its managed scans works, its answer is 200 with an empty body. */
  emptyPatchBody: boolean;
  /** What happens to the managed-scan flag that a PATCH does not send. */
  patchOneFlag: 'keep' | 'clear';
  /** Writes to a project are answered with another project. */
  foreignAnswers: boolean;
  projectPages: OffsetPages;
  findingsPages: OffsetPages;
  /** Filters that the lists of findings and secrets take and ignore; `all` of them, or by name. */
  ignoredFindingsFilters: 'all' | readonly string[];
  /** The filter `repos` of the findings list compares upper and lower case. */
  reposCaseSensitive: boolean;
  /** How answers write branches, and filters take them: `refs/heads/main` or `main`. */
  refForm: 'full' | 'short';
  /** A triage also moves a finding that was not selected. */
  triageMovesOthers: boolean;
  /** An ignore becomes a request: 200, and the finding stays as it is. */
  exceptionRequests: boolean;
  /** The spelling of the page size that is taken; the other one is refused with 400. */
  dependenciesPageSize: 'both' | 'pageSize' | 'page_size';
  dependenciesCap: number | undefined;
  /** `stuck`: the first cursor for ever, with hasMore. */
  dependenciesCursor: 'normal' | 'stuck';
  /** The policies list answers 410 DEPLOYMENT_MIGRATED; otherwise the newer policies answer 403. */
  policiesMigrated: boolean;
  /** Answers are packed in gzip where that is asked for. */
  gzip: boolean;
  /** Called, and waited for, before a request is processed: a second writer may come first. */
  onRequest: Hook | undefined;
  /** Called, and waited for, between what a request did and its answer. */
  beforeAnswer: Hook | undefined;
}

export const defaultQuirks: Readonly<Quirks> = {
  proto3: false,
  nulls: false,
  int64AsStrings: false,
  tagsBody: 'both',
  tagsRefusal: 400,
  tagsMode: 'add',
  untagFrom: 'query',
  autoManagedTag: false,
  emptyPatchBody: false,
  patchOneFlag: 'keep',
  foreignAnswers: false,
  projectPages: {},
  findingsPages: {},
  ignoredFindingsFilters: [],
  reposCaseSensitive: false,
  refForm: 'full',
  triageMovesOthers: false,
  exceptionRequests: false,
  dependenciesPageSize: 'both',
  dependenciesCap: undefined,
  dependenciesCursor: 'normal',
  policiesMigrated: false,
  gzip: false,
  onRequest: undefined,
  beforeAnswer: undefined,
};
