import { describe, expect, it } from 'vitest';
import { type Fault, faultsAt } from '../../../emulator/platform/faults.ts';
import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { FindingQuery, FindingSelection } from '../../../src/findings/filter.ts';
import { DAY_MS } from '../../../src/model/time.ts';
import type { TriageResult } from '../../../src/operations/triage/run.ts';
import { triagedIds } from '../../claims.ts';
import { asked, listQueries, NOW, onTriage, openPlatform } from './context.ts';
import { changesIn, FIXING, idsIn, mostNotes, siblingsIn, triageOn } from './triage-results.ts';

const openWith = (count: number, faults?: Platform['faults'], quirks: Partial<Quirks> = {}) =>
  openPlatform({ state: findingsState(count), faults, quirks });

const byIds = (...ids: bigint[]) => ({ by: 'ids', ids }) as const;

describe('a triage by ids', () => {
  it('lists nothing, and says that former states are not known', async () => {
    const platform = await openWith(10);
    const result = await triageOn(platform, byIds(3n, 5n));
    expect(asked(platform)).toEqual(['POST acme/triage']);
    expect(idsIn(result, 'changed')).toEqual([3n, 5n]);
    expect(changesIn(result, 'changed')[0]?.finding).toEqual({ kind: 'sast', id: 3n });
    expect(result.notices).toContainEqual({ kind: 'former-states-unknown' });
    expect(result.failure).toBeUndefined();
  });

  it('ends where nothing that was asked for moved, and something else did', async () => {
    const platform = await openWith(2, undefined, { triageMovesOthers: true });
    const result = await triageOn(platform, byIds(77n));
    expect([...triagedIds(platform)]).toEqual([1n]);
    const foreign = { kind: 'foreign', what: 'findings', items: ['1'] };
    expect(result.rows).toMatchObject([{ state: 'failed', failure: { kind: 'not-triaged' } }]);
    expect(result.failure).toMatchObject(foreign);
  });

  it('has what moved along on other branches, whose former state is not known', async () => {
    const platform = await openWith(10);
    const [one] = platform.state.findings.all;
    if (one === undefined) throw new Error('there are no findings');
    platform.state.findings.add({ ...one, id: 900n, ref: 'refs/heads/next', notes: [] });
    expect(siblingsIn(await triageOn(platform, byIds(one.id)))).toEqual([{ id: 900n }]);
  });

  it('previews all of them on a dry run, with the limit', async () => {
    const platform = await openWith(10);
    const preview = await triageOn(platform, byIds(1n, 2n), FIXING, { maxChanges: 1, dryRun: true });
    expect(idsIn(preview, 'would-change')).toEqual([1n, 2n]);
    expect(preview.notices).toContainEqual(expect.objectContaining({ kind: 'would-be-too-many', figure: 2 }));
    expect(preview.notices).toContainEqual({ kind: 'former-states-unknown' });
    const { failure } = await triageOn(platform, byIds(1n, 2n), FIXING, { maxChanges: 1 });
    expect(failure).toMatchObject({ kind: 'too-many-changes' });
    expect(platform.requests).toEqual([]);
  });

  it('leaves an id unknown that only the lost answer may have named', async () => {
    const rewrite = (text: string) =>
      text.replace(/"triaged_issues":\s*\[[^\]]*\]/, '"triaged_issues":[1,2]');
    const faults = faultsAt({ 0: { kind: 'reset-after' }, 1: { kind: 'rewritten', rewrite } });
    const { rows } = await triageOn(await openWith(10, faults), byIds(1n, 2n, 3n));
    expect(rows.map(({ state }) => state)).toEqual(['changed', 'changed', 'unknown']);
  });

  it('fails for certain where it was never sent', async () => {
    const platform = await openWith(10);
    await platform.close();
    const result = await triageOn(platform, byIds(1n));
    expect(idsIn(result, 'failed')).toEqual([1n]);
    expect(result.failure).toMatchObject({ kind: 'rows-failed', unknown: 0 });
  });
});

const open = (limit?: number | 'all') =>
  ({
    by: 'platform',
    query: { issueType: 'sast', filters: { status: 'open' } },
    ...(limit === undefined ? {} : { limit }),
  }) as const;

/** The minimum and maximum of triaged findings that a result claims. */
function triagedIn({ rows, notices }: TriageResult): [number, number] {
  const lost = notices.find((notice) => notice.kind === 'answers-lost');
  return [rows.length, rows.length + (lost?.atMost ?? 0)];
}

