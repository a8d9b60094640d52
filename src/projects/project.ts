import type { PrimaryBranchChange, ProjectRef, SwitchChange, TagChange } from '../model/change.ts';
import { type Context, resolveSlug } from '../model/context.ts';
import { noteRename, presentProject } from '../model/directory.ts';
import { nameKey, namesWithout } from '../model/names.ts';
import { nearItems } from '../model/nearest.ts';
import { shortRef } from '../model/refs.ts';
import { StepError } from '../model/step-errors.ts';
import { endsAllRequests, hasStatus } from '../platform/http/errors.ts';
import type { ManagedScans, Project } from '../platform/resources/project.ts';

const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };

export interface ObservedProject {
  project: Project;
  /** When it was read on its own, on the step's clock; undefined if only the list showed it. */
  readAtMs?: number;
}

/** The projects that a step has observed. */
export type ObservedProjects = ReturnType<typeof observedProjects>;

export function observedProjects() {
  const byId = new Map<bigint | undefined, ObservedProject>();
  const byName = new Map<string, ObservedProject>();
  return {
    add(observed: ObservedProject): void {
      const { id, name } = observed.project;
      if (id !== undefined) byId.set(id, observed);
      byName.set(nameKey(name), observed);
    },
    /** @throws TypeError for a project that was never observed */
    get(project: ProjectRef): ObservedProject {
      // A project may be renamed during the step.
      const observed = byId.get(project.id) ?? byName.get(nameKey(project.name));
      if (observed === undefined) throw new TypeError(`${project.name} was not read`);
      return observed;
    },
  };
}

/**
 * Reads one project, by its id if it has one, with its switches. A server may leave out a switch that is off, and the whole object if both are.
 *
 * @throws PlatformError, NameError
 */
export async function readProject(context: Context, ref: ProjectRef): Promise<ObservedProject> {
  const project = await presentProject(context, ref);
  const { managed_scan_config = SCANS_OFF } = project;
  return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}

/**
 * Reads the project that an operation is about.
 *
 * @param candidates names to search for similar ones, if they can be listed; default: all
 * @throws PlatformError; StepError if it is not found, with `near` if projects can be listed
 */
export async function readNamedProject(
  context: Context,
  name: string,
  candidates?: Promise<readonly string[] | undefined>,
): Promise<Project> {
  try {
    const project = await context.platform.project(await resolveSlug(context), name);
    noteRename(context, name, project);
    return project;
  } catch (error) {
    if (!hasStatus(error, [404])) throw error;
    const names = await (candidates ?? projectNames(context));
    throw new StepError({ ...error.failure, near: names && nearItems(name, names, 'name', true) });
  }
}

/** The names of all projects; undefined if they cannot be listed. @throws PlatformError if it ends all requests */
export async function projectNames(context: Context): Promise<string[] | undefined> {
  if (context.stop.aborted) return undefined;
  try {
    return (await context.platform.projects(await resolveSlug(context))).map(({ name }) => name);
  } catch (error) {
    if (endsAllRequests(error)) throw error;
    return undefined;
  }
}

export function projectRef({ name, id, url }: ProjectRef): ProjectRef {
  return { name, id, url };
}

export function managedScans({ managed_scan_config: config = SCANS_OFF }: Project): ManagedScans {
  return { diff_scan: config.diff_scan.enabled, full_scan: config.full_scan.enabled };
}

/** The primary branch without `refs/heads/`. */
export function primaryBranchName({
  primary_branch: branch,
}: Pick<Project, 'primary_branch'>): string | undefined {
  return branch && shortRef(branch);
}

/** @param removes whether to remove an existing tag; tags in `add` always stay */
export function tagChanges(
  project: Project,
  add: readonly string[],
  removes: (tag: string) => boolean,
): TagChange[] {
  const removed = namesWithout(project.tags, add).filter(removes);
  const change = (tag: string, after: boolean): TagChange => {
    return { field: 'tag', project: projectRef(project), tag, before: !after, after };
  };
  return [
    ...namesWithout(add, project.tags).map((tag) => change(tag, true)),
    ...removed.map((tag) => change(tag, false)),
  ];
}

/** @param wanted an absent switch stays as it is */
export function switchChanges(project: Project, wanted: Partial<ManagedScans>): SwitchChange[] {
  const before = managedScans(project);
  return (['diff_scan', 'full_scan'] as const).flatMap((field) => {
    const after = wanted[field];
    if (after === undefined || after === before[field]) return [];
    return [{ field, project: projectRef(project), before: before[field], after }];
  });
}

/** @param after undefined: the primary branch stays as it is */
export function primaryBranchChanges(project: Project, after: string | undefined): PrimaryBranchChange[] {
  const before = primaryBranchName(project);
  if (after === undefined || after === before) return [];
  return [{ field: 'primary_branch', project: projectRef(project), before, after }];
}
