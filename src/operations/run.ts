import type { Context } from '../model/context.ts';
import { lookUp } from '../model/deployment.ts';
import type { RowFailure, StepFailure } from '../model/failure.ts';
import type { Operation } from '../model/operations.ts';
import type { StepRequest, StepResult } from '../model/step.ts';
import { stepFailureOf } from '../model/step-errors.ts';
import { RUNNERS, VIEWS } from './index.ts';

/**
 * Performs the operation of a request. Never throws: what fails is part of the result, which nothing changes any
 * more afterwards.
 */
export async function runOperation(
  context: Context,
  operation: Operation,
  request: StepRequest,
): Promise<StepResult> {
  const { run } = await RUNNERS[operation]();
  const notices = [...context.notices];
  context.deployment = { ...request.deployment };
  const result = await run(context, request);
  const { slug } = request.deployment;
  const { view } = await VIEWS[operation]();
  const { withFailIf } = await import(/* webpackChunkName: "report" */ '../report/gaps.ts');
  const end = (last: StepResult) => withFailIf(ended(context, last), view);
  if (slug === undefined || context.stop.aborted || !isAllNotFound(result)) return end(result);
  // A slug that is given is looked up only where everything is answered 404: it may be misspelt, or differ in case.
  try {
    if ((await lookUp(context)).slug === slug) return end(result);
    context.notices = notices;
    return end(await run(context, request));
  } catch (error) {
    const failure = stepFailureOf(error);
    // Where the deployments cannot be listed, the 404 itself says more.
    return ended(context, failure.kind === 'other-deployment' ? { ...result, failure } : result);
  }
}

/** A step that was stopped fails, also where all was done; what stopped it is what it fails with. */
function ended<R extends StepResult>({ stoppedBy, timeLimitMs }: Context, result: R): R {
  const by = stoppedBy();
  if (by === undefined) return result;
  if (by instanceof Error) return { ...result, failure: stepFailureOf(by) };
  if (by === 'time-limit') return { ...result, failure: { kind: 'time-limit', limitMs: timeLimitMs } };
  return { ...result, failure: result.failure ?? { kind: 'stopped' } };
}

/** Whether nothing but 404 was answered, and nothing was done. */
function isAllNotFound({ failure, rows = [] }: StepResult): boolean {
  const is404 = (one: StepFailure | RowFailure | undefined) => one?.kind === 'status' && one.status === 404;
  if (failure?.kind !== 'rows-failed') return is404(failure);
  return rows.length > 0 && rows.every((row) => is404(row.failure));
}
