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
  const rows = sortedLines(lines).map(({ target, field, before, after }) => [target, field, before, after]);
  return createHash('sha256')
    .update(JSON.stringify([deployment, ...rows]))
    .digest('hex');
}

const COLUMNS = ['target', 'field', 'before', 'after'] as const;

/** In the one order that a plan's file and its hash have. */
export function sortedLines(lines: readonly PlanLine[]): PlanLine[] {
  return lines.toSorted((one, other) => {
    const column = COLUMNS.find((name) => one[name] !== other[name]) ?? 'target';
    return compare(one[column], other[column]);
  });
}
