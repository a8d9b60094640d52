import { createHash } from 'node:crypto';
import { compare } from './compare.ts';
import type { PlanLine } from './saved.ts';

/**
 * The hash of a plan: 64 hexadecimal digits, the same for the same changes on any machine, in whatever order the
 * changes come.
 *
 * @param deployment slug, as the platform spells it
 */
export function hashOfPlan(deployment: string, lines: readonly PlanLine[]): string {
  const rows = lines.map(({ target, field, before, after }) => [target, field, before, after]);
  const sorted = rows.sort(byColumns);
  return createHash('sha256')
    .update(JSON.stringify([deployment, ...sorted]))
    .digest('hex');
}

function byColumns(one: readonly string[], other: readonly string[]): number {
  for (const [column, value] of one.entries()) {
    const order = compare(value, other[column] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}
