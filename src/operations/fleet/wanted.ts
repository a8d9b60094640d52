import type { ProjectChange, ProjectTarget, SwitchChange, TagChange } from '../../model/change.ts';
import type { FormerProject } from '../../model/result.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';

/** What differs, in a project as it is, from what is wanted. Asked again right before a write. */
export type Wanted = (project: Project) => ProjectChange[];

/** What a write needs to know of a project. */
export interface ProjectTask {
  project: Project;
  /** When the project was read, in ms since the epoch. */
  readAtMs: number;
  changes: readonly ProjectChange[];
  wanted: Wanted;
  /** Switches that are decided here, also where they are right already; absent = those that change. */
  ownSwitches?: readonly SwitchChange['field'][];
}

export function targetOf({ name, id, url }: Project): ProjectTarget {
  return {
    kind: 'project',
    name,
    ...(id === undefined ? {} : { id }),
    ...(url === undefined ? {} : { url }),
  };
}

/** The managed scans of a project; a server may leave out what is off. */
export function managedScans({ managed_scan_config: config }: Project): ManagedScans {
  return { diff_scan: config?.diff_scan.enabled ?? false, full_scan: config?.full_scan.enabled ?? false };
}

/** @param removes whether a tag that is there is to go; a tag of `add` never does */
export function tagChanges(
  project: Project,
  add: readonly string[],
  removes: (tag: string) => boolean,
): TagChange[] {
  const target = targetOf(project);
  const added = add.filter((tag) => !project.tags.includes(tag));
  const removed = project.tags.filter((tag) => !add.includes(tag) && removes(tag));
  return [
    ...added.map((tag): TagChange => ({ target, field: 'tag', tag, before: false, after: true })),
    ...removed.map((tag): TagChange => ({ target, field: 'tag', tag, before: true, after: false })),
  ];
}

/** @param wanted undefined = left as it is */
export function switchChanges(
  project: Project,
  wanted: { diff?: boolean | undefined; full?: boolean | undefined },
): SwitchChange[] {
  const target = targetOf(project);
  const now = managedScans(project);
  const changes: SwitchChange[] = [];
  if (wanted.diff !== undefined && wanted.diff !== now.diff_scan) {
    changes.push({ target, field: 'diff_scan', before: now.diff_scan, after: wanted.diff });
  }
  if (wanted.full !== undefined && wanted.full !== now.full_scan) {
    changes.push({ target, field: 'full_scan', before: now.full_scan, after: wanted.full });
  }
  return changes;
}

export function isTagChange(change: ProjectChange): change is TagChange {
  return change.field === 'tag';
}

export function isSwitchChange(change: ProjectChange): change is SwitchChange {
  return change.field !== 'tag';
}

/** Whether two changes are to the same tag or switch, in the same direction. */
export function isSameChange(one: ProjectChange, other: ProjectChange): boolean {
  const tagOf = (change: ProjectChange) => (isTagChange(change) ? change.tag : undefined);
  return one.field === other.field && one.after === other.after && tagOf(one) === tagOf(other);
}

/** The changes of two attempts, each once: a lost attempt may have made what the next one finds done. */
export function together<C extends ProjectChange>(earlier: readonly C[], later: readonly C[]): C[] {
  return [...earlier.filter((one) => !later.some((other) => isSameChange(one, other))), ...later];
}

/** Whether a project is as a change wants it. */
export function shows(project: Project, change: ProjectChange): boolean {
  if (isTagChange(change)) return project.tags.includes(change.tag) === change.after;
  return managedScans(project)[change.field] === change.after;
}

/** What a project was, for the report; its switches only where the platform gave them. */
export function formerOf(project: Project): FormerProject {
  const hasSwitches = project.managed_scan_config !== undefined;
  return { tags: project.tags, ...(hasSwitches ? { managedScans: managedScans(project) } : {}) };
}
