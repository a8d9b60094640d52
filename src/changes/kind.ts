import type { WritingContext } from '../operations/context.ts';
import type { WriteAnswer } from '../platform/http/write-answer.ts';
import type { Change, Row } from './change.ts';

/**
 * How one kind of change is read, written and taken back. The loop in `execute.ts` does the rest, alike for all kinds;
 * each kind lives with what it changes (`projects/`, `findings/`, `policies/`).
 *
 * @template Seen what a read shows of the things in one request
 */
export interface Kind<C extends Change, Seen, Answer> {
  /** Rows that go in one request: the switches of a project, 3,000 findings, one bundle. */
  group(rows: readonly Row<C>[]): readonly Row<C>[][];
  /** Undefined for a kind that cannot be read (a triage by ids). */
  read?(context: WritingContext, rows: readonly Row<C>[]): Promise<Seen>;
  /** What is still missing by what was seen last, as the next request; empty when nothing is. */
  next(rows: readonly Row<C>[], seen: Seen): readonly C[];
  send(context: WritingContext, changes: readonly C[], seen: Seen, attempt: number): Promise<WriteAnswer<Answer>>;
  /** What the answer shows. */
  seenIn(answer: Answer, before: Seen): Seen;
  /** Whether what was seen shows the change. */
  shows(seen: Seen, change: C): boolean;
  /** The change that takes this one back; undefined where nothing can. */
  inverse(change: C): C | undefined;
}
