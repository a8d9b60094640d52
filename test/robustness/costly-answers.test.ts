import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { effectsOf, expectTrue } from '../claims.ts';
import { openPlatform, stepOn, theError } from '../operations/scenario.ts';

const MIB = 1024 * 1024;
const SMALL_HEAP = { nodeFlags: ['--max-old-space-size=512'] };
const HUGE: [string, Fault][] = [
  ['many numbers and a long one', { kind: 'huge', bytes: 63 * MIB, form: 'numbers' }],
  ['more than the limit', { kind: 'huge', bytes: 80 * MIB }],
  [
    'one number of a million digits',
    { kind: 'body', status: 200, body: `{"projects":[${'1'.repeat(1e6)}]}` },
  ],
  ['a million brackets', { kind: 'body', status: 200, body: '['.repeat(1e6) }],
];

describe('an answer that costs minutes or gigabytes', () => {
  it.each(HUGE)('(%s) ends the step, with a report', async (_, fault) => {
    const platform = await openPlatform({ state: fleetState(2) });
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'projects', fault);
    const run = await stepOn(platform, { operation: 'tag', tags: 'new', projects: 'fleet/*' }, SMALL_HEAP);
    theError(run);
    expect(run.report).toBeDefined();
    expect(effectsOf(platform)).toEqual([]);
  });

  it('to a write is followed by a read, as any other that cannot be read', async () => {
    const platform = await openPlatform({ state: fleetState(1, { tags: ['old'] }) });
    const rewrite = (text: string) => `${text.slice(0, -1)},"x":[${'{},'.repeat(2_500_000)}0]}`;
    platform.faults = faultsOn(({ method }) => method === 'PUT', { kind: 'rewritten', rewrite });
    const run = await stepOn(
      platform,
      { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' },
      SMALL_HEAP,
    );
    expect(run.outputs['projects-changed']).toBe('1');
    expectTrue(platform, run);
  });
});
