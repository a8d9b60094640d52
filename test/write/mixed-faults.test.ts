import { expect, it } from 'vitest';
import type { Fault } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform } from '../operations/scenario.ts';
import { expectTrueFleet, factsBefore } from './claims.ts';
import { applyInputs, run } from './world.ts';

const RULES = `version: 1
projects:
  - name: all
    when: { name: 'fleet/**' }
    tags: [new]
    managed-scan: { diff: true, full: true }
`;
const FAULTS: Fault[] = [
  { kind: 'status-after', status: 500 },
  { kind: 'html', status: 200, processed: true },
  { kind: 'reset-after' },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 504 },
];

/** Every third write goes wrong, each in its own way. */
const sometimes = () => {
  let writes = 0;
  return ({ method }: { method: string }) =>
    method !== 'GET' && ++writes % 3 === 0 ? FAULTS[(writes / 3) % FAULTS.length] : undefined;
};

it.each(['add', 'replace'] as const)(
  'apply and its undo say what is so where every third write goes wrong, on a server whose tags %s',
  async (tagsMode) => {
    const state = fleetState(12, { tags: ['old', 'kept'] });
    const platform = await openPlatform({ state, quirks: { tagsMode }, faults: sometimes() });
    const atFirst = factsBefore(platform);
    const applied = await run(platform, await applyInputs(RULES));
    expect(applied.report.result.journal.projects).toHaveLength(12);
    expectTrueFleet(platform, applied, atFirst);
    const before = factsBefore(platform);
    platform.faults = sometimes();
    const undone = await run(platform, {
      operation: 'undo',
      report: applied.outputs['report-path'] ?? '',
    });
    expectTrueFleet(platform, undone, before);
  },
);
