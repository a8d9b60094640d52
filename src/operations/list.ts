import type { RequestOf } from '../model/request.ts';
import type { ListOperation, ListResult } from '../model/result.ts';
import type { Context } from './context.ts';
import { capture } from './step.ts';

/**
 * Runs an operation that lists: its rows go, one by one, to the context's sink, and are counted once the list is
 * whole.
 *
 * @param work gives what the result has beside the count
 */
export async function runList<O extends ListOperation>(
  context: Context,
  operation: O,
  request: RequestOf<O>,
  work: (add: (row: unknown) => void) => Promise<Pick<ListResult<O>, 'shards' | 'migrated'>>,
): Promise<ListResult<O>> {
  let read = 0;
  let whole: Pick<ListResult<O>, 'shards' | 'migrated' | 'count'> = {};
  const end = await capture(async () => {
    const rest = await work((row) => {
      read += 1;
      context.rows.add(row);
    });
    whole = { ...rest, count: read };
  });
  const { deployment, notices } = context;
  return { operation, request, deployment, notices, read, ...whole, ...end };
}
