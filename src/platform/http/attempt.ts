import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { NoticedOptions } from './dispatcher.ts';
import type { RequestFailure } from './errors.ts';
import { networkProblem } from './network-error.ts';

export interface AttemptRequest {
  origin: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface AttemptLimits {
  /** For connecting, sending and the whole answer, redirects included, in ms. */
  timeoutMs: number;
  /** Drops the request as long as it has not been handed to a connection. */
  stop: AbortSignal;
  /** Ends the request, whatever it is at. */
  abort: AbortSignal;
  /** Called when the request is about to be written to a connection. */
  onSent: () => void;
}

/** An answer of any status but a redirect's, read to its end. */
export interface Answered {
  status: number;
  headers: Headers;
  body: string;
  /** The path that a redirect led to; undefined without one. */
  redirectedTo: string | undefined;
}

/** Why there is no answer. */
export type Lost = Pick<
  RequestFailure,
  'kind' | 'cause' | 'sent' | 'status' | 'isTooLarge' | 'redirectTo'
> & { error?: unknown };

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

const MAX_REDIRECTS = 5;
/** The largest body that is read, in bytes, packed and unpacked. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const TOO_LARGE = {
  isTooLarge: true,
  cause: `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
};
/** Unlike `toString`, it takes a byte order mark away, which JSON does not allow. */
const UTF_8 = new TextDecoder();

/** A header as text: the first, where there are several. */
export function headerText(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}

/** One attempt of one request, with the redirects within the origin. Never rejects. */
export async function attempt(
  dispatcher: Dispatcher,
  request: AttemptRequest,
  { timeoutMs, stop, abort, onSent }: AttemptLimits,
): Promise<Answered | Lost> {
  const ending = new AbortController();
  let sent = false;
  let status: number | undefined;
  const onStop = () => sent || ending.abort(CANCELLED);
  const onAbort = () => ending.abort(CANCELLED);
  const cause = `no complete answer within ${Math.round(timeoutMs / 100) / 10} s`;
  const timer = setTimeout(() => ending.abort({ kind: 'time-out', cause }), timeoutMs);
  stop.addEventListener('abort', onStop);
  abort.addEventListener('abort', onAbort);
  const noteSent = () => {
    sent = true;
    onSent();
  };
  try {
    if (stop.aborted || abort.aborted) return { ...CANCELLED, sent };
    let redirectedTo: string | undefined;
    for (let redirects = 0; ; redirects++) {
      const path = redirectedTo ?? request.path;
      const answer = await send(dispatcher, { ...request, path }, ending.signal, noteSent);
      status = answer.statusCode;
      const redirect = redirectOf(answer, request.method, new URL(path, request.origin));
      // An error status says all by itself, whatever its body is.
      const body = await bodyOf(answer).catch((error) => {
        if (error instanceof BodyProblem && (status ?? 0) >= 400) return '';
        throw error;
      });
      if (redirect === undefined) return { status, headers: answer.headers, body, redirectedTo };
      const { follow, to } = redirect;
      if (follow === undefined) return { kind: 'redirect', status, redirectTo: to, sent };
      if (redirects === MAX_REDIRECTS) {
        return { kind: 'redirect', status, cause: `more than ${MAX_REDIRECTS} redirects`, sent };
      }
      redirectedTo = follow;
    }
  } catch (error) {
    if (ending.signal.aborted) return { ...(ending.signal.reason as Lost), status, sent };
    if (error instanceof BodyProblem) return { kind: 'answer', status, sent, ...error.problem };
    return { status, ...networkProblem(error), sent, error };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', onStop);
    abort.removeEventListener('abort', onAbort);
  }
}

const CANCELLED = { kind: 'cancelled', cause: 'cancelled' } as const;

/** Settles with the signal, too: undici does not settle an abort before it has a connection. */
function send(
  dispatcher: Dispatcher,
  request: AttemptRequest,
  signal: AbortSignal,
  onSent: () => void,
): Promise<Dispatcher.ResponseData> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const options: NoticedOptions = { ...request, signal, onSent };
  return Promise.race([dispatcher.request(options), aborted]);
}

/** Where a redirect leads: `follow` is a path to go to, `to` one that is not followed. Undefined when it is none. */
function redirectOf(
  { statusCode: status, headers }: Dispatcher.ResponseData,
  method: string,
  from: URL,
): { follow?: string; to?: string } | undefined {
  if (status < 300 || status > 399) return undefined;
  const location = headerText(headers.location);
  const target = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  // An address such as `javascript:` has no origin.
  if (target === undefined || location === '' || target.origin === 'null') return {};
  if (target.origin !== from.origin) return { to: target.origin };
  // 301 to 303 turn a write into a GET, which would report a write that never was.
  const keepsMethod = status === 307 || status === 308 || method === 'GET';
  return keepsMethod && status !== 304
    ? { follow: target.pathname + target.search }
    : { to: target.pathname };
}

/** A body that cannot be read. */
class BodyProblem extends Error {
  readonly problem: Pick<RequestFailure, 'cause' | 'isTooLarge'>;

  constructor(problem: Pick<RequestFailure, 'cause' | 'isTooLarge'>) {
    super(problem.cause);
    this.problem = problem;
  }
}

async function bodyOf({ body, headers }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes > MAX_BODY_BYTES) body.destroy(new BodyProblem(TOO_LARGE));
  });
  await new Promise((resolve, reject) => body.once('end', resolve).once('error', reject));
  // From then on undici uses the connection again; the next request would open another one.
  await setImmediate();
  const packed = Buffer.concat(chunks);
  const coding = headerText(headers['content-encoding']).trim().toLowerCase();
  // What has no bytes has no coding either, whatever the header says.
  if (packed.length === 0 || coding === '' || coding === 'identity') return UTF_8.decode(packed);
  if (coding !== 'gzip' && coding !== 'x-gzip') {
    throw new BodyProblem({ cause: `the answer has the encoding "${coding}", which was not requested` });
  }
  try {
    return UTF_8.decode(gunzipSync(packed, { maxOutputLength: MAX_BODY_BYTES }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const cause = `the gzip answer cannot be decompressed: ${message}`;
    throw new BodyProblem(code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : { cause });
  }
}
