import type { FindingSelection, TriageRequest } from '../../model/request.ts';
import { MAX_TRIAGE_LIMIT } from '../../model/triage.ts';
import { PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import { backoff } from '../../platform/http/retry.ts';
import type { TriageBody, Triaged } from '../../platform/resources/triage.ts';
import type { Context, WritingContext } from '../context.ts';
import { resolveSlug } from '../deployment.ts';
import { decisionFields } from '../findings/body.ts';
import { repeat } from '../repeat.ts';
import { StepError } from '../step.ts';
import { noticeOutcome, type TriageReport } from './report.ts';
import { noticeWidth } from './width.ts';

/**
 * Lets the platform select by its own filters: one request, or with a limit beyond what one selects, requests until
 * that or until one brings nothing new.
 *
 * @throws StepError, PlatformError
 */
export async function triageByPlatform(
  context: Context,
  request: TriageRequest,
  selection: Extract<FindingSelection, { by: 'platform' }>,
  report: TriageReport,
): Promise<void> {
  noticeWidth(context, selection);
  const slug = await resolveSlug(context);
  if (context.writer === undefined) return;
  const run = new PlatformTriage(context as WritingContext, slug, request, selection, report);
  try {
    await run.run();
  } finally {
    noticeOutcome(context, report);
  }
}

class PlatformTriage {
  readonly #context: WritingContext;
  readonly #slug: string;
  readonly #body: Omit<TriageBody, 'limit'>;
  readonly #limit: number | 'all' | undefined;
  readonly #report: TriageReport;
  readonly #triaged = new Set<bigint>();

  constructor(
    context: WritingContext,
    slug: string,
    { issueType, decision }: TriageRequest,
    { filters, limit }: Extract<FindingSelection, { by: 'platform' }>,
    report: TriageReport,
  ) {
    this.#context = context;
    this.#slug = slug;
    this.#body = { issue_type: issueType, ...filters, ...decisionFields(decision) };
    this.#limit = limit;
    this.#report = report;
  }

  async run(): Promise<void> {
    const limit = this.#limit;
    this.#context.progress.begin('triaging', typeof limit === 'number' ? limit : undefined);
    let left = limit === 'all' ? Number.POSITIVE_INFINITY : (limit ?? MAX_TRIAGE_LIMIT);
    while (left > 0) {
      const take = Math.min(MAX_TRIAGE_LIMIT, left);
      const { listed, fresh } = this.#keep(await this.#select(take));
      this.#context.progress.advance(fresh);
      if (limit === undefined || (limit !== 'all' && limit <= MAX_TRIAGE_LIMIT)) return;
      if (fresh === 0) {
        const isStalled = listed > 0 && this.#report.unlisted === 0;
        if (isStalled) this.#context.notices.push({ kind: 'triage-stalled' });
        return;
      }
      // The answer holds siblings on other branches, too, so that at most so many of them were selected.
      left -= Math.min(take, listed);
    }
  }

  /**
   * One request that was answered. A lost answer hides up to `take` findings, and the same request again selects
   * others: it is repeated only where all are to be triaged.
   *
   * @throws StepError where it failed
   */
  async #select(take: number): Promise<Triaged> {
    const { clock, maxRetries, stop } = this.#context;
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#send(take);
      if (answer.kind === 'shown') return answer.value;
      if (answer.kind === 'refused') throw failed(answer.error.failure, attempt);
      this.#lose(take);
      if (this.#limit !== 'all' || attempt > maxRetries) throw failed(answer.failure, attempt);
      await clock.sleep(backoff(attempt, clock.random()), stop);
    }
  }

  async #send(take: number) {
    try {
      const body = { ...this.#body, limit: take } as TriageBody;
      return await repeat(this.#context, (attempts) =>
        this.#context.writer.triage(this.#slug, body, { attempts }),
      );
    } catch (error) {
      if (error instanceof PlatformError && error.failure.uncertain) this.#lose(take);
      throw error;
    }
  }

  #lose(take: number): void {
    const { requests, atMost } = this.#report.uncertain;
    this.#report.uncertain = { requests: requests + 1, atMost: atMost + take };
  }

  #keep({ num_triaged, triaged_issues }: Triaged): { listed: number; fresh: number } {
    const before = this.#triaged.size;
    for (const id of triaged_issues) this.#triaged.add(id);
    const fresh = this.#triaged.size - before;
    this.#report.triaged = [...this.#triaged];
    this.#report.answered += 1;
    this.#report.unlisted += Math.max(0, num_triaged - triaged_issues.length);
    return { listed: Math.max(num_triaged, triaged_issues.length), fresh };
  }
}

function failed(first: RequestFailure, requests: number): StepError {
  return new StepError({ kind: 'requests-failed', failed: requests, first });
}
