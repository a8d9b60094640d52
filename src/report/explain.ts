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

/**
 * Why a step failed; undefined when it did not. After a triage whose answers were lost and that no list shows, looking
 * comes before running it again.
 */
export function explainResult(result: StepResult): Explanation | undefined {
  if (result.failure === undefined) return undefined;
  const explanation = explainStep(result.failure);
  const isOpen = result.notices.some(({ kind }) => kind === 'answers-lost');
  return isOpen ? { ...explanation, remedy: LOOK_FIRST } : explanation;
}

const LOOK_FIRST =
  'Check in the web UI what happened to the findings before you run the step again, because a second run may add the ' +
  'note once more or select other findings';
