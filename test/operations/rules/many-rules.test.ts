import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingRuleIndex, readyFindingRule } from '../../../src/operations/rules/finding-rules.ts';
import { planProjects } from '../../../src/operations/rules/plan-projects.ts';
import { readyProjectRule } from '../../../src/operations/rules/project-rules.ts';
import { RuleIndex } from '../../../src/operations/rules/rule-index.ts';
import type { Finding } from '../../../src/platform/resources/finding.ts';
import { NOW, rulesOf } from './scenario.ts';

const project = (name: string) => ({ name, tags: [] });

const names = fc.constantFrom(
  ...[
    'acme/api',
    'ACME/Api',
    'acme/*',
    'acme/a?i',
    'acme/**',
    '**/api',
    'acme/**/x',
    '*',
    'acme/x',
    'other/**',
    'acme',
    '**/api/**',
    'acme/**/*i',
    'acme/cafe\u0301',
    '*/caf\u00e9',
    'acme?api',
  ],
);

describe('many rules', () => {
  it('are found by the name of a project just where they may match it', async () => {
    const lists = fc.array(fc.uniqueArray(names, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(lists, async (wanted) => {
        const rules = wanted.map((name, at) => ({ name: `r${at}`, when: { name }, tags: [`t${at}`] }));
        const file = await rulesOf(JSON.stringify({ version: 1, projects: rules }));
        const ready = file.projects.map((rule, at) => readyProjectRule(rule, at, NOW));
        const index = new RuleIndex(ready, ['name'], ({ rule }) => rule.when);
        for (const name of [
          'acme/api',
          'acme/x',
          'acme/deep/x',
          'acme',
          'other/api',
          'x',
          'acme/caf\u00e9',
          'acme/cafe\u0301',
        ]) {
          const state = {
            project: project(name),
            github: undefined,
            tags: new Set<string>(),
            scans: undefined,
          };
          const found = index.rulesFor(() => [name]).filter(({ matches }) => matches(state));
          expect(found).toEqual(ready.filter(({ matches }) => matches(state)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are not asked about every project: the work grows with rules and projects, not with their product', async () => {
    const planOf = async (count: number) => {
      const rules = Array.from({ length: count }, (_, at) => ({
        name: `r${at}`,
        when: { name: [`acme/p-${at}`, `acme/q-${at}-*`] },
        tags: ['t'],
      }));
      const file = await rulesOf(JSON.stringify({ version: 1, projects: rules }));
      const index = new RuleIndex(file.projects, ['name'], ({ when }) => when);
      const fleet = rules.map((_, at) => ({
        project: project(`acme/p-${at}`),
        scans: undefined,
        github: undefined,
      }));
      const asked = fleet.reduce((sum, one) => sum + index.rulesFor(() => [one.project.name]).length, 0);
      return { asked, changes: planProjects(file, fleet, NOW).changes.length };
    };
    expect(await planOf(2000)).toEqual({ asked: 2000, changes: 2000 });
  });

  it('for findings are found by what a row has just where they may hold', async () => {
    const condition = fc.uniqueArray(names, { minLength: 1, maxLength: 2 });
    const when = fc.record(
      { repo: condition, rule: condition, 'project-tag': condition, path: condition },
      { requiredKeys: [] },
    );
    const text = fc.constantFrom(
      'acme/api',
      'acme/x',
      'acme/deep/x',
      'acme',
      'x',
      'acme/caf\u00e9',
      undefined,
    );
    const row = fc.record({ repository: text, rule: text, path: text });
    const lookups = {
      projectTags: (name: string) => (name === 'x' ? undefined : new Set([name, 'other/api'])),
    };
    await fc.assert(
      fc.asyncProperty(fc.array(when, { minLength: 1, maxLength: 6 }), row, async (wanted, texts) => {
        const triage = { state: 'reviewing', note: 'looked at' };
        const rules = wanted.map((one, at) => ({ name: `r${at}`, when: one, triage }));
        const file = await rulesOf(JSON.stringify({ version: 1, findings: rules }));
        const ready = file.findings.map((rule, at) => readyFindingRule(rule, at, lookups, NOW));
        const named = Object.entries(texts).filter(([, one]) => one !== undefined);
        const finding: Finding = { id: 1n, kind: 'sast', status: 'open', ...Object.fromEntries(named) };
        const found = findingRuleIndex(ready, lookups)(finding).filter(({ holds }) => holds(finding));
        expect(found).toEqual(ready.filter(({ holds }) => holds(finding)));
      }),
      { numRuns: 300 },
    );
  });

  it('for findings are not asked about every row', async () => {
    const triage = { state: 'reviewing', note: 'looked at' };
    const rules = Array.from({ length: 2000 }, (_, at) => ({
      name: `r${at}`,
      when: at % 2 === 0 ? { rule: `**.r${at}` } : { repo: `acme/p-${at}` },
      triage,
    }));
    const file = await rulesOf(JSON.stringify({ version: 1, findings: rules }));
    const lookups = { projectTags: () => undefined };
    const rulesFor = findingRuleIndex(
      file.findings.map((rule, at) => readyFindingRule(rule, at, lookups, NOW)),
      lookups,
    );
    const asked = rules.map((_, at) =>
      rulesFor({ id: BigInt(at), kind: 'sast', repository: `acme/p-${at}`, rule: `python.r${at}` }),
    );
    expect(asked.every(({ length }) => length === 1)).toBe(true);
  });

  it('that look for a tag find it also where a rule above gives it, whatever its case', async () => {
    const file = await rulesOf(`
version: 1
projects:
  - { name: above, when: { tag: none }, tags: [never] }
  - { name: gives, when: { name: acme/api }, tags: [Given] }
  - { name: below, when: { tag: given }, tags: [found] }
  - { name: by-pattern, when: { tag: 'fou*' }, tags: [last] }
  - { name: elsewhere, when: { tag: ['fou?', '**/x'] }, tags: [never] }
`);
    const plan = planProjects(
      file,
      [{ project: project('acme/api'), scans: undefined, github: undefined }],
      NOW,
    );
    expect(plan.changes.map(({ change }) => change.field === 'tag' && change.tag)).toEqual([
      'Given',
      'found',
      'last',
    ]);
  });
});
