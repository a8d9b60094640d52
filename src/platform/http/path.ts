/** Values of a query by name: a list repeats the name, undefined is left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

type QueryValue = string | number | bigint | boolean;

export function queryText(query: Query = {}): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined) values.append(name, String(item));
  }
  return values.size === 0 ? '' : `?${values}`;
}

/** The problem of a name that cannot be part of a path, if it has one. */
export function pathProblem(name: string): string | undefined {
  const segments = name.split('/');
  if (segments.includes('')) return 'has an empty segment';
  if (segments.some((segment) => segment === '.' || segment === '..')) return 'has the segment `.` or `..`';
  if (!name.isWellFormed()) return 'is not valid Unicode';
  return undefined;
}

export class NameError extends RangeError {
  /** Follows the name in a sentence. */
  readonly problem: string;

  constructor(problem: string) {
    super(`the name ${problem}`);
    this.problem = problem;
  }
}

/** @param deployment its slug or its id: endpoints differ */
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

/** The path of one part of the newer policies; without `part`, of all of them. */
export function policiesPath(deploymentId: bigint, part?: 'code' | 'secrets' | 'remediation'): string {
  const base = `/api/policies/v2/deployments/${deploymentId}`;
  if (part === undefined) return base;
  return part === 'remediation' ? `${base}/remediation-policies` : `${base}/detection-policy/${part}`;
}

/** Whether nobody along the way can read requests to an address: it is `https`, or on this machine. */
export function isSecure({ protocol, hostname }: URL): boolean {
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}
