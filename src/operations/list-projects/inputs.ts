import { readPageSize, readProjects, readShard, type Source } from '../../inputs/source.ts';
import { wholeNumber } from '../../inputs/values.ts';
import type { ProjectSelection, Shard } from '../../model/selection.ts';
import type { OwnRequest, StepRequest } from '../../model/step.ts';

export interface ListProjectsRequest extends StepRequest {
  operation: 'list-projects';
  /** Absent = all. */
  projects?: ProjectSelection;
  shard?: Shard;
  pageSize?: number;
  shardSize: number;
}

export function read(source: Source): OwnRequest<ListProjectsRequest> {
  const { reader } = source;
  return {
    projects: readProjects(reader),
    shard: readShard(reader),
    pageSize: readPageSize(source),
    shardSize: reader.read('shard-size', wholeNumber(1, 1_000_000)),
  };
}
