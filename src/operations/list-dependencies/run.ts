import { type Context, resultOf } from '../../model/context.ts';
import { resolveId } from '../../model/deployment.ts';
import type { ListResult } from '../../model/step.ts';
import type { RepositorySummary } from '../../platform/resources/dependency.ts';
import type { ListDependenciesRequest } from './inputs.ts';

export type ListDependenciesResult = ListResult<RepositorySummary, ListDependenciesRequest>;

/** Lists the repositories that have matching dependencies (web-api.md 4.7). */
export function run(context: Context, request: ListDependenciesRequest): Promise<ListDependenciesResult> {
  return resultOf(context, request, async () => {
    const { filter, pageSize } = request;
    const id = await resolveId(context);
    context.progress.begin('listing');
    return { listed: await context.platform.repositoriesWithDependencies(id, filter, { pageSize }) };
  });
}
