/** The cases of `plans.yml`: all that a plan says of a deployment, that an apply does it, and what is left to do then. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { APP_TOKEN } from '../../../emulator/github/believable-state.ts';
import { type Account, rename, type StoredRepository } from '../../../emulator/github/state.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { Finding, IssueType } from '../../../emulator/platform/state.ts';
import type { Row } from '../../../src/model/change.ts';
import type { Notice } from '../../../src/model/notice.ts';
import { UNKNOWN_REASONS } from '../../../src/report/explain/github.ts';
import { explain } from '../../../src/report/explain.ts';
import { noticeText } from '../../../src/report/notices.ts';
import { PROJECT_CONDITIONS } from '../../../src/rules/project-conditions.ts';
import { connectionTo, gitHubState, openGitHub } from './github-scenario.ts';
import {
  changesOf,
  decided,
  finding,
  openPlatform,
  type PlanResult,
  type ProjectTraits,
  project,
  runApply,
  runPlan,
  type StepOptions,
  writesTo,
} from './scenario.ts';

interface Deployment {
  projects?: Record<string, ProjectTraits>;
  /** With the ids 1, 2, …; `decided` is the state that somebody gave it. */
  findings?: (Partial<Finding> & { type?: IssueType; decided?: string; ageDays?: number })[];
  /** Repositories by their names. */
  github?: Record<string, Partial<StoredRepository>>;
  /** Beside the organization `acme`. */
  accounts?: Record<string, Account['kind']>;
  /** The repositories of teams, such as `acme/payments`. */
  teams?: Record<string, string[]>;
  /** New names of repositories, by their former ones. */
  renamed?: Record<string, string>;
  /** The repositories that the token sees; it may not read properties and teams then. Default: all. */
  sees?: string[];
  /** The requests that the token is refused, by a part of the path. */
  refused?: string;
}

interface PlanCase extends Deployment {
  case: string;
  rules: object;
  /** All that the plan says; default: nothing. */
  plan?: string;
  /** The changes of a plan after the apply; default: none. */
  next?: string;
}

interface Selection extends Deployment {
  case: string;
  /** The names or ids that a condition selects. */
  selects: Record<string, (string | number)[]>;
}

const text = readFileSync(new URL('plans.yml', import.meta.url), 'utf8');
const documents: (PlanCase | Selection)[] = parse(text, { merge: true });
const cases = documents.filter((one) => 'rules' in one);
const selections = documents.filter((one) => 'selects' in one);

describe('a plan, and the apply of it', () => {
  it.each(cases)('$case', async ({ rules, plan = '', next = '', ...deployment }) => {
    const [platform, options] = await open(deployment);
    const text = JSON.stringify({ version: 1, ...rules });
    const made = await runPlan(platform, text, options);
    expect(shown(made)).toEqual(linesIn(plan));
    expect(writesTo(platform)).toEqual([]);
    if (made.failure !== undefined || changesOf(made).length === 0) return;
    const applied = await runApply(platform, text, options);
    expect(applied.failure).toBeUndefined();
    expect(changesOf(applied)).toEqual(changesOf(made));
    expect(applied.rows.every(({ state }) => state === 'changed')).toBe(true);
    expect(changesOf(await runPlan(platform, text, options))).toEqual(linesIn(next));
  });
});

it.each(selections)('$case', async ({ selects, ...deployment }) => {
  const [platform, options] = await open(deployment);
  for (const [when, selected] of Object.entries(selects)) {
    const rule = deployment.findings
      ? `findings: [{ name: r, when: { ${when} }, triage: { state: fixing } }]`
      : `projects: [{ name: r, when: { ${when} }, tags: [t] }]`;
    const made = await runPlan(platform, `{ version: 1, ${rule} }`, options);
    const targets = made.plan?.lines?.map(({ target }) => target.replace(/^\w+:/, ''));
    expect([when, made.failure, targets]).toEqual([when, undefined, selected.map(String)]);
  }
});

