import { encodePath } from './http/path.ts';
import type { PolicyPart } from './resources/policy-bundle.ts';

/** @throws NameError when the slug can't stand in a path */
export function deploymentPath(slug: string): string {
  // A slug is one segment, whatever is in it.
  return `/api/v1/deployments/${encodePath(slug).replaceAll('/', '%2F')}`;
}

/** @throws NameError when a name can't stand in a path */
export function projectPath(slug: string, name: string): string {
  return `${deploymentPath(slug)}/projects/${encodePath(name)}`;
}

/** What decides a part of the newer policies; numbered, as most of their API. */
export function policiesPath(deploymentId: bigint, part?: PolicyPart): string {
  const base = `/api/policies/v2/deployments/${deploymentId}`;
  if (part === undefined) return base;
  return part === 'remediation' ? `${base}/remediation-policies` : `${base}/detection-policy/${part}`;
}

/** The endpoints that take a deployment's number. */
export function numberedPath(deploymentId: bigint): string {
  return `/api/v1/deployments/${deploymentId}`;
}
