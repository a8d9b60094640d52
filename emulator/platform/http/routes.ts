import * as dependencies from '../endpoints/dependencies.ts';
import * as deployments from '../endpoints/deployment.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { answerFindings } from '../endpoints/findings.ts';
import * as newer from '../endpoints/newer-policies.ts';
import * as projects from '../endpoints/projects.ts';
import { answerScanSearch } from '../endpoints/scan-search.ts';
import { answerSecrets } from '../endpoints/secrets.ts';
import { answerTickets } from '../endpoints/tickets.ts';
import { answerTriage } from '../endpoints/triage.ts';

export interface Route {
  readonly name: string;
  readonly method: string;
  /** Changes something: a read-only token is refused. */
  readonly writes: boolean;
  /** Checks the query itself; all others are refused with one. */
  readonly takesQuery: boolean;
  readonly endpoint: Endpoint;
  /** Captures the deployment and, for some, what follows it, still percent-encoded. */
  readonly path: RegExp;
}

const deployment = '^/api/v1/deployments/([^/]+)';
const repositories = `${deployment}/dependencies/repositories`;
const policies = '^/api/policies/v2/deployments/([^/]+)';
const remediation = `${policies}/remediation-policies`;
const detection = `${policies}/detection-policy/([^/:]+)`;

/** Finds the route of a path; the method decides between several. */
const routes: readonly Route[] = [
  route('ping', 'GET', '^/api/v1/ping', deployments.answerPing),
  route('deployments', 'GET', '^/api/v1/deployments', deployments.answerDeployments),
  route('projects', 'GET', `${deployment}/projects`, projects.answerProjects),
  route('tags', 'PUT', `${deployment}/projects/(.+)/tags`, projects.answerTags),
  route('tags', 'DELETE', `${deployment}/projects/(.+)/tags`, projects.answerUntag),
  route('managed-scan', 'PATCH', `${deployment}/projects/(.+)/managed-scan`, projects.answerManagedScan),
  route('project', 'GET', `${deployment}/projects/(.+)`, projects.answerProject),
  route('project', 'PATCH', `${deployment}/projects/(.+)`, projects.answerPatch),
  route('scan', 'GET', `${deployment}/scan/([^/]+)`, deployments.answerScan),
  route('scan-search', 'POST', `${deployment}/scans/search`, answerScanSearch),
  route('findings', 'GET', `${deployment}/findings`, answerFindings),
  route('secrets', 'GET', `${deployment}/secrets`, answerSecrets),
  route('policies', 'GET', `${deployment}/policies`, deployments.answerPolicies),
  route('repositories', 'POST', `${repositories}`, dependencies.answerRepositories),
  route('lockfiles', 'POST', `${repositories}/([^/]+)/lockfiles`, dependencies.answerLockfiles),
  route('dependencies', 'POST', `${deployment}/dependencies`, dependencies.answerDependencies),
  route('sbom-export', 'POST', `${deployment}/sbom/export`, dependencies.answerSbomExport),
  route('sbom-job', 'GET', `${deployment}/sbom/export/([^/]+)`, dependencies.answerSbomJob),
  route('tickets', 'POST', `${deployment}/tickets`, answerTickets),
  route('triage', 'POST', `${deployment}/triage`, answerTriage),
  route('detection-policies', 'GET', `${policies}/detection-policy`, newer.answerDetectionPolicies),
  route('detection-policy', 'GET', detection, newer.answerDetectionPolicy),
  route('detection-policy', 'PUT', detection, newer.answerDetectionPut),
  route('detection-dry-run', 'POST', `${detection}:dryRun`, newer.answerDetectionDryRun),
  route('vocabulary', 'GET', `${policies}/vocab`, newer.answerVocabulary),
  route('remediation', 'GET', remediation, newer.answerRemediation),
  route('remediation', 'PUT', remediation, newer.answerRemediationPut),
  route('remediation-dry-run', 'POST', `${remediation}:dryRun`, newer.answerRemediationDryRun),
];

function route(name: string, method: string, path: string, endpoint: Endpoint): Route {
  const writes = ['PUT', 'PATCH', 'DELETE'].includes(method) || name === 'triage' || name === 'tickets';
  const takesQuery =
    ['deployments', 'projects', 'findings', 'secrets', 'vocabulary'].includes(name) || method === 'DELETE';
  return { name, method, writes, takesQuery, endpoint, path: new RegExp(`${path}$`) };
}

/** The route for the method, or the methods that the path is there for: none means that there is no such path. */
export type Match = { route: Route; captured: readonly string[] } | { allowed: readonly string[] };

export function matchRoute(method: string, path: string): Match {
  const allowed: string[] = [];
  for (const candidate of routes) {
    const match = candidate.path.exec(path);
    if (match === null) continue;
    if (candidate.method === method) return { route: candidate, captured: match.slice(1) };
    allowed.push(candidate.method);
  }
  return { allowed };
}
