import { getProxyUrl } from '@actions/http-client';
import { Agent, buildConnector, DecoratorHandler, type Dispatcher, Pool, ProxyAgent } from 'undici';

export interface DispatcherOptions {
  /** Where the requests go; decides whether the environment names a proxy for them. */
  origin: string;
  /** Time limit for opening a connection, in ms; through a proxy for each of its steps. */
  timeoutMs: number;
  /** Connections at the same time, at most. */
  connections: number;
}

/** An idle connection is closed after this time, in ms, before a server or a router between drops it silently. */
const IDLE_MS = 4000;
/** undici's own limits of an answer are off: who makes a request limits all of it. */
const NO_LIMIT = 0;

/** The proxy gave no tunnel. `code` keeps undici from connecting again without end, as it does after its own errors. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
  readonly code = 'PROXY_ERROR';
  /** Of the proxy's answer, if there was one. */
  readonly status: number | undefined;

  constructor(proxy: string, problem: string, options: { status?: number; cause?: unknown } = {}) {
    super(`the proxy ${proxy} ${problem}`, { cause: options.cause });
    this.status = options.status;
  }
}

/**
 * What sends requests, to the platform and to GitHub alike: directly, or through the tunnel of the proxy that the
 * environment names (`https_proxy`, `http_proxy`, `no_proxy`, in lower or upper case). Loopback is never proxied.
 */
export function createDispatcher({ origin, timeoutMs, connections }: DispatcherOptions): Dispatcher {
  const options = {
    ...{ connections, pipelining: 1, allowH2: false },
    ...{ keepAliveTimeout: IDLE_MS, keepAliveMaxTimeout: IDLE_MS },
    ...{ headersTimeout: NO_LIMIT, bodyTimeout: NO_LIMIT },
  };
  const address = getProxyUrl(origin);
  if (address === '') return noticing(new Agent({ ...options, connect: withAlerts(timeoutMs) }));
  const proxy = new URL(address);
  const agent = new ProxyAgent({
    ...options,
    uri: proxy.origin,
    token: credentials(proxy),
    proxyTunnel: true,
    requestTls: { timeout: timeoutMs },
    proxyTls: { timeout: timeoutMs },
    clientFactory: (url, tls) => tunnelPool(url, { ...tls, headersTimeout: timeoutMs }),
  });
  return noticing(agent);
}

/** Options of a request, with what is called when it is written to a connection: what was not can have had no effect. */
export type NoticedOptions = Dispatcher.RequestOptions & { onSent?: () => void };

function noticing(dispatcher: Dispatcher): Dispatcher {
  return dispatcher.compose(
    (dispatch) => (options, handler) =>
      dispatch(options, new SendNotice(handler, options as Dispatcher.DispatchOptions & NoticedOptions)),
  );
}

class SendNotice extends DecoratorHandler implements Dispatcher.DispatchHandlers {
  readonly #handler: Dispatcher.DispatchHandlers;
  readonly #options: NoticedOptions;

  constructor(handler: Dispatcher.DispatchHandlers, options: NoticedOptions) {
    super(handler);
    this.#handler = handler;
    this.#options = options;
  }

  onConnect(abort: (error?: Error) => void): void {
    this.#options.onSent?.();
    this.#handler.onConnect?.(abort);
  }
}

/** Of a TLS alert undici says only that the other side closed: its error gets the first one of the socket as its cause. */
function withAlerts(timeoutMs: number): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs });
  return (options, callback) =>
    connect(options, (...result: Parameters<buildConnector.Callback>) => {
      let first: Error | undefined;
      result[1]?.on('error', (error: Error) => {
        first ??= error;
        if (error !== first) error.cause ??= first;
      });
      callback(...result);
    });
}

/** The connections to a proxy, whose failures to open a tunnel are `ProxyError`s. */
function tunnelPool(proxy: URL, options: Pool.Options): Pool {
  const pool = new Pool(proxy, options);
  const connect = pool.connect.bind(pool);
  const open = async (request: Parameters<typeof connect>[0]) => {
    const answer = await connect(request).catch((cause: Error & { code?: string }) => {
      throw new ProxyError(proxy.host, problemOf(cause), { cause });
    });
    if (answer.statusCode === 200) return answer;
    answer.socket.on('error', () => undefined).destroy();
    const status = answer.statusCode;
    throw new ProxyError(proxy.host, `answered the request for a tunnel with ${status}`, { status });
  };
  return Object.assign(pool, { connect: open as typeof pool.connect });
}

function problemOf({ code, message }: Error & { code?: string }): string {
  if (code === 'UND_ERR_SOCKET') return 'closed the connection instead of opening a tunnel';
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'does not answer the request for a tunnel';
  return `cannot be used: ${message || code}`;
}

function credentials({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}
