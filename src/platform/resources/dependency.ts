import {
  boolean,
  count,
  type Decoded,
  id,
  list,
  mapped,
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
  /** False means that the name contains the given one. */
  exactNameMatch?: boolean;
  /** Overrides the bounds. */
  exactVersion?: string;
  /** With its operator, such as `>=1.0.0`. */
  versionLowerBound?: string;
  versionUpperBound?: string;
}

const repository = object({
  id,
  name: text,
  numDependencies: count,
  hasDependencyPathScan: boolean,
});

/** web-api.md 2.4. */
export type RepositorySummary = Decoded<typeof repository>;

const answer = wholeAnswer({
  repositorySummaries: list(repository),
  hasMore: boolean,
  cursor: optional(id),
});

/** A page (web-api.md 4.7); without a cursor where it leads nowhere. */
export const repositoriesAnswer = mapped(answer, ({ repositorySummaries: rows, hasMore, cursor }) => {
  // A server that leaves out zeros has no other way to say "no cursor" than 0.
  return { rows, hasMore, cursor: cursor === 0n ? undefined : cursor };
});
