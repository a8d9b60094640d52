import type { ListProjectsRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import type { Context } from './context.ts';
import { resolveSlug } from './deployment.ts';
import { isTagged, selectedItems } from './fleet/select.ts';
import { shardFilter } from './fleet/shard.ts';
import { runList } from './list.ts';
import { nameMatcher } from './names.ts';
import { nearestNames } from './nearest.ts';
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
    context.progress.begin('listing');
    const inShard = await shardFilter(shard);
    const matcher = nameMatcher(projects);
    const names: string[] = [];
    let selected = 0;
    for await (const project of context.platform.projects(slug, pageSize === undefined ? {} : { pageSize })) {
      context.progress.advance(1);
      names.push(project.name);
      if (!matcher.matches(project.name) || !isTagged(project, projects)) continue;
      selected += 1;
      if (inShard(project.name)) add(project);
    }
    const missed = matcher.unmatched();
    for (const pattern of [...missed.names, ...missed.patterns]) {
      const near = await nearestNames(pattern, names);
      context.notices.push({ kind: 'pattern-unmatched', input: 'projects', pattern, near });
    }
    for (const pattern of missed.except) {
      const near = await nearestNames(pattern, names);
      context.notices.push({ kind: 'exclusion-unmatched', input: 'projects', pattern, near });
    }
    if (request.projects !== undefined && selected === 0) {
      throw new StepError({ kind: 'nothing-selected', patterns: selectedItems(projects) });
    }
    // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
    const shards = Math.max(1, Math.ceil(selected / shardSize));
    if (shards > MAX_SHARDS) context.notices.push({ kind: 'many-shards', shards });
    return { shards: Math.min(MAX_SHARDS, shards) };
  });
}
