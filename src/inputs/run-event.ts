import type { Environment, ReadFile } from '../model/ports.ts';
import { epochMs } from '../model/time.ts';
import { textOf as text } from '../platform/http/decode.ts';
import { tryParseJson } from '../platform/http/json.ts';
import type { InputReader } from './reader.ts';
import type { Parse } from './values.ts';

/** What the event of the run says; every part may be missing outside a runner. */
export interface RunEvent {
  name: string;
  /** `owner/name` of the repository of the run. */
  repository?: string;
  ref?: string;
  /** Work on the default branch that nobody proposes: a push to it, a schedule, or a run by hand or by a dispatch. */
  isOfDefaultBranch?: boolean;
  sha?: string;
  /** The head that a push replaced: what GitHub may still answer for a moment. */
  before?: string;
  /** When the event reopened its pull request, in epoch ms; infinite where it does not say when. */
  reopenedMs?: number;
  workflow?: string;
  runId?: string;
  /** Ids of the job and of the step in the workflow. */
  job?: string;
  step?: string;
  runNumber: number;
  /** Of this repository, whoever's branch it wants to merge. */
  pullRequest?: { number: number; headSha?: string };
  /** The run is about a pull request, whether its number is known or not. */
  isOfPullRequest?: boolean;
  /** Name of the branch of the pull request, or of the triggering run. */
  headBranch?: string;
  /** That branch is in a fork. */
  isFork?: boolean;
  /** `fork`: a pull request from a fork; `dependabot`: started by Dependabot. Neither gets secrets. */
  untrusted?: 'fork' | 'dependabot';
}

/** GitHub's events have at most 25 MB. */
const MAX_EVENT_BYTES = 32 * 1024 * 1024;

/** What the event's file may hold; every part of it may be of any type. */
type Json = { readonly [name: string]: Json } | null | undefined;

/** What the run and its event say. An event's file that is odd or missing says nothing, and never throws. */
export async function readRunEvent(environment: Environment, readFile: ReadFile): Promise<RunEvent> {
  const path = environment.GITHUB_EVENT_PATH;
  const file = path ? (await readFile(path, MAX_EVENT_BYTES)).text : undefined;
  // Without them, the operation that needs one of the event's facts reports it.
  const event = tryParseJson(file ?? '') as Json;
  const name = environment.GITHUB_EVENT_NAME ?? '';
  const run = name === 'workflow_run' ? event?.workflow_run : undefined;
  const subject = name === 'workflow_run' ? run : event?.pull_request;
  const pullRequest = pullRequestOf(name, event, environment);
  const headBranch = text(subject?.head_branch) ?? text(subject?.head?.ref);
  const isFork = isOfFork(name, subject, environment);
  return {
    name,
    runNumber: Number(environment.GITHUB_RUN_NUMBER) || 0,
    repository: text(environment.GITHUB_REPOSITORY),
    ref: refOf(name, pullRequest, headBranch, environment),
    isOfDefaultBranch: isOfDefaultBranch(name, event, environment),
    // `GITHUB_SHA` of a `workflow_run` is the default branch's.
    sha: text(run?.head_sha) ?? text(environment.GITHUB_SHA),
    before: text(event?.before),
    reopenedMs: text(event?.action) === 'reopened' ? reopenedMs(event) : undefined,
    // Two workflows may have one name; a file has one path.
    workflow: text(environment.GITHUB_WORKFLOW_REF?.split('@')[0]) ?? text(environment.GITHUB_WORKFLOW),
    runId: text(environment.GITHUB_RUN_ID),
    job: text(environment.GITHUB_JOB),
    step: text(environment.GITHUB_ACTION),
    pullRequest,
    isOfPullRequest: isOfPullRequest(name) || isOfPullRequest(text(subject?.event) ?? ''),
    headBranch,
    isFork,
    untrusted: untrusted(name, isFork, environment),
  };
}

function reopenedMs(event: Json): number {
  return epochMs(text(event?.pull_request?.updated_at)) ?? Number.POSITIVE_INFINITY;
}

function isOfPullRequest(name: string): boolean {
  return name.startsWith('pull_request');
}

function isOfDefaultBranch(name: string, event: Json, environment: Environment): boolean {
  // These run on the default branch only.
  if (name === 'schedule' || name === 'repository_dispatch') return true;
  const branch = text(event?.repository?.default_branch);
  const isOwn = name === 'push' || name === 'workflow_dispatch';
  return isOwn && branch !== undefined && environment.GITHUB_REF === `refs/heads/${branch}`;
}

