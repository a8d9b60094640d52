import type { ListPoliciesRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import type { Context } from './context.ts';
import { resolveId } from './deployment.ts';
import { runList } from './list.ts';

/** Lists the policies of the deployment (web-api.md 4.6). */
export function listPolicies(
  context: Context,
  request: ListPoliciesRequest,
): Promise<ListResult<'list-policies'>> {
  return runList(context, 'list-policies', request, async (add) => {
    for (const policy of await context.platform.policies(await resolveId(context))) add(policy);
    return {};
  });
}
