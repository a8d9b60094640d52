import { hasStatus, PlatformError } from '../platform/http/errors.ts';
import { NameError } from '../platform/http/path.ts';
import { type Project, primaryBranch } from '../platform/resources/project.ts';
import type { ProjectRef } from './change.ts';
import { type Context, forEachConcurrently, resolveSlug } from './context.ts';
import { nameKey } from './names.ts';
import { isPattern } from './selection.ts';
import { endsStep, listFailureBySlug } from './step-errors.ts';

type ListedProject = Project & { primaryBranch: string | undefined };

/** Without archived projects. */
export interface ProjectDirectory {
  projects: readonly ListedProject[];
  /** Ignores case. */
  find(name: string): ListedProject | undefined;
  findById(id: bigint | undefined): ListedProject | undefined;
}

/** An archived project is found, too. */
type ProjectLookup =
  | { kind: 'found'; project: ListedProject }
  | { kind: 'unknown' }
  | { kind: 'unread'; error: unknown };

/** More unknown names come from another deployment; asking for thousands takes minutes. */
const MAX_UNKNOWN = 100;

/** Keyed by the list: an undo asks for each renamed project. */
const directories = new WeakMap<readonly Project[], ProjectDirectory>();

/** The list is read once in a step. @throws PlatformError, PagingError */
export async function projectDirectory(context: Context): Promise<ProjectDirectory> {
  const projects = await context.platform.projects(await resolveSlug(context));
  const directory = directories.get(projects) ?? directoryOf(projects);
  directories.set(projects, directory);
  return directory;
}

/** Undefined, with a notice, if the projects cannot be listed. @throws an error that ends the step */
export async function tryProjectDirectory(context: Context): Promise<ProjectDirectory | undefined> {
  try {
    return await projectDirectory(context);
  } catch (error) {
    context.notices.push({ kind: 'project-tags-unread', cause: listFailureBySlug(error) });
    return undefined;
  }
}

function directoryOf(projects: readonly Project[]): ProjectDirectory {
  const byName = new Map<string, ListedProject>();
  const byId = new Map<bigint | undefined, ListedProject>();
  for (const project of projects) {
    const listed = { ...project, primaryBranch: primaryBranch(project) };
    byName.set(nameKey(project.name), listed);
    if (project.id !== undefined) byId.set(project.id, listed);
  }
  return {
    projects: [...byName.values()],
    find: (name) => byName.get(nameKey(name)),
    findById: (id) => byId.get(id),
  };
}

/** Reads a project, under its present name if it was renamed. @throws PlatformError if there is none, NameError */
export async function presentProject(context: Context, { name, id }: ProjectRef): Promise<Project> {
  const slug = await resolveSlug(context);
  const read = (present: string) => context.platform.project(slug, present);
  const readRenamed = async () => {
    const listed = id === undefined ? undefined : (await projectDirectory(context)).findById(id);
    const isRenamed = listed !== undefined && nameKey(listed.name) !== nameKey(name);
    return isRenamed ? read(listed.name) : undefined;
  };
  const project = await read(name).catch(async (error: unknown) => {
    const isOther = error instanceof PlatformError && error.failure.kind === 'another-answer';
    const present = isOther || hasStatus(error, [404]) ? await readRenamed() : undefined;
    if (present === undefined) throw error;
    return present;
  });
  if (id === undefined || project.id === undefined || project.id === id) return project;
  return (await readRenamed()) ?? project;
}

/**
 * Looks names up in the list of projects, and by one GET each if it lacks them, as it does archived projects and former
 * names, which a note says. After 100 unknown ones, the others count as unknown.
 *
 * @returns for each name, as it was given
 * @throws PlatformError, PagingError
 */
export async function lookUpProjects(
  context: Context,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, ProjectLookup>> {
  const lookups = new Map<string, ProjectLookup>([...names].map((name) => [name, { kind: 'unknown' }]));
  if (lookups.size === 0) return lookups;
  const { find, findById } = await projectDirectory(context);
  let unknown = 0;
  const lookUp = async (name: string): Promise<ProjectLookup> => {
    const listed = find(name);
    if (listed !== undefined) return { kind: 'found', project: listed };
    if (unknown >= MAX_UNKNOWN) return { kind: 'unknown' };
    try {
      const project = await context.platform.namedProject(await resolveSlug(context), name);
      if (project !== undefined) {
        const present = project.id === undefined ? find(project.name) : findById(project.id);
        const found = present ?? { ...project, primaryBranch: primaryBranch(project) };
        return { kind: 'found', project: found };
      }
    } catch (error) {
      if (endsStep(error)) throw error;
      // No project has a name that cannot be part of a path.
      if (!(error instanceof NameError)) return { kind: 'unread', error };
    }
    unknown += 1;
    return { kind: 'unknown' };
  };
  await forEachConcurrently(lookups.keys(), context.concurrency, async (name) => {
    lookups.set(name, await lookUp(name));
  });
  for (const [name, lookup] of lookups)
    if (lookup.kind === 'found') noteRename(context, name, lookup.project);
  return lookups;
}

/**
 * Projects by the items that name them; patterns name none.
 *
 * @throws PlatformError for one that cannot be looked up: the step could write to an excluded project
 */
export async function presentProjects(
  context: Context,
  items: readonly string[],
): Promise<ReadonlyMap<string, ListedProject>> {
  const names = items.filter((item) => !isPattern(item));
  const projects = new Map<string, ListedProject>();
  for (const [name, lookup] of await lookUpProjects(context, names)) {
    if (lookup.kind === 'unread') throw lookup.error;
    if (lookup.kind === 'found') projects.set(name, lookup.project);
  }
  return projects;
}

export function noteRename({ notices }: Context, former: string, { name }: ProjectRef): void {
  if (nameKey(name) !== nameKey(former)) notices.push({ kind: 'project-renamed', former, name });
}
