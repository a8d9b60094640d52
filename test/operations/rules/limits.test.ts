import { expect, it } from 'vitest';
import type { OverLimit } from '../../../src/model/failure.ts';
import { finding, openPlatform, type ProjectTraits, project, runApply, writesTo } from './scenario.ts';

interface LimitCase {
  rules: string;
  projects: number;
  traits?: (index: number) => ProjectTraits;
  over?: Omit<OverLimit, 'unit'>;
}

const ADD = 'projects: [{ name: all, tags: [t] }]';
const KEEP = 'managed-tags: [old], projects: [{ name: all, tags: [x] }]';
const ONE = "managed-tags: [old], projects: [{ name: one, when: { name: '*/*1' }, tags: [t] }]";
const BRANCH = 'projects: [{ name: all, primary-branch: trunk }]';

/** The first `count` projects lose a tag. */
const losing = (count: number) => (index: number) => ({ tags: index < count ? ['old', 'x'] : ['x'] });
const share = (figure: number, whole: number, allowed: number, percent = 10) =>
  ({ limit: 'limits.removals', allowed, figure, percent, whole }) as const;
const scansOff = (names: string) =>
  `projects: [{ name: on, when: { managed-scan.full: true }, tags: [t] }, { name: off, when: { name: [${names}] }, managed-scan: { full: false, diff: false } }]`;
const scans = (index: number) => ({ full: index < 20, diff: index === 0 });

const CASES: Record<string, LimitCase> = {
  'changes up to a limit': { rules: `limits: { changes: 3 }, ${ADD}`, projects: 3 },
  'changes beyond it': {
    rules: `limits: { changes: 3 }, ${ADD}`,
    projects: 4,
    over: { limit: 'limits.changes', allowed: 3, figure: 4 },
  },
  'a changed primary branch': {
    rules: `limits: { changes: 0 }, ${BRANCH}`,
    projects: 1,
    over: { limit: 'limits.changes', allowed: 0, figure: 1 },
  },
  'no share of removals in fewer than 10 projects': { rules: KEEP, projects: 9, traits: losing(9) },
  'a tenth of 10 projects': { rules: KEEP, projects: 10, traits: losing(1) },
  'two of 10 projects': { rules: KEEP, projects: 10, traits: losing(2), over: share(2, 10, 1) },
  'a tenth of 20 projects': { rules: KEEP, projects: 20, traits: losing(2) },
  'less than a tenth of 21 projects': { rules: KEEP, projects: 21, traits: losing(2) },
  'three of 20 projects': { rules: KEEP, projects: 20, traits: losing(3), over: share(3, 20, 2) },
  'a share of the projects that have tags': {
    rules: `limits: { removals: 99% }, ${ONE}`,
    projects: 12,
    traits: (index) => ({ tags: index > 6 ? ['old'] : [] }),
    over: share(5, 5, 4, 99),
  },
  'a number of removals in few projects': {
    rules: `limits: { removals: 0 }, ${ONE}`,
    projects: 2,
    traits: (index) => ({ tags: index === 0 ? ['old'] : [] }),
    over: { limit: 'limits.removals', allowed: 0, figure: 1 },
  },
  'a tenth of the scans that are on': { rules: scansOff('acme/p0, acme/p1'), projects: 30, traits: scans },
  'more than a tenth of them': {
    rules: scansOff('acme/p0, acme/p1, acme/p2'),
    projects: 30,
    traits: scans,
    over: { limit: 'limits.scans-off', allowed: 2, figure: 3, percent: 10, whole: 20 },
  },
};

it.each(Object.entries(CASES))('a limit counts %s', async (_, { rules, projects, traits, over }) => {
  const fleet = Array.from({ length: projects }, (_, at) => project(`acme/p${at}`, traits?.(at)));
  const platform = await openPlatform(fleet);
  const { failure } = await runApply(platform, `{ version: 1, ${rules} }`);
  const figures = [{ ...over, unit: 'project' }];
  expect(failure).toEqual(over && { kind: 'too-many-changes', figures });
  expect(writesTo(platform).length > 0).toBe(over === undefined);
});

it('500 findings are the default', async () => {
  const findings = Array.from({ length: 501 }, (_, at) => finding(at + 1));
  const platform = await openPlatform([project('acme/api')], findings);
  const rules = '{ version: 1, findings: [{ name: all, triage: { state: reviewing } }] }';
  expect((await runApply(platform, rules)).failure).toEqual({
    kind: 'too-many-changes',
    figures: [{ limit: 'limits.findings', allowed: 500, figure: 501, unit: 'finding' }],
  });
  expect(writesTo(platform)).toEqual([]);
});
