import { z } from 'zod';
import { ecosystemOf, licensePolicyOf } from '../ecosystem.ts';
import { checked, id as idSchema, Refusal, requireForm, requireSame, texts, uint32 } from '../http/checks.ts';
import { wireId } from '../http/json.ts';
import { sbomOf } from '../sbom.ts';
import type { Dependency, Repository } from '../state.ts';
import { captured, type EndpointRequest, requireId } from './endpoint.ts';

const text = z.string().optional();
/** Nothing says whether the newer fields are lists. */
const values = z
  .union([z.string(), texts])
  .transform((value) => [value].flat())
  .optional();
const packageFilter = z.strictObject({
  ...{ name: text, exactVersion: text, versionLowerBound: text, versionUpperBound: text },
  exactNameMatch: z.boolean().optional(),
});
const dependencyFilter = z.strictObject({
  ...{ license: texts.optional(), lockfilePath: text, name: text, version: text },
  repositoryId: z.array(idSchema).min(1).optional(),
  packageFilters: z.array(packageFilter).optional(),
  ...{ ecosystem: values, transitivity: values, licensePolicySettings: values },
  includeArchived: z.boolean().optional(),
});
type DependencyFilter = z.output<typeof dependencyFilter>;

/** The repositories that have matching dependencies. */
export function answerRepositories(request: EndpointRequest): unknown {
  const { state, quirks } = request;
  const { filter, page } = pageOf(request, 'number', 100);
  const rows = state.repositories.flatMap((repository) => {
    const numDependencies = matching(repository, filter).length;
    const { id, name, hasDependencyPathScan } = repository;
    const row = { id: wireId(id, quirks), name, numDependencies, hasDependencyPathScan };
    return numDependencies === 0 ? [] : [row];
  });
  return page(rows, 'repositorySummaries');
}

export function answerDependencies(request: EndpointRequest): unknown {
  const { state, quirks } = request;
  const { filter, page } = pageOf(request, quirks.described ? 'number' : 'text', 10_000, 1000);
  const rows = state.repositories.flatMap((repository) => {
    const url = state.projects.get(repository.name)?.url;
    return matching(repository, filter).map(
      ({ name, version, license, lockfilePath, transitivity }, line) => ({
        repositoryId: quirks.described ? wireId(repository.id, quirks) : String(repository.id),
        package: { name, versionSpecifier: version },
        ecosystem: ecosystemOf(lockfilePath),
        transitivity: transitivity ?? 'DIRECT',
        licenses: [license],
        definedAt: {
          path: lockfilePath,
          startLine: String(14 + line * 9),
          url: url ? `${url}/blob/HEAD/${lockfilePath}#L${14 + line * 9}` : undefined,
          ...(quirks.described ? {} : { startCol: '0', endCol: '0', committedAt: '1970-01-01T00:00:00Z' }),
        },
      }),
    );
  });
  return page(rows, 'dependencies');
}

/** The lockfiles of one repository; its cursor is text. */
export function answerLockfiles(request: EndpointRequest): unknown {
  const { filter, page } = pageOf(request, 'text', 100);
  if (filter?.repositoryId !== undefined)
    throw new Refusal(400, 'dependencyFilter.repositoryId: is in the path');
  const repository = repositoryOf(request, captured(request, 1));
  const counts = Map.groupBy(matching(repository, filter), ({ lockfilePath }) => lockfilePath);
  const rows = [...counts].map(([lockfilePath, { length }]) => ({ lockfilePath, numDependencies: length }));
  return page(rows, 'lockfileSummaries');
}

const CURSORS = { number: uint32, text: z.string().regex(/^\d+$/) };

/** A cursor is the place of the next row. */
function pageOf(request: EndpointRequest, form: 'text' | 'number', max: number, byDefault = 5) {
  const size = z.int().min(1).max(max).optional();
  const body = checked(
    request.body,
    z.strictObject({
      ...{ cursor: CURSORS[form].optional(), pageSize: size, page_size: size },
      ...{ dependencyFilter: dependencyFilter.optional() },
      ...{ deploymentId: z.string().optional(), repositoryId: z.string().optional() },
    }),
  );
  requireSame(body, { deploymentId: requireId(request), repositoryId: request.captured[1] ?? '' });
  const start = Number(body.cursor ?? 0);
  const asked = body.pageSize ?? body.page_size ?? byDefault;
  return {
    filter: request.quirks.dependencyFilterIgnored ? undefined : body.dependencyFilter,
    page(rows: readonly unknown[], name: string) {
      const end = start + Math.min(asked, request.quirks.dependenciesCap ?? max);
      const next = Math.min(end, rows.length);
      return {
        cursor: form === 'text' ? String(next) : next,
        hasMore: rows.length > end,
        [name]: rows.slice(start, end),
      };
    },
  };
}

