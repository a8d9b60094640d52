import {
  boolean,
  count,
  countOf,
  type Decoded,
  type Decoder,
  enumOf,
  fieldsOf,
  id,
  idOf,
  list,
  object,
  optional,
  text,
  textOf,
  textsOf,
  wholeAnswer,
} from '../http/decode.ts';

/** web-api.md 2.5, with the newer fields of field-notes ("dependency version bounds"); sent as it is. */
export type DependencyFilter = Readonly<Record<string, unknown>>;

const repository = object({ id, name: text, numDependencies: count, hasDependencyPathScan: boolean });

/** web-api.md 2.4. */
export type RepositorySummary = Decoded<typeof repository>;

const lockfile = object({ lockfilePath: text, numDependencies: count });

/** A lockfile of a repository (field-notes, "Dependencies, lockfiles, SBOMs"). */
export type LockfileSummary = Decoded<typeof lockfile>;

/** One use of a package by a repository; `transitivity` is `direct`, `transitive` or `unknown_transitivity`. */
export interface Dependency {
  repositoryId?: bigint;
  name: string;
  version?: string;
  ecosystem?: string;
  transitivity?: string;
  licenses: readonly string[];
  /** The lockfile, else the manifest, that names it. */
  path?: string;
  line?: number;
  url?: string;
}

/** A row of a long list: nothing in it is required. */
const dependency: Decoder<Dependency> = (value) => {
  const source = fieldsOf(value);
  const { name, versionSpecifier } = fieldsOf(source.package);
  const place = fieldsOf(source.definedAt ?? source.manifestDefinition);
  return {
    repositoryId: idOf(source.repositoryId),
    name: textOf(name) ?? '',
    version: textOf(versionSpecifier),
    ecosystem: textOf(source.ecosystem),
    transitivity: enumOf(source.transitivity),
    licenses: textsOf(source.licenses) ?? [],
    path: textOf(place.path),
    line: countOf(place.startLine),
    url: textOf(place.url) ?? textOf(source.resolvedUrl),
  };
};

const repositories = wholeAnswer({
  repositorySummaries: list(repository),
  hasMore: boolean,
  cursor: optional(id),
});
const lockfiles = wholeAnswer({
  lockfileSummaries: list(lockfile),
  hasMore: boolean,
  cursor: optional(cursorText),
});
const dependencies = wholeAnswer({ dependencies: list(dependency), hasMore: boolean, cursor: optional(id) });

/** A page (web-api.md 4.7). */
export function repositoriesAnswer(value: unknown) {
  const { repositorySummaries: rows, hasMore, cursor } = repositories(value);
  return { rows, hasMore, cursor: nextOf(cursor) };
}

export function dependenciesAnswer(value: unknown) {
  const { dependencies: rows, hasMore, cursor } = dependencies(value);
  return { rows, hasMore, cursor: nextOf(cursor) };
}

export function lockfilesAnswer(value: unknown) {
  const { lockfileSummaries: rows, hasMore, cursor } = lockfiles(value);
  return { rows, hasMore, cursor };
}

/** A server that leaves out zeros may send 0 for "no cursor". */
function nextOf(cursor: bigint | undefined): bigint | undefined {
  return cursor === 0n ? undefined : cursor;
}

/** The description says text. A number is sent back as one. */
function cursorText(value: unknown): string | bigint {
  return typeof value === 'string' ? value : id(value);
}
