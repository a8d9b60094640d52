import type { PolicyChange, PolicyEntry } from '../../model/policy-change.ts';
import type { SavedPolicies } from '../../model/saved.ts';
import type { PolicyBundles, PolicyPart, Versioned } from '../../platform/resources/policy-bundle.ts';
import type { Context } from '../context.ts';
import { isSameBundle } from '../policies/bundles.ts';
import { sluggedLike } from '../policies/slugs.ts';
import { endsStep } from '../step.ts';
import { PolicyRecord } from '../write/policy-unit.ts';

/** Plans to put former bundles back, where the version is still the one that the step left. */
export async function planPolicyUndo(
  context: Context,
  deploymentId: bigint,
  saved: readonly SavedPolicies[],
): Promise<PolicyRecord[]> {
  const records: PolicyRecord[] = [];
  for (const one of saved) {
    try {
      records.push(await planPart(context, deploymentId, one));
    } catch (error) {
      if (endsStep(error)) throw error;
      // A part that cannot be read keeps nothing else from being put back.
      const record = new PolicyRecord({ ...one.change, after: one.change.before, entries: [] });
      record.fail(error);
      records.push(record);
    }
  }
  return records;
}

async function planPart(context: Context, deploymentId: bigint, saved: SavedPolicies): Promise<PolicyRecord> {
  const { change } = saved;
  const now = await context.platform.policyBundle(deploymentId, change.target.part);
  const isRight = isSameBundle(now.bundle, change.before);
  const record = new PolicyRecord(inverseOf(change, now, isRight));
  if (!isRight && !isAsLeft(saved, now)) record.leave();
  return record;
}

/** Where it is not known whether the step wrote, its content says so. */
function isAsLeft(
  { change, leftVersion }: SavedPolicies,
  { bundle, stateVersion }: Versioned<PolicyBundles[PolicyPart]>,
): boolean {
  if (leftVersion !== undefined) return stateVersion === leftVersion;
  return isSameBundle(sluggedLike(change.after, bundle), bundle);
}

function inverseOf(
  { target, field, before, entries }: PolicyChange,
  now: Versioned<PolicyBundles[PolicyPart]>,
  isRight: boolean,
): PolicyChange {
  const inverse = isRight ? [] : entries.map(inverseEntry);
  return { target, field, before: now.bundle, after: before, entries: inverse, version: now.stateVersion };
}

const INVERSE = { create: 'delete', update: 'update', delete: 'create' } as const;

function inverseEntry({ before, after, effect, fields, ...entry }: PolicyEntry): PolicyEntry {
  return {
    ...entry,
    effect: INVERSE[effect],
    ...swapped({ before, after }),
    fields: fields.map(({ field, added, removed, ...values }) => ({
      field,
      ...swapped(values),
      ...(removed && { added: removed }),
      ...(added && { removed: added }),
    })),
  };
}

function swapped<T>({ before, after }: { before?: T | undefined; after?: T | undefined }) {
  return {
    ...(after === undefined ? {} : { before: after }),
    ...(before === undefined ? {} : { after: before }),
  };
}
