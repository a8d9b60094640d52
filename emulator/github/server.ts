import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { believableGitHub } from './believable-state.ts';
import { Exchange } from './exchange.ts';
import type { Fault, FaultSource } from './faults.ts';
import { generousLimits, type RateLimits } from './rate-limits.ts';
import type { GitHubState } from './state.ts';

/** Called with the request, and waited for. */
export type Hook = (request: LoggedRequest) => void | Promise<void>;

export interface GitHubServerOptions {
  /** Default believableGitHub(). */
  state?: GitHubState;
  /** Default 0: any free port. */
  port?: number;
  /** `/api/v3` makes it an Enterprise Server; default none. */
  pathPrefix?: string;
  faults?: FaultSource;
  /** Time of the limits and of `Date`, in ms since the epoch; default Date.now. */
  now?: () => number;
}

export interface GitHubServer {
  /** Address of the API with the prefix, without a trailing slash. */
  readonly url: string;
  readonly prefix: string;
  /** Live and mutable. */
  readonly state: GitHubState;
  /** Live and mutable. */
  readonly limits: RateLimits;
  /** In order of arrival. */
  readonly requests: readonly LoggedRequest[];
  /** The largest number of requests that were under way at the same time. */
  readonly maxUnderWay: number;
  readonly now: () => number;
  faults: FaultSource | undefined;
  /** Before the request takes effect. */
  beforeProcessing: Hook | undefined;
  /** After the request took effect, before its answer is sent. */
  beforeAnswer: Hook | undefined;
  /** Destroys open connections. */
  close(): Promise<void>;
}

export interface LoggedRequest {
  /** Zero-based, in order of arrival. */
  readonly index: number;
  readonly method: string;
  /** Raw, as on the wire, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** As in GitHub's description; undefined for what is not there. */
  template: string | undefined;
  /** Undefined while there is none, and when the connection was broken. */
  status: number | undefined;
  /** The body of the answer, before it became text. */
  answer: unknown;
  /** Whether what was asked for was done, whatever became of the answer. */
  applied: boolean;
  fault: Fault | undefined;
}

export async function startGitHub(options: GitHubServerOptions = {}): Promise<GitHubServer> {
  const { now = Date.now, pathPrefix: prefix = '' } = options;
  const requests: LoggedRequest[] = [];
  const ending = new AbortController();
  let underWay = 0;
  let maxUnderWay = 0;
  const http = createServer({ keepAliveTimeout: 75_000, noDelay: true }, (request, response) => {
    const logged = newEntry(requests.length, request);
    requests.push(logged);
    underWay += 1;
    maxUnderWay = Math.max(maxUnderWay, underWay);
    let isDone = false;
    const done = () => {
      if (!isDone) underWay -= 1;
      isDone = true;
    };
    response.once('close', done);
    new Exchange(server, [request, response], logged, { ending: ending.signal, done })
      .run()
      .catch((error: unknown) => {
        if (!ending.signal.aborted && !request.socket.destroyed) {
          process.stderr.write(`the embedded GitHub failed: ${String((error as Error).stack ?? error)}\n`);
        }
        request.socket.destroy();
      });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const server: GitHubServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}${prefix}`,
    prefix,
    state: options.state ?? believableGitHub(),
    limits: generousLimits(now()),
    requests,
    get maxUnderWay() {
      return maxUnderWay;
    },
    now,
    faults: options.faults,
    beforeProcessing: undefined,
    beforeAnswer: undefined,
    async close() {
      ending.abort();
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      http.closeAllConnections();
      await closed;
    },
  };
  return server;
}

function newEntry(index: number, { method = '', url: path = '', headers }: IncomingMessage): LoggedRequest {
  return {
    index,
    method,
    path,
    headers,
    body: '',
    template: undefined,
    status: undefined,
    answer: undefined,
    applied: false,
    fault: undefined,
  };
}
