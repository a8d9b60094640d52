import type { RunEvent } from '../inputs/run-event.ts';
import { type Context, lookUpDeployment } from '../model/context.ts';
import type { RowFailure, StepFailure } from '../model/failure.ts';
import type { Notice } from '../model/notice.ts';
import type { Operation } from '../model/operations.ts';
import type { StepRequest, StepResult } from '../model/step.ts';
import { stepFailureOf } from '../model/step-errors.ts';
import { RUNNERS, type Runner, VIEWS } from './index.ts';

/** Performs the operation of a request. Never throws: a failure is part of the result. */
export async function runOperation(
  context: Context,
  operation: Operation,
  request: StepRequest,
): Promise<StepResult> {
  const runner = await RUNNERS[operation]();
  const result = await runner.run(context, request);
  const { slug, id } = request.deployment;
  const { view } = await VIEWS[operation]();
  const { withFailIf } = await import(/* webpackChunkName: "report" */ '../report/gaps.ts');
  const finish = (ending: StepResult) =>
    withTolerance(context, withFailIf(withStopCause(context, ending), view), runner);
  const isGiven = slug !== undefined || id !== undefined;
  if (!isGiven || context.stop.aborted || !isAllNotFound(result)) return finish(result);
  // The slug may differ in case: `lookUpDeployment` corrects it in `context`.
  try {
    const found = await lookUpDeployment(context);
    if (slug === undefined || found.slug === slug) return finish(result);
    context.notices = [];
    return finish(await runner.run(context, request));
  } catch (error) {
    const failure = stepFailureOf(error);
    // The 404 says more than a failure to list the deployments.
    return finish(failure.kind === 'other-deployment' ? { ...result, failure } : result);
  }
}

/** A stopped step fails with its cause, even if everything was done. */
function withStopCause({ stoppedBy, timeLimitMs }: Context, result: StepResult): StepResult {
  const cause = stoppedBy();
  if (cause === undefined) return result;
  if (cause instanceof Error) return { ...result, failure: stepFailureOf(cause) };
  const isDone = result.failure === undefined && !result.notices.some(isAboutStop);
  if (cause === 'time-limit')
    return { ...result, failure: { kind: 'time-limit', limitMs: timeLimitMs, isDone } };
  const isUnfinished = !isDone || isCommentDue(result.request);
  return { ...result, failure: result.failure ?? { kind: 'stopped', isUnfinished } };
}

/** Whether a stop cut off an optional read. */
function isAboutStop(notice: Notice): boolean {
  if (!('cause' in notice) || typeof notice.cause !== 'object') return false;
  const { cause } = notice;
  return (cause.kind === 'github' ? cause.cause : cause).kind === 'cancelled';
}

/** Whether a pull request awaits a comment of the step; a cancelled step posts none. */
function isCommentDue(
  request: StepRequest & { comment?: string; event?: Pick<RunEvent, 'name' | 'pullRequest'> },
): boolean {
  const { comment = 'never', event } = request;
  return comment !== 'never' && event?.pullRequest !== undefined && event.name !== 'merge_group';
}

/** Turns a failure that an input lets pass into a notice. A cancelled step fails whatever its inputs say. */
function withTolerance(
  { stoppedBy }: Context,
  result: StepResult,
  { toleratingInput }: Pick<Runner, 'toleratingInput'>,
): StepResult {
  const { failure: cause, ...rest } = result;
  const stop = stoppedBy();
  if (cause === undefined || (stop !== undefined && stop !== 'time-limit')) return result;
  const by = toleratingInput?.(result.request, cause);
  if (by === undefined) return result;
  return { ...rest, notices: [...result.notices, { kind: 'let-pass', cause, by }] };
}

/** True if every answer was 404 and nothing was done. */
function isAllNotFound({ failure, rows = [] }: StepResult): boolean {
  const is404 = (error: StepFailure | RowFailure | undefined) =>
    error?.kind === 'status' && error.status === 404;
  if (failure?.kind !== 'rows-failed') return is404(failure);
  return rows.length > 0 && rows.every((row) => is404(row.failure));
}
