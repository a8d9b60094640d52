import { askGitHub } from '../../github/ask.ts';
import type { Context } from '../../model/context.ts';
import { StepError } from '../../model/step-errors.ts';
import type { GateRequest } from './inputs.ts';
import type { GateResult } from './result.ts';

/** Where GitHub still answers what was the head before the event. */
const OLD_ANSWER_PAUSE_MS = 2000;
const OLD_ANSWERS = 2;

/** What GitHub may be asked about the head of the event's commit. */
export type HeadSource = 'pull-request' | 'branch';

/** Undefined where the commit was given by hand, in a merge queue, or where GitHub cannot be asked. */
export function headSource({ isCommitGiven, github, event }: GateRequest): HeadSource | undefined {
  if (isCommitGiven || github === undefined || event.name === 'merge_group') return undefined;
  if (event.repository === undefined) return undefined;
  if (event.pullRequest !== undefined) return 'pull-request';
  return event.ref?.startsWith('refs/heads/') && !event.isFork ? 'branch' : undefined;
}

/**
 * The head of the event's pull request, or of its branch. `commit` is undefined where GitHub does not answer, or still
 * answers the head before the event.
 */
export async function readHead(context: Context, request: GateRequest): Promise<{ commit?: string }> {
  for (let left = OLD_ANSWERS; ; left--) {
    const commit = await askForHead(context, request).catch((error: unknown) => {
      if (error instanceof StepError && !context.stop.aborted) return undefined;
      throw error;
    });
    if (commit === undefined || commit !== request.event.before?.toLowerCase()) return { commit };
    if (left === 0) return {};
    await context.clock.sleep(OLD_ANSWER_PAUSE_MS, context.stop);
  }
}

/** @throws StepError where GitHub does not answer */
async function askForHead(context: Context, request: GateRequest): Promise<string | undefined> {
  const { event, github } = request;
  const [owner, repo] = event.repository?.split('/') ?? [];
  if (github === undefined || owner === undefined || repo === undefined) return undefined;
  const number = event.pullRequest?.number;
  const branch = event.ref?.replace(/^refs\/heads\//, '') ?? '';
  const head = await askGitHub(context, github, (client) =>
    number === undefined
      ? client.branchHead({ owner, repo, branch })
      : client.pullRequestHead({ owner, repo, number }),
  );
  return head.toLowerCase();
}

/**
 * In a merge queue the head of the pull request, which only GitHub knows.
 *
 * @throws StepError where GitHub does not answer
 */
export async function queuedHead(context: Context, request: GateRequest): Promise<GateResult['head']> {
  if (request.event.pullRequest === undefined) return undefined;
  const commit = await askForHead(context, request);
  return commit === undefined ? undefined : { commit, readAtMs: context.clock.now() };
}
