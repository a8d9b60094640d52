import type { PolicyEntry } from '../model/change.ts';
import { type Fields, fieldsOf } from '../platform/http/decode.ts';

/** Lists of a product's policy, and the difference in each that weakens it. */
const LISTS = [
  ['rulesets', 'removed'],
  ['rules', 'removed'],
  ['disabled', 'added'],
] as const;

/** Each policy, exception, ruleset, rule and disabled rule is one change; `weakening` ones take protection away. */
export function entryCounts(entry: PolicyEntry) {
  if (entry.kind !== 'detection') return { changes: 1, weakening: Number(isWeakening(entry)) };
  const { before = {}, after = {} } = entry;
  const counts = { changes: 0, weakening: 0 };
  for (const [name, weakens] of LISTS) {
    const [former, wanted] = [valuesOf(before[name]), valuesOf(after[name])];
    const sizes = { removed: former.difference(wanted).size, added: wanted.difference(former).size };
    counts.changes += sizes.removed + sizes.added;
    counts.weakening += sizes[weakens];
  }
  // An entry whose lists are the same changes something that is not counted.
  return { ...counts, changes: Math.max(1, counts.changes) };
}

export function totalCounts(entries: readonly PolicyEntry[]) {
  const total = { changes: 0, weakening: 0 };
  for (const { changes, weakening } of entries.map(entryCounts)) {
    total.changes += changes;
    total.weakening += weakening;
  }
  return total;
}

function isWeakening({ kind, effect, before = {}, after = {} }: PolicyEntry): boolean {
  // An exception makes a rule run in some projects, or with `exclude` keeps it from running there.
  if (kind === 'exception')
    return effect === 'delete' ? before.exception_type !== 'exclude' : after.exception_type === 'exclude';
  if (effect === 'delete') return true;
  if (kind !== 'remediation' || effect === 'create') return false;
  return (before.active !== false && after.active === false) || (isBlocking(before) && !isBlocking(after));
}

function valuesOf(value: unknown): Set<unknown> {
  return new Set(Array.isArray(value) ? value : []);
}

function isBlocking({ actions }: Fields): boolean {
  return Array.isArray(actions) && actions.some((action) => fieldsOf(action).type === 'block');
}
