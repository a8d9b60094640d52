import { readPageSize, readProjects, readShard, type Source } from '../../inputs/source.ts';
import { wholeNumber } from '../../inputs/values.ts';
import type { RequestOf } from '../../model/step.ts';

export type ListProjectsRequest = RequestOf<'list-projects', typeof read>;

export function read(source: Source) {
  const { reader } = source;
  return {
    /** Absent = all. */
    projects: readProjects(reader),
    shard: readShard(reader),
    pageSize: readPageSize(source),
    shardSize: reader.read('shard-size', wholeNumber(1, 1_000_000)),
  };
}