/** Dependencies that match all fields of a filter, and any value of a list. */
function matching({ id, dependencies }: Repository, filter: DependencyFilter = {}): readonly Dependency[] {
  const { repositoryId, license, lockfilePath, name, version, packageFilters } = filter;
  const { ecosystem, transitivity, licensePolicySettings } = filter;
  if (repositoryId?.includes(id) === false) return [];
  return dependencies.filter(
    (dependency) =>
      (license?.includes(dependency.license) ?? true) &&
      (lockfilePath ?? dependency.lockfilePath) === dependency.lockfilePath &&
      (name ?? dependency.name) === dependency.name &&
      (version ?? dependency.version) === dependency.version &&
      (ecosystem?.includes(ecosystemOf(dependency.lockfilePath)) ?? true) &&
      (transitivity?.includes(dependency.transitivity ?? 'DIRECT') ?? true) &&
      (licensePolicySettings?.includes(licensePolicyOf(dependency.license)) ?? true) &&
      (packageFilters?.some((wanted) => isPackage(dependency, wanted)) ?? true),
  );
}

function isPackage({ name, version }: Dependency, wanted: z.output<typeof packageFilter>): boolean {
  const { exactNameMatch = false, exactVersion, versionLowerBound, versionUpperBound } = wanted;
  const named = wanted.name ?? name;
  if (exactNameMatch ? name !== named : !name.includes(named)) return false;
  if (exactVersion !== undefined) return version === exactVersion;
  return [versionLowerBound, versionUpperBound].every(
    (bound) => bound === undefined || isWithin(version, bound),
  );
}

/** A bound carries its operator. */
function isWithin(version: string, bound: string): boolean {
  const [, operator = '=', limit = ''] = /^\s*([<>]=?)?\s*(.*)$/.exec(bound) ?? [];
  const order = version.localeCompare(limit, 'en', { numeric: true });
  return (
    (operator.includes('=') && order === 0) ||
    (order < 0 ? operator.startsWith('<') : order > 0 && operator.startsWith('>'))
  );
}

const exportBody = z.strictObject({
  deploymentId: text,
  repositoryId: z.union([idSchema, z.string().regex(/^\d+$/).transform(BigInt)]),
  ref: text,
  formatVersion: z.strictObject({
    format: z.literal('SBOM_FORMAT_CYCLONEDX'),
    cyclonedxVersion: z.string().regex(/^SBOM_CYCLONE_DX_VERSION_V1_[4-7]$/),
  }),
  sbomOutputFormat: z.literal('SBOM_OUTPUT_FORMAT_JSON'),
});

/** Starts a job. */
export function answerSbomExport(request: EndpointRequest): unknown {
  requireId(request);
  const { repositoryId, formatVersion } = checked(request.body, exportBody);
  const sent = (request.body as { repositoryId?: unknown }).repositoryId;
  requireForm('repositoryId', sent, request.quirks.sentIds);
  const { name } = repositoryOf(request, String(repositoryId));
  const version = formatVersion.cyclonedxVersion.slice(-3).replace('_', '.');
  const { sbomJobs } = request.state;
  const looksLeft = request.quirks.sboms[name]?.looks ?? 1;
  const taskToken = `task-${sbomJobs.length + 1}`;
  sbomJobs.push({ taskToken, repositoryId, version, looksLeft });
  return { taskToken };
}

/** The state of a job. A completed one has an address on another port. */
export function answerSbomJob(request: EndpointRequest): unknown {
  requireId(request);
  const { state, quirks, filesUrl } = request;
  const job = state.sbomJobs.find(({ taskToken }) => taskToken === captured(request, 1));
  if (job === undefined) throw new Refusal(404, 'export not found');
  const { ends, address } = quirks.sboms[repositoryOf(request, String(job.repositoryId)).name] ?? {};
  job.looksLeft -= 1;
  if (job.looksLeft >= 0 || ends === 'never') return { status: 'SBOM_EXPORT_STATUS_IN_PROGRESS' };
  if (ends === 'failed')
    return { status: 'SBOM_EXPORT_STATUS_FAILED', errorMessage: 'No full scan with Supply Chain was found.' };
  return {
    status: 'SBOM_EXPORT_STATUS_COMPLETED',
    downloadUrl: address ?? `${filesUrl}/${job.taskToken}.cdx.json?signature=0f1e2d3c`,
  };
}

/** The file of a job, for the server of files. */
export function sbomFile(
  request: Pick<EndpointRequest, 'state' | 'quirks' | 'now'>,
  path: string,
): string | undefined {
  const job = request.state.sbomJobs.find(({ taskToken }) => path.startsWith(`/${taskToken}.cdx.json?`));
  const repository = request.state.repositories.find(({ id }) => id === job?.repositoryId);
  if (job === undefined || repository === undefined) return undefined;
  const body = request.quirks.sboms[repository.name]?.body;
  return body ?? JSON.stringify(sbomOf(repository, job.version, request), undefined, 2);
}

function repositoryOf({ state }: Pick<EndpointRequest, 'state'>, id: string): Repository {
  const found = state.repositories.find((row) => String(row.id) === id && row.dependencies.length > 0);
  if (found === undefined) throw new Refusal(404, 'repository not found');
  return found;
}
