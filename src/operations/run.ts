import type { Operation } from '../inputs/table.ts';
import type { Context } from '../model/context.ts';
import { lookUp } from '../model/deployment.ts';
import type { RowFailure, StepFailure } from '../model/failure.ts';
import type { StepRequest, StepResult } from '../model/step.ts';
import { stepFailureOf } from '../model/step-errors.ts';
import { OPERATION_PARTS } from './index.ts';

/**
 * Performs the operation of a request. Never throws: what fails is part of the result, which nothing changes any
 * more afterwards.
 */
export async function runOperation(
  context: Context,
  operation: Operation,
  request: StepRequest,
): Promise<StepResult> {
  const run = await OPERATION_PARTS[operation].run();
  const notices = [...context.notices];
  context.deployment = { ...request.deployment };
  let result = await run(context, request);
  const retry = await slugProblem(context, request.deployment.slug, result);
  if (retry === 'again') {
    context.notices = notices;
    result = await run(context, request);
  } else if (retry !== undefined) {
    result = { ...result, failure: retry };
  }
  return ended(context, result);
}

/** A step that was stopped fails, also where all was done; what stopped it is what it fails with. */
function ended<R extends StepResult>({ stoppedBy, timeLimitMs }: Context, result: R): R {
  const by = stoppedBy();
  if (by === undefined) return result;
  if (by instanceof Error) return { ...result, failure: stepFailureOf(by) };
  if (by === 'time-limit') return { ...result, failure: { kind: 'time-limit', limitMs: timeLimitMs } };
  return { ...result, failure: result.failure ?? { kind: 'stopped' } };
}

/**
 * A slug that the user gave is not looked up before it is used, which saves a request; where everything is
 * answered 404, it is: it may be misspelt, or differ in case.
 *
 * @returns `again` when the slug was corrected in `context.deployment`, or what is wrong with it
 */
async function slugProblem(
  context: Context,
  slug: string | undefined,
  result: StepResult,
): Promise<'again' | StepResult['failure']> {
  if (slug === undefined || context.stop.aborted || !isAllNotFound(result)) return undefined;
  try {
    const found = await lookUp(context);
    return found.slug === slug ? undefined : 'again';
  } catch (error) {
    const failure = stepFailureOf(error);
    // Where the deployments cannot be listed, the 404 itself says more.
    return failure.kind === 'other-deployment' ? failure : undefined;
  }
}

/** Whether the first thing that was asked for is not found, and nothing else was done. */
function isAllNotFound(result: StepResult): boolean {
  const { failure } = result;
  const { rows = [] } = result;
  if (failure?.kind !== 'rows-failed') return is404(failure);
  return rows.length === 0 ? is404(failure.first) : rows.every((row) => is404(row.failure));
}

function is404(failure: StepFailure | RowFailure | undefined): boolean {
  return failure?.kind === 'status' && failure.status === 404;
}
