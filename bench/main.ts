import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { coldStarts, median, run, runStep, withPlatform } from './measure.ts';

const BARE_REQUESTS = fileURLToPath(new URL('bare-requests.mjs', import.meta.url));
const FLEET = 2000;
const AT_ONCE = 16;

interface Row {
  what: string;
  measured: string;
  against: string;
  /** Undefined where there is nothing to divide by. */
  ratio?: number;
  /** The most that the ratio may be. */
  most?: number;
}

const rows: Row[] = [
  await coldStart(),
  await fleet(20),
  ...(await fleetCpu()),
  ...(await listing()),
  ...(await triage()),
];
console.log(
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n`,
);
console.log('| what | measured | against | ratio | at most |\n|---|---|---|---|---|');
for (const { what, measured, against, ratio, most } of rows) {
  console.log(`| ${what} | ${measured} | ${against} | ${ratio?.toFixed(2) ?? ''} | ${most ?? ''} |`);
}
const missed = rows.filter(({ ratio = 0, most = Number.POSITIVE_INFINITY }) => ratio > most);
for (const { what } of missed) console.log(`\nOver its limit: ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function coldStart(): Promise<Row> {
  const { bundle, bare } = await coldStarts(15);
  return {
    what: 'cold start to the first byte of a request',
    measured: ms(median(bundle)),
    against: `${ms(median(bare))}, \`node -e 0\``,
    ratio: median(bundle) / median(bare),
    most: 2.5,
  };
}

/** Inputs of a step that tags every project of the fleet. */
function tagAll(url: string, token: string): Record<string, string> {
  return {
    operation: 'tag',
    token,
    'base-url': url,
    'deployment-slug': 'acme',
    projects: '**',
    tags: 'bench',
    'max-changes': String(FLEET),
    concurrency: String(AT_ONCE),
  };
}

async function fleet(latency: number): Promise<Row> {
  return withPlatform(['fleet', FLEET, latency], async ({ url, token, requests }) => {
    const { wall } = succeeded(await runStep(tagAll(url, token)));
    const count = await requests();
    const ideal = (count * latency) / AT_ONCE;
    return {
      what: `tagging ${FLEET} projects at ${latency} ms per answer, ${AT_ONCE} under way`,
      measured: `${ms(wall)}, ${count} requests`,
      against: `${ms(ideal)}, requests × ${latency} ms / ${AT_ONCE}`,
      ratio: wall / ideal,
      most: 1.25,
    };
  });
}

async function fleetCpu(): Promise<Row[]> {
  const own = await withPlatform(['fleet', FLEET, 1], async ({ url, token, requests }) => ({
    ...succeeded(await runStep(tagAll(url, token))),
    requests: await requests(),
  }));
  const bare = await withPlatform(['fleet', FLEET, 1], async ({ url, token }) => {
    const environment = {
      BASE_URL: url,
      TOKEN: token,
      COUNT: String(FLEET),
      AT_ONCE: String(AT_ONCE),
    };
    return succeeded(await run([BARE_REQUESTS], environment));
  });
  const each = (cpu: number, count: number) => `${((cpu / count) * 1000).toFixed(0)} µs CPU a request`;
  return [
    {
      what: `the same at 1 ms per answer, CPU time`,
      measured: each(own.cpu, own.requests),
      against: `${each(bare.cpu, FLEET)}, ${FLEET} bare \`undici\` requests`,
      ratio: own.cpu / own.requests / (bare.cpu / FLEET),
      most: 1.5,
    },
    {
      what: 'the same, throughput',
      measured: `${((FLEET / own.wall) * 1000).toFixed(0)} projects a second`,
      against: `${((FLEET / bare.wall) * 1000).toFixed(0)}, the bare requests`,
      ratio: own.wall / bare.wall,
    },
  ];
}

async function listing(): Promise<Row[]> {
  const bare = await run(['-e', '0']);
  return withPlatform(['fleet', 100_000, 0], async ({ url, token, requests }) => {
    const common = { token, 'base-url': url, 'deployment-slug': 'acme' };
    const all = succeeded(await runStep({ ...common, operation: 'list-projects' }));
    const count = await requests();
    const ten = { ...common, operation: 'tag', projects: 'fleet/*-0123?', tags: 'ten' };
    const small = succeeded(await runStep(ten, ['--max-old-space-size=96']));
    return [
      {
        what: 'listing 100,000 projects, peak memory',
        measured: `${mib(all.memory)}, ${count} requests`,
        against: `${mib(bare.memory)}, \`node -e 0\``,
        ratio: all.memory / bare.memory,
      },
      {
        what: 'tagging ten of 100,000 projects with a 96 MiB heap, peak memory',
        measured: mib(small.memory),
        against: `${mib(bare.memory)}, \`node -e 0\``,
        ratio: small.memory / bare.memory,
      },
    ];
  });
}

async function triage(): Promise<Row[]> {
  const bare = await run(['-e', '0']);
  return withPlatform(['findings', 300_000, 0], async ({ url, token, requests }) => {
    const inputs = {
      operation: 'triage',
      token,
      'base-url': url,
      'deployment-slug': 'acme',
      'issue-type': 'sast',
      status: 'open',
      'new-triage-state': 'ignored',
      limit: 'all',
    };
    const { memory, wall } = succeeded(await runStep(inputs, ['--max-old-space-size=256']));
    return [
      {
        what: 'triage of 300,000 findings with a 256 MiB heap, peak memory',
        measured: `${mib(memory)}, ${await requests()} requests, ${ms(wall)}`,
        against: `${mib(bare.memory)}, \`node -e 0\``,
        ratio: memory / bare.memory,
      },
    ];
  });
}

function succeeded<T extends { exitCode: number | null }>(usage: T): T {
  if (usage.exitCode !== 0) throw new Error(`a measured step ended with exit code ${usage.exitCode}`);
  return usage;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function mib(value: number): string {
  return `${value.toFixed(0)} MiB`;
}
