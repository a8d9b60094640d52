import type { Dispatcher } from 'undici';
import { bodyProblem, MAX_BODY_BYTES } from './body.ts';
import { ProxyRefusal } from './connections.ts';

export interface AttemptRequest {
  origin: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** For connecting, sending and the whole answer, in ms. */
  timeoutMs: number;
  /** Drops the request as long as it has not been handed to a connection. */
  stop: AbortSignal;
  /** Ends the exchange, whatever it is at. */
  abort: AbortSignal;
  /** Called when the request is about to be written to a connection. */
  onSent?: () => void;
}

export type Headers = Record<string, string | string[] | undefined>;

export type AttemptOutcome =
  | { answered: true; status: number; headers: Headers; body: string }
  | {
      answered: false;
      kind: 'connection' | 'certificate' | 'time-out' | 'too-large' | 'cancelled';
      cause: string;
      /** Whether the request was handed to a connection, so that the server may have acted on it. */
      sent: boolean;
      /** Of an answer that began and did not end well. */
      status?: number;
      error?: Error;
    };

/** A header as text: the first, where there are several. */
export function headerText(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}

type Lost = Exclude<AttemptOutcome, { answered: true }>;

/** One attempt of one request over the wire: an answer of any status, or why there is none. Never rejects. */
export function attemptRequest(dispatcher: Dispatcher, request: AttemptRequest): Promise<AttemptOutcome> {
  return new Promise((resolve) => {
    const attempt = new Attempt(request, resolve);
    if (attempt.isOver) return;
    const { origin, method, path, headers, body } = request;
    // undici's own time limits hold for its parts; the attempt has one over all.
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    const options = { origin, method, path, headers, ...limits };
    dispatcher.dispatch(body === undefined ? options : { ...options, body }, attempt);
  });
}

/** What undici reports of a request, gathered into one outcome. */
class Attempt implements Dispatcher.DispatchHandler {
  isOver = false;
  readonly #request: AttemptRequest;
  readonly #resolve: (outcome: AttemptOutcome) => void;
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: Headers = {};
  #bytes = 0;
  #chunks: Buffer[] = [];

  constructor(request: AttemptRequest, resolve: (outcome: AttemptOutcome) => void) {
    this.#request = request;
    this.#resolve = resolve;
    const seconds = Math.round(request.timeoutMs / 100) / 10;
    this.#timer = setTimeout(
      () => this.#abandon('time-out', `no whole answer within ${seconds} s`),
      request.timeoutMs,
    );
    request.stop.addEventListener('abort', this.#onStop);
    request.abort.addEventListener('abort', this.#onAbort);
    if (request.stop.aborted || request.abort.aborted) this.#onAbort();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Given up while it waited for a connection: it must not be sent any more.
    if (this.isOver) {
      controller.abort(new Error('given up'));
    } else {
      this.#controller = controller;
      this.#request.onSent?.();
    }
  }

  onResponseStart(_controller: unknown, status: number, headers: Headers): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    if (this.isOver) return;
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_BODY_BYTES) {
      this.#abandon('too-large', `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`);
    } else {
      this.#chunks.push(chunk);
    }
  }

  onResponseEnd(): void {
    if (this.isOver) return;
    const [only, ...others] = this.#chunks;
    const bytes = only !== undefined && others.length === 0 ? only : Buffer.concat(this.#chunks);
    const problem = bodyProblem(bytes);
    if (problem === undefined) {
      // Unlike `toString`, the decoder takes a byte order mark away, which JSON does not allow.
      const body = new TextDecoder().decode(bytes);
      this.#end({ answered: true, status: this.#status, headers: this.#headers, body });
    } else {
      this.#abandon('too-large', problem);
    }
  }

  onResponseError(_controller: unknown, error: Error): void {
    const wantsPassword = error instanceof ProxyRefusal && error.status === 407;
    if (wantsPassword) this.#end({ answered: true, status: 407, headers: {}, body: '' });
    else this.#end({ ...this.#lost(...classify(error)), error });
  }

  readonly #onStop = () => {
    if (this.#controller === undefined) this.#onAbort();
  };

  readonly #onAbort = () => this.#abandon('cancelled', 'cancelled');

  #abandon(kind: Lost['kind'], cause: string): void {
    this.#end(this.#lost(kind, cause));
    this.#controller?.abort(new Error(cause));
  }

  #lost(kind: Lost['kind'], cause: string): Lost {
    // Informational answers (1xx) say nothing about what the server did.
    const status = this.#status >= 200 ? { status: this.#status } : {};
    return { answered: false, kind, cause, sent: this.#controller !== undefined, ...status };
  }

  #end(outcome: AttemptOutcome): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#chunks = [];
    clearTimeout(this.#timer);
    this.#request.stop.removeEventListener('abort', this.#onStop);
    this.#request.abort.removeEventListener('abort', this.#onAbort);
    // The pool frees a connection in the next turn of the loop: a request before that would open another one.
    if (outcome.answered) setImmediate(() => setImmediate(this.#resolve, outcome));
    else this.#resolve(outcome);
  }
}

function classify(error: Error & { code?: string }): [kind: 'connection' | 'certificate', cause: string] {
  const code = error.code ?? '';
  // A name with several addresses fails with one error for each.
  const cause =
    error instanceof AggregateError ? error.errors.map((one) => one.message).join('; ') : error.message;
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH/.test(code);
  return [isCertificate ? 'certificate' : 'connection', cause || code || 'the connection failed'];
}
