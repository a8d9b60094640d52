import type { RowFailure } from '../model/failure.ts';
import type { WritingContext } from '../operations/context.ts';
import { endsStep, forEachConcurrently, rowFailureOf, StepError } from '../operations/step.ts';
import { isRefusedForm } from '../platform/forms.ts';
import {
  CancelledError,
  errorOf,
  PlatformError,
  RateLimitError,
  type RequestFailure,
} from '../platform/http/errors.ts';
import { NameError } from '../platform/http/path.ts';
import type { Change, Row } from './change.ts';
import type { Kind, Write } from './kind.ts';

/** Of the first write of a kind, and of kinds that ask for it: no read before it is older than this. */
const MAX_READ_AGE_MS = 10_000;
/** After an answer that shows nothing it is read at once, and again after each of these pauses. */
const FURTHER_LOOKS_MS = [500, 2000];
/** So many refusals with 403 at the start of a step mean a token that may not write. */
const MAX_FORBIDDEN = 3;

/** What the writes of one step have shown of its token. */
export interface Execution {
  context: WritingContext;
  /** Writes that were refused with 403 before any other came to anything. */
  forbidden: number;
  mayWrite: boolean;
}

/** What the writes of one kind have shown in this step. */
interface KindRun<C extends Change, Seen, Answer> {
  execution: Execution;
  kind: Kind<C, Seen, Answer>;
  form: number;
  isFormKnown: boolean;
  /** Whether a write was shown, and did nothing that nobody asked for. */
  isProven: boolean;
}

export function newExecution(context: WritingContext): Execution {
  return { context, forbidden: 0, mayWrite: false };
}

/**
 * Makes the rows that are `not-reached`, and notes in each what happened (contract, "What happened to a write"). The
 * writes go one by one until one has shown what it does, then `concurrency` at the same time.
 *
 * @throws what ends a step: cancellation, the time limit, a token that is refused, an answer nobody asked for
 */
export async function execute<C extends Change, Seen, Answer>(
  execution: Execution,
  kind: Kind<C, Seen, Answer>,
  rows: readonly Row<C>[],
  concurrency = 1,
): Promise<void> {
  const run: KindRun<C, Seen, Answer> = { execution, kind, form: 0, isFormKnown: false, isProven: false };
  const writes = tellingFirst(kind, kind.group(rows.filter(isPending)));
  const { progress } = execution.context;
  const make = async (write: Write<C, Seen>) => {
    await new Attempts(run, write).make();
    progress.advance(write.rows.length);
  };
  let made = 0;
  for (const write of writes) {
    if (run.isProven) break;
    await make(write);
    made += 1;
  }
  await forEachConcurrently(writes.slice(made), concurrency, make);
}

function tellingFirst<C extends Change, Seen, Answer>(
  kind: Kind<C, Seen, Answer>,
  writes: readonly Write<C, Seen>[],
): readonly Write<C, Seen>[] {
  const first = writes.find((write) => kind.isTelling?.(write));
  return first === undefined ? writes : [first, ...writes.filter((write) => write !== first)];
}

function isPending({ state }: Row): boolean {
  return state === 'not-reached';
}

/** The requests of one write, until it is known what became of each of its rows. */
class Attempts<C extends Change, Seen, Answer> {
  readonly #run: KindRun<C, Seen, Answer>;
  readonly #rows: readonly Row<C>[];
  readonly #isFirst: boolean;
  #form: number;
  #seen: Seen;
  #readAtMs: number | undefined;
  /** Rows of requests that may have taken effect. */
  readonly #sent = new Set<Row<C>>();
  /** Why it is open whether the last of those did; undefined where it was answered. */
  #open: RequestFailure | undefined;
  #refusal: PlatformError | undefined;
  #triedForms = 1;
  #isWarned = false;

  constructor(run: KindRun<C, Seen, Answer>, { rows, seen, readAtMs }: Write<C, Seen>) {
    this.#run = run;
    this.#rows = rows;
    this.#seen = seen;
    this.#readAtMs = readAtMs;
    this.#isFirst = !run.isProven;
    this.#form = run.form;
  }

