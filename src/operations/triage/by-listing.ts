import type { TriageChange } from '../../model/change.ts';
import type { FindingSelection, TriageRequest } from '../../model/request.ts';
import type { FindingRow } from '../../model/result.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context, WritingContext } from '../context.ts';
import { resolveSlug } from '../deployment.ts';
import { isAlready } from '../findings/decision.ts';
import { FormerStates, findingTarget, formerTriage } from '../findings/former.ts';
import { listFindings } from '../findings/list.ts';
import { detectedMs } from '../findings/times.ts';
import { checkMaxChanges } from '../limits.ts';
import { applyRows, plannedRow, type TriageReport } from './report.ts';
import { noticeWidth } from './width.ts';

interface Selected {
  change: TriageChange;
  sinceMs: number;
}

/**
 * Lists the findings, every condition checked on each row, and triages exactly those. The list is whole before the
 * first write.
 *
 * @throws StepError, PlatformError, PagingError
 */
export async function triageListed(
  context: Context,
  { decision, maxChanges }: TriageRequest,
  { query, limit = Number.POSITIVE_INFINITY }: Extract<FindingSelection, { by: 'listed' }>,
  report: TriageReport,
): Promise<void> {
  noticeWidth(context, query);
  const former = new FormerStates();
  const selected: Selected[] = [];
  const onRow = (finding: Finding) => former.add(finding);
  for await (const page of listFindings(context, query, { onRow, unmatchedExclusions: 'error' })) {
    for (const finding of page) {
      const target = findingTarget(finding);
      const change: TriageChange = {
        target,
        field: 'triage',
        before: formerTriage(finding),
        after: decision,
      };
      // One without an age is not known to be old.
      selected.push({ change, sinceMs: detectedMs(finding) ?? Number.POSITIVE_INFINITY });
    }
  }
  report.selected = selected.length;
  report.rows = rowsOf(context, selected, limit);
  const due = report.rows.filter(({ state }) => state !== 'unchanged').length;
  checkMaxChanges(context, due, 'finding', maxChanges);
  if (context.writer === undefined || due === 0) return;
  await applyRows(context as WritingContext, await resolveSlug(context), report, former);
}

/**
 * At most `limit` rows, the oldest first. Findings that are right already do not use the limit up: else a nightly
 * step would meet the same ones for ever.
 */
function rowsOf(context: Context, selected: Selected[], limit: number): FindingRow[] {
  selected.sort(
    (one, other) => byAge(one, other) || (one.change.target.id < other.change.target.id ? -1 : 1),
  );
  const due = selected.filter(({ change }) => !isAlready(change)).length;
  let dueLeft = Math.min(limit, due);
  let unchangedLeft = limit - dueLeft;
  return selected.flatMap(({ change }): FindingRow[] => {
    if (!isAlready(change)) return dueLeft-- > 0 ? [plannedRow(context, change)] : [];
    return unchangedLeft-- > 0 ? [{ change, state: 'unchanged' }] : [];
  });
}

/** Two infinite ages are equal, although their difference is not a number. */
function byAge(one: Selected, other: Selected): number {
  return one.sinceMs === other.sinceMs ? 0 : one.sinceMs - other.sinceMs;
}
