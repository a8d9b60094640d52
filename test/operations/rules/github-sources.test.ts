import { describe, expect, it } from 'vitest';
import { connectionTo, gitHubState, openGitHub, VISIBILITY } from './github-scenario.ts';
import { openPlatform, project, runApply, runPlan, writesTo } from './scenario.ts';

describe('a source on GitHub that cannot be read', () => {
  it.each([
    ['the organisation', '/orgs/acme/repos', 403],
    ['the properties', '/properties/values', 403],
    ['the teams', '/teams/', 403],
  ])('ends the plan: %s', async (_, part, status) => {
    const server = await openGitHub(gitHubState([{ fullName: 'acme/api', properties: { tier: '1' } }]));
    server.faults = ({ path }) =>
      path.includes(part) ? { kind: 'status', status, body: { message: 'no' } } : undefined;
    const platform = await openPlatform([project('acme/api', { tags: ['visibility:public'] })]);
    const rules = `
version: 1
coverage: true
managed-tags: ['visibility:*']
projects: [{ name: r, when: { github.team: x, github.property.tier: '1' }, tags: [t] }]
`;
    const made = await runApply(platform, rules, { github: connectionTo(server) });
    expect(made.failure).toMatchObject({ kind: 'github', cause: { kind: 'status', status } });
    expect(made.plan).toBeUndefined();
    expect(writesTo(platform)).toEqual([]);
  });

  it('because a limit of GitHub ends too late ends the plan with the time at which it ends', async () => {
    const server = await openGitHub(gitHubState([{ fullName: 'acme/api' }]));
    const resetAtMs = Math.ceil(Date.now() / 1000) * 1000 + 7_200_000;
    Object.assign(server.limits, { remaining: 0, resetAtMs });
    const platform = await openPlatform([project('acme/api')]);
    const made = await runPlan(platform, VISIBILITY, { github: connectionTo(server) });
    expect(made.failure).toMatchObject({
      kind: 'github',
      cause: { kind: 'rate-limited', resetAt: new Date(resetAtMs).toISOString() },
    });
  });
});

describe('coverage', () => {
  it('names repositories that no project belongs to, without archived ones and forks', async () => {
    const state = gitHubState([
      { fullName: 'acme/api' },
      { fullName: 'acme/sandbox' },
      { fullName: 'acme/unknown' },
      { fullName: 'acme/dead', archived: true },
      { fullName: 'acme/fork', fork: true },
      { fullName: 'acme/outside' },
    ]);
    const github = connectionTo(await openGitHub(state));
    const platform = await openPlatform([project('acme/api'), project('acme/sandbox')]);
    const made = await runPlan(
      platform,
      `{ version: 1, coverage: true, scope: { projects: [acme/**, '!acme/sandbox'] } }`,
      { github },
    );
    expect(made.coverage?.uncovered).toEqual(['acme/outside', 'acme/unknown']);
  });

  describe.each([
    ['all of the repositories', 10, 10, 10, []],
    ['nine in ten of them', 10, 9, 10, []],
    ['fewer than nine in ten', 11, 9, undefined, [{ owner: 'acme', seen: 9, of: 11, isCut: false }]],
  ])('with a token that sees %s', (_, of, seen, repositories, incomplete) => {
    it('is a figure only where the token sees enough', async () => {
      const names = Array.from({ length: of }, (_, at) => `acme/p${at}`);
      const visible = names.slice(0, seen).map((fullName) => ({ fullName }));
      const more = seen === 9 && of === 10 ? [{ fullName: 'acme/new' }] : [];
      const github = connectionTo(await openGitHub(gitHubState([...visible, ...more])));
      const platform = await openPlatform(names.map((name) => project(name)));
      const made = await runPlan(platform, '{ version: 1, coverage: true }', {
        github,
        failIf: ['uncovered'],
      });
      expect(made.coverage?.incomplete).toEqual(incomplete);
      expect(made.coverage?.uncovered).toEqual(
        repositories === undefined ? undefined : more.map(({ fullName }) => fullName),
      );
      expect(made.failure).toEqual(
        repositories === undefined
          ? { kind: 'uncovered', repositories: undefined }
          : more.length === 0
            ? undefined
            : { kind: 'uncovered', repositories: 1 },
      );
      const notice = { kind: 'coverage-unknown', owners: incomplete, isAsked: true };
      expect(made.notices.filter(({ kind }) => kind === 'coverage-unknown')).toEqual(
        repositories === undefined ? [notice] : [],
      );
    });
  });

  it('is not known where a page that was announced comes empty', async () => {
    const server = await openGitHub(
      gitHubState(Array.from({ length: 101 }, (_, at) => ({ fullName: `acme/p${at}` }))),
    );
    server.faults = ({ path }) =>
      /[?&]page=2/.test(path) ? { kind: 'status', status: 200, body: [] } : undefined;
    const platform = await openPlatform([project('acme/p0')]);
    const made = await runPlan(platform, '{ version: 1, coverage: true }', { github: connectionTo(server) });
    expect(made.coverage).toMatchObject({
      uncovered: undefined,
      incomplete: [{ owner: 'acme', seen: 1, of: 1, isCut: true }],
    });
  });

  it('is not known where an owner refuses the token, or there is none on GitHub', async () => {
    const server = await openGitHub(gitHubState([{ fullName: 'acme/api' }]));
    server.faults = ({ path }) =>
      path.includes('/orgs/other/') ? { kind: 'status', status: 403, body: { message: 'no' } } : undefined;
    const github = connectionTo(server);
    const platform = await openPlatform([project('acme/api'), project('other/web')]);
    const refused = await runPlan(platform, '{ version: 1, coverage: true }', { github });
    expect(refused.coverage?.uncovered).toBeUndefined();
    expect(refused.coverage?.incomplete).toEqual([{ owner: 'other', seen: 0, of: 1, isCut: false }]);
    const none = await openPlatform([project('local', { url: '' })]);
    const made = await runPlan(none, '{ version: 1, coverage: true }', { github });
    expect(made.coverage?.uncovered).toBeUndefined();
    expect(made.notices).toContainEqual({ kind: 'coverage-unknown', owners: [], isAsked: true });
  });

  it('names projects that were never scanned, or not for 30 days', async () => {
    const platform = await openPlatform([
      project('acme/new', { scannedAt: null }),
      project('acme/old', { scannedAt: '2026-10-01T00:00:00.000Z' }),
      project('acme/api'),
    ]);
    expect((await runPlan(platform, '{ version: 1 }')).coverage).toMatchObject({
      neverScanned: ['acme/new'],
      notScannedFor30Days: ['acme/old'],
    });
  });
});