describe('a triage by the platform’s own filters', () => {
  const LOST: Fault = { kind: 'reset-after' };

  it('sends one request of at most 3000, and goes on with a limit beyond', async () => {
    const platform = await openWith(6100);
    expect(triagedIn(await triageOn(platform, open()))).toEqual([3000, 3000]);
    expect(triagedIn(await triageOn(platform, open(3050)))).toEqual([3050, 3050]);
    expect(triagedIn(await triageOn(platform, open('all')))).toEqual([50, 50]);
    expect(platform.counts['POST triage']).toBe(1 + 2 + 2);
  });

  it.each([
    [undefined, 3000],
    [10, 10],
  ])('never repeats a lost answer with the limit %s: it would select others', async (limit, count) => {
    const platform = await openWith(3100, onTriage(LOST));
    const result = await triageOn(platform, open(limit), FIXING, { maxRetries: 5 });
    expect(platform.counts['POST triage']).toBe(1);
    expect(triagedIn(result)).toEqual([0, count]);
    expect(triagedIds(platform).size).toBe(count);
    const first = { kind: 'unknown', cause: { kind: 'connection' } };
    expect(result.failure).toMatchObject({ kind: 'rows-failed', unknown: count, first });
  });

  it('repeats it with `limit: all`, and counts every lost attempt', async () => {
    const platform = await openWith(6100, onTriage(LOST, 2));
    const result = await triageOn(platform, open('all'), { state: 'ignored', note: 'gone' });
    expect(result.failure).toBeUndefined();
    expect(triagedIds(platform).size).toBe(6100);
    expect(triagedIn(result)).toEqual([100, 6100]);
    expect(mostNotes(platform, 'gone')).toBe(1);
    expect(result.notices).toContainEqual({ kind: 'answers-lost', requests: 2, atMost: 6000 });
  });

  it('fails for certain where it was refused', async () => {
    const result = await triageOn(await openWith(9, onTriage({ kind: 'status', status: 422 })), open());
    expect(result.failure).toMatchObject({ kind: 'status', status: 422 });
    expect(triagedIn(result)).toEqual([0, 0]);
  });

  it('sends nothing on a dry run', async () => {
    const platform = await openWith(9);
    const { selected, notices } = await triageOn(platform, open('all'), FIXING, { dryRun: true });
    expect(platform.requests).toEqual([]);
    expect([selected, notices]).toEqual([undefined, []]);
  });
});

const listed = (filters: FindingQuery['filters'], limit?: number): FindingSelection => {
  const selection = { by: 'listed', query: { issueType: 'sast', filters } } as const;
  return limit === undefined ? selection : { ...selection, limit };
};
const OLD_NOISE = listed({ status: 'open', severities: ['low'], older_than: NOW - 300 * DAY_MS });
/** The number of findings that it selects. */
const OLD = 17;
const IGNORE = { state: 'ignored', reason: 'no_time', note: 'old noise' } as const;

