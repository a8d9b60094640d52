import type { RowFailure, StepFailure } from '../model/failure.ts';
import type { StepResult } from '../model/result.ts';
import type { Explanation } from './explain/explanation.ts';
import { explainRequest, isRequest, shownPath, withNames } from './explain/requests.ts';
import { explainRow } from './explain/rows.ts';
import { STEP_FAILURES } from './explain/steps.ts';

type Explain<F> = (failure: F) => Explanation;

export function explainStep(failure: StepFailure): Explanation {
  if (isRequest(failure)) return withNames(explainRequest(failure), failure);
  return (STEP_FAILURES[failure.kind] as Explain<StepFailure>)(failure);
}

/** What failed, for a table that says of which project: the path of the request adds nothing there. */
export function shortRow(failure: RowFailure): string {
  const { what } = explainRow(failure);
  return isRequest(failure) ? what.replace(` ${shownPath(failure)}`, '') : what;
}

/** Why a step failed; undefined when it did not. */
export function explainResult({ failure }: StepResult): Explanation | undefined {
  return failure === undefined ? undefined : explainStep(failure);
}