it('each condition on projects selects some in a case, and leaves some', () => {
  const shown = selections.flatMap(({ projects = {}, findings, selects }) =>
    Object.entries(selects).flatMap(([when, { length }]) =>
      !findings && length > 0 && length < Object.keys(projects).length ? when : [],
    ),
  );
  const names = shown.map((when) => when.replace(/:.*/s, '').replace(/(?<=^github\.property\.).*/, '<name>'));
  expect(new Set(names)).toEqual(new Set(PROJECT_CONDITIONS.map(({ name }) => name)));
});

async function open(deployment: Deployment): Promise<[Platform, StepOptions]> {
  const { projects = { 'acme/api': { tags: ['tier:1'] }, 'acme/web': {} }, findings = [] } = deployment;
  const platform = await openPlatform(
    Object.entries(projects).map(([name, traits]) => project(name, traits)),
    findings.map(({ decided: state, type, ...traits }, at) =>
      finding(at + 1, { ...(state === undefined ? {} : decided(state)), ...traits }, type),
    ),
  );
  const { github, accounts = {}, teams = {}, renamed = {}, sees, refused } = deployment;
  if (github === undefined) return [platform, {}];
  const state = gitHubState(Object.entries(github).map(([fullName, traits]) => ({ fullName, ...traits })));
  for (const [login, kind] of Object.entries(accounts)) {
    state.accounts.push({ id: state.accounts.length + 1, login, kind });
  }
  for (const [name, members] of Object.entries(teams)) {
    const [org = '', slug = ''] = name.split('/');
    const own = state.repositories.filter(({ fullName }) => members.includes(fullName));
    state.teams.push({
      id: state.teams.length + 1,
      org,
      slug,
      name: slug,
      repositoryIds: own.map(({ id }) => id),
    });
  }
  for (const [former, name] of Object.entries(renamed)) rename(state, former, name);
  if (sees !== undefined)
    state.tokens.set(APP_TOKEN, { login: 'bot', permissions: { metadata: 'read' }, sees });
  const server = await openGitHub(state);
  server.faults = ({ path }) =>
    refused !== undefined && path.includes(refused)
      ? { kind: 'status', status: 403, body: { message: 'no' } }
      : undefined;
  return [platform, { github: connectionTo(server) }];
}

function linesIn(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

function shown(made: PlanResult): string[] {
  const { plan, notices, failure } = made;
  const coverage = plan?.coverage;
  const changes = changesOf(made);
  const waiting = Object.entries(plan?.waiting ?? {});
  const lines = [
    ...(plan?.rows ?? []).map((row, at) => `${changes[at]}${branchesOf(row)}${reasonOf(row)}`),
    ...(plan?.unknown ?? []).map(({ target, reason }) => `? ${target}: ${UNKNOWN_REASONS[reason][0]}`),
    ...(plan?.left ?? []).map(({ change: { finding, after }, why, seen }) => {
      return `left ${finding.kind}:${finding.id} → ${after.state} · ${why?.rule}, ${seen?.status} on ${seen?.ref}`;
    }),
    ...waiting.map(([rule, count]) => `waiting ${count} ${rule}`),
    ...(coverage?.uncovered ?? []).map((name) => `uncovered ${name}`),
    ...(coverage?.neverScanned ?? []).map((name) => `never scanned ${name}`),
    ...(coverage?.notScannedFor30Days ?? []).map((name) => `not scanned ${name}`),
    ...notices.map(noticeLine),
  ];
  if (failure === undefined) return lines;
  const { message, remedy } = explain(failure);
  return [...lines, `failed: ${message}`, `remedy: ${remedy}`];
}

function noticeLine(notice: Notice): string {
  const { kind, ...data } = notice;
  return `${noticeText(notice).level} ${kind} ${JSON.stringify(data)}`;
}

function branchesOf({ change }: Row): string {
  if (change.field !== 'triage' || change.branches.length === 0) return '';
  return ` with ${change.branches.map(({ id }) => id).join(', ')}`;
}

/** ` · tier one`, ` · retired over tier one`, ` · noise until 2027-02-19`, ` · managed`. */
function reasonOf({ why = {} }: Row): string {
  const { rule, over, because, until } = why;
  const parts = [rule, over && `over ${over}`, because, until && `until ${until}`];
  return ` · ${parts.filter(Boolean).join(' ')}`;
}
