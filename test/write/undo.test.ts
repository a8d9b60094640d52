import { describe, expect, it } from 'vitest';
import type { Edit } from '../../emulator/platform/edit.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { rowsOf } from './report.ts';
import {
  decided,
  finding,
  noticesOf,
  ONE,
  openWorld,
  run,
  sibling,
  TRIAGE,
  triageOf,
  undo,
  worldOf,
} from './world.ts';

const MARKED = 'Low noise [code-security rule="noise" until=2027-02-19]';
const IGNORE = { ...TRIAGE, 'new-triage-reason': '' };

/** Effects of requests on findings from a place of the record on. */
const triagesFrom = ({ record }: Platform, start: number) =>
  record.slice(start).filter(({ what, by }) => what === 'triaged' && by === 'request');

describe('an undo of a triage', () => {
  it.each<[string, Omit<Extract<Edit, { triage: unknown }>, 'triage'>]>([
    ['set a reason with a note', { state: 'ignored', reason: 'acceptable_risk', note: 'do not touch' }],
    ['added a note', { note: 'looked at by the team' }],
    ['decided the same again', { state: 'ignored' }],
    ['decided the same again, and then noted why', { state: 'ignored', note: 'agreed' }],
    ['decided otherwise', { state: 'fixing' }],
  ])('leaves a finding of which somebody has since %s', async (_, edit) => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
    const first = await run(platform, IGNORE);
    platform.now += 10_000;
    platform.edit({ triage: [1n], ...edit });
    const theirs = triageOf(platform, 1);
    const start = platform.record.length;
    platform.now += 10_000;
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1)).toEqual(theirs);
    expect(triageOf(platform, 2).state).toBe('reopened');
    expect(triagesFrom(platform, start)).toMatchObject([{ finding: 2n }]);
    const states = rowsOf(undone.report).findings.map(({ id, state }) => [id, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        [1n, 'left'],
        [2n, 'changed'],
      ]),
    );
    expect(undone).toMatchObject({ exitCode: 0, errors: [] });
  });

  it('leaves a finding whose state somebody set since a step that only wrote a note', async () => {
    const platform = await openWorld(worldOf(1, [finding(1, decided('reviewing', 'first'))]));
    const inputs = { ...TRIAGE, status: 'reviewing', 'new-triage-state': '', 'new-triage-reason': '' };
    const first = await run(platform, { ...inputs, 'new-note': 'by the step' });
    platform.now += 10_000;
    platform.edit({ triage: [1n], state: 'fixing' });
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1)).toEqual({ state: 'fixing', reason: undefined, note: 'by the step' });
    expect(rowsOf(undone.report).findings).toMatchObject([{ state: 'left' }]);
  });

  it('leaves a finding whose reason somebody set since, also where the step had no answer at all', async () => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
    platform.faults = faultsOn(() => true, { kind: 'reset-after' });
    const byIds = { operation: 'triage', 'issue-type': 'sast', 'issue-ids': '1, 2' };
    const first = await run(platform, {
      ...byIds,
      ...{ 'new-triage-state': 'ignored', 'new-triage-reason': 'no_time' },
    });
    platform.faults = undefined;
    platform.edit({ triage: [1n], state: 'ignored', reason: 'acceptable_risk' });
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1).reason).toBe('acceptable_risk');
    expect(triageOf(platform, 2).state).toBe('reopened');
    expect(rowsOf(undone.report).findings.map(({ state }) => state)).toEqual(['left', 'changed']);
  });

  it('gives back state, reason and the last note, so that an ignore that ends ends again', async () => {
    const platform = await openWorld(worldOf(1, [finding(1, decided('ignored', MARKED, 'no_time'))]));
    const inputs = { ...IGNORE, status: 'ignored', 'new-triage-state': 'reviewing' };
    const first = await run(platform, { ...inputs, 'new-note': 'looked at again' });
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1)).toEqual({ state: 'ignored', reason: 'no_time', note: MARKED });
    expect(rowsOf(undone.report).findings).toMatchObject([{ state: 'changed' }]);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [] });
  });

  it('gives the last note back to a finding that got nothing but a note', async () => {
    const platform = await openWorld(worldOf(1, [finding(1, decided('fixing', 'first'))]));
    const inputs = { ...TRIAGE, status: 'fixing', 'new-triage-state': '', 'new-triage-reason': '' };
    const first = await run(platform, { ...inputs, 'new-note': 'by the step' });
    await undo(platform, first);
    expect(triageOf(platform, 1)).toEqual({ state: 'fixing', reason: undefined, note: 'first' });
  });

  it('says that a finding was never triaged before only where it has written', async () => {
    const platform = await openWorld(worldOf(1, [finding(1)]));
    const first = await run(platform, TRIAGE);
    const dry = await undo(platform, first, { 'dry-run': 'true' });
    expect(noticesOf(dry)).not.toMatch(/`?reopened`? now/);
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', { kind: 'status', status: 403 });
    const refused = await undo(platform, first);
    expect(refused.warnings).toEqual([]);
    expect(noticesOf(refused)).not.toMatch(/`?reopened`? now/);
    platform.faults = undefined;
    const undone = await undo(platform, first);
    expect(noticesOf(undone)).toMatch(/reopened/);
    expect(undone.exitCode).toBe(0);
  });

  it('does not call a finding right whose row on another branch is not', async () => {
    const one = finding(1, decided('ignored', 'first', 'no_time'));
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2)]));
    const inputs = { ...TRIAGE, status: 'ignored', ref: 'refs/heads/main', 'new-note': 'by the step' };
    const first = await run(platform, inputs);
    expect(triageOf(platform, 2)).toEqual({ state: 'ignored', reason: 'no_time', note: 'by the step' });
    const undone = await undo(platform, first);
    const row = rowsOf(undone.report).findings.find(({ id }) => id === 1n);
    expect(row?.state).toBe('changed');
    expect(triageOf(platform, 1)).toEqual({ state: 'ignored', reason: 'no_time', note: 'first' });
    // The other one was open, which the platform has no way back to while this one is ignored.
    expect(noticesOf(undone)).toMatch(/branch/);
  });
});

