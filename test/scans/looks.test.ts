/** When a step that waits for a scan looks at it, with and without former scans to expect its end from. */

import { describe, expect, it } from 'vitest';
import { prng } from '../../emulator/platform/prng.ts';
import type { Context } from '../../src/model/context.ts';
import type { ScanSummary } from '../../src/platform/resources/scan.ts';
import { poll } from '../../src/scans/read.ts';
import { expectedEnds } from '../../src/scans/scan.ts';
import { SEED } from '../properties.ts';

const START = Date.parse('2026-11-20T10:00:00Z');

const completed = (total_time: number, is_full_scan = false): ScanSummary => ({
  ...{ id: 1n, commit: 'b', status: 'completed', exit_code: 0, total_time, is_full_scan },
});
const underWay = { id: 2n, commit: 'a', status: 'running', started_at: new Date(START).toISOString() };

/** The moments, in seconds after the start of a scan, at which a step looks at it until it has ended. */
async function looksAt(
  seconds: number,
  former: readonly ScanSummary[],
  waitSeconds = 900,
): Promise<number[]> {
  let nowMs = START;
  const sleep = async (ms: number) => {
    nowMs += ms;
  };
  const context = {
    ...{ clock: { now: () => nowMs, sleep }, stop: new AbortController().signal },
    ...{ announceWait: () => undefined, platform: { serverNowMs: () => undefined } },
  } as unknown as Context;
  const looks: number[] = [];
  const look = async (isLast: boolean) => {
    looks.push((nowMs - START) / 1000);
    return isLast || nowMs - START >= seconds * 1000 ? true : undefined;
  };
  const scans = [underWay as ScanSummary, ...former];
  await poll(context, START + waitSeconds * 1000, look, undefined, () => expectedEnds(scans, ['A']));
  return looks;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Durations around `seconds`, whose logarithms have a standard deviation of 0.3. */
function durations(seconds: number, count: number, seed: number): number[] {
  const random = prng(SEED + seed);
  return Array.from({ length: count }, () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return seconds * Math.exp(0.3 * normal);
  });
}

describe('looks at a scan', () => {
  it.each([
    ['without former scans', [], [0, 5, 12.5, 23.75, 40.625, 65.9375]],
    ['of another kind than the former ones', [completed(20, true)], [0, 5, 12.5, 23.75, 40.625, 65.9375]],
    [
      'that takes 40 s as a rule',
      [41, 39, 40].map((time) => completed(time)),
      [0, 10, 20, 30, 35, 37.5, 39.5, 41.5],
    ],
    [
      'that takes 20 s as a rule, and at times 36',
      [19, 20, 36].map((time) => completed(time)),
      [0, 10, 15, 17.5, 19.5, 21.5, 28.75, 32.375, 34.375, 36.375, 44.5625],
    ],
  ])('come at fixed times %s, or before its expected end', async (_, former, looks) => {
    const times = await looksAt(65, former);
    expect(times.slice(0, looks.length)).toEqual(looks);
  });

  it('expect an end from the last ten that completed', () => {
    const former = [
      ...Array(6).fill(completed(30)),
      ...Array(4).fill(completed(90)),
      ...Array(9).fill(completed(900)),
    ];
    const failed = { ...completed(5), status: 'error', exit_code: 2 };
    expect(expectedEnds([underWay, failed, ...former] as ScanSummary[], ['a'])).toEqual([
      START + 30_000,
      START + 60_000,
    ]);
  });

  it.each([40, 300])(
    'of some %i s find its end sooner where former scans show when to expect it',
    async (seconds) => {
      const ratios: number[] = [];
      const counts = { expected: 0, fixed: 0 };
      for (let seed = 0; seed < 15; seed += 1) {
        const former = durations(seconds, 10, seed).map((time) => completed(time));
        const delays: Record<'expected' | 'fixed', number[]> = { expected: [], fixed: [] };
        for (const took of durations(seconds, 40, seed + 100)) {
          for (const [kind, known] of [
            ['expected', former],
            ['fixed', []],
          ] as const) {
            const looks = await looksAt(took, known);
            delays[kind].push((looks.at(-1) ?? 0) - took);
            counts[kind] += looks.length;
          }
        }
        ratios.push(median(delays.expected) / median(delays.fixed));
      }
      expect(median(ratios)).toBeLessThan(0.35);
      expect(counts.expected).toBeLessThan(2.7 * counts.fixed);
    },
  );

  it('of a scan that never ends are hardly more than without an expectation', async () => {
    const looks = await looksAt(10_000, [completed(40)]);
    expect(looks.length).toBeLessThanOrEqual(1.3 * (await looksAt(10_000, [])).length);
  });
});
