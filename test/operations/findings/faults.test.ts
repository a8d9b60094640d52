import { expect, it } from 'vitest';
import { type Fault, scheduledFaults } from '../../../emulator/platform/faults.ts';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { FindingSelection } from '../../../src/findings/filter.ts';
import { triage } from '../../../src/operations/triage/run.ts';
import { effects, expectTrueClaims, triageOf } from './claims.ts';
import { contextOn, NOW, openPlatform } from './context.ts';

const FAULTS: readonly Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 429, retryAfter: '1' },
  { kind: 'status-after', status: 500 },
  { kind: 'status-after', status: 409 },
  { kind: 'status-after', status: 504 },
  { kind: 'html', status: 200, processed: true },
  { kind: 'empty', processed: true },
  { kind: 'reset-before' },
  { kind: 'reset-during' },
  { kind: 'reset-after' },
  { kind: 'cut-body' },
  { kind: 'body', status: 200, body: '{"triaged_issues":7}', processed: true },
  { kind: 'redirect', status: 302, location: 'https://elsewhere.example/', processed: true },
];

/** 3,200 findings, so that a listed triage takes two requests; every tenth also stands on a pull request. */
async function open(seed: number): Promise<Platform> {
  const state = findingsState(3200, { overDays: 900, now: NOW });
  for (const finding of [...state.findings].filter(({ id }) => id % 10n === 0n)) {
    state.findings.add({
      ...finding,
      id: finding.id + 100_000n,
      notes: [],
      ref: 'refs/pull/1/merge',
      severity: 'high',
    });
  }
  return openPlatform({ state, faults: scheduledFaults(seed, { rate: 0.3, kinds: FAULTS }) });
}

const selections: readonly FindingSelection[] = [
  { by: 'listed', query: { issueType: 'sast', filters: { severities: ['low'], status: 'open' } } },
  { by: 'listed', query: { issueType: 'sast', filters: { severities: ['low'] } }, limit: 50 },
  { by: 'ids', ids: [1n, 10n, 20n, 99_999n] },
];

it.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'whatever fails, claims are true: run %d',
  async (seed) => {
    const platform = await open(seed);
    const note = seed % 2 === 0 ? { note: 'ours' } : {};
    const selection = selections[seed % selections.length] as FindingSelection;
    const result = await triage(contextOn(platform), triageOf(selection, { state: 'ignored', ...note }));
    expectTrueClaims(platform, result);
    // A step that does not fail has triaged all that it selected.
    if (result.failure === undefined) {
      expect(effects(platform).size).toBeGreaterThanOrEqual(Math.min(50, result.rows.length));
      expect(result.rows.every(({ state }) => state === 'changed')).toBe(true);
    }
  },
);
