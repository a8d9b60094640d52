import { describe, expect, it } from 'vitest';
import { connectionTo, gitHubState, openGitHub } from './github-scenario.ts';
import { openPlatform, project, runApply, runPlan, writesTo } from './scenario.ts';

const COVERAGE = '{ version: 1, coverage: true }';

/** GitHub as all see it who list `names`, and a plan with coverage of these projects. */
async function planned(names: readonly string[], projects = names) {
  const server = await openGitHub(gitHubState(names.map((fullName) => ({ fullName }))));
  const platform = await openPlatform(projects.map((name) => project(name)));
  return {
    server,
    plan: () => runPlan(platform, COVERAGE, { github: connectionTo(server), failIf: ['uncovered'] }),
  };
}

describe('a source on GitHub that cannot be read ends the plan', () => {
  const inAnHour = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' };

  it.each([
    ['the organization', '/orgs/acme/repos', 403, {}, { kind: 'status', status: 403 }],
    ['the properties', '/properties/values', 403, {}, { kind: 'status', status: 403 }],
    ['the teams', '/teams/', 403, {}, { kind: 'status', status: 403 }],
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

describe('coverage', () => {
  const names = Array.from({ length: 11 }, (_, at) => `acme/p${at}`);

  it.each([
    ['all of the repositories', names, names, []],
    ['nine in ten of them', [...names.slice(0, 9), 'acme/new'], names.slice(0, 10), ['acme/new']],
    ['fewer than nine in ten', names.slice(0, 9), names, undefined],
  ])('with a token that sees %s is known where that is enough', async (_, seen, projects, uncovered) => {
    const { plan } = await planned(seen, projects);
    const made = await plan();
    const owners = [{ owner: 'acme', seen: 9, of: 11, why: 'few' }];
    expect(made.plan?.coverage).toMatchObject({ uncovered: uncovered ?? [] });
    const found = { kind: 'uncovered', repositories: uncovered?.length };
    const failure = uncovered === undefined ? { kind: 'not-known', figures: ['uncovered'] } : found;
    if (uncovered?.length === 0) expect(made.failure).toBeUndefined();
    else expect(made.failure).toMatchObject(failure);
    const notice = { kind: 'coverage-unknown', of: 'repositories', owners };
    expect(made.notices).toEqual(uncovered === undefined ? [notice] : []);
  });

  it('is not known where a page that was announced comes empty', async () => {
    const { server, plan } = await planned(
      Array.from({ length: 101 }, (_, at) => `acme/p${at}`),
      ['acme/p0'],
    );
    server.faults = ({ path }) =>
      /[?&]page=2/.test(path) ? { kind: 'status', status: 200, body: [] } : undefined;
    expect((await plan()).notices).toMatchObject([
      { owners: [{ owner: 'acme', seen: 1, of: 1, why: 'cut' }] },
    ]);
  });

  it('is not known where an owner refuses the token', async () => {
    const { server, plan } = await planned(['acme/api'], ['acme/api', 'other/web']);
    server.faults = ({ path }) =>
      path.includes('/orgs/other/') ? { kind: 'status', status: 403, body: { message: 'no' } } : undefined;
    const owners = [{ owner: 'other', seen: 0, of: 1, why: 'refused' }];
    expect((await plan()).notices).toMatchObject([{ owners }]);
  });

  it('is not known where no project is on GitHub', async () => {
    const { server } = await planned([]);
    const platform = await openPlatform([project('local', { url: '' })]);
    const made = await runPlan(platform, COVERAGE, { github: connectionTo(server) });
    expect(made.notices).toEqual([{ kind: 'coverage-unknown', of: 'repositories', owners: [] }]);
  });
});
