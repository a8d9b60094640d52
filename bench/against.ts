import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listInputs, planInputs, triageInputs } from './findings.ts';
import { tagFleet } from './fleet.ts';
import { gateRows } from './gate.ts';
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

/**
 * Groups of rows about whole steps, of the bundle in `dist/` and of that of another commit, in turn.
 *
 * @param scale of the numbers of findings, to try the bench itself
 */
export function againstGroups(ref: string, scale = 1): Record<string, () => Promise<Row[]>> {
  const other = bundleOf(ref);
  const against = `the bundle of ${ref}`;
  const [short = 0, long = 0, longest = 0] = [10_000, 300_000, 1_000_000].map((count) => count * scale);
  const withFindings = (count: number, work: (platform: BenchPlatform) => Promise<Row[]>) =>
    withPlatform(['findings', count, 0, PROJECTS], work);
  const inTurnWith = (rounds: number, step: (bundle: string) => Promise<Usage>) =>
    inTurn(rounds, { step: () => step(BUNDLE), other: () => step(other) });
  /** @param steps of each bundle in a round, in turn: the sum of several short ones varies less than one */
  const cpuRow = async (
    what: string,
    { rounds, steps = 1, atMost }: { rounds: number; steps?: number; atMost: number },
    step: (bundle: string) => Promise<Usage>,
  ) => {
    const measured = await inTurnWith(rounds * steps, step);
    const sums = Array.from({ length: rounds }, (_, round) => {
      const ofRound = measured.slice(round * steps, (round + 1) * steps);
      const mean = (usages: readonly Usage[]): Usage => ({
        ...{ wall: Number.NaN, peak: Number.NaN },
        cpu: usages.reduce((sum, { cpu }) => sum + cpu, 0) / steps,
      });
      return { step: mean(ofRound.map((pair) => pair.step)), other: mean(ofRound.map((pair) => pair.other)) };
    });
    return rowOf(`${what}, CPU time`, 'cpu', sums, against, atMost);
  };

  return {
    start: () =>
      withPlatform(['fleet', 1, 0], async ({ url, token }) => {
        const inputs = { operation: 'list-projects', token, 'base-url': url, 'deployment-slug': 'acme' };
        const size = { rounds: 9, steps: 8, atMost: 1.05 };
        return [await cpuRow('a step that lists one project', size, (bundle) => runStep(inputs, bundle))];
      }),
    tag: async () => [
      await cpuRow(`tagging ${TAGGED} projects`, { rounds: 5, steps: 4, atMost: 1.05 }, (bundle) =>
        withPlatform(['fleet', TAGGED, 0], ({ url, token }) => tagFleet(url, token, TAGGED, bundle)),
      ),
    ],
    list: () =>
      withFindings(short, async ({ url, token }) => {
        const inputs = listInputs(url, token, FILTERS);
        const what = `list of ${textOf(short)} findings with filters`;
        const size = { rounds: 5, steps: 4, atMost: 1.05 };
        return [await cpuRow(what, size, (bundle) => runStep(inputs, bundle))];
      }),
    plan: () =>
      withFindings(long, async ({ url, token }) => {
        const inputs = planInputs(url, token);
        const what = `plan over ${PROJECTS} projects and ${textOf(long)} findings`;
        return [await cpuRow(what, { rounds: 5, atMost: 0.8 }, (bundle) => runStep(inputs, bundle))];
      }),
    filter: () =>
      withFindings(longest, async ({ url, token }) => {
        const inputs = listInputs(url, token, FILTERS);
        const rounds = await inTurnWith(3, (bundle) => runStep(inputs, bundle));
        const what = `list of ${textOf(longest)} findings with filters that select one in a thousand`;
        return [
          rowOf(`${what}, CPU time`, 'cpu', rounds, against, 0.4),
          rowOf('the same, peak memory', 'peak', rounds, against, 0.33),
        ];
      }),
    'heap-320': () => withFindings(long, (platform) => heapRows(long, platform, 320)),
    'heap-1024': () => withFindings(longest, (platform) => heapRows(longest, platform, 1024)),
    gate: () => gateRows(other, against, { seconds: 40, speed: 1, atMostMs: 3000 }),
    'slow-gate': () => gateRows(other, against, { seconds: 300, speed: 5 }),
  };
}

/** The oldest of a thousand days. */
const FILTERS: Inputs = { status: 'open', 'older-than': '999d' };

/** Whether steps that need all rows succeed with a small heap. */
async function heapRows(count: number, { url, token }: BenchPlatform, heapMib: number): Promise<Row[]> {
  // The platform ignores the filter, and all its findings are open.
  const leavesOut = new RegExp(
    `output count .*: 0\\n[^]*\`status\`: ${textOf(count)} rows outside it were left out`,
  );
  const steps: [what: string, inputs: Inputs, prints?: RegExp][] = [
    ['list of all', listInputs(url, token, {})],
    [
      'list that leaves out what an ignored filter lets through,',
      listInputs(url, token, { status: 'fixed' }),
      leavesOut,
    ],
    ['triage (dry run) with', triageInputs(url, token)],
    [`plan over ${PROJECTS} projects and`, planInputs(url, token)],
  ];
  const rows: Row[] = [];
  for (const [what, inputs, prints = /^/] of steps) {
    const problem = (error: unknown) => console.error(String(error));
    const usage = await runStep(inputs, BUNDLE, [`--max-old-space-size=${heapMib}`]).catch(problem);
    const succeeds = usage !== undefined && prints.test(usage.log ?? '');
    rows.push({
      what: `${what} ${textOf(count)} findings`,
      measured: succeeds ? `succeeds with a peak of ${usage.peak.toFixed(0)} MiB` : 'fails',
      against: `a heap of ${heapMib} MiB`,
      ratios: [succeeds ? 1 : Number.POSITIVE_INFINITY],
      atMost: 1,
    });
  }
  return rows;
}

function textOf(count: number): string {
  return count.toLocaleString('en');
}

function bundleOf(ref: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const archive = execFileSync('git', ['archive', ref, 'dist'], { maxBuffer: 64 * 1024 ** 2 });
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  return join(directory, 'dist/index.js');
}
