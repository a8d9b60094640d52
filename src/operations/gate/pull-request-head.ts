import type { GateRequest, RunEvent } from '../../model/request.ts';
import type { GateResult } from '../../model/result.ts';
import type { Context } from '../context.ts';
import { askGitHub } from '../github.ts';
import { StepError } from '../step.ts';

/**
 * The head of the event's pull request now. Undefined where the event has no pull request, or there is no token for
 * GitHub.
 *
 * @throws StepError where GitHub does not answer
 */
export async function readHead(context: Context, request: GateRequest): Promise<GateResult['head']> {
  const { event, github } = request;
  const [owner, repo] = event.repository?.split('/') ?? [];
  const number = event.pullRequest?.number;
  if (github === undefined || owner === undefined || repo === undefined || number === undefined) {
    return undefined;
  }
  const pull = { owner, repo, number };
  const head = await askGitHub(context, github, (client) => client.pullRequestHead(pull));
  return { commit: head.toLowerCase(), readAtMs: context.clock.now() };
}

/**
 * The same where the gate looks at the commit that the event named as the head, so that another head means that the
 * pull request has moved on. Undefined, too, where GitHub does not answer: it only adds to what is known.
 */
export async function readHeadIfOurs(context: Context, request: GateRequest): Promise<GateResult['head']> {
  if (request.commit === undefined || request.commit !== headOf(request.event)) return undefined;
  try {
    return await readHead(context, request);
  } catch (error) {
    if (error instanceof StepError && !context.stop.aborted) return undefined;
    throw error;
  }
}

function headOf({ name, pullRequest, sha }: RunEvent): string | undefined {
  return (name.startsWith('pull_request') ? pullRequest?.headSha : sha)?.toLowerCase();
}
