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
  /** `owner/name` of the repository of the run. */
  repository?: string;
  ref?: string;
  /** A push to the default branch, a schedule, or a run on it by hand or by a dispatch. */
  isOfDefaultBranch: boolean;
  sha?: string;
  /** The head that a push replaced, and that GitHub may still name for a moment. */
  before?: string;
  /** The time when the event reopened its pull request, in epoch ms; infinite when it is not known. */
  reopenedMs?: number;
  workflow?: string;
  runId?: string;
  /** Ids of the job and of the step in the workflow. */
  job?: string;
  step?: string;
  runNumber: number;
  /** A pull request into this repository, also from a fork. */
  pullRequest?: { number: number; headSha?: string };
  /** The run is about a pull request, even if its number is unknown. */
  isOfPullRequest: boolean;
  /** Name of the branch of the pull request, or of the triggering run. */
  headBranch?: string;
  /** That branch is in a fork, perhaps a deleted one. */
  isFork: boolean;
  /** The branch that the pull request, or its merge queue, goes into. */
  baseBranch?: string;
  /** `fork`: a pull request from a fork; `dependabot`: caused by Dependabot. Neither gets the repository's secrets. */
  untrusted?: 'fork' | 'dependabot';
}

/** GitHub's events are at most 25 MB. */
const MAX_EVENT_BYTES = 32 * 1024 * 1024;

/** The event file; any part of it may have any type. */
type Json = { readonly [name: string]: Json } | null | undefined;

