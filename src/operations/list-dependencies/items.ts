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

type Row = Pick<Dependency, 'name' | 'version' | 'licenses'> & { path?: string };

/** The values that an item is compared with; as a part, an item is found in a longer one, too. */
interface Field {
  form?: ItemForm;
  isPart?: boolean;
  read: (row: Row) => readonly (string | undefined)[];
}
type FilterItem = Field & { item: string; kind: ItemKind };

const INPUT = 'dependency-filter';
const NAME: Field = { form: 'package', isPart: true, read: ({ name }) => [name] };
const FIELDS: Readonly<Record<string, Field>> = {
  license: { form: 'phrase', read: ({ licenses }) => licenses },
  name: NAME,
  version: { read: ({ version }) => [version] },
  lockfilePath: { form: 'path', read: ({ path }) => [path] },
};

function itemsIn(filter: DependencyFilter): FilterItem[] {
  const listOf = (key: string) => [filter[key] ?? []].flat() as string[];
  const packages = (filter.packageFilters ?? []) as readonly { name?: string; exactNameMatch?: boolean }[];
  return [
    ...Object.entries(FIELDS).flatMap(([key, field]) =>
      listOf(key).map((item) => ({ ...field, item, kind: 'value' as const })),
    ),
    ...packages.flatMap(({ name: item, exactNameMatch }) =>
      item === undefined ? [] : [{ ...NAME, isPart: exactNameMatch !== true, item, kind: 'value' as const }],
    ),
    ...Object.entries(DEPENDENCY_WORDS).flatMap(([key, known]) => {
      const unknown = listOf(key).filter((item) => !known.includes(item));
      return unknown.map((item) => ({ item, kind: 'word' as const, read: () => [] }));
    }),
  ];
}

/**
 * Holds the items of a filter against the dependencies that it finds, and against a page of all others.
 *
 * @param listed the packages that were listed; undefined for a list of something else
 * @param count the number of rows that were listed: where there are any, a single item is found
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
  const { repositoryId, includeArchived } = filter;
  const firstPage = async (one: DependencyFilter): Promise<readonly Row[]> => {
    for await (const page of context.platform.dependencies(deploymentId, one)) return page;
    return [];
  };
  const isOpen = (rows: readonly Row[]) => {
    const isIn = ({ item, isPart }: FilterItem, text: string) =>
      isPart ? nameKey(text).includes(nameKey(item)) : nameKey(text) === nameKey(item);
    return (item: FilterItem) => !rows.some((row) => item.read(row).some((text = '') => isIn(item, text)));
  };
  try {
    const found = listed ?? (count > 0 ? await firstPage(filter) : []);
    // A word that the platform does not know may still select.
    const open = items.filter(isOpen(found)).filter(({ kind }) => kind === 'value' || count === 0);
    if (open.length === 0) return;
    const others = await firstPage({ repositoryId, includeArchived });
    const unmatched = open.filter(isOpen(others)).flatMap(({ item, kind, form, read }) => {
      const known = [...found, ...others].flatMap(read).filter((text) => text !== undefined);
      return unmatchedItems({ names: [item] }, kind, known, form);
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
