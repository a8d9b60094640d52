import type { ListDependenciesRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import type { ListDoubt } from '../platform/paging/whole-list.ts';
import type { Context } from './context.ts';
import { resolveId } from './deployment.ts';
import { runList } from './list.ts';

/** Lists the repositories that have matching dependencies (web-api.md 4.7). */
export function listDependencies(
  context: Context,
  request: ListDependenciesRequest,
): Promise<ListResult<'list-dependencies'>> {
  return runList(context, 'list-dependencies', request, async (add) => {
    const { filter, pageSize } = request;
    const id = await resolveId(context);
    context.progress.begin('listing');
    const options = {
      ...(pageSize === undefined ? {} : { pageSize }),
      onDoubt: (doubt: ListDoubt) =>
        context.notices.push({ kind: 'list-in-doubt', of: 'repositories', doubt }),
    };
    for await (const repository of context.platform.repositoriesWithDependencies(id, filter, options)) {
      context.progress.advance(1);
      add(repository);
    }
    return {};
  });
}
