/** Why a list can't be read to its end. */
export type PagingProblem =
  | 'cursor-repeated' // a cursor came back a second time
  | 'no-cursor' // the answer says that there is more, but has no cursor
  | 'nothing-new' // cursors lead on and on without bringing a new row
  | 'too-long' // more rows than any list has
  | 'unstable'; // no two passes over the list agreed

const MESSAGES: Record<PagingProblem, string> = {
  'cursor-repeated': 'the platform repeated a cursor',
  'no-cursor': 'the answer says that there is more, but has no cursor',
  'nothing-new': 'many pages in a row had no new rows',
  'too-long': 'the list does not end',
  unstable: 'the list changed each time it was read',
};

/** A list that can't be read to its end; the rows before were given. */
export class PagingError extends Error {
  override readonly name = 'PagingError';
  readonly problem: PagingProblem;
  /** Different rows that were read. */
  readonly rows: number;

  constructor(problem: PagingProblem, rows: number) {
    super(MESSAGES[problem]);
    this.problem = problem;
    this.rows = rows;
  }
}
