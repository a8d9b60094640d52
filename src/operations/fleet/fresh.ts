import type { Project } from '../../platform/resources/project.ts';
import type { Context } from '../context.ts';
import { idOf, type OpenRow } from './row.ts';
import type { ProjectTask } from './wanted.ts';

/** A read that is older than this, in ms, says too little about what a project is now. */
const MAX_READ_AGE_MS = 5000;

/** The project to write from: as it was read, or read again where that matters. */
export async function freshProject(
  context: Context,
  slug: string,
  task: ProjectTask,
  row: OpenRow,
  mustRead: boolean,
): Promise<Project> {
  const isOld = context.clock.now() - task.readAtMs > MAX_READ_AGE_MS;
  if (!mustRead && !isOld) return task.project;
  const { project } = task;
  const fresh = await context.platform.project(slug, project.name, idOf(project));
  noteMeanwhile(row, project, fresh);
  return fresh;
}

/** Keeps in the row what others changed between two reads. */
export function noteMeanwhile(row: OpenRow, before: Project, now: Project): void {
  const meanwhile = differences(before, now);
  if (meanwhile.length > 0) row.meanwhile = [...new Set([...(row.meanwhile ?? []), ...meanwhile])];
}

/** What others changed between two reads, as the report has it: `+tag`, `-tag`, `diff_scan on`. */
function differences(before: Project, now: Project): string[] {
  const came = now.tags.filter((tag) => !before.tags.includes(tag)).map((tag) => `+${tag}`);
  const went = before.tags.filter((tag) => !now.tags.includes(tag)).map((tag) => `-${tag}`);
  const was = before.managed_scan_config;
  const is = now.managed_scan_config;
  const turned = (['diff_scan', 'full_scan'] as const).filter(
    (field) => was !== undefined && is !== undefined && was[field].enabled !== is[field].enabled,
  );
  const switches = turned.map((field) => `${field} ${is?.[field].enabled ? 'on' : 'off'}`);
  return [...came, ...went, ...switches];
}
