import { firstAccepted, isRefusedSize } from '../forms.ts';

/** A list that can't be read to its end, and why. */
export class PagingError extends Error {
  override readonly name = 'PagingError';
}

/** What identifies a row: a row that comes again replaces the earlier one. */
export type KeyOf<Row> = (row: Row) => string | bigint;

/** A request for a page that tries page sizes in turn until the server takes one, and keeps to that. */
export function withAcceptedSize<Page, Place>(
  sizes: readonly number[],
  fetchPage: (place: Place, size: number) => Promise<Page>,
): (place: Place) => Promise<Page> {
  let left = sizes;
  return async (place) => {
    const { form, value } = await firstAccepted(left, (size) => fetchPage(place, size), isRefusedSize);
    left = [form];
    return value;
  };
}
