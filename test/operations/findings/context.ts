/** Shared by the scenarios: an operation's context, on the real client and an embedded platform. */

import { onTestFinished } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
import { type Fault, faultsOn } from '../../../emulator/platform/faults.ts';
import {
  DEFAULT_TOKEN,
  type Platform,
  type PlatformOptions,
  startPlatform,
} from '../../../emulator/platform/server.ts';
import { Findings, type PlatformState } from '../../../emulator/platform/state.ts';
import type { Context, WritingContext } from '../../../src/model/context.ts';
import { createTransport } from '../../../src/platform/http/transport.ts';
import { platformReader } from '../../../src/platform/reader.ts';
import { platformWriter } from '../../../src/platform/writer.ts';

/** 2026-11-21, when the scenarios take place unless they say otherwise. */
export const NOW = Date.parse('2026-11-21T05:17:00Z');
export const DAY_MS = 86_400_000;

/** Ids that a double cannot hold have tests of their own: each makes a page several times slower to read. */
const SHORT_ID = 10n ** 9n;

/** The believable deployment with a part of its findings, all of their branches: every fourth is enough for each filter. */
export function fewFindings(one = 4): PlatformState {
  const state = believableState(1, NOW);
  const kept = [...new Set(state.findings.all.map(({ fingerprint }) => fingerprint))];
  const few = new Set(kept.filter((_, at) => at % one === 0));
  const findings = state.findings.all.filter((one) => few.has(one.fingerprint));
  return { ...state, findings: new Findings(findings.map((one) => ({ ...one, id: one.id % SHORT_ID }))) };
}

/** A platform that ends with the test. */
export async function openPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const platform = await startPlatform({
    clockStands: true,
    now: NOW,
    state: options.state ?? fewFindings(),
    ...options,
  });
  onTestFinished(() => platform.close());
  return platform;
}

export interface ContextOptions {
  /** Then there is nothing to write with. */
  dryRun?: boolean;
  maxRetries?: number;
  timeoutMs?: number;
  stop?: AbortSignal;
}

export interface OpenContext extends WritingContext {
  /** The step's sleeps in ms. */
  readonly pauses: number[];
}

/** The client is the real one; its clock jumps over pauses and takes the platform's clock along. */
export function contextOn(platform: Platform, options: ContextOptions = {}): OpenContext {
  const { dryRun = false, maxRetries = 2, timeoutMs = 10_000, stop = new AbortController().signal } = options;
  let now = platform.now;
  const pauses: number[] = [];
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      pauses.push(ms);
      now += ms;
      platform.now = now;
      await new Promise((resolve) => setTimeout(resolve, 1));
    },
    random: () => 0.5,
  };
  const transport = createTransport({
    baseUrl: new URL(platform.url),
    token: DEFAULT_TOKEN,
    userAgent: 'test',
    timeoutMs,
    maxRetries,
    concurrency: 8,
    clock,
    stop,
    abort: stop,
  });
  onTestFinished(() => transport.close());
  const context: Context = {
    platform: platformReader(transport),
    writer: dryRun ? undefined : platformWriter(transport),
    clock,
    concurrency: 8,
    maxRetries,
    announceWait: () => undefined,
    announceGaps: async () => undefined,
    announceNoScan: async () => undefined,
    readFile: async () => ({ problem: 'does not exist' }),
    writeRows: () => Promise.reject(new Error('no row is written here')),
    createFile: () => Promise.reject(new Error('nothing is exported here')),
    baseUrl: platform.url,
    stop,
    stoppedBy: () => undefined,
    timeLimitMs: 3_600_000,
    githubPauses: { remainingMs: 60_000, untilMs: 0 },
    deployment: { slug: 'acme', id: 120n },
    notices: [],
  };
  return Object.assign(context, { pauses }) as OpenContext;
}

/** The requests to the platform, from behind `/api/v1/deployments/` on, without queries. */
export function asked({ requests }: Platform): string[] {
  return requests.map(
    ({ method, path }) => `${method} ${path.replace(/^.*?deployments\//, '').replace(/\?.*/, '')}`,
  );
}

/** The queries of the findings lists, in order. */
export function listQueries({ requests }: Platform): URLSearchParams[] {
  return requests
    .filter(({ path }) => /\/(findings|secrets)\?/.test(path))
    .map(({ path }) => new URL(path, 'http://platform').searchParams);
}

/** Faults of the first bulk triages; default: of all. */
export const onTriage = (fault: Fault, times?: number) =>
  faultsOn(({ endpoint }) => endpoint === 'triage', fault, times);
