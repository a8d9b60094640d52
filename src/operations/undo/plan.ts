import { isDeepStrictEqual } from 'node:util';
import { findingsOf, isDue, plannedRow } from '../../changes/rows.ts';
import { findingKey, rowsByFinding } from '../../findings/finding.ts';
import { type Listing, listAgain } from '../../findings/list.ts';
import { addBranches, siblingOf, type TriageRow } from '../../findings/triage.ts';
import {
  hasSameDecision,
  hasState,
  inverseTriage,
  showsTriage,
  undoLosses,
} from '../../findings/triage-state.ts';
import type {
  Change,
  PolicyChange,
  ProjectChange,
  Row,
  TriageChange,
  ValueChange,
} from '../../model/change.ts';
import { type Context, forEachConcurrently, isWriting, resolveId } from '../../model/context.ts';
import { noteRename } from '../../model/directory.ts';
import type { UndoDifference, UndoLoss } from '../../model/notice.ts';
import { endsStep, rowFailureOf } from '../../model/step-errors.ts';
import { epochMs } from '../../model/time.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import { isSameValue, withLiveSlugs } from '../../policies/bundles.ts';
import { inverseOfPolicies } from '../../policies/kind.ts';
import { followsDefault, inverseOf, valueIn } from '../../projects/kinds.ts';
import { type ObservedProjects, observedProjects, projectRef, readProject } from '../../projects/project.ts';

/** The inverse of the report's change. */
export interface Planned<C extends Change = Change> {
  row: Row<C>;
  /** Why a `left` row was not restored. */
  difference?: UndoDifference;
  losses?: readonly UndoLoss[];
}

/** For the clocks of the platform's machines, and a triage that is recorded late. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;
/** A change may become visible only a moment after the step's end. */
const REREAD_DELAY_MS = 2000;

type ReadWithRetry = ReturnType<typeof readerWithRetry>;

/** Reads again, after one pause for all reads, if the first read shows the state before the step. */
export function readerWithRetry({ clock, stop }: Context) {
  let pause: Promise<void> | undefined;
  return async <T>(read: () => Promise<T>, isAsBefore: (seen: T) => boolean): Promise<T> => {
    const seen = await read();
    if (!isAsBefore(seen)) return seen;
    pause ??= clock.sleep(REREAD_DELAY_MS, stop);
    await pause;
    return read();
  };
}

export async function planPolicyPart(
  context: Context,
  { change, state, seen }: Row<PolicyChange>,
  readWithRetry: ReadWithRetry,
): Promise<Planned<PolicyChange>> {
  // If the outcome is unknown, only the content shows whether the step wrote.
  const version = state === 'changed' && typeof seen === 'string' ? seen : undefined;
  const inverse = inverseOfPolicies(change, version);
  try {
    const { bundle, stateVersion } = await readWithRetry(
      async () => context.platform.policyBundle(await resolveId(context), change.part),
      (current) => isSameValue(current.bundle, change.before),
    );
    const current = { ...inverse, before: bundle, version: stateVersion };
    const isAsLeft =
      stateVersion === version ||
      (version === undefined && isSameValue(withLiveSlugs(change.after, bundle), bundle));
    if (isAsLeft) return { row: plannedRow(current, !isWriting(context)) };
    if (state === 'unknown' && isSameValue(bundle, change.before))
      return { row: { change: { ...current, entries: [] }, state: 'unchanged' } };
    return leftRow(current, 'state_version', stateVersion);
  } catch (error) {
    return failedRow(inverse, error);
  }
}

export async function planProjects(
  context: Context,
  saved: readonly Row<ProjectChange>[],
  readWithRetry: ReadWithRetry,
): Promise<{ planned: Planned<ProjectChange>[]; observed: ObservedProjects }> {
  const observed = observedProjects();
  const rows = saved.filter((row): row is Row<ValueChange> => row.change.field !== 'none');
  const groups = [...Map.groupBy(rows, ({ change }) => change.project.name).values()];
  const planned: Planned<ProjectChange>[][] = [];
  await forEachConcurrently(groups.entries(), context.concurrency, async ([index, group]) => {
    const former = (group[0] as Row<ValueChange>).change.project;
    try {
      const found = await readWithRetry(
        () => readProject(context, former),
        ({ project }) => group.some(({ change }) => valueIn(project, change) === change.before),
      );
      observed.add(found);
      noteRename(context, former.name, found.project);
      planned[index] = group.map((row) => planValue(context, row, found.project));
    } catch (error) {
      const isGone = hasStatus(error, [404]);
      planned[index] = group.map(({ change }) =>
        isGone ? leftRow(inverseOf(change), 'project-gone') : failedRow(inverseOf(change), error),
      );
    }
  });
  return { planned: planned.flat(), observed };
}

function planValue(
  context: Context,
  { change, state }: Row<ValueChange>,
  project: Project,
): Planned<ProjectChange> {
  const inverse = inverseOf({ ...change, project: projectRef(project) });
  const { id } = change.project;
  if (id !== undefined && id !== project.id) return leftRow(inverse, 'project-id');
  const seen = valueIn(project, change);
  // The platform may show an unset primary branch as the default one.
  const isUnset = change.field === 'primary_branch' && change.after === undefined && followsDefault(project);
  if (seen === change.after || (isUnset && seen !== change.before))
    return { row: plannedRow({ ...inverse, before: seen } as ValueChange, !isWriting(context)) };
  if ((state === 'unknown' || isUnset) && seen === change.before)
    return { row: { change: inverse, state: 'unchanged' } };
  return leftRow(inverse, change.field === 'tag' ? 'tags' : change.field, seen);
}

