import type { PlatformState } from './state.ts';

/** How deployed servers stray from the document, or read it another way. The defaults are the document's. */
export interface Quirks {
  /** What a `%2F` in a project's name is answered with: a 307 to the path with `/`, or the project. */
  encodedSlash: 'redirect' | 'accept';
  /** The managed-scan switch works, its answer is 200 with an empty body. */
  emptyPatchBody: boolean;
  /** The managed-scan switch answers 200 with the configuration as it was, and leaves it so. */
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
  /** PUT tags answers 200 with the project, and no tag ever sticks, in whichever form it was sent. */
  dropsTags: boolean;
  /** The platform itself keeps the tag `managed-scan` on projects that have a managed scan on. */
  autoManagedTag: boolean;
  /** `refuse…`: 400 for a page_size beyond; `cap`: shorter pages; `repeatLast`: the last page for ever. */
  projectPages: { refuseBelow?: number; refuseAbove?: number; cap?: number; repeatLast?: boolean };
  /** Called when a page of projects was put together, so that the list can move under the reader. */
  onProjectsPage: ((page: number, state: PlatformState) => void) | undefined;
  /** The spelling of the page size that is taken; the other one gets `dependenciesRefusal`. */
  dependenciesPageSize: 'both' | 'pageSize' | 'page_size';
  /** `ignore`: the default of 5 is used. */
  dependenciesRefusal: 400 | 422 | 'ignore';
  dependenciesCap: number | undefined;
  /** `stuck`: the first cursor for ever, with hasMore; `missing`: hasMore without a cursor. */
  dependenciesCursor: 'normal' | 'stuck' | 'missing';
  /** The policies list answers 410 DEPLOYMENT_MIGRATED. */
  policiesMigrated: boolean;
  /** At most so many findings are selected by one request, whatever its limit. */
  triageCap: number | undefined;
  /** The status filter goes on seeing the status that a finding had before it was triaged. */
  triageStatusLag: boolean;
  /** 429 for more than `requests` in a window of `perMs`. */
  rateLimit: { requests: number; perMs: number; retryAfter?: 'seconds' | 'date' | 'none' } | undefined;
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
  dropsTags: false,
  autoManagedTag: false,
  projectPages: {},
  onProjectsPage: undefined,
  dependenciesPageSize: 'both',
  dependenciesRefusal: 400,
  dependenciesCap: undefined,
  dependenciesCursor: 'normal',
  policiesMigrated: false,
  triageCap: undefined,
  triageStatusLag: false,
  rateLimit: undefined,
};
