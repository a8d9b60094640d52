import type { FindingQuery, ListFindingsRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import { nameListOf } from '../model/selection.ts';
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
    const options = { once: true, mustKnow: true, ...(pageSize === undefined ? {} : { pageSize }) };
    let isEmpty = true;
    for await (const page of findingPages(context, query, options)) {
      isEmpty = false;
      for (const finding of page) add(finding);
    }
    const { ref } = query.filters;
    if (isEmpty && ref !== undefined && !(await isKnownRef(context, query))) {
      context.notices.push({ kind: 'ref-without-findings', ref: String(ref) });
    }
    if (isEmpty && selectsNoRepository(context, query)) context.notices.push({ kind: 'no-repository' });
    return {};
  });
}

/** A name that the platform does not know is an error; patterns of which none matches are warnings. */
function selectsNoRepository({ notices }: Context, { filters: { repos } }: FindingQuery): boolean {
  if (!Array.isArray(repos)) return false;
  const { names, patterns } = nameListOf(repos);
  const unmatched = notices.filter((one) => one.kind === 'pattern-unmatched' && one.input === 'repos');
  return names.length === 0 && unmatched.length === patterns.length;
}

/** Whether any finding is on the branch, whatever the other filters select: a clean branch has fixed ones. */
async function isKnownRef(context: Context, { issueType, filters }: FindingQuery): Promise<boolean> {
  const { ref, repos } = filters;
  const all: FindingQuery = {
    issueType,
    filters: { ...(ref === undefined ? {} : { ref }), ...(repos === undefined ? {} : { repos }) },
  };
  // What this list has to say of names and filters was said by the first one.
  for await (const _ of findingPages({ ...context, notices: [] }, all)) return true;
  return false;
}
