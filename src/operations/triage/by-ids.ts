import type { TriageRequest } from '../../model/request.ts';
import type { Context, WritingContext } from '../context.ts';
import { resolveSlug } from '../deployment.ts';
import { checkMaxChanges } from '../limits.ts';
import { applyRows, plannedRow, type TriageReport } from './report.ts';

/**
 * Triages the findings that were named. Nothing is listed, because the API has no filter by id: what they were is
 * not known.
 *
 * @throws StepError
 */
export async function triageIds(
  context: Context,
  { issueType, decision, maxChanges }: TriageRequest,
  ids: readonly bigint[],
  report: TriageReport,
): Promise<void> {
  const slug = await resolveSlug(context);
  report.rows = ids.map((id) =>
    plannedRow(context, {
      target: { kind: 'finding', id, issueType },
      field: 'triage',
      before: undefined,
      after: decision,
    }),
  );
  checkMaxChanges(context, ids.length, 'finding', maxChanges);
  if (context.writer === undefined) return;
  context.notices.push({ kind: 'former-states-unknown' });
  await applyRows(context as WritingContext, slug, report);
}
