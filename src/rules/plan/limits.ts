import { policyEntries, rowsByUnit } from '../../changes/rows.ts';
import type { Row, ValueChange } from '../../model/change.ts';
import type { LimitUnit, OverLimit } from '../../model/failure.ts';
import { totalCounts } from '../../policies/entry-counts.ts';
import { managedScans } from '../../projects/project.ts';
import type { RuleLimits } from '../file/schema.ts';
import type { ProjectFacts } from './project-rules.ts';

/** In a smaller scope a percentage is too coarse: one project of three is already 33 %. */
const MIN_PROJECTS_FOR_PERCENT = 10;

/**
 * The limits that the rows of a plan exceed; empty: it may be applied.
 *
 * @param projects those in scope, to which percentages refer
 */
export function exceededLimits(
  rows: readonly Row[],
  limits: RuleLimits,
  projects: readonly ProjectFacts[],
): OverLimit[] {
  const byUnit = rowsByUnit(rows);
  const changes = byUnit.projects.flatMap(({ change }) => (change.field === 'none' ? [] : change));
  const projectsIn = (rows: readonly ValueChange[]) => new Set(rows.map(({ project }) => project.name)).size;
  const losing = (...fields: ValueChange['field'][]) =>
    projectsIn(changes.filter(({ field, after }) => !after && fields.includes(field)));
  const withTags = projects.filter(({ project }) => project.tags.length > 0).length;
  const withScansOn = projects.filter(({ project, readAtMs }) => {
    const { diff_scan, full_scan } = managedScans(project);
    return readAtMs !== undefined && (diff_scan || full_scan);
  }).length;
  const policies = totalCounts(policyEntries(rows));
  /** @param whole the total for a percentage, which only some limits accept */
  const exceeded = (name: keyof RuleLimits, unit: LimitUnit, figure: number, whole = 0): OverLimit[] => {
    const max = limits[name];
    const limit = `limits.${name}` as const;
    if (typeof max === 'number') return figure > max ? [{ limit, unit, allowed: max, figure }] : [];
    const percent = Number.parseInt(max, 10);
    if (projects.length < MIN_PROJECTS_FOR_PERCENT || figure * 100 <= percent * whole) return [];
    return [{ limit, unit, allowed: Math.floor((percent * whole) / 100), figure, percent, whole }];
  };
  return [
    ...exceeded('changes', 'project', projectsIn(changes)),
    ...exceeded('removals', 'project', losing('tag'), withTags),
    ...exceeded('scans-off', 'project', losing('diff_scan', 'full_scan'), withScansOn),
    ...exceeded('findings', 'finding', byUnit.findings.length),
    ...exceeded('policies', 'policy', policies.changes),
    ...exceeded('policy-deletes', 'policy', policies.weakening),
  ];
}
