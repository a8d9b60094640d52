import type { FindingRow, ProjectRow } from '../../write/report.ts';
import type { DoneStep } from '../done-step.ts';
import type { Claims } from './disagreements.ts';
import type { Project } from './project.ts';

/** What is left to somebody was changed by somebody: by anything but the step itself, and of an undo the step before. */
export function leftFindingComplaints(claims: Claims, { id, state, isOvertaken }: FindingRow): string[] {
  const { history, step, former, plan } = claims;
  // A server that names others than it triaged can't be seen through.
  if (state !== 'left' || !isOvertaken || plan.quirks.triageAnswer === 'foreign-ids') return [];
  const group = history.branchesOf(id);
  const isOwn = ownTest(claims, [step, ...(former ? [former] : [])]);
  const fromMs = (former ?? step).startMs;
  const isTouched = group
    .flatMap((one) => history.triagesOf(one))
    .some((effect) => effect.at >= fromMs && !isOwn(effect));
  // Of a triage, also what somebody had decided before on another branch.
  const states = new Set(group.map((one) => history.findingAt(one, step.start)?.triage_state));
  const isApart = step.drawn.inputs.operation === 'triage' && states.size > 1;
  return isTouched || isApart ? [] : [`${id} is left to somebody, and nobody has touched it`];
}

/** The same of projects, whose rows also say what somebody has changed. */
export function leftProjectComplaints({ claims, all }: Project, row: ProjectRow): string[] {
  const { step, former } = claims;
  const { autoManagedTag, evictsBeyond } = claims.plan.quirks;
  if (autoManagedTag || evictsBeyond !== undefined) return [];
  const isOwn = ownTest(claims, [step, ...(former ? [former] : [])]);
  const from = (former ?? step).start;
  const byOthers = all.filter((effect) => effect.place >= from && !isOwn(effect));
  return row.state === 'left' && byOthers.length === 0
    ? ['is left to somebody, and nobody has touched it']
    : [];
}

/** Whether one of the steps has made an effect. */
export function ownTest({ history }: Claims, steps: readonly DoneStep[]) {
  const own = new Set(steps.flatMap(({ token }) => history.requestsOf(token).map(({ index }) => index)));
  return ({ by, request }: { by: string; request?: number }) => by === 'request' && own.has(request ?? -1);
}
