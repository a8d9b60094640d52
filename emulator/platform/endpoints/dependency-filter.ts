import {
  type Check,
  type Fields,
  isBoolean,
  isId,
  isString,
  listOf,
  objectOf,
  oneOf,
} from '../http/body-checks.ts';
import type { Dependency, Repository } from '../resources.ts';

export interface DependencyFilter {
  license?: string[];
  lockfilePath?: string;
  name?: string;
  version?: string;
  repositoryId?: (number | bigint)[];
  packageFilters?: PackageFilter[];
  ecosystem?: OneOrMore;
  transitivity?: OneOrMore;
  licensePolicySettings?: OneOrMore;
  /** True: archived repositories only; else only those that are not. */
  includeArchived?: boolean;
}

/** Whether these fields are lists is not written anywhere: both are taken. */
type OneOrMore = string | string[];

interface PackageFilter {
  name?: string;
  exactNameMatch?: boolean;
  exactVersion?: string;
  versionLowerBound?: string;
  versionUpperBound?: string;
}

const ecosystems = [
  ...['no_package_manager', 'npm', 'pypi', 'gomod', 'cargo', 'maven', 'gem', 'composer', 'nuget', 'pub'],
  ...['swiftpm', 'hex', 'cocoapods', 'mix', 'opam'],
];
const transitivities = ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'];
const policySettings = ['ALLOW', 'COMMENT', 'BLOCK'].map((setting) => `LICENSE_POLICY_SETTING_${setting}`);

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
  ecosystem: oneOrMoreOf(ecosystems),
  transitivity: oneOrMoreOf(transitivities),
  licensePolicySettings: oneOrMoreOf(policySettings),
  includeArchived: isBoolean,
};

function oneOrMoreOf(values: readonly string[]): Check {
  const [isOne, areSome] = [oneOf(values), listOf(oneOf(values))];
  return (value) => (Array.isArray(value) ? areSome(value) : isOne(value));
}

/**
 * The dependencies of a repository that match. One dependency has to match every field that is given; of a list, one
 * entry is enough. The document leaves this open.
 */
export function matchingDependencies(
  filter: DependencyFilter = {},
): (repository: Repository) => readonly Dependency[] {
  const ids = filter.repositoryId && new Set(filter.repositoryId.map(BigInt));
  const matches = (dependency: Dependency) => matchesDependency(filter, dependency);
  return (repository) => {
    if ((repository.isArchived ?? false) !== (filter.includeArchived ?? false)) return [];
    return ids?.has(repository.id) === false ? [] : repository.dependencies.filter(matches);
  };
}

function matchesDependency(filter: DependencyFilter, dependency: Dependency): boolean {
  const {
    ecosystem = 'no_package_manager',
    transitivity = 'UNKNOWN_TRANSITIVITY',
    licensePolicySetting = 'LICENSE_POLICY_SETTING_ALLOW',
  } = dependency;
  return (
    (filter.license?.includes(dependency.license) ?? true) &&
    (filter.lockfilePath === undefined || filter.lockfilePath === dependency.lockfilePath) &&
    (filter.name === undefined || filter.name === dependency.name) &&
    (filter.version === undefined || filter.version === dependency.version) &&
    isAmong(ecosystem, filter.ecosystem) &&
    isAmong(transitivity, filter.transitivity) &&
    isAmong(licensePolicySetting, filter.licensePolicySettings) &&
    (filter.packageFilters?.some((wanted) => matchesPackage(wanted, dependency)) ?? true)
  );
}

function isAmong(value: string, wanted: OneOrMore | undefined): boolean {
  return wanted === undefined || [wanted].flat().includes(value);
}

function matchesPackage(wanted: PackageFilter, { name, version }: Dependency): boolean {
  if (wanted.name !== undefined) {
    const named = wanted.exactNameMatch
      ? name === wanted.name
      : name.toLowerCase().includes(wanted.name.toLowerCase());
    if (!named) return false;
  }
  const { exactVersion, versionLowerBound, versionUpperBound } = wanted;
  if (exactVersion !== undefined) return exactVersion === version;
  return (
    (versionLowerBound === undefined || isWithin(version, versionLowerBound, '>=')) &&
    (versionUpperBound === undefined || isWithin(version, versionUpperBound, '<='))
  );
}

/** `>=1.0.0` and its like; a bound without an operator includes the version itself. */
function isWithin(version: string, bound: string, byDefault: '>=' | '<='): boolean {
  const [, operator = '', asked = ''] = /^\s*(>=|<=|==|=|>|<)?\s*(.*)$/.exec(bound) ?? [];
  const difference = compareVersions(version, asked);
  switch (operator || byDefault) {
    case '>':
      return difference > 0;
    case '<':
      return difference < 0;
    case '>=':
      return difference >= 0;
    case '<=':
      return difference <= 0;
    default:
      return difference === 0;
  }
}

/** Number by number; what follows a hyphen comes before the version without it. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index += 1) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.suffix === right.suffix) return 0;
  if (left.suffix === '') return 1;
  if (right.suffix === '') return -1;
  return left.suffix < right.suffix ? -1 : 1;
}

function partsOf(version: string): { numbers: number[]; suffix: string } {
  const [bare = '', ...suffix] = version.replace(/^v/, '').split('-');
  return { numbers: bare.split('.').map((part) => Number(part) || 0), suffix: suffix.join('-') };
}
