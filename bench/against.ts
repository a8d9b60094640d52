import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listInputs, planInputs, triageInputs } from './findings.ts';
import { tagFleet } from './fleet.ts';
import {
  type BenchPlatform,
  BUNDLE,
  inTurn,
  type Row,
  rowOf,
  runStep,
  type Usage,
  withPlatform,
} from './measure.ts';

const PROJECTS = 5000;
const TAGGED = 500;

type Inputs = Record<string, string>;

/** CPU time and memory of whole steps, of the bundle in `dist/` and of that of another commit, in turn. */
export async function againstRows(ref: string): Promise<Row[]> {
  const other = bundleOf(ref);
  const against = `the bundle of ${ref}`;
  const inTurnWith = (rounds: number, step: (bundle: string) => Promise<Usage>) =>
    inTurn(rounds, { step: () => step(BUNDLE), other: () => step(other) });
  const cpuRow = async (
    what: string,
    rounds: number,
    atMost: number,
    step: Parameters<typeof inTurnWith>[1],
  ) => rowOf(`${what}, CPU time`, 'cpu', await inTurnWith(rounds, step), against, atMost);
  const started = await withPlatform(['fleet', 1, 0], ({ url, token }) => {
    const inputs = { operation: 'list-projects', token, 'base-url': url, 'deployment-slug': 'acme' };
    return cpuRow('a step that lists one project', 15, 1.05, (bundle) => runStep(inputs, bundle));
  });
  const tagged = await cpuRow(`tagging ${TAGGED} projects`, 5, 1.05, (bundle) =>
    withPlatform(['fleet', TAGGED, 0], ({ url, token }) => tagFleet(url, token, TAGGED, bundle)),
  );
  const short = await withPlatform(['findings', 10_000, 0, PROJECTS], ({ url, token }) => {
    const inputs = listInputs(url, token, FILTERS);
    return cpuRow('list of 10,000 findings with filters', 9, 1.05, (bundle) => runStep(inputs, bundle));
  });
  const long = await withPlatform(['findings', 300_000, 0, PROJECTS], async (platform) => {
    const inputs = planInputs(platform.url, platform.token);
    const what = `plan over ${PROJECTS} projects and 300,000 findings`;
    const planned = await cpuRow(what, 3, 0.8, (bundle) => runStep(inputs, bundle));
    return [planned, ...(await heapRows('300,000', platform, 320))];
  });
  const longest = await withPlatform(['findings', 1_000_000, 0, PROJECTS], async (platform) => {
    const inputs = listInputs(platform.url, platform.token, FILTERS);
    const rounds = await inTurnWith(3, (bundle) => runStep(inputs, bundle));
    const what = 'list of 1,000,000 findings with filters that select 1,000';
    return [
      rowOf(`${what}, CPU time`, 'cpu', rounds, against, 0.4),
      rowOf('the same, peak memory', 'peak', rounds, against, 0.33),
      ...(await heapRows('1,000,000', platform, 1024)),
    ];
  });
  return [started, tagged, short, ...long, ...longest];
}

/** The oldest of a thousand days. */
const FILTERS: Inputs = { status: 'open', 'older-than': '999d' };

/** Whether steps that need all rows succeed with a small heap. */
async function heapRows(count: string, { url, token }: BenchPlatform, heapMib: number): Promise<Row[]> {
  const steps: [what: string, inputs: Inputs][] = [
    ['list of all', listInputs(url, token, {})],
    ['list with a filter that the platform ignores, of all', listInputs(url, token, { status: 'fixed' })],
    ['triage (dry run) with', triageInputs(url, token)],
    [`plan over ${PROJECTS} projects and`, planInputs(url, token)],
  ];
  const rows: Row[] = [];
  for (const [what, inputs] of steps) {
    const usage = await runStep(inputs, BUNDLE, [`--max-old-space-size=${heapMib}`]).catch(() => undefined);
    rows.push({
      what: `${what} ${count} findings`,
      measured: usage === undefined ? 'fails' : `succeeds with a peak of ${usage.peak.toFixed(0)} MiB`,
      against: `a heap of ${heapMib} MiB`,
      ratios: [usage === undefined ? Number.POSITIVE_INFINITY : 1],
      atMost: 1,
    });
  }
  return rows;
}

function bundleOf(ref: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const archive = execFileSync('git', ['archive', ref, 'dist'], { maxBuffer: 64 * 1024 ** 2 });
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  return join(directory, 'dist/index.js');
}
