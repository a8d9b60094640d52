import { expect } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import type { LoggedRequest } from '../../emulator/github/faults.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import type { StoredIssue } from '../../emulator/github/state.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import type { Platform, PlatformOptions } from '../../emulator/platform/server.ts';
import type { Finding } from '../../emulator/platform/state.ts';
import { openGitHub } from '../github/open.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform } from './scenario.ts';

export const SELECT = { operation: 'ticket', tracker: 'github', 'issue-type': 'sast', status: 'open' };
export const BOT = 'github-actions[bot]';
export const OPEN = 'POST /repos/{owner}/{repo}/issues';
export const REPOSITORY = 'acme/payments-api';

export interface World {
  platform: Platform;
  github: GitHubServer;
}

/** Findings of two rules in some repositories, turn by turn: one issue for each rule and repository. */
export async function openWorld(count: number, projects = 1, options: PlatformOptions = {}): Promise<World> {
  const state = findingsState(count, { projects });
  state.findings.all.forEach((finding, index) => {
    finding.rule = `rules.number-${Math.floor(index / projects) % 2}`;
    finding.path = `src/file-${finding.id}.py`;
  });
  return { platform: await openPlatform({ state, ...options }), github: await openGitHub() };
}

export const at = (template: string) => (request: LoggedRequest) =>
  `${request.method} ${request.template}` === template;

export async function step(
  { platform, github }: World,
  inputs: Record<string, string> = {},
  more: object = {},
) {
  const environment = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '9',
  };
  const run = await innerStep(
    platform,
    { 'github-token': ACTIONS_TOKEN, ...SELECT, ...inputs },
    { environment, ...more },
  );
  const rows: { state: string; seen?: { url?: string }; change: { finding: { id: number } } }[] =
    run.report?.rows ?? [];
  expect(platform.counts['POST tickets']).toBeUndefined();
  return { ...run, rows, states: rows.map(({ state }) => state).toSorted() };
}

/** The ids of the findings that an issue shows. */
export const shownIn = ({ body }: StoredIssue) =>
  [...(body ?? '').matchAll(/\/findings\/(\d+)"/g)].map(([, id]) => Number(id)).toSorted((a, b) => a - b);

export const own = ({ github }: World) => github.state.issues.filter(({ author }) => author === BOT);

export function finding({ platform }: World, id: number): Finding {
  const found = platform.state.findings.get(BigInt(id));
  if (found === undefined) throw new Error(`there is no finding ${id}`);
  return found;
}
