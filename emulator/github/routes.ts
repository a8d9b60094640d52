import type { Endpoint } from './endpoint.ts';
import { createIssue, listIssues, updateIssue } from './issue-endpoints.ts';
import { createComment, deleteComment, getPull, listComments, updateComment } from './pull-endpoints.ts';
import {
  getBranchRef,
  getRepository,
  getRepositoryProperties,
  listOrgProperties,
  listOrgRepositories,
  listTeamRepositories,
  listTeams,
  listUserRepositories,
} from './repository-endpoints.ts';
import type { GitHubState } from './state.ts';

interface Route {
  readonly method: string;
  /** As in GitHub's description; GraphQL is not in it. */
  readonly template: string;
  readonly endpoint: Endpoint;
}

const ISSUE_COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

/** The viewer's login is the one query that is understood here. */
const answerGraphQl: Endpoint = ({ body, grant }) => {
  const { query = '' } = body as { query?: string };
  if (/^\s*(query\s*\w*\s*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/.test(query)) {
    return { body: { data: { viewer: { login: grant.login } } } };
  }
  return { body: { errors: [{ type: 'undefinedField', message: 'only the viewer is known here' }] } };
};

export const routes: readonly Route[] = [
  { method: 'GET', template: '/orgs/{org}/repos', endpoint: listOrgRepositories },
  { method: 'GET', template: '/users/{username}/repos', endpoint: listUserRepositories },
  { method: 'GET', template: '/repos/{owner}/{repo}', endpoint: getRepository },
  { method: 'GET', template: '/repos/{owner}/{repo}/git/ref/{ref}', endpoint: getBranchRef },
  { method: 'GET', template: '/repos/{owner}/{repo}/properties/values', endpoint: getRepositoryProperties },
  { method: 'GET', template: '/orgs/{org}/properties/values', endpoint: listOrgProperties },
  { method: 'GET', template: '/orgs/{org}/teams', endpoint: listTeams },
  { method: 'GET', template: '/orgs/{org}/teams/{team_slug}/repos', endpoint: listTeamRepositories },
  { method: 'GET', template: '/repos/{owner}/{repo}/pulls/{pull_number}', endpoint: getPull },
  { method: 'GET', template: '/repos/{owner}/{repo}/issues', endpoint: listIssues },
  { method: 'POST', template: '/repos/{owner}/{repo}/issues', endpoint: createIssue },
  { method: 'PATCH', template: '/repos/{owner}/{repo}/issues/{issue_number}', endpoint: updateIssue },
  { method: 'GET', template: ISSUE_COMMENTS, endpoint: listComments },
  { method: 'POST', template: ISSUE_COMMENTS, endpoint: createComment },
  { method: 'PATCH', template: COMMENT, endpoint: updateComment },
  { method: 'DELETE', template: COMMENT, endpoint: deleteComment },
  { method: 'POST', template: '/graphql', endpoint: answerGraphQl },
];

export interface Match {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

/** @param path below the API's address, still percent-encoded */
export function matchRoute(state: GitHubState, method: string, path: string): Match | undefined {
  const segments = byName(state, path).split('/');
  for (const route of routes) {
    if (route.method !== method) continue;
    const captured = capture(route.template.split('/'), segments);
    if (captured !== undefined) return { route, path: captured };
  }
  return undefined;
}

/** `/repositories/7/…` and `/organizations/7/…`, where redirects and links lead, as their paths with names. */
function byName(state: GitHubState, path: string): string {
  const [, kind, id, rest = ''] = /^\/(repositories|organizations)\/(\d+)(\/.*)?$/.exec(path) ?? [];
  if (kind === 'repositories') {
    const repository = state.repositories.find((row) => String(row.id) === id);
    return repository === undefined ? path : `/repos/${repository.fullName}${rest}`;
  }
  const account = state.accounts.find((row) => String(row.id) === id);
  return kind === undefined || account === undefined ? path : `/orgs/${account.login}${rest}`;
}

function capture(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const captured: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== segment : segment === '') return undefined;
    if (name !== undefined) captured[name] = decodeURIComponent(segment);
  }
  return captured;
}
