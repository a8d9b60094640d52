import { type Fields, isBoolean, isId, isString, listOf, objectOf } from '../http/body-checks.ts';
import type { Dependency, Repository } from '../resources.ts';

export interface DependencyFilter {
  license?: string[];
  lockfilePath?: string;
  name?: string;
  version?: string;
  repositoryId?: (number | bigint)[];
  packageFilters?: PackageFilter[];
}

interface PackageFilter {
  name?: string;
  exactNameMatch?: boolean;
  exactVersion?: string;
  versionLowerBound?: string;
  versionUpperBound?: string;
}

export const dependencyFilterFields: Fields = {
  license: listOf(isString),
  lockfilePath: isString,
  name: isString,
  version: isString,
  repositoryId: listOf(isId),
  packageFilters: listOf(
    objectOf({
      name: isString,
      exactNameMatch: isBoolean,
      exactVersion: isString,
      versionLowerBound: isString,
      versionUpperBound: isString,
    }),
  ),
};

/**
 * The dependencies of a repository that match. One dependency has to match every field that is given; of a list, one
 * entry is enough. Bounds are inclusive. The document leaves all of this open.
 */
export function matchingDependencies(
  filter: DependencyFilter | undefined,
): (repository: Repository) => readonly Dependency[] {
  if (filter === undefined || Object.keys(filter).length === 0)
    return (repository) => repository.dependencies;
  const ids = filter.repositoryId && new Set(filter.repositoryId.map(BigInt));
  const matches = (dependency: Dependency) =>
    (filter.license?.includes(dependency.license) ?? true) &&
    (filter.lockfilePath === undefined || filter.lockfilePath === dependency.lockfilePath) &&
    (filter.name === undefined || filter.name === dependency.name) &&
    (filter.version === undefined || filter.version === dependency.version) &&
    (filter.packageFilters?.some((wanted) => matchesPackage(wanted, dependency)) ?? true);
  return (repository) => (ids?.has(repository.id) === false ? [] : repository.dependencies.filter(matches));
}

function matchesPackage(wanted: PackageFilter, { name, version }: Dependency): boolean {
  if (wanted.name !== undefined) {
    const named = wanted.exactNameMatch
      ? name === wanted.name
      : name.toLowerCase().includes(wanted.name.toLowerCase());
    if (!named) return false;
  }
  const { exactVersion, versionLowerBound, versionUpperBound } = wanted;
  return (
    (exactVersion === undefined || exactVersion === version) &&
    (versionLowerBound === undefined || compareVersions(version, versionLowerBound) >= 0) &&
    (versionUpperBound === undefined || compareVersions(version, versionUpperBound) <= 0)
  );
}

function compareVersions(one: string, other: string): number {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
