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
const FAULTS: readonly Fault[] = [
  ...[{ kind: 'lost-answer' } as const, { kind: 'lost-answer' } as const],
  ...[500, 502, 403, 410, 422].map((status): Fault => ({ kind: 'status', status })),
];

/** What an own issue's marker says. */
interface Stamp {
  subject: string;
  digests: readonly string[];
}

/** Three steps, between which findings change and people close issues. @returns what they say that is not so */
export async function issueRun(platform: Platform, random: Random, temp: string) {
  const github = await startGitHub({ state: believableGitHub() });
  const runs: StepRun[] = [];
  const disagreements: string[] = [];
  let faults = 0;
  try {
    const { inputs } = drawTicket(random, platform.state);
    for (let turn = 0; turn < 3; turn += 1) {
      const before = structuredClone(github.state.issues);
      const isCalm = random() < 0.4;
      const stepTemp = await mkdtemp(`${temp}/issues-`);
      const { faulty, ...run } = await issueStep({
        platform,
        github,
        random,
        temp: stepTemp,
        inputs,
        isCalm,
      });
      runs.push(run);
      faults += faulty.length;
      disagreements.push(...falseEnds(run), ...falseIssues({ platform, github, run, before, isCalm }));
      if (random() < 0.6) changeByHand(platform, github, random);
    }
    return { runs, disagreements, requests: github.requests, faults };
  } finally {
    await github.close();
  }
}

async function issueStep(parts: {
  platform: Platform;
  github: GitHubServer;
  random: Random;
  temp: string;
  inputs: Record<string, string>;
  isCalm: boolean;
}): Promise<StepRun & { faulty: readonly Fault[] }> {
  const { platform, github, random, temp, inputs, isCalm } = parts;
  const [from, stop] = [github.requests.length, new AbortController()];
  const faulty: Fault[] = [];
  const stopsAt = isCalm || random() < 0.8 ? undefined : Math.floor(random() * 8);
  github.faults = ({ index, method, template = '' }) => {
    if (index - from === stopsAt) stop.abort(pick(random, ['signal', 'time-limit']));
    if (isCalm || random() > 0.3) return undefined;
    // Octokit repeats everything else after seconds that no clock shortens.
    const refusal: Fault = { kind: 'status', status: 403 };
    if (method === 'POST' && template.startsWith('/repos/')) faulty.push(pick(random, FAULTS));
    else if (method === 'PATCH') faulty.push(refusal);
    else return undefined;
    return faulty.at(-1);
  };
  github.beforeProcessing = ({ method, template, body }) => {
    if (method !== 'POST' || template !== '/repos/{owner}/{repo}/issues' || random() > 0.1 || isCalm) return;
    addIssue(github, JSON.parse(body), BOT);
  };
  const environment = {
    ...{ GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'acme/payments-api' },
    ...{ GITHUB_EVENT_NAME: 'schedule', GITHUB_RUN_ID: '4711', GITHUB_RUN_NUMBER: '9' },
  };
  const run = await innerStep(
    platform,
    { 'github-token': ACTIONS_TOKEN, ...inputs, tracker: 'github' },
    { environment, temp, interrupted: stop.signal, times: { graceMs: 0 } },
  );
  return { ...run, faulty };
}

function addIssue(
  { state }: GitHubServer,
  { title, body }: Pick<StoredIssue, 'title' | 'body'>,
  author: string,
) {
  const { id: repositoryId = 0 } =
    state.repositories.find(({ fullName }) => fullName === 'acme/payments-api') ?? {};
  const number = 9 + state.issues.length;
  const at = '2026-08-20T10:00:00.000Z';
  state.issues.push({
    ...{ repositoryId, number, title, body, author, labels: [], assignees: [], state: 'open' },
    ...{ stateReason: null, createdAt: at, updatedAt: at, closedAt: null },
  });
}

function changeByHand(platform: Platform, github: GitHubServer, random: Random): void {
  for (let count = Math.floor(random() * 4); count > 0; count -= 1) {
    const edit = drawEdit(random, platform.state);
    if (edit !== undefined) platform.edit(edit);
  }
  const own = ownIssues(github.state.issues);
  if (own.length === 0) return;
  const issue = pick(random, own);
  if (random() < 0.5) Object.assign(issue, { state: 'closed', stateReason: 'not_planned' });
  if (random() < 0.2) addIssue(github, issue, 'octo-dev');
}

