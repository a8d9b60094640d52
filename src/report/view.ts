import type { Notice } from '../model/notice.ts';
import type { Outcome, StepResult } from '../model/step.ts';
import type { StepFiles } from '../runner/files.ts';
import type { AnnotationPlace } from '../runner/log.ts';
import type { Fact, Inline, Section } from './content.ts';
import type { RunFacts } from './run-facts.ts';

export type OutputValue = string | { json: unknown };

/** The outputs of one operation, by name; an undefined one stays unset. */
export type OutputValues = Readonly<Record<string, OutputValue | undefined>>;

/** For a line in the pull request. */
export interface LineAnnotation {
  place: AnnotationPlace;
  message: string;
}

/** What there is to say of the results of one operation: everything that depends on which operation it is. */
export interface View<Result extends StepResult = StepResult> {
  /** A sentence about the result, without a full stop, in which backticks mark code. */
  headline(result: Result): string;
  /** Instead of the sign of the outcome. */
  sign?(result: Result, outcome: Outcome): string | undefined;
  /** What was asked for, and where, in a line behind the deployment. */
  context?(result: Result): Inline[];
  sections(result: Result, run: RunFacts): Section[];
  /** What few people look up. */
  facts?(result: Result, run: RunFacts): Fact[];
  /** What failed, by cause, in a line each. */
  failures?(result: Result, run: RunFacts): string[];
  outputs(result: Result, run: RunFacts): OutputValues;
  /** Whether something was done and something was not. */
  isPartial?(result: Result): boolean;
  /**
   * Writes files beside the report.
   *
   * @returns what they do not have
   */
  files?(result: Result, run: RunFacts, files: StepFiles): readonly Notice[];
  annotations?(result: Result): LineAnnotation[];
}

/** `partial`: something was done, and something failed. */
export function outcomeOf(result: StepResult, view: View): Outcome {
  if (view.isPartial?.(result) === true) return 'partial';
  return result.failure === undefined ? 'succeeded' : 'failed';
}
