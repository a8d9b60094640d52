import type { RowFailure } from '../../model/failure.ts';
import type { FindingSelection, TriageRequest } from '../../model/request.ts';
import { MAX_TRIAGE_LIMIT } from '../../model/triage.ts';
import { CancelledError } from '../../platform/http/errors.ts';
import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { TriageBody, Triaged } from '../../platform/resources/triage.ts';
import type { WritingContext } from '../context.ts';
import { decisionFields } from '../findings/body.ts';
import { StepError } from '../step.ts';
import type { Unit, UnitEnd } from '../write/carry-out.ts';
import type { FindingRecords } from '../write/finding-records.ts';
import { triageFailureOf } from '../write/finding-unit.ts';

/**
 * Lets the platform select by its own filters: one opaque change. One request, or with a limit beyond what one
 * selects, requests until that or until one brings nothing new.
 */
export class PlatformTriage implements Unit<number, Triaged> {
  readonly canLook = false;
  readonly subject = ['findings', 'selected by the platform'] as const;
  readonly #context: WritingContext;
  readonly #slug: string;
  readonly #body: Omit<TriageBody, 'limit'>;
  readonly #limit: number | 'all' | undefined;
  readonly #all: FindingRecords;
  #left: number;
  #failure: RowFailure | undefined;

  constructor(
    context: WritingContext,
    slug: string,
    { issueType, decision }: TriageRequest,
    { filters, limit }: Extract<FindingSelection, { by: 'platform' }>,
    all: FindingRecords,
  ) {
    this.#context = context;
    this.#slug = slug;
    this.#body = { issue_type: issueType, ...filters, ...decisionFields(decision) };
    this.#limit = limit;
    this.#left = limit === 'all' ? Number.POSITIVE_INFINITY : (limit ?? MAX_TRIAGE_LIMIT);
    this.#all = all;
  }

  isStale(): boolean {
    return false;
  }

  async read(): Promise<void> {}

  next(): number | undefined {
    return this.#left > 0 ? Math.min(MAX_TRIAGE_LIMIT, this.#left) : undefined;
  }

  send(take: number, attempts: number): Promise<WriteAnswer<Triaged>> {
    return this.#context.writer.triage(this.#slug, { ...this.#body, limit: take } as TriageBody, {
      attempts,
    });
  }

  answered(take: number, { num_triaged, triaged_issues }: Triaged): void {
    const fresh = this.#all.selected(triaged_issues);
    const unlisted = Math.max(0, num_triaged - triaged_issues.length);
    this.#all.answered += 1;
    this.#all.unlisted += unlisted;
    this.#context.progress.advance(fresh);
    const isStalled = fresh === 0 && triaged_issues.length + unlisted > 0;
    const isOne = this.#limit === undefined || (this.#limit !== 'all' && this.#limit <= MAX_TRIAGE_LIMIT);
    if (isStalled && !isOne) this.#all.isStalled = true;
    // The answer holds siblings on other branches, too, so that at most so many of them were selected.
    this.#left =
      isOne || fresh === 0 ? 0 : this.#left - Math.min(take, Math.max(num_triaged, triaged_issues.length));
  }

  isDone(): boolean {
    return true;
  }

  /** The same request again selects other findings: only where all are to be triaged. */
  isRepeatable(): boolean {
    return this.#limit === 'all';
  }

  lost(take: number): void {
    this.#all.lost.requests += 1;
    this.#all.lost.atMost += take;
  }

  end(end: UnitEnd, take = 0): void {
    if (end.kind === 'done' || (end.kind === 'refused' && end.error instanceof CancelledError)) return;
    // Nobody can look what became of it.
    const isUnknown = end.kind !== 'refused';
    if (isUnknown) this.lost(take);
    this.#failure = triageFailureOf(end, isUnknown);
  }

  /** @throws StepError why not all was done */
  throwIfFailed(): void {
    const first = this.#failure;
    if (first === undefined) return;
    throw new StepError({
      kind: 'rows-failed',
      of: 'finding',
      failed: 0,
      unknown: this.#all.lost.atMost,
      first,
    });
  }
}
