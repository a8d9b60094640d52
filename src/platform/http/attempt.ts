import type { Dispatcher } from 'undici';
import { BodyProblem, checkValues, MAX_BODY_BYTES, TOO_LARGE } from './body.ts';
import { ProxyRefusal } from './connections.ts';
import { decompress } from './decompress.ts';

export interface AttemptRequest {
  origin: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** For connecting, sending and the whole answer, in ms, redirects before this one included. */
  timeoutMs: number;
  /** How much of it redirects have taken. */
  spentMs: number;
}

/** Unlike `toString`, it takes a byte order mark away, which JSON does not allow. */
const UTF_8 = new TextDecoder();

export type Headers = Record<string, string | string[] | undefined>;

export interface Answered {
  answered: true;
  status: number;
  headers: Headers;
  body: string;
}

export type AttemptOutcome =
  | Answered
  | {
      answered: false;
      kind: 'connection' | 'certificate' | 'time-out' | 'too-large' | 'unreadable' | 'cancelled';
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

type Lost = Exclude<AttemptOutcome, Answered>;

export interface AttemptsOptions {
  /** Drops requests as long as they have not been handed to a connection. */
  stop: AbortSignal;
  /** Ends the exchanges, whatever they are at. */
  abort: AbortSignal;
  /** Called when a request is about to be written to a connection. */
  onSent: () => void;
}

/** Makes attempts, and ends those under way: one listener for all of them, which a fleet has thousands of. */
export class Attempts {
  readonly #options: AttemptsOptions;
  readonly #underWay = new Set<Attempt>();

  constructor(options: AttemptsOptions) {
    this.#options = options;
    options.stop.addEventListener('abort', () => {
      for (const attempt of this.#underWay) attempt.drop();
    });
    options.abort.addEventListener('abort', () => {
      for (const attempt of this.#underWay) attempt.cancel();
    });
  }

  /** One attempt of one request over the wire: an answer of any status, or why there is none. Never rejects. */
  send(dispatcher: Dispatcher, request: AttemptRequest): Promise<AttemptOutcome> {
    const { stop, abort, onSent } = this.#options;
    return new Promise((resolve) => {
      const attempt = new Attempt(request, onSent, (outcome) => {
        this.#underWay.delete(attempt);
        // The pool frees a connection in the next turn of the loop: a request before that would open another one.
        if (outcome.answered) setImmediate(() => setImmediate(resolve, outcome));
        else resolve(outcome);
      });
      this.#underWay.add(attempt);
      if (stop.aborted || abort.aborted) return attempt.cancel();
      const { origin, method, path, headers, body } = request;
      // undici's own time limits hold for its parts; the attempt has one over all.
      const limits = { headersTimeout: 0, bodyTimeout: 0 };
      const options = { origin, method, path, headers, ...limits };
      dispatcher.dispatch(body === undefined ? options : { ...options, body }, attempt);
    });
  }
}

/** What undici reports of a request, gathered into one outcome. */
class Attempt implements Dispatcher.DispatchHandler {
  readonly #onSent: () => void;
  readonly #onEnd: (outcome: AttemptOutcome) => void;
  readonly #timer: NodeJS.Timeout;
  #isOver = false;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: Headers = {};
  #bytes = 0;
  #chunks: Buffer[] = [];

  constructor(
    { timeoutMs, spentMs }: AttemptRequest,
    onSent: () => void,
    onEnd: (outcome: AttemptOutcome) => void,
  ) {
    this.#onSent = onSent;
    this.#onEnd = onEnd;
    const seconds = Math.round(timeoutMs / 100) / 10;
    this.#timer = setTimeout(
      () => this.#abandon('time-out', `no whole answer within ${seconds} s`),
      Math.max(1, timeoutMs - spentMs),
    );
  }

  /** Gives the request up if it has not been handed to a connection. */
  drop(): void {
    if (this.#controller === undefined) this.cancel();
  }

  cancel(): void {
    this.#abandon('cancelled', 'cancelled');
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Given up while it waited for a connection: it must not be sent any more.
    if (this.#isOver) {
      controller.abort(new Error('given up'));
    } else {
      this.#controller = controller;
      this.#onSent();
    }
  }

  onResponseStart(_controller: unknown, status: number, headers: Headers): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    if (this.#isOver) return;
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_BODY_BYTES) {
      this.#abandon('too-large', TOO_LARGE);
    } else {
      this.#chunks.push(chunk);
    }
  }

  onResponseEnd(): void {
    if (this.#isOver) return;
    const [only, ...others] = this.#chunks;
    const packed = only !== undefined && others.length === 0 ? only : Buffer.concat(this.#chunks);
    try {
      const bytes = decompress(packed, headerText(this.#headers['content-encoding']));
      checkValues(bytes);
      const body = UTF_8.decode(bytes);
      this.#end({ answered: true, status: this.#status, headers: this.#headers, body });
    } catch (error) {
      if (!(error instanceof BodyProblem)) throw error;
      this.#abandon(error.isTooLarge ? 'too-large' : 'unreadable', error.message);
    }
  }

  onResponseError(_controller: unknown, error: Error): void {
    const wantsPassword = error instanceof ProxyRefusal && error.status === 407;
    if (wantsPassword) this.#end({ answered: true, status: 407, headers: {}, body: '' });
    else this.#end({ ...this.#lost(...classify(error)), error });
  }

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
    if (this.#isOver) return;
    this.#isOver = true;
    this.#chunks = [];
    clearTimeout(this.#timer);
    this.#onEnd(outcome);
  }
}

function classify(error: Error & { code?: string }): [kind: 'connection' | 'certificate', cause: string] {
  const code = error.code ?? '';
  // A name with several addresses fails with one error for each.
  const message =
    error instanceof AggregateError ? error.errors.map((one) => one.message).join('; ') : error.message;
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH/.test(code);
  if (isCertificate) return ['certificate', message || code];
  return [
    'connection',
    protocolProblem(error.name, code, message) ?? (message || code || 'the connection failed'),
  ];
}

/** What the server did where it is no HTTP that can be read. */
function protocolProblem(name: string, code: string, message: string): string | undefined {
  if (name === 'HTTPParserError') return `the server's answer is not valid HTTP (${message})`;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return 'the server sent more headers than are read (16 KiB)';
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
    return 'the server sent another number of bytes than its Content-Length says';
  if (code !== 'UND_ERR_SOCKET') return undefined;
  if (message === 'other side closed') return 'the server closed the connection';
  if (message === 'bad response') return 'the server sent what was not asked for, such as "100 Continue"';
  return undefined;
}
