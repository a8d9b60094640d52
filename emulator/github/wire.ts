import type { getOctokit } from '@actions/github';
import type { EndpointRequest } from './endpoint.ts';
import {
  accountByLogin,
  type StoredComment,
  type StoredIssue,
  type StoredPull,
  type StoredRepository,
} from './state.ts';

type Methods = ReturnType<typeof getOctokit>['rest'];
type Method = (...parameters: never[]) => Promise<{ data: unknown }>;
type Part<Value> = Value extends object ? { [Field in keyof Value]?: Part<Value[Field]> } : Value;
/** The fields of an answer in GitHub's description that somebody may look at. */
type AnswerOf<Called extends Method> = Part<Awaited<ReturnType<Called>>['data']>;

type Served = Pick<EndpointRequest, 'state' | 'apiUrl'>;

/** A bot that is not an account here is made up from its login. */
function wireAccount({ state }: Served, login: string) {
  const { id = 41_898_282, kind: type = 'Bot' } = accountByLogin(state, login) ?? {};
  return { login, id, type };
}

/** A repository in a list and in a single read. */
export function wireRepository(
  served: Served,
  stored: StoredRepository,
): AnswerOf<Methods['repos']['listForOrg']>[number] {
  const [owner = '', name = ''] = stored.fullName.split('/');
  const { id, fork, language, archived, topics, visibility } = stored;
  return {
    ...{ id, name, full_name: stored.fullName, owner: wireAccount(served, owner) },
    ...{ fork, language, archived, topics, visibility, private: visibility !== 'public' },
    html_url: `https://github.com/${stored.fullName}`,
    pushed_at: stored.pushedAt,
    is_template: stored.template,
  };
}

export function wirePull(
  served: Served,
  { fullName }: StoredRepository,
  { number, title, state, author, createdAt, ...pull }: StoredPull,
): AnswerOf<Methods['pulls']['get']> {
  // A fork may have been deleted.
  const fork = served.state.repositories.find(({ id }) => id === pull.headRepositoryId);
  return {
    ...{ number, title, state },
    html_url: `https://github.com/${fullName}/pull/${number}`,
    user: wireAccount(served, author),
    created_at: createdAt,
    head: { ref: pull.headRef, sha: pull.headSha, repo: fork && { full_name: fork.fullName } },
  };
}

export function wirePullFile(filename: string): AnswerOf<Methods['pulls']['listFiles']>[number] {
  return { filename, status: 'modified' };
}

export function wireEvent({
  event,
  createdAt: created_at,
}: NonNullable<StoredPull['events']>[number]): AnswerOf<Methods['issues']['listEvents']>[number] {
  return { event, created_at };
}

export function wireComment(
  served: Served,
  { fullName }: StoredRepository,
  { id, number, author, body, createdAt, updatedAt }: StoredComment,
): AnswerOf<Methods['issues']['createComment']> {
  return {
    ...{ id, body, user: wireAccount(served, author), created_at: createdAt, updated_at: updatedAt },
    html_url: `https://github.com/${fullName}/pull/${number}#issuecomment-${id}`,
  };
}

/** Pull requests are issues, too. */
export function wireIssue(
  served: Served,
  { fullName }: StoredRepository,
  { number, title, body, state, author, ...issue }: StoredIssue & { isPull?: boolean },
): AnswerOf<Methods['issues']['get']> {
  const html_url = `https://github.com/${fullName}/${issue.isPull ? 'pull' : 'issues'}/${number}`;
  return {
    ...{ id: 2_900_000_000 + number, number, title, body, state, html_url },
    user: wireAccount(served, author),
    state_reason: issue.stateReason,
    labels: issue.labels.map((name) => ({ name })),
    assignees: issue.assignees.map((login) => wireAccount(served, login)),
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    closed_by: issue.closedBy === null ? null : wireAccount(served, issue.closedBy),
    locked: issue.locked ?? false,
    pull_request: issue.isPull ? { html_url } : undefined,
  };
}
