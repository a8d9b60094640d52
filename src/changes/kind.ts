import type { ForeignFailure } from '../model/failure.ts';
import type { Notice } from '../model/notice.ts';
import type { WritingContext } from '../operations/context.ts';
import type { WriteAnswer } from '../platform/http/write-answer.ts';
import type { Change, Row } from './change.ts';

/** Rows that are written together, with what the plan saw of them. */
export interface Write<C extends Change, Seen> {
  rows: readonly Row<C>[];
  seen: Seen;
  /** When a read about them ended, on the step's clock; undefined where only a list of everything showed them. */
  readAtMs?: number;
}

/** How a request is to be sent. */
export interface Sending {
  /** Attempts of the same write, this one included, from 1. */
  attempt: number;
  /** Which of the kind's forms, from 0. */
  form: number;
}

/** Something in an answer that nobody asked for. */
export interface Unasked {
  failure: ForeignFailure;
  /** Whether it ends the step also where the kind has been written before; otherwise `notice` tells it there. */
  endsStep: boolean;
  notice?: Notice;
}

/**
 * How one kind of change is read, written and taken back. The loop in `execute.ts` does the rest, alike for all kinds;
 * each kind lives with what it changes (`projects/`, `findings/`, `policies/`).
 *
 * @template Seen what a read shows of the things in one write
 */
export interface Kind<C extends Change, Seen, Answer> {
  /** The writes that make the rows: the switches of a project, 3,000 findings, one bundle. */
  group(rows: readonly Row<C>[]): Write<C, Seen>[];
  /** Whether every write, and not only the first, follows a read of at most 10 s ago. */
  readsBeforeEach?: boolean;
  /** Whether a write can show what it takes away: the first write is such a one, where there is one. */
  isTelling?(write: Write<C, Seen>): boolean;
  /** Undefined for a kind that cannot be read (a triage by ids). */
  read?(context: WritingContext, rows: readonly Row<C>[], seen: Seen): Promise<Seen>;
  /**
   * The rows of the next request, by what was seen last: those that it does not show, and that are still as they were
   * when they were selected.
   */
  next(rows: readonly Row<C>[], seen: Seen): readonly Row<C>[];
  send(
    context: WritingContext,
    rows: readonly Row<C>[],
    seen: Seen,
    how: Sending,
  ): Promise<WriteAnswer<Answer>>;
  /** What the answer shows. */
  seenIn(answer: Answer, before: Seen): Seen;
  /** Whether what was seen shows the change. */
  shows(seen: Seen, change: C): boolean;
  /** What was seen in its place, for a row that is left. */
  valueIn?(seen: Seen, change: C): unknown;
  /** What the request did, by what was seen before and after it, beside what was asked for. */
  unaskedIn?(before: Seen, now: Seen, rows: readonly Row<C>[]): Unasked | undefined;
  /** How many forms the request has (default 1): lists of tags have two, of which a server may take one. */
  forms?: number;
  /** Whether a readable answer names all that it did, so that a row which it leaves out was not made. Default `false`. */
  answersDecide?: boolean;
  /** Whether a request may be sent again after a lost answer. Default `true`. */
  isRepeatable?: boolean;
  /** The change that takes this one back; undefined where nothing can. */
  inverse(change: C): C | undefined;
}
