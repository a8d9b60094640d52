import type { OverLimit } from '../../model/failure.ts';
import { type PlannedChange, policyEntries } from '../../model/plan.ts';
import type { Limit, RuleLimits } from '../../model/rules.ts';

/** What the limits are held against. */
export interface LimitFacts {
  projectsInScope: number;
  /** Of those in scope. */
  projectsWithTags: number;
  /** Of those whose switches the plan read. */
  projectsWithScansOn: number;
  /** Findings in scope that the plan read. */
  findingsSeen: number;
}

/** In a smaller scope a share says nothing: one project of three is 33 %. */
const MIN_PROJECTS_OF_A_SHARE = 10;

/** What a limit counts, where that is not projects. */
const OTHERS_COUNTED: Readonly<Partial<Record<OverLimit['limit'], OverLimit['of']>>> = {
  'limits.findings': 'finding',
  'limits.policies': 'policy',
  'limits.policy-deletes': 'policy',
};

/** The limits that a plan crosses; none = it may be applied. */
export function checkLimits(
  changes: readonly PlannedChange[],
  limits: RuleLimits,
  facts: LimitFacts,
): OverLimit[] {
  const changed = new Set<string>();
  const losingTags = new Set<string>();
  const switchedOff = new Set<string>();
  let triaged = 0;
  for (const { change } of changes) {
    if (change.field === 'triage') triaged += 1;
    if (change.target.kind !== 'project') continue;
    const { name } = change.target;
    changed.add(name);
    if (change.after) continue;
    if (change.field === 'tag') losingTags.add(name);
    else switchedOff.add(name);
  }
  const entries = policyEntries(changes);
  const deletes = entries.filter(({ effect }) => effect === 'delete').length;
  const { projectsInScope, projectsWithTags, projectsWithScansOn, findingsSeen } = facts;
  const checks = [
    { limit: 'limits.changes', allows: limits.changes, figure: changed.size, whole: projectsInScope },
    { limit: 'limits.removals', allows: limits.removals, figure: losingTags.size, whole: projectsWithTags },
    {
      limit: 'limits.scans-off',
      allows: limits.scansOff,
      figure: switchedOff.size,
      whole: projectsWithScansOn,
    },
    { limit: 'limits.findings', allows: limits.findings, figure: triaged, whole: findingsSeen },
    { limit: 'limits.policies', allows: limits.policies, figure: entries.length, whole: entries.length },
    { limit: 'limits.policy-deletes', allows: limits.policyDeletes, figure: deletes, whole: entries.length },
  ] as const;
  return checks.flatMap(({ limit, allows, figure, whole }) => {
    const of = OTHERS_COUNTED[limit] ?? 'project';
    const over = overLimit(allows, figure, whole, projectsInScope);
    return over === undefined ? [] : [{ limit, figure, of, ...over }];
  });
}

function overLimit(
  limit: Limit,
  figure: number,
  whole: number,
  projectsInScope: number,
): Pick<OverLimit, 'allowed' | 'percent' | 'whole'> | undefined {
  if ('count' in limit) return figure > limit.count ? { allowed: limit.count } : undefined;
  const { percent } = limit;
  if (projectsInScope < MIN_PROJECTS_OF_A_SHARE || figure * 100 <= percent * whole) return undefined;
  return { allowed: Math.floor((percent * whole) / 100), percent, whole };
}
