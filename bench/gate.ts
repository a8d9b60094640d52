import { fileURLToPath } from 'node:url';
import { type BenchPlatform, BUNDLE, median, type Row, runStep, withPlatform } from './measure.ts';
import { COMMIT } from './scans.ts';

const CLOCK = fileURLToPath(new URL('clock.mjs', import.meta.url));
const GATES = 12;
const ROUNDS = 3;

interface Delays {
  /** Median from the end of a scan to that of its gate, in ms. */
  step: number;
  other: number;
}

/**
 * How long after the end of a scan a gate has its verdict, with this bundle and another. Gates of both wait for the same
 * scans at once.
 *
 * @param seconds median of the scans, whose times are drawn
 * @param speed of the clock of all processes: the time of their own work counts as many times
 * @param atMostMs limit of the median
 */
export async function gateRows(
  other: string,
  against: string,
  { seconds, speed, atMostMs }: { seconds: number; speed: number; atMostMs?: number },
): Promise<Row[]> {
  const rounds: Delays[] = [];
  for (let seed = 1; seed <= ROUNDS; seed += 1) rounds.push(await delays(other, seconds, speed, seed));
  const text = (values: number[]) => `${(median(values) / 1000).toFixed(1)} s`;
  const measured = text(rounds.map(({ step }) => step));
  const clock = speed === 1 ? '' : `, by a clock ${speed} times as fast`;
  const ratio: Row = {
    what: `verdict after the end of scans of ${seconds} s, median of ${GATES} gates at once${clock}`,
    measured,
    against: `${text(rounds.map((round) => round.other))}, ${against}`,
    ratios: rounds.map((round) => round.step / round.other),
    atMost: 0.35,
  };
  if (atMostMs === undefined) return [ratio];
  const ratios = rounds.map(({ step }) => step / atMostMs);
  return [ratio, { what: 'the same', measured, against: `${atMostMs / 1000} s`, ratios, atMost: 1 }];
}

function delays(other: string, seconds: number, speed: number, seed: number): Promise<Delays> {
  const from = now();
  const environment = { CLOCK_SPEED: String(speed), CLOCK_FROM: String(from) };
  const work = async ({ url, token, endsAtMs = [] }: BenchPlatform) => {
    const medianOf = async (bundle: string) => {
      const ofEach = endsAtMs.map(async (endMs, index) => {
        const projects = `fleet/service-${String(index + 1).padStart(5, '0')}`;
        const inputs = {
          operation: 'gate',
          token,
          'base-url': url,
          projects,
          commit: COMMIT,
          'wait-for': '30m',
        };
        await runStep(inputs, bundle, ['--import', CLOCK], environment);
        return from + (now() - from) * speed - endMs;
      });
      return median(await Promise.all(ofEach));
    };
    const [ofBundle, ofOther] = await Promise.all([medianOf(BUNDLE), medianOf(other)]);
    return { step: ofBundle, other: ofOther };
  };
  return withPlatform(['scans', GATES, seconds, seed], work, environment, ['--import', CLOCK]);
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
