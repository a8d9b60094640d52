import { entryCounts } from '../../changes/entry-counts.ts';
import { policyEntries } from '../../changes/rows.ts';
import type { Row } from '../../model/change.ts';
import type { OverLimit } from '../../model/failure.ts';
import type { RuleLimits } from '../file/schema.ts';
import type { ProjectFacts } from './project-rules.ts';

/** In a smaller scope a share says nothing: one project of three is 33 %. */
const MIN_PROJECTS_OF_A_SHARE = 10;

/**
 * The limits that the rows of a plan cross; none = it may be applied.
 *
 * @param projects those in scope, of which shares are
 */
export function checkLimits(
  rows: readonly Row[],
  limits: RuleLimits,
  projects: readonly ProjectFacts[],
): OverLimit[] {
  const changed = new Set<string>();
  const losingTags = new Set<string>();
  const switchedOff = new Set<string>();
  let triaged = 0;
  for (const { change } of rows) {
    if (change.field === 'triage') triaged += 1;
    if (!('project' in change) || change.field === 'none') continue;
    const { name } = change.project;
    changed.add(name);
    if (change.after) continue;
    if (change.field === 'tag') losingTags.add(name);
    else switchedOff.add(name);
  }
  const entries = policyEntries(rows).map(entryCounts);
  const policies = entries.reduce((sum, { changes }) => sum + changes, 0);
  const weakening = entries.reduce((sum, one) => sum + one.weakening, 0);
  const withTags = projects.filter(({ project }) => project.tags.length > 0).length;
  const withScansOn = projects.filter(({ scans }) => scans?.diff_scan || scans?.full_scan).length;
  const inScope = projects.length;
  return [
    ...overLimit(limits, 'changes', 'project', changed.size),
    ...overLimit(limits, 'removals', 'project', losingTags.size, withTags, inScope),
    ...overLimit(limits, 'scans-off', 'project', switchedOff.size, withScansOn, inScope),
    ...overLimit(limits, 'findings', 'finding', triaged),
    ...overLimit(limits, 'policies', 'policy', policies),
    ...overLimit(limits, 'policy-deletes', 'policy', weakening),
  ];
}

/** @param whole what a share is of: only some limits take one */
function overLimit(
  limits: RuleLimits,
  name: keyof RuleLimits,
  of: OverLimit['of'],
  figure: number,
  whole = 0,
  projectsInScope = 0,
): OverLimit[] {
  const allows = limits[name];
  const limit = `limits.${name}` as const;
  if ('count' in allows) return figure > allows.count ? [{ limit, of, allowed: allows.count, figure }] : [];
  const { percent } = allows;
  if (projectsInScope < MIN_PROJECTS_OF_A_SHARE || figure * 100 <= percent * whole) return [];
  return [{ limit, of, allowed: Math.floor((percent * whole) / 100), figure, percent, whole }];
}
