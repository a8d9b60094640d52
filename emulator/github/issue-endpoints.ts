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
import { MAX_BODY_CHARACTERS } from './pull-endpoints.ts';
import type { StoredIssue, StoredRepository } from './state.ts';
import { wireIssue } from './wire.ts';

/** The fields that a request sets. */
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
  const none = { body: null, labels: [], assignees: [], stateReason: null, closedAt: null, closedBy: null };
  const pulls = state.pulls.map((pull) => ({ ...none, ...pull, updatedAt: pull.createdAt, isPull: true }));
  const wantedState = query.get('state') ?? 'open';
  const creator = query.get('creator')?.toLowerCase();
  const rows = [...state.issues, ...pulls]
    .filter((row) => row.repositoryId === repository.id)
    .filter((row) => wantedState === 'all' || row.state === wantedState)
    .filter((row) => creator === undefined || row.author.toLowerCase() === creator)
    .sort((a, b) => (query.get('direction') === 'asc' ? a.number - b.number : b.number - a.number));
  const path = `/repositories/${repository.id}/issues`;
  const { listsClosers = true } = state;
  return pageOf(
    request,
    rows,
    (row) => {
      const { closed_by, ...wire } = wireIssue(request, repository, row);
      return listsClosers ? { ...wire, closed_by } : wire;
    },
    path,
  );
};

export const getIssue: Endpoint = (request) => {
  const repository = requireRepository(request);
  if (repository.visibility !== 'public') requirePermission(request, 'issues', 'read');
  return { body: wireIssue(request, repository, requireIssue(request, repository)) };
};

export const createIssue: Endpoint = (request) => {
  const repository = requireWritable(request);
  const { title, body, ...details } = requireBody(request);
  if (title === undefined) throw validationFailed('Issue', "Title can't be blank");
  const { labels = [], assignees = [] } = repository.dropsDetails ? {} : details;
  requireDetails(repository, labels, assignees);
  const at = new Date(request.now).toISOString();
  const { issues, pulls } = request.state;
  const numbers = [...issues, ...pulls].filter((row) => row.repositoryId === repository.id);
  const number = 1 + Math.max(0, ...numbers.map((row) => row.number));
  const issue: StoredIssue = {
    ...{ repositoryId: repository.id, number, title, body: body ?? null },
    ...{ author: request.grant.login, labels, assignees },
    ...{ state: 'open', stateReason: null, createdAt: at, updatedAt: at, closedAt: null, closedBy: null },
  };
  issues.push(issue);
  return { status: 201, body: wireIssue(request, repository, issue) };
};

/** Others' issues too: whoever may write may edit them. */
export const updateIssue: Endpoint = (request) => {
  const repository = requireWritable(request);
  const issue = requireIssue(request, repository);
  const { state = issue.state, state_reason: reason, ...changes } = requireBody(request);
  const at = new Date(request.now).toISOString();
  Object.assign(issue, changes, { updatedAt: at });
  if (state !== issue.state) {
    issue.state = state;
    issue.stateReason = reason ?? (state === 'open' ? 'reopened' : 'completed');
    issue.closedAt = state === 'open' ? null : at;
    issue.closedBy = state === 'open' ? null : request.grant.login;
  }
  return { body: wireIssue(request, repository, issue) };
};

function requireIssue({ state, path }: EndpointRequest, repository: StoredRepository): StoredIssue {
  const issue = rowIn(state.issues, repository, 'number', path.issue_number);
  if (issue === undefined) throw notFound();
  return issue;
}

function requireWritable(request: EndpointRequest): StoredRepository {
  const repository = requireRepository(request);
  requirePermission(request, 'issues', 'write');
  if (repository.issuesOff) throw refusal(410, 'Issues has been disabled in this repository.');
  return repository;
}

const MAX_LABEL_CHARACTERS = 50;

/** Bodies as reported for deactivated assignees, long labels, and tokens that may not create a label. */
function requireDetails(
  { labels: existing, assignable }: StoredRepository,
  labels: readonly string[],
  assignees: readonly string[],
): void {
  const stranger = assignees.find((login) => assignable !== undefined && !assignable.includes(login));
  if (stranger !== undefined) throw invalid({ resource: 'Issue', field: 'assignees', value: stranger });
  const long = labels.find((label) => label.length > MAX_LABEL_CHARACTERS);
  if (long !== undefined) throw invalid({ resource: 'Label', field: 'name', value: long });
  if (existing === undefined || labels.every((label) => existing.includes(label))) return;
  const errors = [{ resource: 'Repository', field: 'label', code: 'unauthorized' }];
  throw refusal(403, 'You do not have permission to create labels on this repository.', {}, { errors });
}

function invalid(error: { resource: string; field: string; value: string }) {
  return refusal(422, 'Validation Failed', {}, { errors: [{ ...error, code: 'invalid' }] });
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
