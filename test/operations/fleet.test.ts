import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { innerStep } from '../inner-step.ts';
import { runCases } from './cases.ts';
import { expectSuccess, openPlatform } from './scenario.ts';

const TAG = { operation: 'tag', projects: '**', tags: 'fleet' };

runCases(new URL('cases/fleet.yml', import.meta.url), {
  'tag 29': ({ platform }) => {
    for (const project of platform.state.projects.all.slice(0, 29)) project.tags.push('fleet');
  },
});

/** Answers the writes after the first, which goes alone, when so many of them are under way. */
function holdWrites(platform: Platform, count: number): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  platform.quirks.onRequest = ({ request }) => {
    if (request.method === 'GET') return;
    arrived += 1;
    if (arrived === 1) return;
    if (arrived === count + 1) resolve();
    return promise;
  };
}

describe('a fleet', () => {
  it.each(['1', '5', '16'])('has never more than %s requests under way, and as many', async (concurrency) => {
    const platform = await openPlatform({ state: fleetState(20), latency: 5 });
    holdWrites(platform, Number(concurrency));
    const step = await innerStep(platform, { ...TAG, concurrency });
    expectSuccess(step);
    expect(platform.mostUnderWay).toBe(Number(concurrency));
  });

  it('is switched at most 10 s after each read, also where limits leave one request at a time', async () => {
    const platform = await openPlatform({ state: fleetState(20) });
    const limited = { kind: 'status', status: 429, retryAfter: '0' } as const;
    platform.faults = ({ index }) => ([5, 10, 15].includes(index) ? limited : undefined);
    const readAtMs = new Map<string, number>();
    const agesMs: number[] = [];
    platform.quirks.onRequest = ({ endpoint, request: { path } }) => {
      platform.now += 2000;
      if (endpoint === 'project') readAtMs.set(`${path}/managed-scan`, platform.now);
      if (endpoint === 'managed-scan') agesMs.push(platform.now - (readAtMs.get(path) ?? 0));
    };
    const inputs = { operation: 'managed-scan', 'full-scan': 'true', projects: 'fleet/**' };
    expectSuccess(await innerStep(platform, inputs));
    expect(agesMs).toHaveLength(20);
    expect(Math.max(...agesMs)).toBeLessThan(10_000);
  });
});