/**
 * Compares only the selected row: the platform moves its branches along.
 *
 * @param endedAtMs by the platform's clock
 */
export async function planFindings(
  context: Context,
  saved: readonly Row<TriageChange>[],
  endedAtMs: number | undefined,
  readWithRetry: ReadWithRetry,
): Promise<{ planned: Planned<TriageChange>[]; listing: Listing }> {
  const { byKey, listing } = await readWithRetry(
    async () => {
      const listing = await listAgain(context, findingsOf(saved));
      const byKey = new Map(listing.findings.map((finding) => [rowKey(finding), finding]));
      return { byKey, listing };
    },
    ({ byKey }) => saved.some(({ change }) => isFindingAsBefore(byKey.get(rowKey(change.finding)), change)),
  );
  const rows = saved.map(({ change, state }): Planned<TriageChange> => {
    const after = inverseTriage(change);
    const current = byKey.get(rowKey(change.finding));
    const inverse = { ...change, finding: current ?? change.finding, after: after ?? {}, branches: [] };
    if (current === undefined && listing.mayLackRows)
      return { row: { change: inverse, state: 'failed', failure: { kind: 'finding-unseen' } } };
    if (current === undefined) return leftRow(inverse, 'finding-gone');
    const unchanged = { change: inverse, state: 'unchanged' } as const;
    if (state === 'unknown' && isFindingAsBefore(current, change)) return { row: unchanged };
    const difference = differingField(current, change, endedAtMs);
    if (difference !== undefined) return leftRow(inverse, difference, siblingOf(current));
    const losses = undoLosses(change);
    if (after === undefined) return { row: { change: inverse, state: 'left' }, losses };
    // A state that cannot be restored, such as `untriaged`, may already have its closest substitute.
    if (showsTriage(current, after)) return { row: unchanged, losses };
    return { row: plannedRow(inverse, !isWriting(context)), losses };
  });
  const planned = withoutBranchesMoved(rows);
  const due: TriageRow[] = planned.map(({ row }) => row).filter(isDue);
  addBranches(due, rowsByFinding(findingsOf(due), listing.findings));
  return { planned, listing };
}

/** Drops rows that the first due row of their finding moves along, to another state than their former one. */
function withoutBranchesMoved(planned: readonly Planned<TriageChange>[]): Planned<TriageChange>[] {
  const keyOf = ({ row }: Planned<TriageChange>) => findingKey(row.change.finding);
  const firstDue = new Map<string, Planned<TriageChange>>();
  for (const plan of planned.toReversed()) if (isDue(plan.row)) firstDue.set(keyOf(plan), plan);
  return planned.filter((plan) => {
    const { row, difference } = plan;
    const first = firstDue.get(keyOf(plan));
    const isListed = difference !== 'finding-gone' && row.state !== 'failed';
    if (first === undefined || !isListed) return true;
    if (isDue(row) && isDeepStrictEqual(row.change.after, first.row.change.after)) return true;
    first.losses = [...(first.losses ?? []), 'siblings'];
    return false;
  });
}

function rowKey({ kind, id }: Finding): string {
  return `${kind} ${id}`;
}

/** Undefined if all is as the step left it. */
function differingField(
  current: Finding,
  { finding, after: { state, reason } }: TriageChange,
  endedAtMs: number | undefined,
): UndoDifference | undefined {
  const isAsLeft = state === undefined ? hasSameState(current, finding) : hasState(current, state);
  if (current.kind === 'secrets') return isAsLeft ? undefined : 'status';
  if (!isAsLeft) return 'triage_state';
  // If the step named no reason, the platform chose one.
  const chosen = ['', finding.triage_reason, state === 'ignored' ? 'no_triage_reason' : ''];
  const reasons = reason === undefined ? chosen : [reason];
  if (!reasons.includes(current.triage_reason ?? '')) return 'triage_reason';
  const triagedAtMs = epochMs(current.triaged_at);
  if (triagedAtMs === undefined || endedAtMs === undefined) return undefined;
  return triagedAtMs > endedAtMs + MAX_CLOCK_DIFFERENCE_MS ? 'triaged_at' : undefined;
}

/** For a finding that the step gave only a note. */
function hasSameState(current: Finding, { status, triage_state }: Finding): boolean {
  return triage_state === undefined
    ? status === undefined || current.status === status
    : current.triage_state === triage_state;
}

function isFindingAsBefore(current: Finding | undefined, { finding, after }: TriageChange): boolean {
  if (current === undefined || showsTriage(current, after)) return false;
  // The list of secrets does not show every state, nor notes.
  if (current.kind === 'secrets' && (after.state === undefined || hasState(current, after.state)))
    return false;
  const isKnown = finding.status !== undefined || finding.triage_state !== undefined;
  return isKnown && hasSameDecision(current, finding);
}

function leftRow<C extends Change>(change: C, difference: UndoDifference, seen?: Row<C>['seen']): Planned<C> {
  return { row: { change, state: 'left', seen }, difference };
}

/** @throws the error if it ends the step */
function failedRow<C extends Change>(change: C, error: unknown): Planned<C> {
  if (endsStep(error)) throw error;
  return { row: { change, state: 'failed', failure: rowFailureOf(error) } };
}
