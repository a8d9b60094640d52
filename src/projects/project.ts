import type { ProjectRef, TagChange, ValueChange } from '../model/change.ts';
import { type Context, resolveSlug } from '../model/context.ts';
import { noteRename, presentProject } from '../model/directory.ts';
import { nameKey, namesWithout } from '../model/names.ts';
import { nearItems } from '../model/nearest.ts';
import type { SettingField } from '../model/project-settings.ts';
import { shortRef } from '../model/refs.ts';
import { StepError } from '../model/step-errors.ts';
import { DAY_MS, epochMs } from '../model/time.ts';
import { endsAllRequests, hasStatus } from '../platform/http/errors.ts';
import type { ManagedScans, Project } from '../platform/resources/project.ts';

const SCANS_OFF = { diff_scan: { enabled: false }, full_scan: { enabled: false } };

export interface ObservedProject {
  project: Project;
  /** On the step's clock; undefined if only the list showed it. */
  readAtMs?: number;
}

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

/** Also reads switches, which a server may leave out if they are off. @throws PlatformError, NameError */
export async function readProject(context: Context, ref: ProjectRef): Promise<ObservedProject> {
  const project = await presentProject(context, ref);
  const { managed_scan_config = SCANS_OFF } = project;
  return { project: { ...project, managed_scan_config }, readAtMs: context.clock.now() };
}

/**
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

/** Undefined if projects cannot be listed. @throws PlatformError if it ends all requests */
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

export function settingsOf(project: Project) {
  return { ...managedScans(project), primary_branch: primaryBranchName(project) };
}

/** Without `refs/heads/`. */
export function primaryBranchName({ primary_branch: branch }: Pick<Project, 'primary_branch'>) {
  return branch && shortRef(branch);
}

/** @param removes whether to remove an existing tag; tags in `add` always stay */
export function tagChanges(project: Project, add: readonly string[], removes: (tag: string) => boolean) {
  const changesTo = (after: boolean, tags: readonly string[]) =>
    tags.map((tag): TagChange => {
      return { field: 'tag', project: projectRef(project), tag, before: !after, after };
    });
  return [
    ...changesTo(true, namesWithout(add, project.tags)),
    ...changesTo(false, namesWithout(project.tags, add).filter(removes)),
  ];
}

/** @param wanted an absent setting stays as it is */
export function settingChanges(project: Project, wanted: Partial<ReturnType<typeof settingsOf>>) {
  const before = settingsOf(project);
  return (Object.keys(before) as SettingField[]).flatMap((field) => {
    const after = wanted[field];
    if (after === undefined || after === before[field]) return [];
    return { field, project: projectRef(project), before: before[field], after } as Exclude<
      ValueChange,
      TagChange
    >;
  });
}

const RECENT_MS = 30 * DAY_MS;

/** The projects that were never scanned, or not within 30 days. */
export function scanCoverage(projects: readonly Project[], momentMs: number) {
  const { never = [], longAgo = [] } = Object.groupBy(projects, ({ latest_scan_at }) => {
    const scannedMs = epochMs(latest_scan_at);
    if (scannedMs === undefined) return 'never';
    return scannedMs < momentMs - RECENT_MS ? 'longAgo' : 'recently';
  });
  const namesOf = (rows: readonly Project[]) => rows.map(({ name }) => name).sort();
  return { neverScanned: namesOf(never), notScannedFor30Days: namesOf(longAgo) };
}
