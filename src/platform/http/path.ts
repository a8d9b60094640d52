/** Values of a query by name: a list repeats the name, an absent value is left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

type QueryValue = string | number | bigint | boolean;

/** The query with its `?`; empty when there are no values. */
export function queryText(query: Query = {}): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) values.append(name, String(one));
  }
  return values.size === 0 ? '' : `?${values}`;
}

/** Why `name` can't stand in a path, or undefined when it can. */
export function pathProblem(name: string): string | undefined {
  const segments = name.split('/');
  if (segments.includes('')) return 'has an empty segment';
  if (segments.some((segment) => segment === '.' || segment === '..')) return 'has the segment `.` or `..`';
  if (!name.isWellFormed()) return 'is not valid Unicode';
  return undefined;
}

/** A name that can't stand in a path. */
export class NameError extends RangeError {
  override readonly name = 'NameError';
  /** Follows the name in a sentence. */
  readonly problem: string;

  constructor(problem: string) {
    super(`the name ${problem}`);
    this.problem = problem;
  }
}

/**
 * A name as it stands in a path: each segment percent-encoded, the slashes between them literal, because
 * deployed servers answer `%2F` with a redirect.
 *
 * @throws NameError for an empty, `.` or `..` segment, which would lead to another path
 */
export function encodePath(name: string): string {
  const problem = pathProblem(name);
  if (problem !== undefined) throw new NameError(problem);
  return name.split('/').map(encodeURIComponent).join('/');
}
