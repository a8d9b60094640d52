import type { Edit } from './edit.ts';
import type { LoggedRequest } from './faults.ts';
import type { IdForm } from './http/checks.ts';
import type { PlatformState } from './state.ts';

/** A request at one moment of its way. */
export interface Moment {
  /** Its place among all that arrived. */
  readonly index: number;
  /** The endpoint's name as in `Platform.counts`, without the method. */
  readonly endpoint: string;
  readonly request: LoggedRequest;
  readonly state: PlatformState;
  /** Another person's edit in this moment, recorded as theirs. */
  readonly edit: (edit: Edit) => void;
}

/** The course of an SBOM's export. */
export interface SbomQuirk {
  /** So many looks show it in progress; default 1. */
  looks?: number;
  ends?: 'failed' | 'never';
  /** The address that the job gives for the file. */
  address?: string;
  /** Content that replaces the SBOM. */
  body?: string;
}

export type Hook = (moment: Moment) => void | Promise<void>;

/** Pages shorter than asked for, and what follows the last one: by default one that is empty. */
export interface OffsetPages {
  cap?: number;
  refuseBehind?: 400 | 404 | 422;
  repeatLast?: boolean;
}

/**
 * Ways in which servers differ from the API document, or read it otherwise, by a note or a promise of the contract. The
 * defaults are those of recorded answers where there are any, else the document's.
 */
export const defaultQuirks = {
  /** Fields that are false, 0, '' or an empty list are left out of answers. */
  proto3: false,
  /** Missing fields are written as null. */
  nulls: false,
  /** Numeric ids are JSON strings in answers. */
  int64AsStrings: false,
  /** The form of the tags body that is taken; the other one gets `tagsRefusal`. */
  tagsBody: 'both' as 'both' | 'array' | 'object',
  /** `ignore`: 200 with the project, whose tags were not touched. */
  tagsRefusal: 400 as 400 | 415 | 422 | 'ignore',
  /** Whether PUT adds tags to those that were there before. */
  tagsMode: 'add' as 'add' | 'replace',
  /** The place in which DELETE looks for tags; the other one is ignored: 200 with the project as it was. */
  untagFrom: 'query' as 'query' | 'body',
  /** The platform itself keeps the tag `managed-scan` on projects that have a managed scan on. */
  autoManagedTag: false,
  /** A PATCH of a project or its managed scans works, its answer is 200 with an empty body. */
  emptyPatchBody: false,
  /** The new value of a managed-scan flag that a PATCH does not send. */
  patchOneFlag: 'keep' as 'keep' | 'clear',
  /** Writes to a project are answered with another project. */
  foreignAnswers: false,
  /** A request for a project by its former name: 307 to its present one, or 404. */
  formerNames: 'redirect' as 'redirect' | 'unknown',
  projectPages: {} as OffsetPages,
  findingsPages: {} as OffsetPages,
  /** Filters that the lists of findings and secrets take and ignore; `all` of them, or by name. */
  ignoredFindingsFilters: [] as 'all' | readonly string[],
  /** The filter `repos` of the findings list compares upper and lower case. */
  reposCaseSensitive: false,
  /** The form of branches in rows of findings: `main` as recorded, or `refs/heads/main`. */
  refForm: 'short' as 'full' | 'short',
  /** Whether the filter `ref` takes the other form, too. */
  refFilter: 'both' as 'both' | 'exact',
  /** The form of branches in the search of scans. */
  scanRefForm: 'full' as 'full' | 'short',
  /** Rows of findings, scans and dependencies have the forms of the description, which recorded answers lack. */
  described: false,
  /** Fields of findings that are null, as on older scans and servers: `location`, `reachability`, `transitivity`, … */
  nullFields: [] as readonly string[],
  /** A triage also moves a finding that was not selected. */
  triageMovesOthers: false,
  /** An answer counts all findings that it triaged (`num_triaged`), and names the first of them, or none. */
  triagedNames: 'all' as 'all' | 'first' | 'none',
  /** Findings for which Jira refuses a ticket, and that the platform skips. */
  jiraRefuses: [] as readonly bigint[],
  jiraSkips: [] as readonly bigint[],
  /** An ignore becomes a request: 200, and the finding stays as it is. */
  exceptionRequests: false,
  dependenciesCap: undefined as number | undefined,
  /** The lists of dependencies take their filter and ignore it, as the findings list does. */
  dependencyFilterIgnored: false,
  /** The form that `jira_project_id` must have; the other one is refused. */
  jiraProjectId: 'both' as IdForm,
  /** The same of `issue_ids` of tickets, and of `repositoryId` of an SBOM's export. */
  sentIds: 'both' as IdForm,
  /** An SBOM has a `serialNumber`, which the standard does not require. */
  serialNumbers: true,
  /** Keyed by the repository's name. */
  sboms: {} as Readonly<Record<string, SbomQuirk>>,
  /** The policies list answers 410 DEPLOYMENT_MIGRATED; otherwise the newer policies answer 403. */
  policiesMigrated: false,
  /** Answers are packed in gzip where that is asked for. */
  gzip: false,
  /** Called, and waited for, before a request is processed: a second writer may come first. */
  onRequest: undefined as Hook | undefined,
  /** Called, and waited for, between what a request did and its answer. */
  beforeAnswer: undefined as Hook | undefined,
};

export type Quirks = typeof defaultQuirks;

/** The way in which a probe that only reads finds each quirk (`npm run probe`); without one, only a write shows it. */
export const HOW_SEEN: { readonly [Name in keyof Quirks]?: string } = {
  proto3: 'rows lack fields, and none is false, 0 or empty',
  nulls: 'fields are null',
  int64AsStrings: 'the id of a deployment',
  autoManagedTag: 'tags of a project that has a managed scan',
  projectPages: 'pages 0, 1 and 1,000 of the projects',
  findingsPages: 'pages 0, 1 and 1,000 of the findings',
  ignoredFindingsFilters: 'each filter by a value that some rows do not have',
  reposCaseSensitive: 'the filter repos by a name in other case',
  refForm: 'branches of findings',
  scanRefForm: 'branches of scans',
  described: 'times of findings',
  dependenciesCap: 'a page of repositories that is shorter than asked for, though there are more',
  policiesMigrated: 'the status of the older policies',
  gzip: 'the encoding of answers',
};
