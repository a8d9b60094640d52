import type { Row } from '../../changes/change.ts';
import { entryCounts } from '../../changes/entry-counts.ts';
import { policyEntries } from '../../changes/rows.ts';
import type { OverLimit } from '../../model/failure.ts';
import type { Limit, RuleLimits } from '../file/schema.ts';
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
  const removals = overLimit(limits.removals, losingTags.size, withTags, projects.length);
  const scansOff = overLimit(limits.scansOff, switchedOff.size, withScansOn, projects.length);
  const checks = [
    { limit: 'limits.changes', of: 'project', over: overLimit(limits.changes, changed.size) },
    { limit: 'limits.removals', of: 'project', over: removals },
    { limit: 'limits.scans-off', of: 'project', over: scansOff },
    { limit: 'limits.findings', of: 'finding', over: overLimit(limits.findings, triaged) },
    { limit: 'limits.policies', of: 'policy', over: overLimit(limits.policies, policies) },
    { limit: 'limits.policy-deletes', of: 'policy', over: overLimit(limits.policyDeletes, weakening) },
  ] as const;
  return checks.flatMap(({ over, ...check }) => (over === undefined ? [] : [{ ...check, ...over }]));
}

/** @param whole what a share is of: only some limits take one */
function overLimit(
  limit: Limit,
  figure: number,
  whole = 0,
  projectsInScope = 0,
): Pick<OverLimit, 'allowed' | 'figure' | 'percent' | 'whole'> | undefined {
  if ('count' in limit) return figure > limit.count ? { allowed: limit.count, figure } : undefined;
  const { percent } = limit;
  if (projectsInScope < MIN_PROJECTS_OF_A_SHARE || figure * 100 <= percent * whole) return undefined;
  return { allowed: Math.floor((percent * whole) / 100), figure, percent, whole };
}
