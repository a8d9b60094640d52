import type { Change, Row } from '../model/change.ts';
import { forEachConcurrently, type WritingContext } from '../model/context.ts';
import { endsStep, rowFailureOf, StepError } from '../model/step-errors.ts';
import {
  endsAllRequests,
  isRefusedForm,
  PlatformError,
  type RequestFailure,
  type WriteOutcome,
} from '../platform/http/errors.ts';
import { NameError } from '../platform/http/path.ts';
import type { Execution } from './carry-out.ts';
import type { Kind, Look, Send, Write } from './kind.ts';
import { setState } from './rows.ts';

/** Maximum age of the read before a write. */
const MAX_READ_AGE_MS = 10_000;
/** Delays of reads after an answer that does not show the change. */
const READ_DELAYS_MS = [0, 500, 2000];
/** So many first writes refused with 403 end the step: the token may not write. */
const MAX_FORBIDDEN = 3;

interface KindRun<C extends Change, Seen, Answer> {
  execution: Execution;
  kind: Kind<C, Seen, Answer>;
  /** The form of the request that worked; undefined until one did. */
  form?: Send<C, Seen, Answer>;
  /** Whether a write was verified, and had no side effect. */
  isProven: boolean;
}

/**
 * Writes the rows that are `not-reached`, and records in each what happened (docs/writing.md). Writes go one at a time
 * until one is verified, then up to `concurrency` at the same time.
 *
 * @throws any error that ends the step
 */
export async function execute<C extends Change, Seen, Answer>(
  execution: Execution,
  kind: Kind<C, Seen, Answer>,
  rows: readonly Row<C>[],
  concurrency = 1,
): Promise<void> {
  const run: KindRun<C, Seen, Answer> = { execution, kind, isProven: false };
  const { first = [], rest = [] } = Object.groupBy(kind.group(rows.filter(isPending)), (write) =>
    kind.revealsSideEffects?.(write) ? 'first' : 'rest',
  );
  const writes = [...first, ...rest];
  const make = (write: Write<C, Seen>) => new Attempts(run, write).make();
  let made = 0;
  for (const write of writes) {
    if (run.isProven) break;
    await make(write);
    made += 1;
  }
  await forEachConcurrently(writes.slice(made), concurrency, make);
}

function isPending({ state }: Row): boolean {
  return state === 'not-reached';
}

/** Sends the requests of one write until the outcome of each row is decided. */
class Attempts<C extends Change, Seen, Answer> {
  readonly #run: KindRun<C, Seen, Answer>;
  readonly #kind: Kind<C, Seen, Answer>;
  readonly #context: WritingContext;
  readonly #rows: readonly Row<C>[];
  /** No write of the kind was verified before. */
  readonly #goesAlone: boolean;
  #form: Send<C, Seen, Answer>;
  /** Since a row was last verified. */
  #repeats = 0;
  #seen: Seen;
  /** The observation before the last request. */
  #before: Seen;
  #readAtMs: number | undefined;
  /** Rows whose requests may have taken effect. */
  readonly #sent = new Set<Row<C>>();
  /** Hid the outcome of the last request; undefined once its rows are decided. */
  #openFailure: RequestFailure | undefined;
  /** Why the last request had no effect. */
  #refusal: PlatformError | undefined;
  #isTagLossNoted = false;
  /** The rows of the last request. */
  #requested: readonly Row<C>[] = [];
  #sentAtMs = 0;

  constructor(run: KindRun<C, Seen, Answer>, { rows, seen, readAtMs }: Write<C, Seen>) {
    this.#run = run;
    this.#kind = run.kind;
    this.#context = run.execution.context;
    this.#rows = rows;
    this.#seen = seen;
    this.#before = seen;
    this.#readAtMs = readAtMs?.();
    this.#goesAlone = !run.isProven;
    this.#form = run.form ?? run.kind.send;
  }

