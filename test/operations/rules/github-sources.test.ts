import { describe, expect, it } from 'vitest';
import { connectionTo, gitHubState, openGitHub } from './github-scenario.ts';
import { openPlatform, project, runApply, runPlan, writesTo } from './scenario.ts';

describe('a source on GitHub that cannot be read ends the plan', () => {
  const inAnHour = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' };

  it.each([
    ['the organization', '/orgs/acme/repos', 403, {}, { kind: 'status', status: 403 }],
    ['the properties', '/properties/values', 403, {}, { kind: 'status', status: 403 }],
    ['the teams', '/teams/', 403, {}, { kind: 'status', status: 403 }],
    ['the names of teams, because GitHub fails', '/teams?', 422, {}, { kind: 'status', status: 422 }],
    ['an owner, because GitHub fails', '/users/octo', 422, {}, { kind: 'status', status: 422 }],
    ['an owner, because GitHub limits', '/users/octo', 403, inAnHour, { kind: 'rate-limited' }],
  ])('%s', async (_, part, status, headers, cause) => {
    const server = await openGitHub(gitHubState([{ fullName: 'acme/api', properties: { tier: '1' } }]));
    server.faults = ({ path }) =>
      path.includes(part) ? { kind: 'status', status, headers, body: { message: 'no' } } : undefined;
    const platform = await openPlatform([
      project('acme/api', { tags: ['visibility:public'] }),
      project('octo/dots'),
    ]);
    const rules = `
version: 1
coverage: true
managed-tags: ['visibility:*']
projects: [{ name: r, when: { github.team: x, github.property.tier: '1' }, tags: [t] }]
`;
    const made = await runApply(platform, rules, { github: connectionTo(server) });
    expect(made.failure).toMatchObject({ kind: 'github', cause });
    expect(made.plan).toBeUndefined();
    expect(writesTo(platform)).toEqual([]);
  });
});

it('coverage is not known where no project is on GitHub', async () => {
  const server = await openGitHub(gitHubState([]));
  const platform = await openPlatform([project('local', { url: '' })]);
  const made = await runPlan(platform, '{ version: 1, coverage: true }', { github: connectionTo(server) });
  expect(made.notices).toEqual([{ kind: 'coverage-unknown', subject: 'repositories', owners: [] }]);
});

it('a property that only an organization which refuses can have is no typo', async () => {
  const repositories = [{ fullName: 'acme/api', properties: { team: 'pay' } }, { fullName: 'other/web' }];
  const state = gitHubState(repositories);
  state.accounts.push({ id: 2, login: 'other', kind: 'Organization' });
  const github = await openGitHub(state);
  const platform = await openPlatform([project('acme/api'), project('other/web')]);
  const rules = `version: 1\ncoverage: true\nprojects: [{ name: a, when: { github.property.tier: 1 }, tags: [x] }]`;
  for (const refused of ['/orgs/other/properties', '/orgs/other/repos']) {
    github.faults = ({ path }) =>
      path.startsWith(refused) ? { kind: 'status', status: 403, body: { message: 'no' } } : undefined;
    const { failure, notices } = await runPlan(platform, rules, { github: connectionTo(github) });
    expect(failure).toBeUndefined();
    expect(notices).toContainEqual({ kind: 'rule-no-match', rule: 'a', skippedProjects: 1 });
  }
});
