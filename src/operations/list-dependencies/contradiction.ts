import type { Notice } from '../../model/notice.ts';
import type { Dependency, DependencyFilter } from '../../platform/resources/dependency.ts';

type Shown = Partial<Dependency>;

/** The values of a row by the fields of a filter that a row shows: nobody says how versions are ordered. */
const VALUES: Readonly<Record<string, (row: Shown) => readonly unknown[]>> = {
  repositoryId: ({ repositoryId }) => [repositoryId],
  ecosystem: ({ ecosystem }) => [ecosystem],
  transitivity: ({ transitivity }) => [transitivity],
  license: ({ licenses = [] }) => licenses,
  lockfilePath: ({ lockfilePath }) => [lockfilePath],
  name: ({ name }) => [name],
  version: ({ version }) => [version],
};
const EXACT = ['repositoryId', 'ecosystem', 'transitivity'];

/** Whether a row may match a field, by the most lenient reading of the API's documents; a missing value may. */
function mayMatch(row: Shown, field: string, wanted: unknown, isExact = EXACT.includes(field)): boolean {
  if (field === 'packageFilters')
    return (wanted as readonly DependencyFilter[]).some(
      ({ name = '', exactNameMatch, exactVersion = '' }) =>
        mayMatch(row, 'name', name, exactNameMatch === true && name !== '') &&
        mayMatch(row, 'version', exactVersion, exactVersion !== ''),
    );
  const texts = VALUES[field]?.(row).flatMap((value) => (value === undefined ? [] : normal(value))) ?? [];
  const parts = [wanted].flat().map(normal);
  const isLike = (text: string) => parts.some((part) => (isExact ? text === part : text.includes(part)));
  return texts.length === 0 || texts.some(isLike);
}

/** One form of names that registries take for the same, and of versions with and without `v`. */
function normal(value: unknown): string {
  const text = String(value).trim().toLowerCase();
  return text.replace(/^[v=]+(?=\d)/, '').replaceAll(/[-_.]+/g, '-');
}

/** Drops the rows that contradict the filter that was sent. `notices` counts them. */
export function contradictionCheck(filter: DependencyFilter = {}) {
  const dropped = new Map<string, number>();
  return {
    matching<Row>(rows: readonly Row[], shownBy: (row: Row) => Shown): Row[] {
      return rows.filter((row) => {
        const [field] =
          Object.entries(filter).find(([name, wanted]) => !mayMatch(shownBy(row), name, wanted)) ?? [];
        if (field !== undefined) dropped.set(field, (dropped.get(field) ?? 0) + 1);
        return field === undefined;
      });
    },
    notices: () =>
      Array.from(dropped, ([field, rows]): Notice => {
        return { kind: 'filter-ignored', filter: `dependency-filter: ${field}`, rows };
      }),
  };
}
