import type { RowState } from '../model/result.ts';
import { counted, number } from './figures.ts';

const OTHER_STATES: readonly (readonly [RowState, string])[] = [
  ['unchanged', 'already right'],
  ['failed', 'failed'],
  ['unknown', 'unknown'],
  ['left', 'left as they are'],
  ['not-reached', 'not reached'],
];

/** `done`: what was changed all the same, in whatever state the row ended. */
type Row = { state: RowState; done?: readonly unknown[] };

/** `3 projects already right, 1 failed`: what became of the rows that did not change. */
export function otherRowsPhrase(rows: readonly Row[], one: string): string {
  return OTHER_STATES.map(([state, words]) => [countOf(rows, state), words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words], index) => `${index === 0 ? counted(count, one) : number(count)} ${words}`)
    .join(', ');
}

export function countOf(rows: readonly Row[], ...states: readonly RowState[]): number {
  return rows.filter(({ state }) => states.includes(state)).length;
}

/** Whether anything is as it should be now, or was on a dry run seen as it would be. */
export function anyDone(rows: readonly Row[]): boolean {
  return countOf(rows, 'changed', 'unchanged', 'would-change') > 0;
}

/** Whether anything was changed, or may have been. */
export function anyChanged(rows: readonly Row[]): boolean {
  return countOf(rows, 'changed', 'unknown') > 0 || rows.some(({ done = [] }) => done.length > 0);
}
