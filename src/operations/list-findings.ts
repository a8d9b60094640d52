import type { ListFindingsRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import type { Context } from './context.ts';
import { listFindings as findingPages } from './findings/list.ts';
import { runList } from './list.ts';

/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
export function listFindings(
  context: Context,
  request: ListFindingsRequest,
): Promise<ListResult<'list-findings'>> {
  return runList(context, 'list-findings', request, async (add) => {
    const { query, pageSize } = request;
    const options = { once: true, ...(pageSize === undefined ? {} : { pageSize }) };
    for await (const page of findingPages(context, query, options)) for (const finding of page) add(finding);
    return {};
  });
}
