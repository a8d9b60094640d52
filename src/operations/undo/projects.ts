import type { ProjectChange, SwitchChange, TagChange } from '../../model/change.ts';
import type { SavedChange } from '../../model/saved.ts';
import type { Project } from '../../platform/resources/project.ts';
import { isTagChange, shows, targetOf } from '../fleet/wanted.ts';

/** What an earlier step did to one project, or may have done. */
export interface ProjectUndo {
  name: string;
  id?: bigint;
  changes: readonly ProjectChange[];
}

export function projectUndos(saved: readonly SavedChange[]): ProjectUndo[] {
  const byName = new Map<string, { name: string; id?: bigint; changes: ProjectChange[] }>();
  for (const { change } of saved) {
    if (change.field === 'triage') continue;
    const { name, id } = change.target;
    const undo = byName.get(name) ?? { name, ...(id === undefined ? {} : { id }), changes: [] };
    undo.changes.push(change);
    byName.set(name, undo);
  }
  return [...byName.values()];
}

/** The changes that take back what still is as the step left it. */
export function inverses(project: Project, changes: readonly ProjectChange[]): ProjectChange[] {
  const target = targetOf(project);
  return changes
    .filter((change) => shows(project, change))
    .map((change): ProjectChange => {
      const turned = { target, before: change.after, after: change.before };
      return isTagChange(change)
        ? ({ ...turned, field: 'tag', tag: change.tag } satisfies TagChange)
        : ({ ...turned, field: change.field } satisfies SwitchChange);
    });
}

/** The changes that somebody has overtaken since: what they did is left. */
export function overtaken(project: Project, changes: readonly ProjectChange[]): ProjectChange[] {
  return changes.filter((change) => !shows(project, change));
}
