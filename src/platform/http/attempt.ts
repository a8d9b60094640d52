import { setImmediate } from 'node:timers/promises';
import { constants, gunzipSync } from 'node:zlib';
import { type Dispatcher, errors } from 'undici';
import { MAX_DOWNLOAD_BYTES, type Route, type SentOptions } from './dispatcher.ts';
import type { Problem } from './errors.ts';
import {
  type Headers,
  type NetworkError,
  networkProblem,
  ProblemError,
  silenceProblem,
} from './network-problems.ts';
import type { TransportOptions } from './options.ts';
import { isSecure } from './path.ts';

/** A download is a file that the platform names, and has no token. */
export type WireRequest = Dispatcher.RequestOptions & { origin: string; isDownload?: boolean };

/** An answer of any status but 3xx. */
export interface WireAnswer {
  status: number;
  headers: Headers;
  body: string;
  isRedirected: boolean;
}

const MAX_BODY_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const CANCELLED = { kind: 'cancelled', cause: 'cancelled' } as const;
/** Unlike `toString`, it removes a byte order mark, which JSON does not allow. */
const UTF_8 = new TextDecoder();

export function headerText(header: Headers[string]): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}

/**
 * Sends a request once, and follows redirects within the origin; of a download to any secure address. Never rejects.
 *
 * @param onSent called when the request is about to be written to a connection
 */
export async function attempt(
  dispatcherOf: (origin: string) => Route,
  request: WireRequest,
  { timeoutMs, stop, abort }: Pick<TransportOptions, 'timeoutMs' | 'stop' | 'abort'>,
  onSent?: () => void,
): Promise<WireAnswer | Problem> {
  let { origin, path } = request;
  let sent = false;
  let status: number | undefined;
  const noteSent = () => {
    sent = true;
    onSent?.();
  };
  const cancelled = new AbortController();
  const onStop = () => {
    // A request under way may have an effect: its answer has until `abort`.
    if (!sent) cancelled.abort();
  };
  stop.addEventListener('abort', onStop);
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([abort, cancelled.signal, timeout]);
  try {
    if (stop.aborted || abort.aborted) return { ...CANCELLED, sent };
    for (let redirects = 0; ; redirects++) {
      const options: SentOptions = { ...request, origin, path, signal, onSent: noteSent };
      // undici itself waits for a connection before it looks at the signal.
      const answer = await unlessAborted(signal, () => dispatcherOf(origin).request(options));
      status = answer.statusCode;
      const body = await bodyOf(answer, request.isDownload ? MAX_DOWNLOAD_BYTES : MAX_BODY_BYTES);
      if (status < 300 || status > 399)
        return { status, headers: answer.headers, body, isRedirected: redirects > 0 };
      const target = redirectOf(answer, request, new URL(origin + path));
      if (!(target instanceof URL)) return { kind: 'redirect', status, redirectTo: target, sent };
      if (redirects === MAX_REDIRECTS)
        return { kind: 'redirect', status, cause: `more than ${MAX_REDIRECTS} redirects`, sent };
      origin = target.origin;
      path = target.pathname + target.search;
      // A redirected request had no effect, so `stop` prevents the next one.
      sent = false;
      if (stop.aborted) onStop();
    }
  } catch (error) {
    // A list that another's failure made useless is still read when the step ends.
    const isClosed = error instanceof errors.ClientDestroyedError;
    if (abort.aborted || cancelled.signal.aborted || isClosed) return { ...CANCELLED, status, sent };
    // Until the request is sent, the proxy has not opened a tunnel.
    const proxy = sent ? undefined : dispatcherOf(origin).proxy;
    if (timeout.aborted) {
      const limit = `within ${Math.round(timeoutMs / 100) / 10} s`;
      if (proxy !== undefined) return { ...silenceProblem(proxy, limit), sent };
      return { kind: 'time-out', cause: `no complete answer ${limit}`, status, sent };
    }
    return { status, ...networkProblem(error as NetworkError, proxy), sent };
  } finally {
    stop.removeEventListener('abort', onStop);
  }
}

/** Settles like `work`, or rejects as soon as the signal aborts. */
export async function unlessAborted<T>(signal: AbortSignal, work: () => T | Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new Error('no answer in time'));
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** @returns the target, or `redirectTo` of one that is not followed */
function redirectOf(
  { statusCode: status, headers }: Dispatcher.ResponseData,
  { method, isDownload = false }: WireRequest,
  from: URL,
) {
  const location = headerText(headers.location);
  const target = location === '' ? null : URL.parse(location, from.href);
  // An address such as `javascript:` has no origin.
  if (target === null || target.origin === 'null') return undefined;
  if (target.origin !== from.origin && !(isDownload && isSecure(target))) return target.origin;
  // 301 to 303 turn a write into a GET, which would report a write that never happened. A 304 is no redirect.
  const keepsMethod = status === 307 || status === 308 || method === 'GET';
  return keepsMethod && status !== 304 ? target : target.pathname;
}

function bodyError(cause: string, isBroken = false) {
  return new ProblemError({ kind: 'answer', cause, isBroken });
}

async function bodyOf(answer: Dispatcher.ResponseData, maxBytes: number): Promise<string> {
  const { statusCode, body, headers } = answer;
  try {
    const bytes = await body.bytes();
    if (bytes.length > maxBytes) throw tooLarge(maxBytes);
    // undici frees the connection only after this turn: the next request would open another one.
    await setImmediate();
    return decompress(bytes, headerText(headers['content-encoding']), maxBytes);
  } catch (error) {
    const isTooLarge = error instanceof errors.ResponseExceededMaxSizeError;
    // An error status says enough without its body.
    if ((isTooLarge || error instanceof ProblemError) && statusCode >= 400) return '';
    throw isTooLarge ? tooLarge(maxBytes) : error;
  }
}

function tooLarge(maxBytes: number) {
  return bodyError(`the answer is larger than ${maxBytes / 1024 / 1024} MiB`);
}

function decompress(bytes: Uint8Array, encoding: string, maxOutputLength: number): string {
  const coding = encoding.trim().toLowerCase();
  // An empty body is not compressed, whatever the header says.
  if (bytes.length === 0 || coding === '' || coding === 'identity') return UTF_8.decode(bytes);
  if (coding !== 'gzip' && coding !== 'x-gzip')
    throw bodyError(`the answer has the encoding "${coding}", which was not requested`);
  try {
    // gzip ends with the length before compression (RFC 1952): one chunk takes a third less time than many.
    const length = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-4).readUInt32LE();
    const chunkSize = Math.min(Math.max(length + 1, constants.Z_MIN_CHUNK), maxOutputLength);
    return UTF_8.decode(gunzipSync(bytes, { maxOutputLength, chunkSize }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxOutputLength);
    throw bodyError(`the gzip answer cannot be decompressed: ${message}`, true);
  }
}
