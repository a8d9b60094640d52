import { describe, expect, it } from 'vitest';
import { bodies } from '../scenario.ts';
import { changesOf, openPlatform, project, runApply, runPlan, runUndo, writesTo } from './scenario.ts';

const RULES = `
version: 1
projects:
  - { name: trunks, when: { name: 'acme/*' }, primary-branch: trunk }
  - { name: web stays, when: { name: acme/web }, primary-branch: main }
`;

async function open() {
  return openPlatform([project('acme/api'), project('acme/web')]);
}

describe('the primary branch that a rule names', () => {
  it('is planned without refs/heads/, and the last rule that matches wins', async () => {
    const made = await runPlan(await open(), RULES);
    expect(changesOf(made)).toEqual(['~ acme/api primary_branch main → trunk']);
    expect(made.lines).toEqual([
      { target: 'acme/api', field: 'primary_branch', before: 'main', after: 'trunk' },
    ]);
    const other = await runPlan(
      await open(),
      RULES.replace('web }, primary-branch: main', 'web }, primary-branch: dev'),
    );
    expect(other.plan?.rows.map(({ why }) => why)).toEqual([
      { rule: 'trunks' },
      { rule: 'web stays', over: 'trunks' },
    ]);
  });

  it('is written after tags and switches, seen to hold, and undone', async () => {
    const platform = await open();
    const rules = `${RULES}  - { name: all, tags: [pci], managed-scan: { full: true } }\n`;
    const applied = await runApply(platform, rules);
    expect(applied.failure).toBeUndefined();
    expect(platform.state.projects.get('acme/api')?.primary_branch).toBe('trunk');
    const writes = writesTo(platform).map((one) => one.replace(/^(\w+) .*projects/, '$1 '));
    expect(writes.slice(-1)).toEqual(['PATCH /acme/api']);
    expect(bodies(platform, 'PATCH').at(-1)).toBe('{"primary_branch":"trunk"}');
    expect((await runPlan(platform, rules)).lines).toEqual([]);
    expect((await runUndo(platform, applied)).failure).toBeUndefined();
    expect(platform.state.projects.get('acme/api')?.primary_branch).toBe('main');
  });

  it('counts as a change for the limits', async () => {
    const made = await runPlan(await open(), `${RULES}limits: { changes: 0 }\n`);
    expect(made.plan?.over).toMatchObject([{ limit: 'limits.changes', figure: 1, allowed: 0 }]);
  });
});