  /** @throws what ends the step */
  async make(): Promise<void> {
    try {
      await this.#send();
      this.#end();
    } catch (error) {
      this.#fail(error);
      if (endsStep(error)) throw error;
    }
    const { mayWrite, forbidden } = this.#run.execution;
    if (this.#refusal !== undefined && !mayWrite && forbidden === MAX_FORBIDDEN) throw this.#refusal;
  }

  /** Sends what is missing, and looks, until nothing is missing or nothing more can be sent. */
  async #send(): Promise<void> {
    const { kind, execution } = this.#run;
    const { clock, stop, maxRetries } = execution.context;
    let repeats = 0;
    for (;;) {
      if (this.#isStale()) await this.#look();
      const rows = kind.next(this.#pending(), this.#seen);
      if (rows.length === 0) return;
      const before = this.#seen;
      const answer = await this.#request(rows, repeats + 1);
      switch (answer.kind) {
        case 'limited':
          continue;
        case 'not-sent':
          if (repeats === maxRetries) return this.#refused(errorOf(answer.failure));
          break;
        case 'refused':
          if (isRefusedForm(answer.error) && this.#turnsToOtherForm(answer.error)) continue;
          this.#noteForbidden(answer.error);
          return this.#refused(answer.error);
        case 'answered':
        case 'empty':
          if (await this.#isShown(answer, before, rows)) {
            repeats = 0;
            continue;
          }
          if (this.#pending().length > 0 && this.#turnsToOtherForm()) continue;
          return;
        case 'open':
          this.#open = answer.failure;
      }
      await clock.sleep(answer.delayMs, stop);
      if (answer.kind === 'open') {
        if (kind.read) await this.#look();
        this.#compare(before, rows);
        if (repeats === maxRetries || kind.isRepeatable === false) return;
      }
      repeats += 1;
    }
  }

  /** One request, of which it is noted whether it may have taken effect. */
  async #request(rows: readonly Row<C>[], attempt: number) {
    const { kind, execution } = this.#run;
    try {
      const answer = await kind.send(execution.context, rows, this.#seen, { attempt, form: this.#form });
      if (answer.kind === 'answered' || answer.kind === 'empty' || answer.kind === 'open') {
        for (const row of rows) this.#sent.add(row);
        execution.mayWrite = true;
      }
      return answer;
    } catch (error) {
      if (mayHaveTakenEffect(error)) for (const row of rows) this.#sent.add(row);
      throw error;
    }
  }

  /** Whether an answer, or a read after it, shows the rows of its request. */
  async #isShown(
    answer: { kind: 'answered'; value: Answer } | { kind: 'empty'; failure: RequestFailure },
    before: Seen,
    rows: readonly Row<C>[],
  ): Promise<boolean> {
    const { kind, execution } = this.#run;
    const { clock, stop } = execution.context;
    const isOpen = () => rows.some(isPending);
    if (answer.kind === 'answered') {
      this.#see(kind.seenIn(answer.value, before));
      this.#compare(before, rows);
      if (kind.answersDecide) await this.#decide(rows);
    } else {
      if (answer.failure.kind === 'another-answer') this.#anotherAnswer(rows, answer.failure);
      this.#open = answer.failure;
    }
    if (isOpen() && kind.read && !(answer.kind === 'answered' && kind.answersDecide)) {
      for (const pauseMs of [0, ...FURTHER_LOOKS_MS]) {
        await clock.sleep(pauseMs, stop);
        await this.#look();
        this.#compare(before, rows);
        if (!isOpen()) break;
      }
    }
    if (isOpen()) return false;
    this.#open = undefined;
    this.#refusal = undefined;
    this.#run.form = this.#form;
    this.#run.isFormKnown = true;
    return true;
  }

  /** The answer leaves rows out; where an earlier request is open, that one may have made them. */
  async #decide(rows: readonly Row<C>[]): Promise<void> {
    const left = rows.filter(isPending);
    if (left.length === 0) return;
    if (this.#open !== undefined) {
      if (this.#run.kind.read) await this.#look();
      return;
    }
    for (const row of left) set(row, 'failed', { kind: 'not-triaged' });
  }

  /** @throws StepError where the kind's first write, or any that is not ours to judge, did what nobody asked for */
  #compare(before: Seen, rows: readonly Row<C>[]): void {
    const { kind, execution } = this.#run;
    const unasked = kind.unaskedIn?.(before, this.#seen, rows);
    if (unasked === undefined) {
      if (rows.some(({ state }) => state === 'changed')) this.#run.isProven = true;
      return;
    }
    const { failure, notice } = unasked;
    if (unasked.endsStep || this.#isFirst) {
      for (const row of rows) set(row, 'failed', failure);
      throw new StepError(failure);
    }
    if (notice !== undefined && !this.#isWarned) execution.context.notices.push(notice);
    this.#isWarned = true;
  }

  #anotherAnswer(rows: readonly Row<C>[], { expected, got }: RequestFailure): never {
    const failure = {
      kind: 'foreign' as const,
      what: 'project' as const,
      of: expected?.name ?? String(expected?.id ?? ''),
      items: [got?.name ?? String(got?.id ?? '')],
    };
    for (const row of rows) set(row, 'failed', failure);
    throw new StepError(failure);
  }

  /** A refusal says nothing of an earlier request: that needs another look. */
  async #refused(error: PlatformError): Promise<void> {
    this.#refusal = withMessageOf(error, this.#refusal);
    if (this.#sent.size > 0 && this.#run.kind.read) await this.#look();
  }

  #turnsToOtherForm(refusal?: PlatformError): boolean {
    const { kind } = this.#run;
    const { forms = 1 } = kind;
    if (this.#run.isFormKnown || this.#triedForms === forms) return false;
    this.#triedForms += 1;
    this.#form = (this.#form + 1) % forms;
    this.#refusal = refusal;
    return true;
  }

  /** @throws PlatformError where a token may not write */
  #noteForbidden(error: PlatformError): void {
    const { execution } = this.#run;
    if (execution.mayWrite) return;
    if (error.failure.status !== 403) execution.mayWrite = true;
    else execution.forbidden += 1;
  }

  #isStale(): boolean {
    const { kind, execution } = this.#run;
    if (kind.read === undefined || !(kind.readsBeforeEach || this.#isFirst)) return false;
    const { clock } = execution.context;
    return this.#readAtMs === undefined || clock.now() - this.#readAtMs > MAX_READ_AGE_MS;
  }

  async #look(): Promise<void> {
    const { kind, execution } = this.#run;
    const seen = await kind.read?.(execution.context, this.#rows, this.#seen);
    if (seen !== undefined) this.#see(seen);
  }

  #see(seen: Seen): void {
    this.#seen = seen;
    this.#readAtMs = this.#run.execution.context.clock.now();
    for (const row of this.#pending()) {
      if (this.#run.kind.shows(seen, row.change)) set(row, this.#sent.has(row) ? 'changed' : 'unchanged');
    }
  }

  #pending(): readonly Row<C>[] {
    return this.#rows.filter(isPending);
  }

  /** Nothing more is sent. */
  #end(): void {
    const { kind } = this.#run;
    for (const row of this.#pending()) {
      if (this.#sent.has(row)) this.#unknown(row);
      else if (this.#refusal !== undefined) set(row, 'failed', this.#refusal.failure);
      else {
        row.state = 'left';
        row.seen = kind.valueIn?.(this.#seen, row.change);
      }
    }
  }

  #fail(error: unknown): void {
    const isOfStep = error instanceof CancelledError || error instanceof RateLimitError;
    for (const row of this.#pending()) {
      if (this.#sent.has(row)) this.#unknown(row, error);
      else if (!isOfStep) set(row, 'failed', rowFailureOf(error));
    }
  }

  #unknown(row: Row<C>, error?: unknown): void {
    const cause = this.#open ?? (error instanceof PlatformError ? error.failure : undefined);
    const seen = this.#run.kind.valueIn?.(this.#seen, row.change);
    set(row, 'unknown', cause === undefined ? { kind: 'not-shown', seen } : { kind: 'unknown', cause });
  }
}

function set(row: Row, state: Row['state'], failure?: RowFailure): void {
  row.state = state;
  row.failure = failure;
}

/** Where another form was refused before, that may not have been for its form: both messages matter. */
function withMessageOf(error: PlatformError, earlier: PlatformError | undefined): PlatformError {
  const messages = [earlier, error].flatMap((one) => one?.failure.serverMessage ?? []);
  const serverMessage = [...new Set(messages)].join('; ');
  return serverMessage === '' ? error : errorOf({ ...error.failure, serverMessage }, error);
}

/** Of what ended a request early. */
function mayHaveTakenEffect(error: unknown): boolean {
  if (error instanceof NameError) return false;
  if (!(error instanceof PlatformError)) return true;
  const { sent, status } = error.failure;
  return sent && status !== 401 && status !== 429;
}
