import { type Context, resultOf } from '../../model/context.ts';
import { resolveSlug } from '../../model/deployment.ts';
import type { ListResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { matchProjects, noteUnmatchedProjects, selectedItems, shardFilter } from '../../projects/select.ts';
import type { ListProjectsRequest } from './inputs.ts';

export interface ListProjectsResult extends ListResult<Project, ListProjectsRequest> {
  /** Parts of about the asked size, for a job matrix. */
  shards?: number;
}

/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;

const ALL = { names: [], patterns: [], except: [], tagged: [] };

/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
export function run(context: Context, request: ListProjectsRequest): Promise<ListProjectsResult> {
  return resultOf(context, request, async () => {
    const { projects = ALL, shard, shardSize, pageSize } = request;
    const slug = await resolveSlug(context);
    const inShard = shardFilter(shard);
    const { selected, names, matcher } = await matchProjects(context, slug, projects, { pageSize });
    await noteUnmatchedProjects(context, slug, 'projects', matcher.unmatched(), names);
    if (request.projects !== undefined && selected.length === 0) {
      throw new StepError({ kind: 'nothing-selected', patterns: selectedItems(projects) });
    }
    // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
    const shards = Math.max(1, Math.ceil(selected.length / shardSize));
    if (shards > MAX_SHARDS) context.notices.push({ kind: 'many-shards', shards });
    return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
  });
}
