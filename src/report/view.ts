import type { Operation } from '../model/request.ts';
import type { Outcome, ResultOf } from '../model/result.ts';
import type { Fact, Inline, Section } from './content.ts';
import type { RunFacts } from './run-facts.ts';

export type OutputValue = string | { json: unknown };

/** The outputs of one operation, by name; an undefined one stays unset. */
export type OutputValues = Readonly<Record<string, OutputValue | undefined>>;

/** What there is to say of the results of one operation: everything that depends on which operation it is. */
export interface PageView<O extends Operation> {
  /** A sentence about the result, without a full stop, in which backticks mark code. */
  headline(result: ResultOf<O>): string;
  /** Instead of the sign of the outcome. */
  sign?(result: ResultOf<O>, outcome: Outcome): string | undefined;
  /** What was asked for, and where, in a line behind the deployment. */
  context?(result: ResultOf<O>): Inline[];
  sections(result: ResultOf<O>, run: RunFacts): Section[];
  /** What few people look up. */
  facts?(result: ResultOf<O>, run: RunFacts): Fact[];
  /** What failed, by cause, in a line each. */
  failures?(result: ResultOf<O>, run: RunFacts): string[];
  outputs(result: ResultOf<O>, run: RunFacts): OutputValues;
  /** Whether something was done and something was not. */
  isPartial?(result: ResultOf<O>): boolean;
}
