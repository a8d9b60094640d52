import { DEPENDENCY_WORDS } from '../../inputs/dependency-filter.ts';
import type { Context } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { type ItemForm, MAX_NEAR } from '../../model/nearest.ts';
import { listFailure } from '../../model/step-errors.ts';
import {
  type ItemKind,
  markSelectingNothing,
  reportItems,
  type UnmatchedItem,
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
  const { repositoryId, includeArchived, ...others } = filter;
  const firstPage = async (one: DependencyFilter): Promise<readonly Row[]> => {
    for await (const page of context.platform.dependencies(deploymentId, one)) return page;
    return [];
  };
  const isIn = ({ item, isPart }: FilterItem, text: string) =>
    isPart ? nameKey(text).includes(nameKey(item)) : nameKey(text) === nameKey(item);
  const textsOf = ({ read }: FilterItem, rows: readonly Row[]) => [
    ...new Set(rows.flatMap(read).filter((text) => text !== undefined)),
  ];
  const [field = '', ...more] = Object.keys(others);
  // A list by one field that finds nothing compares more strictly than this step.
  const isStrict = count === 0 && more.length === 0 && field in FIELDS;
  try {
    const found = listed ?? (count > 0 ? await firstPage(filter) : []);
    // A word that the platform does not know may still select.
    // A word that the platform does not know may still select.
    const open = items
      .filter((item) => !textsOf(item, found).some((text) => isIn(item, text)))
      .filter(({ kind }) => kind === 'value' || count === 0);
    if (open.length === 0) return;
    const page = [...found, ...(await firstPage({ repositoryId, includeArchived }))];
    const unmatched = open.flatMap((item): UnmatchedItem[] => {
      const known = textsOf(item, page);
      const near = known.filter((text) => isIn(item, text)).slice(0, MAX_NEAR);
      if (near.length === 0) return unmatchedItems(INPUT, { names: [item.item] }, item.kind, known, item);
      return isStrict
        ? [{ input: INPUT, item: item.item, kind: 'value', role: 'selects', verdict: 'mistaken', near }]
        : [];
    });
    reportItems(context.notices, markSelectingNothing(unmatched, 0), 'reads', 'dependencies');
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
