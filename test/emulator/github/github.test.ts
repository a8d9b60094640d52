import { afterEach, describe, expect, it } from 'vitest';
import {
  ACTIONS_TOKEN,
  APP_TOKEN,
  believableGitHub,
  READ_ONLY_TOKEN,
} from '../../../emulator/github/believable-state.ts';
import { type GitHubServer, startGitHub } from '../../../emulator/github/server.ts';
import { believableProjects } from '../../../emulator/platform/believable-state.ts';
import { violations } from './description.ts';

const open: GitHubServer[] = [];

afterEach(async () => {
  const servers = open.splice(0);
  const problems = servers.flatMap(({ requests, prefix }) =>
    requests.flatMap((one) => violations(one, prefix)),
  );
  await Promise.all(servers.map((server) => server.close()));
  expect(problems).toEqual([]);
});

async function openGitHub(options: Parameters<typeof startGitHub>[0] = {}): Promise<GitHubServer> {
  const server = await startGitHub(options);
  open.push(server);
  return server;
}

interface Asked {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  json: any;
}

async function ask(server: GitHubServer, route: string, token = APP_TOKEN, body?: unknown): Promise<Asked> {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(path.startsWith('http') ? path : `${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}` },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === '' ? undefined : JSON.parse(text),
  };
}

const ISSUES = '/repos/acme/payments-api/issues';
const COMMENTS = '/repos/acme/payments-api/issues/7/comments';

describe('the embedded GitHub', () => {
  it.each(['', '/api/v3'])(
    'answers every route as the description has it, below "%s"',
    async (pathPrefix) => {
      const server = await openGitHub({ pathPrefix });
      const statuses: number[] = [];
      const created = await ask(server, `POST ${COMMENTS}`, APP_TOKEN, { body: 'hello' });
      const comment = new URL(created.json.url).pathname.slice(pathPrefix.length);
      for (const route of [
        'GET /orgs/acme/repos?type=all&sort=full_name&per_page=100',
        'GET /users/octo-dev/repos',
        'GET /repos/acme/ledger',
        'GET /repos/acme/ledger/properties/values',
        'GET /orgs/acme/properties/values?per_page=100',
        'GET /orgs/acme/teams',
        'GET /orgs/acme/teams/payments/repos',
        'GET /repos/acme/payments-api/pulls/7',
        'GET /repos/acme/payments-api/pulls/8',
        `GET ${COMMENTS}`,
        `GET ${ISSUES}?state=all&direction=asc`,
      ]) {
        statuses.push((await ask(server, route)).status);
      }
      statuses.push((await ask(server, `PATCH ${comment}`, APP_TOKEN, { body: 'bye' })).status);
      statuses.push((await ask(server, `DELETE ${comment}`)).status);
      statuses.push((await ask(server, `POST ${ISSUES}`, APP_TOKEN, { title: 'x', labels: ['a'] })).status);
      statuses.push((await ask(server, `PATCH ${ISSUES}/9`, APP_TOKEN, { state: 'closed' })).status);
      statuses.push((await ask(server, `POST ${ISSUES}/9/comments`, APP_TOKEN, { body: 'done' })).status);
      expect(created.status).toBe(201);
      expect(statuses).toEqual([...Array(12).fill(200), 204, 201, 200, 201]);
    },
  );

  it('refuses as GitHub does', async () => {
    const server = await openGitHub();
    const refused: [string, string, unknown, number, string][] = [
      ['GET /orgs/acme/repos', 'unknown', undefined, 401, 'Bad credentials'],
      [
        'GET /orgs/acme/properties/values',
        ACTIONS_TOKEN,
        undefined,
        403,
        'Resource not accessible by integration',
      ],
      ['GET /orgs/acme/teams', ACTIONS_TOKEN, undefined, 403, 'Resource not accessible by integration'],
      [`POST ${COMMENTS}`, READ_ONLY_TOKEN, { body: 'x' }, 403, 'Resource not accessible by integration'],
      [`POST ${COMMENTS}`, APP_TOKEN, { body: 'x'.repeat(65_537) }, 422, 'Validation Failed'],
      [`POST ${ISSUES}`, READ_ONLY_TOKEN, { title: 'x' }, 403, 'Resource not accessible by integration'],
      [`POST ${ISSUES}`, APP_TOKEN, { title: 'x'.repeat(257) }, 422, 'Validation Failed'],
      [`PATCH ${ISSUES}/99`, APP_TOKEN, { state: 'closed' }, 404, 'Not Found'],
      ['GET /orgs/octo-dev/repos', APP_TOKEN, undefined, 404, 'Not Found'],
      ['GET /orgs/acme/teams/ghosts/repos', APP_TOKEN, undefined, 404, 'Not Found'],
      ['GET /repos/acme/never-was', APP_TOKEN, undefined, 404, 'Not Found'],
      ['GET /repos/acme/payments-api/pulls/99', APP_TOKEN, undefined, 404, 'Not Found'],
    ];
    for (const [route, token, body, status, message] of refused) {
      const answer = await ask(server, route, token, body);
      expect([route, answer.status, answer.json.message]).toEqual([route, status, message]);
    }
    expect(server.state.comments).toEqual([]);
  });

  it('has a repository for each project of the platform that has the form of one', () => {
    const names = new Set(believableGitHub().repositories.map(({ fullName }) => fullName));
    const projects = believableProjects(1, Date.now()).all.filter(({ name }) => /^acme\/[\w.-]+$/.test(name));
    expect(projects.length).toBeGreaterThan(30);
    for (const { name } of projects) expect(names).toContain(name);
    expect(believableGitHub()).toEqual(believableGitHub());
  });
});
