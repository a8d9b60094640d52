import { describe, expect, it } from 'vitest';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import type { FindingQuery, FindingSelection } from '../../../src/findings/filter.ts';
import { DAY_MS } from '../../../src/model/time.ts';
import { triage } from '../../../src/operations/triage/run.ts';
import { triagedIds } from '../../claims.ts';
import { asked, contextOn, NOW, onTriage, openPlatform } from './context.ts';
import { changesIn, idsIn, mostNotes, siblingsIn, triageOf } from './triage-results.ts';

const OLD_NOISE: FindingQuery = {
  issueType: 'sast',
  filters: { status: 'open', severities: ['low'], older_than: NOW - 300 * DAY_MS },
};
/** How many the query selects. */
const OLD = 17;
const IGNORE = { state: 'ignored', reason: 'no_time', note: 'old noise' } as const;
const listed = (query: FindingQuery, limit?: number): FindingSelection =>
  limit === undefined ? { by: 'listed', query } : { by: 'listed', query, limit };

describe('a triage of listed findings', () => {
  it('moves what its dry run names, id by id, and keeps what they were', async () => {
    const platform = await openPlatform();
    const before = new Map(platform.state.findings.all.map((finding) => [finding.id, { ...finding }]));
    const preview = await triage(contextOn(platform, { dryRun: true }), triageOf(listed(OLD_NOISE), IGNORE));
    expect(triagedIds(platform).size).toBe(0);
    const result = await triage(contextOn(platform), triageOf(listed(OLD_NOISE), IGNORE));
    expect(result.failure).toBeUndefined();
    expect(idsIn(result, 'changed')).toEqual(idsIn(preview, 'would-change'));
    expect(result.selected).toBe(idsIn(result, 'changed').length);
    const moved = changesIn(result, 'changed').map(({ finding }) => finding);
    expect(siblingsIn(result).length).toBeGreaterThan(0);
    for (const { id, status, triage_state } of [...moved, ...siblingsIn(result)]) {
      const former = before.get(id);
      expect({ status, triage_state }).toEqual({
        status: former?.status,
        triage_state: former?.triage_state,
      });
    }
    expect(mostNotes(platform, 'old noise')).toBe(1);
  });

  it('takes the oldest first, and findings that are right already do not use the limit up', async () => {
    const platform = await openPlatform({ state: findingsState(50, { overDays: 500, now: NOW }) });
    const query: FindingQuery = { issueType: 'sast', filters: { repos: ['fleet/*'] } };
    const first = await triage(contextOn(platform), triageOf(listed(query, 10), { state: 'ignored' }));
    const second = await triage(contextOn(platform), triageOf(listed(query, 10), { state: 'ignored' }));
    const oldest = platform.state.findings.all.toSorted((a, b) => a.relevant_since - b.relevant_since);
    const ids = oldest.map(({ id }) => id);
    expect(idsIn(first, 'changed')).toEqual(ids.slice(0, 10));
    expect(idsIn(second, 'changed')).toEqual(ids.slice(10, 20));
    expect(second.selected).toBe(50);
  });

  it('counts as unchanged what is in that state with that reason', async () => {
    const platform = await openPlatform();
    const query: FindingQuery = { issueType: 'sast', filters: { status: 'ignored' } };
    const reason = 'false_positive';
    const result = await triage(contextOn(platform), triageOf(listed(query), { state: 'ignored', reason }));
    const unchanged = idsIn(result, 'unchanged').map((id) => platform.state.findings.get(id)?.triage_reason);
    expect(new Set(unchanged)).toEqual(new Set([reason]));
    expect(idsIn(result, 'changed').length).toBeGreaterThan(0);
  });

  it('is stopped by max-changes before its first write, which a dry run foretells', async () => {
    const platform = await openPlatform();
    const request = triageOf(listed(OLD_NOISE), IGNORE, { maxChanges: 5 });
    const result = await triage(contextOn(platform), request);
    expect(result.failure).toMatchObject({
      kind: 'too-many-changes',
      figures: [{ allowed: 5, figure: OLD }],
    });
    expect(result.rows.every(({ state }) => state === 'not-reached')).toBe(true);
    expect(triagedIds(platform).size).toBe(0);
    const preview = await triage(contextOn(platform, { dryRun: true }), request);
    expect(preview.failure).toBeUndefined();
    expect(preview.notices).toContainEqual(
      expect.objectContaining({ kind: 'would-be-too-many', allowed: 5, figure: OLD, of: 'finding' }),
    );
  });

  it('sends more than 3000 ids in requests of at most so many, after the list is whole', async () => {
    const platform = await openPlatform({ state: findingsState(6100) });
    const query: FindingQuery = { issueType: 'sast', filters: { severities: ['low'] } };
    const result = await triage(contextOn(platform), triageOf(listed(query), { state: 'fixing' }));
    expect(idsIn(result, 'changed')).toHaveLength(6100);
    const posts = platform.requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => JSON.parse(body).issue_ids.length)).toEqual([3000, 3000, 100]);
    expect(asked(platform).indexOf('POST acme/triage')).toBe(asked(platform).length - 3);
  });

  it('says when a selection takes in the whole deployment, and decisions of people', async () => {
    const platform = await openPlatform();
    const width = async (query: Partial<FindingQuery>) => {
      const selection = listed({ issueType: 'sast', filters: {}, ...query });
      const { notices } = await triage(
        contextOn(platform, { dryRun: true }),
        triageOf(selection, { state: 'fixing' }),
      );
      return notices
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'whole-deployment' || kind === 'takes-decisions-along');
    };
    expect(await width({ filters: { older_than: NOW } })).toEqual([
      'whole-deployment',
      'takes-decisions-along',
    ]);
    expect(await width({ filters: { status: 'open' } })).toEqual(['whole-deployment']);
    expect(await width({ filters: { repos: ['**', '!acme/sandbox-*'], status: 'open' } })).toContain(
      'whole-deployment',
    );
    expect(await width({ filters: { repos: ['acme/*'] } })).toEqual([]);
    expect(await width({ filters: { paths: ['**/test/**'] } })).toEqual([]);
  });
});

