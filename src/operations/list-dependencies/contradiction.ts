import type { Notice } from '../../model/notice.ts';
import type { DependencyFilter } from '../../platform/resources/dependency.ts';

/** The fields of a row that show whether it matches a filter; a missing one shows nothing. */
interface Shown {
  repositoryId?: bigint;
  name?: string;
  version?: string;
  ecosystem?: string;
  transitivity?: string;
  licenses?: readonly string[];
  lockfilePath?: string;
}

type PackageFilter = Readonly<Partial<Record<'name' | 'exactVersion', string>>> & {
  exactNameMatch?: boolean;
};

/**
 * Whether a row may match a field of a filter. As lenient as any reading of the API's documents: only
 * `packageFilters` say what an exact name is, and nobody says how versions are ordered.
 */
const TESTS: Readonly<Record<string, (row: Shown, wanted: never) => boolean>> = {
  repositoryId: ({ repositoryId }, wanted: readonly bigint[]) =>
    repositoryId === undefined || wanted.includes(repositoryId),
  name: ({ name }, wanted: string) => contains(name, wanted),
  version: ({ version }, wanted: string) => contains(version, wanted),
  lockfilePath: ({ lockfilePath }, wanted: string) => contains(lockfilePath, wanted),
  ecosystem: ({ ecosystem }, wanted: readonly string[]) => isOneOf(ecosystem, wanted),
  transitivity: ({ transitivity }, wanted: readonly string[]) => isOneOf(transitivity, wanted),
  license: ({ licenses = [] }, wanted: readonly string[]) =>
    licenses.length === 0 || licenses.some((license) => wanted.some((one) => contains(license, one))),
  packageFilters: (row, wanted: readonly PackageFilter[]) => wanted.some((one) => mayBePackage(row, one)),
};

function mayBePackage(
  { name, version }: Shown,
  { name: wanted, exactNameMatch, exactVersion }: PackageFilter,
): boolean {
  const isVersion = isOneOf(version, [exactVersion ?? version ?? '']);
  const isName = wanted === undefined || (exactNameMatch ? isOneOf(name, [wanted]) : contains(name, wanted));
  return isVersion && isName;
}

function contains(text: string | undefined, part: string): boolean {
  return text === undefined || normal(text).includes(normal(part));
}

function isOneOf(text: string | undefined, wanted: readonly string[]): boolean {
  return text === undefined || wanted.some((one) => normal(one) === normal(text));
}

/** One form of a name that registries take for the same, and of a version with and without `v`. */
function normal(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[v=]+(?=\d)/, '')
    .replaceAll(/[-_.]+/g, '-');
}

/** Drops the rows that contradict the filter that was sent, and counts them. */
export function contradictionCheck(filter: DependencyFilter = {}) {
  const tests = Object.entries(filter).flatMap(([field, wanted]) => {
    const test = TESTS[field] as ((row: Shown, wanted: unknown) => boolean) | undefined;
    return test === undefined ? [] : [{ field, test: (row: Shown) => test(row, wanted) }];
  });
  const dropped = new Map<string, number>();
  return {
    matching<Row>(rows: readonly Row[], shownBy: (row: Row) => Shown): Row[] {
      return rows.filter((row) => {
        const failed = tests.find(({ test }) => !test(shownBy(row)));
        if (failed !== undefined) dropped.set(failed.field, (dropped.get(failed.field) ?? 0) + 1);
        return failed === undefined;
      });
    },
    notices: (): Notice[] =>
      Array.from(dropped, ([field, rows]) => {
        return { kind: 'filter-ignored', filter: `dependency-filter: ${field}`, rows };
      }),
  };
}
