import { createHash } from 'node:crypto';
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

/** By code units, which does not depend on a machine's language. */
function byColumns(one: readonly string[], other: readonly string[]): number {
  for (const [column, value] of one.entries()) {
    const against = other[column] ?? '';
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}
