import { Agent, type Dispatcher, Pool, ProxyAgent } from 'undici';
import { connectProblem, ProblemError, refusalProblem } from './network-problems.ts';
import { type ProxyRoute, proxyOf } from './proxy.ts';

/** Closes idle connections, before a server or router drops them silently. */
const IDLE_MS = 4000;

/** The largest download, compressed and decompressed. */
export const MAX_DOWNLOAD_BYTES = 256 * 1024 * 1024;

export type Route = Dispatcher & { proxy?: ProxyRoute };

/**
 * At most so many connections to one origin, direct or through tunnels of the proxy that the environment names.
 *
 * @param timeoutMs for opening a connection; through a proxy, for each step of that
 */
export function createDispatcher(origin: string, timeoutMs: number, connections: number): Route {
  const options = {
    connections,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // Off, because `attempt` limits the whole request.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: MAX_DOWNLOAD_BYTES,
  };
  const proxy = proxyOf(origin);
  if (proxy === undefined)
    return withSentCallback(new Agent({ ...options, connect: { timeout: timeoutMs } }));
  const agent = new ProxyAgent({
    ...options,
    uri: proxy.url.origin,
    token: credentials(proxy.url),
    proxyTunnel: true,
    requestTls: { timeout: timeoutMs },
    proxyTls: { timeout: timeoutMs },
    clientFactory: (_, tls) => tunnelPool(proxy, { ...tls, headersTimeout: timeoutMs }),
  });
  return Object.assign(withSentCallback(agent), { proxy });
}

/** `onSent` is called when the request is written to a connection: before, it can have had no effect. */
export type SentOptions = Dispatcher.RequestOptions & { onSent?: () => void };

/** Undici's own `DecoratorHandler` fails at an answer that follows an interim one. */
function withSentCallback(dispatcher: Dispatcher): Dispatcher {
  return dispatcher.compose(
    (dispatch) => (options, handler: Dispatcher.DispatchHandler) =>
      dispatch(options, {
        onRequestStart(...facts) {
          (options as SentOptions).onSent?.();
          handler.onRequestStart?.(...facts);
        },
        onResponseStart: (...facts) => handler.onResponseStart?.(...facts),
        onResponseData: (...facts) => handler.onResponseData?.(...facts),
        onResponseEnd: (...facts) => handler.onResponseEnd?.(...facts),
        onResponseError: (...facts) => handler.onResponseError?.(...facts),
      }),
  );
}

/** Connections to a proxy, which fail with `ProblemError` if it opens no tunnel. */
function tunnelPool(proxy: ProxyRoute, options: Pool.Options): Pool {
  const pool = new Pool(proxy.url, options);
  pool.once('connect', () => {
    proxy.isReached = true;
  });
  const connect = pool.connect.bind(pool);
  const openTunnel = async (request: Parameters<typeof connect>[0]) => {
    const answer = await connect(request).catch((error) => {
      throw new ProblemError(connectProblem(proxy, error));
    });
    const { statusCode: status, headers, socket } = answer;
    // Any 2xx opens a tunnel (RFC 9110, 9.3.6); undici knows only 200.
    if (status >= 200 && status < 300) return { ...answer, statusCode: 200 };
    socket.on('error', () => undefined).destroy();
    throw new ProblemError(refusalProblem(proxy, status, headers));
  };
  // The first tunnel is opened alone, and a mistake is final: a wrong password that is sent often can lock an account.
  let first: Promise<ProblemError | undefined> | undefined;
  const open = async (request: Parameters<typeof connect>[0]) => {
    const mistake = first && (await first);
    if (mistake !== undefined) throw mistake;
    const tunnel = openTunnel(request);
    first ??= tunnel.then(
      () => undefined,
      (error: ProblemError) => (error.problem.proxy?.why === undefined ? undefined : error),
    );
    return tunnel;
  };
  return Object.assign(pool, { connect: open as typeof pool.connect });
}

function credentials({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}
