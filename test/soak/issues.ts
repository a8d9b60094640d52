/** Runs of steps that keep issues on GitHub, which people close and others open twice. */

import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { ACTIONS_TOKEN, believableGitHub } from '../../emulator/github/believable-state.ts';
import type { Fault } from '../../emulator/github/faults.ts';
import { type GitHubServer, startGitHub } from '../../emulator/github/server.ts';
import type { StoredIssue } from '../../emulator/github/state.ts';
import { pick } from '../../emulator/platform/prng.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { Finding } from '../../emulator/platform/state.ts';
import { falseEnds, rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import type { StepRun } from '../step.ts';
import { drawEdit } from './faults.ts';
import { drawTicket } from './steps.ts';
import type { Random } from './world.ts';

const BOT = 'github-actions[bot]';
const OPEN = '/repos/{owner}/{repo}/issues';
const ENVIRONMENT = {
  GITHUB_REPOSITORY: 'acme/payments-api',
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_RUN_ID: '4711',
  GITHUB_RUN_NUMBER: '9',
};
const refused = (status: number): Fault => ({ kind: 'status', status });
const LOST: Fault = { kind: 'lost-answer' };
const FAULTS = [LOST, LOST, LOST, ...[500, 502, 403, 410, 422].map(refused)];

interface World {
  platform: Platform;
  github: GitHubServer;
  random: Random;
}

/** Three steps, between which findings change and people close issues. */
export async function issueRun(platform: Platform, random: Random, directory: string) {
  const github = await startGitHub({ state: believableGitHub() });
  const world = { platform, github, random };
  const [runs, disagreements]: [StepRun[], string[]] = [[], []];
  let faults = 0;
  try {
    const { 'jira-project-id': _, ...inputs } = drawTicket(random, platform.state).inputs;
    for (let turn = 0; turn < 3; turn += 1) {
      const before = structuredClone(github.state.issues);
      const step = await issueStep(world, inputs, await mkdtemp(`${directory}/issues-`));
      runs.push(step.run);
      faults += step.faults.length;
      disagreements.push(...falseEnds(step.run), ...falseIssues(world, step, before));
      if (random() < 0.6) changeByHand(world);
    }
    return { runs, disagreements, requests: github.requests, faults };
  } finally {
    await github.close();
  }
}

interface IssueStep {
  run: StepRun;
  faults: readonly Fault[];
  /** The number of issues that somebody else opened meanwhile. */
  others: number;
}

async function issueStep(
  { platform, github, random }: World,
  inputs: Record<string, string>,
  temp: string,
): Promise<IssueStep> {
  const [from, stop] = [github.requests.length, new AbortController()];
  const faults: Fault[] = [];
  let others = 0;
  const rates = pick(random, [
    { fault: 0, other: 0 },
    { fault: 0.5, other: 0 },
    { fault: 0.2, other: 0.2 },
  ]);
  const stopsAt = random() < 0.15 ? Math.floor(random() * 8) : undefined;
  github.faults = ({ index, method, template = '' }) => {
    if (index - from === stopsAt) stop.abort(pick(random, ['signal', 'time-limit']));
    const isPost = method === 'POST' && template.startsWith('/repos/');
    // Octokit repeats others after seconds that no clock shortens.
    if ((!isPost && method !== 'PATCH') || random() > rates.fault) return undefined;
    faults.push(isPost ? pick(random, FAULTS) : refused(403));
    return faults.at(-1);
  };
  github.beforeProcessing = ({ method, template, body }) => {
    if (method !== 'POST' || template !== OPEN || random() > rates.other) return;
    addIssue(github, JSON.parse(body), BOT);
    others += 1;
  };
  const run = await innerStep(
    platform,
    { 'github-token': ACTIONS_TOKEN, ...inputs, tracker: 'github' },
    {
      ...{ temp, interrupted: stop.signal, times: { graceMs: 0 } },
      environment: { ...ENVIRONMENT, GITHUB_API_URL: github.url },
    },
  );
  return { run, faults, others };
}

function addIssue({ state }: GitHubServer, like: Pick<StoredIssue, 'title' | 'body'>, author: string): void {
  const repository = state.repositories.find(({ fullName }) => fullName === ENVIRONMENT.GITHUB_REPOSITORY);
  const at = '2026-08-20T10:00:00.000Z';
  state.issues.push({
    ...{ repositoryId: repository?.id ?? 0, number: 9 + state.issues.length, author },
    ...{ title: like.title, body: like.body, labels: [], assignees: [], state: 'open' },
    ...{ stateReason: null, createdAt: at, updatedAt: at, closedAt: null, closedBy: null },
  });
}

function changeByHand({ platform, github, random }: World): void {
  for (let count = Math.floor(random() * 4); count > 0; count -= 1) {
    const edit = drawEdit(random, platform.state);
    if (edit !== undefined) platform.edit(edit);
  }
  const own = ownIssues(github);
  if (own.length === 0) return;
  const issue = pick(random, own);
  if (random() < 0.5) Object.assign(issue, { state: 'closed', stateReason: 'not_planned' });
  if (random() < 0.3) addIssue(github, issue, 'octo-dev');
}

function falseIssues(
  { platform, github }: World,
  { run, others }: IssueStep,
  before: readonly StoredIssue[],
): string[] {
  const { issues } = github.state;
  const formerOf = ({ number }: StoredIssue) => before.find((issue) => issue.number === number);
  const own = ownIssues(github);
  const opened = own.filter((issue) => formerOf(issue) === undefined);
  const open = own.filter(({ state }) => state === 'open');
  const closed = own.filter(
    (issue) =>
      formerOf(issue)?.state === 'open' && issue.state === 'closed' && issue.stateReason === 'completed',
  );
  const keysOf = (stored: readonly StoredIssue[]) => findingKeys(platform, stored);
  const openKeys = new Set(platform.state.findings.all.filter(isOpenFinding).map(findingKey));
  const [inOwn, inNew] = [keysOf(own), keysOf(opened)];
  const rows = rowsOf(run);
  const isReopened = (issue: StoredIssue) => {
    const former = formerOf(issue);
    const wasClosed = former?.state === 'closed' && former.stateReason === 'not_planned';
    return wasClosed && keysOf([issue]).isSubsetOf(keysOf([former]));
  };
  const created = Number(run.outputs['tickets-created'] ?? opened.length);
  const ended = Number(run.outputs['tickets-closed'] ?? closed.length);
  const { outcome, 'failure-reason': reason = '' } = run.outputs;
  // A request under way then may have taken effect.
  const isStopped = reason === 'cancelled' || reason === 'time-limit';
  const isSure = !isStopped && others === 0 && !rows.some(({ state }) => state === 'unknown');
  const isDone = created + ended > 0;
  const falseRows = rows.filter(({ state, change: { finding } }) => {
    const { kind, repository, match_based_id: match, id } = finding ?? {};
    const key = kind === 'secrets' ? `${kind} ${id}` : `${kind} ${repository} ${match}`;
    if (state === 'changed') return !inOwn.has(key);
    return state !== 'unknown' && others === 0 && inNew.has(key);
  });
  const numbers = (some: readonly StoredIssue[]) => some.map(({ number }) => number).join();
  const isDouble = (some: readonly StoredIssue[]) =>
    [...bySubject(some).values()].some((same) => same.length > 1);
  const problems: [boolean, string][] = [
    [isDouble(open) && outcome === 'succeeded', `two open issues of ${numbers(open)}`],
    [isDouble(opened) && others === 0, `two new issues of ${numbers(opened)}`],
    [open.some(isReopened), `reopened for nothing: ${numbers(open.filter(isReopened))}`],
    [
      closed.some((issue) => !keysOf([formerOf(issue) ?? issue]).isDisjointFrom(openKeys)),
      `closed with open findings: ${numbers(closed)}`,
    ],
    [
      issues.some((issue) => issue.author !== BOT && !before.some((former) => isSame(former, issue))),
      'the issue of somebody else was changed',
    ],
    [[...inOwn].some((key) => key.startsWith('the false')), `false markers: ${[...inOwn]}`],
    [falseRows.length > 0, `rows and issues differ: ${falseRows.map(({ state }) => state)}`],
    [isSure && created !== opened.length, `tickets-created is ${created}, not ${opened.length}`],
    [created > opened.length + others, `tickets-created is ${created}, at most ${opened.length + others}`],
    [ended > closed.length || (isSure && ended < closed.length), `${ended} closed, not ${closed.length}`],
    [outcome === 'failed' && isDone, 'the step failed as a whole, though issues were written'],
  ];
  return problems.filter(([is]) => is).map(([, what]) => `ticket on GitHub: ${what}`);
}

function isSame(left: StoredIssue, right: StoredIssue): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function ownIssues({ state: { issues } }: GitHubServer): StoredIssue[] {
  return issues.filter(
    ({ author, body }) => author === BOT && body?.includes('code-security-platform ticket'),
  );
}

/** The part of the marker that says what the issue is about. */
function stampOf({ body }: StoredIssue): URLSearchParams {
  const [, stamp = ''] = /<!-- code-security-platform ticket workflow=\w+ (.*?) -->/.exec(body ?? '') ?? [];
  return new URLSearchParams(stamp);
}

function bySubject(issues: readonly StoredIssue[]): Map<string, StoredIssue[]> {
  return Map.groupBy(issues, (issue) => {
    const stamp = stampOf(issue);
    return `${stamp.get('repository')} ${stamp.get('about')}`;
  });
}

/** The findings that markers name by an id, with a hash of the `match_based_id` unless it is a secret: `4711-Hu7_x2Pq`. */
function findingKeys({ state: { findings } }: Platform, issues: readonly StoredIssue[]): Set<string> {
  const tokens = issues.flatMap((issue) => stampOf(issue).get('findings')?.split('.').filter(Boolean) ?? []);
  return new Set(
    tokens.map((token) => {
      const [id = '', match] = token.split('-');
      const finding = findings.get(BigInt(id));
      const isTrue = finding?.issue_type === 'secrets' ? match === undefined : match === hashOf(finding);
      return finding === undefined || !isTrue ? `the false token ${token}` : findingKey(finding);
    }),
  );
}

function isOpenFinding({ status, removed }: Finding): boolean {
  return !removed && ['open', 'reviewing', 'fixing'].includes(status);
}

function findingKey({ issue_type, repo, fingerprint, id }: Finding): string {
  return issue_type === 'secrets' ? `secrets ${id}` : `${issue_type} ${repo} ${fingerprint}`;
}

function hashOf({ fingerprint = '' }: Partial<Finding> = {}): string {
  const hash = createHash('sha256').update(fingerprint).digest('base64url');
  return hash.replaceAll('-', '_').slice(0, 8);
}
