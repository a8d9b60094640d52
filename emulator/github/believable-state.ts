import { believableProjects } from '../platform/believable-state.ts';
import { pick, prng, some } from '../platform/prng.ts';
import { emptyGitHub, type GitHubState, type StoredRepository } from './state.ts';

/** Of a GitHub App that sees all of `acme` and may comment. */
export const APP_TOKEN = 'ghs_embeddedGitHubAppToken0123456789abcdef';
/** As `GITHUB_TOKEN` of acme/payments-api: its own repository and the public ones; it may comment. */
export const ACTIONS_TOKEN = 'ghs_embeddedGitHubActionsToken0123456789ab';
/** As `GITHUB_TOKEN` of a pull request from a fork: it reads only. */
export const READ_ONLY_TOKEN = 'ghs_embeddedGitHubReadOnlyToken0123456789';

export const HEAD_SHA = '8f14e45fceea167a5a36dedd4bea2543f0c1d2b3';

const languages = ['Go', 'TypeScript', 'Python', 'Java'];
const moreTopics = ['backend', 'customer-data', 'internal-tool', 'pci'];

/**
 * Organisation `acme` with a repository for each project of the believable platform that has one, and two that the
 * platform does not know; the user `octo-dev`; pull request 7 of acme/payments-api, and 8 from a fork. The same seed
 * gives the same state.
 */
export function believableGitHub(seed = 1): GitHubState {
  const state = emptyGitHub();
  const random = prng(seed + 5);
  state.accounts.push({ id: 9919, login: 'acme', kind: 'Organization' });
  state.accounts.push({ id: 583_231, login: 'octo-dev', kind: 'User' });
  // Nothing of the repositories follows from when their projects were scanned.
  for (const project of believableProjects(seed, Date.now()).all) {
    const team = project.tags.find((tag) => tag.startsWith('team:'))?.slice('team:'.length);
    if (!/^acme\/[\w.-]+$/.test(project.name)) continue;
    state.repositories.push(believableRepository(random, state.repositories.length, project.name, team));
  }
  const place = state.repositories.length;
  state.repositories.push(believableRepository(random, place, 'acme/brand-new', 'storefront'));
  state.repositories.push(believableRepository(random, place + 1, 'acme/design-docs', undefined));
  state.repositories.push({ ...plainRepository(place + 2, 'octo-dev/dotfiles'), visibility: 'public' });
  state.repositories.push({
    ...plainRepository(place + 3, 'octo-dev/payments-api'),
    visibility: 'public',
    fork: true,
  });
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
    createdAt: new Date(Date.UTC(2022, 1, 3, 9, 0, 0) + place * 3_600_000).toISOString(),
    pushedAt: '2026-08-18T16:20:00.000Z',
    defaultBranch: 'main',
    properties: {},
  };
}

function believableRepository(
  random: () => number,
  place: number,
  fullName: string,
  team: string | undefined,
): StoredRepository {
  const archived = team === 'archive';
  const chance = random();
  return {
    ...plainRepository(place, fullName),
    visibility: chance < 0.15 ? 'public' : chance < 0.4 ? 'internal' : 'private',
    archived,
    template: fullName === 'acme/ci-templates',
    topics: some(random, moreTopics, 0.25),
    language: fullName === 'acme/design-docs' ? null : pick(random, languages),
    pushedAt: archived ? '2024-11-02T10:00:00.000Z' : '2026-08-18T16:20:00.000Z',
    properties: {
      tier: archived ? null : pick(random, ['1', '2', '3']),
      team: team ?? null,
      regulations: some(random, ['pci', 'gdpr', 'sox'], 0.3),
    },
  };
}

function addTeams(state: GitHubState): void {
  const slugs = new Set(state.repositories.map(({ properties }) => properties.team));
  for (const slug of slugs) {
    if (typeof slug !== 'string') continue;
    const repositoryIds = state.repositories
      .filter(({ properties }) => properties.team === slug)
      .map(({ id }) => id);
    const name = slug[0]?.toUpperCase() + slug.slice(1);
    state.teams.push({ id: 4001 + state.teams.length, org: 'acme', slug, name, repositoryIds });
  }
}

function addPulls(state: GitHubState): void {
  const idOf = (name: string) => state.repositories.find(({ fullName }) => fullName === name)?.id ?? 0;
  const pull = {
    id: 1_900_000_007,
    repositoryId: idOf('acme/payments-api'),
    number: 7,
    title: 'Charge cards in one call',
    author: 'octo-dev',
    headSha: HEAD_SHA,
    headRef: 'one-call',
    headRepositoryId: idOf('acme/payments-api'),
    baseRef: 'main',
    baseSha: 'c9f0f895fb98ab9159f51fd0297e236d0a1b2c3d',
    state: 'open' as const,
    createdAt: '2026-08-19T08:00:00.000Z',
  };
  const headRepositoryId = idOf('octo-dev/payments-api');
  state.pulls.push(pull, { ...pull, id: pull.id + 1, number: 8, headRepositoryId });
}

function addTokens({ tokens }: GitHubState): void {
  const own = ['acme/payments-api'];
  const login = 'github-actions[bot]';
  tokens.set(APP_TOKEN, {
    login: 'acme-security[bot]',
    permissions: {
      metadata: 'read',
      issues: 'write',
      pull_requests: 'write',
      members: 'read',
      organization_custom_properties: 'read',
    },
    sees: 'all',
  });
  tokens.set(ACTIONS_TOKEN, {
    login,
    permissions: { metadata: 'read', issues: 'write', pull_requests: 'write' },
    sees: own,
  });
  tokens.set(READ_ONLY_TOKEN, {
    login,
    permissions: { metadata: 'read', issues: 'read', pull_requests: 'read' },
    sees: own,
  });
}

/**
 * Organisation `fleet` with repositories `fleet/service-00001` to n, as the fleet of the platform has them: each with
 * the properties `tier` and `team`; every twentieth belongs to the team `red` or `blue`. Tokens as in the believable state.
 */
export function fleetGitHub(n: number): GitHubState {
  const state = believableGitHub();
  const teams = ['red', 'blue'].map((slug, index) => ({
    id: 5001 + index,
    org: 'fleet',
    slug,
    name: slug,
    repositoryIds: [] as number[],
  }));
  state.accounts.push({ id: 77_001, login: 'fleet', kind: 'Organization' });
  state.teams.push(...teams);
  for (let index = 0; index < n; index += 1) {
    const fullName = `fleet/service-${String(index + 1).padStart(5, '0')}`;
    const repository = plainRepository(1000 + index, fullName);
    repository.properties = { tier: String((index % 3) + 1), team: index % 2 === 0 ? 'red' : 'blue' };
    state.repositories.push(repository);
    if (index % 20 < 2) teams[index % 2]?.repositoryIds.push(repository.id);
  }
  return state;
}
