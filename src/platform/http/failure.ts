import { type Answered, headerText } from './attempt.ts';
import { ForeignAnswer, ShapeProblem } from './decode.ts';
import type { RequestFailure } from './errors.ts';
import { retryAfter } from './retry.ts';
import { answerMessage, serverCode, serverMessage } from './server-message.ts';

/** What an end of an attempt adds to what is known of its request. */
export type FailurePart = Omit<RequestFailure, 'method' | 'path' | 'attempts'>;

const MAX_REQUEST_ID_LENGTH = 100;
/** As nginx answers. */
const NO_CERTIFICATE = /No required SSL certificate was sent/;

/** The header by which a server names a request. */
export function requestIdOf({ headers }: Answered): string | undefined {
  return (
    headerText(headers['x-request-id'] ?? headers['cf-ray']).slice(0, MAX_REQUEST_ID_LENGTH) || undefined
  );
}

/** What the status of an answer says against it; undefined for one whose body answers the request. */
export function statusProblem(
  answer: Answered,
  isAnswer: (status: number) => boolean,
  nowMs: number,
): FailurePart | undefined {
  const { status, headers, body } = answer;
  if (isAnswer(status)) return undefined;
  if (status < 300) {
    return { kind: 'answer', status, sent: true, cause: `status ${status} does not answer a read` };
  }
  const isCertificateMissing = status === 400 && NO_CERTIFICATE.test(body);
  return {
    ...{ kind: isCertificateMissing ? 'client-certificate' : 'status', status, sent: true },
    serverCode: serverCode(body),
    serverMessage: serverMessage(body, headerText(headers['content-type'])),
    requestId: requestIdOf(answer),
    retryAfterMs: retryAfter(headerText(headers['retry-after']), nowMs),
  };
}

/** Why an answer cannot be read; undefined when the fault is not the answer's. */
export function unreadable({ status, headers, body }: Answered, error: unknown): FailurePart | undefined {
  if (error instanceof ForeignAnswer) {
    const { expected, got, message: cause } = error;
    return { kind: 'another-answer', status, sent: true, cause, expected, got };
  }
  const cause = problemOf(error, body);
  if (cause === undefined) return undefined;
  const said = answerMessage(body, headerText(headers['content-type']));
  return { kind: 'answer', status, sent: true, cause, isEmpty: body.trim() === '', serverMessage: said };
}

function problemOf(error: unknown, body: string): string | undefined {
  if (error instanceof ShapeProblem) return error.message;
  if (error instanceof RangeError) return 'the answer is nested too deeply';
  if (!(error instanceof SyntaxError)) return undefined;
  return /^\s*</.test(body) ? 'the answer is HTML, not JSON' : 'the answer is not JSON';
}