describe('a triage of listed findings', () => {
  it('moves what its dry run names, id by id, and keeps what they were', async () => {
    const platform = await openPlatform();
    const before = new Map(platform.state.findings.all.map((finding) => [finding.id, { ...finding }]));
    const preview = await triageOn(platform, OLD_NOISE, IGNORE, { dryRun: true });
    expect(triagedIds(platform).size).toBe(0);
    const result = await triageOn(platform, OLD_NOISE, IGNORE);
    expect([result.failure, result.selected]).toEqual([undefined, OLD]);
    expect(idsIn(result, 'changed')).toHaveLength(OLD);
    expect(idsIn(result, 'changed')).toEqual(idsIn(preview, 'would-change'));
    const moved = changesIn(result, 'changed').map(({ finding }) => finding);
    expect(siblingsIn(result).length).toBeGreaterThan(0);
    for (const { id, status, triage_state } of [...moved, ...siblingsIn(result)])
      expect(before.get(id)).toMatchObject({ status, triage_state });
    expect(mostNotes(platform, 'old noise')).toBe(1);
  });

  it('takes the oldest first, and findings that are right already do not use the limit up', async () => {
    const platform = await openPlatform({ state: findingsState(50, { overDays: 500, now: NOW }) });
    const selection = listed({ repos: ['fleet/*'] }, 10);
    const first = await triageOn(platform, selection, { state: 'ignored' });
    const second = await triageOn(platform, selection, { state: 'ignored' });
    const oldest = platform.state.findings.all.toSorted((a, b) => a.relevant_since - b.relevant_since);
    const ids = oldest.map(({ id }) => id);
    expect(idsIn(first, 'changed')).toEqual(ids.slice(0, 10));
    expect(idsIn(second, 'changed')).toEqual(ids.slice(10, 20));
    expect(second.selected).toBe(50);
  });

  it('counts as unchanged what is in that state with that reason', async () => {
    const platform = await openPlatform();
    const reason = 'false_positive';
    const result = await triageOn(platform, listed({ status: 'ignored' }), { state: 'ignored', reason });
    const unchanged = idsIn(result, 'unchanged').map((id) => platform.state.findings.get(id)?.triage_reason);
    expect(new Set(unchanged)).toEqual(new Set([reason]));
    expect(idsIn(result, 'changed').length).toBeGreaterThan(0);
  });

  it('is stopped by max-changes before its first write, which a dry run foretells', async () => {
    const platform = await openPlatform();
    const { failure, rows } = await triageOn(platform, OLD_NOISE, IGNORE, { maxChanges: 5 });
    expect(failure).toMatchObject({ kind: 'too-many-changes', figures: [{ allowed: 5, figure: OLD }] });
    expect(rows.every(({ state }) => state === 'not-reached')).toBe(true);
    expect(triagedIds(platform).size).toBe(0);
    const preview = await triageOn(platform, OLD_NOISE, IGNORE, { maxChanges: 5, dryRun: true });
    expect(preview.failure).toBeUndefined();
    const notice = { kind: 'would-be-too-many', allowed: 5, figure: OLD, unit: 'finding' };
    expect(preview.notices).toContainEqual(expect.objectContaining(notice));
  });

  const sizesOf = ({ requests }: Platform) =>
    requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body).issue_ids.length);

  it.each([
    [20, [2945, 155]],
    [1, [3000, 100]],
  ])('sends 3,100 of %i repositories, at most 3,000 at once, after the list', async (projects, sizes) => {
    const platform = await openPlatform({ state: findingsState(3100, { projects }) });
    const result = await triageOn(platform, listed({ severities: ['low'] }));
    expect(idsIn(result, 'changed')).toHaveLength(3100);
    expect(sizesOf(platform)).toEqual(sizes);
    expect(asked(platform).indexOf('POST acme/triage')).toBe(asked(platform).length - 2);
  });

  it.each<[FindingQuery['filters'], isOfWholeDeployment: boolean, isWarned: boolean]>([
    [{ older_than: NOW }, true, true],
    [{ status: 'open' }, true, false],
    [{ repos: ['**', '!acme/sandbox-*'], status: 'open' }, true, false],
    [{ repos: ['!acme/sandbox-*'], status: 'open' }, true, false],
    [{ repos: ['acme/*'] }, false, false],
    [{ paths: ['**/test/**'] }, false, false],
  ])('says how much %j takes in', async (filters, isOfWholeDeployment, isWarned) => {
    const result = await triageOn(await openPlatform(), listed(filters), FIXING, { dryRun: true });
    expect(result.isOfWholeDeployment).toBe(isOfWholeDeployment);
    expect(result.notices.some(({ kind }) => kind === 'moves-triaged-findings')).toBe(isWarned);
  });

  it('fails where the answer names a listed finding that was not selected, and has what it was', async () => {
    const platform = await openWith(9, undefined, { triageMovesOthers: true });
    const result = await triageOn(platform, listed({ status: 'open' }, 5), IGNORE);
    expect(triagedIds(platform).size).toBe(6);
    expect(idsIn(result, 'changed')).toHaveLength(5);
    expect(siblingsIn(result)).toEqual([]);
    const findings = [{ id: expect.any(BigInt), status: 'open', triage_state: 'untriaged' }];
    expect(result.failure).toMatchObject({ kind: 'foreign', what: 'findings', findings });
  });

  it('fails what the answer leaves out', async () => {
    const platform = await openPlatform({ quirks: { exceptionRequests: true } });
    const result = await triageOn(platform, OLD_NOISE, IGNORE);
    expect(idsIn(result, 'failed')).toHaveLength(OLD);
    const first = { kind: 'not-triaged', isIgnore: true };
    expect(result.failure).toMatchObject({ kind: 'rows-failed', unit: 'finding', unknown: 0, first });
  });

  it('lists each repository once more when its list is older than 10 s, right before its chunk', async () => {
    const pause: Fault = { kind: 'status', status: 429, retryAfter: '11' };
    const platform = await openWith(3100, onTriage(pause, 1));
    const result = await triageOn(platform, listed({ severities: ['low'] }));
    expect(idsIn(result, 'changed')).toHaveLength(3100);
    const again = listQueries(platform).filter((query) => query.has('repos') && query.get('page') === '0');
    expect(again.map((query) => query.getAll('repos').length)).toEqual([19, 1]);
    expect(asked(platform).slice(-2)).toEqual(['GET acme/findings', 'POST acme/triage']);
  });
});

describe('an answer that counts more findings than it names', () => {
  it.each([
    ['is borne out by the list', listed({ status: 'open' }), ['changed', 'changed', 'changed']],
    ['is all that is known by ids', byIds(1n, 2n, 3n), ['changed', 'unknown', 'unknown']],
    ['gives a row to each that it names', open(), ['changed']],
  ])('%s', async (_, selection, states) => {
    const result = await triageOn(await openWith(3, undefined, { triagedNames: 'first' }), selection);
    expect(result.rows.map(({ state }) => state).toSorted()).toEqual(states);
    expect(result.notices).toContainEqual({ kind: 'triaged-unnamed', numTriaged: 3, named: 1 });
  });

  it('goes on with `limit: all` where it names none', async () => {
    const platform = await openWith(3001, undefined, { triagedNames: 'none' });
    const result = await triageOn(platform, open('all'));
    expect(triagedIds(platform).size).toBe(3001);
    expect(result.notices).toContainEqual({ kind: 'triaged-unnamed', numTriaged: 3001, named: 0 });
  });
});
