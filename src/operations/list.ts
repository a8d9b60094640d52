import type { Context } from '../model/context.ts';
import type { RequestOf } from '../model/request.ts';
import type { ListOperation, ListResult } from '../model/result.ts';
import { capture } from '../model/step-errors.ts';

type Listed<O extends ListOperation> = Pick<ListResult<O>, 'listed' | 'projectTags' | 'shards' | 'migrated'>;

/** Runs an operation that lists. A list that fails on its way lists nothing: no part is taken for a whole one. */
export async function runList<O extends ListOperation>(
  context: Context,
  operation: O,
  request: RequestOf<O>,
  list: () => Promise<Listed<O>>,
): Promise<ListResult<O>> {
  let listed: Listed<O> = {};
  const end = await capture(async () => {
    listed = await list();
  });
  const { deployment, notices } = context;
  return { operation, request, deployment, notices, ...listed, ...end };
}
