import { describe, expect, it } from 'vitest';
import { noticeText } from '../../../src/report/notices.ts';
import { openPlatform, project, runApply, runPlan, writesTo } from './scenario.ts';

describe('the scope', () => {
  it('is a fence: nothing outside it is read on its own, planned or written', async () => {
    const platform = await openPlatform([
      project('acme/api'),
      project('acme/sandbox-1', { tags: ['tier:1'] }),
      project('other/api', { tags: ['tier:1'] }),
    ]);
    const applied = await runApply(
      platform,
      `
version: 1
scope: { projects: [acme/**, '!acme/sandbox-*'] }
managed-tags: ['tier:*']
projects: [{ name: all, tags: [known], managed-scan: { full: true } }]
`,
    );
    expect(applied.failure).toBeUndefined();
    expect(applied.facts?.projectsInScope).toBe(1);
    expect(new Set(platform.record.map((effect) => ('project' in effect ? effect.project : '')))).toEqual(
      new Set(['acme/api']),
    );
    expect(platform.requests.some(({ path }) => /sandbox|other/.test(path))).toBe(false);
  });

  it('with an exclusion that matches nothing warns, because a project may have been archived', async () => {
    const platform = await openPlatform([project('acme/sandbox'), project('acme/api')]);
    const applied = await runApply(
      platform,
      `{ version: 1, scope: { projects: ['acme/**', '!acme/sandbax'] }, projects: [{ name: a, tags: [b] }] }`,
    );
    expect(applied.failure).toBeUndefined();
    expect(applied.notices).toContainEqual({
      kind: 'exclusion-unmatched',
      input: 'scope.projects',
      pattern: 'acme/sandbax',
      near: expect.arrayContaining(['acme/sandbox']),
    });
    expect(writesTo(platform)).toHaveLength(2);
  });

  it('that holds no project is an error', async () => {
    const platform = await openPlatform([project('acme/api')]);
    const made = await runPlan(platform, `{ version: 1, scope: { projects: ['amce/**'] } }`);
    expect(made.failure).toMatchObject({ kind: 'nothing-selected' });
  });
});

describe('warnings about rules', () => {
  it('name what matches no project, and what never has an effect', async () => {
    const platform = await openPlatform([project('acme/api')]);
    const made = await runPlan(
      platform,
      `
version: 1
projects:
  - { name: nowhere, when: { name: acme/nothing }, tags: [a] }
  - { name: overridden, managed-scan: { full: true } }
  - { name: winner, managed-scan: { full: false } }
`,
    );
    expect(made.notices).toEqual([
      { kind: 'rule-no-match', rule: 'nowhere' },
      { kind: 'rule-no-effect', rule: 'overridden', why: 'overridden' },
    ]);
  });

  it('do not come for a rule whose work is done', async () => {
    const platform = await openPlatform([project('acme/api', { tags: ['a'] })]);
    const made = await runPlan(platform, `{ version: 1, projects: [{ name: done, tags: [a] }] }`);
    expect(made.notices).toEqual([]);
  });

  it('name managed tags that no project has and no rule gives', async () => {
    const platform = await openPlatform([project('acme/api', { tags: ['tier:1'] })]);
    const made = await runPlan(
      platform,
      `{ version: 1, managed-tags: ['teir:*', 'tier:*', retired, gone], projects: [{ name: one, tags: ['tier:1'] }, { name: retired, when: { never-scanned: false }, except: { name: acme/api }, tags: [retired] }] }`,
    );
    expect(made.notices.filter(({ kind }) => kind === 'pattern-unmatched')).toEqual([
      { kind: 'pattern-unmatched', input: 'managed-tags', pattern: 'teir:*', near: ['tier:1'] },
      { kind: 'pattern-unmatched', input: 'managed-tags', pattern: 'gone', near: [] },
    ]);
    expect(made.notices.map((notice) => noticeText(notice).level)).not.toContain('note');
  });
});
