import { type Context, resolveId, resolveSlug, resultOf } from '../../model/context.ts';
import { compare } from '../../model/names.ts';
import type { Notice } from '../../model/notice.ts';
import type { ListResult } from '../../model/step.ts';
import { listFailure, listFailureBySlug } from '../../model/step-errors.ts';
import type { Dependency, LockfileSummary, RepositorySummary } from '../../platform/resources/dependency.ts';
import { checkItems, contradictionCheck } from './filter.ts';
import type { ListDependenciesRequest } from './inputs.ts';

/** A version of a package; `direct` counts the repositories that name it themselves. */
export interface ListedPackage extends Pick<Dependency, 'ecosystem' | 'name' | 'version' | 'licenses'> {
  repositories: number;
  direct: number;
}

export type ListedLockfile = LockfileSummary & { repositoryId: bigint; repository: string };

export type ListedDependency = Dependency & { repository: string };
export type DependencyRow = RepositorySummary | ListedPackage | ListedLockfile;
export type ListDependenciesResult = ListResult<DependencyRow, ListDependenciesRequest>;

type Lister = (
  context: Context,
  id: bigint,
  request: ListDependenciesRequest,
  check: ReturnType<typeof contradictionCheck>,
) => Promise<DependencyRow[]>;

/** Writes dependencies to the CSV file page by page; keeps only packages. */
const listPackages: Lister = async (context, deploymentId, { filter, pageSize }, check) => {
  const nameOf = await repositoryNames(context);
  const found = new Map<string, { row: Dependency; repositories: Set<bigint>; direct: Set<bigint> }>();
  for await (const listed of context.platform.dependencies(deploymentId, filter, pageSize)) {
    const page = check.matching(listed, (row) => row);
    await context.writeRows(page.map((row) => ({ ...row, repository: nameOf(row.repositoryId) })));
    for (const row of page) {
      const key = JSON.stringify([row.ecosystem, row.name, row.version]);
      const known = found.get(key) ?? { row, repositories: new Set(), direct: new Set() };
      found.set(key, known);
      if (row.repositoryId === undefined) continue;
      known.repositories.add(row.repositoryId);
      if (row.transitivity === 'direct') known.direct.add(row.repositoryId);
    }
  }
  const packages = Array.from(found.values(), ({ row, repositories, direct }) => {
    const { ecosystem, name, version, licenses } = row;
    return { ecosystem, name, version, licenses, repositories: repositories.size, direct: direct.size };
  });
  return packages.sort((a, b) => b.repositories - a.repositories || compare(a.name, b.name));
};

/** @throws PlatformError if no repository's lockfiles can be listed; if some cannot, that is a gap */
const listLockfiles: Lister = async (context, deploymentId, { filter, pageSize }, check) => {
  const { repositoryId: ids, ...others } = filter ?? {};
  // The inputs require ids.
  const repositories = new Set(ids as readonly bigint[]);
  const nameOf = await repositoryNames(context);
  const listed: ListedLockfile[] = [];
  const unread: Notice[] = [];
  for (const repositoryId of repositories) {
    const repository = nameOf(repositoryId);
    try {
      const rows = await context.platform.lockfiles(deploymentId, repositoryId, others, pageSize);
      for (const row of check.matching(rows, ({ lockfilePath }) => ({ lockfilePath })))
        listed.push({ repositoryId, repository, ...row });
    } catch (error) {
      const cause = listFailure(error);
      unread.push({ kind: 'part-unread', subject: 'dependencies', part: repository, cause });
      if (unread.length === repositories.size) throw error;
    }
  }
  context.notices.push(...unread);
  return listed;
};

const LISTERS: Readonly<Record<ListDependenciesRequest['by'], Lister>> = {
  repository: async ({ platform }, id, { filter, pageSize }, check) => {
    const rows = await platform.repositoriesWithDependencies(id, filter, pageSize);
    return check.matching(rows, (row) => ({ repositoryId: row.id }));
  },
  package: listPackages,
  lockfile: listLockfiles,
};

/** Lists what has dependencies (web-api.md 4.7; field-notes, "Dependencies"). */
export function run(context: Context, request: ListDependenciesRequest): Promise<ListDependenciesResult> {
  return resultOf(context, request, async () => {
    const id = await resolveId(context);
    const check = contradictionCheck(request.filter);
    const listed = await LISTERS[request.by](context, id, request, check);
    context.notices.push(...check.notices());
    const packages = request.by === 'package' ? (listed as ListedPackage[]) : undefined;
    await checkItems(context, id, request.filter, packages, listed.length);
    return { listed };
  });
}

/** One that the list of projects lacks is named by its id. */
async function repositoryNames(context: Context): Promise<(repositoryId: bigint | undefined) => string> {
  const names = new Map<bigint | undefined, string>();
  try {
    const projects = await context.platform.projects(await resolveSlug(context));
    for (const { id, name } of projects) names.set(id, name);
  } catch (error) {
    context.notices.push({ kind: 'repository-names-unread', cause: listFailureBySlug(error) });
  }
  return (id) => (id === undefined ? '' : (names.get(id) ?? String(id)));
}