  async make(): Promise<void> {
    try {
      await this.#send();
      this.#decideRest();
    } catch (error) {
      this.#fail(error);
      if (endsStep(error)) throw error;
    } finally {
      for (const row of this.#rows) if (this.#isGone(row)) this.#markUnknown(row);
    }
    if (this.#refusal !== undefined && this.#run.execution.forbidden === MAX_FORBIDDEN) throw this.#refusal;
  }

  async #send() {
    for (;;) {
      if (this.#isStale()) await this.#read();
      this.#requested = this.#kind.next(this.#pending(), this.#seen, this.#sent);
      if (this.#requested.length === 0) return;
      const next = await this.#nextAfter(await this.#request());
      if (next === 'end') return;
      if (next === 'repeat') this.#repeats += 1;
    }
  }

  /** Decides rows by an outcome. `again` sends the pending rows without counting a repeat. */
  async #nextAfter(outcome: WriteOutcome<Answer>): Promise<'again' | 'repeat' | 'end'> {
    const { clock, stop, maxRetries } = this.#context;
    const { effectiveWithinMs } = this.#kind;
    if (effectiveWithinMs !== undefined && (outcome.kind === 'open' || outcome.kind === 'unreadable')) {
      this.#openFailure = outcome.failure;
      await this.#readLate(effectiveWithinMs);
      return 'end';
    }
    switch (outcome.kind) {
      case 'limited':
        return 'again';
      case 'not-sent':
        if (this.#repeats < maxRetries) {
          await clock.sleep(outcome.delayMs, stop);
          return 'repeat';
        }
        return this.#endRefused(new PlatformError(outcome.failure));
      case 'refused':
        if (isRefusedForm(outcome.error) && this.#chooseOtherForm(outcome.error)) return 'again';
        this.#countForbidden(outcome.error);
        return this.#endRefused(outcome.error);
      case 'answered':
      case 'unreadable':
        if (await this.#verify(outcome)) return 'again';
        // A request that is answered may have taken effect, whatever its form.
        if (effectiveWithinMs !== undefined) return 'end';
        return this.#pending().length > 0 && this.#chooseOtherForm() ? 'again' : 'end';
      case 'open':
        this.#openFailure = outcome.failure;
        await clock.sleep(outcome.delayMs, stop);
        await this.#read();
        this.#proveHarmless();
        return this.#repeats < maxRetries ? 'repeat' : 'end';
    }
  }

  /** The last request had no effect; an earlier one may have changed the rows. */
  async #endRefused(error: PlatformError): Promise<'end'> {
    this.#refusal = withMessageOf(error, this.#refusal);
    if (this.#sent.size > 0) await this.#read();
    return 'end';
  }

  /** Records whether the request may have taken effect. */
  async #request(): Promise<WriteOutcome<Answer>> {
    const rows = this.#requested;
    this.#sentAtMs = this.#context.clock.now();
    this.#before = this.#seen;
    try {
      const outcome = await this.#form(this.#context, rows, this.#seen, this.#repeats + 1);
      if (outcome.kind === 'answered' || outcome.kind === 'unreadable' || outcome.kind === 'open') {
        for (const row of rows) this.#sent.add(row);
        this.#run.execution.forbidden = undefined;
      }
      return outcome;
    } catch (error) {
      if (mayHaveTakenEffect(error)) for (const row of rows) this.#sent.add(row);
      throw error;
    }
  }

  /** Decides rows by an answer and by reads after it. Returns whether none is pending. */
  async #verify(answer: Extract<WriteOutcome<Answer>, { kind: 'answered' | 'unreadable' }>) {
    const { clock, stop } = this.#context;
    if (answer.kind === 'unreadable') {
      this.#openFailure = answer.failure;
      if (answer.failure.kind === 'another-answer') this.#failForAnotherProject(answer.failure);
    } else {
      this.#decideShown(this.#kind.seenIn(answer.value, this.#before));
      this.#proveHarmless();
      this.#decideUnnamed();
    }
    for (const pauseMs of READ_DELAYS_MS) {
      if (this.#kind.read === undefined || !this.#hasPending()) break;
      await clock.sleep(pauseMs, stop);
      await this.#read();
      this.#proveHarmless();
    }
    if (this.#hasPending()) return false;
    this.#openFailure = undefined;
    this.#refusal = undefined;
    this.#repeats = 0;
    this.#run.form = this.#form;
    return true;
  }

  /** Reads at once, and again when the request can no longer take effect. */
  async #readLate(effectiveWithinMs: number) {
    const { clock, stop } = this.#context;
    for (const afterMs of [0, effectiveWithinMs]) {
      if (!this.#hasPending()) return;
      await clock.sleep(Math.max(0, this.#sentAtMs + afterMs - clock.now()), stop);
      await this.#read().catch((error: unknown) => {
        // The later read may still succeed.
        if (afterMs === effectiveWithinMs || endsStep(error)) throw error;
      });
      this.#proveHarmless();
    }
  }

  /** Decides rows that an answer leaves out, unless an earlier, still open request may have written them. */
  #decideUnnamed() {
    if (this.#openFailure !== undefined) return;
    for (const row of this.#requested.filter(isPending)) {
      const { refusal } = this.#look(row);
      if (refusal !== undefined) setState(row, refusal.state, refusal.failure);
    }
  }

  /** Proves the kind if a row shows its change. @throws StepError for a side effect of the request */
  #proveHarmless() {
    const failure = this.#kind.sideEffectIn?.(this.#before, this.#seen, this.#requested);
    if (failure === undefined) {
      if (this.#requested.some(({ state }) => state === 'changed')) this.#run.isProven = true;
      return;
    }
    const { what, target, items } = failure;
    // While others are written, the change may be theirs. Findings in an answer were moved by this request.
    if (what === 'findings' || what === 'tickets' || this.#goesAlone) {
      this.#decideUnnamed();
      throw new StepError(failure);
    }
    if (what !== 'tags' || this.#isTagLossNoted) return;
    this.#isTagLossNoted = true;
    this.#context.notices.push({ kind: 'tags-gone', project: target, tags: items });
  }

  #failForAnotherProject({ expected, got }: RequestFailure): never {
    const nameOf = (project: typeof got) => project?.name ?? String(project?.id ?? '');
    throw new StepError({ kind: 'foreign', what: 'project', target: nameOf(expected), items: [nameOf(got)] });
  }

  /** False if there is no other form, or one has already worked. */
  #chooseOtherForm(refusal?: PlatformError): boolean {
    const { otherForms = [] } = this.#kind;
    const next = otherForms[otherForms.indexOf(this.#form) + 1];
    if (this.#run.form !== undefined || next === undefined) return false;
    this.#form = next;
    this.#refusal = refusal && withMessageOf(refusal, this.#refusal);
    return true;
  }

  #countForbidden({ failure }: PlatformError) {
    const { execution } = this.#run;
    if (failure.status !== 403) execution.forbidden = undefined;
    else if (execution.forbidden !== undefined) execution.forbidden += 1;
  }

  #isStale(): boolean {
    if (!(this.#kind.readsBeforeEach || this.#goesAlone)) return false;
    return this.#readAtMs === undefined || this.#context.clock.now() - this.#readAtMs > MAX_READ_AGE_MS;
  }

  async #read() {
    const seen = await this.#kind.read?.(this.#context, this.#rows, this.#seen);
    if (seen !== undefined) this.#decideShown(seen);
  }

  /** Keeps an observation, and decides the rows that it shows. */
  #decideShown(seen: Seen) {
    this.#seen = seen;
    this.#readAtMs = this.#context.clock.now();
    for (const row of this.#requested) if (this.#isGone(row)) setState(row, 'not-reached');
    for (const row of this.#pending()) {
      const { isShown, result } = this.#look(row);
      if (!isShown) continue;
      setState(row, this.#sent.has(row) ? 'changed' : 'unchanged');
      row.seen = result;
    }
  }

  /** Whether the last observation no longer shows a changed row. */
  #isGone(row: Row<C>): boolean {
    return this.#kind.lastDecides === true && row.state === 'changed' && !this.#look(row).isShown;
  }

  #look({ change }: Row<C>): Look<C> {
    return this.#kind.look(this.#seen, change);
  }

  #pending(): readonly Row<C>[] {
    return this.#rows.filter(isPending);
  }

  #hasPending(): boolean {
    return this.#requested.some(isPending);
  }

  /** Unsent rows were refused, or are no longer as planned. */
  #decideRest() {
    for (const row of this.#pending()) {
      const { isUnseen, value } = this.#look(row);
      if (this.#sent.has(row)) this.#markUnknown(row);
      else if (this.#refusal !== undefined) {
        const { failure } = this.#refusal;
        setState(row, this.#kind.isOutdated?.(failure) ? 'left' : 'failed', failure);
      } else if (isUnseen) setState(row, 'failed', { kind: 'finding-unseen' });
      else Object.assign(row, { state: 'left', seen: value });
    }
  }

  /** Decides the pending rows; unsent ones stay `not-reached` if the error ends all requests. */
  #fail(error: unknown) {
    for (const row of this.#pending()) {
      if (this.#sent.has(row)) this.#markUnknown(row, error);
      else if (!endsAllRequests(error) && !(error instanceof StepError))
        setState(row, 'failed', rowFailureOf(error));
    }
  }

  #markUnknown(row: Row<C>, error?: unknown) {
    const cause = this.#openFailure ?? (error instanceof PlatformError ? error.failure : undefined);
    const { value: seen } = this.#look(row);
    setState(row, 'unknown', cause === undefined ? { kind: 'not-shown', seen } : { kind: 'unknown', cause });
  }
}

/** Joins the messages: the first refusal may not have been about the form. */
function withMessageOf(error: PlatformError, earlier: PlatformError | undefined): PlatformError {
  const messages = [earlier, error].flatMap((refusal) => refusal?.failure.serverMessage ?? []);
  const serverMessage = [...new Set(messages)].join('; ') || undefined;
  return new PlatformError({ ...error.failure, serverMessage });
}

function mayHaveTakenEffect(error: unknown): boolean {
  if (error instanceof NameError) return false;
  if (!(error instanceof PlatformError)) return true;
  const { sent, status } = error.failure;
  return sent && status !== 401 && status !== 429;
}
