import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { againstGroups } from './against.ts';
import { findingRows } from './findings.ts';
import { fleetRows } from './fleet.ts';
import { latencyRows, listRows } from './lists.ts';
import { type Row, ratioOf, spreadOf, verdictOf } from './measure.ts';
import { startRows } from './start.ts';

// Every figure is a ratio to bare Node, to a bare program that sends the same requests, or to the bundle of another
// commit, in turn with it: machines differ, and so do moments.

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, scale: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const groups: Record<string, () => Promise<Row[]>> =
  values.against === undefined
    ? {
        start: startRows,
        fleet: fleetRows,
        lists: listRows,
        latency: latencyRows,
        findings: findingRows,
      }
    : againstGroups(values.against, Number(values.scale));
const unknown = positionals.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`No group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}`);
const names = positionals.length === 0 ? Object.keys(groups) : positionals;

const [load = 0] = loadavg();
console.log(
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${load.toFixed(1)}\n`,
);
console.log(
  '| what | measured | against | ratio | middle half of the rounds | at most | |\n|---|---|---|---|---|---|---|',
);
// Limits hold for whole sizes.
const verdict = (row: Row) => (values.scale === '1' ? verdictOf(row) : '');
for (const name of names)
  for (const row of (await groups[name]?.()) ?? []) {
    const { what, measured, against, ratios, atMost = '' } = row;
    const [low, high] = spreadOf(row);
    const range = ratios.length > 1 ? `${low.toFixed(2)} to ${high.toFixed(2)}` : '';
    const cells = [what, measured, against, ratioOf(row).toFixed(2), range, atMost, verdict(row)];
    console.log(`| ${cells.join(' | ')} |`);
    if (verdict(row) === 'over') process.exitCode = 1;
  }
