import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { believableState } from './believable-state.ts';
import { Clock } from './clock.ts';
import { applyEdit, type Edit } from './edit.ts';
import type { FaultSource, LoggedRequest } from './faults.ts';
import type { Served } from './http/answer.ts';
import { exchange } from './http/exchange.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import { type Effect, Writer } from './record.ts';
import { type StartedScan, startScan } from './started-scans.ts';
import type { PlatformState, Scan } from './state.ts';

export const DEFAULT_TOKEN = 'embedded-platform-token-0123456789abcdef';
/** A token for CI scans, without Web API access: every endpoint answers 404. */
export const CI_TOKEN = 'embedded-platform-ci-token-0123456789abcdef';
/** May read; writing requests are answered 403. */
export const READ_ONLY_TOKEN = 'embedded-platform-read-only-token-0123456789abcdef';

export interface PlatformOptions {
  /** Default DEFAULT_TOKEN. */
  token?: string;
  quirks?: Partial<Quirks>;
  /** Default 0: any free port of 127.0.0.1. */
  port?: number;
  /** For instance `/security`; default none. */
  pathPrefix?: string;
  /** PEM texts; with them the platform speaks https. */
  tls?: { key: string; cert: string };
  /** Default believableState(). */
  state?: PlatformState;
  /** Milliseconds before every answer; default 0. */
  latency?: number;
  faults?: FaultSource;
  /** `counts` keeps no requests and no record, only `counts`; default `full`. */
  log?: 'full' | 'counts';
  /** Called when a request was answered or its connection is gone. */
  onAnswer?: (request: LoggedRequest) => void;
  /** Where the platform's clock starts, epoch milliseconds; default the machine's time. */
  now?: number;
}

export interface Platform {
  /** Base URL with the prefix, without a trailing slash. */
  readonly url: string;
  /** Live and mutable. */
  readonly state: PlatformState;
  /** Live and mutable. */
  readonly quirks: Quirks;
  /** In order of arrival; stays empty with `log: 'counts'`. */
  readonly requests: LoggedRequest[];
  /** Requests by method and endpoint, for instance `PUT tags`, whether they were answered well or not. */
  readonly counts: Record<string, number>;
  /** The most requests that were under way at once. */
  mostUnderWay: number;
  faults: FaultSource | undefined;
  latency: number;
  /** Epoch milliseconds; once set, the clock goes on from there. */
  now: number;
  /** Every change of the state, in order, but for those that a test makes by hand. */
  readonly record: readonly Effect[];
  /** What another person does meanwhile; recorded as theirs. */
  edit(edit: Edit): void;
  /** A scan of a project, and how it goes on. */
  startScan(scan: StartedScan): Scan;
  /** Destroys open connections. */
  close(): Promise<void>;
}

export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { token = DEFAULT_TOKEN, port = 0, pathPrefix = '', tls } = options;
  const clock = new Clock();
  if (options.now !== undefined) clock.now = options.now;
  const state = options.state ?? believableState(1, clock.now);
  const isLogging = options.log !== 'counts';
  const record: Effect[] = [];
  const writing = { state, clock, record: isLogging ? record : undefined };
  const served: Served = {
    tokens: { full: token, readOnly: READ_ONLY_TOKEN, ci: CI_TOKEN },
    prefix: pathPrefix,
    clock,
    writerFor: (cause) => new Writer(writing, cause),
    closing: new AbortController(),
  };
  let arrived = 0;
  let underWay = 0;
  const receive: RequestListener = (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const logged: LoggedRequest = { method, path, headers, body: '', applied: false };
    if (isLogging) platform.requests.push(logged);
    underWay += 1;
    platform.mostUnderWay = Math.max(platform.mostUnderWay, underWay);
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      underWay -= 1;
      options.onAnswer?.(logged);
    };
    response.once('close', done);
    exchange(platform, served, { request, response, logged, index: arrived++, done }).catch((error) => {
      if (!served.closing.signal.aborted && !request.socket.destroyed) {
        process.stderr.write(`the embedded platform failed: ${String(error.stack ?? error)}\n`);
      }
      request.socket.destroy();
    });
  };
  // Node's own limit of 5 s on idle connections would race with clients that keep theirs for longer.
  const limits = { keepAliveTimeout: 75_000, noDelay: true };
  const http = tls ? createTlsServer({ ...limits, ...tls }, receive) : createServer(limits, receive);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  const platform: Platform = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(http.address() as AddressInfo).port}${pathPrefix}`,
    ...{ state, record, requests: [], counts: {}, mostUnderWay: 0 },
    quirks: { ...structuredClone(defaultQuirks), ...options.quirks },
    faults: options.faults,
    latency: options.latency ?? 0,
    get now() {
      return clock.now;
    },
    set now(nowMs) {
      clock.now = nowMs;
    },
    edit: (edit) => applyEdit(edit, state, served.writerFor({ by: 'person' })),
    startScan: (scan) => startScan(scan, { state, clock, writer: served.writerFor({ by: 'platform' }) }),
    async close() {
      served.closing.abort();
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      http.closeAllConnections();
      await closed;
    },
  };
  return platform;
}
