import { describe, expect, it } from 'vitest';
import { faultsAt, faultsOn } from '../../../emulator/platform/faults.ts';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import { triage } from '../../../src/operations/triage/run.ts';
import { triagedIds } from '../../claims.ts';
import { asked, contextOn, openPlatform } from './context.ts';
import { changesIn, idsIn, mostNotes, siblingsIn, triageOf } from './triage-results.ts';

const lost = (times?: number) =>
  faultsOn(({ endpoint }) => endpoint === 'triage', { kind: 'reset-after' }, times);
const byIds = (...ids: bigint[]) => ({ by: 'ids', ids }) as const;

describe('a triage by ids', () => {
  it('lists nothing, and says that former states are not known', async () => {
    const platform = await openPlatform({ state: findingsState(10) });
    const result = await triage(contextOn(platform), triageOf(byIds(3n, 5n), { state: 'fixing' }));
    expect(asked(platform)).toEqual(['POST acme/triage']);
    expect(idsIn(result, 'changed')).toEqual([3n, 5n]);
    expect(changesIn(result, 'changed')[0]?.finding).toEqual({ kind: 'sast', id: 3n });
    expect(result.notices).toContainEqual({ kind: 'former-states-unknown' });
    expect(result.failure).toBeUndefined();
  });

  it('fails in part where the platform does not triage some of them', async () => {
    const platform = await openPlatform({ state: findingsState(10) });
    const result = await triage(contextOn(platform), triageOf(byIds(3n, 77n), { state: 'fixing' }));
    expect(idsIn(result, 'changed')).toEqual([3n]);
    expect(idsIn(result, 'failed')).toEqual([77n]);
    expect(result.failure).toEqual({
      kind: 'rows-failed',
      of: 'finding',
      failed: 1,
      unknown: 0,
      selected: 2,
      first: { kind: 'not-triaged' },
    });
  });

  it('ends where nothing that was asked for moved, and something else did', async () => {
    const platform = await openPlatform({ state: findingsState(2), quirks: { triageMovesOthers: true } });
    const result = await triage(contextOn(platform), triageOf(byIds(77n), { state: 'fixing' }));
    expect([...triagedIds(platform)]).toEqual([1n]);
    const foreign = { kind: 'foreign', what: 'findings', items: ['1'] };
    expect(result.rows).toMatchObject([{ state: 'failed', failure: foreign }]);
    expect(result.failure).toMatchObject(foreign);
  });

  it('is sent again after a lost answer, also with a note, which may then be there twice', async () => {
    const platform = await openPlatform({ state: findingsState(10), faults: lost(1) });
    const decision = { state: 'fixing', note: 'ours' } as const;
    const result = await triage(contextOn(platform), triageOf(byIds(1n), decision));
    expect(idsIn(result, 'changed')).toEqual([1n]);
    expect(platform.counts['POST triage']).toBe(2);
    expect(mostNotes(platform, 'ours')).toBe(2);
  });

  it('has what moved along on other branches, whose former state is not known', async () => {
    const state = findingsState(10);
    const [one] = state.findings.all;
    if (one === undefined) throw new Error('there are no findings');
    state.findings.add({ ...one, id: 900n, ref: 'refs/heads/next', notes: [] });
    const platform = await openPlatform({ state });
    const result = await triage(contextOn(platform), triageOf(byIds(one.id), { state: 'fixing' }));
    expect(siblingsIn(result)).toEqual([{ kind: 'sast', id: 900n }]);
  });

  it('previews all of them on a dry run, with the limit', async () => {
    const platform = await openPlatform({ state: findingsState(10) });
    const request = triageOf(byIds(1n, 2n), { state: 'fixing' }, { maxChanges: 1 });
    const preview = await triage(contextOn(platform, { dryRun: true }), request);
    expect(idsIn(preview, 'would-change')).toEqual([1n, 2n]);
    expect(preview.notices).toContainEqual(expect.objectContaining({ kind: 'would-be-too-many', figure: 2 }));
    expect((await triage(contextOn(platform), request)).failure).toMatchObject({ kind: 'too-many-changes' });
    expect(platform.requests).toEqual([]);
  });

  it('leaves an id unknown that only the lost answer may have named', async () => {
    const rewrite = (text: string) =>
      text.replace(/"triaged_issues":\s*\[[^\]]*\]/, '"triaged_issues":[1,2]');
    const faults = faultsAt({ 0: { kind: 'reset-after' }, 1: { kind: 'rewritten', rewrite } });
    const platform = await openPlatform({ state: findingsState(10), faults });
    const result = await triage(contextOn(platform), triageOf(byIds(1n, 2n, 3n), { state: 'fixing' }));
    expect(result.rows.map(({ state }) => state)).toEqual(['changed', 'changed', 'unknown']);
  });

  it('fails for certain where it was never sent', async () => {
    const platform = await openPlatform({ state: findingsState(10) });
    await platform.close();
    const result = await triage(contextOn(platform), triageOf(byIds(1n), { state: 'fixing' }));
    expect(idsIn(result, 'failed')).toEqual([1n]);
    expect(result.failure).toMatchObject({ kind: 'rows-failed', unknown: 0 });
  });
});
