import type { PolicyEntry } from '../model/policy-change.ts';
import { StepError } from '../model/step-errors.ts';
import type {
  Change,
  PolicyChange,
  ProjectChange,
  Row,
  RowState,
  TicketChange,
  TriageChange,
} from './change.ts';

/** The states that count as failed, worst first. */
const FAILED: readonly RowState[] = ['failed', 'unknown', 'not-reached'];

/** A row for a change that is still to be made; in a dry run, one that would be made. */
export function plannedRow<C extends Change>(change: C, isDryRun: boolean, why?: Row['why']): Row<C> {
  return { change, why, state: isDryRun ? 'would-change' : 'not-reached' };
}

export function rowsByKind(rows: readonly Row[]) {
  const policies: Row<PolicyChange>[] = [];
  const projects: Row<ProjectChange>[] = [];
  const findings: Row<TriageChange>[] = [];
  const tickets: Row<TicketChange>[] = [];
  for (const row of rows) {
    if (row.change.field === 'policies') policies.push(row as Row<PolicyChange>);
    else if (row.change.field === 'triage') findings.push(row as Row<TriageChange>);
    else if (row.change.field === 'ticket') tickets.push(row as Row<TicketChange>);
    else projects.push(row as Row<ProjectChange>);
  }
  return { policies, projects, findings, tickets };
}

/**
 * Fails a step that has failed rows. Each project counts once, by its worst row.
 *
 * @throws StepError rows-failed
 */
export function throwIfFailed(rows: readonly Row[]): void {
  for (const [of, group] of Map.groupBy(rows, kindOf)) {
    const things = [
      ...Map.groupBy(group, ({ change }) => ('project' in change ? change.project.name : change)).values(),
    ];
    const worst = things.map((some) =>
      FAILED.map((state) => some.find((row) => row.state === state)).find(Boolean),
    );
    const failed = worst.filter((row) => row?.state === 'failed');
    const unknown = worst.filter((row) => row?.state === 'unknown');
    const first = failed[0] ?? unknown[0];
    if (first === undefined) continue;
    throw new StepError({
      kind: 'rows-failed',
      of,
      failed: failed.length,
      unknown: unknown.length,
      selected: things.length,
      first: first.failure,
    });
  }
}

function kindOf({ change }: Row): 'policy part' | 'project' | 'finding' | 'ticket' {
  if (change.field === 'policies') return 'policy part';
  if (change.field === 'ticket') return 'ticket';
  return change.field === 'triage' ? 'finding' : 'project';
}

/** The number of changes in rows; each entry of a policy difference counts as one. */
export function countOfChanges(rows: readonly Row[]): number {
  return rows.filter(({ change }) => change.field !== 'policies').length + policyEntries(rows).length;
}

export function policyEntries(rows: readonly Row[]): PolicyEntry[] {
  return rows.flatMap(({ change }) => (change.field === 'policies' ? change.entries : []));
}
