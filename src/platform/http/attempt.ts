import { isUtf8 } from 'node:buffer';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BodyProblem, checkValues, MAX_BODY_BYTES, TOO_LARGE } from './body.ts';
import { type Connections, ProxyRefusal } from './connections.ts';
import { decompress } from './decompress.ts';

export interface AttemptRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** For connecting, sending and the whole answer, in ms, redirects before this one included. */
  timeoutMs: number;
  /** How much of it redirects have taken. */
  spentMs: number;
}

/** Unlike `toString`, it takes a byte order mark away, which JSON does not allow. */
const UTF_8 = new TextDecoder();

export interface Answered {
  answered: true;
  status: number;
  headers: IncomingHttpHeaders;
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
  send(connections: Connections, request: AttemptRequest): Promise<AttemptOutcome> {
    const { stop, abort, onSent } = this.#options;
    return new Promise((resolve) => {
      const attempt = new Attempt(request, onSent, (outcome) => {
        this.#underWay.delete(attempt);
        resolve(outcome);
      });
      this.#underWay.add(attempt);
      if (stop.aborted || abort.aborted) attempt.cancel();
      else attempt.start(connections, request);
    });
  }
}

/** One exchange, gathered into one outcome. */
class Attempt {
  readonly #onSent: () => void;
  readonly #onEnd: (outcome: AttemptOutcome) => void;
  readonly #timer: NodeJS.Timeout;
  #isOver = false;
  #isSent = false;
  #request: ClientRequest | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
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
      () => this.#abandon('time-out', `no complete answer within ${seconds} s`),
      Math.max(1, timeoutMs - spentMs),
    );
  }

  start(connections: Connections, { method, path, headers, body }: AttemptRequest): void {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    try {
      this.#request = connections.request({ method, path, headers: { ...headers, ...length } });
    } catch (error) {
      // A header holds what cannot be sent, such as a version that the server named.
      this.#fail(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    this.#request.on('socket', () => {
      this.#isSent = true;
      this.#onSent();
    });
    this.#request.on('response', (response) => this.#read(response));
    this.#request.on('upgrade', (_, socket) => {
      socket.destroy();
      this.#fail(new Error('the server switched to another protocol, which was not requested'));
    });
    this.#request.on('error', (error) => this.#fail(error));
    this.#request.end(body);
  }

  /** Gives the request up if it has not been handed to a connection. */
  drop(): void {
    if (!this.#isSent) this.cancel();
  }

  cancel(): void {
    this.#abandon('cancelled', 'cancelled');
  }

  #read(response: IncomingMessage): void {
    this.#status = response.statusCode ?? 0;
    this.#headers = response.headers;
    response.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length;
      if (this.#bytes > MAX_BODY_BYTES) this.#abandon('too-large', TOO_LARGE);
      else this.#chunks.push(chunk);
    });
    response.on('error', (error) => this.#fail(error));
    // By then the connection is free for the next request.
    response.on('end', () => setImmediate(() => this.#finish()));
  }

  #finish(): void {
    if (this.#isOver) return;
    // Answered before all of the request was read: the rest of it is of no use.
    if (this.#request?.writableFinished === false) this.#request.destroy();
    const [only, ...others] = this.#chunks;
    const packed = only !== undefined && others.length === 0 ? only : Buffer.concat(this.#chunks);
    try {
      const bytes = decompress(packed, this.#headers['content-encoding'] ?? '');
      checkValues(bytes);
      // Names and tags in it would be written back broken; of an error, what can be read is shown.
      if (this.#status < 300 && !isUtf8(bytes)) throw new BodyProblem('the answer is not UTF-8');
      const body = UTF_8.decode(bytes);
      this.#end({ answered: true, status: this.#status, headers: this.#headers, body });
    } catch (error) {
      if (!(error instanceof BodyProblem)) throw error;
      this.#abandon(error.isTooLarge ? 'too-large' : 'unreadable', error.message);
    }
  }

  #fail(error: Error): void {
    const wantsPassword = error instanceof ProxyRefusal && error.status === 407;
    if (wantsPassword) this.#end({ answered: true, status: 407, headers: {}, body: '' });
    else this.#end({ ...this.#lost(...classify(error)), error });
  }

  #abandon(kind: Lost['kind'], cause: string): void {
    this.#end(this.#lost(kind, cause));
    this.#request?.destroy();
  }

  #lost(kind: Lost['kind'], cause: string): Lost {
    const status = this.#status > 0 ? { status: this.#status } : {};
    return { answered: false, kind, cause, sent: this.#isSent, ...status };
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
  return ['connection', protocolProblem(code, message) ?? (message || code || 'the connection failed')];
}

/** What the server did where it is no HTTP that can be read. */
function protocolProblem(code: string, message: string): string | undefined {
  if (code === 'HPE_HEADER_OVERFLOW') return 'the server sent more than 16 KiB of headers';
  // OpenSSL's own line has the reason between codes and places in its source.
  const [, tlsReason] = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:]+):/.exec(message) ?? [];
  if (tlsReason !== undefined) return `no TLS connection: ${tlsReason}`;
  if (code.startsWith('HPE_')) return `the server's answer is not valid HTTP (${message})`;
  if (message === 'socket hang up') return 'the server closed the connection';
  if (message === 'aborted') return 'the server closed the connection before the end of its answer';
  return undefined;
}
