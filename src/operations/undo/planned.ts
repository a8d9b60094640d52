import type { Change, Row } from '../../changes/change.ts';
import type { UndoLoss } from '../../findings/triage-state.ts';

/** The row of an undo. */
export interface Planned<C extends Change = Change> {
  row: Row<C>;
  /** The field that is not as the step left it; of a row that is left. */
  differs?: string;
  /** What cannot be put back as it was. */
  losses?: readonly (UndoLoss | 'primary-branch')[];
}

/** A change may show a moment after the step's end only: what looks undone is read again after this long. */
export const SECOND_LOOK_MS = 2000;

export function leftRow<C extends Change>(change: C, differs: string, seen?: unknown): Planned<C> {
  return { row: { change, state: 'left', seen }, differs };
}
