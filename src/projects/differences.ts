import type { PrimaryBranchChange, SwitchChange, TagChange } from '../changes/change.ts';
import { hasTag, tagsWithout } from '../model/tags.ts';
import type { ManagedScans, Project } from '../platform/resources/project.ts';
import { managedScans, primaryBranch, projectRef } from './observed.ts';

/** @param removes whether to remove an existing tag; tags in `add` always stay */
export function tagChanges(
  project: Project,
  add: readonly string[],
  removes: (tag: string) => boolean,
): TagChange[] {
  const removed = project.tags.filter((tag) => !hasTag(add, tag) && removes(tag));
  const change = (tag: string, after: boolean): TagChange => {
    return { field: 'tag', project: projectRef(project), tag, before: !after, after };
  };
  return [
    ...tagsWithout(add, project.tags).map((tag) => change(tag, true)),
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

/** @param after undefined if no rule names one: the primary branch stays as it is */
export function primaryBranchChanges(project: Project, after: string | undefined): PrimaryBranchChange[] {
  const before = primaryBranch(project);
  if (after === undefined || after === before) return [];
  return [{ field: 'primary_branch', project: projectRef(project), before, after }];
}
