/** A list that can't be read to its end, and why; the rows before were given. */
export class PagingError extends Error {
  override readonly name = 'PagingError';
}
