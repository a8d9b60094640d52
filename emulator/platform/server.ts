import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { believableState } from './believable-state.ts';
import { Clock } from './clock.ts';
import type { Fault, FaultSource } from './faults.ts';
import { FormerRows } from './former-rows.ts';
import { Exchanges } from './http/exchange.ts';
import { applyEdit, type Edit } from './person.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import type { Effect } from './record.ts';
import type { PlatformState } from './state.ts';
import { Writer, type Writing } from './writer.ts';

export const DEFAULT_TOKEN = 'embedded-platform-token-0123456789abcdef';
/** A token for CI scans, without Web API access: every endpoint answers 404. */
export const CI_TOKEN = 'embedded-platform-ci-token-0123456789abcdef';
/** May read; writing requests are answered 403. */
export const READ_ONLY_TOKEN = 'embedded-platform-read-only-token-0123456789abcdef';

export interface PlatformOptions {
  /** Default DEFAULT_TOKEN. */
  token?: string;
  quirks?: Partial<Quirks>;
  /** Default 127.0.0.1. */
  host?: '127.0.0.1' | '::1';
  /** Default 0: any free port. */
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
  /** `counts` keeps no requests, only `counts`; default `full`. */
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
  readonly requests: readonly LoggedRequest[];
  /** Requests by method and endpoint, for instance `PUT tags`, whether they were answered well or not. */
  readonly counts: Readonly<Record<string, number>>;
  /** The most requests that were under way at once. */
  readonly mostUnderWay: number;
  faults: FaultSource | undefined;
  latency: number;
  /** Epoch milliseconds; once set, the clock goes on from there. */
  now: number;
  /** Every change of the state, in order, but for those that a test makes by hand. Empty with `log: 'counts'`. */
  readonly record: readonly Effect[];
  /** What another person does meanwhile; recorded as theirs. */
  edit(edit: Edit): void;
  /** Destroys open connections. */
  close(): Promise<void>;
}

export interface LoggedRequest {
  /** performance.now() when its headers had arrived. */
  at: number;
  /** performance.now() when its answer was handed over or its connection was gone. */
  doneAt?: number;
  method: string;
  /** Raw, as on the wire, with its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Missing when the connection was reset before a status was sent. */
  status?: number;
  /** Whether the platform did what was asked, whatever became of the answer. */
  applied: boolean;
  fault?: Fault;
}

export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const host = options.host ?? '127.0.0.1';
  const prefix = options.pathPrefix ?? '';
  const clock = new Clock();
  if (options.now !== undefined) clock.now = options.now;
  const state = options.state ?? believableState(1, clock.now);
  const quirks = { ...defaultQuirks, ...options.quirks };
  const record: Effect[] = [];
  const formerRows = new FormerRows(quirks, clock);
  const writing: Writing = {
    state,
    clock,
    record: options.log === 'counts' ? undefined : record,
    onTriage: (finding) => formerRows.keep(finding),
  };
  const exchanges = new Exchanges({
    tokens: { full: options.token ?? DEFAULT_TOKEN, readOnly: READ_ONLY_TOKEN, ci: CI_TOKEN },
    state,
    quirks,
    prefix,
    clock,
    formerRows,
    writerFor: (cause) => new Writer(writing, cause),
    latency: options.latency ?? 0,
    faults: options.faults,
    keepsRequests: options.log !== 'counts',
    onAnswer: options.onAnswer,
  });
  // Node's own limits of 5 s on idle connections would race with clients that keep theirs for longer.
  const limits = { keepAliveTimeout: 75_000, noDelay: true };
  const server = options.tls
    ? createTlsServer({ ...limits, ...options.tls }, exchanges.receive)
    : createServer(limits, exchanges.receive);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    url: `${options.tls ? 'https' : 'http'}://${authority}${prefix}`,
    state: exchanges.state,
    quirks: exchanges.quirks,
    requests: exchanges.requests,
    counts: exchanges.counts,
    get mostUnderWay() {
      return exchanges.mostUnderWay;
    },
    get faults() {
      return exchanges.faults;
    },
    set faults(faults) {
      exchanges.faults = faults;
    },
    get latency() {
      return exchanges.latency;
    },
    set latency(latency) {
      exchanges.latency = latency;
    },
    get now() {
      return clock.now;
    },
    set now(nowMs) {
      clock.now = nowMs;
    },
    record,
    edit: (edit) => applyEdit(edit, state, new Writer(writing, { by: 'person' })),
    async close() {
      exchanges.end();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
