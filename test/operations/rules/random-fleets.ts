/** Random deployments and rules files, small enough to meet each other often. */

import fc from 'fast-check';
import type { Finding, IssueType, Project } from '../../../emulator/platform/state.ts';
import { decided, finding, project } from './scenario.ts';

const TAGS = ['a', 'b', 'tier:1', 'tier:2'] as const;
const NAMES = ['acme/api', 'acme/web', 'acme/cart', 'acme/sandbox', 'other/api', 'acme/deep/one'] as const;
const RULE_NAMES = ['f1', 'f2', 'f3', 'f4'] as const;
const REASONS = ['acceptable_risk', 'false_positive', 'no_time'] as const;

const tags = fc.subarray([...TAGS]);

export const projects: fc.Arbitrary<Project[]> = fc
  .tuple(
    fc.subarray([...NAMES], { minLength: 3 }),
    fc.array(
      fc.record({
        tags,
        diff: fc.boolean(),
        full: fc.boolean(),
        scannedAt: fc.constantFrom(null, '2026-01-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'),
      }),
      { minLength: NAMES.length, maxLength: NAMES.length },
    ),
  )
  .map(([names, traits]) => names.map((name, at) => project(name, { ...traits[at] })));

/** The maker of the former decision about a finding: nobody, a person, a rule, the platform. */
const triage: fc.Arbitrary<Partial<Finding>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc
    .record({
      state: fc.constantFrom('ignored', 'reviewing', 'fixing', 'reopened'),
      note: fc.constantFrom('', 'mine'),
    })
    .map(({ state, note }) => decided(state, ...(note === '' ? [] : [note]))),
  fc
    .record({
      rule: fc.constantFrom(...RULE_NAMES, 'gone'),
      day: fc.constantFrom('2026-01-01', '2027-01-01', '??'),
    })
    .map(({ rule, day }) => decided('ignored', `x [code-security rule="${rule}" until=${day}]`)),
  fc
    .record({ rule: fc.constantFrom(...RULE_NAMES, 'gone') })
    .map(({ rule }) => decided('reopened', `[code-security rule="${rule}" ended=2026-01-01]`)),
  fc
    .record({ rule: fc.constantFrom(...RULE_NAMES, 'gone'), state: fc.constantFrom('reviewing', 'ignored') })
    .map(({ rule, state }) => decided(state, `note of f [code-security rule="${rule}"]`)),
  fc.constant(decided('provisionally_ignored')),
);

