import type { Change, ChangeReason } from './change.ts';
import type { OverLimit } from './failure.ts';
import type { PolicyEntry } from './policy-change.ts';

export interface PlannedChange<C extends Change = Change> {
  change: C;
  why?: ChangeReason;
}

/** What a plan leaves alone because it cannot know, with a fixed word for the reason. */
export interface Unknown {
  target: string;
  reason: string;
}

/** What differs from what is wanted. Nothing is written before a plan is whole. */
export interface Plan<C extends Change = Change> {
  changes: readonly PlannedChange<C>[];
  /** How many projects and findings are right already. */
  unchanged: number;
  unknown: readonly Unknown[];
  /** Limits that the changes cross; empty = may be applied. */
  over: readonly OverLimit[];
}

/** How many changes a plan has; of policies each entry of their difference is one. */
export function countOfChanges({ changes }: Pick<Plan, 'changes'>): number {
  const others = changes.filter(({ change }) => change.field !== 'policies');
  return others.length + policyEntries(changes).length;
}

export function policyEntries(changes: readonly PlannedChange[]): PolicyEntry[] {
  return changes.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}
