import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { believableGitHub } from '../emulator/github/believable-state.ts';
import { type GitHubServer, startGitHub } from '../emulator/github/server.ts';
import { PULL_REQUEST } from '../emulator/platform/believable-state.ts';
import type { PlatformState } from '../emulator/platform/state.ts';

/** An embedded GitHub whose pull request is the one that the embedded platform has scanned. */
export async function startDemoGitHub(state: PlatformState): Promise<GitHubServer> {
  const gitHub = believableGitHub();
  const pull = gitHub.pulls[0];
  const scan = state.scans.find(({ id }) => id === PULL_REQUEST.scanId);
  if (pull === undefined || scan === undefined) throw new Error('the emulators have no pull request');
  gitHub.pulls.push({ ...pull, number: PULL_REQUEST.number, headSha: String(scan.meta.commit) });
  return startGitHub({ state: gitHub });
}

/** Writes the event of the pull request, and gives the variables that a runner sets for it. */
export async function pullRequestEnvironment(
  { state, url }: GitHubServer,
  folder: string,
): Promise<Record<string, string>> {
  const pull = state.pulls.find(({ number }) => number === PULL_REQUEST.number);
  const path = join(folder, 'event.json');
  const repository = { full_name: PULL_REQUEST.project };
  const head = { sha: pull?.headSha, ref: pull?.headRef, repo: repository };
  const event = { number: pull?.number, pull_request: { number: pull?.number, head, base: { ref: 'main' } } };
  await writeFile(path, JSON.stringify(event));
  return {
    GITHUB_API_URL: url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: PULL_REQUEST.project,
    GITHUB_REF: PULL_REQUEST.ref,
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_WORKFLOW_REF: `${PULL_REQUEST.project}/.github/workflows/security.yml@refs/heads/main`,
    GITHUB_RUN_NUMBER: '1',
    GITHUB_RUN_ATTEMPT: '1',
  };
}
