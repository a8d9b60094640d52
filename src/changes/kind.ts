import type { Change, Row } from '../model/change.ts';
import type { WritingContext } from '../model/context.ts';
import type { RowFailure, SideEffectFailure } from '../model/failure.ts';
import type { RequestFailure, WriteOutcome } from '../platform/http/errors.ts';

/** Rows that are written together, with the plan's observation. */
export interface Write<C extends Change, Seen> {
  rows: readonly Row<C>[];
  seen: Seen;
  /**
   * On the step's clock; undefined if only the list of projects showed them. Called when the write begins, because an
   * earlier one may have read them since.
   */
  readAtMs?(): number | undefined;
}

/** Makes one request. @param attempt its number, from 1 */
export type Send<C extends Change, Seen, Answer> = (
  context: WritingContext,
  rows: readonly Row<C>[],
  seen: Seen,
  attempt: number,
) => Promise<WriteOutcome<Answer>>;

/** The view that an observation gives of a change. */
export interface Look<C extends Change> {
  isShown: boolean;
  /** The value that it shows, which is reported for a row that was not changed. */
  value?: Row<C>['seen'];
  /** The part of it that a changed row keeps, such as its ticket. */
  result?: Row<C>['seen'];
  /** The outcome of a row that the last answer leaves out. Default: it may have changed. */
  refusal?: { state: 'left' | 'failed'; failure: RowFailure };
  /** Whether it shows nothing of the row, because its list may be incomplete. */
  isUnseen?: boolean;
}

/**
 * Reads, writes and verifies one kind of change; `execute.ts` does the rest. Each kind lives with its subject
 * (`projects/`, `findings/`, `policies/`).
 *
 * @template Seen what a read found about the rows of one write
 */
export interface Kind<C extends Change, Seen, Answer> {
  /** Groups rows into writes: the switches of a project, 3,000 findings, one bundle. */
  group(rows: readonly Row<C>[]): Write<C, Seen>[];
  /** Whether every write, and not only the first, needs a read that is at most 10 s old. */
  readsBeforeEach?: boolean;
  /** Whether a write would reveal side effects, such as lost tags: it goes first, and alone. */
  revealsSideEffects?(write: Write<C, Seen>): boolean;
  /** Absent if rows cannot be read (a triage by ids). */
  read?(context: WritingContext, rows: readonly Row<C>[], seen: Seen): Promise<Seen>;
  /** The pending rows that are still as they were selected. An earlier request may have changed those in `sent`. */
  next(rows: readonly Row<C>[], seen: Seen, sent: ReadonlySet<Row<C>>): readonly Row<C>[];
  send: Send<C, Seen, Answer>;
  /** Whether the last observation decides, also for rows that an earlier one showed. Default: any that shows it. */
  lastDecides?: boolean;
  /** Other forms of the request, each tried once: a server may take only one. */
  otherForms?: readonly Send<C, Seen, Answer>[];
  /** Merges an answer into what was known before the request. */
  seenIn(answer: Answer, before: Seen): Seen;
  look(seen: Seen, change: C): Look<C>;
  /** Whether a refusal says that the target is no longer as planned: its row is `left`. */
  isOutdated?(refusal: RequestFailure): boolean;
  /** Compares the observations before and after a request. */
  sideEffectIn?(before: Seen, now: Seen, rows: readonly Row<C>[]): SideEffectFailure | undefined;
  /**
   * The time until a request can no longer take effect. After a lost answer, rows are read at once and at that time,
   * and nothing is sent again. Default: requests are repeated.
   */
  effectiveWithinMs?: number;
}
