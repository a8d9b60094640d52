import type { TriageRequest } from '../model/request.ts';
import type { TriageResult } from '../model/result.ts';
import { present } from '../platform/http/decode.ts';
import { type Context, isWriting, resultOf } from './context.ts';
import { resolveSlug } from './deployment.ts';
import { checkLimits, maxChanges } from './limits.ts';
import { capture } from './step.ts';
import { planListed } from './triage/by-listing.ts';
import { PlatformTriage } from './triage/platform-unit.ts';
import { noticeWidth } from './triage/width.ts';
import { carryOut } from './write/carry-out.ts';
import { executeFindings } from './write/execute.ts';
import { FindingRecords } from './write/finding-records.ts';
import { journalOf, noticesOf, throwIfFailed } from './write/journal.ts';

/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
export async function triage(context: Context, request: TriageRequest): Promise<TriageResult> {
  let findings = new FindingRecords([]);
  let selected: number | undefined;
  const end = await capture(async () => {
    const { selection } = request;
    const slug = await resolveSlug(context);
    if (selection.by === 'platform') {
      noticeWidth(context, selection);
      if (!isWriting(context)) return;
      const unit = new PlatformTriage(context, slug, request, selection, findings);
      context.progress.begin('triaging', typeof selection.limit === 'number' ? selection.limit : undefined);
      await carryOut(unit, context);
      return unit.throwIfFailed();
    }
    if (selection.by === 'ids') findings = namedFindings(request, selection.ids);
    else ({ findings, selected } = await planListed(context, request, selection));
    checkLimits(context, maxChanges(request.maxChanges, findings.due.length, 'finding'));
    if (isWriting(context)) await executeFindings(context, slug, findings);
    throwIfFailed(journalOf(context, [], findings));
  });
  const journal = journalOf(context, [], findings);
  const notices = [...context.notices, ...noticesOf(journal, request.dryRun)];
  return { ...resultOf(context, request), notices, journal, ...present({ selected }), ...end };
}

/** Findings that were named. Nothing is listed, because the API has no filter by id: what they were is not known. */
function namedFindings(
  { issueType, decision: after }: TriageRequest,
  ids: readonly bigint[],
): FindingRecords {
  const targets = ids.map((id) => ({ kind: 'finding' as const, id, issueType }));
  return new FindingRecords(targets.map((target) => ({ target, field: 'triage', before: undefined, after })));
}
