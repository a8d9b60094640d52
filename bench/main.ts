import { cpus, totalmem } from 'node:os';
import { findingRows } from './findings.ts';
import { fleetRows } from './fleet.ts';
import type { Row } from './measure.ts';
import { startRows } from './start.ts';

// Every figure is a ratio to bare Node, or to a bare loop over the same requests, in the same run: machines differ.

const wanted = process.argv.slice(2);
const groups: Record<string, () => Promise<Row[]>> = {
  start: startRows,
  fleet: fleetRows,
  findings: findingRows,
};
const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
}
console.log(
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n`,
);
console.log('| what | measured | against | ratio | at most |\n|---|---|---|---|---|');
for (const { what, measured, against, ratio, atMost } of rows) {
  console.log(`| ${what} | ${measured} | ${against} | ${ratio.toFixed(2)} | ${atMost ?? ''} |`);
}
const missed = rows.filter(({ ratio, atMost = Number.POSITIVE_INFINITY }) => ratio > atMost);
for (const { what } of missed) console.log(`\nOver its limit: ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;
