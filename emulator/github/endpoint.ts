import { Refusal } from '../platform/http/checks.ts';
import {
  type GitHubState,
  type Grant,
  maySee,
  type Permission,
  repositoryByName,
  type StoredRepository,
} from './state.ts';

const DEFAULT_PER_PAGE = 30;
const MAX_PER_PAGE = 100;

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
  // A pull request is an issue, too.
  const others = permission === 'pull_requests' ? `issues=${level}; ` : '';
  const accepted = { 'x-accepted-github-permissions': `${others}${permission}=${level}` };
  throw refusal(403, 'Resource not accessible by integration', accepted);
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

/** The row of a repository that has the number, or the id, that the path names. */
export function rowIn<Row extends { repositoryId: number }>(
  rows: readonly Row[],
  { id }: StoredRepository,
  field: keyof Row,
  named: string | undefined,
): Row | undefined {
  return rows.find((row) => row.repositoryId === id && String(row[field]) === named);
}

function renamed({ state, method, apiUrl, askedPath, grant }: EndpointRequest, name: string): Refusal {
  const id = state.renames.get(name.toLowerCase());
  const repository = state.repositories.find((candidate) => candidate.id === id);
  if (repository === undefined || !maySee(grant, repository)) return notFound();
  const rest = askedPath.split('/').slice(4).join('/');
  const location = `${apiUrl}/repositories/${id}${rest === '' ? '' : `/${rest}`}`;
  const [status, message] =
    method === 'GET' ? ([301, 'Moved Permanently'] as const) : ([307, 'Temporary Redirect'] as const);
  return refusal(status, message, { location }, { url: location });
}

/** An error with the body that GitHub gives. */
export function refusal(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, unknown>> = {},
): Refusal {
  // Errors of validation have no status in them.
  const shown = status === 422 ? {} : { status: String(status) };
  const documentation_url = 'https://docs.github.com/rest';
  return new Refusal(status, { message, documentation_url, ...shown, ...more }, headers);
}

export const notFound = () => refusal(404, 'Not Found');

export function validationFailed(resource: string, message: string): Refusal {
  const errors = [{ resource, code: 'unprocessable', field: 'data', message }];
  return refusal(422, 'Validation Failed', {}, { errors });
}

/** One page of the rows, with the `Link` header that GitHub gives. */
export function pageOf<T>(
  request: EndpointRequest,
  rows: readonly T[],
  toWire: (row: T) => unknown,
  linkPath: string = request.askedPath,
): EndpointAnswer {
  const perPage = Math.min(MAX_PER_PAGE, positive(request.query.get('per_page')) ?? DEFAULT_PER_PAGE);
  const page = positive(request.query.get('page')) ?? 1;
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const link = (number: number, relation: string) => {
    const query = new URLSearchParams(request.query);
    query.set('page', String(number));
    return `<${request.apiUrl}${linkPath}?${query}>; rel="${relation}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ];
  return {
    body: rows.slice((page - 1) * perPage, page * perPage).map(toWire),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}
