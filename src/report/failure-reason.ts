import type { Row } from '../changes/change.ts';
import type { GitHubFailure } from '../github/errors.ts';
import type { StepFailure } from '../model/failure.ts';
import { REFUSED_POLICIES } from '../model/policy-rules.ts';
import type { StepResult } from '../model/result.ts';
import type { RequestFailure } from '../platform/http/errors.ts';
import { CODES } from './explain/statuses.ts';
import { inState, rowsOf } from './row-states.ts';

/** The fixed words of the output `failure-reason`. */
export type FailureReason =
  | 'invalid-inputs'
  | 'token-refused'
  | 'not-found'
  | 'rate-limited'
  | 'unreachable'
  | 'too-many-changes'
  | 'plan-changed'
  | 'gate-failed'
  | 'scan-timeout'
  | 'no-scan'
  | 'drift'
  | 'some-failed'
  | 'uncertain'
  | 'time-limit'
  | 'cancelled'
  | 'other';

type Kind = StepFailure['kind'];
type FailureOf<K extends Kind> = K extends RequestFailure['kind']
  ? RequestFailure
  : Extract<StepFailure, { kind: K }>;

const REASONS: { [K in Kind]: FailureReason | ((failure: FailureOf<K>) => FailureReason) } = {
  status: statusReason,
  'rate-limit': 'rate-limited',
  connection: 'unreachable',
  proxy: 'unreachable',
  certificate: 'unreachable',
  'client-certificate': 'unreachable',
  'time-out': 'unreachable',
  redirect: 'unreachable',
  answer: 'other',
  'another-answer': 'other',
  cancelled: 'cancelled',
  stopped: 'cancelled',
  'time-limit': 'time-limit',
  'no-deployment': 'token-refused',
  'several-deployments': 'invalid-inputs',
  'other-deployment': 'invalid-inputs',
  'nothing-selected': 'not-found',
  'nothing-in-report': 'not-found',
  'exclusions-unmatched': 'invalid-inputs',
  'name-unusable': 'other',
  'list-broken': 'other',
  'rules-not-written': ({ problem }) => (problem === 'unwritable' ? 'other' : 'invalid-inputs'),
  'too-many-changes': 'too-many-changes',
  'rows-failed': 'some-failed',
  'plan-changed': 'plan-changed',
  'policies-changed': 'plan-changed',
  'policies-invalid': 'invalid-inputs',
  foreign: 'other',
  'other-report': 'invalid-inputs',
  'gate-failed': 'gate-failed',
  'gate-scan-failed': 'gate-failed',
  'gate-list-failed': ({ cause }) => reasonOf(cause),
  'gate-overwritten': 'gate-failed',
  'product-not-run': 'gate-failed',
  'scan-timeout': 'scan-timeout',
  'findings-missing': 'scan-timeout',
  'no-scan': 'no-scan',
  drift: 'drift',
  'not-on-github': ({ what }) => (what === 'owner' ? 'not-found' : 'invalid-inputs'),
  github: ({ cause }) => gitHubReason(cause),
  unexpected: 'other',
};

/** Undefined where the step did not fail. */
export function failureReason(result: StepResult, cancelled: boolean): FailureReason | undefined {
  const { failure } = result;
  if (failure === undefined) return undefined;
  if (cancelled) return 'cancelled';
  return failure.kind === 'rows-failed' ? rowsReason(result) : reasonOf(failure);
}

/** One cause of all rows that failed is the step's, where it is one that a workflow can act on. */
function rowsReason(result: StepResult): FailureReason {
  const failed = inState(rowsOf(result), 'failed', 'unknown');
  if (failed.every(({ state }) => state === 'unknown')) return 'uncertain';
  const isRefused = ({ failure }: Row) =>
    failure?.kind === 'status' && statusReason(failure) === 'token-refused' && !hasOwnMeaning(failure);
  return failed.every(isRefused) ? 'token-refused' : 'some-failed';
}

/** A code to which this API gives another meaning than that of the status. */
function hasOwnMeaning({ serverCode = '' }: RequestFailure): boolean {
  return serverCode in CODES;
}

function reasonOf(failure: StepFailure): FailureReason {
  const reason = REASONS[failure.kind] as FailureReason | ((failure: StepFailure) => FailureReason);
  return typeof reason === 'function' ? reason(failure) : reason;
}

function statusReason({
  status = 0,
  serverCode = '',
}: Pick<RequestFailure, 'status' | 'serverCode'>): FailureReason {
  if (REFUSED_POLICIES.has(serverCode)) return 'invalid-inputs';
  if (status === 401 || status === 403) return 'token-refused';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 407 || status === 408 ? 'unreachable' : 'other';
}

function gitHubReason({ kind, status }: GitHubFailure): FailureReason {
  if (kind === 'rate-limited') return 'rate-limited';
  if (kind === 'cancelled') return 'cancelled';
  if (kind === 'status') return statusReason({ status });
  return kind === 'answer' ? 'other' : 'unreachable';
}
