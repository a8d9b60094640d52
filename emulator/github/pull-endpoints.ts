import {
  type Endpoint,
  type EndpointRequest,
  notFound,
  pageOf,
  refusal,
  requirePermission,
  requireRepository,
  rowIn,
  validationFailed,
} from './endpoint.ts';
import type { StoredComment, StoredRepository } from './state.ts';
import { wireComment, wireEvent, wirePull, wirePullFile } from './wire.ts';

export const MAX_BODY_CHARACTERS = 65_536;

export const getPull: Endpoint = (request) => {
  const repository = requireReadable(request);
  return { body: wirePull(request, repository, requirePull(request, repository)) };
};

export const listPulls: Endpoint = (request) => {
  const repository = requireReadable(request);
  const state = request.query.get('state') ?? 'open';
  const rows = request.state.pulls
    .filter((pull) => pull.repositoryId === repository.id && (state === 'all' || pull.state === state))
    .toSorted((a, b) => b.number - a.number);
  const path = `/repositories/${repository.id}/pulls`;
  return pageOf(request, rows, (pull) => wirePull(request, repository, pull), path);
};

const MAX_LISTED_FILES = 3000;

export const listFiles: Endpoint = (request) => {
  const repository = requireReadable(request);
  const { number, files = [] } = requirePull(request, repository);
  const path = `/repositories/${repository.id}/pulls/${number}/files`;
  return pageOf(request, files.slice(0, MAX_LISTED_FILES), wirePullFile, path);
};

/** Events of pull requests are those of issues. */
export const listEvents: Endpoint = (request) => {
  const repository = requireReadable(request);
  const { number, events = [] } = requirePull(request, repository);
  const path = `/repositories/${repository.id}/issues/${number}/events`;
  return pageOf(request, events, wireEvent, path);
};

export const listComments: Endpoint = (request) => {
  const repository = requireReadable(request);
  const { number } = requirePull(request, repository);
  const rows = request.state.comments.filter(
    (row) => row.repositoryId === repository.id && row.number === number,
  );
  const oldestFirst = rows.toSorted((a, b) => a.id - b.id);
  const path = `/repositories/${repository.id}/issues/${number}/comments`;
  return pageOf(request, oldestFirst, (row) => wireComment(request, repository, row), path);
};

export const createComment: Endpoint = (request) => {
  const repository = requireRepository(request);
  const { number, ...commented } = requireCommentable(request, repository);
  if ('locked' in commented && commented.locked)
    throw refusal(403, 'Unable to create comment because issue is locked.');
  const at = new Date(request.now).toISOString();
  const comment: StoredComment = {
    id: 1 + Math.max(2_000_000_000, ...request.state.comments.map(({ id }) => id)),
    repositoryId: repository.id,
    number,
    author: request.grant.login,
    body: requireBody(request),
    createdAt: at,
    updatedAt: at,
  };
  request.state.comments.push(comment);
  return { status: 201, body: wireComment(request, repository, comment) };
};

/** Others' comments too: whoever may write to the repository may edit them. */
export const updateComment: Endpoint = (request) => {
  const { repository, comment } = requireComment(request);
  comment.body = requireBody(request);
  comment.updatedAt = new Date(request.now).toISOString();
  return { body: wireComment(request, repository, comment) };
};

export const deleteComment: Endpoint = (request) => {
  const { comment } = requireComment(request);
  request.state.comments.splice(request.state.comments.indexOf(comment), 1);
  return { status: 204 };
};

/** A public repository may be read without the permission. */
function requireReadable(request: EndpointRequest): StoredRepository {
  const repository = requireRepository(request);
  if (repository.visibility !== 'public') requirePermission(request, 'pull_requests', 'read');
  return repository;
}

/** A pull request is an issue, too, so the path may name it as one. */
function requirePull({ state, path }: EndpointRequest, repository: StoredRepository) {
  const number = path.pull_number ?? path.issue_number;
  const pull = rowIn(state.pulls, repository, 'number', number);
  if (pull === undefined) throw notFound();
  return pull;
}

/** Comments on an issue need its permission, those on a pull request either one. */
function requireCommentable(request: EndpointRequest, repository: StoredRepository) {
  const issue = rowIn(request.state.issues, repository, 'number', request.path.issue_number);
  requirePermission(request, issue === undefined ? 'pull_requests' : 'issues', 'write');
  return issue ?? requirePull(request, repository);
}

function requireComment(request: EndpointRequest) {
  const repository = requireRepository(request);
  requirePermission(request, 'pull_requests', 'write');
  const comment = rowIn(request.state.comments, repository, 'id', request.path.comment_id);
  if (comment === undefined) throw notFound();
  return { repository, comment };
}

function requireBody({ body }: EndpointRequest): string {
  const text = (body as { body?: unknown } | undefined)?.body;
  if (typeof text !== 'string' || text.trim() === '')
    throw validationFailed('IssueComment', "Body can't be blank");
  if (text.length > MAX_BODY_CHARACTERS) {
    throw validationFailed('IssueComment', `Body is too long (maximum is ${MAX_BODY_CHARACTERS} characters)`);
  }
  return text;
}
