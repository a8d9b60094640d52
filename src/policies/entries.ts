import { compare } from '../model/compare.ts';
import type { PolicyEntry, PolicyFieldChange } from '../model/policy-change.ts';
import type { DifferenceEntry, PolicyPart } from '../platform/resources/policy.ts';
import { isEmptyValue, isSameValue } from './bundles.ts';

const KINDS: ReadonlyMap<string, PolicyEntry['kind']> = new Map([
  ['DetectionPolicy', 'detection'],
  ['DetectionPolicyException', 'exception'],
  ['RemediationPolicy', 'remediation'],
]);

type Fields = Readonly<Record<string, unknown>>;

/** The platform's difference of one part as entries, in a stable order. */
export function entriesOf(part: PolicyPart, difference: readonly DifferenceEntry[]): PolicyEntry[] {
  const rows = difference.map(({ kind, key, effect, before, after }): PolicyEntry => {
    const texts = Object.entries(key).map(([name, value]) => [name, String(value)] as const);
    return {
      part,
      kind: KINDS.get(kind) ?? 'other',
      effect,
      key: Object.fromEntries(texts.toSorted(([a], [b]) => compare(a, b))),
      before,
      after,
      fields: effect === 'update' ? fieldChanges(before ?? {}, after ?? {}, 'policies') : [],
    };
  });
  const orderOf = ({ kind, key, effect }: PolicyEntry) => JSON.stringify([kind, key, effect]);
  return rows.toSorted((one, other) => compare(orderOf(one), orderOf(other)));
}

function fieldChanges(before: Fields, after: Fields, within: string, prefix = ''): PolicyFieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [one, other] = [before[name], after[name]];
    // Compared with the name of what holds them, because it decides what a missing field means.
    if (isSameValue({ [name]: one }, { [name]: other }, within)) return [];
    if (isFields(one) && isFields(other)) return fieldChanges(one, other, name, `${prefix}${name}.`);
    const values = { ...unlessEmpty('before', one), ...unlessEmpty('after', other) };
    return [{ field: `${prefix}${name}`, ...values, ...listChange(one, other, name) }];
  });
}

function listChange(one: unknown, other: unknown, name: string): Partial<PolicyFieldChange> {
  if (!Array.isArray(one) && !Array.isArray(other)) return {};
  const [before, after] = [listOf(one), listOf(other)];
  if (before === undefined || after === undefined) return {};
  const without = (items: readonly unknown[], others: readonly unknown[]) =>
    items.filter((item) => !others.some((another) => isSameValue(item, another, name)));
  return { added: without(after, before), removed: without(before, after) };
}

function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return isEmptyValue(value) ? [] : undefined;
}

function unlessEmpty(name: 'before' | 'after', value: unknown): Partial<PolicyFieldChange> {
  return isEmptyValue(value) ? {} : { [name]: value };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
