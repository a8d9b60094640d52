import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { believableGitHub } from './believable-state.ts';
import { exchange, type Served } from './exchange.ts';
import type { FaultSource } from './faults.ts';
import type { LoggedRequest } from './logged-request.ts';
import { generousLimits } from './rate-limits.ts';
import type { GitHubState } from './state.ts';

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

export interface GitHubServer extends Served {
  /** In order of arrival. */
  readonly requests: readonly LoggedRequest[];
  /** The largest number of requests that were under way at the same time. */
  readonly maxUnderWay: number;
  /** Destroys open connections. */
  close(): Promise<void>;
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
    exchange(server, [request, response], logged, { ending: ending.signal, done }).catch((error: unknown) => {
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
