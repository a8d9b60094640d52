import type { ProjectRow } from '../../../src/model/journal.ts';
import type { DoneStep } from '../done-step.ts';
import type { History } from '../history.ts';
import type { Plan } from '../plan.ts';
import type { Claims } from './disagreements.ts';
import { effectKey, keyOf } from './project.ts';

/** Of two steps at the same time whose changes do not contradict: both are there in the end. */
export function togetherDisagreements(plan: Plan, history: History, done: readonly DoneStep[]): string[] {
  if (plan.course !== 'together' || plan.rate > 0 || plan.meanwhile.length > 0) return [];
  if (plan.cancelAt !== undefined || (plan.quirks.foreignAnswers ?? []).length > 0) return [];
  const claims = done.map(({ result }) => changesIn(result.report?.result));
  // Where no project had a tag, nothing shows that the server replaces them, and a look at all of them again would
  // take a listing more than a fleet without tags may.
  const isSeen = done.every(({ result }) => /tags-replaced/.test(result.reportText ?? ''));
  const isKnown = plan.quirks.tagsMode === 'add' || isSeen;
  return claims.flatMap((own, at) => {
    // What a step removes is also what came after its plan.
    const others = new Set(claims[1 - at]?.map(({ opposite }) => opposite));
    return own
      .filter(({ key }) => !others.has(key))
      .filter(({ project, change }) => {
        if (change.field === 'tag' && !isKnown) return false;
        // Who decides both switches does not look again: nothing of theirs was to be kept.
        const own = done[at]?.drawn.inputs ?? {};
        if (change.field !== 'tag' && own['diff-scan'] && own['full-scan']) return false;
        const decided = done[1 - at]?.drawn.inputs[change.field.replace('_', '-')] ?? '';
        if (decided !== '' && decided !== String(change.after)) return false;
        const facts = history.projectAt(project, Number.POSITIVE_INFINITY);
        if (facts === undefined) return false;
        const is = change.field === 'tag' ? facts.tags.has(change.tag) : facts[change.field];
        if (is === change.after) return false;
        // What comes after its last look can't be seen by a step.
        const opposite = keyOf({ ...change, after: !change.after });
        const undone = history.effectsOn(project).findLast((effect) => effectKey(effect) === opposite);
        return (undone?.place ?? 0) < allWritten(history, done[at] as DoneStep);
      })
      .map(({ key }) => `step ${at + 1} says ${key}, which step ${2 - at} undid`);
  });
}

/** The place at which a step had written each of its projects once: only then it looks at them again. */
function allWritten(history: History, { token }: DoneStep): number {
  const writes = history.requestsOf(token).filter(({ request }) => request.method !== 'GET');
  const first = new Map<string | undefined, number>();
  for (const { project, processed, request } of writes) {
    if (processed !== undefined && request.applied && !first.has(project)) first.set(project, processed);
  }
  return Math.max(0, ...first.values());
}

type Row = Pick<ProjectRow, 'project' | 'changes' | 'done'>;

// biome-ignore lint/suspicious/noExplicitAny: each operation's report has a shape of its own.
function changesIn(said: any) {
  const rows = (said?.rows ?? []).filter((row: { state: string }) => row.state === 'changed');
  return rows.flatMap(({ project, changes = [], done = [] }: Row) =>
    [...changes, ...done].map((change) => ({
      project,
      change,
      key: `${project} ${keyOf(change)}`,
      opposite: `${project} ${keyOf({ ...change, after: !change.after })}`,
    })),
  ) as { project: string; change: Parameters<typeof keyOf>[0]; key: string; opposite: string }[];
}

/** Of an undo that nothing disturbed: what can be put back is as it was before the step that it takes back. */
export function repeatDisagreements(claims: Claims): string[] {
  const { plan, history, step, said, former, isUndisturbed } = claims;
  const { operation } = step.drawn.inputs;
  if (operation !== 'undo' || !isUndisturbed || said.failure !== undefined || said.request.dryRun) return [];
  if (plan.quirks.autoManagedTag) return [];
  // A tag that was lost is not a change of the step. Also without faults a busy machine may answer too late.
  const rows: ProjectRow[] = former?.rows ?? former?.projects ?? [];
  const lossy = new Set(
    rows.flatMap(({ project, tagsAtRisk = [] }) => (tagsAtRisk.length > 0 ? project : [])),
  );
  return said.projects.flatMap(({ project, state }: { project: string; state: string }) => {
    if (state !== 'changed' || lossy.has(project)) return [];
    const [was, is] = [history.projectAt(project, 0), history.projectAt(project, Number.POSITIVE_INFINITY)];
    if (was === undefined || is === undefined) return [];
    const facts = [was, is].map(({ tags, ...scans }) => JSON.stringify([[...tags].sort(), scans]));
    return facts[0] === facts[1] ? [] : [`${project} was ${facts[0]}, and after the undo is ${facts[1]}`];
  });
}
