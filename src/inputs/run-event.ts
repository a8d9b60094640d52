import type { Environment, ReadFile } from '../model/ports.ts';
import { mergeRef } from '../model/refs.ts';
import { epochMs } from '../model/time.ts';
import { idOf, textOf } from '../platform/http/decode.ts';
import { tryParseJson } from '../platform/http/json.ts';
import type { InputReader } from './reader.ts';
import type { Parse } from './values.ts';

/** The run and its event. Outside a runner, every optional part may be missing. */
export interface RunEvent {
  name: string;
  /** `owner/name` */
  repository?: string;
  /** The reference under which a scan of this event is reported. */
  ref?: string;
  /** A push to the default branch, a schedule, or a run on it by hand or by a dispatch. */
  isOfDefaultBranch: boolean;
  sha?: string;
  /** Replaced by a push; GitHub may still name it for a moment. */
  before?: string;
  /** When the event reopened its pull request, in epoch ms; infinite if unknown. */
  reopenedMs?: number;
  /** The path of its file, else its name, which two workflows may share. */
  workflow?: string;
  runId?: string;
  /** Ids in the workflow. */
  job?: string;
  step?: string;
  runNumber: number;
  /** A pull request into this repository, also from a fork. */
  pullRequest?: { number: number; headSha?: string };
  /** Also where the number is unknown. */
  isOfPullRequest: boolean;
  /** The branch of the pull request, or of the triggering run. */
  headBranch?: string;
  /** That branch is in a fork, perhaps a deleted one. */
  isFork: boolean;
  /** The branch that the pull request, or its merge queue, goes into. */
  baseBranch?: string;
  /** Why the run gets no secrets: a pull request from a fork, or caused by Dependabot. */
  untrusted?: 'fork' | 'dependabot';
}

/** GitHub's events are at most 25 MB. */
const MAX_EVENT_BYTES = 32 * 1024 * 1024;

/** Any part of the event file may have any type. */
type Json = { readonly [name: string]: Json } | null | undefined;

/** Never throws: without a readable event file, only the environment counts. */
export async function readRunEvent(environment: Environment, readFile: ReadFile): Promise<RunEvent> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path } = environment;
  const file = path ? (await readFile(path, MAX_EVENT_BYTES)).text : undefined;
  const event = tryParseJson(file ?? '') as Json;
  const run = name === 'workflow_run' ? event?.workflow_run : undefined;
  const queue = name === 'merge_group' ? event?.merge_group : undefined;
  const pull = run ? triggeringPull(run, event, environment) : event?.pull_request;
  const pullRequest = queue ? queuedPull(queue) : pullRequestOf(pull);
  const headBranch = textOf(run ? run.head_branch : pull?.head?.ref);
  const isFork = isOfFork(run ? run.head_repository : pull?.head?.repo, environment);
  const updatedMs = epochMs(textOf(pull?.updated_at)) ?? Number.POSITIVE_INFINITY;
  return {
    name,
    runNumber: Number(environment.GITHUB_RUN_NUMBER) || 0,
    repository: textOf(environment.GITHUB_REPOSITORY),
    ref: scannedRef(name, pullRequest, headBranch) ?? textOf(environment.GITHUB_REF),
    isOfDefaultBranch: isOfDefaultBranch(name, event, environment),
    // `GITHUB_SHA` of a `workflow_run` is the default branch's.
    sha: textOf(run?.head_sha) ?? textOf(environment.GITHUB_SHA),
    before: textOf(event?.before),
    reopenedMs: textOf(event?.action) === 'reopened' ? updatedMs : undefined,
    workflow: textOf(environment.GITHUB_WORKFLOW_REF?.split('@')[0]) ?? textOf(environment.GITHUB_WORKFLOW),
    runId: textOf(environment.GITHUB_RUN_ID),
    job: textOf(environment.GITHUB_JOB),
    step: textOf(environment.GITHUB_ACTION),
    pullRequest,
    isOfPullRequest: isOfPullRequest(name) || isOfPullRequest(textOf(run?.event) ?? ''),
    headBranch,
    baseBranch: textOf(queue?.base_ref) ?? textOf(pull?.base?.ref),
    isFork,
    untrusted: untrustedCause(name, isFork, pull, environment),
  };
}

function isOfPullRequest(name: string): boolean {
  return name.startsWith('pull_request');
}

function isOfDefaultBranch(name: string, event: Json, environment: Environment): boolean {
  // These run on the default branch only.
  if (name === 'schedule' || name === 'repository_dispatch') return true;
  const branch = textOf(event?.repository?.default_branch);
  const hasBranch = name === 'push' || name === 'workflow_dispatch';
  return hasBranch && branch !== undefined && environment.GITHUB_REF === `refs/heads/${branch}`;
}