function falseIssues(parts: {
  platform: Platform;
  github: GitHubServer;
  run: StepRun;
  before: readonly StoredIssue[];
  isCalm: boolean;
}): string[] {
  const { platform, github, run, before, isCalm } = parts;
  const { issues } = github.state;
  const formerOf = ({ number }: StoredIssue) => before.find((issue) => issue.number === number);
  const own = ownIssues(issues);
  const rows = rowsOf(run);
  const isUncertain = rows.some(({ state }) => state === 'unknown');
  const open = own.filter(({ state }) => state === 'open');
  const subjects = Map.groupBy(open, (issue) => stampOf(issue).subject);
  const isWhole = run.outputs.outcome === 'succeeded';
  const opened = own.filter((issue) => formerOf(issue) === undefined);
  const closed = own.filter(
    (issue) =>
      formerOf(issue)?.state === 'open' && issue.state === 'closed' && issue.stateReason === 'completed',
  );
  const created = Number(run.outputs['tickets-created'] ?? opened.length);
  const ended = Number(run.outputs['tickets-closed'] ?? closed.length);
  const inIssues = new Set(own.flatMap((issue) => stampOf(issue).digests));
  const inNew = new Set(opened.flatMap((issue) => stampOf(issue).digests));
  const openDigests = new Set(platform.state.findings.all.filter(isOpenFinding).map(digestOf));
  const touched = issues.filter(
    (issue) => issue.author !== BOT && JSON.stringify(issue) !== JSON.stringify(formerOf(issue)),
  );
  const problems = [
    ...touched.map(({ number }) => `the foreign issue ${number} was changed`),
    ...[...subjects].flatMap(([subject, { length }]) =>
      isWhole && length > 1 ? [`${length} open issues of ${subject}`] : [],
    ),
    ...open.flatMap((issue) => {
      const former = formerOf(issue);
      const known = former === undefined ? [] : stampOf(former).digests;
      const isNews = stampOf(issue).digests.some((digest) => !known.includes(digest));
      return former?.stateReason === 'not_planned' && former.state === 'closed' && !isNews
        ? [`${issue.number} was closed by people, and reopened`]
        : [];
    }),
    ...closed.flatMap((issue) => {
      const { digests } = stampOf(formerOf(issue) ?? issue);
      return digests.some((digest) => openDigests.has(digest)) ? [`${issue.number} has open findings`] : [];
    }),
    ...rows.flatMap(({ state, change: { finding } }) => {
      const { kind = '', repository, match_based_id: match, id } = finding ?? {};
      const digest = hashed(kind === 'secrets' ? `${kind} ${id}` : `${kind} ${repository} ${match}`);
      if (state === 'changed' && !inIssues.has(digest)) return [`${id}: changed, but in no issue`];
      const isClaimed = state === 'changed' || state === 'unknown' || !isCalm;
      return !isClaimed && inNew.has(digest) ? [`${id}: ${state}, but in a new issue`] : [];
    }),
  ];
  if (isCalm && created !== opened.length)
    problems.push(`tickets-created is ${created}, not ${opened.length}`);
  if (!isUncertain && created > opened.length)
    problems.push(`tickets-created is ${created}, not ${opened.length}`);
  if (ended > closed.length) problems.push(`tickets-closed is ${ended}, not ${closed.length}`);
  return problems.map((problem) => `ticket on GitHub: ${problem}`);
}

function ownIssues(issues: readonly StoredIssue[]): StoredIssue[] {
  return issues.filter(
    ({ author, body }) => author === BOT && body?.includes('code-security-platform ticket'),
  );
}

function stampOf({ body }: StoredIssue): Stamp {
  const [, stamp = ''] = /<!-- code-security-platform ticket workflow=\w+ (.*?) -->/.exec(body ?? '') ?? [];
  const fields = new URLSearchParams(stamp);
  const subject = `${fields.get('repository')} ${fields.get('about')}`;
  return { subject, digests: fields.get('findings')?.match(/\w{8}/g) ?? [] };
}

function isOpenFinding({ status, removed }: Finding): boolean {
  return !removed && ['open', 'reviewing', 'fixing'].includes(status);
}

function digestOf({ issue_type, repo, fingerprint, id }: Finding): string {
  return hashed(issue_type === 'secrets' ? `secrets ${id}` : `${issue_type} ${repo} ${fingerprint}`);
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').replaceAll('-', '_').slice(0, 8);
}
