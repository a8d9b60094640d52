import { inState, rowsFailure } from '../../changes/rows.ts';
import type { ProjectChange, Row } from '../../model/change.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { ALL_PROJECTS } from '../../model/selection.ts';
import type { ListResult } from '../../model/step.ts';
import type { Project } from '../../platform/resources/project.ts';
import { planFleet, rowWithoutChange } from '../../projects/fleet.ts';
import { shardFilter } from '../../projects/select.ts';
import type { ListProjectsRequest } from './inputs.ts';

export interface ListProjectsResult extends ListResult<Project, ListProjectsRequest> {
  /** Items of `projects` that match nothing, and projects that could not be read. */
  rows?: readonly Row<ProjectChange>[];
  /** The number of shards for a job matrix, at most 256. */
  shards?: number;
}

/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;

/** Lists projects (web-api.md 4.1); named ones with their switches. */
export function run(context: Context, request: ListProjectsRequest) {
  return resultOf(context, request, async () => {
    const { shard, shardSize, pageSize, projects = ALL_PROJECTS } = request;
    const named = new Set(projects.names.map(nameKey));
    const read = new Map<string, Project>();
    const rows = await planFleet(
      context,
      { projects, pageSize },
      [],
      ({ project }) => {
        read.set(project.name, project);
        return [rowWithoutChange(project, 'unchanged')];
      },
      ({ name }) => named.has(nameKey(name)),
    );
    const failed = inState(rows, 'failed');
    const selected = rows.flatMap(({ change }) => read.get(change.project.name) ?? []);
    // GitHub rejects a matrix without jobs, so an empty deployment gets one empty shard.
    const shards = Math.max(1, Math.ceil(selected.length / shardSize));
    if (shards > MAX_SHARDS) context.notices.push({ kind: 'many-shards', shards });
    const inShard = shardFilter(shard);
    const listed = selected.filter(({ name }) => inShard(name));
    if (failed.length === 0) return { listed, shards: Math.min(MAX_SHARDS, shards) };
    return { listed: selected.length > 0 ? listed : undefined, rows: failed, failure: rowsFailure(rows) };
  });
}
