import type { Project } from '../../platform/resources/project.ts';
import type { Context } from '../context.ts';
import { idOf, keptMeanwhile, type OpenRow } from './row.ts';
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
  noteOthers(row, differences(before, now));
}

/**
 * Keeps in the row what others changed, as the report has it. What they changed back is as it was, and what the row
 * itself changes is not kept.
 */
export function noteOthers(row: OpenRow, changed: readonly string[]): void {
  if (changed.length === 0) return;
  const meanwhile = new Set(row.meanwhile ?? []);
  for (const one of keptMeanwhile(row, changed)) {
    if (!meanwhile.delete(opposite(one))) meanwhile.add(one);
  }
  if (meanwhile.size > 0) row.meanwhile = [...meanwhile];
  else delete row.meanwhile;
}

function opposite(changed: string): string {
  if (changed.startsWith('+')) return `-${changed.slice(1)}`;
  if (changed.startsWith('-')) return `+${changed.slice(1)}`;
  return changed.endsWith(' on') ? changed.replace(/ on$/, ' off') : changed.replace(/ off$/, ' on');
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
