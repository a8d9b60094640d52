import { type AttemptOutcome, headerText } from './attempt.ts';
import type { Redact } from './redact.ts';

/** What a client does, for whoever looks for a fault. Texts are without the token. */
export type TraceEvent =
  | {
      kind: 'request';
      method: string;
      path: string;
      /** Of the answer; else `cause` says why there is none. */
      status?: number;
      cause?: string;
      ms: number;
      requestId?: string;
    }
  /** All requests wait, or one before it is repeated. */
  | { kind: 'wait'; ms: number; why: 'rate-limit' | 'retry' }
  /** What follows a failed attempt of a request. */
  | { kind: 'decision'; method: string; path: string; action: string; attempts: number }
  /** What follows an answer to a write, or the loss of one. */
  | { kind: 'write'; of: WriteSubject; action: 'pause' | 'repeat' | WriteEnd };

/** What a write is about: a kind of change, and the name of a project, or how many findings. */
export type WriteSubject = readonly [kind: string, name: string];

export type WriteEnd = 'done' | 'refused' | 'not-shown' | 'unknown';

/** The header by which a server names a request. */
export function requestIdOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  return headerText(headers['x-request-id'] ?? headers['x-github-request-id'] ?? headers['cf-ray']);
}

export function requestEvent(
  { method, path }: { method: string; path: string },
  outcome: AttemptOutcome,
  ms: number,
  redact: Redact,
): TraceEvent {
  const event = { kind: 'request', method, path: redact(path), ms: Math.round(ms) } as const;
  if (!outcome.answered) return { ...event, cause: redact(outcome.cause) };
  const requestId = redact(requestIdOf(outcome.headers));
  return { ...event, status: outcome.status, ...(requestId === '' ? {} : { requestId }) };
}
