import type { TriageChange } from '../../model/change.ts';
import type { TriageIssueType } from '../../model/filters.ts';
import { MAX_TRIAGE_LIMIT } from '../../model/triage.ts';
import { PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import { backoff } from '../../platform/http/retry.ts';
import type { TriageBody, Triaged } from '../../platform/resources/triage.ts';
import type { WritingContext } from '../context.ts';
import { repeat } from '../repeat.ts';
import { stepFailureOf } from '../step.ts';
import { decisionFields } from './body.ts';
import { showsDecision } from './decision.ts';
import type { FormerStates } from './former.ts';
import { lookUp } from './look-up.ts';
import { OutcomeRecord, type TriageOutcome } from './outcome.ts';
import { listFailure } from './unreadable.ts';

export interface ApplyTriageOptions {
  /** The list's rows, to know what siblings were. */
  former?: FormerStates;
}

/**
 * Triages findings by their ids, in requests of one kind and decision and at most 3000 ids (web-api.md 4.8). Findings
 * that an answer does not name are read again where their repository is known. Never throws: what ends it early is
 * the outcome's `failure`.
 */
export async function applyTriage(
  context: WritingContext,
  slug: string,
  changes: readonly TriageChange[],
  options: ApplyTriageOptions = {},
): Promise<TriageOutcome> {
  const record = new OutcomeRecord(changes, options.former);
  context.progress.begin('triaging', changes.length);
  try {
    for (const group of groupsOf(changes)) {
      for (let start = 0; start < group.length; start += MAX_TRIAGE_LIMIT) {
        // Siblings of an earlier chunk's findings are triaged already, and would be noted again.
        const chunk = group
          .slice(start, start + MAX_TRIAGE_LIMIT)
          .filter((change) => !record.isChanged(change));
        if (chunk.length > 0) await new Chunk(context, slug, chunk, record).run();
        context.progress.advance(Math.min(MAX_TRIAGE_LIMIT, group.length - start));
      }
    }
    return record.outcome(undefined);
  } catch (error) {
    return record.outcome(stepFailureOf(error));
  }
}

/** One request's findings. */
class Chunk {
  readonly #context: WritingContext;
  readonly #slug: string;
  readonly #changes: readonly TriageChange[];
  readonly #record: OutcomeRecord;
  readonly #decision: string;

  constructor(
    context: WritingContext,
    slug: string,
    changes: readonly TriageChange[],
    record: OutcomeRecord,
  ) {
    this.#context = context;
    this.#slug = slug;
    this.#changes = changes;
    this.#record = record;
    this.#decision = changes[0] === undefined ? '' : groupKey(changes[0]);
  }

  async run(): Promise<void> {
    let lost: { failure: RequestFailure; mayLandLater: boolean } | undefined;
    for (let repeats = 0; ; repeats++) {
      const answer = await this.#send(lost?.failure);
      if (answer.kind === 'shown') return this.#keep(answer.value);
      if (answer.kind === 'refused') {
        if (lost === undefined) return this.#setAll('failed', answer.error.failure);
        break;
      }
      this.#record.lostRequests += 1;
      lost = { failure: answer.failure, mayLandLater: answer.mayLandLater || (lost?.mayLandLater ?? false) };
      const { clock, maxRetries, stop } = this.#context;
      if (!this.#isRepeatable() || repeats === maxRetries) break;
      await clock.sleep(backoff(repeats + 1, clock.random()), stop);
    }
    if (lost !== undefined) await this.#decideLost(lost);
  }

  /** @param lost of an earlier attempt, which may have taken effect whatever becomes of this one */
  async #send(lost: RequestFailure | undefined) {
    try {
      return await repeat(this.#context, (attempts) =>
        this.#context.writer.triage(this.#slug, bodyOf(this.#changes), { attempts }),
      );
    } catch (error) {
      const failure = error instanceof PlatformError ? error.failure : undefined;
      const cause = lost ?? (failure?.uncertain ? failure : undefined);
      if (cause !== undefined) {
        this.#record.lostRequests += lost === undefined ? 1 : 0;
        this.#setAll('unknown', { kind: 'unknown', cause });
      } else if (failure !== undefined && failure.status !== undefined) {
        this.#setAll('failed', failure);
      }
      throw error;
    }
  }

  /** The same ids again change nothing more, unless every time adds a note. */
  #isRepeatable(): boolean {
    return this.#changes[0]?.after.note === undefined;
  }

  async #keep({ num_triaged, triaged_issues }: Triaged): Promise<void> {
    this.#record.answered += 1;
    this.#moved(triaged_issues);
    const uncounted = Math.max(0, num_triaged - triaged_issues.length);
    const missing = this.#changes.filter((change) => !this.#record.isChanged(change));
    // Where more were counted than named, any of the others may have been moved.
    const unclear = uncounted > 0 ? 'unknown' : 'failed';
    for (const change of missing) this.#record.set(change, unclear, { kind: 'not-triaged' });
    const unchanged: TriageChange[] = [];
    const changed = await this.#lookUp(missing, (change) => unchanged.push(change));
    const unlisted = Math.max(0, uncounted - changed);
    this.#record.unlisted += unlisted;
    // One that was counted may have been moved on by somebody before it was read.
    if (unlisted > 0) return;
    for (const change of unchanged) this.#record.set(change, 'failed', { kind: 'not-triaged' });
  }

  async #decideLost(lost: { failure: RequestFailure; mayLandLater: boolean }): Promise<void> {
    this.#setAll('unknown', { kind: 'unknown', cause: lost.failure });
    // A write that may still land is not told apart from one that did not by a read that comes too early.
    await this.#lookUp(this.#changes, (change) => {
      if (!lost.mayLandLater) this.#record.set(change, 'failed', lost.failure);
    });
  }

  /**
   * Reads findings again and marks those that show the decision.
   *
   * @returns how many do
   */
  async #lookUp(
    changes: readonly TriageChange[],
    onUnchanged: (change: TriageChange) => void,
  ): Promise<number> {
    const listed = changes.filter(({ before, target }) => before !== undefined && target.repository);
    if (listed.length === 0) return 0;
    const read = await this.#read(listed);
    if (read === undefined) return 0;
    const moved = new Set<bigint>();
    for (const change of listed) {
      const row = read.found.get(change.target.id);
      const shown = row === undefined ? 'unclear' : showsDecision(row, change.before, change.after);
      if (shown === 'yes') moved.add(change.target.id);
      if (shown === 'no') onUnchanged(change);
    }
    const siblings = read.siblings.filter(({ of }) => moved.has(of)).map(({ id }) => id);
    this.#moved([...moved, ...siblings]);
    return moved.size;
  }

  /** Undefined where the list can't be read: then nothing more is known than before. */
  async #read(changes: readonly TriageChange[]) {
    try {
      return await lookUp(this.#context, changes);
    } catch (error) {
      listFailure(error);
      return undefined;
    }
  }

  #moved(ids: readonly bigint[]): void {
    this.#record.moved(ids, this.#decision, groupKey);
  }

  #setAll(state: 'failed' | 'unknown', failure: Parameters<OutcomeRecord['set']>[2]): void {
    for (const change of this.#changes) {
      if (!this.#record.isChanged(change)) this.#record.set(change, state, failure);
    }
  }
}

function groupsOf(changes: readonly TriageChange[]): TriageChange[][] {
  return [...Map.groupBy(changes, groupKey).values()];
}

function groupKey({ target, after }: TriageChange): string {
  return JSON.stringify([target.issueType, after.state ?? '', after.reason ?? '', after.note ?? '']);
}

function bodyOf(changes: readonly TriageChange[]): TriageBody {
  const [first] = changes;
  return {
    issue_type: first?.target.issueType as TriageIssueType,
    issue_ids: changes.map(({ target }) => target.id),
    limit: changes.length,
    ...decisionFields(first?.after ?? {}),
  };
}
