import type { Context } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { type ItemForm, MAX_NEAR } from '../../model/nearest.ts';
import type { Notice } from '../../model/notice.ts';
import { listFailure } from '../../model/step-errors.ts';
import {
  type ItemKind,
  markSelectingNothing,
  reportItems,
  type UnmatchedItem,
  unmatchedItems,
} from '../../model/unmatched.ts';
import {
  DEPENDENCY_VALUES,
  type Dependency,
  type DependencyFilter,
} from '../../platform/resources/dependency.ts';

type Row = Partial<Dependency>;

interface Field {
  /** Its values in a row. */
  read: (row: Row) => readonly unknown[];
  /** Its values are whole ones, by every reading of the API's documents. */
  isExact?: boolean;
  /** Set for a field whose items may match nothing. */
  form?: ItemForm;
  /** An item is found in a longer value, too. */
  isPart?: boolean;
}
type FilterItem = Field & { item: string; kind: ItemKind };

const INPUT = 'dependency-filter';
const NAME: Field = { read: ({ name }) => [name], form: 'package', isPart: true };
const FIELDS: Readonly<Record<string, Field>> = {
  repositoryId: { read: ({ repositoryId }) => [repositoryId], isExact: true },
  ecosystem: { read: ({ ecosystem }) => [ecosystem], isExact: true },
  transitivity: { read: ({ transitivity }) => [transitivity], isExact: true },
  license: { read: ({ licenses = [] }) => licenses, form: 'phrase' },
  name: NAME,
  version: { read: ({ version }) => [version], form: 'name' },
  lockfilePath: { read: ({ lockfilePath }) => [lockfilePath], form: 'path' },
};

/** Goes by the most lenient reading of the API's documents; a missing value may match. */
function mayMatch(row: Row, field: string, wanted: unknown, isExact = FIELDS[field]?.isExact): boolean {
  if (field === 'packageFilters')
    return (wanted as readonly DependencyFilter[]).some(
      ({ name = '', exactNameMatch, exactVersion = '' }) =>
        mayMatch(row, 'name', name, exactNameMatch === true && name !== '') &&
        mayMatch(row, 'version', exactVersion, exactVersion !== ''),
    );
  const texts = FIELDS[field]?.read(row).flatMap((value) => (value === undefined ? [] : normal(value))) ?? [];
  const parts = [wanted].flat().map(normal);
  const isLike = (text: string) => parts.some((part) => (isExact ? text === part : text.includes(part)));
  return texts.length === 0 || texts.some(isLike);
}

/** One form of names that are the same to registries, and of versions with and without `v`. */
function normal(value: unknown): string {
  const text = String(value).trim().toLowerCase();
  return text.replace(/^[v=]+(?=\d)/, '').replaceAll(/[-_.]+/g, '-');
}

/** Drops the rows that contradict the filter that was sent. `notices` counts them. */
export function contradictionCheck(filter: DependencyFilter = {}) {
  const dropped = new Map<string, number>();
  return {
    matching<Listed>(rows: readonly Listed[], shownBy: (row: Listed) => Row): Listed[] {
      return rows.filter((row) => {
        const [field] =
          Object.entries(filter).find(([name, wanted]) => !mayMatch(shownBy(row), name, wanted)) ?? [];
        if (field !== undefined) dropped.set(field, (dropped.get(field) ?? 0) + 1);
        return field === undefined;
      });
    },
    notices: () =>
      Array.from(dropped, ([field, rows]): Notice => {
        return { kind: 'filter-ignored', filter: `${INPUT}: ${field}`, rows };
      }),
  };
}

function itemsIn(filter: DependencyFilter): FilterItem[] {
  const listOf = (key: string) => [filter[key] ?? []].flat() as string[];
  const packages = (filter.packageFilters ?? []) as readonly { name?: string; exactNameMatch?: boolean }[];
  const named = Object.entries(FIELDS).filter(([, { form }]) => form !== undefined);
  const words = Object.entries(DEPENDENCY_VALUES).flatMap(([key, known]) =>
    listOf(key).filter((item) => !known.includes(item)),
  );
  return [
    ...named.flatMap(([key, field]) =>
      listOf(key).map((item) => ({ ...field, item, kind: 'value' as const })),
    ),
    ...packages.flatMap(({ name: item, exactNameMatch }) =>
      item === undefined ? [] : { ...NAME, isPart: exactNameMatch !== true, item, kind: 'value' as const },
    ),
    ...words.map((item) => ({ item, kind: 'word' as const, read: () => [] })),
  ];
}

function isIn({ item, isPart }: FilterItem, text: string): boolean {
  return isPart ? nameKey(text).includes(nameKey(item)) : nameKey(text) === nameKey(item);
}

function textsOf({ read }: FilterItem, rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap(read).flatMap((value) => (value === undefined ? [] : String(value))))];
}

/**
 * Holds items against the dependencies that the filter finds, and a page of all others.
 *
 * @param listed undefined for a list of something else than packages
 * @param count of listed rows: a single item is found in any
 */
export async function checkItems(
  context: Context,
  deploymentId: bigint,
  filter: DependencyFilter = {},
  listed: readonly Row[] | undefined,
  count: number,
): Promise<void> {
  const items = itemsIn(filter);
  if (items.length === 0 || (count > 0 && items.length === 1)) return;
  const { repositoryId, includeArchived, ...others } = filter;
  const firstPage = async (one: DependencyFilter): Promise<readonly Row[]> => {
    for await (const page of context.platform.dependencies(deploymentId, one)) return page;
    return [];
  };
  const [field = '', ...more] = Object.keys(others);
  // A list by one field that finds nothing compares more strictly than this step.
  const isStrict = count === 0 && more.length === 0 && FIELDS[field]?.form !== undefined;
  try {
    const found = listed ?? (count > 0 ? await firstPage(filter) : []);
    const open = items
      .filter((item) => !textsOf(item, found).some((text) => isIn(item, text)))
      // A word that the platform does not know may still select.
      .filter(({ kind }) => kind === 'value' || count === 0);
    if (open.length === 0) return;
    const page = [...found, ...(await firstPage({ repositoryId, includeArchived }))];
    const unmatched = open.flatMap((item): UnmatchedItem[] => {
      const known = textsOf(item, page);
      const near = known.filter((text) => isIn(item, text)).slice(0, MAX_NEAR);
      if (near.length === 0) return unmatchedItems(INPUT, { names: [item.item] }, item.kind, known, item);
      const mistaken = { input: INPUT, item: item.item, kind: 'value', role: 'selects', near } as const;
      return isStrict ? [{ ...mistaken, verdict: 'mistaken' }] : [];
    });
    reportItems(context.notices, markSelectingNothing(unmatched, 0), 'reads', 'dependencies');
  } catch (error) {
    const names = items.map(({ item }) => item);
    const cause = listFailure(error);
    context.notices.push({ kind: 'names-unchecked', subject: 'dependencies', names, cause });
  }
}