describe('an answer that does not say what happened', () => {
  it('that names a listed finding which was not selected fails the rows and the step', async () => {
    const platform = await openPlatform({ state: findingsState(9), quirks: { triageMovesOthers: true } });
    const query: FindingQuery = { issueType: 'sast', filters: { status: 'open' } };
    const result = await triage(contextOn(platform), triageOf(listed(query, 5), IGNORE));
    expect(triagedIds(platform).size).toBe(6);
    expect(idsIn(result, 'failed')).toHaveLength(5);
    expect(result.failure).toMatchObject({ kind: 'foreign', what: 'findings', items: [expect.any(String)] });
  });

  it('that leaves an id out says that it was not triaged', async () => {
    const platform = await openPlatform({ quirks: { exceptionRequests: true } });
    const result = await triage(contextOn(platform), triageOf(listed(OLD_NOISE), IGNORE));
    expect(idsIn(result, 'failed')).toHaveLength(OLD);
    const first = { kind: 'not-triaged' };
    expect(result.failure).toMatchObject({ kind: 'rows-failed', of: 'finding', unknown: 0, first });
  });
});

it('secrets, whose list has the status only, are seen to be ignored after a lost answer', async () => {
  const query: FindingQuery = { issueType: 'secrets', filters: { status: 'open' } };
  const platform = await openPlatform({ faults: onTriage({ kind: 'status-after', status: 500 }) });
  const result = await triage(contextOn(platform), triageOf(listed(query), { state: 'ignored' }));
  expect(idsIn(result, 'changed').length).toBeGreaterThan(20);
  expect(result.failure).toBeUndefined();
});