export const findings: fc.Arbitrary<Finding[]> = fc
  .array(
    fc.record({
      triage,
      repo: fc.constantFrom('acme/api', 'acme/web', 'other/api'),
      severity: fc.constantFrom('low', 'high'),
      ageDays: fc.constantFrom(10, 50, 150),
      type: fc.constantFrom<IssueType>('sast', 'sast', 'sast', 'sca', 'secrets'),
      ref: fc.constantFrom('refs/heads/main', 'refs/heads/next', 'refs/pull/1/merge'),
      group: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 8, maxLength: 24, size: 'max' },
  )
  .map((rows) =>
    rows.map(({ triage: former, type, group, ...traits }, at) => {
      const row = { ...traits, ...(type === 'secrets' ? {} : former), fingerprint: `${type}-${group}` };
      return finding(at + 1, type === 'secrets' ? { ...row, fingerprint: `secret-${at}` } : row, type);
    }),
  )
  .map(withoutTwins);

/** A branch has a finding once. */
function withoutTwins(rows: Finding[]): Finding[] {
  const seen = new Set<string>();
  return rows.filter(({ repo, ref, fingerprint }) => {
    const key = `${repo} ${ref} ${fingerprint}`;
    return seen.size < seen.add(key).size;
  });
}

const projectWhen = fc.record(
  {
    name: fc.constantFrom('acme/*', '**/api', 'acme/web'),
    tag: fc.constantFrom(...TAGS, 'tier:*'),
    'never-scanned': fc.boolean(),
    'managed-scan.full': fc.boolean(),
  },
  { requiredKeys: [] },
);

const projectRules = fc.array(
  fc.record(
    {
      when: projectWhen.filter(isFull),
      // A name that the fleet lacks is an error here.
      except: fc.array(
        projectWhen.filter((set) => isFull(set) && set.name !== 'acme/web'),
        { minLength: 1, maxLength: 2 },
      ),
      tags: fc.subarray([...TAGS], { minLength: 1 }),
      'managed-scan': fc.record({ diff: fc.boolean(), full: fc.boolean() }, { requiredKeys: ['full'] }),
      'primary-branch': fc.constantFrom('main', 'next'),
    },
    { requiredKeys: ['tags'] },
  ),
  { maxLength: 4 },
);

const ignore = fc.record(
  {
    state: fc.constant('ignored'),
    reason: fc.constantFrom(...REASONS),
    for: fc.constantFrom('90d', 'ever'),
    note: fc.constant('note of f'),
  },
  { requiredKeys: ['state', 'for'] },
);
const move = fc.record(
  { state: fc.constantFrom('reviewing', 'fixing', 'reopened'), note: fc.constant('note of f') },
  { requiredKeys: ['state'] },
);

const FINDING_CONDITIONS = {
  severity: fc.constantFrom('low', 'high'),
  'older-than': fc.constantFrom('30d', '100d'),
  'project-tag': fc.constantFrom(...TAGS),
  branch: fc.constantFrom('main', 'next'),
};

/** Few conditions, so that rules get in each other's way. */
const findingWhen = fc
  .record({
    status: fc.subarray(['open', 'ignored', 'reviewing', 'fixing'], { minLength: 1 }),
    decidedBy: fc.subarray(['nobody', 'rules', 'platform', 'people']),
    further: fc.option(
      fc.constantFrom(...(Object.keys(FINDING_CONDITIONS) as (keyof typeof FINDING_CONDITIONS)[])),
    ),
    values: fc.record(FINDING_CONDITIONS),
  })
  .map(({ status, decidedBy, further, values }) => ({
    status,
    ...(decidedBy.length === 0 ? {} : { 'decided-by': decidedBy }),
    ...(further === null ? {} : { [further]: values[further] }),
  }));

const codeRule = fc.record(
  {
    when: fc
      .tuple(findingWhen, fc.constantFrom('sast', 'sast', 'sast', 'sca'))
      .map(([when, type]) => ({ ...when, type })),
    except: fc.record({ severity: fc.constant('low'), 'older-than': fc.constant('100d') }),
    triage: fc.oneof(ignore, move),
  },
  { requiredKeys: ['triage', 'when'] },
);
const secretRule = fc.record({
  when: fc.record({
    type: fc.constant('secrets'),
    status: fc.constantFrom('open', 'ignored'),
    severity: fc.constantFrom('low', 'high'),
    'decided-by': fc.constantFrom('anyone', 'nobody', 'people'),
  }),
  triage: fc.constantFrom({ state: 'ignored' }, { state: 'reopened' }),
});

const findingRules = fc.array(fc.oneof({ weight: 4, arbitrary: codeRule }, secretRule), {
  maxLength: 4,
  size: 'max',
});

/** A file of which nothing is over a limit, as JSON. */
export const rulesFiles: fc.Arbitrary<string> = fc
  .record({
    managed: fc.subarray(['tier:*', 'a']),
    projects: projectRules,
    findings: findingRules,
    isFenced: fc.boolean(),
  })
  .map(({ managed, projects: rules, findings: ofFindings, isFenced }) =>
    JSON.stringify({
      version: 1,
      ...(isFenced ? { scope: { projects: ['**'] } } : {}),
      'managed-tags': managed,
      limits: { changes: 1000, removals: 1000, 'scans-off': 1000, findings: 1000 },
      projects: rules.map((rule, at) => ({ name: `p${at + 1}`, ...rule })),
      findings: ofFindings.map((rule, at) => ({ name: RULE_NAMES[at], ...rule })),
    }),
  );

function isFull(set: object): boolean {
  return Object.keys(set).length > 0;
}
