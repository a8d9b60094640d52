import type { ReadFile } from '../model/ports.ts';
import type { RunEvent } from '../model/request.ts';
import { present } from '../platform/http/decode.ts';
import type { Environment } from './environment.ts';

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
  const pullRequest = pullRequestOf(name, event);
  return {
    name,
    runNumber: count(environment.GITHUB_RUN_NUMBER),
    runAttempt: count(environment.GITHUB_RUN_ATTEMPT),
    ...present({
      repository: text(environment.GITHUB_REPOSITORY),
      ref: refOf(name, event, pullRequest, environment),
      sha: shaOf(name, event, environment),
      workspace: text(environment.GITHUB_WORKSPACE),
      // Two workflows may have one name; a file has one path.
      workflow: text(environment.GITHUB_WORKFLOW_REF?.split('@')[0]) ?? text(environment.GITHUB_WORKFLOW),
      runId: text(environment.GITHUB_RUN_ID),
      pullRequest,
      untrusted: untrusted(name, event, environment),
    }),
  };
}

function pullRequestOf(name: string, event: Json): RunEvent['pullRequest'] {
  if (name === 'merge_group') return queuedPullRequest(event);
  const found =
    name === 'workflow_run' ? triggering(field(event, 'workflow_run')) : field(event, 'pull_request');
  const number = field(found, 'number') as unknown;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined;
  return {
    number,
    ...present({
      headSha: text(field(field(found, 'head'), 'sha')),
      baseRef: text(field(field(found, 'base'), 'ref')),
    }),
  };
}

/** Of the pull requests of the run that ended, the one whose head it ran on. */
function triggering(run: Json): Json {
  const all: unknown = field(run, 'pull_requests');
  if (!Array.isArray(all)) return undefined;
  const head = text(field(run, 'head_sha'));
  return all.find((one) => text(field(field(one, 'head'), 'sha')) === head) ?? all[0];
}

/** A merge queue names its branches `gh-readonly-queue/<base>/pr-<n>-<sha>`; the head is known to GitHub only. */
function queuedPullRequest(event: Json): RunEvent['pullRequest'] {
  const group = field(event, 'merge_group');
  const match = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(text(field(group, 'head_ref')) ?? '');
  if (match === null) return undefined;
  return { number: Number(match[1]), ...present({ baseRef: branchName(text(field(group, 'base_ref'))) }) };
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
  const head = field(field(event, 'pull_request'), 'head');
  const repository: unknown = field(head, 'repo');
  // A fork that was deleted meanwhile is null.
  if (repository === null) return 'fork';
  const fullName = text(field(repository as Json, 'full_name'));
  return fullName !== undefined && fullName !== environment.GITHUB_REPOSITORY ? 'fork' : undefined;
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

function branchName(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/heads\//, '');
}

function count(value: string | undefined): number {
  return /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
}
