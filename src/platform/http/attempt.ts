import type { Dispatcher } from 'undici';

/** The largest body that is read, in bytes. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

export interface AttemptRequest {
  origin: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** For connecting, sending and the whole answer, in ms. */
  timeoutMs: number;
  /** Ends the exchange at once. */
  signal: AbortSignal;
  /** Called when the request is about to be written to a connection. */
  onSent?: () => void;
}

export type AttemptOutcome =
  | { answered: true; status: number; headers: Record<string, string | string[] | undefined>; body: string }
  | {
      answered: false;
      kind: 'connection' | 'certificate' | 'time-out' | 'too-large' | 'cancelled';
      cause: string;
      /** Whether the request was handed to a connection, so that the server may have acted on it. */
      sent: boolean;
      error?: Error;
    };

/** One try of one request over the wire: an answer of any status, or why there is none. Never throws. */
export function attemptRequest(dispatcher: Dispatcher, request: AttemptRequest): Promise<AttemptOutcome> {
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: Record<string, string | string[] | undefined> = {};
    let size = 0;
    const chunks: Buffer[] = [];

    let settled = false;
    const settle = (outcome: AttemptOutcome) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
      resolve(outcome);
    };
    const abandon = (kind: 'time-out' | 'too-large' | 'cancelled', cause: string) => {
      settle({ answered: false, kind, cause, sent: controller !== undefined });
      controller?.abort(new Error(cause));
    };
    const onAbort = () => abandon('cancelled', 'cancelled');
    const seconds = Math.round(request.timeoutMs / 100) / 10;
    const timer = setTimeout(
      () => abandon('time-out', `no whole answer within ${seconds} s`),
      request.timeoutMs,
    );
    request.signal.addEventListener('abort', onAbort);
    if (request.signal.aborted) return onAbort();

    dispatcher.dispatch(
      {
        origin: request.origin,
        method: request.method,
        path: request.path,
        headers: request.headers,
        ...(request.body === undefined ? {} : { body: request.body }),
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(started) {
          // Given up while it waited for a connection: it must not be sent any more.
          if (settled) return started.abort(new Error('given up'));
          controller = started;
          request.onSent?.();
        },
        onResponseStart(_controller, statusCode, received) {
          status = statusCode;
          headers = received;
        },
        onResponseData(_controller, chunk) {
          size += chunk.length;
          if (size > MAX_BODY_BYTES) {
            chunks.length = 0;
            return abandon('too-large', `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`);
          }
          chunks.push(chunk);
        },
        onResponseEnd() {
          if (settled) return;
          // Unlike `toString`, the decoder takes a byte order mark away, which JSON does not allow.
          const body = new TextDecoder().decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
          settle({ answered: true, status, headers, body });
        },
        onResponseError(_controller, error) {
          // The proxy's own answer comes as an error.
          if (/\(407\)/.test(error.message)) settle({ answered: true, status: 407, headers: {}, body: '' });
          const sent = controller !== undefined;
          settle({ answered: false, ...classify(error), sent, error });
        },
      },
    );
  });
}

function classify(error: Error & { code?: string }): { kind: 'connection' | 'certificate'; cause: string } {
  const code = error.code ?? '';
  // A name with several addresses fails with one error for each.
  const cause =
    error instanceof AggregateError ? error.errors.map((one) => one.message).join('; ') : error.message;
  const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH/.test(code);
  return {
    kind: certificate ? 'certificate' : 'connection',
    cause: cause || code || 'the connection failed',
  };
}
