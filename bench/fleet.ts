import { fileURLToPath } from 'node:url';
import { inTurn, type Row, rowOf, run, runStep, type Usage, withPlatform } from './measure.ts';

const BARE_REQUESTS = fileURLToPath(new URL('bare-requests.mjs', import.meta.url));
const FLEET = 2000;
const CONCURRENCY = 16;
const LATENCY_MS = 20;
const ROUNDS = 3;

/** What tagging a fleet costs, against as many bare requests of the same undici. */
export async function fleetRows(): Promise<Row[]> {
  const rounds = await inTurn(ROUNDS, {
    step: () => withPlatform(['fleet', FLEET, LATENCY_MS], ({ url, token }) => tagFleet(url, token, FLEET)),
    other: () => withPlatform(['fleet', FLEET, LATENCY_MS], ({ url, token }) => bareRequests(url, token)),
  });
  const what = `tagging ${FLEET} projects at ${LATENCY_MS} ms per answer, ${CONCURRENCY} at a time`;
  return [rowOf(what, 'wall', rounds, `${FLEET} bare requests`, 1.15)];
}

/** Tags every project of a fleet. @param projects their number */
export function tagFleet(url: string, token: string, projects: number, bundle?: string): Promise<Usage> {
  const inputs = {
    ...{ token, 'base-url': url, 'deployment-slug': 'acme', concurrency: String(CONCURRENCY) },
    ...{
      operation: 'tag',
      projects: '**',
      tags: 'bench',
      'dry-run': 'false',
      'max-changes': String(projects),
    },
  };
  return runStep(inputs, bundle);
}

function bareRequests(url: string, token: string): Promise<Usage> {
  return run([BARE_REQUESTS], {
    ...{ BASE_URL: url, TOKEN: token, COUNT: String(FLEET), AT_ONCE: String(CONCURRENCY) },
  });
}