/** Whether the branch of the pull request, or of the triggering run, is in another repository than this one. */
function isOfFork(name: string, subject: Json, environment: Environment): boolean {
  const head = name === 'workflow_run' ? subject?.head_repository : subject?.head?.repo;
  // A fork that was deleted meanwhile is null.
  if (head === null) return true;
  const fullName = text(head?.full_name);
  return fullName !== undefined && fullName.toLowerCase() !== environment.GITHUB_REPOSITORY?.toLowerCase();
}

function pullRequestOf(name: string, event: Json, environment: Environment): RunEvent['pullRequest'] {
  if (name === 'merge_group') {
    // A merge queue names its branches `gh-readonly-queue/<base>/pr-<n>-<sha>`; the head is known to GitHub only.
    const match = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(text(event?.merge_group?.head_ref) ?? '');
    return match === null ? undefined : { number: Number(match[1]) };
  }
  const found = name === 'workflow_run' ? triggering(event, environment) : event?.pull_request;
  const number: unknown = found?.number;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined;
  return { number, headSha: text(found?.head?.sha) };
}

/**
 * Of the pull requests of the run that ended, the one that it ran for. They may be of other repositories, to which a
 * fork proposes: only those into this one count.
 */
function triggering(event: Json, environment: Environment): Json {
  const run = event?.workflow_run;
  const all: unknown = run?.pull_requests;
  const own = idText(event?.repository?.id) ?? text(environment.GITHUB_REPOSITORY_ID);
  if (!Array.isArray(all) || own === undefined) return undefined;
  const ours = (all as Json[]).filter((one) => idText(one?.base?.repo?.id) === own);
  const isOfRun = (side: string, of: string) => (one: Json) => text(one?.head?.[side]) === text(run?.[of]);
  return ours.find(isOfRun('sha', 'head_sha')) ?? ours.find(isOfRun('ref', 'head_branch'));
}

/** The reference under which a scan of this event is reported. */
function refOf(
  name: string,
  pullRequest: RunEvent['pullRequest'],
  headBranch: string | undefined,
  environment: Environment,
): string | undefined {
  if (name !== 'pull_request_target' && pullRequest !== undefined)
    return `refs/pull/${pullRequest.number}/merge`;
  const isElsewhere = name === 'pull_request_target' || name === 'workflow_run';
  return isElsewhere && headBranch !== undefined ? `refs/heads/${headBranch}` : text(environment.GITHUB_REF);
}

/** Pull requests from forks and runs that Dependabot started get no secrets. */
function untrusted(name: string, isFork: boolean, environment: Environment): RunEvent['untrusted'] {
  if (environment.GITHUB_ACTOR === 'dependabot[bot]') return 'dependabot';
  // `pull_request_target` runs in the repository's own context, with its secrets.
  return isFork && /^pull_request(?!_target)/.test(name) ? 'fork' : undefined;
}

function idText(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

/** Of other events, `GITHUB_SHA` is the head of the default branch, or not what a person means. */
const NAMES_COMMIT = /^(?:push|create|merge_group|workflow_run|workflow_dispatch|dynamic|)$/;

const fullHash: Parse<string> = (text) =>
  /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
    ? { value: text.toLowerCase() }
    : { problem: 'give the full hash, 40 or 64 hexadecimal digits' };

/** The input `commit`; undefined where it is not given. */
export function readCommit(reader: InputReader): string | undefined {
  return reader.read('commit', fullHash);
}

/** In a merge queue only GitHub knows the head of the pull request; elsewhere the event has the commit. */
export function isQueued(event: RunEvent): boolean {
  return event.name === 'merge_group' && event.pullRequest !== undefined;
}

/** The commit that a scanner reports of this run: of a pull request its head, which is not `GITHUB_SHA`. */
export function commitOfRun(reader: InputReader, event: RunEvent): string | undefined {
  const isPull = isOfPullRequest(event.name);
  const read = fullHash((isPull ? event.pullRequest?.headSha : undefined) ?? '');
  if ('value' in read) return read.value;
  if (isPull) {
    const why = "and the head of the pull request could not be read from the event's file";
    return reader.problem('commit', `is empty, ${why}; give \`\${{ github.event.pull_request.head.sha }}\``);
  }
  const own = fullHash(event.sha ?? '');
  if ('problem' in own)
    return reader.problem(
      'commit',
      'is empty, and outside a workflow run there is no commit to use; give the full hash',
    );
  if (!NAMES_COMMIT.test(event.name)) {
    const which = `\`${event.name}\` has no commit of its own, so the step uses ${own.value.slice(0, 12)} (GITHUB_SHA)`;
    reader.warn('commit', `is empty; the event ${which}, which may not be the one you mean`);
  }
  return own.value;
}
