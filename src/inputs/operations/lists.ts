import type {
  ListDependenciesRequest,
  ListFindingsRequest,
  ListPoliciesRequest,
  ListProjectsRequest,
} from '../../model/request.ts';
import { readQuery } from '../filters.ts';
import { readProjects, readShard } from '../names.ts';
import type { InputReader } from '../reader.ts';
import { readBase, type Source } from './source.ts';

const LISTED_TYPES = ['sast', 'sca', 'secrets', 'ai_sast'] as const;
const MAX_PAGE_SIZE = 3000;
const MAX_DEPENDENCIES_PAGE_SIZE = 100;

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

export function readListFindings(source: Source): ListFindingsRequest {
  const { reader, now } = source;
  const given = reader.oneOf('issue-type', LISTED_TYPES);
  const refused = given === undefined && reader.text('issue-type') !== undefined;
  const issueType = refused ? undefined : (given ?? 'sast');
  return {
    operation: 'list-findings',
    ...readBase(source),
    query: readQuery(reader, { issueType, remedy: 'leave it out', now }),
    pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE),
  };
}

export function readListPolicies(source: Source): ListPoliciesRequest {
  if (source.reader.integer('page-size', 1, MAX_PAGE_SIZE) !== undefined) {
    source.reader.warn('page-size', 'has no effect, because policies come on one page');
  }
  return { operation: 'list-policies', ...readBase(source) };
}

export async function readListDependencies(source: Source): Promise<ListDependenciesRequest> {
  const { reader } = source;
  const text = reader.rawText('dependency-filter');
  const filter = text === undefined ? undefined : await readFilter(reader, text);
  const pageSize = reader.integer('page-size', 1, MAX_DEPENDENCIES_PAGE_SIZE);
  return { operation: 'list-dependencies', ...readBase(source), filter, pageSize };
}

/** Loaded only where there is YAML to parse. */
async function readFilter(reader: InputReader, text: string) {
  const { readDependencyFilter } = await import(
    /* webpackChunkName: "dependency-filter" */ '../dependency-filter.ts'
  );
  return readDependencyFilter(reader, text);
}
