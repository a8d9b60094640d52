import type { Context } from '../model/context.ts';
import { resolveSlug } from '../model/deployment.ts';
import { noteUnmatched } from '../model/nearest.ts';
import type { ListProjectsRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import { StepError } from '../model/step-errors.ts';
import { matchProjects, selectedItems } from './fleet/select.ts';
import { shardFilter } from './fleet/shard.ts';
import { runList } from './list.ts';

/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;

const ALL = { names: [], patterns: [], except: [], tagged: [] };

/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
export function listProjects(
  context: Context,
  request: ListProjectsRequest,
): Promise<ListResult<'list-projects'>> {
  return runList(context, 'list-projects', request, async () => {
    const { projects = ALL, shard, shardSize, pageSize } = request;
    const slug = await resolveSlug(context);
    const inShard = await shardFilter(shard);
    const { selected, names, matcher } = await matchProjects(context, slug, projects, { pageSize });
    await noteUnmatched(context, 'projects', matcher.unmatched(), names);
    if (request.projects !== undefined && selected.length === 0) {
      throw new StepError({ kind: 'nothing-selected', patterns: selectedItems(projects) });
    }
    // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
    const shards = Math.max(1, Math.ceil(selected.length / shardSize));
    if (shards > MAX_SHARDS) context.notices.push({ kind: 'many-shards', shards });
    return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
  });
}
