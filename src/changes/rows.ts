import type {
  Change,
  ItemChange,
  PolicyChange,
  PolicyEntry,
  ProjectChange,
  ProjectRef,
  Row,
  RowState,
  TicketChange,
  TriageChange,
} from '../model/change.ts';
import type { RowFailure, StepFailure } from '../model/failure.ts';
import { StepError } from '../model/step-errors.ts';
import type { UnmatchedItem } from '../model/unmatched.ts';
import type { Finding } from '../platform/resources/finding.ts';

/** A change that is still to be made, or would be without the dry run. */
export function plannedRow<C extends Change>(change: C, isDryRun: boolean, why?: Row['why']): Row<C> {
  return { change, why, state: isDryRun ? 'would-change' : 'not-reached' };
}

/** A failed row for each item that matches nothing. */
export function itemRows(items: readonly UnmatchedItem[]): Row<ItemChange>[] {
  return items.map(({ input, item, near }) => {
    const failure = { kind: 'item-unmatched', input, item, near } as const;
    return { change: { field: 'item', input, item }, state: 'failed', failure };
  });
}

export function setState(row: Row, state: RowState, failure?: RowFailure): void {
  row.state = state;
  row.failure = failure;
}

export function rowsByUnit(rows: readonly Row[]) {
  const byUnit = Object.groupBy(rows, unitOf);
  return {
    policies: (byUnit['policy part'] ?? []) as Row<PolicyChange>[],
    projects: (byUnit.project ?? []) as Row<ProjectChange>[],
    findings: (byUnit.finding ?? []) as Row<TriageChange>[],
    items: (byUnit.item ?? []) as Row<ItemChange>[],
    tickets: (byUnit.ticket ?? []) as Row<TicketChange>[],
  };
}

export function inState<R extends { state: RowState }>(rows: readonly R[], ...states: RowState[]): R[] {
  return rows.filter(({ state }) => states.includes(state));
}

export function findingsOf(rows: readonly Row<TriageChange | TicketChange>[]): Finding[] {
  return rows.map(({ change }) => change.finding);
}

export function isDue({ state }: { state: RowState }): boolean {
  return state === 'not-reached' || state === 'would-change';
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

function worstOf<R extends Row>(rows: readonly R[]): R {
  return rows.reduce((worst, row) =>
    WORST_FIRST.indexOf(row.state) < WORST_FIRST.indexOf(worst.state) ? row : worst,
  );
}

export interface ProjectRows {
  project: ProjectRef;
  /** That of its worst row. */
  state: RowState;
  rows: readonly Row<ProjectChange>[];
}

export function byProject(rows: readonly Row<ProjectChange>[]): ProjectRows[] {
  const groups = [...Map.groupBy(rows, ({ change }) => change.project.name).values()];
  return groups.map((group) => {
    const { change, state } = worstOf(group);
    return { project: change.project, state, rows: group };
  });
}

/** For the first unit with rows that failed or are unknown. A project counts by its worst row. */
export function rowsFailure(rows: readonly Row[]): StepFailure | undefined {
  for (const [unit, group] of Map.groupBy(rows, unitOf)) {
    const targets = Map.groupBy(group, ({ change }) => ('project' in change ? change.project.name : change));
    const worst = [...targets.values()].map(worstOf);
    const failed = inState(worst, 'failed');
    const unknown = inState(worst, 'unknown');
    const [first] = [...failed, ...unknown];
    if (first === undefined) continue;
    const counts = { failed: failed.length, unknown: unknown.length, selected: targets.size };
    return { kind: 'rows-failed', unit, ...counts, first: first.failure };
  }
  return undefined;
}

/** @throws StepError rows-failed */
export function throwIfFailed(rows: readonly Row[]): void {
  const failure = rowsFailure(rows);
  if (failure !== undefined) throw new StepError(failure);
}

function unitOf({ change }: Row): 'policy part' | 'project' | 'finding' | 'ticket' | 'item' {
  if (change.field === 'policies') return 'policy part';
  if (change.field === 'ticket' || change.field === 'item') return change.field;
  return change.field === 'triage' ? 'finding' : 'project';
}

/** Each entry of a policy difference counts as one. */
export function countChanges(rows: readonly Row[]): number {
  return rows.filter(({ change }) => change.field !== 'policies').length + policyEntries(rows).length;
}

export function policyEntries(rows: readonly Row[]): PolicyEntry[] {
  return rows.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}
