import type { RowFailure, StepFailure } from '../../model/failure.ts';
import { shortRef } from '../../model/refs.ts';
import type { SecondRun } from '../../model/step.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import { behind, capitalized, firstOf } from '../format.ts';

/** The words of the output `failure-reason`. */
export const FAILURE_REASONS = [
  'invalid-inputs',
  'token-refused',
  'not-found',
  'rate-limited',
  'unreachable',
  'too-many-changes',
  'plan-changed',
  'gate-failed',
  'scan-timeout',
  'no-scan',
  'drift',
  'overdue',
  'uncovered',
  'found',
  'not-known',
  'some-failed',
  'uncertain',
  'time-limit',
  'cancelled',
  'other',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A failure in plain sentences, without full stops at their ends. */
export interface Explanation {
  /** Default: `other`. */
  reason?: FailureReason;
  message: string;
  remedy: string;
}

export type Failure = StepFailure | RowFailure;

/** Also members with several kinds, which `Extract` leaves out. */
export type OfKind<T extends { kind: string }, K> = T extends unknown
  ? K extends T['kind']
    ? T
    : never
  : never;

export type FailureOf<K extends Failure['kind']> = OfKind<Failure, K>;

/** A text for each kind of failure but those of requests; `runAgain` says how to run the step again. */
export type FailureTable = {
  [K in Exclude<Failure['kind'], RequestFailure['kind']>]: (
    failure: FailureOf<K>,
    runAgain: string,
  ) => Explanation;
};

export const CREATE_TOKEN =
  'create an API token with Web API access under Settings > Tokens of the platform, and pass it as `token`';

export const RUN_AGAIN = 'Run the step again';

/** Only for writes that a read shows. */
export const READS_FIRST = 'Run the step again: it reads first, and writes only what is still missing';

const LOOK_FIRST = 'Before you run the step again, look at the findings in the web UI';

export const SECOND_RUNS: Record<SecondRun, string> = {
  repeats: `${LOOK_FIRST}: it triages all of them again`,
  'repeats-note': `${LOOK_FIRST}: it triages all of them again, and writes the note twice`,
  'selects-again': `${LOOK_FIRST}: the platform selects again, and may triage others`,
  'opens-tickets':
    'Look in Jira for tickets that the platform does not show, and do not run the step again within two minutes',
};

/** `` The list of `sast` findings on `main` `` */
export function listPhrase(product: string, ref = ''): string {
  return `The list of \`${product}\` findings${behind(' on ', ref && `\`${shortRef(ref)}\``)}`;
}

/** `Did you mean acme/login? Otherwise …` @param otherwise a clause */
export function suggested(near: readonly string[] | undefined, otherwise: string): string {
  return near?.length ? `Did you mean ${firstOf(near, 3)}? Otherwise ${otherwise}` : capitalized(otherwise);
}
