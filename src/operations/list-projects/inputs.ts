import { readProjects, readShard } from '../../inputs/names.ts';
import { MAX_PAGE_SIZE, readBase, type Source } from '../../inputs/source.ts';
import type { ProjectSelection, Shard } from '../../model/selection.ts';
import type { StepRequest } from '../../model/step.ts';

export interface ListProjectsRequest extends StepRequest {
  operation: 'list-projects';
  /** Absent = all. */
  projects?: ProjectSelection;
  shard?: Shard;
  pageSize?: number;
  shardSize: number;
}

export function readListProjects(source: Source): ListProjectsRequest {
  const { reader } = source;
  const projects = readProjects(reader);
  const shard = readShard(reader);
  return {
    operation: 'list-projects',
    ...readBase(source),
    projects,
    shard,
    pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE),
    shardSize: reader.integer('shard-size', 1, 1_000_000) ?? 500,
  };
}
