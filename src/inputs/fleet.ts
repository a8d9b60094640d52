import type { ProjectSelection } from '../model/selection.ts';
import type { FleetRequest } from '../model/step.ts';
import { readProjects, readShard, refuseNoRepository } from './names.ts';
import { readWriting, type Source } from './source.ts';

/** Patterns and tags select what nobody has counted: changes without a limit have to be asked for. */
const DEFAULT_MAX_CHANGES = 100;

/** What the operations over many projects have in common. */
export function readFleet(source: Source): Omit<FleetRequest, 'operation'> {
  const projects = readProjects(source.reader) ?? ownRepository(source);
  const shard = readShard(source.reader);
  return {
    ...readWriting(source, projects.patterns.length > 0 ? DEFAULT_MAX_CHANGES : undefined),
    projects,
    shard,
  };
}

function ownRepository({ reader, environment }: Source): ProjectSelection {
  const repository = environment.GITHUB_REPOSITORY || refuseNoRepository(reader);
  return { names: repository === undefined ? [] : [repository], patterns: [], except: [], tagged: [] };
}
