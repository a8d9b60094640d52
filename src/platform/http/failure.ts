import { AnswerProblem, ForeignAnswer } from './answer-problem.ts';
import { type Answered, type AttemptOutcome, type AttemptRequest, headerText } from './attempt.ts';
import { ProxyProblem } from './connections.ts';
import type { RequestFailure } from './errors.ts';
import { retryAfter } from './retry.ts';
import { answerMessage, serverCode, serverMessage } from './server-message.ts';
import { requestIdOf } from './trace.ts';
import type { AttemptEnd } from './wire.ts';

/** Statuses by which the platform itself refuses a request, which then certainly had no effect. */
export const REFUSALS = new Set([400, 401, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 428]);

const MAX_REQUEST_ID_LENGTH = 100;

/** What a failure names of its request. */
export interface RequestFacts {
  method: AttemptRequest['method'];
  path: string;
  /** Whether the request may change something on the platform. */
  writes: boolean;
  /** Whether it may be sent again without a look at what became of it. Default `false`. */
  isRepeatable?: boolean;
  attempts: number;
}

export interface FailureContext {
  redact: (text: string) => string;
  /** When the answer was made, by the server's own clock where it names it. */
  nowMs: number;
  /** How long the limit lasts that refused the request, where the server names it in a way of its own. */
  limitLeftMs?: number | undefined;
}

/** What failed, as data; undefined when the attempt brought an answer that can be read. */
export function failureOf(
  request: RequestFacts,
  end: AttemptEnd,
  context: FailureContext,
): RequestFailure | undefined {
  const { outcome, refused } = end;
  if (!outcome.answered) return lostAnswer(request, outcome, context);
  const { status } = outcome;
  if (refused !== undefined) {
    const failure = answered(request, 'redirect', status);
    const to = refused.to === undefined ? {} : { redirectTo: context.redact(refused.to) };
    return { ...failure, ...to, ...(refused.cause === undefined ? {} : { cause: refused.cause }) };
  }
  if (context.limitLeftMs !== undefined) {
    const limit = { retryAfterMs: context.limitLeftMs, isRateLimit: true };
    return { ...errorStatus(request, outcome, context), ...limit };
  }
  if (status === 200 || (request.writes && status > 200 && status < 300)) return undefined;
  if (status < 300) {
    return { ...answered(request, 'answer', status), cause: `status ${status} does not answer a read` };
  }
  return errorStatus(request, outcome, context);
}

/** The failure of an answer that can't be read; undefined when the fault is not the answer's. */
export function unreadable(
  request: RequestFacts,
  answer: Answered,
  error: unknown,
  redact: (text: string) => string,
): RequestFailure | undefined {
  if (error instanceof ForeignAnswer) {
    const { expected, got, message: cause } = error;
    return { ...answered(request, 'another-answer', answer.status), cause, expected, got };
  }
  const cause = problemOf(error, answer.body);
  if (cause === undefined) return undefined;
  const isEmpty = answer.body.trim() === '';
  const message = answerMessage(answer.body, headerText(answer.headers['content-type']), redact);
  return {
    ...answered(request, 'answer', answer.status),
    cause,
    ...(isEmpty ? { isEmpty } : {}),
    ...(message === '' ? {} : { serverMessage: message }),
  };
}

/** The request was not sent. */
export function notSent(
  request: RequestFacts,
  kind: 'connection' | 'rate-limit',
  more: Partial<RequestFailure>,
): RequestFailure {
  return { ...base({ ...request, attempts: request.attempts - 1 }, kind, false), ...more };
}

function lostAnswer(
  request: RequestFacts,
  outcome: Exclude<AttemptOutcome, Answered>,
  { redact }: FailureContext,
): RequestFailure {
  const { sent, status } = outcome;
  const kind = outcome.kind === 'too-large' || outcome.kind === 'unreadable' ? 'answer' : outcome.kind;
  const failure = base(request, kind, sent);
  return {
    ...failure,
    ...(status === undefined ? {} : { status }),
    ...(kind === 'cancelled' && !sent ? { attempts: request.attempts - 1 } : {}),
    ...(outcome.kind === 'too-large' ? { isTooLarge: true } : {}),
    ...(outcome.error instanceof ProxyProblem ? { isProxys: true } : {}),
    cause: redact(outcome.cause),
  };
}

function errorStatus(
  request: RequestFacts,
  { status, headers, body }: Answered,
  { redact, nowMs }: FailureContext,
): RequestFailure {
  const code = serverCode(body, redact);
  const message = serverMessage(body, headerText(headers['content-type']), redact);
  const id = redact(requestIdOf(headers));
  const retryAfterMs = retryAfter(headerText(headers['retry-after']), nowMs);
  return {
    ...answered(request, 'status', status),
    ...(code === undefined ? {} : { serverCode: code }),
    ...(message === '' ? {} : { serverMessage: message }),
    ...(id === '' ? {} : { requestId: id.slice(0, MAX_REQUEST_ID_LENGTH) }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

function answered(request: RequestFacts, kind: RequestFailure['kind'], status: number): RequestFailure {
  return { ...base(request, kind, true), status };
}

function base(request: RequestFacts, kind: RequestFailure['kind'], sent: boolean): RequestFailure {
  const { method, path, attempts } = request;
  return { kind, method, path, attempts, sent };
}

function problemOf(error: unknown, body: string): string | undefined {
  if (error instanceof AnswerProblem) return error.message;
  if (error instanceof RangeError) return 'the answer is nested too deeply';
  if (!(error instanceof SyntaxError)) return undefined;
  return /^\s*</.test(body) ? 'the answer is HTML, not JSON' : 'the answer is not JSON';
}
