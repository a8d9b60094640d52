import { beforeAll, describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../emulator/platform/server.ts';
import { Findings } from '../../emulator/platform/state.ts';
import { innerStep } from '../inner-step.ts';
import { SEED } from '../properties.ts';
import { drawWorld, historyTruth, type Lack, truthOf } from './posture-worlds.ts';

const NOW = Date.parse('2026-11-21T05:17:00Z');
const WORLDS = 50;

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ now: NOW, state: fleetState(1) });
  return () => platform.close();
});

/** Leaves fields of one row out of an answer. */
const without =
  ({ id, fields }: Lack) =>
  (text: string) => {
    const answer = JSON.parse(text);
    for (const row of answer.findings ?? [])
      if (String(row.id) === String(id)) for (const field of fields) delete row[field];
    return JSON.stringify(answer);
  };

describe.each([0, 1, 2, 3, 4])('drawn lives of findings, part %i', (part) => {
  it('give the figures that the lists can show, or unknown', async () => {
    let [unknown, charts] = [0, 0];
    for (let index = 0; index < WORLDS; index += 1) {
      const seed = SEED * 10_000 + part * WORLDS + index;
      const world = drawWorld(seed, NOW / 1000);
      const { lack, unread } = world;
      platform.now = NOW;
      Object.assign(platform.state, { findings: new Findings(world.findings) });
      platform.faults = ({ path, method }) => {
        const isUnread = path.includes(unread === 'secrets' ? '/secrets' : `issue_type=${unread}`);
        if (unread !== undefined && isUnread) return { kind: 'status', status: 400 };
        const isLacking = lack !== undefined && method === 'GET' && path.includes('/findings');
        return isLacking ? { kind: 'rewritten', rewrite: without(lack) } : undefined;
      };
      const run = await innerStep(platform, {
        operation: 'posture',
        'service-levels': 'critical: 14d, high: 30d',
      });
      const truth = truthOf(world, NOW / 1000);
      const { open, fixed, ignored, overdue } = run.outputs;
      expect({ seed, errors: run.errors, open, new: run.outputs.new, fixed, ignored, overdue }).toEqual({
        ...{ seed, errors: [], ...truth },
      });
      unknown += Object.values(truth).filter((value) => value === 'unknown').length;
      const { history } = run.report.result;
      const past = history && historyTruth(world, history.endsMs);
      if (past === undefined) continue;
      charts += 1;
      const lines: number[][] = Object.values(history.bySeverity);
      expect([
        seed,
        past.map((_: number, at: number) => lines.reduce((sum, line) => sum + (line[at] ?? 0), 0)),
      ]).toEqual([seed, past]);
    }
    expect(unknown).toBeGreaterThan(WORLDS / 4);
    expect(charts).toBeGreaterThan(0);
  });
});
