import type { Octokit } from './octokit.ts';

export interface Answered {
  readonly answered: true;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  /** Parsed; undefined for an empty body. */
  readonly body: unknown;
  /** A 2xx body that is not JSON. */
  readonly isUnreadable: boolean;
}

export type Attempt = Answered | { readonly answered: false; readonly cause: string };

export interface AttemptRequest {
  readonly method: string;
  readonly url: URL;
  /** Sent as JSON. */
  readonly data?: unknown;
  readonly signal: AbortSignal;
}

const API_VERSION = '2022-11-28';

/** What Octokit throws: with a response when GitHub answered, without one when nothing arrived. */
interface ThrownByOctokit {
  readonly message?: string;
  readonly response?: { status: number; headers: Answered['headers']; data: unknown };
}

/** One try of one request: GitHub's answer, of any status, or why there is none. Never throws. */
export async function attempt(
  octokit: Octokit,
  { method, url, data, signal }: AttemptRequest,
): Promise<Attempt> {
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
      request: { redirect: 'manual', signal, parseSuccessResponseBody: false },
    });
    const text = stream ? await new Response(stream as ReadableStream).text() : '';
    return { answered: true, status, headers, ...parsed(text) };
  } catch (thrown) {
    const { response, message } = thrown as ThrownByOctokit;
    if (response === undefined) return { answered: false, cause: message || 'the connection failed' };
    const { status, headers, data: body } = response;
    return { answered: true, status, headers, body, isUnreadable: false };
  }
}

function parsed(text: string): { body: unknown; isUnreadable: boolean } {
  if (text === '') return { body: undefined, isUnreadable: false };
  try {
    return { body: JSON.parse(text), isUnreadable: false };
  } catch {
    return { body: undefined, isUnreadable: true };
  }
}
