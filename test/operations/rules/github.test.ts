import { describe, expect, it } from 'vitest';
import { APP_TOKEN } from '../../../emulator/github/believable-state.ts';
import { rename, type StoredRepository } from '../../../emulator/github/state.ts';
import { connectionTo, gitHubState, openGitHub, VISIBILITY } from './github-scenario.ts';
import { changesOf, openPlatform, project, runApply, runPlan, writesTo } from './scenario.ts';

describe('rules by metadata of GitHub', () => {
  it('follow a repository that turns private, in one apply', async () => {
    const state = gitHubState([{ fullName: 'acme/api', visibility: 'public' }]);
    const server = await openGitHub(state);
    const github = connectionTo(server);
    const platform = await openPlatform([project('acme/api')]);
    await runApply(platform, VISIBILITY, { github });
    expect(platform.state.projects.get('acme/api')?.tags).toEqual(['visibility:public']);
    (state.repositories[0] as StoredRepository).visibility = 'private';
    const applied = await runApply(platform, VISIBILITY, { github });
    expect(changesOf(applied)).toEqual(['+ acme/api visibility:private', '- acme/api visibility:public']);
    expect(platform.state.projects.get('acme/api')?.tags).toEqual(['visibility:private']);
  });

  it('change nothing of a project whose repository the token cannot see', async () => {
    const state = gitHubState([{ fullName: 'acme/web' }]);
    const github = connectionTo(await openGitHub(state));
    const platform = await openPlatform([
      project('acme/api', { tags: ['visibility:public', 'tier:9'], full: true }),
      project('acme/web'),
      project('acme/elsewhere', {
        url: 'https://gitlab.example/acme/elsewhere',
        tags: ['visibility:public'],
      }),
    ]);
    const rules = `
version: 1
managed-tags: ['visibility:*', 'tier:*']
projects:
  - { name: visibility, tags: ['visibility:\${github.visibility}'] }
  - { name: plain, managed-scan: { diff: true, full: false }, tags: [known] }
  - { name: archived, when: { github.archived: true }, managed-scan: { full: true } }
`;
    const applied = await runApply(platform, `${rules}limits: { scans-off: 5 }`, { github });
    expect(applied.failure).toBeUndefined();
    expect(applied.plan?.unknown).toEqual([
      { target: 'acme/api', reason: 'not-visible' },
      { target: 'acme/elsewhere', reason: 'other-host' },
    ]);
    expect(changesOf(applied)).toEqual([
      '+ acme/api known',
      '~ acme/api diff_scan off → on',
      '+ acme/elsewhere known',
      '~ acme/elsewhere diff_scan off → on',
      '+ acme/web visibility:private',
      '+ acme/web known',
      '~ acme/web diff_scan off → on',
    ]);
    expect(platform.state.projects.get('acme/api')).toMatchObject({
      tags: ['visibility:public', 'tier:9', 'known'],
      managed_scan_config: { full_scan: { enabled: true } },
    });
  });

  it('remove no tag when a token loses its permission between two runs', async () => {
    const state = gitHubState([{ fullName: 'acme/api', visibility: 'private' }]);
    const github = connectionTo(await openGitHub(state));
    const platform = await openPlatform([project('acme/api')]);
    await runApply(platform, VISIBILITY, { github });
    const grant = state.tokens.get(APP_TOKEN);
    if (grant) grant.sees = [];
    const writes = writesTo(platform).length;
    const applied = await runApply(platform, VISIBILITY, { github });
    expect(applied.rows).toEqual([]);
    expect(applied.plan?.unknown).toEqual([{ target: 'acme/api', reason: 'not-visible' }]);
    expect(writesTo(platform).length).toBe(writes);
  });

  it('fill in a tag for each value, and none where the repository lacks one', async () => {
    const state = gitHubState([
      {
        fullName: 'acme/api',
        topics: ['pci', 'backend'],
        properties: { team: 'pay', regs: ['gdpr', 'sox'] },
      },
      { fullName: 'acme/web', language: null, properties: { team: null } },
    ]);
    const github = connectionTo(await openGitHub(state));
    const platform = await openPlatform([project('acme/api'), project('acme/web')]);
    const made = await runPlan(
      platform,
      `
version: 1
projects:
  - name: fill
    tags: ['topic:\${github.topic}', 'team:\${github.property.team}', '\${github.language}-\${github.property.regs}']
`,
      { github },
    );
    expect(changesOf(made)).toEqual([
      '+ acme/api topic:pci',
      '+ acme/api topic:backend',
      '+ acme/api team:pay',
      '+ acme/api Go-gdpr',
      '+ acme/api Go-sox',
    ]);
  });

  const repositories: (Partial<StoredRepository> & { fullName: string })[] = [
    { fullName: 'acme/a', archived: true, topics: ['pci'], pushedAt: '2024-01-01T00:00:00.000Z' },
    {
      fullName: 'acme/b',
      fork: true,
      visibility: 'public' as const,
      properties: { tier: '1', live: 'true' },
    },
    {
      fullName: 'acme/c',
      template: true,
      language: 'TypeScript',
      properties: { tier: 'critical' },
      pushedAt: null,
    },
  ];
  it.each([
    ['github.archived: true', ['a']],
    ['github.archived: false', ['b', 'c']],
    ['github.fork: true', ['b']],
    ['github.template: true', ['c']],
    ['github.visibility: public', ['b']],
    ['github.topic: [PCI, other]', ['a']],
    ['github.language: typescript', ['c']],
    ["github.property.tier: ['1', critical]", ['b', 'c']],
    ['github.property.tier: 1', ['b']],
    ['github.property.live: true', ['b']],
    ['github.team: payments', ['b']],
    ['github.pushed-before: 365d', ['a']],
  ])('{ %s } selects %j', async (when, expected) => {
    const state = gitHubState(repositories);
    state.teams.push({
      id: 9,
      org: 'acme',
      slug: 'payments',
      name: 'Payments',
      repositoryIds: [state.repositories[1]?.id ?? 0],
    });
    const github = connectionTo(await openGitHub(state));
    const platform = await openPlatform(repositories.map(({ fullName }) => project(fullName)));
    const made = await runPlan(
      platform,
      `{ version: 1, projects: [{ name: r, when: { ${when} }, tags: [t] }] }`,
      { github },
    );
    expect(made.failure).toBeUndefined();
    expect(changesOf(made)).toEqual(expected.map((name) => `+ acme/${name} t`));
  });

  it('belong to two projects of one repository, and to one that was renamed', async () => {
    const state = gitHubState([{ fullName: 'acme/mono' }, { fullName: 'acme/old' }]);
    rename(state, 'acme/old', 'acme/new');
    const github = connectionTo(await openGitHub(state));
    const platform = await openPlatform([
      project('monorepo/src/one', { url: 'https://github.com/acme/mono' }),
      project('monorepo/src/two', { url: 'https://github.com/ACME/Mono' }),
      project('acme/old'),
    ]);
    for (const coverage of [false, true]) {
      const made = await runPlan(platform, `${VISIBILITY}coverage: ${coverage}\n`, { github });
      expect(made.plan?.unknown).toEqual([]);
      expect(changesOf(made).length).toBe(3);
      expect(made.coverage?.uncovered).toEqual(coverage ? [] : undefined);
    }
  });
});
