import { notAccessible, notFound, Refusal } from './refusal.ts';
import {
  type GitHubState,
  type Grant,
  maySee,
  type Permission,
  repositoryByName,
  type StoredRepository,
} from './state.ts';

/** A request of a known token to a known route. */
export interface EndpointRequest {
  readonly state: GitHubState;
  readonly grant: Grant;
  readonly method: string;
  /** Values of the path's braces, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed; undefined without one. */
  readonly body: unknown;
  /** Address of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** The path below the API's address as it was asked for, without the query. */
  readonly askedPath: string;
  readonly now: number;
}

export interface EndpointAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined = no body. */
  readonly body?: unknown;
}

/** Throws a Refusal for every error status. */
export type Endpoint = (request: EndpointRequest) => EndpointAnswer;

export function requirePermission(
  { grant }: EndpointRequest,
  permission: Permission,
  level: 'read' | 'write',
): void {
  const granted = grant.permissions[permission];
  if (granted === 'write' || granted === level) return;
  // What is about pull requests is about issues, too.
  const others = permission === 'pull_requests' ? [`issues=${level}`] : [];
  throw notAccessible([...others, `${permission}=${level}`].join('; '));
}

/** The repository in the path; a former name is redirected, and one that the token does not see is not there. */
export function requireRepository(request: EndpointRequest): StoredRepository {
  const { state, path, grant } = request;
  const name = `${path.owner}/${path.repo}`;
  const repository = repositoryByName(state, name);
  if (repository === undefined) throw renamed(request, name);
  if (!maySee(grant, repository)) throw notFound();
  return repository;
}

function renamed({ state, method, apiUrl, askedPath, grant }: EndpointRequest, name: string): Refusal {
  const id = state.renames.get(name.toLowerCase());
  const repository = state.repositories.find((candidate) => candidate.id === id);
  if (repository === undefined || !maySee(grant, repository)) return notFound();
  const rest = askedPath.split('/').slice(4).join('/');
  const location = `${apiUrl}/repositories/${id}${rest === '' ? '' : `/${rest}`}`;
  const [status, message] = method === 'GET' ? [301, 'Moved Permanently'] : [307, 'Temporary Redirect'];
  return new Refusal(status as number, message as string, { location }, { url: location });
}
