import { type Context, resultOf } from '../../model/context.ts';
import { resolveId, resolveSlug } from '../../model/deployment.ts';
import { compare } from '../../model/names.ts';
import type { Notice } from '../../model/notice.ts';
import type { ListResult } from '../../model/step.ts';
import { listFailure } from '../../model/step-errors.ts';
import type { Dependency, LockfileSummary, RepositorySummary } from '../../platform/resources/dependency.ts';
import type { ListDependenciesRequest } from './inputs.ts';

/** A version of a package; `direct` counts the repositories that name it themselves. */
export interface ListedPackage extends Pick<Dependency, 'ecosystem' | 'name' | 'version' | 'licenses'> {
  repositories: number;
  direct: number;
}

export interface ListedLockfile extends LockfileSummary {
  repositoryId: bigint;
  repository: string;
}

/** A dependency with the name of its repository, for the CSV file. */
export type ListedDependency = Dependency & { repository: string };

export type DependencyRow = RepositorySummary | ListedPackage | ListedLockfile;
export type ListDependenciesResult = ListResult<DependencyRow, ListDependenciesRequest>;

/** Lists repositories, packages or lockfiles by their dependencies (web-api.md 4.7; field-notes, "Dependencies"). */
export function run(context: Context, request: ListDependenciesRequest): Promise<ListDependenciesResult> {
  return resultOf(context, request, async () => {
    return { listed: await listRows(context, request) };
  });
}

async function listRows(context: Context, request: ListDependenciesRequest): Promise<DependencyRow[]> {
  const { filter, by, pageSize } = request;
  const id = await resolveId(context);
  if (by === 'repository') return context.platform.repositoriesWithDependencies(id, filter, { pageSize });
  const nameOf = await repositoryNames(context);
  return by === 'lockfile'
    ? listLockfiles(context, id, request, nameOf)
    : listPackages(context, id, request, nameOf);
}

type NameOf = (repositoryId: bigint | undefined) => string;

/** Names by the list of projects; a repository that it lacks is known by its id. */
async function repositoryNames(context: Context): Promise<NameOf> {
  const names = new Map<bigint | undefined, string>();
  try {
    const projects = await context.platform.projects(await resolveSlug(context));
    for (const { id, name } of projects) names.set(id, name);
  } catch (error) {
    context.notices.push({ kind: 'repository-names-unread', cause: listFailure(error) });
  }
  return (id) => (id === undefined ? '' : (names.get(id) ?? String(id)));
}

/** The dependencies go to the CSV file as they come; only packages are kept. */
async function listPackages(
  context: Context,
  deploymentId: bigint,
  { filter, pageSize }: ListDependenciesRequest,
  nameOf: NameOf,
): Promise<ListedPackage[]> {
  const found = new Map<string, { first: Dependency; all: Set<bigint>; direct: Set<bigint> }>();
  for await (const page of context.platform.dependencies(deploymentId, filter, { pageSize })) {
    await context.writeRows(page.map((row) => ({ ...row, repository: nameOf(row.repositoryId) })));
    for (const row of page) {
      const key = JSON.stringify([row.ecosystem, row.name, row.version]);
      const known = found.get(key) ?? { first: row, all: new Set(), direct: new Set() };
      found.set(key, known);
      if (row.repositoryId === undefined) continue;
      known.all.add(row.repositoryId);
      if (row.transitivity === 'direct') known.direct.add(row.repositoryId);
    }
  }
  return [...found.values()]
    .map(({ first: { ecosystem, name, version, licenses }, all, direct }) => {
      return { ecosystem, name, version, licenses, repositories: all.size, direct: direct.size };
    })
    .sort((a, b) => b.repositories - a.repositories || compare(a.name, b.name));
}

/** A repository whose lockfiles cannot be listed does not keep the others from being listed. */
async function listLockfiles(
  context: Context,
  deploymentId: bigint,
  { filter: { repositoryId: ids, ...filter } = {}, pageSize }: ListDependenciesRequest,
  nameOf: NameOf,
): Promise<ListedLockfile[]> {
  const repositories = new Set(ids as readonly bigint[]);
  const listed: ListedLockfile[] = [];
  const unread: Notice[] = [];
  for (const repositoryId of repositories) {
    const repository = nameOf(repositoryId);
    try {
      const rows = await context.platform.lockfiles(deploymentId, repositoryId, filter, { pageSize });
      for (const row of rows) listed.push({ repositoryId, repository, ...row });
    } catch (error) {
      unread.push({ kind: 'part-unread', of: 'dependencies', part: repository, cause: listFailure(error) });
      if (unread.length === repositories.size) throw error;
    }
  }
  context.notices.push(...unread);
  return listed;
}
