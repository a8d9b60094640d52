import { expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform } from './scenario.ts';

const NAME = 'fleet/service-00001';

/** The tags or switches that each answer after the first read shows as on; the last one is repeated. */
type Shown = readonly (readonly string[])[];

async function step(inputs: Record<string, string>, shown: Shown) {
  const platform = await openPlatform({ state: fleetState(1, { tags: ['kept'] }) });
  let answers = -1;
  platform.faults = ({ endpoint, method }) => {
    if (!['project', 'tags', 'managed-scan'].includes(endpoint) || (answers < 0 && method === 'GET'))
      return undefined;
    answers += 1;
    const now = shown[Math.min(answers, shown.length - 1)] ?? [];
    const flag = (name: string) => ({ enabled: now.includes(name) });
    const project = {
      ...{ id: 1, name: NAME, tags: ['kept', ...now] },
      managed_scan_config: { diff_scan: flag('diff_scan'), full_scan: flag('full_scan') },
    };
    return { kind: 'body', status: 200, body: JSON.stringify({ project }) };
  };
  const run = await innerStep(platform, { projects: NAME, ...inputs });
  const rows: { state: string; change: { tag?: string; field: string } }[] = run.report.rows;
  const states = Object.fromEntries(rows.map(({ state, change }) => [change.tag ?? change.field, state]));
  return { ...run, states };
}

const TAGS = { operation: 'tag', tags: 'a, b' };
const SWITCHES = { operation: 'managed-scan', 'diff-scan': 'true', 'full-scan': 'true' };

it.each<[Record<string, string>, Shown, Record<string, string>]>([
  [TAGS, [['a', 'b']], { a: 'changed', b: 'changed' }],
  [TAGS, [['a'], ['b'], ['a', 'b']], { a: 'changed', b: 'changed' }],
  [TAGS, [[], ['a'], ['b'], ['b', 'a']], { a: 'changed', b: 'changed' }],
  // The last answer has one tag, whatever those before it had.
  [TAGS, [['a'], ['b']], { a: 'unknown', b: 'changed' }],
  [TAGS, [['a'], ['b'], ['a'], ['b']], { a: 'unknown', b: 'changed' }],
  [TAGS, [['a'], ['b'], []], { a: 'unknown', b: 'unknown' }],
  [
    SWITCHES,
    [['diff_scan'], ['full_scan'], ['diff_scan', 'full_scan']],
    { diff_scan: 'changed', full_scan: 'changed' },
  ],
  [SWITCHES, [['diff_scan'], ['full_scan']], { diff_scan: 'unknown', full_scan: 'changed' }],
  [SWITCHES, [['diff_scan'], ['full_scan'], []], { diff_scan: 'unknown', full_scan: 'unknown' }],
])('%j: the last of the answers %j decides for all parts of a project', async (inputs, shown, states) => {
  const run = await step(inputs, shown);
  expect(run.states).toEqual(states);
  const isWhole = Object.values(states).every((state) => state === 'changed');
  expect(run.errors).toHaveLength(isWhole ? 0 : 1);
  expect(run.outputs).toMatchObject({ 'projects-failed': isWhole ? '0' : '1' });
  expect(run.summary.includes('✅')).toBe(isWhole);
});
