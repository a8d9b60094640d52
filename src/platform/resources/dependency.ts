import {
  boolean,
  count,
  type Decoded,
  id,
  list,
  object,
  optional,
  text,
  wholeAnswer,
} from '../http/decode.ts';

/** web-api.md 2.5, with the newer fields of field-notes ("dependency version bounds"). */
export interface DependencyFilter {
  license?: readonly string[];
  lockfilePath?: string;
  name?: string;
  version?: string;
  repositoryId?: readonly bigint[];
  packageFilters?: readonly PackageFilter[];
  ecosystem?: readonly string[];
  transitivity?: readonly string[];
  licensePolicySettings?: readonly string[];
  /** True selects archived repositories only. */
  includeArchived?: boolean;
}

export interface PackageFilter {
  name?: string;
  /** False: the name contains the given one. */
  exactNameMatch?: boolean;
  /** Overrides the bounds. */
  exactVersion?: string;
  /** With its operator, such as `>=1.0.0`. */
  versionLowerBound?: string;
  versionUpperBound?: string;
}

const repository = object({ id, name: text, numDependencies: count, hasDependencyPathScan: boolean });

/** web-api.md 2.4. */
export type RepositorySummary = Decoded<typeof repository>;

const page = wholeAnswer({ repositorySummaries: list(repository), hasMore: boolean, cursor: optional(id) });

/** A page (web-api.md 4.7). */
export function repositoriesAnswer(value: unknown) {
  const { repositorySummaries: rows, hasMore, cursor } = page(value);
  // A server that leaves out zeros may send 0 for "no cursor".
  return { rows, hasMore, cursor: cursor === 0n ? undefined : cursor };
}
