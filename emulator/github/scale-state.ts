import { believableGitHub, plainRepository } from './believable-state.ts';
import type { GitHubState } from './state.ts';

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
