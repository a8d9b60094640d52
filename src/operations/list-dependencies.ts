import type { Context } from '../model/context.ts';
import { resolveId } from '../model/deployment.ts';
import type { ListDependenciesRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import { runList } from './list.ts';

/** Lists the repositories that have matching dependencies (web-api.md 4.7). */
export function listDependencies(
  context: Context,
  request: ListDependenciesRequest,
): Promise<ListResult<'list-dependencies'>> {
  return runList(context, 'list-dependencies', request, async () => {
    const { filter, pageSize } = request;
    const id = await resolveId(context);
    context.progress.begin('listing');
    return { listed: await context.platform.repositoriesWithDependencies(id, filter, { pageSize }) };
  });
}
