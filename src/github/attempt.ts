import type { Redirect } from '../platform/http/redirect.ts';
import type { AttemptEnd } from '../platform/http/wire.ts';
import type { GitHubErrorKind } from './errors.ts';
import { NoAnswer, type Octokit } from './octokit.ts';

export interface Answered {
  readonly answered: true;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  /** Parsed; undefined for an empty body. */
  readonly body: unknown;
  /** A 2xx body that is not JSON. */
  readonly isUnreadable: boolean;
}

export interface Unanswered {
  readonly answered: false;
  readonly kind: GitHubErrorKind;
  readonly status?: number | undefined;
  readonly cause: string;
}

export type Attempt = Answered | Unanswered;

export interface AttemptRequest {
  readonly method: string;
  readonly url: URL;
  /** Sent as JSON. */
  readonly data?: unknown;
}

const API_VERSION = '2022-11-28';

/** What Octokit throws: with a response when GitHub answered, else with what its `fetch` threw. */
interface ThrownByOctokit {
  readonly message?: string;
  readonly cause?: unknown;
  readonly response?: { status: number; headers: Answered['headers']; data: unknown };
}

/** One try of one request: GitHub's answer, of any status, or why there is none. Never throws. */
export async function attempt(octokit: Octokit, { method, url, data }: AttemptRequest): Promise<Attempt> {
  try {
    const {
      status,
      headers,
      data: stream,
    } = await octokit.request({
      method: method as 'GET',
      url: url.href,
      ...(data === undefined ? {} : { data }),
      headers: { 'x-github-api-version': API_VERSION },
      // Octokit's own reading takes a body that was cut short as an empty one.
      request: { parseSuccessResponseBody: false },
    });
    const text = stream ? await new Response(stream as ReadableStream).text() : '';
    return { answered: true, status, headers, ...parsed(text) };
  } catch (thrown) {
    const { response, message, cause } = thrown as ThrownByOctokit;
    if (cause instanceof NoAnswer) return unanswered(cause.end);
    if (response === undefined) {
      return { answered: false, kind: 'connection', cause: message || 'the connection failed' };
    }
    const { status, headers, data: body } = response;
    return { answered: true, status, headers, body, isUnreadable: false };
  }
}

function unanswered({ outcome, refused = {} }: AttemptEnd): Unanswered {
  const { status } = outcome;
  if (outcome.answered) return { answered: false, kind: 'redirect', status, cause: reason(refused, status) };
  const isUnread = outcome.kind === 'too-large' || outcome.kind === 'unreadable';
  return { answered: false, kind: isUnread ? 'answer' : 'connection', status, cause: outcome.cause };
}

function reason(
  { cause, to }: Exclude<Redirect, { follow: string }> & { cause?: string },
  status = 0,
): string {
  if (cause !== undefined) return cause;
  if (to === undefined) return 'the redirect has no valid address';
  return to.startsWith('/') ? `a ${status} does not keep the method` : `the redirect leads to ${to}`;
}

function parsed(text: string): { body: unknown; isUnreadable: boolean } {
  if (text === '') return { body: undefined, isUnreadable: false };
  try {
    return { body: JSON.parse(text), isUnreadable: false };
  } catch {
    return { body: undefined, isUnreadable: true };
  }
}
