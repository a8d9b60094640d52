import type { ListDependenciesRequest, ListPoliciesRequest, ListProjectsRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import type { PlatformClient } from '../platform/client.ts';
import { resolveId, resolveSlug } from './deployment.ts';
import { selectionItems, selector, shardFilter } from './fleet/selection.ts';
import { type Progress, type Rows, StepError, settle } from './step.ts';

/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;

/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones. */
export function listProjects(
  client: PlatformClient,
  request: ListProjectsRequest,
  progress: Progress,
  rows: Rows,
): Promise<ListResult> {
  const result = emptyList(request);
  return settle(result, async () => {
    const { projects, shard, shardSize } = request;
    const slug = await resolveSlug(client, result.deployment);
    progress.begin('listing');
    if (shard !== undefined) result.shard = shard;
    const inShard = await shardFilter(shard);
    const selection = projects === undefined ? undefined : selector(projects);
    let selected = 0;
    for await (const project of client.projects(slug, options(request))) {
      progress.advance(1);
      if (selection !== undefined && !selection.selects(project.name)) continue;
      selected += 1;
      if (!inShard(project.name)) continue;
      rows.add(project);
      result.count += 1;
    }
    if (projects !== undefined && selected === 0) {
      throw new StepError({ kind: 'nothing-selected', patterns: selectionItems(projects) });
    }
    const missed = selection?.unmatched() ?? { names: [], patterns: [] };
    for (const pattern of [...missed.names, ...missed.patterns]) {
      result.notices.push({ kind: 'pattern-unmatched', pattern });
    }

    // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
    const shards = Math.max(1, Math.ceil(selected / shardSize));
    if (shards > MAX_SHARDS) result.notices.push({ kind: 'many-shards', shards });
    result.shards = Math.min(MAX_SHARDS, shards);
  });
}

/** Lists the policies of the deployment (web-api.md 4.6). */
export function listPolicies(
  client: PlatformClient,
  request: ListPoliciesRequest,
  rows: Rows,
): Promise<ListResult> {
  const result = emptyList(request);
  return settle(result, async () => {
    for (const policy of await client.policies(await resolveId(client, result.deployment))) {
      rows.add(policy);
      result.count += 1;
    }
  });
}

/** Lists the repositories that have matching dependencies (web-api.md 4.7). */
export function listDependencies(
  client: PlatformClient,
  request: ListDependenciesRequest,
  progress: Progress,
  rows: Rows,
): Promise<ListResult> {
  const result = emptyList(request);
  return settle(result, async () => {
    const id = await resolveId(client, result.deployment);
    progress.begin('listing');
    for await (const repository of client.repositoriesWithDependencies(
      id,
      request.filter,
      options(request),
    )) {
      progress.advance(1);
      rows.add(repository);
      result.count += 1;
    }
  });
}

function emptyList(request: ListProjectsRequest | ListPoliciesRequest | ListDependenciesRequest): ListResult {
  const { operation, deployment } = request;
  return { operation, deployment: { ...deployment }, notices: [], count: 0 };
}

function options(request: { pageSize?: number }): { pageSize?: number } {
  return request.pageSize === undefined ? {} : { pageSize: request.pageSize };
}
