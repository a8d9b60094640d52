import { z } from 'zod';
import { checked, id as idSchema, Refusal, sameAs, texts, uint32 } from '../http/checks.ts';
import { wireId } from '../http/json.ts';
import type { Dependency, Repository } from '../state.ts';
import { captured, type EndpointRequest, requireId } from './endpoint.ts';

const DEFAULT_PAGE_SIZE = 5;

export function answerDeployments({ state, quirks }: EndpointRequest): unknown {
  return { deployments: state.deployments.map(({ id, ...names }) => ({ id: wireId(id, quirks), ...names })) };
}

export function answerScan(request: EndpointRequest): unknown {
  requireId(request);
  const scan = request.state.scans.find((candidate) => candidate.id.toString() === captured(request, 1));
  if (scan === undefined) throw new Refusal(404, 'scan not found');
  // What is taken away here belongs to the search.
  const { id, deployment_id, repository_id, status, is_full_scan, findings_counts, awaited, ...fields } =
    scan;
  const ids = { id, deployment_id, repository_id };
  const wireIds = Object.entries(ids).map(([name, value]) => [name, wireId(value, request.quirks)]);
  return { ...Object.fromEntries(wireIds), ...fields };
}

export function answerPolicies(request: EndpointRequest): unknown {
  requireId(request);
  if (request.quirks.policiesMigrated) {
    throw new Refusal(410, {
      code: 'DEPLOYMENT_MIGRATED',
      message: 'This deployment has been migrated. Policies are not served by this endpoint any more.',
    });
  }
  return { policies: request.state.policies };
}

const pageSize = z.int().min(1).max(100).optional();
const text = z.string().optional();
const values = z.union([z.string(), texts]).optional();
/** With the newer fields, of which it is not written whether they are lists. */
const dependencyFilter = z.strictObject({
  ...{ license: texts.optional(), lockfilePath: text, name: text, version: text },
  repositoryId: z.array(idSchema).min(1).optional(),
  packageFilters: z.array(z.record(z.string(), z.unknown())).optional(),
  ...{ ecosystem: values, transitivity: values, licensePolicySettings: values },
  includeArchived: z.boolean().optional(),
});

/** A cursor is the position in the list of repositories from which the next page is looked for. */
export function answerDependencies(request: EndpointRequest): unknown {
  const deploymentId = sameAs(requireId(request));
  const { state, quirks } = request;
  const filter = dependencyFilter.optional();
  const body = checked(
    request.body,
    z.strictObject({
      ...{ cursor: uint32.optional(), dependencyFilter: filter, deploymentId, pageSize, page_size: pageSize },
    }),
  );
  const size = Math.min(body.pageSize ?? body.page_size ?? DEFAULT_PAGE_SIZE, quirks.dependenciesCap ?? 100);
  const rows = state.repositories.flatMap((repository, place) => {
    const numDependencies = matching(repository, body.dependencyFilter).length;
    if (place < (body.cursor ?? 0) || numDependencies === 0) return [];
    const { id, name, hasDependencyPathScan } = repository;
    return [{ place, row: { id: wireId(id, quirks), name, numDependencies, hasDependencyPathScan } }];
  });
  const cursor = rows[size]?.place ?? state.repositories.length;
  const repositorySummaries = rows.slice(0, size).map(({ row }) => row);
  return { cursor, hasMore: rows.length > size, repositorySummaries };
}

/** By the fields of the first description; what the others mean is not written anywhere. */
function matching(
  { id, dependencies }: Repository,
  { repositoryId, license, lockfilePath, name, version }: z.output<typeof dependencyFilter> = {},
): readonly Dependency[] {
  if (repositoryId?.includes(id) === false) return [];
  return dependencies.filter(
    (one) =>
      (license?.includes(one.license) ?? true) &&
      (lockfilePath ?? one.lockfilePath) === one.lockfilePath &&
      (name ?? one.name) === one.name &&
      (version ?? one.version) === one.version,
  );
}
