/** A list repeats the name, undefined is left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

type QueryValue = string | number | bigint | boolean;

export function queryText(query: Query = {}): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined) values.append(name, String(item));
  }
  return values.size === 0 ? '' : `?${values}`;
}

/** Why a name cannot be part of a path; undefined if it can. */
export function pathProblem(name: string): string | undefined {
  const segments = name.split('/');
  if (segments.includes('')) return 'has an empty segment';
  if (segments.includes('.') || segments.includes('..')) return 'has the segment `.` or `..`';
  if (!name.isWellFormed()) return 'is not valid Unicode';
  return undefined;
}

/** The message follows the name in a sentence. */
export class NameError extends RangeError {}

/** @param deployment slug or id: endpoints differ */
export function deploymentPath(deployment: string | bigint): string {
  return `/api/v1/deployments/${encodeURIComponent(String(deployment))}`;
}

/**
 * The path of a project. The slashes in its name stay, because servers answer `%2F` with a redirect.
 *
 * @throws NameError for an empty, `.` or `..` segment, which would lead to another path
 */
export function projectPath(slug: string, name: string): string {
  const problem = pathProblem(name);
  if (problem !== undefined) throw new NameError(problem);
  return `${deploymentPath(slug)}/projects/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** The path of a part of the newer policies; without `part`, of those of every product. */
export function policiesPath(deploymentId: bigint, part?: 'code' | 'secrets' | 'remediation'): string {
  const product = part === undefined ? '' : `/${part}`;
  const name = part === 'remediation' ? 'remediation-policies' : `detection-policy${product}`;
  return `/api/policies/v2/deployments/${deploymentId}/${name}`;
}

/** Whether nobody on the way can read requests to an address: it is `https`, or on this machine. */
export function isSecure({ protocol, hostname }: URL): boolean {
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}
