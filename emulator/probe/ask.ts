import { parseLosslessly } from '../platform/http/json.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a server answers has the shape that it has
export type Json = any;

export interface Answer {
  /** 0 where the platform did not answer. */
  status: number;
  body: Json;
  isPacked: boolean;
}

/** An endpoint that only reads, as the probe calls it, and its path and query or body. */
export interface Question {
  endpoint: string;
  path: string;
  query?: Readonly<Record<string, string | number>>;
  /** With a body, the request is a POST that searches. */
  body?: unknown;
}

export type Ask = (question: Question) => Promise<Answer>;

const TIMEOUT_MS = 70_000;

/** Sends reads only. */
export function askerFor(baseUrl: string, token: string): Ask {
  return async ({ path, query = {}, body }) => {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.append(name, String(value));
    const init =
      body === undefined
        ? { method: 'GET' }
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const headers = { ...init.headers, authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
      const text = await response.text();
      const isPacked = response.headers.get('content-encoding') === 'gzip';
      return { status: response.status, body: jsonOf(text), isPacked };
    } catch {
      return { status: 0, body: undefined, isPacked: false };
    }
  };
}

function jsonOf(text: string): Json {
  try {
    return parseLosslessly(text);
  } catch {
    return undefined;
  }
}
