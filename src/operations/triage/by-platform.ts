import type { FindingSelection } from '../../findings/filter.ts';
import type { TriageRow } from '../../findings/triage.ts';
import type { WritingContext } from '../../model/context.ts';
import { resolveSlug } from '../../model/deployment.ts';
import { MAX_TRIAGE_LIMIT } from '../../model/findings.ts';
import { StepError } from '../../model/step-errors.ts';
import type { WriteAnswer } from '../../platform/http/errors.ts';
import { CancelledError, errorOf, type PlatformError } from '../../platform/http/errors.ts';
import type { TriageBody, Triaged } from '../../platform/resources/triage.ts';
import type { TriageRequest } from './inputs.ts';

/**
 * Lets the platform select by its own filters: one request, or with a limit beyond what one selects, requests until
 * that is reached or until one moves nothing more. A lost answer ends it, because the same request again selects other
 * findings; with `limit: all` it is sent again.
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
  const { clock, stop, maxRetries, progress, notices } = context;
  const isAll = limit === 'all';
  const moved = new Set<bigint>();
  /** Requests without an answer, and how many findings they may have moved. */
  const lost = { requests: 0, atMost: 0 };
  let remaining = isAll ? Number.POSITIVE_INFINITY : limit;
  progress.begin('triaging', isAll ? undefined : limit);
  const send = async (take: number, attempts: number) => {
    const answer = await sendOne(
      context,
      { issue_type: issueType, ...filters, limit: take },
      decision,
      attempts,
    );
    if (answer.kind === 'open' || answer.kind === 'empty') {
      lost.requests += 1;
      lost.atMost += take;
    }
    return answer;
  };
  try {
    for (let repeats = 0; remaining > 0; ) {
      const take = Math.min(MAX_TRIAGE_LIMIT, remaining);
      const answer = await send(take, repeats + 1);
      if (answer.kind === 'limited') continue;
      if (answer.kind === 'refused') throw failed(answer.error, lost.atMost);
      if (answer.kind !== 'answered') {
        const mayRepeat = answer.kind === 'not-sent' || (answer.kind === 'open' && isAll);
        if (!mayRepeat || repeats === maxRetries) throw failed(errorOf(answer.failure), lost.atMost);
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

/** An answer that was awaited when the step was stopped is lost, too. */
async function sendOne(
  context: WritingContext,
  selection: Pick<TriageBody, 'issue_type' | 'limit'>,
  { state, reason, note }: TriageRequest['decision'],
  attempts: number,
): Promise<WriteAnswer<Triaged>> {
  const slug = await resolveSlug(context);
  const decision = { new_triage_state: state, new_triage_reason: reason, new_note: note };
  try {
    return await context.writer.triage(slug, { ...selection, ...decision }, { attempts });
  } catch (error) {
    const isLost = error instanceof CancelledError && error.failure.sent;
    if (isLost) return { kind: 'empty', failure: error.failure };
    throw error;
  }
}

/** Where no answer was lost, nothing but the refusal itself is to be told. */
function failed(error: PlatformError, lostAtMost: number): Error {
  if (lostAtMost === 0) return error;
  const first = { kind: 'unknown', cause: error.failure } as const;
  return new StepError({ kind: 'rows-failed', of: 'finding', failed: 0, unknown: lostAtMost, first });
}