/** @param repository of the head; null for a fork that was deleted meanwhile */
function isOfFork(repository: Json, environment: Environment): boolean {
  if (repository === null) return true;
  const fullName = textOf(repository?.full_name)?.toLowerCase();
  return fullName !== undefined && fullName !== environment.GITHUB_REPOSITORY?.toLowerCase();
}

/** A merge queue names its branches `gh-readonly-queue/<base>/pr-<n>-<sha>`. */
function queuedPull(queue: Json): RunEvent['pullRequest'] {
  const match = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(textOf(queue?.head_ref) ?? '');
  return match === null ? undefined : { number: Number(match[1]) };
}

function pullRequestOf(pull: Json): RunEvent['pullRequest'] {
  const number: unknown = pull?.number;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined;
  return { number, headSha: textOf(pull?.head?.sha) };
}

/** The list may have pull requests of a fork into other repositories. */
function triggeringPull(run: NonNullable<Json>, event: Json, environment: Environment): Json {
  const listed: unknown = run.pull_requests;
  const repository = idOf(event?.repository?.id) ?? idOf(environment.GITHUB_REPOSITORY_ID);
  if (!Array.isArray(listed) || repository === undefined) return undefined;
  const pulls = (listed as Json[]).filter((pull) => idOf(pull?.base?.repo?.id) === repository);
  return (
    pulls.find((pull) => textOf(pull?.head?.sha) === textOf(run.head_sha)) ??
    pulls.find((pull) => textOf(pull?.head?.ref) === textOf(run.head_branch))
  );
}

/** Undefined if a scan is reported under the run's own reference. */
function scannedRef(name: string, pullRequest: RunEvent['pullRequest'], headBranch?: string) {
  if (name !== 'pull_request_target' && pullRequest !== undefined) return mergeRef(pullRequest.number);
  const scansHead = name === 'pull_request_target' || name === 'workflow_run';
  return scansHead && headBranch !== undefined ? `refs/heads/${headBranch}` : undefined;
}

const DEPENDABOT = 'dependabot[bot]';

/** Without secrets for Dependabot, as `pull_request_target` is for its own pull requests. */
const DEPENDABOT_EVENTS = /^(?:pull_request(?:_review(?:_comment)?)?|push|create|deployment(?:_status)?)$/;

function untrustedCause(
  name: string,
  isFork: boolean,
  pull: Json,
  environment: Environment,
): RunEvent['untrusted'] {
  const isOwnPull = textOf(pull?.user?.login) === DEPENDABOT;
  if (environment.GITHUB_ACTOR === DEPENDABOT && (isOwnPull || DEPENDABOT_EVENTS.test(name)))
    return 'dependabot';
  // `pull_request_target` runs in the repository's own context, with its secrets.
  return isFork && /^pull_request(?!_target)/.test(name) ? 'fork' : undefined;
}

/** Events with a commit of their own; the empty name is a run outside a workflow. */
const EVENTS_WITH_COMMIT = /^(?:push|create|merge_group|workflow_run|workflow_dispatch|dynamic|)$/;

const fullHash: Parse<string> = (text) =>
  /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
    ? { value: text.toLowerCase() }
    : { remedy: 'give the full hash, 40 or 64 hexadecimal digits' };

/** In a merge queue, only GitHub knows the head of the pull request. */
export function isQueued(event: RunEvent): boolean {
  return event.name === 'merge_group' && event.pullRequest !== undefined;
}

/** The given commit; else the one that a scanner reports: of a pull request its head. */
export function readCommit(reader: InputReader, event: RunEvent): string | undefined {
  if (reader.givenText('commit') !== undefined) return reader.read('commit', fullHash);
  const isPull = isOfPullRequest(event.name);
  const commit = fullHash((isPull ? event.pullRequest?.headSha : event.sha) ?? '');
  const missing = isPull
    ? `the event file has no head commit; give \`\${{ github.event.pull_request.head.sha }}\``
    : 'outside a workflow run there is no commit; give the full hash';
  if (!('value' in commit)) return reader.problem('commit', `is empty, and ${missing}`);
  if (!isPull && !EVENTS_WITH_COMMIT.test(event.name)) {
    const problem = `is empty, and the event \`${event.name}\` has no commit of its own`;
    const used = `the step uses ${commit.value.slice(0, 12)} (GITHUB_SHA), which may not be the one you mean`;
    reader.warn('commit', `${problem}; ${used}`);
  }
  return commit.value;
}
