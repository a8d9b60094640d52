import { describe, expect, it } from 'vitest';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import type { TriageResult } from '../../../src/operations/triage/run.ts';
import { triage } from '../../../src/operations/triage/run.ts';
import { triagedIds } from '../../claims.ts';
import { contextOn, onTriage, openPlatform } from './context.ts';
import { mostNotes, triageOf } from './triage-results.ts';

const open = (limit?: number | 'all') =>
  ({ by: 'platform', filters: { status: 'open' }, ...(limit === undefined ? {} : { limit }) }) as const;

/** What a result says was triaged: at least, and at most. */
function triagedIn({ rows, notices }: TriageResult): [number, number] {
  const lost = notices.find((notice) => notice.kind === 'answers-lost');
  return [rows.length, rows.length + (lost?.atMost ?? 0)];
}

describe('a triage by the platform’s own filters', () => {
  it('sends one request of at most 3000, and goes on with a limit beyond', async () => {
    const platform = await openPlatform({ state: findingsState(7000) });
    const one = await triage(contextOn(platform), triageOf(open(), { state: 'fixing' }));
    expect(triagedIn(one)).toEqual([3000, 3000]);
    const more = await triage(contextOn(platform), triageOf(open(3500), { state: 'fixing' }));
    expect(triagedIn(more)).toEqual([3500, 3500]);
    const rest = await triage(contextOn(platform), triageOf(open('all'), { state: 'fixing' }));
    expect(triagedIn(rest)).toEqual([500, 500]);
    expect(platform.counts['POST triage']).toBe(1 + 2 + 2);
  });

  it('never repeats a lost answer where a limit was given or meant: it would select others', async () => {
    for (const limit of [undefined, 10]) {
      const platform = await openPlatform({
        state: findingsState(20_000),
        faults: onTriage({ kind: 'reset-after' }),
      });
      const result = await triage(
        contextOn(platform, { maxRetries: 5 }),
        triageOf(open(limit), { state: 'fixing' }),
      );
      expect(platform.counts['POST triage']).toBe(1);
      expect(triagedIn(result)).toEqual([0, limit ?? 3000]);
      expect(triagedIds(platform).size).toBe(limit ?? 3000);
      const first = { kind: 'unknown', cause: { kind: 'connection' } };
      expect(result.failure).toMatchObject({ kind: 'rows-failed', unknown: limit ?? 3000, first });
    }
  });

  it('repeats it with `limit: all`, and counts every lost attempt', async () => {
    const platform = await openPlatform({
      state: findingsState(20_000),
      faults: onTriage({ kind: 'reset-after' }, 2),
    });
    const result = await triage(
      contextOn(platform),
      triageOf(open('all'), { state: 'ignored', note: 'gone' }),
    );
    expect(result.failure).toBeUndefined();
    expect(triagedIds(platform).size).toBe(20_000);
    expect(triagedIn(result)).toEqual([14_000, 20_000]);
    expect(mostNotes(platform, 'gone')).toBe(1);
    expect(result.notices).toContainEqual({ kind: 'answers-lost', requests: 2, atMost: 6000 });
  });

  it('fails for certain where it was refused', async () => {
    const platform = await openPlatform({ faults: onTriage({ kind: 'status', status: 422 }) });
    const result = await triage(contextOn(platform), triageOf(open(), { state: 'fixing' }));
    expect(result.failure).toMatchObject({ kind: 'status', status: 422 });
    expect(triagedIn(result)).toEqual([0, 0]);
  });

  it('sends nothing on a dry run', async () => {
    const platform = await openPlatform();
    const result = await triage(
      contextOn(platform, { dryRun: true }),
      triageOf(open('all'), { state: 'fixing' }),
    );
    expect(platform.requests).toEqual([]);
    expect(result.selected).toBeUndefined();
    expect(result.notices).toEqual([{ kind: 'whole-deployment' }]);
  });
});
