import type { Change, Row } from '../model/change.ts';
import type { WritingContext } from '../model/context.ts';
import type { RowFailure, SideEffectFailure } from '../model/failure.ts';
import type { WriteOutcome } from '../platform/http/errors.ts';
import type { WriteOptions } from '../platform/writer.ts';

/** Rows that are written together, with the plan's observation. */
export interface Write<C extends Change, Seen> {
  rows: readonly Row<C>[];
  seen: Seen;
  /** The time at which they were read one by one, by the step's clock; undefined if only a list showed them. */
  readAtMs?: number;
}

/** The attempt and the form of a request. */
export interface SendOptions extends Required<WriteOptions> {
  /** The index of the kind's form to use. */
  form: number;
}

/**
 * Reads, writes and verifies one kind of change. The loop in `execute.ts` does the rest, the same way for all kinds.
 * Each kind lives with its subject (`projects/`, `findings/`, `policies/`).
 *
 * @template Seen the observation of a read about the rows of one write
 */
export interface Kind<C extends Change, Seen, Answer> {
  /** Groups rows into writes: the switches of a project, 3,000 findings, one bundle. */
  group(rows: readonly Row<C>[]): Write<C, Seen>[];
  /** Whether every write, and not only the first, needs a read that is at most 10 s old. */
  readsBeforeEach?: boolean;
  /** Whether a write would reveal unwanted effects, such as lost tags; such a write goes first if there is one. */
  revealsSideEffects?(write: Write<C, Seen>): boolean;
  /** Reads the rows once more. Absent if that is impossible (a triage by ids). */
  read?(context: WritingContext, rows: readonly Row<C>[], seen: Seen): Promise<Seen>;
  /**
   * The rows of the next request, given the last observation: those that it does not show and that are still as they
   * were when they were selected.
   */
  next(rows: readonly Row<C>[], seen: Seen): readonly Row<C>[];
  send(
    context: WritingContext,
    rows: readonly Row<C>[],
    seen: Seen,
    options: SendOptions,
  ): Promise<WriteOutcome<Answer>>;
  /** The observation after an answer. */
  seenIn(answer: Answer, before: Seen): Seen;
  /** Whether an observation shows the change. */
  shows(seen: Seen, change: C): boolean;
  /** The observed value, for a row that is `left`. */
  valueIn?(seen: Seen, change: C): unknown;
  /** The part of an observation that a changed row keeps, such as its ticket. */
  resultIn?(seen: Seen, change: C): unknown;
  /** The outcome of a row that an answer leaves out. Default: it failed. */
  refusalIn?(seen: Seen, change: C): { state: 'left' | 'failed'; failure: RowFailure };
  /** Finds effects that nobody asked for, by the observations before and after a request. */
  sideEffectIn?(before: Seen, now: Seen, rows: readonly Row<C>[]): SideEffectFailure | undefined;
  /** Number of forms that the request has, 1 by default: lists of tags have two, and a server may take only one. */
  forms?: number;
  /** Whether the last answer names everything that was done, so that a row it leaves out failed. Default: `false`. */
  answersDecide?(seen: Seen): boolean;
  /**
   * The time from a request until it can no longer take effect. After a lost answer, its rows are read at once and at
   * that time, and nothing is sent again. Default: requests are repeated.
   */
  effectiveWithinMs?: number;
}
