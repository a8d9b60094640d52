import type { RowFailure } from '../model/failure.ts';
import type { Journal, RowState } from '../model/journal.ts';
import type { StepResult } from '../model/result.ts';
import { counted, number } from './figures.ts';

const OTHER_STATES: readonly (readonly [RowState, string])[] = [
  ['unchanged', 'already right'],
  ['failed', 'failed'],
  ['unknown', 'unknown'],
  ['left', 'left as they are'],
  ['not-reached', 'not reached'],
];

type Row = { state: RowState };
type PartlyDone = Row & { done?: readonly unknown[]; failure?: RowFailure };

/** Undefined of an operation that only reads. */
export function journalIn(result: StepResult): Journal | undefined {
  return 'journal' in result ? result.journal : undefined;
}

/** `3 projects already right, 1 failed`: what became of the rows that did not change. */
export function otherRowsPhrase(rows: readonly Row[], one: string): string {
  return OTHER_STATES.map(([state, phrase]) => [countOf(rows, state), phrase] as const)
    .filter(([count]) => count > 0)
    .map(([count, phrase], index) => {
      const state = count === 1 ? phrase.replace('they are', 'it is') : phrase;
      return `${index === 0 ? counted(count, one) : number(count)} ${state}`;
    })
    .join(', ');
}

export function countOf(rows: readonly Row[], ...states: readonly RowState[]): number {
  return rows.filter(({ state }) => states.includes(state)).length;
}

/** Whether anything is as it should be now, or was on a dry run seen as it would be. */
export function anyDone(rows: readonly Row[]): boolean {
  return countOf(rows, 'changed', 'unchanged', 'would-change') > 0;
}

/** Whether anything was changed, or may have been; a row that failed may have been changed in part. */
export function anyChanged(rows: readonly PartlyDone[]): boolean {
  const isPartly = ({ done = [], failure }: PartlyDone) => done.length > 0 || failure?.kind === 'tags-lost';
  return countOf(rows, 'changed', 'unknown') > 0 || rows.some(isPartly);
}
