import type { Execution } from '../changes/carry-out.ts';
import { execute } from '../changes/execute.ts';
import type { Kind } from '../changes/kind.ts';
import type { PolicyChange, PolicyEntry, Row } from '../model/change.ts';
import { resolveId } from '../model/context.ts';
import type { PolicyBundles, PolicyPart, Versioned } from '../platform/resources/policy.ts';

type VersionedPart = Versioned<PolicyBundles[PolicyPart]>;

interface SeenPolicies {
  version: string;
  /** Entries that a write would change; undefined if the platform refuses the bundle. */
  differences: number | undefined;
}

/** Replaces whole parts of the policies (field-notes, "Policies, newer"). A dry run is the read after the write. */
export const policyPartKind: Kind<PolicyChange, SeenPolicies, VersionedPart> = {
  // A request replaces one part.
  group: (rows) =>
    rows.map((row) => {
      const seen = { version: row.change.version, differences: row.change.entries.length };
      // Never too old: the platform refuses a write that names an old version.
      return { rows: [row], seen, readAtMs: () => Number.POSITIVE_INFINITY };
    }),
  async read(context, rows, { version }) {
    const { part, after } = (rows[0] as Row<PolicyChange>).change;
    const dryRun = await context.platform.dryRunPolicies(await resolveId(context), part, after);
    if (dryRun.kind === 'invalid') return { version, differences: undefined };
    return { version: dryRun.stateVersion, differences: dryRun.entries.length };
  },
  next: (rows, { version }) => rows.filter(({ change }) => change.version === version),
  async send(context, rows, _seen, attempts) {
    const { part, after, version } = (rows[0] as Row<PolicyChange>).change;
    return context.writer.putPolicies(await resolveId(context), part, after, version, attempts);
  },
  seenIn: ({ stateVersion }, { differences }) => ({ version: stateVersion, differences }),
  look: ({ differences, version }) => ({ isShown: differences === 0, result: version }),
};

/** Stops at the first failure, because the parts were planned together. @throws any error that ends the step */
export async function executePolicies(execution: Execution, rows: readonly Row<PolicyChange>[]) {
  for (const row of rows) {
    await execute(execution, policyPartKind, [row]);
    if (row.state === 'failed' || row.state === 'unknown') return;
  }
}

/** The change that undoes this one. @param version of `after`, if it is known */
export function inverseOfPolicies(change: PolicyChange, version = ''): PolicyChange {
  const { before: after, after: before, entries } = change;
  return { ...change, before, after, entries: entries.map(inverseEntry), version };
}

const INVERSE = { create: 'delete', update: 'update', delete: 'create' } as const;

function inverseEntry({ before, after, effect, fields, ...entry }: PolicyEntry): PolicyEntry {
  return {
    ...entry,
    effect: INVERSE[effect],
    before: after,
    after: before,
    fields: fields.map(({ field, ...values }) => ({
      field,
      before: values.after,
      after: values.before,
      added: values.removed,
      removed: values.added,
    })),
  };
}
