import { fileURLToPath } from 'node:url';
import { ms, type Row, run, runStep, withPlatform } from './measure.ts';

const BARE_REQUESTS = fileURLToPath(new URL('bare-requests.mjs', import.meta.url));
const FLEET = 2000;
const CONCURRENCY = 16;

/** What tagging a fleet costs, against as many bare requests of the same undici. */
export async function fleetRows(): Promise<Row[]> {
  const [slow, slowBare] = [await tagged(20), await bareRequests(20)];
  const [quick, quickBare] = [await tagged(1), await bareRequests(1)];
  const each = quick.cpu / quick.requests;
  const eachBare = quickBare.cpu / FLEET;
  const microseconds = (cpu: number) => `${(cpu * 1000).toFixed(0)} µs`;
  return [
    {
      what: `tagging ${FLEET} projects at 20 ms per answer, ${CONCURRENCY} at a time, ${slow.requests} requests`,
      measured: ms(slow.wall),
      against: `${ms(slowBare.wall)}, ${FLEET} bare requests`,
      ratio: slow.wall / slowBare.wall,
      atMost: 1.25,
    },
    {
      what: 'the same at 1 ms per answer, CPU time a request',
      measured: microseconds(each),
      against: `${microseconds(eachBare)}, a bare request`,
      ratio: each / eachBare,
      atMost: 1.45,
    },
  ];
}

function tagged(latency: number) {
  return withPlatform(['fleet', FLEET, latency], async ({ url, token, requests }) => {
    const connection = {
      token,
      'base-url': url,
      'deployment-slug': 'acme',
      concurrency: String(CONCURRENCY),
    };
    const usage = await runStep({
      ...connection,
      ...{
        operation: 'tag',
        projects: '**',
        tags: 'bench',
        'dry-run': 'false',
        'max-changes': String(FLEET),
      },
    });
    return { ...usage, requests: await requests() };
  });
}

function bareRequests(latency: number) {
  return withPlatform(['fleet', FLEET, latency], ({ url, token }) =>
    run([BARE_REQUESTS], { BASE_URL: url, TOKEN: token, COUNT: String(FLEET), AT_ONCE: String(CONCURRENCY) }),
  );
}
