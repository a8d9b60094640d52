import { describe, expect, it } from 'vitest';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { noticeText } from '../../../src/report/notices.ts';
import { changesOf, finding, openPlatform, project, runApply, runPlan, writesTo } from './scenario.ts';

function fleet(size: number, traits: (index: number) => Parameters<typeof project>[1] = () => ({})) {
  return Array.from({ length: size }, (_, index) =>
    project(`acme/p${String(index).padStart(3, '0')}`, traits(index)),
  );
}

const ADD_ALL = `projects: [{ name: all, tags: [t] }]`;

describe('limits', () => {
  it.each([
    [2, undefined],
    [3, undefined],
    [4, { limit: 'limits.changes', allowed: 3, figure: 4, of: 'project' }],
  ])('of 3 changes, with %i projects that change', async (size, over) => {
    const platform = await openPlatform(fleet(size));
    const rules = `version: 1\nlimits: { changes: 3 }\n${ADD_ALL}`;
    const made = await runPlan(platform, rules);
    expect(made.failure).toBeUndefined();
    expect(made.plan?.over).toEqual(over === undefined ? [] : [over]);
    const applied = await runApply(platform, rules);
    expect(applied.failure).toEqual(over && { kind: 'too-many-changes', figures: [over] });
    expect(writesTo(platform).length).toBe(over === undefined ? size : 0);
    expect(applied.rows.every(({ state }) => state === (over ? 'not-reached' : 'changed'))).toBe(true);
  });

  it.each([
    [9, 9, 0],
    [10, 1, 0],
    [10, 2, 1],
    [20, 2, 0],
    [21, 2, 0],
    [20, 3, 1],
  ])('of removals as a share: of %i projects %i lose a tag', async (size, losing, limits) => {
    const platform = await openPlatform(fleet(size, (at) => ({ tags: at < losing ? ['old', 'x'] : ['x'] })));
    const made = await runPlan(
      platform,
      `{ version: 1, managed-tags: [old], projects: [{ name: all, tags: [x] }] }`,
    );
    expect(changesOf(made).length).toBe(losing);
    expect(made.plan?.over.length).toBe(limits);
    if (limits > 0) {
      expect(made.plan?.over[0]).toEqual({
        limit: 'limits.removals',
        allowed: size / 10,
        figure: losing,
        of: 'project',
        percent: 10,
        whole: size,
      });
    }
  });

  it('count removals of the projects that have tags, and a number always', async () => {
    const platform = await openPlatform(fleet(12, (at) => ({ tags: at < 5 ? ['old'] : [] })));
    const rule = `managed-tags: [old], projects: [{ name: one, when: { name: acme/p011 }, tags: [t] }]`;
    const share = await runPlan(platform, `{ version: 1, limits: { removals: 99% }, ${rule} }`);
    expect(share.plan?.over).toMatchObject([{ limit: 'limits.removals', allowed: 4, figure: 5, whole: 5 }]);
    const few = await openPlatform(fleet(2, (at) => ({ tags: at === 0 ? ['old'] : [] })));
    const number = await runPlan(
      few,
      `{ version: 1, limits: { removals: 0 }, managed-tags: [old], projects: [{ name: one, when: { name: acme/p001 }, tags: [t] }] }`,
    );
    expect(number.plan?.over).toEqual([{ limit: 'limits.removals', allowed: 0, figure: 1, of: 'project' }]);
  });

  it('count scans that go off of those that were read and are on', async () => {
    const platform = await openPlatform(fleet(30, (at) => ({ full: at < 20, diff: at === 0 })));
    const off = (names: string) =>
      `{ version: 1, projects: [{ name: on, when: { managed-scan.full: true }, tags: [t] }, { name: off, when: { name: [${names}] }, managed-scan: { full: false, diff: false } }] }`;
    expect((await runPlan(platform, off('acme/p000, acme/p001'))).plan?.over).toEqual([]);
    expect((await runPlan(platform, off('acme/p000, acme/p001, acme/p002'))).plan?.over).toEqual([
      { limit: 'limits.scans-off', allowed: 2, figure: 3, of: 'project', percent: 10, whole: 20 },
    ]);
  });

  it('hold for findings, 500 by default', async () => {
    const findings = Array.from({ length: 501 }, (_, at) => finding(at + 1));
    const platform = await openPlatform([project('acme/api')], findings);
    const rules = `{ version: 1, findings: [{ name: all, triage: { state: reviewing } }] }`;
    expect((await runApply(platform, rules)).failure).toEqual({
      kind: 'too-many-changes',
      figures: [{ limit: 'limits.findings', allowed: 500, figure: 501, of: 'finding' }],
    });
    expect(writesTo(platform)).toEqual([]);
  });

  it('let a dry run go on, which says that they would stop the real one', async () => {
    const platform = await openPlatform(fleetState(101).projects.all);
    const applied = await runApply(platform, `version: 1\n${ADD_ALL}`, { dryRun: true });
    expect(applied.failure).toBeUndefined();
    expect(applied.notices).toContainEqual({
      kind: 'would-be-too-many',
      limit: 'limits.changes',
      allowed: 100,
      figure: 101,
      of: 'project',
    });
    expect(applied.notices.map((notice) => noticeText(notice).text)).toContain(
      '101 projects would change, more than `limits.changes` allows (100). Without the dry run, the step would stop before its first write.',
    );
    expect(applied.rows.every(({ state }) => state === 'would-change')).toBe(true);
    expect(writesTo(platform)).toEqual([]);
  });
});
