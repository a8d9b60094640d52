/** Shared by the scenarios of the documentation's workflows. */

import { expect, onTestFinished } from 'vitest';
import { type GitHubServer, startGitHub } from '../../../emulator/github/server.ts';
import { believableProjects, emptyState } from '../../../emulator/platform/believable-state.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { Projects } from '../../../emulator/platform/state.ts';
import { openPlatform } from '../../operations/scenario.ts';
import { smallState } from '../../small-state.ts';
import { REFERENCE, textOf } from '../markdown.ts';
import type { WorkflowRun } from '../workflow/run.ts';

/** Runs a workflow of the documentation, and checks what came of it. */
export type Scenario = (text: string) => Promise<void>;

/** Keyed by the place of the workflow. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** This repository's workflows that others call, by what a caller writes. */
export const REUSABLE = Object.fromEntries(
  ['gate', 'rules-pull-request', 'rules-apply', 'hygiene'].map((name) => {
    const path = `.github/workflows/${name}.yml`;
    return [REFERENCE.replace('@', `/${path}@`), textOf(path)];
  }),
);

/** The believable GitHub, until the test ends. */
export async function openGitHub(): Promise<GitHubServer> {
  const github = await startGitHub();
  onTestFinished(() => github.close());
  return github;
}

/** The believable platform with few findings, until the test ends. */
export const openSmallPlatform = () => openPlatform({ state: smallState() });

/** A platform with the projects of two teams and nothing else, until the test ends. */
export function openTeams(): Promise<Platform> {
  const { all } = believableProjects(1, Date.now());
  const isShown = ({ tags }: (typeof all)[number]) => /team:(payments|identity)/.test(tags.join());
  return openPlatform({ state: emptyState(new Projects(all.filter(isShown))) });
}

/** That all jobs succeeded, by their names and in order. */
export function expectJobs(run: WorkflowRun, ...names: string[]): void {
  const seen = run.jobs.map(({ name, end }) => `${name}: ${end}`);
  const errors = run.steps.flatMap((step) => step.errors);
  expect({ seen, errors }).toEqual({ seen: names.map((name) => `${name}: success`), errors: [] });
}

/** The states of the tracking issues. */
export function issuesOn({ state }: GitHubServer): string[] {
  return state.issues.filter(({ author }) => author === 'github-actions[bot]').map((issue) => issue.state);
}

/** The writing requests that a platform got. */
export function writesTo({ requests }: Platform): string[] {
  return requests
    .filter(({ method, path }) => method !== 'GET' && !path.includes('/search'))
    .map(({ method, path }) => `${method} ${path}`);
}

/** The names of the projects that have a tag. */
export function tagged({ state }: Platform, tag: string): string[] {
  return state.projects.all
    .filter(({ tags }) => tags.includes(tag))
    .map(({ name }) => name)
    .toSorted();
}
