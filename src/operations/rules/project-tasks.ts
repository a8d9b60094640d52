import type { ProjectChange } from '../../model/change.ts';
import type { Project } from '../../platform/resources/project.ts';
import { type ProjectTask, shows, targetOf } from '../fleet/wanted.ts';
import type { ProjectsPlan } from './plan-projects.ts';
import type { ReadProject } from './read-projects.ts';

/** What has to be written, project by project. */
export function projectTasks(
  projects: readonly ReadProject[],
  { changes, decided }: ProjectsPlan,
): ProjectTask[] {
  const byName = Map.groupBy(
    changes.map(({ change }) => change),
    ({ target }) => target.name,
  );
  return projects.flatMap(({ project, readAtMs }) => {
    const planned = byName.get(project.name);
    if (planned === undefined) return [];
    const wanted = (fresh: Project) => stillWanted(fresh, planned);
    return [{ project, readAtMs, changes: planned, wanted, ownSwitches: decided.get(project.name) ?? [] }];
  });
}

/** What of the plan a project lacks when it is read again right before a write. */
function stillWanted(fresh: Project, planned: readonly ProjectChange[]): ProjectChange[] {
  const target = targetOf(fresh);
  return planned.filter((change) => !shows(fresh, change)).map((change) => ({ ...change, target }));
}
