import { expect, it } from 'vitest';
import { APP_TOKEN, believableGitHub, READ_ONLY_TOKEN } from '../../../emulator/github/believable-state.ts';
import { routes } from '../../../emulator/github/routes.ts';
import { believableProjects } from '../../../emulator/platform/believable-state.ts';
import { operationOf } from '../../github/description.ts';
import { openGitHub } from '../../github/open.ts';

it.each(['api.github.com', 'ghes-3.17'] as const)(
  'has only routes that are in the description of %s',
  (edition) => {
    const missing = Object.keys(routes).filter((route) => {
      const [method = '', template = ''] = route.split(' ');
      return operationOf(edition, template, method) === undefined;
    });
    expect(missing).toEqual(['POST /graphql']);
  },
);

const ISSUES = '/repos/acme/payments-api/issues';

it.each<[string, string, unknown, number, string]>([
  ['GET /orgs/acme/repos', 'unknown', undefined, 401, 'Bad credentials'],
  [`POST ${ISSUES}/7/comments`, APP_TOKEN, { body: 'x'.repeat(65_537) }, 422, 'Validation Failed'],
  [`POST ${ISSUES}`, APP_TOKEN, { title: 'x'.repeat(257) }, 422, 'Validation Failed'],
  [`POST ${ISSUES}`, READ_ONLY_TOKEN, { title: 'x' }, 403, 'Resource not accessible by integration'],
  [`PATCH ${ISSUES}/99`, APP_TOKEN, { state: 'closed' }, 404, 'Not Found'],
])('refuses %s as GitHub does', async (route, token, body, status, message) => {
  const server = await openGitHub();
  const [method, path] = route.split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) ?? null });
  expect([answer.status, await answer.json()]).toMatchObject([status, { message }]);
  expect([server.state.comments, server.state.issues]).toEqual([[], []]);
});

it('has a repository for each project of the platform that has the form of one', () => {
  const names = new Set(believableGitHub().repositories.map(({ fullName }) => fullName));
  const projects = believableProjects(1, Date.now()).all.filter(({ name }) => /^acme\/[\w.-]+$/.test(name));
  expect(projects.length).toBeGreaterThan(30);
  for (const { name } of projects) expect(names).toContain(name);
});
