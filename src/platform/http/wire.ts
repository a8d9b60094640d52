import { type AttemptOutcome, type AttemptRequest, Attempts, type AttemptsOptions } from './attempt.ts';
import { Connections } from './connections.ts';
import type { TransportOptions } from './options.ts';
import { type Redirect, redirectOf } from './redirect.ts';

type FromTransport = 'baseUrl' | 'timeoutMs' | 'proxy' | 'clock' | 'stop' | 'abort';
type WireOptions = Pick<TransportOptions, FromTransport> & Pick<AttemptsOptions, 'onSent'>;

type WireRequest = Omit<AttemptRequest, 'timeoutMs' | 'spentMs'> & {
  /** Whether it may change something. */
  writes: boolean;
};

/** How an attempt ended, redirects within it included. */
export interface AttemptEnd {
  outcome: AttemptOutcome;
  /** Where a redirect that was followed led. */
  redirectedTo: string | undefined;
  /** The redirect that was not followed. */
  refused?: Exclude<Redirect, { follow: string }> & { cause?: string };
}

const MAX_REDIRECTS = 5;
/** Whether it was sent before, a redirect knows. */
const CANCELLED = { answered: false, kind: 'cancelled', cause: 'cancelled', sent: false } as const;

/** One attempt of a request at one origin: connections, proxy, time limit, redirects, size limit and packing. */
export class Wire {
  readonly #options: WireOptions;
  readonly #stop: AbortController;
  readonly #abort: AbortController;
  readonly #attempts: Attempts;
  #connections: Connections | undefined;

  constructor(options: WireOptions) {
    this.#options = options;
    this.#stop = following(options.stop);
    this.#abort = following(options.abort);
    const { onSent } = options;
    this.#attempts = new Attempts({ stop: this.#stop.signal, abort: this.#abort.signal, onSent });
  }

  /** Aborted when no request starts any more. */
  get stop(): AbortSignal {
    return this.#stop.signal;
  }

  /** @throws ProxyProblem when the address of the proxy is not one */
  async send({ method, path: first, headers, body, writes }: WireRequest): Promise<AttemptEnd> {
    const { clock, timeoutMs, baseUrl } = this.#options;
    const { origin } = baseUrl;
    const startedAtMs = clock.now();
    let path = first;
    const visited = new Set([path]);
    for (let redirects = 0; ; redirects++) {
      const redirectedTo = redirects > 0 ? path : undefined;
      if (this.#stop.signal.aborted) return { outcome: CANCELLED, redirectedTo };
      const outcome = await this.#attempts.send(this.#opened(), {
        ...{ method, path, headers, body },
        ...{ timeoutMs, spentMs: clock.now() - startedAtMs },
      });
      const redirect = redirectOf(outcome, method, { origin, path });
      if (redirect === undefined) return { outcome, redirectedTo };
      if (redirect.follow === undefined) return { outcome, redirectedTo, refused: redirect };
      if (redirects === MAX_REDIRECTS) {
        return { outcome, redirectedTo, refused: { cause: `more than ${MAX_REDIRECTS} redirects` } };
      }
      path = redirect.follow;
      // A triage that goes round would add its note again and again; the other writes may be made twice.
      if (method === 'POST' && writes && visited.has(path)) {
        return { outcome, redirectedTo: path, refused: { to: path, cause: 'a redirect loop' } };
      }
      visited.add(path);
    }
  }

  /** Cancels what is under way and ends every connection, whatever it is at. */
  close(): void {
    this.#stop.abort();
    this.#abort.abort();
    this.#connections?.destroy();
  }

  #opened(): Connections {
    const { baseUrl, timeoutMs, proxy } = this.#options;
    this.#connections ??= new Connections(baseUrl, timeoutMs, proxy);
    return this.#connections;
  }
}

/** Aborts with `signal`, or sooner. */
function following(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  else signal.addEventListener('abort', () => controller.abort(), { once: true });
  return controller;
}
