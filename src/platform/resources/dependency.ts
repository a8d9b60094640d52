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
  listAnswer,
  object,
  text,
  textOf,
  textsOf,
} from '../http/decode.ts';

/** Known values of the newer fields of a filter (field-notes.md, "dependency version bounds"). */
export const DEPENDENCY_VALUES: Readonly<
  Record<'ecosystem' | 'transitivity' | 'licensePolicySettings', readonly string[]>
> = {
  ecosystem: [
    ...['no_package_manager', 'npm', 'pypi', 'gomod', 'cargo', 'maven', 'gem', 'composer', 'nuget'],
    ...['pub', 'swiftpm', 'hex', 'cocoapods', 'mix', 'opam'],
  ],
  transitivity: ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'],
  licensePolicySettings: ['ALLOW', 'COMMENT', 'BLOCK'].map((setting) => `LICENSE_POLICY_SETTING_${setting}`),
};

/** web-api.md 2.5, with the newer fields of field-notes ("dependency version bounds"); sent as it is. */
export type DependencyFilter = Readonly<Record<string, unknown>>;

const repository = object({ id, name: text, numDependencies: count, hasDependencyPathScan: boolean });

/** web-api.md 2.4. */
export type RepositorySummary = Decoded<typeof repository>;

const lockfile = object({ lockfilePath: text, numDependencies: count });

/** A lockfile of a repository (field-notes, "Dependencies, lockfiles, SBOMs"). */
export type LockfileSummary = Decoded<typeof lockfile>;

/** One use of a package by a repository. */
export type Dependency = ReturnType<typeof dependency>;

/** A row of a long list: nothing in it is required. */
function dependency(value: unknown) {
  const source = fieldsOf(value);
  const { name, versionSpecifier } = fieldsOf(source.package);
  const place = fieldsOf(source.definedAt ?? source.manifestDefinition);
  return {
    repositoryId: idOf(source.repositoryId),
    name: textOf(name) ?? '',
    version: textOf(versionSpecifier),
    ecosystem: textOf(source.ecosystem),
    /** `direct`, `transitive` or `unknown_transitivity`. */
    transitivity: enumOf(source.transitivity),
    licenses: textsOf(source.licenses) ?? [],
    /** The lockfile, else the manifest, that names it. */
    path: textOf(place.path),
    /** The same, if it is the lockfile's. */
    lockfilePath: textOf(fieldsOf(source.definedAt).path),
    line: countOf(place.startLine),
    url: textOf(place.url) ?? textOf(source.resolvedUrl),
  };
}

/** Goes back in the form in which it came. A server that leaves out zeros may send 0 for "no cursor". */
function cursor(value: unknown): string | bigint | undefined {
  return typeof value === 'string' ? value : id(value || 0) || undefined;
}

/** A page of a list by mixed paging (web-api.md 4.7). */
function pageAnswer<Row>(name: string, row: Decoder<Row>) {
  const rows = listAnswer(name, row, ['hasMore', 'cursor']);
  const end = object({ hasMore: boolean, cursor });
  return (value: unknown) => ({ rows: rows(value), ...end(value) });
}

export const repositoriesAnswer = pageAnswer('repositorySummaries', repository);
export const dependenciesAnswer = pageAnswer('dependencies', dependency);
export const lockfilesAnswer = pageAnswer('lockfileSummaries', lockfile);
