import type { ListProjectsRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import { present } from '../platform/http/decode.ts';
import type { Project } from '../platform/resources/project.ts';
import type { Context } from './context.ts';
import { resolveSlug } from './deployment.ts';
import { matchProjects, selectedItems } from './fleet/select.ts';
import { shardFilter } from './fleet/shard.ts';
import { runList } from './list.ts';
import { noteUnmatched } from './nearest.ts';
import { StepError } from './step.ts';

/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;

const ALL = { names: [], patterns: [], except: [], tagged: [] };

/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
export function listProjects(
  context: Context,
  request: ListProjectsRequest,
): Promise<ListResult<'list-projects'>> {
  return runList(context, 'list-projects', request, async (add) => {
    const { projects = ALL, shard, shardSize, pageSize } = request;
    const slug = await resolveSlug(context);
    const inShard = await shardFilter(shard);
    let selected = 0;
    const take = (project: Project) => {
      selected += 1;
      if (inShard(project.name)) add(project);
    };
    const { names, matcher } = await matchProjects(context, slug, projects, take, present({ pageSize }));
    await noteUnmatched(context, 'projects', matcher.unmatched(), names);
    if (request.projects !== undefined && selected === 0) {
      throw new StepError({ kind: 'nothing-selected', patterns: selectedItems(projects) });
    }
    // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
    const shards = Math.max(1, Math.ceil(selected / shardSize));
    if (shards > MAX_SHARDS) context.notices.push({ kind: 'many-shards', shards });
    return { shards: Math.min(MAX_SHARDS, shards) };
  });
}