describe('an undo of a triage whose findings are elsewhere by now', () => {
  it('puts back what moved along on other branches when the selected branch is gone', async () => {
    const one = finding(1, { ref: 'refs/heads/feature', ...decided('ignored', 'why', 'no_time') });
    const platform = await openWorld(worldOf(1, [one, { ...one, id: 2n, ref: 'refs/heads/main' }]));
    const inputs = { ...TRIAGE, status: 'ignored', ref: 'refs/heads/feature', 'new-triage-reason': '' };
    const first = await run(platform, { ...inputs, 'new-triage-state': 'reviewing' });
    platform.edit({ removeFinding: 1n });
    const undone = await undo(platform, first);
    expect(triageOf(platform, 2)).toEqual({ state: 'ignored', reason: 'no_time', note: 'why' });
    const states = rowsOf(undone.report).findings.map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      [1n, 'left'],
      [2n, 'changed'],
    ]);
    expect(undone).toMatchObject({ exitCode: 0, outputs: { 'triaged-issues': '[2]' } });
  });

  it('follows a project to its new name', async () => {
    const platform = await openWorld(worldOf(1, [finding(1, decided('fixing'))]));
    const first = await run(platform, { ...TRIAGE, status: 'fixing' });
    platform.edit({ renameProject: ONE, to: 'fleet/renamed' });
    platform.quirks.formerNames = { [ONE]: 'fleet/renamed' };
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1).state).toBe('fixing');
    expect(rowsOf(undone.report).findings).toMatchObject([{ state: 'changed' }]);
  });

  it('leaves a finding whose project is gone, and fails where nobody knows whether it is', async () => {
    const platform = await openWorld(worldOf(1, [finding(1)]));
    const first = await run(platform, TRIAGE);
    platform.edit({ renameProject: ONE, to: 'fleet/renamed' });
    const undone = await undo(platform, first);
    expect(rowsOf(undone.report).findings).toMatchObject([{ state: 'left', isOvertaken: false }]);
    expect(undone.exitCode).toBe(0);
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'project', { kind: 'status', status: 500 });
    const failed = await undo(platform, first);
    expect(failed).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(failed.errors).toEqual([expect.stringContaining('answered with 500')]);
  });

  it('leaves a finding that somebody has decided on a branch that came since', async () => {
    const one = finding(1);
    const platform = await openWorld(worldOf(1, [one]));
    const first = await run(platform, TRIAGE);
    platform.edit({ addFinding: sibling(one, 2, decided('fixing', 'on it')) });
    const undone = await undo(platform, first);
    expect(triageOf(platform, 2)).toMatchObject({ state: 'fixing', note: 'on it' });
    expect(rowsOf(undone.report).findings).toMatchObject([{ state: 'left', isOvertaken: true }]);
  });
});

describe('an undo of a tag of which nobody knows whether it came', () => {
  it('blames nobody where it never came', async () => {
    const platform = await openWorld(worldOf(1));
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'tags', { kind: 'status', status: 504 });
    const first = await run(platform, { operation: 'tag', tags: 'new', projects: ONE, 'max-retries': '0' });
    expect(rowsOf(first.report).projects).toMatchObject([{ state: 'unknown' }]);
    platform.faults = undefined;
    const undone = await undo(platform, first);
    expect(rowsOf(undone.report).projects).toMatchObject([{ state: 'unchanged', byOthers: [] }]);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [] });
  });
});
