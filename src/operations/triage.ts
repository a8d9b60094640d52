import type { TriageRequest } from '../model/request.ts';
import type { TriageResult } from '../model/result.ts';
import type { Context } from './context.ts';
import { capture } from './step.ts';
import { triageIds } from './triage/by-ids.ts';
import { triageListed } from './triage/by-listing.ts';
import { triageByPlatform } from './triage/by-platform.ts';
import { emptyReport } from './triage/report.ts';

/** Moves the selected findings to a new triage state (web-api.md 4.8), or previews that on a dry run. */
export async function triage(context: Context, request: TriageRequest): Promise<TriageResult> {
  const report = emptyReport();
  const { selection } = request;
  const end = await capture(() => {
    switch (selection.by) {
      case 'ids':
        return triageIds(context, request, selection.ids, report);
      case 'listed':
        return triageListed(context, request, selection, report);
      case 'platform':
        return triageByPlatform(context, request, selection, report);
    }
  });
  const { deployment, notices } = context;
  return { operation: 'triage', request, deployment, notices, ...report, ...end };
}
