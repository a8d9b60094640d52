import { getProxyUrl } from '@actions/http-client';
import { Agent, DecoratorHandler, type Dispatcher, Pool, ProxyAgent } from 'undici';

/** Idle connections are closed after this time, in ms, before a server or router drops them silently. */
const IDLE_MS = 4000;
/** Turns undici's limits for answers off: `attempt` limits the whole request. */
const NO_LIMIT = 0;

/** The largest file that is downloaded, in bytes, compressed and decompressed. */
export const MAX_DOWNLOAD_BYTES = 256 * 1024 * 1024;

/** The proxy opened no tunnel. After errors without this `code`, undici would reconnect forever. */
export class ProxyError extends Error {
  readonly code = 'PROXY_ERROR';
  readonly status: number | undefined;

  constructor(proxy: string, problem: string, options: { status?: number; cause?: unknown } = {}) {
    super(`the proxy ${proxy} ${problem}`, { cause: options.cause });
    this.status = options.status;
  }
}

/**
 * Creates the connections to one origin: direct ones, or through a tunnel of the proxy that the environment names
 * (`https_proxy`, `http_proxy`, `no_proxy`, in lower or upper case). Loopback is never proxied.
 *
 * @param timeoutMs the time limit for opening a connection; through a proxy, for each step of that
 * @param connections the maximum number of connections
 */
export function createDispatcher(origin: string, timeoutMs: number, connections: number): Dispatcher {
  const options = {
    connections,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    headersTimeout: NO_LIMIT,
    bodyTimeout: NO_LIMIT,
    maxResponseSize: MAX_DOWNLOAD_BYTES,
  };
  const proxy = proxyOf(origin);
  if (proxy === undefined)
    return withSentCallback(new Agent({ ...options, connect: { timeout: timeoutMs } }));
  const agent = new ProxyAgent({
    ...options,
    uri: proxy.origin,
    token: credentials(proxy),
    proxyTunnel: true,
    requestTls: { timeout: timeoutMs },
    proxyTls: { timeout: timeoutMs },
    clientFactory: (url, tls) => tunnelPool(url, { ...tls, headersTimeout: timeoutMs }),
  });
  return withSentCallback(agent);
}

function proxyOf(origin: string): URL | undefined {
  const address = getProxyUrl(origin);
  return address === '' ? undefined : new URL(address);
}

/** Host and port of the proxy to an origin; undefined without one. */
export function proxyHost(origin: string): string | undefined {
  return proxyOf(origin)?.host;
}

/** `onSent` is called when the request is written to a connection; until then it can have had no effect. */
export type SentOptions = Dispatcher.RequestOptions & { onSent?: () => void };

function withSentCallback(dispatcher: Dispatcher): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler: Dispatcher.DispatchHandler) => {
    const reporting: Dispatcher.DispatchHandler = new DecoratorHandler(handler);
    reporting.onRequestStart = (controller, context) => {
      (options as SentOptions).onSent?.();
      handler.onRequestStart?.(controller, context);
    };
    return dispatch(options, reporting);
  });
}

/** The connections to a proxy; if it opens no tunnel, they fail with `ProxyError`. */
function tunnelPool(proxy: URL, options: Pool.Options): Pool {
  const pool = new Pool(proxy, options);
  const connect = pool.connect.bind(pool);
  const open = async (request: Parameters<typeof connect>[0]) => {
    const answer = await connect(request).catch((cause: Error & { code?: string }) => {
      throw new ProxyError(proxy.host, tunnelProblem(cause), { cause });
    });
    if (answer.statusCode === 200) return answer;
    answer.socket.on('error', () => undefined).destroy();
    const status = answer.statusCode;
    throw new ProxyError(proxy.host, `answered the tunnel request with status ${status}`, { status });
  };
  return Object.assign(pool, { connect: open as typeof pool.connect });
}

function tunnelProblem({ code, message }: Error & { code?: string }): string {
  if (code === 'UND_ERR_SOCKET') return 'closed the connection instead of opening a tunnel';
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'does not answer the tunnel request';
  return `cannot be used: ${message || code}`;
}

function credentials({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}
