import { believableProjects } from '../platform/believable-state.ts';
import { pick, prng, sample } from '../platform/prng.ts';
import { emptyGitHub, type GitHubState, type StoredRepository } from './state.ts';

/** The token of a GitHub App that sees all of `acme` and may comment. */
export const APP_TOKEN = 'ghs_embeddedGitHubAppToken0123456789abcdef';
/** As `GITHUB_TOKEN` of acme/payments-api: its own repository and the public ones; it may comment. */
export const ACTIONS_TOKEN = 'ghs_embeddedGitHubActionsToken0123456789ab';
/** As `GITHUB_TOKEN` of a pull request from a fork: it reads only. */
export const READ_ONLY_TOKEN = 'ghs_embeddedGitHubReadOnlyToken0123456789';

export const HEAD_SHA = '8f14e45fceea167a5a36dedd4bea2543f0c1d2b3';

/**
 * Organisation `acme` with a repository for each project of the believable platform that has one, and two that the
 * platform does not know; the user `octo-dev`; pull request 7 of acme/payments-api, and 8 from a fork.
 */
export function believableGitHub(): GitHubState {
  const state = emptyGitHub();
  const random = prng(6);
  state.accounts.push({ id: 9919, login: 'acme', kind: 'Organization' });
  state.accounts.push({ id: 583_231, login: 'octo-dev', kind: 'User' });
  const { repositories } = state;
  const add = (fullName: string, traits: () => Partial<StoredRepository>) => {
    repositories.push({ ...plainRepository(repositories.length, fullName), ...traits() });
  };
  // Nothing of the repositories follows from when their projects were scanned.
  for (const { name, tags } of believableProjects(1, Date.now()).all) {
    const team = tags.find((tag) => tag.startsWith('team:'))?.slice('team:'.length);
    const template = name === 'acme/ci-templates';
    if (/^acme\/[\w.-]+$/.test(name)) add(name, () => ({ ...traitsOf(random, team), template }));
  }
  add('acme/brand-new', () => traitsOf(random, 'storefront'));
  add('acme/design-docs', () => ({ ...traitsOf(random, undefined), language: null }));
  add('octo-dev/dotfiles', () => ({ visibility: 'public' }));
  add('octo-dev/payments-api', () => ({ visibility: 'public', fork: true }));
  addTeams(state);
  addPulls(state);
  addTokens(state);
  return state;
}

/** Private, pushed to, without topics or properties. */
export function plainRepository(place: number, fullName: string): StoredRepository {
  return {
    id: 610_000_001 + place * 37,
    fullName,
    visibility: 'private',
    archived: false,
    fork: false,
    template: false,
    topics: [],
    language: 'Go',
    pushedAt: '2026-08-18T16:20:00.000Z',
    properties: {},
  };
}

function traitsOf(random: () => number, team: string | undefined): Partial<StoredRepository> {
  const archived = team === 'archive';
  const chance = random();
  return {
    archived,
    pushedAt: archived ? '2024-11-02T10:00:00.000Z' : '2026-08-18T16:20:00.000Z',
    visibility: chance < 0.15 ? 'public' : chance < 0.4 ? 'internal' : 'private',
    topics: sample(random, ['backend', 'customer-data', 'internal-tool', 'pci'], 0.25),
    language: pick(random, ['Go', 'TypeScript', 'Python', 'Java']),
    properties: {
      tier: archived ? null : pick(random, ['1', '2', '3']),
      team: team ?? null,
      regulations: sample(random, ['pci', 'gdpr', 'sox'], 0.3),
    },
  };
}

function addTeams({ repositories: all, teams }: GitHubState): void {
  const byTeam = Map.groupBy(all, ({ properties }) => properties.team);
  for (const [slug, repositories] of byTeam) {
    if (typeof slug !== 'string') continue;
    const name = slug[0]?.toUpperCase() + slug.slice(1);
    teams.push({
      id: 4001 + teams.length,
      org: 'acme',
      slug,
      name,
      repositoryIds: repositories.map(({ id }) => id),
    });
  }
}

function addPulls(state: GitHubState): void {
  const idOf = (name: string) => state.repositories.find(({ fullName }) => fullName === name)?.id ?? 0;
  const pull = {
    repositoryId: idOf('acme/payments-api'),
    number: 7,
    title: 'Charge cards in one call',
    author: 'octo-dev',
    headSha: HEAD_SHA,
    headRef: 'one-call',
    headRepositoryId: idOf('acme/payments-api'),
    state: 'open' as const,
    createdAt: '2026-08-19T08:00:00.000Z',
  };
  const headRepositoryId = idOf('octo-dev/payments-api');
  state.pulls.push(pull, { ...pull, number: 8, headRepositoryId });
}

function addTokens({ tokens }: GitHubState): void {
  const write = { metadata: 'read', issues: 'write', pull_requests: 'write' } as const;
  const read = { metadata: 'read', issues: 'read', pull_requests: 'read' } as const;
  const members = { members: 'read', organization_custom_properties: 'read' } as const;
  const ofActions = { login: 'github-actions[bot]', sees: ['acme/payments-api'] };
  tokens.set(APP_TOKEN, {
    ...{ login: 'acme-security[bot]', permissions: { ...write, ...members }, sees: 'all' },
  });
  tokens.set(ACTIONS_TOKEN, { ...ofActions, permissions: write });
  tokens.set(READ_ONLY_TOKEN, { ...ofActions, permissions: read });
}

/**
 * Organisation `fleet` with repositories `fleet/service-00001` to n, as the fleet of the platform has them: each with
 * the properties `tier` and `team`; every twentieth belongs to the team `red` or `blue`. Tokens as in the believable state.
 */
export function fleetGitHub(n: number): GitHubState {
  const state = believableGitHub();
  state.accounts.push({ id: 77_001, login: 'fleet', kind: 'Organization' });
  const slugs = ['red', 'blue'];
  const repositories = Array.from({ length: n }, (_, index) => ({
    ...plainRepository(1000 + index, `fleet/service-${String(index + 1).padStart(5, '0')}`),
    properties: { tier: String((index % 3) + 1), team: slugs[index % 2] ?? null },
  }));
  state.repositories.push(...repositories);
  for (const [place, slug] of slugs.entries()) {
    const repositoryIds = repositories.filter((_, index) => index % 20 === place).map(({ id }) => id);
    state.teams.push({ id: 5001 + place, org: 'fleet', slug, name: slug, repositoryIds });
  }
  return state;
}
