import { setTimeout as delay } from 'node:timers/promises';
import { scheduledFaults } from '../../emulator/platform/faults.ts';
import { prng } from '../../emulator/platform/prng.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from '../../emulator/platform/server.ts';
import type { StepResult } from '../../src/model/result.ts';
import { runOperation } from '../../src/operations/run.ts';
import { PlatformClient } from '../../src/platform/client.ts';
import type { Clock } from '../../src/platform/http/clock.ts';
import { writeJson } from '../../src/platform/http/json.ts';
import { fleetBefore, fleetDisagreements } from './fleet-claims.ts';
import { listDisagreements, scanDisagreements } from './list-claims.ts';
import { type Plan, planOf, REQUEST_TIMEOUT } from './plan.ts';
import { triageBefore, triageDisagreements } from './triage-claims.ts';

export interface SoakRun {
  seed: number;
  operation: string;
  /** How it ended: `succeeded`, or the kind of the failure. */
  end: string;
  requests: number;
  /** Faults that were injected, by kind. */
  faults: Record<string, number>;
  /** Where the platform and the result differ. */
  disagreements: string[];
}

/** One step against a platform of its own, and whether what it reports is what the platform holds. */
export async function soakRun(seed: number): Promise<SoakRun> {
  const plan = planOf(seed);
  const platform = await startPlatform({ state: plan.state, quirks: plan.quirks });
  try {
    return await runOn(platform, plan);
  } finally {
    await platform.close();
  }
}

async function runOn(platform: Platform, plan: Plan): Promise<SoakRun> {
  const { seed, request, state } = plan;
  const [fleet, findings] = [fleetBefore(state), triageBefore(state)];
  const stop = new AbortController();
  const abort = new AbortController();
  const faults = scheduledFaults(seed, plan);
  platform.faults = (asked) => {
    if (asked.index === plan.cancelAt) {
      stop.abort();
      setTimeout(() => abort.abort(), 10);
    }
    return faults(asked);
  };
  const client = new PlatformClient({
    baseUrl: new URL(platform.url),
    token: DEFAULT_TOKEN,
    userAgent: 'soak',
    timeoutMs: REQUEST_TIMEOUT,
    maxRetries: plan.maxRetries,
    concurrency: 'concurrency' in request ? request.concurrency : 8,
    clock: quickClock(seed),
    stop: stop.signal,
    abort: abort.signal,
  });
  const rows: unknown[] = [];
  const progress = { begin() {}, advance() {} };
  const result = await runOperation(client, request, progress, { add: (row) => rows.push(row) });
  await client.close();
  await settled(platform);

  const disagreements = [...commonDisagreements(result)];
  if (result.operation === 'scan') disagreements.push(...scanDisagreements(result));
  else if (result.operation === 'triage' && request.operation === 'triage')
    disagreements.push(...triageDisagreements(request, result, findings, platform));
  else if ('rows' in result && 'concurrency' in request)
    disagreements.push(...(await fleetDisagreements(request, result, fleet, platform)));
  else if ('count' in result && 'deployment' in request && request.operation === result.operation)
    disagreements.push(...listDisagreements(request, result, rows, state));
  return {
    seed,
    operation: request.operation,
    end: result.failure?.kind ?? 'succeeded',
    requests: platform.requests.length,
    faults: faultCounts(platform),
    disagreements,
  };
}

function commonDisagreements(result: StepResult): string[] {
  const wrong: string[] = [];
  if (result.failure?.kind === 'unexpected') wrong.push(`unexpected: ${result.failure.stack}`);
  const base64 = Buffer.from(DEFAULT_TOKEN).toString('base64').slice(0, -4);
  for (const form of [DEFAULT_TOKEN, base64])
    if (writeJson(result).includes(form)) wrong.push('the result holds the token');
  return wrong;
}

/** Sleeps take next to no time, but by this clock as long as was asked. */
function quickClock(seed: number): Clock {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return {
    now,
    random: prng(seed),
    async sleep(ms) {
      const until = now() + ms;
      await delay(1);
      ahead += Math.max(0, until - now());
    },
  };
}

/** Until the platform has done what was asked of it by requests that the client has given up, too. */
async function settled({ requests }: Platform): Promise<void> {
  const longest = Math.max(0, ...requests.map(({ fault }) => (fault?.kind === 'delay' ? fault.ms : 0)));
  const last = Math.max(0, ...requests.map(({ at }) => at));
  await delay(5 + Math.max(0, last + longest - performance.now()));
}

function faultCounts({ requests }: Platform): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { fault } of requests) if (fault) counts[fault.kind] = (counts[fault.kind] ?? 0) + 1;
  return counts;
}
