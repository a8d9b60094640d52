import {
  boolean,
  count,
  countOf,
  type Decoded,
  type Decoder,
  decodeAt,
  enumOf,
  fields,
  fieldsOf,
  id,
  idOf,
  listAnswer,
  object,
  requiredText,
  ShapeError,
  text,
  textOf,
  textsOf,
} from '../http/decode.ts';
import { isSecure } from '../http/path.ts';

/** Known values of newer fields (field-notes, "dependency version bounds"). */
export const DEPENDENCY_VALUES = {
  ecosystem: [
    ...['no_package_manager', 'npm', 'pypi', 'gomod', 'cargo', 'maven', 'gem', 'composer', 'nuget'],
    ...['pub', 'swiftpm', 'hex', 'cocoapods', 'mix', 'opam'],
  ],
  transitivity: ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'],
  licensePolicySettings: ['ALLOW', 'COMMENT', 'BLOCK'].map((setting) => `LICENSE_POLICY_SETTING_${setting}`),
};

/** web-api.md 2.5, and field-notes ("dependency version bounds"); sent as it is. */
export type DependencyFilter = Readonly<Record<string, unknown>>;

const repository = object({ id, name: text, numDependencies: count, hasDependencyPathScan: boolean });

/** web-api.md 2.4. */
export type RepositorySummary = Decoded<typeof repository>;

const lockfile = object({ lockfilePath: text, numDependencies: count });

export type LockfileSummary = Decoded<typeof lockfile>;

/** One use of a package by a repository (field-notes, "Dependencies, lockfiles, SBOMs"). */
export type Dependency = ReturnType<typeof dependency>;

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
    /** The lockfile, else the manifest. */
    path: textOf(place.path),
    lockfilePath: textOf(fieldsOf(source.definedAt).path),
    line: countOf(place.startLine),
    url: textOf(place.url) ?? textOf(source.resolvedUrl),
  };
}

/** Goes back in the form in which it came. A server may send 0 for "no cursor". */
function cursor(value: unknown): string | bigint | undefined {
  return typeof value === 'string' ? value : id(value || 0) || undefined;
}

/** web-api.md 4.7. */
function pageAnswer<Row>(name: string, row: Decoder<Row>) {
  const rows = listAnswer(name, row, ['hasMore', 'cursor']);
  const end = object({ hasMore: boolean, cursor });
  return (value: unknown) => ({ rows: rows(value), ...end(value) });
}

export const repositoriesAnswer = pageAnswer('repositorySummaries', repository);
export const dependenciesAnswer = pageAnswer('dependencies', dependency);
export const lockfilesAnswer = pageAnswer('lockfileSummaries', lockfile);

export type CycloneDxVersion = '1.4' | '1.5' | '1.6' | '1.7';

export const sbomTaskAnswer = object({ taskToken: requiredText });

/** Errors show only the origin: the rest gives access to the file. */
function secureAddress(value: unknown) {
  const url = URL.parse(requiredText(value));
  if (url === null || url.origin === 'null') throw new ShapeError('is not an address');
  if (!isSecure(url)) throw new ShapeError(`is not an \`https\` address: ${url.origin}`);
  return url;
}

/** `status` is `in_progress`, `completed`, `failed` or a newer one. */
export function sbomJobAnswer(value: unknown) {
  const source = fields(value);
  const status = enumOf(source.status, 'SBOM_EXPORT_STATUS_');
  const downloadUrl =
    status === 'completed' ? decodeAt('downloadUrl', secureAddress, source.downloadUrl) : undefined;
  return { status, errorMessage: textOf(source.errorMessage), downloadUrl };
}

/** @throws ShapeError unless the answer is a CycloneDX document of the version */
export function sbomDocument(version: CycloneDxVersion) {
  return (value: unknown, text: string) => {
    const { bomFormat, specVersion, serialNumber } = fieldsOf(value);
    if (bomFormat === 'CycloneDX' && specVersion === version)
      return { text, hasSerialNumber: Boolean(textOf(serialNumber)) };
    throw new ShapeError(`is not a document of CycloneDX ${version}`);
  };
}
