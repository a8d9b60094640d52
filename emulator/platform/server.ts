import { serve } from '../serve.ts';
import { believableState } from './believable-state.ts';
import { applyEdit, type Edit } from './edit.ts';
import { sbomFile } from './endpoints/dependencies.ts';
import type { FaultSource, LoggedRequest } from './faults.ts';
import type { Inside } from './http/answer.ts';
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
  /** Start of the platform's clock, epoch milliseconds; default the machine's time. */
  now?: number;
  /** Whether the clock moves only when `now` is set; default false. For tests, which a busy machine then cannot change. */
  clockStands?: boolean;
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
  /** Requests for exported files, which another port serves. */
  readonly downloads: Pick<LoggedRequest, 'path' | 'headers'>[];
  /** Requests by method and endpoint, for instance `PUT tags`, whether they were answered well or not. */
  readonly counts: Record<string, number>;
  /** The most requests that were under way at once. */
  readonly mostUnderWay: number;
  faults: FaultSource | undefined;
  latency: number;
  /** Epoch milliseconds; once set, the clock goes on from there, unless it stands. */
  now: number;
  /** Every change of the state, in order, but for those that a test makes by hand. */
  readonly record: readonly Effect[];
  /** Another person's edit meanwhile, recorded as theirs. */
  edit(edit: Edit): void;
  /** A scan of a project, and how it goes on. */
  startScan(scan: StartedScan): Scan;
  /** Destroys open connections. */
  close(): Promise<void>;
}

export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { token = DEFAULT_TOKEN, port, pathPrefix = '', tls } = options;
  const startedAtMs = Date.now();
  const elapsedMs = () => (options.clockStands ? 0 : Date.now() - startedAtMs);
  let baseMs = options.now ?? startedAtMs;
  const now = () => baseMs + elapsedMs();
  const state = options.state ?? believableState(1, now());
  const isLogging = options.log !== 'counts';
  const record: Effect[] = [];
  const writing = { state, now, record: isLogging ? record : undefined };
  const files = await serve({
    name: 'the server of files',
    exchange: async ({ request: { url: path = '/', headers }, response, done }) => {
      platform.downloads.push({ path, headers });
      const text = sbomFile({ state, quirks: platform.quirks, now: now() }, path);
      response.writeHead(text === undefined ? 403 : 200, { 'content-type': 'application/json' });
      done();
      response.end(text ?? 'the signature is not valid');
    },
  });
  const inside: Inside = {
    filesUrl: files.url,
    tokens: { full: token, readOnly: READ_ONLY_TOKEN, ci: CI_TOKEN },
    prefix: pathPrefix,
    now,
    late: [],
    writerFor: (cause) => new Writer(writing, cause),
  };
  const server = await serve({
    ...{ name: 'the embedded platform', port, tls },
    exchange: (arrival) => {
      const { method = '', url: path = '', headers } = arrival.request;
      const logged: LoggedRequest = { method, path, headers, body: '', applied: false };
      if (isLogging) platform.requests.push(logged);
      if (options.onAnswer) arrival.response.once('close', () => options.onAnswer?.(logged));
      return exchange(platform, inside, { ...arrival, logged, closing: server.closing });
    },
  });
  const platform: Platform = {
    url: `${server.url}${pathPrefix}`,
    ...{ state, record, requests: [], downloads: [], counts: {} },
    get mostUnderWay() {
      return server.mostUnderWay;
    },
    quirks: { ...structuredClone(defaultQuirks), ...options.quirks },
    faults: options.faults,
    latency: options.latency ?? 0,
    get now() {
      return now();
    },
    set now(nowMs) {
      baseMs = nowMs - elapsedMs();
    },
    edit: (edit) => applyEdit(edit, state, inside.writerFor({ by: 'person' })),
    startScan: (scan) => startScan(scan, { state, now, writer: inside.writerFor({ by: 'platform' }) }),
    close: async () => void (await Promise.all([server.close(), files.close()])),
  };
  return platform;
}
