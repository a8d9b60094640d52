import { afterAll, describe, expect, it } from 'vitest';
import { noDetection } from '../../../emulator/platform/policies/bundles.ts';
import { startPlatform } from '../../../emulator/platform/server.ts';
import type { PlanResult } from '../../../src/operations/plan/run.ts';
import { DAY_MS, finding, NOW, project, rulesOf, runPlan, stateOf } from './scenario.ts';

// biome-ignore lint/suspicious/noExplicitAny: a file as JSON, of which any part is changed
type File = any;

const BASE: File = {
  version: 1,
  'managed-tags': ['old'],
  limits: { changes: 10, 'policy-deletes': 100 },
  projects: [{ name: 'all', tags: ['known'], 'managed-scan': { full: true } }],
  findings: [
    {
      name: 'noise',
      when: { 'older-than': '30d' },
      triage: { state: 'ignored', for: '14d', reason: 'no_time', note: 'Noise' },
    },
  ],
  policies: {
    code: {
      rulesets: ['p/default', 'p/golang'],
      rules: ['go.md5'],
      disabled: ['python.exec'],
      exceptions: [
        { exception_type: 'exclude', project_tag_name: 'sandbox', rule: 'p/default', rule_type: 'pack' },
      ],
    },
    secrets: { disabled: ['generic.private-key'] },
    remediation: [
      {
        name: 'Say it',
        filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'] }] },
        actions: [{ type: 'pr_comment' }],
      },
    ],
  },
};

/** Edits of a file, and whether they change what would be written. */
const CHANGES: readonly [what: string, isOther: boolean, change: (file: File) => unknown][] = [
  ['nothing', false, () => {}],
  ['the name of a finding rule, which the mark has', false, ({ findings: [rule] }) => (rule.name = 'din')],
  ['the name of a project rule', false, ({ projects: [rule] }) => (rule.name = 'every')],
  ['a limit', false, ({ limits }) => (limits.changes = 11)],
  ['a condition that changes nothing', false, ({ findings: [rule] }) => (rule.when['older-than'] = '31d')],
  ['how long an ignore lasts', true, ({ findings: [rule] }) => (rule.triage.for = '15d')],
  [
    'a day, even where it is the same one today',
    true,
    ({ findings: [rule] }) => {
      delete rule.triage.for;
      rule.triage.until = '2026-12-05';
    },
  ],
  ['a note', true, ({ findings: [rule] }) => (rule.triage.note = 'Noise|')],
  ['a reason', true, ({ findings: [rule] }) => (rule.triage.reason = 'duplicate')],
  ['a state', true, ({ findings: [rule] }) => (rule.triage = { state: 'reviewing', note: 'Noise' })],
  ['a condition', true, ({ findings: [rule] }) => (rule.when['older-than'] = '41d')],
  ['a tag', true, ({ projects: [rule] }) => rule.tags.push('more')],
  ['a managed tag', true, (file) => (file['managed-tags'] = [])],
  ['a switch', true, ({ projects: [rule] }) => (rule['managed-scan'].full = false)],
  ['a primary branch', true, ({ projects: [rule] }) => (rule['primary-branch'] = 'trunk')],
  ['an exception of a project rule', true, ({ projects: [rule] }) => (rule.except = { name: 'acme/web' })],
  ['a ruleset', true, ({ policies }) => policies.code.rulesets.push('p/owasp-top-ten')],
  ['the order of rulesets', false, ({ policies }) => policies.code.rulesets.reverse()],
  ['a rule of the platform', true, ({ policies }) => (policies.code.rules = [])],
  ['a disabled rule', true, ({ policies }) => (policies.code.disabled = [])],
  ['an exception', true, ({ policies }) => (policies.code.exceptions[0].project_tag_name = 'other')],
  ['a policy of secrets', true, ({ policies }) => (policies.secrets.disabled = [])],
  ['a part of the policies that is not managed', true, ({ policies }) => delete policies.secrets],
  ['the name of a policy', true, ({ policies }) => (policies.remediation[0].name = 'Stop')],
  ['a policy that is switched off', true, ({ policies }) => (policies.remediation[0].active = false)],
  ['the scope', true, (file) => (file.scope = { projects: ['acme/api'] })],
];

const fleet = [
  project('acme/api', { tags: ['old'] }),
  project('acme/web', { full: true, tags: ['sandbox', 'other'] }),
];
const state = stateOf(fleet, [finding(1, { ageDays: 40 }), finding(2, { ageDays: 5 })]);
Object.assign(state.newerPolicies, {
  code: noDetection(),
  secrets: noDetection(),
  rulesets: ['p/default', 'p/golang', 'p/owasp-top-ten'],
  rules: ['go.md5', 'python.exec', 'generic.private-key'],
});
// A plan changes nothing there.
const platform = await startPlatform({
  clockStands: true,
  now: NOW,
  state,
  quirks: { policiesMigrated: true },
});
afterAll(() => platform.close());

async function planOf(file: File): Promise<PlanResult> {
  const made = await runPlan(platform, JSON.stringify(file));
  expect(made.failure).toBeUndefined();
  return made;
}

let made: Promise<PlanResult> | undefined;
/** The plan of the unchanged file, made once. */
const planOfBase = () => {
  made ??= planOf(BASE);
  return made;
};

describe('the hash of a plan', () => {
  it.each(CHANGES)('where the file changes in %s: is another one is %s', async (_, isOther, change) => {
    const file = structuredClone(BASE);
    change(file);
    const [before, after] = await Promise.all([planOfBase(), planOf(file)]);
    expect(after.plan?.hash === before.plan?.hash).toBe(!isOther);
  });

  it('does not know the moment, nor the day that follows from it', async () => {
    const before = await planOfBase();
    platform.now += DAY_MS;
    const after = await planOf(BASE);
    const endOf = ({ plan }: PlanResult) => plan?.rows.map(({ why }) => why?.until).find(Boolean);
    expect([endOf(before), endOf(after)]).toEqual(['2026-12-05', '2026-12-06']);
    expect(after.plan?.hash).toBe(before.plan?.hash);
  });
});

it('the hash of the rules file is that of its data', async () => {
  const RULES = `
version: 1
projects: [{ name: all, tags: [known] }]
findings: [{ name: noise, when: { older-than: 30d }, triage: { state: ignored, for: 90d } }]
`;
  const hashOf = async (text: string) => (await rulesOf(text)).sha256;
  const noise = { triage: { for: '90d', state: 'ignored' }, when: { 'older-than': '30d' }, name: 'noise' };
  const same = [
    ...[RULES, `# a comment\n${RULES}`, RULES.replaceAll('\n', '\r\n')],
    RULES.replace('name: all, tags: [known]', 'tags: [ "known" ], name: all'),
    JSON.stringify({ findings: [noise], projects: [{ name: 'all', tags: ['known'] }], version: 1 }),
  ];
  expect(new Set(await Promise.all(same.map(hashOf))).size).toBe(1);
  const others = [
    ...[RULES, RULES.replace('known', 'known, more'), RULES.replace('known', 'more, known')],
    ...[RULES.replace('name: all', 'name: every'), `${RULES}coverage: true\n`],
  ];
  expect(new Set(await Promise.all(others.map(hashOf))).size).toBe(5);
});
