import type { Operation } from '../model/request.ts';
import type { Outcome, ResultOf } from '../model/result.ts';
import type { Fact } from './markup.ts';
import type { RunFacts } from './run-facts.ts';

export type OutputValue = string | { json: unknown };

/** The outputs of one operation, by name; an undefined one stays unset. */
export type OutputValues = Readonly<Record<string, OutputValue | undefined>>;

/** How the results of one operation are shown: everything that depends on which operation it is. */
export interface View<O extends Operation> {
  /** One line that says what was done, without markup. */
  headline(result: ResultOf<O>): string;
  /** What was asked for, and where, in a line behind the deployment; parts of it as HTML. */
  context?(result: ResultOf<O>): string[];
  /** What takes more room, as HTML blocks. */
  sections(result: ResultOf<O>, run: RunFacts): string[];
  outputs(result: ResultOf<O>, run: RunFacts): OutputValues;
  /** What few people look up, folded at the end. */
  facts?(result: ResultOf<O>, run: RunFacts): Fact[];
  /** Below the headline; they may be lined up with blanks. */
  logLines(result: ResultOf<O>, run: RunFacts): string[];
  /** Whether something was done and something was not. */
  isPartial?(result: ResultOf<O>): boolean;
  /** Instead of the sign of the outcome. */
  sign?(result: ResultOf<O>, outcome: Outcome): string | undefined;
}
