/**
 * Real runners, clients, scanners and checkers, as far as they are installed: all groups, or those that are named. `CONTRIBUTING.md`
 * names them, and what came of it.
 */

import { ran } from './act.ts';
import { trials as behavior } from './behavior.ts';
import { trials as checkers } from './checkers.ts';
import { trials as ciScan } from './ci-scan.ts';
import { trials as clients } from './clients.ts';
import { trials as described } from './described.ts';
import { trials as own } from './own.ts';
import { trials as runner } from './runner.ts';
import { trials as scanner } from './scanner.ts';
import type { Trial } from './trial.ts';

const GROUPS: Readonly<Record<string, () => AsyncIterable<Trial>>> = {
  ...{ runner, behavior, own, clients, described, scanner, 'ci-scan': ciScan, checkers },
};
const counts = { held: 0, failed: 0, skipped: 0 };
const chosen = process.argv.slice(2);
for (const [name, trials] of Object.entries(GROUPS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for await (const { tool, version, tried, result, details = '' } of trials()) {
    console.log([name, tool, version, tried, result, details].join(' | '));
    counts[result] += 1;
  }
}
console.log(
  `${ran.jobs} jobs under act; ${counts.held} held, ${counts.failed} failed, ${counts.skipped} skipped`,
);
// Connections of the workflows that ran here are kept alive for a while.
process.exit(counts.failed > 0 ? 1 : 0);
