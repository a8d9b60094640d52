import type {
  PolicyChange,
  ProjectChange,
  ProjectRef,
  Row,
  RowState,
  TriageChange,
} from '../changes/change.ts';
import type { StepFailure } from '../model/failure.ts';
import type { StepResult } from '../model/step.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { counted, number } from './figures.ts';

export type ProjectRow = Row<ProjectChange>;
export type FindingRow = Row<TriageChange>;
export type PolicyRow = Row<PolicyChange>;

/** A project with its rows, whose worst decides its state. */
export interface ProjectRows {
  project: ProjectRef;
  state: RowState;
  rows: readonly ProjectRow[];
}

const WORST_FIRST: readonly RowState[] = [
  'failed',
  'unknown',
  'not-reached',
  'changed',
  'would-change',
  'left',
  'unchanged',
];

const OTHER_STATES: readonly (readonly [RowState, string])[] = [
  ['unchanged', 'up to date'],
  ['failed', 'failed'],
  ['unknown', 'unknown'],
  ['left', 'left as they are'],
  ['not-reached', 'not reached'],
];

/** The rows of an operation that writes; empty for others. */
export function rowsOf({ rows = [] }: StepResult): readonly Row[] {
  return rows;
}

export function byProject(rows: readonly ProjectRow[]): ProjectRows[] {
  const groups = Map.groupBy(rows, ({ change }) => change.project.name);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const state = WORST_FIRST.find((one) => group.some((row) => row.state === one)) ?? first.state;
    return { project: first.change.project, state, rows: group };
  });
}

export function inState<R extends { state: RowState }>(rows: readonly R[], ...states: RowState[]): R[] {
  return rows.filter(({ state }) => states.includes(state));
}

export function countOf(rows: readonly { state: RowState }[], ...states: RowState[]): number {
  return inState(rows, ...states).length;
}

/** Findings of other branches that move, or moved, with the rows' own; each once. */
export function siblingsOf(rows: readonly FindingRow[]): Finding[] {
  const selected = new Set(rows.map(({ change }) => change.finding.id));
  const branches = inState(rows, 'changed', 'would-change').flatMap(({ change }) => change.branches);
  const others = branches.filter(({ id }) => !selected.has(id));
  return [...new Map(others.map((finding) => [finding.id, finding])).values()];
}

/** `3 projects up to date, 1 failed`: what happened to the rows that did not change. */
export function otherRowsPhrase(rows: readonly { state: RowState }[], one: string): string {
  return OTHER_STATES.map(([state, phrase]) => [countOf(rows, state), phrase] as const)
    .filter(([count]) => count > 0)
    .map(([count, phrase], index) => {
      const state = count === 1 ? phrase.replace('they are', 'it is') : phrase;
      return `${index === 0 ? counted(count, one) : number(count)} ${state}`;
    })
    .join(', ');
}

/** Whether something was done, or may have been, and something was not. */
export function isPartlyDone(rows: readonly Row[], failure: StepFailure | undefined): boolean {
  if (failure === undefined) return false;
  // Rows that were up to date are done; but where the step ended as a whole, that says nothing.
  const isDone = failure.kind === 'rows-failed' && countOf(rows, 'unchanged', 'would-change') > 0;
  return isDone || countOf(rows, 'changed', 'unknown') > 0;
}
