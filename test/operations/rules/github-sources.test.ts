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
