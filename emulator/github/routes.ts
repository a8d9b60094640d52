import type { Endpoint } from './endpoint.ts';
import { createIssue, getIssue, listIssues, updateIssue } from './issue-endpoints.ts';
import {
  createComment,
  deleteComment,
  getPull,
  listComments,
  listEvents,
  listFiles,
  listPulls,
  updateComment,
} from './pull-endpoints.ts';
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

/** Keyed by method and template, as in GitHub's description; GraphQL is not in it. */
export const routes: Readonly<Record<string, Endpoint>> = {
  'GET /orgs/{org}/repos': listOrgRepositories,
  'GET /users/{username}/repos': listUserRepositories,
  'GET /repos/{owner}/{repo}': getRepository,
  'GET /repos/{owner}/{repo}/git/ref/{ref}': getBranchRef,
  'GET /repos/{owner}/{repo}/properties/values': getRepositoryProperties,
  'GET /orgs/{org}/properties/values': listOrgProperties,
  'GET /orgs/{org}/teams': listTeams,
  'GET /orgs/{org}/teams/{team_slug}/repos': listTeamRepositories,
  'GET /repos/{owner}/{repo}/pulls': listPulls,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': getPull,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files': listFiles,
  'GET /repos/{owner}/{repo}/issues/{issue_number}/events': listEvents,
  'GET /repos/{owner}/{repo}/issues': listIssues,
  'POST /repos/{owner}/{repo}/issues': createIssue,
  'GET /repos/{owner}/{repo}/issues/{issue_number}': getIssue,
  'PATCH /repos/{owner}/{repo}/issues/{issue_number}': updateIssue,
  [`GET ${ISSUE_COMMENTS}`]: listComments,
  [`POST ${ISSUE_COMMENTS}`]: createComment,
  [`PATCH ${COMMENT}`]: updateComment,
  [`DELETE ${COMMENT}`]: deleteComment,
  'POST /graphql': answerGraphQl,
};

const patterns = Object.entries(routes).map(([route, endpoint]) => {
  const [method = '', template = ''] = route.split(' ');
  return {
    method,
    template,
    endpoint,
    pattern: new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  };
});

export interface Match {
  readonly template: string;
  readonly endpoint: Endpoint;
  /** Values of the template's braces, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

/** @param path below the API's address, still percent-encoded */
export function matchRoute(state: GitHubState, method: string, path: string): Match | undefined {
  const named = byName(state, path);
  for (const { pattern, ...route } of patterns) {
    const match = route.method === method ? pattern.exec(named) : null;
    if (match === null) continue;
    const captured = Object.entries(match.groups ?? {}).map(([name, text]) => [
      name,
      decodeURIComponent(text),
    ]);
    return { ...route, path: Object.fromEntries(captured) };
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
