import type { StepFailure } from '../model/failure.ts';
import type { GateRequest } from '../model/request.ts';
import type { GateResult } from '../model/result.ts';
import { type Context, resultOf } from './context.ts';
import { Gate } from './gate/run.ts';
import { emptyVerdict } from './gate/verdict.ts';
import { capture } from './step.ts';

/**
 * Waits for a commit's scan and decides whether its findings may pass. It posts nothing: the comment and the
 * annotations are made from the result.
 */
export async function gate(context: Context, request: GateRequest): Promise<GateResult> {
  const verdict = emptyVerdict(request);
  const { failure } = await capture(() => new Gate(context, request, verdict).run());
  const result = { ...resultOf(context, request), ...verdict };
  if (failure === undefined) return result;
  return request.warnOnly && !isMisconfigured(failure)
    ? { ...result, warned: failure }
    : { ...result, failure };
}

const WRONG: readonly StepFailure['kind'][] = ['no-deployment', 'several-deployments', 'other-deployment'];

/** A refused token (without access to the Web API it gets 404) or wrong inputs: `warn-only` would hide them for ever. */
function isMisconfigured(failure: StepFailure): boolean {
  const cause = failure.kind === 'gate-list-failed' ? failure.cause : failure;
  return (
    WRONG.includes(cause.kind) || (cause.kind === 'status' && [401, 403, 404].includes(cause.status ?? 0))
  );
}
