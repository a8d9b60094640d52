import type { RowFailure } from '../../model/failure.ts';
import type { PolicyRow, RowState } from '../../model/journal.ts';
import type { PolicyChange } from '../../model/policy-change.ts';
import { CancelledError, PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import type { WriteSubject } from '../../platform/http/trace.ts';
import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { PolicyBundles, PolicyPart, Versioned } from '../../platform/resources/policy-bundle.ts';
import type { WritingContext } from '../context.ts';
import { isSameBundle } from '../policies/bundles.ts';
import { sluggedLike } from '../policies/slugs.ts';
import { RowError, rowFailureOf } from '../step.ts';
import type { Unit, UnitEnd } from './carry-out.ts';

type Bundle = Versioned<PolicyBundles[PolicyPart]>;

/**
 * `planned`: nothing came of it; `sent`: a request may have taken effect; `made`: one was seen to; `right`: it was as
 * wanted without one; `stale`: the write was refused, because somebody wrote since the comparison; `left`: what
 * somebody wrote is kept.
 */
type PolicyState = 'planned' | 'sent' | 'made' | 'right' | 'stale' | 'left';

/** A part of the policies: what is wanted of it, and what was done to it. */
export class PolicyRecord {
  readonly change: PolicyChange;
  state: PolicyState = 'planned';
  leftVersion: string | undefined;
  failure: RowFailure | undefined;

  constructor(change: PolicyChange) {
    this.change = change;
  }

  get isDue(): boolean {
    return this.change.entries.length > 0 && this.state !== 'left';
  }

  get isWritten(): boolean {
    return this.state === 'sent' || this.state === 'made';
  }

  get isShown(): boolean {
    return this.state === 'made' || this.state === 'right';
  }

  /** It was seen to be as it is wanted. */
  show(): void {
    this.state = this.isWritten ? 'made' : 'right';
  }

  /** A request that was cancelled before it was sent leaves the part as it is. */
  fail(error: unknown): void {
    if (error instanceof CancelledError && !error.failure.sent) return;
    this.failure = rowFailureOf(error);
  }

  /** Of an undo: somebody wrote it since. */
  leave(): void {
    this.state = 'left';
    this.failure = undefined;
  }

  row(isDryRun: boolean): PolicyRow {
    const { change, failure, leftVersion } = this;
    return {
      change,
      state: this.#rowState(isDryRun),
      ...(leftVersion === undefined ? {} : { leftVersion }),
      ...(failure && { failure }),
    };
  }

  #rowState(isDryRun: boolean): RowState {
    const { state, failure } = this;
    if (failure !== undefined) return failure.kind === 'unknown' ? 'unknown' : 'failed';
    if (state === 'left') return 'left';
    if (state === 'made') return 'changed';
    if (state === 'right' || !this.isDue) return 'unchanged';
    return isDryRun ? 'would-change' : 'not-reached';
  }
}

/**
 * A part of the policies, which one request replaces. It is bound to the version that it was compared with, so that
 * nothing has to be read before it; the dry run is its read.
 */
export class PolicyUnit implements Unit<PolicyChange, Bundle> {
  readonly canLook = true;
  readonly #context: WritingContext;
  readonly #deploymentId: bigint;
  readonly #record: PolicyRecord;
  /** What the last dry run found. */
  #seen: { version: string; differences: number } | undefined;
  #isAnswered = false;
  /** An earlier request may have taken effect. */
  #isOpen = false;
  /** A repeated request was refused, because the version is another one by now. */
  #isMoved = false;

  constructor(context: WritingContext, deploymentId: bigint, record: PolicyRecord) {
    this.#context = context;
    this.#deploymentId = deploymentId;
    this.#record = record;
  }

  get subject(): WriteSubject {
    return ['policies', this.#record.change.target.part];
  }

  isStale(): boolean {
    return false;
  }

  async read(): Promise<void> {
    const { target, after } = this.#record.change;
    const seen = await this.#context.platform.dryRunPolicies(this.#deploymentId, target.part, after);
    // Something that it names is gone by now: that says nothing of what is there.
    this.#seen = undefined;
    if (seen.kind === 'invalid') return;
    this.#seen = { version: seen.stateVersion, differences: seen.entries.length };
    if (seen.entries.length > 0) return;
    this.#record.show();
    if (this.#record.isWritten) this.#record.leftVersion = seen.stateVersion;
  }

  next(): PolicyChange | undefined {
    return this.#record.isShown ? undefined : this.#record.change;
  }

  async send({ target, after, version }: PolicyChange, attempts: number): Promise<WriteAnswer<Bundle>> {
    const { part } = target;
    const { writer } = this.#context;
    const answer = await writer.putPolicies(this.#deploymentId, part, after, version, { attempts });
    // Whoever moved it may have been our own request.
    if (answer.kind === 'refused' && this.#isOpen && isMismatch(answer.error)) {
      this.#isMoved = true;
      return { kind: 'empty', failure: answer.error.failure };
    }
    if (answer.kind === 'open' || answer.kind === 'empty') this.#isOpen = true;
    if (answer.kind === 'open' || answer.kind === 'empty' || answer.kind === 'answered')
      this.#record.state = 'sent';
    return answer;
  }

  /** A dry run has to show it, too: see `isDone`. */
  answered({ after }: PolicyChange, { bundle, stateVersion }: Bundle): void {
    this.#record.leftVersion = stateVersion;
    this.#isAnswered = isSameBundle(sluggedLike(after, bundle), bundle);
  }

  isDone(): boolean {
    return this.#record.isShown;
  }

  isRepeatable({ version }: PolicyChange): boolean {
    return !this.#isMoved && (this.#seen === undefined || this.#seen.version === version);
  }

  end(end: UnitEnd): void {
    if (end.kind === 'done') return;
    const record = this.#record;
    // Where no dry run could be had, the answer is what shows it.
    if (this.#isAnswered && this.#seen === undefined) {
      record.show();
      return;
    }
    if (end.kind === 'refused' && isMismatch(end.error) && !record.isWritten) record.state = 'stale';
    record.fail(this.#failureOf(end));
  }

  #failureOf(end: Exclude<UnitEnd, { kind: 'done' }>): unknown {
    if (this.#isAnswered) return this.#notShown(undefined);
    if (end.kind === 'refused') return end.error;
    const cause = end.kind === 'unknown' ? end.cause : end.failure;
    const isAsBefore = this.#seen?.version === this.#record.change.version;
    // What others wrote since may lie over what we wrote.
    const isOpen = end.kind === 'unknown' || (cause !== undefined && !isAsBefore);
    return isOpen && cause !== undefined ? new RowError({ kind: 'unknown', cause }) : this.#notShown(cause);
  }

  #notShown(cause: RequestFailure | undefined): RowError {
    const differences = this.#seen?.differences ?? 0;
    const wasShown = this.#isAnswered;
    return new RowError({ kind: 'policies-not-shown', differences, wasShown, ...(cause && { cause }) });
  }
}

function isMismatch(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  const { status, serverCode } = error.failure;
  return serverCode === 'STATE_VERSION_MISMATCH' || (status === 412 && serverCode !== undefined);
}
