import {
  type Endpoint,
  type EndpointRequest,
  notFound,
  pageOf,
  Refusal,
  requirePermission,
  requireRepository,
  validationFailed,
} from './endpoint.ts';
import { MAX_BODY_CHARACTERS } from './pull-endpoints.ts';
import type { StoredIssue, StoredPull, StoredRepository } from './state.ts';
import { nodeId, wireAccount } from './wire.ts';

/** What is created or changed. */
interface IssueBody {
  title?: string;
  body?: string;
  state?: 'open' | 'closed';
  state_reason?: StoredIssue['stateReason'];
  labels?: string[];
  assignees?: string[];
}

/** Pull requests are in the list, too. */
export const listIssues: Endpoint = (request) => {
  const repository = requireRepository(request);
  if (repository.visibility !== 'public') requirePermission(request, 'issues', 'read');
  const { state, query } = request;
  const pulls = state.pulls.map((pull) => ({ ...asIssue(pull), isPull: true }));
  const wantedState = query.get('state') ?? 'open';
  const creator = query.get('creator')?.toLowerCase();
  const rows = [...state.issues, ...pulls]
    .filter((row) => row.repositoryId === repository.id)
    .filter((row) => wantedState === 'all' || row.state === wantedState)
    .filter((row) => creator === undefined || row.author.toLowerCase() === creator)
    .sort((a, b) => (query.get('direction') === 'asc' ? a.number - b.number : b.number - a.number));
  const path = `/repositories/${repository.id}/issues`;
  return pageOf(request, rows, (row) => wireIssue(request, repository, row), path);
};

export const createIssue: Endpoint = (request) => {
  const repository = requireWritable(request);
  const { title, body, labels = [], assignees = [] } = requireBody(request);
  if (title === undefined) throw validationFailed('Issue', "Title can't be blank");
  const at = new Date(request.now).toISOString();
  const { issues, pulls } = request.state;
  const numbers = [...issues, ...pulls].filter((row) => row.repositoryId === repository.id);
  const number = 1 + Math.max(0, ...numbers.map((row) => row.number));
  const issue: StoredIssue = {
    ...{
      id: 1 + Math.max(3_000_000_000, ...issues.map(({ id }) => id)),
      repositoryId: repository.id,
      number,
    },
    ...{ title, body: body ?? null, author: request.grant.login, labels, assignees },
    ...{ state: 'open', stateReason: null, createdAt: at, updatedAt: at, closedAt: null },
  };
  issues.push(issue);
  const answer = wireIssue(request, repository, issue);
  return { status: 201, headers: { location: answer.url }, body: answer };
};

/** Others' issues too: whoever may write may edit them. */
export const updateIssue: Endpoint = (request) => {
  const repository = requireWritable(request);
  const issue = request.state.issues.find(
    (row) => row.repositoryId === repository.id && String(row.number) === request.path.issue_number,
  );
  if (issue === undefined) throw notFound();
  const { state = issue.state, state_reason: reason, ...changes } = requireBody(request);
  const at = new Date(request.now).toISOString();
  Object.assign(issue, changes, { updatedAt: at });
  if (state !== issue.state) {
    issue.state = state;
    issue.stateReason = reason ?? (state === 'open' ? 'reopened' : 'completed');
    issue.closedAt = state === 'open' ? null : at;
  }
  return { body: wireIssue(request, repository, issue) };
};

function requireWritable(request: EndpointRequest): StoredRepository {
  const repository = requireRepository(request);
  requirePermission(request, 'issues', 'write');
  if (repository.issuesDisabled) throw new Refusal(410, 'Issues has been disabled in this repository.');
  return repository;
}

function requireBody({ body }: EndpointRequest): IssueBody {
  const fields = body as IssueBody;
  if (fields.title?.trim() === '') throw validationFailed('Issue', "Title can't be blank");
  const limits = { title: 256, body: MAX_BODY_CHARACTERS };
  for (const [name, max] of Object.entries(limits)) {
    if ((fields[name as keyof typeof limits] ?? '').length <= max) continue;
    throw validationFailed('Issue', `${name} is too long (maximum is ${max} characters)`);
  }
  return fields;
}

type Listed = StoredIssue & { isPull?: boolean };

function asIssue(pull: StoredPull): StoredIssue {
  const { id, repositoryId, number, title, author, state, createdAt } = pull;
  return {
    ...{ id, repositoryId, number, title, author, state, createdAt, updatedAt: createdAt },
    ...{ body: null, labels: [], assignees: [], stateReason: null },
    closedAt: state === 'closed' ? createdAt : null,
  };
}

/** `issue` of GitHub's description. */
function wireIssue(request: EndpointRequest, { fullName }: StoredRepository, issue: Listed) {
  const repositoryUrl = `${request.apiUrl}/repos/${fullName}`;
  const url = `${repositoryUrl}/issues/${issue.number}`;
  const htmlUrl = `https://github.com/${fullName}/${issue.isPull ? 'pull' : 'issues'}/${issue.number}`;
  const pull = { url: `${repositoryUrl}/pulls/${issue.number}`, html_url: htmlUrl };
  const links = { ...pull, diff_url: `${htmlUrl}.diff`, patch_url: `${htmlUrl}.patch` };
  const assignees = issue.assignees.map((login) => wireAccount(request, login));
  return {
    url,
    repository_url: repositoryUrl,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: htmlUrl,
    id: issue.id,
    node_id: nodeId('Issue', issue.id),
    number: issue.number,
    title: issue.title,
    user: wireAccount(request, issue.author),
    labels: issue.labels.map((name, index) => ({ id: index + 1, name, color: 'ededed', default: false })),
    state: issue.state,
    state_reason: issue.stateReason,
    locked: false,
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    comments: 0,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    author_association: 'NONE',
    body: issue.body,
    ...(issue.isPull ? { pull_request: { ...links, merged_at: null } } : {}),
  };
}
