import type { TriageChange } from '../../model/change.ts';
import type { FindingRow, TriageResult } from '../../model/result.ts';
import type { Context, WritingContext } from '../context.ts';
import { applyTriage } from '../findings/apply.ts';
import type { FormerStates } from '../findings/former.ts';
import { StepError } from '../step.ts';

type Reported = 'selected' | 'rows' | 'siblings' | 'answered' | 'triaged' | 'unlisted' | 'uncertain';

/** What a triage did so far: filled as it goes on, so that it is right whatever ends it early. */
export type TriageReport = Writable<Pick<TriageResult, Reported>>;
type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

export function emptyReport(): TriageReport {
  return {
    rows: [],
    siblings: [],
    answered: 0,
    triaged: [],
    unlisted: 0,
    uncertain: { requests: 0, atMost: 0 },
  };
}

/**
 * Triages the findings of the rows that are not reached yet, and sets all rows.
 *
 * @throws StepError where any of them was not triaged, or it ended early
 */
export async function applyRows(
  context: WritingContext,
  slug: string,
  report: TriageReport,
  former?: FormerStates,
): Promise<void> {
  const due = report.rows.filter(({ state }) => state === 'not-reached').map(({ change }) => change);
  const outcome = await applyTriage(context, slug, due, former === undefined ? {} : { former });
  const rowOf = new Map(outcome.rows.map((row) => [row.change, row]));
  const { answered, triaged, unlisted, uncertain } = outcome;
  const movedAlong = new Set(outcome.siblings.map(({ id }) => id));
  const rows = report.rows.map((row): FindingRow => {
    // One that was right already is triaged again where it is the same finding as another, on its own branch.
    const isMoved = row.state === 'unchanged' && movedAlong.delete(row.change.target.id);
    return rowOf.get(row.change) ?? (isMoved ? { change: row.change, state: 'changed' } : row);
  });
  const siblings = outcome.siblings.filter(({ id }) => movedAlong.has(id));
  Object.assign(report, { rows, siblings, answered, triaged, unlisted, uncertain });
  noticeOutcome(context, report);
  if (outcome.failure !== undefined) throw new StepError(outcome.failure);
  throwIfFailed(rows);
}

/** A row for a change that is planned. */
export function plannedRow({ writer }: Context, change: TriageChange): FindingRow {
  return { change, state: writer === undefined ? 'would-change' : 'not-reached' };
}

/** What a result of any selection should say beside its rows. */
export function noticeOutcome(
  context: Context,
  { siblings, unlisted, uncertain }: Pick<TriageReport, 'siblings' | 'unlisted' | 'uncertain'>,
): void {
  if (siblings.length > 0) {
    const listed = siblings.filter(({ before }) => before !== undefined).length;
    context.notices.push({ kind: 'siblings-triaged', count: siblings.length, listed });
  }
  if (unlisted > 0) context.notices.push({ kind: 'triaged-unlisted', count: unlisted });
  if (uncertain.requests > 0) context.notices.push({ kind: 'answers-lost', ...uncertain });
}

function throwIfFailed(rows: readonly FindingRow[]): void {
  const failed = rows.filter(({ state }) => state === 'failed');
  const unknown = rows.filter(({ state }) => state === 'unknown');
  if (failed.length + unknown.length === 0) return;
  const causes = [...failed, ...unknown].flatMap(({ failure }) => {
    if (failure === undefined) return [];
    if (failure.kind === 'unknown') return [failure.cause];
    return 'method' in failure ? [failure] : [];
  });
  throw new StepError({
    kind: 'findings-failed',
    failed: failed.length,
    unknown: unknown.length,
    selected: rows.length,
    ...(causes[0] === undefined ? {} : { first: causes[0] }),
  });
}
