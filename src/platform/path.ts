/** Why `name` can't stand in a path, or undefined when it can. */
export function pathProblem(name: string): string | undefined {
  const segments = name.split('/');
  if (segments.includes('')) return 'has an empty segment';
  if (segments.some((segment) => segment === '.' || segment === '..')) return 'has the segment `.` or `..`';
  if (!name.isWellFormed()) return 'is not valid Unicode';
  return undefined;
}

/**
 * A name as it stands in a path: each segment percent-encoded, the slashes between them literal, because
 * deployed servers answer `%2F` with a redirect.
 *
 * @throws RangeError for an empty, `.` or `..` segment, which would lead to another path
 */
export function encodePath(name: string): string {
  const problem = pathProblem(name);
  if (problem !== undefined) throw new RangeError(`the name ${problem}`);
  return name.split('/').map(encodeURIComponent).join('/');
}
