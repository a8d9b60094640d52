import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../emulator/platform/edit.ts';
import type { Fault } from '../../../emulator/platform/faults.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { triagedIds } from '../../claims.ts';
import { decided, finding, meanwhile, ONE, sibling, triageOf, worldOf } from '../world.ts';
import { asked, onTriage, openPlatform } from './context.ts';
import { changesIn, FIXING, idsIn, siblingsIn, triageOn } from './triage-results.ts';

const MARKED = 'Low noise [code-security rule="noise" until=2027-02-19]';
const OPEN = { status: 'open', repos: [ONE] };
const IGNORE = { state: 'ignored', reason: 'no_time' } as const;
const listed = (filters: Record<string, string | string[]>) =>
  ({ by: 'listed', query: { issueType: 'sast', filters } }) as const;
const ignoreOpen = (platform: Platform) => triageOn(platform, listed(OPEN), IGNORE);
const platformWith = (...findings: ReturnType<typeof finding>[]) =>
  openPlatform({ state: worldOf(1, findings) });

describe('a triage of a finding that is on two branches', () => {
  it('leaves it where somebody has decided on the other branch', async () => {
    const one = finding(1);
    const theirs = decided('ignored', 'accepted by the team', 'acceptable_risk');
    const platform = await platformWith(one, sibling(one, 2, theirs), finding(3));
    const result = await ignoreOpen(platform);
    expect(idsIn(result, 'changed')).toEqual([3n]);
    const left = result.rows.find(({ state }) => state === 'left');
    expect(left?.seen).toMatchObject({ id: 2n, status: 'ignored' });
    expect(result).toMatchObject({ selected: 1 });
    expect(result.failure).toBeUndefined();
  });

  it('leaves it where a person moved it on the other branch, behind the mark of a rule', async () => {
    const one = finding(1);
    const platform = await platformWith(one, sibling(one, 2, decided('reviewing', MARKED)));
    expect(idsIn(await ignoreOpen(platform), 'left')).toEqual([1n]);
  });

  it.each([
    ['is as open', {}],
    ['is fixed', { status: 'fixed' as const }],
    ['has only been noted', { notes: ['seen'] }],
    ['was ignored by a rule', decided('ignored', MARKED, 'no_time')],
  ])('moves both where the other %s, and names it beforehand', async (_, traits) => {
    const one = finding(1);
    const platform = await platformWith(one, sibling(one, 2, traits), finding(3));
    const { status, triage_state } = platform.state.findings.get(2n) ?? {};
    const onMain = listed({ ...OPEN, ref: 'main' });
    const preview = await triageOn(platform, onMain, FIXING, { maxChanges: 2, dryRun: true });
    const along = changesIn(preview, 'would-change').flatMap(({ branches }) => branches);
    expect(along).toMatchObject([{ id: 2n }]);
    const result = await triageOn(platform, onMain, FIXING, { maxChanges: 2 });
    expect(triagedIds(platform)).toEqual(new Set([1n, 2n, 3n]));
    expect(siblingsIn(result)).toMatchObject([{ id: 2n, status, triage_state }]);
  });
});

describe('somebody who decides between the listing and the triage', () => {
  const BY_PERSON = { state: 'fixing', note: 'mine, next sprint' } as const;
  const limited: Fault = { kind: 'status', status: 429, retryAfter: '31' };
  const pausedWith = (platform: Platform, edit: Edit) => {
    platform.faults = onTriage(limited, 1);
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit }]);
  };

  it('is not overwritten, because the repository is listed again after 10 s', async () => {
    const platform = await platformWith(finding(1), finding(2));
    pausedWith(platform, { triage: [1n], ...BY_PERSON });
    const result = await ignoreOpen(platform);
    expect(triageOf(platform, 1)).toMatchObject(BY_PERSON);
    expect([idsIn(result, 'left'), idsIn(result, 'changed')]).toEqual([[1n], [2n]]);
    expect(result.failure).toBeUndefined();
    expect(asked(platform).slice(-3)).toEqual(['GET acme/findings', 'GET acme/findings', 'POST acme/triage']);
  });

  it('the same has decided it, and not the step', async () => {
    const platform = await platformWith(finding(1), finding(2));
    pausedWith(platform, { triage: [1n], ...IGNORE });
    const result = await ignoreOpen(platform);
    expect([idsIn(result, 'unchanged'), idsIn(result, 'changed')]).toEqual([[1n], [2n]]);
  });

  it('is not overwritten in the second chunk either', async () => {
    const platform = await platformWith(...Array.from({ length: 3001 }, (_, at) => finding(at + 1)));
    pausedWith(platform, { triage: [3001n], ...BY_PERSON });
    const result = await ignoreOpen(platform);
    expect(triageOf(platform, 3001)).toMatchObject(BY_PERSON);
    expect([idsIn(result, 'left'), idsIn(result, 'changed').length]).toEqual([[3001n], 3000]);
  });

  it('leaves open what became of a triage whose answer was lost', async () => {
    const platform = await platformWith(finding(1));
    platform.faults = onTriage({ kind: 'status', status: 504 }, 1);
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit: { triage: [1n], ...BY_PERSON } }]);
    const result = await ignoreOpen(platform);
    expect(idsIn(result, 'unknown')).toEqual([1n]);
    expect(triageOf(platform, 1)).toMatchObject(BY_PERSON);
  });
});