/** Never throws: without a readable event file, the event has only what the environment says. */
export async function readRunEvent(environment: Environment, readFile: ReadFile): Promise<RunEvent> {
  const path = environment.GITHUB_EVENT_PATH;
  const file = path ? (await readFile(path, MAX_EVENT_BYTES)).text : undefined;
  const event = tryParseJson(file ?? '') as Json;
  const name = environment.GITHUB_EVENT_NAME ?? '';
  const run = name === 'workflow_run' ? event?.workflow_run : undefined;
  const subject = name === 'workflow_run' ? run : event?.pull_request;
  const queue = name === 'merge_group' ? event?.merge_group : undefined;
  const pull = name === 'workflow_run' ? triggeringPull(event, environment) : event?.pull_request;
  const pullRequest = queue ? queuedPull(queue) : pullRequestOf(pull);
  const headBranch = textOf(subject?.head_branch) ?? textOf(subject?.head?.ref);
  const isFork = isOfFork(name, subject, environment);
  const updatedMs = epochMs(textOf(event?.pull_request?.updated_at)) ?? Number.POSITIVE_INFINITY;
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
    // Two workflows may have one name; a file has one path.
    workflow: textOf(environment.GITHUB_WORKFLOW_REF?.split('@')[0]) ?? textOf(environment.GITHUB_WORKFLOW),
    runId: textOf(environment.GITHUB_RUN_ID),
    job: textOf(environment.GITHUB_JOB),
    step: textOf(environment.GITHUB_ACTION),
    pullRequest,
    isOfPullRequest: isOfPullRequest(name) || isOfPullRequest(textOf(subject?.event) ?? ''),
    headBranch,
    baseBranch: textOf(queue?.base_ref) ?? textOf(pull?.base?.ref),
    isFork,
    untrusted: untrustedCause(name, isFork, event, environment),
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

function isOfFork(name: string, subject: Json, environment: Environment): boolean {
  const head = name === 'workflow_run' ? subject?.head_repository : subject?.head?.repo;
  // A fork that was deleted meanwhile is null.
  if (head === null) return true;
  const fullName = textOf(head?.full_name);
  return fullName !== undefined && fullName.toLowerCase() !== environment.GITHUB_REPOSITORY?.toLowerCase();
}

/** A merge queue names its branches `gh-readonly-queue/<base>/pr-<n>-<sha>`; the head is known to GitHub only. */
function queuedPull(queue: Json): RunEvent['pullRequest'] {
  const match = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(textOf(queue?.head_ref) ?? '');
  return match === null ? undefined : { number: Number(match[1]) };
}

function pullRequestOf(pull: Json): RunEvent['pullRequest'] {
  const number: unknown = pull?.number;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined;
  return { number, headSha: textOf(pull?.head?.sha) };
}

/** The pull request that the triggering run ran for. Its list may have pull requests of a fork into other repositories. */
function triggeringPull(event: Json, environment: Environment): Json {
  const run = event?.workflow_run;
  const listed: unknown = run?.pull_requests;
  const repository = idOf(event?.repository?.id) ?? idOf(environment.GITHUB_REPOSITORY_ID);
  if (!Array.isArray(listed) || repository === undefined) return undefined;
  const pulls = (listed as Json[]).filter((pull) => idOf(pull?.base?.repo?.id) === repository);
  return (
    pulls.find((pull) => textOf(pull?.head?.sha) === textOf(run?.head_sha)) ??
    pulls.find((pull) => textOf(pull?.head?.ref) === textOf(run?.head_branch))
  );
}

/** The reference under which a scan of this event is reported, if that is not the one of the run. */
function scannedRef(name: string, pullRequest: RunEvent['pullRequest'], headBranch?: string) {
  if (name !== 'pull_request_target' && pullRequest !== undefined) return mergeRef(pullRequest.number);
  const scansHead = name === 'pull_request_target' || name === 'workflow_run';
  return scansHead && headBranch !== undefined ? `refs/heads/${headBranch}` : undefined;
}

const DEPENDABOT = 'dependabot[bot]';

/** GitHub keeps the secrets from Dependabot in these, and in `pull_request_target` for its own pull requests. */
const DEPENDABOT_EVENTS = /^(?:pull_request(?:_review(?:_comment)?)?|push|create|deployment(?:_status)?)$/;

function untrustedCause(
  name: string,
  isFork: boolean,
  event: Json,
  environment: Environment,
): RunEvent['untrusted'] {
  const isOwnPull = textOf(event?.pull_request?.user?.login) === DEPENDABOT;
  if (environment.GITHUB_ACTOR === DEPENDABOT && (isOwnPull || DEPENDABOT_EVENTS.test(name)))
    return 'dependabot';
  // `pull_request_target` runs in the repository's own context, with its secrets.
  return isFork && /^pull_request(?!_target)/.test(name) ? 'fork' : undefined;
}

/** Events with a commit of their own; the empty name is a run outside a workflow. Others may have an unexpected `GITHUB_SHA`. */
const EVENTS_WITH_COMMIT = /^(?:push|create|merge_group|workflow_run|workflow_dispatch|dynamic|)$/;

const fullHash: Parse<string> = (text) =>
  /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
    ? { value: text.toLowerCase() }
    : { remedy: 'give the full hash, 40 or 64 hexadecimal digits' };

/** Whether a merge queue started the run: only GitHub knows the head of its pull request. */
export function isQueued(event: RunEvent): boolean {
  return event.name === 'merge_group' && event.pullRequest !== undefined;
}

/** The given commit; else the one that a scanner reports: for a pull request its head, which is not `GITHUB_SHA`. */
export function readCommit(reader: InputReader, event: RunEvent): string | undefined {
  if (reader.givenText('commit') !== undefined) return reader.read('commit', fullHash);
  const isPull = isOfPullRequest(event.name);
  const head = fullHash((isPull ? event.pullRequest?.headSha : undefined) ?? '');
  if ('value' in head) return head.value;
  if (isPull) {
    const remedy = `give \`\${{ github.event.pull_request.head.sha }}\``;
    return reader.problem('commit', `is empty, and the event file has no head commit; ${remedy}`);
  }
  const sha = fullHash(event.sha ?? '');
  const noCommit = 'is empty, and outside a workflow run there is no commit; give the full hash';
  if (!('value' in sha)) return reader.problem('commit', noCommit);
  if (!EVENTS_WITH_COMMIT.test(event.name)) {
    const problem = `is empty, and the event \`${event.name}\` has no commit of its own`;
    const used = `the step uses ${sha.value.slice(0, 12)} (GITHUB_SHA), which may not be the one you mean`;
    reader.warn('commit', `${problem}; ${used}`);
  }
  return sha.value;
}
