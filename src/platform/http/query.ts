/** Values of a query by name: a list repeats the name, an absent value is left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

type QueryValue = string | number | bigint | boolean;

/** The query with its `?`; empty when there are no values. */
export function queryText(query: Query | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    const values = Array.isArray(value) ? value : [value];
    return values.map((one: QueryValue) => [name, String(one)]);
  });
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
