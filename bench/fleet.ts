import { fileURLToPath } from 'node:url';
import { run, runStep, withPlatform } from './measure.ts';
import { ms, type Row, succeeded } from './row.ts';

const BARE_SEQUENCE = fileURLToPath(new URL('bare-sequence.mjs', import.meta.url));
const BARE_REQUESTS = fileURLToPath(new URL('bare-requests.mjs', import.meta.url));
const FLEET = 2000;
const CONCURRENCY = 16;
const SMALL_FLEET = 500;

/** What tagging a fleet costs. */
export async function fleetRows(): Promise<Row[]> {
  return [await againstScript(20), await fleet(20), ...(await fleetCpu())];
}

/** Inputs of a step that tags every project of the fleet, of 2,000 at most. */
function tagAll(url: string, token: string, concurrency = CONCURRENCY): Record<string, string> {
  return {
    operation: 'tag',
    token,
    'base-url': url,
    'deployment-slug': 'acme',
    projects: '**',
    tags: 'bench',
    'dry-run': 'false',
    'max-changes': String(FLEET),
    concurrency: String(concurrency),
  };
}

/** A step as it is without settings, against a script that sends one request after another. */
async function againstScript(latency: number): Promise<Row> {
  const own = await withPlatform(['fleet', SMALL_FLEET, latency], async ({ url, token, requests }) => ({
    ...succeeded(await runStep(tagAll(url, token, 8))),
    requests: await requests(),
  }));
  const script = await withPlatform(['fleet', SMALL_FLEET, latency], async ({ url, token }) =>
    succeeded(await run([BARE_SEQUENCE], { BASE_URL: url, TOKEN: token, COUNT: String(SMALL_FLEET) })),
  );
  return {
    what: `tagging ${SMALL_FLEET} projects at ${latency} ms per answer, each verified, without settings`,
    measured: `${ms(own.wall)}, ${own.requests} requests`,
    against: `${ms(script.wall)}, a script that sends one request after another and verifies nothing`,
    ratio: own.wall / script.wall,
    atMost: 0.25,
  };
}

async function fleet(latency: number): Promise<Row> {
  const own = await tagged(latency);
  const bare = await bareRequests(latency);
  return {
    what: `tagging ${FLEET} projects at ${latency} ms per answer, ${CONCURRENCY} under way`,
    measured: `${ms(own.wall)}, ${own.requests} requests`,
    against: `${ms(bare.wall)}, ${FLEET} bare \`undici\` requests, as many under way`,
    ratio: own.wall / bare.wall,
    atMost: 1.25,
  };
}

async function fleetCpu(): Promise<Row[]> {
  const own = await tagged(1);
  const bare = await bareRequests(1);
  const each = (cpu: number, count: number) => `${((cpu / count) * 1000).toFixed(0)} µs CPU a request`;
  return [
    {
      what: `the same at 1 ms per answer, CPU time`,
      measured: each(own.cpu, own.requests),
      against: `${each(bare.cpu, FLEET)}, ${FLEET} bare \`undici\` requests`,
      ratio: own.cpu / own.requests / (bare.cpu / FLEET),
      atMost: 1.5,
    },
    {
      what: 'the same, throughput',
      measured: `${((FLEET / own.wall) * 1000).toFixed(0)} projects a second`,
      against: `${((FLEET / bare.wall) * 1000).toFixed(0)}, the bare requests`,
      ratio: own.wall / bare.wall,
    },
  ];
}

function tagged(latency: number) {
  return withPlatform(['fleet', FLEET, latency], async ({ url, token, requests }) => ({
    ...succeeded(await runStep(tagAll(url, token))),
    requests: await requests(),
  }));
}

function bareRequests(latency: number) {
  return withPlatform(['fleet', FLEET, latency], async ({ url, token }) => {
    const environment = { BASE_URL: url, TOKEN: token, COUNT: String(FLEET), AT_ONCE: String(CONCURRENCY) };
    return succeeded(await run([BARE_REQUESTS], environment));
  });
}
