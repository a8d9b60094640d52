import { encodePath } from './http/path.ts';

/** @throws NameError when the slug can't stand in a path */
export function deploymentPath(slug: string): string {
  // A slug is one segment, whatever is in it.
  return `/api/v1/deployments/${encodePath(slug).replaceAll('/', '%2F')}`;
}

/** @throws NameError when a name can't stand in a path */
export function projectPath(slug: string, name: string): string {
  return `${deploymentPath(slug)}/projects/${encodePath(name)}`;
}

/** The endpoints that take a deployment's number. */
export function numberedPath(deploymentId: bigint): string {
  return `/api/v1/deployments/${deploymentId}`;
}
