import { DEPENDENCY_WORDS } from '../../inputs/dependency-filter.ts';
import type { Context } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { listFailure } from '../../model/step-errors.ts';
import {
  type ItemForm,
  type ItemKind,
  placedItems,
  reportItems,
  unmatchedItems,
} from '../../model/unmatched.ts';
import type { Dependency, DependencyFilter } from '../../platform/resources/dependency.ts';

/** An item of the filter. `filter` asks for it alone, and `read` gives what it is compared with. */
interface FilterItem {
  item: string;
  kind: ItemKind;
  form?: ItemForm;
  /** Whether a longer text has it, too. */
  isPart?: boolean;
  filter: DependencyFilter;
  read: (
    row: Pick<Dependency, 'name' | 'version' | 'licenses'> & { path?: string },
  ) => readonly (string | undefined)[];
}

const INPUT = 'dependency-filter';

function itemsIn(filter: DependencyFilter): FilterItem[] {
  const listOf = (key: string) => [filter[key] ?? []].flat() as string[];
  const packages = (filter.packageFilters ?? []) as Readonly<Record<string, string | boolean | undefined>>[];
  const value = { kind: 'value' } as const;
  const words = Object.entries(DEPENDENCY_WORDS).flatMap(([key, known]) =>
    listOf(key).flatMap((item): FilterItem[] =>
      known.includes(item) ? [] : [{ item, kind: 'word', filter: { [key]: [item] }, read: () => [] }],
    ),
  );
  return [
    ...listOf('license').map((item): FilterItem => {
      return {
        ...value,
        item,
        form: 'phrase',
        filter: { license: [item] },
        read: ({ licenses }) => licenses,
      };
    }),
    ...listOf('name').map((item): FilterItem => {
      return {
        ...value,
        item,
        form: 'package',
        isPart: true,
        filter: { name: item },
        read: ({ name }) => [name],
      };
    }),
    ...listOf('version').map((item): FilterItem => {
      return { ...value, item, filter: { version: item }, read: ({ version }) => [version] };
    }),
    ...listOf('lockfilePath').map((item): FilterItem => {
      return { ...value, item, form: 'path', filter: { lockfilePath: item }, read: ({ path }) => [path] };
    }),
    ...packages.flatMap(({ name, exactNameMatch }): FilterItem[] => {
      if (typeof name !== 'string') return [];
      const alone = { packageFilters: [{ name, exactNameMatch }] };
      const isPart = exactNameMatch !== true;
      return [{ ...value, item: name, form: 'package', isPart, filter: alone, read: (row) => [row.name] }];
    }),
    ...words,
  ];
}

/**
 * Holds the items of a filter against the dependencies that were listed, or where the list does not show them, against
 * those that each item finds alone, and against a page without the items.
 *
 * @param rows the packages that were listed; undefined for a list of something else
 * @param count the number of rows that were listed
 */
export async function checkItems(
  context: Context,
  deploymentId: bigint,
  filter: DependencyFilter = {},
  rows: readonly Parameters<FilterItem['read']>[0][] | undefined,
  count: number,
): Promise<void> {
  const items = itemsIn(filter);
  if (count > 0 && items.length <= 1) return;
  const { repositoryId, includeArchived } = filter;
  const firstPage = async (only: DependencyFilter): Promise<readonly Dependency[]> => {
    const pages = context.platform.dependencies(deploymentId, { ...only, repositoryId, includeArchived });
    for await (const page of pages) return page;
    return [];
  };
  const isIn = ({ item, isPart, read }: FilterItem, row: Parameters<FilterItem['read']>[0]) =>
    read(row).some((text = '') =>
      isPart ? nameKey(text).includes(nameKey(item)) : nameKey(text) === nameKey(item),
    );
  const isFound = async (item: FilterItem) =>
    count > 0 && (rows?.some((row) => isIn(item, row)) || (await firstPage(item.filter)).length > 0);
  try {
    const open: FilterItem[] = [];
    for (const item of items) if (!(await isFound(item))) open.push(item);
    if (open.length === 0) return;
    const page = open.some(({ kind }) => kind === 'value') ? await firstPage({}) : [];
    const unmatched = open.flatMap((item) => {
      if (page.some((row) => isIn(item, row))) return [];
      const known = page.flatMap(item.read).filter((text) => text !== undefined);
      return unmatchedItems({ names: [item.item] }, item.kind, known, item.form);
    });
    reportItems(context.notices, placedItems(unmatched, { input: INPUT }, 0), 'reads', 'dependencies');
  } catch (error) {
    const names = items.map(({ item }) => item);
    context.notices.push({
      kind: 'names-unchecked',
      subject: 'dependencies',
      names,
      cause: listFailure(error),
    });
  }
}
