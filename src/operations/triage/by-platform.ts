import type { FindingSelection } from '../../findings/filter.ts';
import type { TriageRow } from '../../findings/triage.ts';
import type { WritingContext } from '../../model/context.ts';
import { resolveSlug } from '../../model/deployment.ts';
import { MAX_TRIAGE_LIMIT } from '../../model/findings.ts';
import { StepError } from '../../model/step-errors.ts';
import { PlatformError } from '../../platform/http/errors.ts';
import type { TriageRequest } from './inputs.ts';

/**
 * Lets the platform select by its own filters: one request, or with a larger limit, requests until it is reached or one
 * moves nothing more. Only `limit: all` repeats a request whose answer was lost: it would select other findings.
 *
 * @param rows gets a row for each finding that an answer names
 * @throws StepError, PlatformError
 */
export async function triageByPlatform(
  context: WritingContext,
  { issueType, decision }: TriageRequest,
  { filters, limit = MAX_TRIAGE_LIMIT }: Extract<FindingSelection, { by: 'platform' }>,
  rows: TriageRow[],
): Promise<void> {
  const { clock, stop, maxRetries, progress, notices, writer } = context;
  const { state, reason, note } = decision;
  const isAll = limit === 'all';
  const moved = new Set<bigint>();
  /** Requests without an answer, and how many findings they may have moved. */
  const lost = { requests: 0, atMost: 0 };
  const lose = (take: number) => {
    lost.requests += 1;
    lost.atMost += take;
  };
  const failed = (error: PlatformError) => {
    if (lost.requests === 0) return error;
    const first = { kind: 'unknown', cause: error.failure } as const;
    return new StepError({ kind: 'rows-failed', of: 'finding', failed: 0, unknown: lost.atMost, first });
  };
  let remaining = isAll ? Number.POSITIVE_INFINITY : limit;
  progress.begin('triaging', isAll ? undefined : limit);
  const slug = await resolveSlug(context);
  try {
    for (let repeats = 0; remaining > 0; ) {
      const take = Math.min(MAX_TRIAGE_LIMIT, remaining);
      const what = { new_triage_state: state, new_triage_reason: reason, new_note: note, limit: take };
      const body = { issue_type: issueType, ...filters, ...what };
      const answer = await writer.triage(slug, body, { attempts: repeats + 1 }).catch((error: unknown) => {
        if (error instanceof PlatformError && error.failure.kind === 'cancelled' && error.failure.sent)
          lose(take);
        throw error;
      });
      if (answer.kind === 'limited') continue;
      if (answer.kind === 'refused') throw failed(answer.error);
      if (answer.kind !== 'answered') {
        if (answer.kind !== 'not-sent') lose(take);
        const mayRepeat = answer.kind === 'not-sent' || (answer.kind === 'open' && isAll);
        if (!mayRepeat || repeats === maxRetries) throw failed(new PlatformError(answer.failure));
        repeats += 1;
        await clock.sleep(answer.delayMs, stop);
        continue;
      }
      repeats = 0;
      const ids = answer.value.triaged_issues.filter((id) => !moved.has(id));
      for (const id of ids) {
        moved.add(id);
        const finding = { kind: issueType, id };
        rows.push({ change: { field: 'triage', finding, after: decision, branches: [] }, state: 'changed' });
      }
      progress.advance(ids.length);
      // The answer names the same findings on other branches, too, so that at most so many were selected.
      remaining -= Math.min(take, ids.length);
      if (ids.length === 0 || (!isAll && limit <= MAX_TRIAGE_LIMIT)) return;
    }
  } finally {
    if (lost.requests > 0) notices.push({ kind: 'answers-lost', ...lost });
  }
}
