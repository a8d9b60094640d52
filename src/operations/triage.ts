import type { TriageRequest } from '../model/request.ts';
import type { TriageResult } from '../model/result.ts';
import type { PlatformClient } from '../platform/client.ts';
import { PlatformError, type RequestFailure } from '../platform/http/errors.ts';
import { TRIAGE_LIMIT, type TriageBody, triageLeaves } from '../platform/resources/triage.ts';
import type { Triaged } from '../platform/resources.ts';
import { resolveSlug } from './deployment.ts';
import { endsStep, type Progress, StepError, settle } from './step.ts';

/** Moves the selected findings to a new triage state (web-api.md 4.8), in requests of at most 3000. */
export function triage(
  client: PlatformClient,
  request: TriageRequest,
  progress: Progress,
): Promise<TriageResult> {
  const { deployment, operation, ...asked } = request;
  const result: TriageResult = {
    operation,
    request: asked,
    dryRun: request.dryRun,
    deployment: { ...deployment },
    notices: [],
    answered: 0,
    triaged: [],
    unlisted: 0,
    uncertain: [],
    failures: [],
  };
  return settle(result, async () => {
    const slug = await resolveSlug(client, result.deployment);
    if (request.dryRun) return;
    try {
      await new Triage(client, slug, request, result, progress).run();
    } finally {
      if (result.uncertain.length > 0)
        result.notices.push({ kind: 'answers-lost', count: result.uncertain.length });
      if (result.unlisted > 0) result.notices.push({ kind: 'triaged-unlisted', count: result.unlisted });
    }
    const [first] = result.failures;
    if (first !== undefined) {
      throw new StepError({ kind: 'requests-failed', failed: result.failures.length, first: first.failure });
    }
  });
}

class Triage {
  readonly #client: PlatformClient;
  readonly #slug: string;
  readonly #request: TriageRequest;
  readonly #result: TriageResult;
  readonly #progress: Progress;
  readonly #seen = new Set<bigint>();

  constructor(
    client: PlatformClient,
    slug: string,
    request: TriageRequest,
    result: TriageResult,
    progress: Progress,
  ) {
    this.#client = client;
    this.#slug = slug;
    this.#request = request;
    this.#result = result;
    this.#progress = progress;
  }

  run(): Promise<void> {
    const { selection } = this.#request;
    return selection.by === 'ids'
      ? this.#byIds(selection.ids)
      : this.#byFilters(selection.filters, selection.limit);
  }

  async #byIds(ids: readonly bigint[]): Promise<void> {
    this.#progress.begin('triaging', ids.length);
    for (let start = 0; start < ids.length; start += TRIAGE_LIMIT) {
      // Siblings of an earlier chunk's findings are triaged already, and would be noted again.
      const chunk = ids.slice(start, start + TRIAGE_LIMIT).filter((id) => !this.#seen.has(id));
      if (chunk.length === 0) continue;
      // The same ids again change nothing more, unless every time adds a note.
      const repeatable = this.#request.note === undefined;
      await this.#send({ issue_ids: chunk, limit: chunk.length }, repeatable);
      this.#progress.advance(chunk.length);
    }
    if (this.#result.failures.length > 0) return;
    const left = ids.filter((id) => !this.#seen.has(id));
    if (left.length > 0) this.#result.notices.push({ kind: 'ids-not-triaged', ids: left });
  }

  /** One request; with a limit beyond what one selects, requests until that or until one brings nothing new. */
  async #byFilters(
    filters: Readonly<Record<string, unknown>>,
    limit: number | 'all' | undefined,
  ): Promise<void> {
    this.#progress.begin('triaging', typeof limit === 'number' ? limit : undefined);
    const leaves = triageLeaves(filters.status, this.#request.state);
    // Repeating is harmless without a note, and where the findings that were triaged have left the filter. But
    // there it selects others, which a limit that the user gave does not allow.
    const mayLeave = leaves || filters.triage_reasons !== undefined;
    const harmless = leaves || this.#request.note === undefined;
    const repeatable = harmless && !(mayLeave && typeof limit === 'number');
    let left = limit === 'all' ? Number.POSITIVE_INFINITY : (limit ?? TRIAGE_LIMIT);
    while (left > 0) {
      const take = Math.min(TRIAGE_LIMIT, left);
      const answer = await this.#send({ ...filters, limit: take }, repeatable);
      if (answer === undefined) return;
      this.#progress.advance(answer.fresh);
      if (limit === undefined || (limit !== 'all' && limit <= TRIAGE_LIMIT)) return;
      if (answer.fresh === 0) {
        if (answer.listed > 0 && this.#result.unlisted === 0) {
          this.#result.notices.push({ kind: 'triage-stalled' });
        }
        return;
      }
      // The answer holds siblings on other branches, too, so that at most so many of them were selected.
      left -= Math.min(take, answer.listed);
    }
  }

  /** Sends one request and keeps its findings; undefined when it failed without ending the step. */
  async #send(
    selection: Partial<TriageBody>,
    repeatable: boolean,
  ): Promise<{ listed: number; fresh: number } | undefined> {
    const { issueType, state, reason, note } = this.#request;
    const body: TriageBody = {
      issue_type: issueType,
      ...selection,
      ...(state === undefined ? {} : { new_triage_state: state }),
      ...(reason === undefined ? {} : { new_triage_reason: reason }),
      ...(note === undefined ? {} : { new_note: note }),
    };
    let lost = false;
    try {
      const onLostAnswer = () => {
        lost = true;
      };
      return this.#keep(await this.#client.triage(this.#slug, body, { repeatable, onLostAnswer }));
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      lost ||= error.failure.uncertain;
      this.#fail(body, error.failure);
      if (endsStep(error)) throw error;
      return undefined;
    } finally {
      // Ids that a later answer reported are certain after all.
      if (lost && !body.issue_ids?.every((id) => this.#seen.has(id))) this.#result.uncertain.push(body);
    }
  }

  #fail(body: TriageBody, failure: RequestFailure): void {
    this.#result.failures.push({ body, failure });
  }

  #keep(answer: Triaged): { listed: number; fresh: number } {
    const before = this.#seen.size;
    for (const id of answer.triaged_issues) {
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      this.#result.triaged.push(id);
    }
    this.#result.answered += 1;
    this.#result.unlisted += Math.max(0, answer.num_triaged - answer.triaged_issues.length);
    return {
      listed: Math.max(answer.num_triaged, answer.triaged_issues.length),
      fresh: this.#seen.size - before,
    };
  }
}
