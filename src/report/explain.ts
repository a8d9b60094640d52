import type { RowFailure, StepFailure } from '../model/failure.ts';
import type { StepResult } from '../model/result.ts';
import type { RequestFailure } from '../platform/http/errors.ts';
import type { Explanation } from './explain/explanation.ts';
import { ROW_FAILURES } from './explain/projects.ts';
import { explainRequest, REQUEST_FAILURES, withoutPath } from './explain/requests.ts';
import { STEP_FAILURES } from './explain/steps.ts';
import { firstOf } from './figures.ts';
import { journalIn } from './journal.ts';

type Explain<F> = (failure: F) => Explanation;

export function explainStep(failure: StepFailure): Explanation {
  if (isRequest(failure)) return withNames(explainRequest(failure), failure);
  return (STEP_FAILURES[failure.kind] as Explain<StepFailure>)(failure);
}

export function explainRow(failure: RowFailure): Explanation {
  if (isRequest(failure)) return withNames(explainRequest(failure), failure);
  return (ROW_FAILURES[failure.kind] as Explain<RowFailure>)(failure);
}

/** Where names are near, one of them is most likely meant. */
function withNames(explanation: Explanation, failure: RowFailure | StepFailure): Explanation {
  const near = 'near' in failure ? (failure.near ?? []) : [];
  if (near.length === 0) return explanation;
  return {
    ...explanation,
    remedy: `Did you mean ${firstOf(near, 3)}? Otherwise c${explanation.remedy.slice(1)}`,
  };
}

/** What failed, for a table that says of which project: the path of the request adds nothing there. */
export function shortRow(failure: RowFailure): string {
  const { what } = explainRow(failure);
  return isRequest(failure) ? withoutPath(what, failure) : what;
}

/**
 * Why a step failed; undefined when it did not. After a triage whose answers were lost, looking comes before
 * running it again.
 */
export function explainResult(result: StepResult): Explanation | undefined {
  if (result.failure === undefined) return undefined;
  const explanation = explainStep(result.failure);
  const isOpen = (journalIn(result)?.triage.uncertain.requests ?? 0) > 0;
  return isOpen ? { ...explanation, remedy: LOOK_FIRST } : explanation;
}

const LOOK_FIRST =
  'Check in the web UI what happened to the findings before you run the step again, because a second run may add the ' +
  'note once more or select other findings';

function isRequest(failure: { kind: string }): failure is RequestFailure {
  return failure.kind in REQUEST_FAILURES;
}
