import { describe, expect, it } from 'vitest';
import { changesOf, openPlatform, project, runApply, runPlan, writesTo } from './scenario.ts';

describe('tags', () => {
  it('are the union over all rules that match, and applied', async () => {
    const platform = await openPlatform([project('acme/api', { tags: ['go'] }), project('acme/web')]);
    const rules = `
version: 1
projects:
  - { name: all, tags: [known] }
  - { name: api, when: { name: acme/a* }, tags: ['tier:1', known] }
`;
    expect(changesOf(await runPlan(platform, rules))).toEqual([
      '+ acme/api known',
      '+ acme/api tier:1',
      '+ acme/web known',
    ]);
    expect(writesTo(platform)).toEqual([]);
    const applied = await runApply(platform, rules);
    expect(applied.failure).toBeUndefined();
    expect(platform.state.projects.get('acme/api')?.tags).toEqual(['go', 'known', 'tier:1']);
    expect(changesOf(await runPlan(platform, rules))).toEqual([]);
  });

  it('are removed only where managed-tags covers them and no rule wants them', async () => {
    const platform = await openPlatform([
      project('acme/api', { tags: ['tier:1', 'tier:2', 'go', 'managed-scan'] }),
    ]);
    const made = await runPlan(
      platform,
      `{ version: 1, managed-tags: ['tier:*', managed-scan], projects: [{ name: one, tags: ['tier:1'] }] }`,
    );
    expect(changesOf(made)).toEqual(['- acme/api tier:2']);
    expect(made.plan?.rows[0]?.why).toEqual({ because: 'managed' });
  });

  it.each([
    ['an empty file', `{ version: 1, managed-tags: ['**'] }`],
    ['a file without rules', `{ version: 1, managed-tags: ['**'], projects: [] }`],
    [
      'a rule that matches nothing',
      `{ version: 1, managed-tags: ['**'], projects: [{ name: x, when: { name: acme/nothing }, tags: [y] }] }`,
    ],
  ])('are all kept by %s', async (_, rules) => {
    const platform = await openPlatform([project('acme/api', { tags: ['tier:1', 'go'] })]);
    const applied = await runApply(platform, rules);
    expect(changesOf(applied)).toEqual([]);
    expect(applied.notices).toContainEqual({ kind: 'nothing-removed', tags: 2 });
    expect(platform.state.projects.get('acme/api')?.tags).toEqual(['tier:1', 'go']);
  });

  it('that rules above give are seen by the rules below', async () => {
    const platform = await openPlatform([project('acme/api')]);
    const rules = `
version: 1
projects:
  - { name: first, tags: [a] }
  - { name: second, when: { tag: a }, tags: [b] }
  - { name: third, when: { name: '**' }, except: [{ tag: b, never-scanned: false }], tags: [c] }
`;
    expect(changesOf(await runPlan(platform, rules))).toEqual(['+ acme/api a', '+ acme/api b']);
  });

  it('of a rule above are followed up by one apply, where a rule below gives what it looks for', async () => {
    const platform = await openPlatform([project('acme/api', { tags: ['old'] })]);
    const rules = `
version: 1
managed-tags: [old]
projects:
  - { name: new name, when: { tag: old }, tags: [renamed] }
  - { name: later, when: { tag: renamed }, tags: [followed] }
`;
    expect(changesOf(await runApply(platform, rules))).toEqual([
      '+ acme/api renamed',
      '+ acme/api followed',
      '- acme/api old',
    ]);
    expect(changesOf(await runPlan(platform, rules))).toEqual([]);
  });
});

describe('switches', () => {
  it('are decided by the last rule, flag by flag, and the plan names the rule that was overridden', async () => {
    const platform = await openPlatform([project('acme/api', { full: true })]);
    const rules = `
version: 1
projects:
  - { name: tier one, managed-scan: { diff: true, full: true } }
  - { name: retired, when: { name: acme/api }, managed-scan: { full: false } }
`;
    const made = await runPlan(platform, rules);
    expect(changesOf(made)).toEqual(['~ acme/api diff_scan off → on', '~ acme/api full_scan on → off']);
    expect(made.plan?.rows.map(({ why }) => why)).toEqual([
      { rule: 'tier one' },
      { rule: 'retired', over: 'tier one' },
    ]);
    const applied = await runApply(platform, `${rules}limits: { scans-off: 1 }`);
    expect(applied.failure).toBeUndefined();
    expect(applied.rows.map(({ change, state }) => [change.field, state])).toEqual([
      ['diff_scan', 'changed'],
      ['full_scan', 'changed'],
    ]);
    expect(changesOf(await runPlan(platform, rules))).toEqual([]);
  });

  it('are read once, and only of projects whose switches a rule looks at', async () => {
    const names = ['api', 'web', 'cart', 'ledger', 'login'];
    const platform = await openPlatform(
      names.map((name) => project(`acme/${name}`, { full: name === 'api' })),
    );
    await runPlan(
      platform,
      `
version: 1
projects:
  - { name: full ones, when: { name: acme/*i*, managed-scan.full: true }, tags: [full] }
  - { name: cart, when: { name: acme/cart }, managed-scan: { diff: true } }
  - { name: others, when: { name: acme/web }, tags: [web] }
`,
    );
    const reads = platform.requests.filter(({ path }) => /projects\/./.test(path)).map(({ path }) => path);
    expect(reads.map((path) => path.replace(/.*projects\//, '')).sort()).toEqual([
      'acme/api',
      'acme/cart',
      'acme/login',
    ]);
  });
});

describe('conditions of projects', () => {
  const projects = [
    project('acme/new', { scannedAt: null }),
    project('acme/stale', { scannedAt: '2026-05-01T00:00:00.000Z', full: true }),
    project('acme/fresh', { tags: ['pci'] }),
  ];
  it.each([
    ['never-scanned: true', ['acme/new']],
    ['never-scanned: false', ['acme/fresh', 'acme/stale']],
    ['last-scan-before: 90d', ['acme/stale']],
    ['managed-scan.full: true', ['acme/stale']],
    ['managed-scan.diff: true', []],
    ['tag: PCI', ['acme/fresh']],
    ["tag: ['p*', '!pci']", []],
    ["name: ['acme/**', '!acme/s*']", ['acme/fresh', 'acme/new']],
    ['name: ACME/Fresh', ['acme/fresh']],
    ['never-scanned: false, managed-scan.full: false', ['acme/fresh']],
  ])('{ %s } selects %j', async (when, expected) => {
    const platform = await openPlatform(projects);
    const made = await runPlan(
      platform,
      `{ version: 1, projects: [{ name: r, when: { ${when} }, tags: [t] }] }`,
    );
    expect(made.failure).toBeUndefined();
    expect(changesOf(made)).toEqual(expected.map((name) => `+ ${name} t`));
  });

  it('take a project out where a set of except holds wholly', async () => {
    const platform = await openPlatform(projects);
    const made = await runPlan(
      platform,
      `
version: 1
projects:
  - name: r
    except: [{ never-scanned: true }, { tag: pci, managed-scan.full: true }]
    tags: [t]
`,
    );
    expect(changesOf(made)).toEqual(['+ acme/fresh t', '+ acme/stale t']);
  });
});
