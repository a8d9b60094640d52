import type { PolicyChange, Row } from '../../changes/change.ts';
import { plannedRow } from '../../changes/rows.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { resolveId } from '../../model/deployment.ts';
import { endsStep, rowFailureOf } from '../../model/step-errors.ts';
import type { PolicyBundles, PolicyPart, Versioned } from '../../platform/resources/policy.ts';
import { isSameValue, sluggedLike } from '../../policies/bundles.ts';
import { inverseOfPolicies } from '../../policies/kind.ts';
import { leftRow, type Planned, SECOND_LOOK_MS } from './planned.ts';

/** Plans to put former bundles back, where the version is still the one that the step left. */
export async function planPolicies(
  context: Context,
  saved: readonly Row<PolicyChange>[],
): Promise<Planned<PolicyChange>[]> {
  const planned: Planned<PolicyChange>[] = [];
  for (const row of saved) {
    try {
      planned.push(await planPart(context, row));
    } catch (error) {
      if (endsStep(error)) throw error;
      // A part that cannot be read keeps nothing else from being put back.
      planned.push({ row: { change: row.change, state: 'failed', failure: rowFailureOf(error) } });
    }
  }
  return planned;
}

async function planPart(context: Context, saved: Row<PolicyChange>): Promise<Planned<PolicyChange>> {
  const { change, state } = saved;
  const read = async () => context.platform.policyBundle(await resolveId(context), change.part);
  let now = await read();
  if (isSameValue(now.bundle, change.before)) {
    await context.clock.sleep(SECOND_LOOK_MS, context.stop);
    now = await read();
  }
  const inverse = { ...inverseOfPolicies(change, now.stateVersion), before: now.bundle };
  if (isAsLeft(saved, now)) return { row: plannedRow(inverse, !isWriting(context)) };
  // What may never have been written was not taken back by anybody.
  if (state === 'unknown' && isSameValue(now.bundle, change.before))
    return { row: { change: { ...inverse, entries: [] }, state: 'unchanged' } };
  return leftRow(inverse, 'state_version', now.stateVersion);
}

/** Where it is not known whether the step wrote, the content says so. */
function isAsLeft(
  { change, seen, state }: Row<PolicyChange>,
  { bundle, stateVersion }: Versioned<PolicyBundles[PolicyPart]>,
): boolean {
  if (state === 'changed' && typeof seen === 'string') return stateVersion === seen;
  return isSameValue(sluggedLike(change.after, bundle), bundle);
}
