import type { Finding } from '../platform/resources/finding.ts';
import { filterTest, findingFilter } from './conditions.ts';
import type { FindingQuery } from './filter.ts';
import { itemFilters, spellingOf } from './known.ts';

/** Stands for every row that a filter decided against as it came, so that a list of a million fits into memory. */
export interface Forgotten {
  /** The name of the filter. */
  failed: string;
}

export function isForgotten(row: Finding | Forgotten): row is Forgotten {
  return 'failed' in row;
}

/**
 * Returns a function that forgets the rows that a query does not select. It keeps every row if the query needs all of
 * them: for the items of a filter, which are held against all rows, for the projects of rows, and for tickets.
 *
 * @param sent names of the filters that the server was asked for: a row that fails one of them counts for it
 * @param exactNames the items of filters are held against nothing
 */
export function rowKeeper(
  { filters }: FindingQuery,
  sent: ReadonlySet<string>,
  exactNames: boolean,
): (row: Finding) => Finding | Forgotten {
  const needsAll = Object.keys(filters).some(
    (name) => name === 'has_ticket' || findingFilter(name).reads === 'project',
  );
  const needsItems = itemFilters(filters).some(({ filter, list: { names, patterns, except } }) =>
    [...names, ...patterns, ...except].some((item) => !filter.values?.includes(spellingOf(filter)(item))),
  );
  if (needsAll || (needsItems && !exactNames)) return (row) => row;
  const tests = Object.entries(filters)
    .map(([failed, value]) => ({ marker: { failed }, test: filterTest(failed, value) }))
    .sort((left, right) => Number(sent.has(right.marker.failed)) - Number(sent.has(left.marker.failed)));
  return (row) => {
    const verdicts = tests.map(({ test }) => test(row));
    // Notices count rows that lack a field, and a ticket is that of the finding's other rows, too.
    if (verdicts.includes(undefined) || row.ticket !== undefined) return row;
    return tests[verdicts.indexOf(false)]?.marker ?? row;
  };
}
