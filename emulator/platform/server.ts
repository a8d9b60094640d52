import { believableState } from './believable-state.ts';
import { Clock } from './clock.ts';
import type { Edit } from './edit.ts';
import type { FaultSource } from './faults.ts';
import { Exchanges } from './http/exchange.ts';
import { listen } from './http/listener.ts';
import type { LoggedRequest } from './logged-request.ts';
import { applyEdit } from './person.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import type { Effect } from './record.ts';
import type { Scan } from './resources.ts';
import { type StartedScan, startScan } from './started-scans.ts';
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
  /** Tokens with the same access, so that the log can tell several clients apart. */
  furtherTokens?: readonly string[];
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
  /** A scan of a project, and how it goes on. */
  startScan(scan: StartedScan): Scan;
  /** Destroys open connections. */
  close(): Promise<void>;
}

export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { token = DEFAULT_TOKEN, host = '127.0.0.1', port = 0, pathPrefix: prefix = '', tls } = options;
  const clock = new Clock();
  if (options.now !== undefined) clock.now = options.now;
  const state = options.state ?? believableState(1, clock.now);
  const quirks = { ...structuredClone(defaultQuirks), ...options.quirks };
  const record: Effect[] = [];
  const keepsLog = options.log !== 'counts';
  const writing: Writing = { state, clock, record: keepsLog ? record : undefined };
  const edit = (one: Edit) => applyEdit(one, state, new Writer(writing, { by: 'person' }));
  const exchanges = new Exchanges({
    tokens: { full: [token, ...(options.furtherTokens ?? [])], readOnly: READ_ONLY_TOKEN, ci: CI_TOKEN },
    state,
    quirks,
    prefix,
    clock,
    edit,
    writerFor: (cause) => new Writer(writing, cause),
    latency: options.latency ?? 0,
    faults: options.faults,
    keepsRequests: keepsLog,
    onAnswer: options.onAnswer,
  });
  const { receive } = exchanges;
  const listener = await listen({ host, port, tls, receive, held: () => quirks.heldConnections });
  return {
    url: listener.origin + prefix,
    state,
    quirks,
    record,
    requests: exchanges.requests,
    counts: exchanges.counts,
    edit,
    startScan: (scan) => startScan(scan, { state, clock, writer: new Writer(writing, { by: 'platform' }) }),
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
    async close() {
      exchanges.end();
      clock.end();
      await listener.close();
    },
  };
}
