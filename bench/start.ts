import { coldStarts, median, run, runStep, withPlatform } from './measure.ts';
import { ms, type Row, succeeded } from './row.ts';

const ROUNDS = 15;
const LATENCY_MS = 50;

/** What a step costs before its first request, and all in all. */
export async function startRows(): Promise<Row[]> {
  return [await firstByte(), await wholeStep()];
}

async function firstByte(): Promise<Row> {
  const { bundle, bare } = await coldStarts(ROUNDS);
  return {
    what: 'cold start to the first byte of a request',
    measured: ms(median(bundle)),
    against: `${ms(median(bare))}, \`node -e 0\``,
    ratio: median(bundle) / median(bare),
    atMost: 3,
  };
}

/** Tagging one project: two requests, whose answers are the platform's time. */
async function wholeStep(): Promise<Row> {
  return withPlatform(['fleet', ROUNDS, LATENCY_MS], async ({ url, token }) => {
    const steps: number[] = [];
    const bare: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const step = await runStep({
        operation: 'tag',
        token,
        'base-url': url,
        'deployment-slug': 'acme',
        'dry-run': 'false',
        projects: `fleet/service-${String(round).padStart(5, '0')}`,
        tags: 'bench',
      });
      steps.push(succeeded(step).wall - 2 * LATENCY_MS);
      bare.push((await run(['-e', '0'])).wall);
    }
    return {
      what: `tagging one project at ${LATENCY_MS} ms per answer, from start to exit without those ${2 * LATENCY_MS} ms`,
      measured: ms(median(steps)),
      against: `${ms(median(bare))}, \`node -e 0\``,
      ratio: median(steps) / median(bare),
      atMost: 3.6,
    };
  });
}
