import type { ReadFile } from '../model/ports.ts';
import type { Environment, InputReader } from './reader.ts';
import type { Parse } from './values.ts';

/** What the event of the run says; every part may be missing outside a runner. */
export interface RunEvent {
  name: string;
  /** `owner/name` of the repository of the run. */
  repository?: string;
  ref?: string;
  sha?: string;
  /** The head that a push replaced: what GitHub may still answer for a moment. */
  before?: string;
  /** Directory of the checkout; the repository's files are read from there. */
  workspace?: string;
  workflow?: string;
  runId?: string;
  runNumber: number;
  runAttempt: number;
  /** Of this repository, whoever's branch it wants to merge. */
  pullRequest?: { number: number; headSha?: string; baseRef?: string };
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
type Json = { readonly [name: string]: Json } | undefined;

/** What the run and its event say. An event's file that is odd or missing says nothing, and never throws. */
export async function readRunEvent(environment: Environment, readFile: ReadFile): Promise<RunEvent> {
  const path = environment.GITHUB_EVENT_PATH;
  const text = path ? (await readFile(path, MAX_EVENT_BYTES)).text : undefined;
  return runEventOf(environment, text === undefined ? undefined : parsed(text));
}

function runEventOf(environment: Environment, event: Json): RunEvent {
  const name = environment.GITHUB_EVENT_NAME ?? '';
  const subject = field(event, name === 'workflow_run' ? 'workflow_run' : 'pull_request');
  const pullRequest = pullRequestOf(name, event, environment);
  return {
    name,
    runNumber: count(environment.GITHUB_RUN_NUMBER),
    runAttempt: count(environment.GITHUB_RUN_ATTEMPT),
    repository: text(environment.GITHUB_REPOSITORY),
    ref: refOf(name, event, pullRequest, environment),
    sha: shaOf(name, event, environment),
    before: text(field(event, 'before')),
    workspace: text(environment.GITHUB_WORKSPACE),
    // Two workflows may have one name; a file has one path.
    workflow: text(environment.GITHUB_WORKFLOW_REF?.split('@')[0]) ?? text(environment.GITHUB_WORKFLOW),
    runId: text(environment.GITHUB_RUN_ID),
    pullRequest,
    isOfPullRequest: isOfPullRequest(name) || isOfPullRequest(text(field(subject, 'event')) ?? ''),
    headBranch: text(field(subject, 'head_branch')) ?? text(field(field(subject, 'head'), 'ref')),
    isFork: isFork(name, subject, environment),
    untrusted: untrusted(name, event, environment),
  };
}

function isOfPullRequest(name: string): boolean {
  return name.startsWith('pull_request');
}

/** Whether the branch of the pull request, or of the triggering run, is in another repository than this one. */
function isFork(name: string, subject: Json, environment: Environment): boolean {
  const head =
    name === 'workflow_run' ? field(subject, 'head_repository') : field(field(subject, 'head'), 'repo');
  // A fork that was deleted meanwhile is null.
  if ((head as unknown) === null) return true;
  const fullName = text(field(head, 'full_name'));
  return fullName !== undefined && fullName.toLowerCase() !== environment.GITHUB_REPOSITORY?.toLowerCase();
}

function pullRequestOf(name: string, event: Json, environment: Environment): RunEvent['pullRequest'] {
  if (name === 'merge_group') return queuedPullRequest(event);
  const found = name === 'workflow_run' ? triggering(event, environment) : field(event, 'pull_request');
  const number = field(found, 'number') as unknown;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined;
  return {
    number,
    headSha: text(field(field(found, 'head'), 'sha')),
    baseRef: text(field(field(found, 'base'), 'ref')),
  };
}

/**
 * Of the pull requests of the run that ended, the one that it ran for. They may be of other repositories, to which a
 * fork proposes: only those into this one count.
 */
function triggering(event: Json, environment: Environment): Json {
  const run = field(event, 'workflow_run');
  const all: unknown = field(run, 'pull_requests');
  if (!Array.isArray(all)) return undefined;
  const own = idText(field(field(event, 'repository'), 'id')) ?? text(environment.GITHUB_REPOSITORY_ID);
  const ours = all.filter(
    (one) => own !== undefined && idText(field(field(field(one, 'base'), 'repo'), 'id')) === own,
  );
  const isOfRun = (side: string, of: string) => (one: Json) =>
    text(field(field(one, 'head'), side)) === text(field(run, of));
  return ours.find(isOfRun('sha', 'head_sha')) ?? ours.find(isOfRun('ref', 'head_branch'));
}

/** A merge queue names its branches `gh-readonly-queue/<base>/pr-<n>-<sha>`; the head is known to GitHub only. */
function queuedPullRequest(event: Json): RunEvent['pullRequest'] {
  const group = field(event, 'merge_group');
  const match = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(text(field(group, 'head_ref')) ?? '');
  if (match === null) return undefined;
  return { number: Number(match[1]), baseRef: branchName(text(field(group, 'base_ref'))) };
}

/** The reference under which a scan of this event is reported. */
function refOf(
  name: string,
  event: Json,
  pullRequest: RunEvent['pullRequest'],
  environment: Environment,
): string | undefined {
  const headRef =
    name === 'pull_request_target'
      ? text(field(field(field(event, 'pull_request'), 'head'), 'ref'))
      : name === 'workflow_run'
        ? text(field(field(event, 'workflow_run'), 'head_branch'))
        : undefined;
  if (name !== 'pull_request_target' && pullRequest !== undefined)
    return `refs/pull/${pullRequest.number}/merge`;
  return headRef === undefined ? environment.GITHUB_REF || undefined : `refs/heads/${headRef}`;
}

/** The commit of the run; `GITHUB_SHA` of a `workflow_run` is the default branch's. */
function shaOf(name: string, event: Json, environment: Environment): string | undefined {
  const triggered =
    name === 'workflow_run' ? text(field(field(event, 'workflow_run'), 'head_sha')) : undefined;
  return triggered ?? (environment.GITHUB_SHA || undefined);
}

/** Pull requests from forks and runs that Dependabot started get no secrets. */
function untrusted(name: string, event: Json, environment: Environment): RunEvent['untrusted'] {
  if (environment.GITHUB_ACTOR === 'dependabot[bot]') return 'dependabot';
  // `pull_request_target` runs in the repository's own context, with its secrets.
  if (!/^pull_request(?!_target)/.test(name)) return undefined;
  return isFork(name, field(event, 'pull_request'), environment) ? 'fork' : undefined;
}

function parsed(json: string): Json {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // The event's facts are missing then, and the operation that needs one reports it.
  }
}

function field(value: Json, name: string): Json {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? value[name] : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function idText(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

function branchName(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/heads\//, '');
}

function count(value: string | undefined): number {
  return /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
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
