import { type Context, resultOf } from '../../model/context.ts';
import { resolveId, resolveSlug } from '../../model/deployment.ts';
import { compare } from '../../model/names.ts';
import type { Notice } from '../../model/notice.ts';
import type { ListResult } from '../../model/step.ts';
import { listFailure } from '../../model/step-errors.ts';
import type { Dependency, LockfileSummary, RepositorySummary } from '../../platform/resources/dependency.ts';
import type { ListDependenciesRequest } from './inputs.ts';

/** A version of a package, and in how many repositories it is. */
export interface ListedPackage {
  ecosystem?: string;
  name: string;
  version?: string;
  licenses: readonly string[];
  repositories: number;
  /** Of those: the repositories that name it themselves. */
  direct: number;
}

export interface ListedLockfile extends LockfileSummary {
  repositoryId: bigint;
  repository: string;
}

/** A dependency with the name of its repository, for the CSV file. */
export type ListedDependency = Dependency & { repository: string };

type Row = RepositorySummary | ListedPackage | ListedLockfile;
export type ListDependenciesResult = ListResult<Row, ListDependenciesRequest>;

/** Lists repositories, packages or lockfiles by their dependencies (web-api.md 4.7; field-notes, "Dependencies"). */
export function run(context: Context, request: ListDependenciesRequest): Promise<ListDependenciesResult> {
  return resultOf(context, request, async () => {
    return { listed: await list(context, request) };
  });
}

async function list(context: Context, request: ListDependenciesRequest): Promise<readonly Row[]> {
  const { filter, by, pageSize } = request;
  const id = await resolveId(context);
  context.progress.begin('listing');
  if (by === 'repository') return context.platform.repositoriesWithDependencies(id, filter, { pageSize });
  const nameOf = await repositoryNames(context);
  return by === 'lockfile' ? lockfiles(context, id, request, nameOf) : packages(context, id, request, nameOf);
}

type NameOf = (repositoryId: bigint | undefined) => string;

/** Names by the list of projects; what it lacks is known by its id. */
async function repositoryNames(context: Context): Promise<NameOf> {
  const names = new Map<bigint, string>();
  try {
    const projects = await context.platform.projects(await resolveSlug(context));
    for (const { id, name } of projects) if (id !== undefined) names.set(id, name);
  } catch (error) {
    context.notices.push({ kind: 'repository-names-unread', cause: listFailure(error) });
  }
  return (id) => (id === undefined ? '' : (names.get(id) ?? String(id)));
}

/** The dependencies go to the CSV file as they come; only packages are kept. */
async function packages(
  context: Context,
  deploymentId: bigint,
  { filter, pageSize }: ListDependenciesRequest,
  nameOf: NameOf,
): Promise<ListedPackage[]> {
  const found = new Map<string, { row: ListedPackage; all: Set<bigint>; direct: Set<bigint> }>();
  for await (const page of context.platform.dependencies(deploymentId, filter, { pageSize })) {
    const rows = page.map((one): ListedDependency => ({ ...one, repository: nameOf(one.repositoryId) }));
    await context.writeRows(rows);
    context.progress.advance(page.length);
    for (const { ecosystem, name, version, licenses, transitivity, repositoryId } of page) {
      const key = JSON.stringify([ecosystem, name, version]);
      const known = found.get(key) ?? {
        row: { ecosystem, name, version, licenses, repositories: 0, direct: 0 },
        all: new Set(),
        direct: new Set(),
      };
      found.set(key, known);
      if (known.row.licenses.length === 0) known.row.licenses = licenses;
      if (repositoryId === undefined) continue;
      known.all.add(repositoryId);
      if (transitivity === 'direct') known.direct.add(repositoryId);
    }
  }
  return [...found.values()]
    .map(({ row, all, direct }) => ({ ...row, repositories: all.size, direct: direct.size }))
    .sort((one, other) => other.repositories - one.repositories || compare(one.name, other.name));
}

/** A repository whose lockfiles cannot be listed does not keep the others from being listed. */
async function lockfiles(
  context: Context,
  deploymentId: bigint,
  { filter: { repositoryId: ids, ...filter } = {}, pageSize }: ListDependenciesRequest,
  nameOf: NameOf,
): Promise<ListedLockfile[]> {
  const asked = [...new Set(ids as readonly bigint[])];
  const listed: ListedLockfile[] = [];
  const unread: Notice[] = [];
  for (const repositoryId of asked) {
    const repository = nameOf(repositoryId);
    try {
      const rows = await context.platform.lockfiles(deploymentId, repositoryId, filter, { pageSize });
      for (const row of rows) listed.push({ repositoryId, repository, ...row });
    } catch (error) {
      unread.push({ kind: 'lockfiles-unread', of: 'dependencies', repository, cause: listFailure(error) });
      if (unread.length === asked.length) throw error;
    }
  }
  context.notices.push(...unread);
  return listed;
}
