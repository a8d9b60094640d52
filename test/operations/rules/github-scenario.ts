/** Shared by the scenarios with an embedded GitHub. */

import { onTestFinished } from 'vitest';
import { APP_TOKEN, plainRepository } from '../../../emulator/github/believable-state.ts';
import { type GitHubServer, startGitHub } from '../../../emulator/github/server.ts';
import { emptyGitHub, type GitHubState, type StoredRepository } from '../../../emulator/github/state.ts';
import type { GitHubConnection } from '../../../src/model/ports.ts';
import { NOW } from './scenario.ts';

/** The organisation `acme`, all of which APP_TOKEN sees. */
export function gitHubState(
  repositories: readonly (Partial<StoredRepository> & { fullName: string })[],
): GitHubState {
  const state = emptyGitHub();
  state.accounts.push({ id: 1, login: 'acme', kind: 'Organization' });
  for (const [place, traits] of repositories.entries()) {
    state.repositories.push({ ...plainRepository(place, traits.fullName), ...traits });
  }
  state.tokens.set(APP_TOKEN, {
    login: 'acme[bot]',
    permissions: { metadata: 'read', members: 'read', organization_custom_properties: 'read' },
    sees: 'all',
  });
  return state;
}

/** It ends with the test. */
export async function openGitHub(state: GitHubState): Promise<GitHubServer> {
  const server = await startGitHub({ state, now: () => NOW });
  onTestFinished(() => server.close());
  return server;
}

export function connectionTo({ url }: GitHubServer): GitHubConnection {
  return { token: APP_TOKEN, apiUrl: url, serverUrl: 'https://github.com' };
}

export const VISIBILITY = `
version: 1
managed-tags: ['visibility:*']
projects: [{ name: visibility, tags: ['visibility:\${github.visibility}'] }]
`;
