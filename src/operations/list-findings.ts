import { listFindings as findingsOf } from '../findings/list.ts';
import type { ListFindingsRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import type { Context } from './context.ts';
import { runList } from './list.ts';

/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
export function listFindings(
  context: Context,
  request: ListFindingsRequest,
): Promise<ListResult<'list-findings'>> {
  return runList(context, 'list-findings', request, async () => {
    const { query, pageSize } = request;
    context.progress.begin('findings');
    const listed = await findingsOf(context, query, { once: true, pageSize });
    const { ref } = query.filters;
    if (listed.length === 0 && ref !== undefined) {
      context.notices.push({ kind: 'ref-without-findings', ref: String(ref) });
    }
    return { listed };
  });
}
