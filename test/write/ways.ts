import type { Platform } from '../../emulator/platform/server.ts';
import { atEndOfFile } from '../ending.ts';
import { applyInputs, finding, IGNORE_LOW, openWorld, run, TAG_ALL, TRIAGE, worldOf } from './world.ts';

/** One way to write, up to right before the step that is looked at. */
export interface Way {
  readonly name: string;
  readonly writes: 'tags' | 'switches' | 'findings';
  /** What the step is to do in a world of `size` projects or findings; an undo has its earlier step behind it. */
  readonly prepare: (platform: Platform) => Promise<Record<string, string>>;
}

const ALL = { projects: 'fleet/**' };
const TAG = { operation: 'tag', tags: 'new', ...ALL };
const SWITCH = { operation: 'managed-scan', 'diff-scan': 'true', ...ALL };

const undoOf = (inputs: () => Promise<Record<string, string>>) => async (platform: Platform) => {
  const earlier = await run(platform, await inputs());
  return { operation: 'undo', report: earlier.outputs['report-path'] ?? '' };
};

export const WAYS: readonly Way[] = [
  { name: 'tag', writes: 'tags', prepare: async () => TAG },
  { name: 'managed-scan', writes: 'switches', prepare: async () => SWITCH },
  { name: 'triage', writes: 'findings', prepare: async () => TRIAGE },
  { name: 'apply to projects', writes: 'tags', prepare: () => applyInputs(TAG_ALL) },
  { name: 'apply to findings', writes: 'findings', prepare: () => applyInputs(IGNORE_LOW) },
  { name: 'undo of tag', writes: 'tags', prepare: undoOf(async () => TAG) },
  { name: 'undo of managed-scan', writes: 'switches', prepare: undoOf(async () => SWITCH) },
  { name: 'undo of triage', writes: 'findings', prepare: undoOf(async () => TRIAGE) },
  { name: 'undo of apply', writes: 'findings', prepare: undoOf(() => applyInputs(IGNORE_LOW)) },
];

interface World {
  readonly platform: Platform;
  readonly inputs: Record<string, string>;
  readonly restore: () => void;
}

/** A way is prepared once for all the faults that it meets: the earlier step of an undo is a step, too. */
const worlds = new Map<string, Promise<World>>();

/** A world in which each way has `size` things to write, and the step right before its start. */
export async function prepared(way: Way, size = 1) {
  const key = `${way.name} of ${size}`;
  const world = worlds.get(key) ?? open(way, size);
  worlds.set(key, world);
  atEndOfFile(() => worlds.clear());
  const { platform, inputs, restore } = await world;
  restore();
  return {
    platform,
    start: platform.record.length,
    step: (more = {}) => run(platform, { ...inputs, ...more }),
  };
}

async function open(way: Way, size: number): Promise<World> {
  const findings = Array.from({ length: size }, (_, at) => finding(at + 1));
  const platform = await openWorld(worldOf(way.writes === 'findings' ? 1 : size, findings));
  const inputs = await way.prepare(platform);
  return { platform, inputs, restore: restoring(platform) };
}

/** Puts back what a platform has now. */
function restoring(platform: Platform): () => void {
  const rows = [...platform.state.projects.all, ...platform.state.findings.all];
  const kept = structuredClone(rows);
  const quirks = { ...platform.quirks };
  return () => {
    for (const [at, row] of rows.entries()) Object.assign(row, structuredClone(kept[at]));
    Object.assign(platform.quirks, quirks);
    platform.faults = undefined;
  };
}
