import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FINDING_CONDITIONS } from '../../../src/model/finding-conditions.ts';
import { PROJECT_CONDITIONS } from '../../../src/model/project-conditions.ts';
import type { RuleCondition } from '../../../src/model/rules.ts';
import { hostileText } from '../../properties.ts';
import { parserErrors, schemaErrorsOf } from './verdicts.ts';

/** Texts that are right in one place and wrong in most others. */
const TEXTS = [
  ...[
    'high',
    'HIGH',
    'hihg',
    'open',
    'fixing',
    'ignored',
    'reopened',
    'no_time',
    'sca',
    'secrets',
    'ai_sast',
  ],
  ...['90d', '2w', '0d', '12h', 'ever', '2027-02-19', '2027-02-29', '10%', '101%', 'yes', 'true', '1'],
  ...[
    'acme/pay',
    'acme/**',
    '!acme/x',
    '!',
    '!!x',
    'https://x/y',
    'x.git',
    'a//b',
    '../x',
    'CWE-79',
    'payments',
  ],
  ...['- pci', '-x', '#x', 'x #y', '"q"', "'", 'a,b', '[x]', '{x}', ' x', 'x ', 'x\ny', '\t', ''],
  ...[
    `\${{ x }}`,
    `\${github.topic}`,
    `\${github.topic`,
    `\${x}`,
    '$5',
    '[code-security rule="x"]',
    '**',
    'é',
    'a_b',
  ],
];

const text = fc.constantFrom(...TEXTS);
const scalar = fc.oneof(text, fc.constantFrom(0, 1, 0.5, -1, 1.5, 20, true, false, null));
const anything = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), fc.constant({}), fc.constant({ x: 1 }));

/** A value that is right for a condition, more often than not. */
function conditionValue({ form, values, spelled }: RuleCondition): fc.Arbitrary<unknown> {
  const rights: Record<RuleCondition['form'], fc.Arbitrary<unknown>> = {
    boolean: fc.boolean(),
    age: fc.constantFrom('90d', '2w', '12h'),
    number: fc.constantFrom(0, 0.5, 1),
    values: fc.constantFrom(...(values ?? ['payments'])),
    names: fc.constantFrom(spelled === 'cwe' ? 'CWE-79' : 'acme/**', 'acme/pay', '!acme/old'),
  };
  const right = rights[form];
  const several: fc.Arbitrary<unknown> = fc.array(right, { minLength: 1, maxLength: 3 });
  return fc.oneof({ weight: 20, arbitrary: right }, { weight: 10, arbitrary: several }, anything);
}

function conditionsOf(rows: readonly RuleCondition[]): fc.Arbitrary<unknown> {
  const keys = rows.map(
    (row) => [row.name.replace('<name>', 'tier'), fc.option(conditionValue(row))] as const,
  );
  const set = fc
    .record(Object.fromEntries(keys), { requiredKeys: [] })
    .chain((all) =>
      fc
        .subarray(Object.entries(all), { minLength: 1, maxLength: 3 })
        .map((some) => Object.fromEntries(some)),
    )
    // A schema cannot compare ages.
    .filter((given) => !('older-than' in given && 'newer-than' in given));
  return fc.oneof({ weight: 20, arbitrary: set }, anything);
}

function ruleOf(rows: readonly RuleCondition[], fields: Record<string, fc.Arbitrary<unknown>>) {
  const conditions = conditionsOf(rows);
  const except = fc.oneof(conditions, fc.array(conditions, { minLength: 1, maxLength: 2 }));
  return fc.record({ when: conditions, except, ...fields }, { requiredKeys: [] });
}

const often = (values: readonly unknown[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...values) }, anything);

const projectRule = ruleOf(PROJECT_CONDITIONS, {
  tags: fc.oneof(fc.array(text, { maxLength: 2 }), fc.constant(['x']), anything),
  'managed-scan': fc.oneof(
    fc.record({ diff: fc.boolean(), full: fc.boolean() }, { requiredKeys: [] }),
    anything,
  ),
});

const RIGHT_TRIAGES = [{ state: 'ignored', for: '90d' }, { state: 'Reopened' }, { state: 'ignored' }];

const optionally = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof({ weight: 20, arbitrary: fc.record(fields, { requiredKeys: [] }) }, anything);
const manyOf = (item: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 20, arbitrary: fc.array(item, { maxLength: 2 }) }, anything);

const exception = optionally({
  exception_type: often(['include', 'Exclude']),
  project: often(['acme/pay']),
  project_tag_name: often(['tier:1']),
  rule: often(['p/default', 'a.b.c']),
  rule_type: often(['rule', 'pack']),
});
const detection = optionally({
  rulesets: manyOf(text),
  rules: manyOf(text),
  disabled: manyOf(often(['a.b'])),
  exceptions: manyOf(exception),
});
const condition = optionally({
  type: often(['severity']),
  values: manyOf(scalar),
  mode: often(['any', 'None', 'all']),
});
// Two that are alike are only for the parser: one has a name of letters, the other one a slug.
const remediation = optionally({
  name: often(['Block', 'Comment']),
  slug: often(['block']),
  description: text,
  active: fc.oneof(fc.boolean(), anything),
  filters: optionally({ mode: often(['all', 'ANY', 'none']), conditions: manyOf(condition) }),
  actions: manyOf(optionally({ type: often(['block', 'jira']), config: anything })),
});
const policies = optionally({
  code: detection,
  secrets: detection,
  remediation: fc.oneof(fc.array(remediation, { maxLength: 1 }), anything),
});

const findingRule = ruleOf(FINDING_CONDITIONS, {
  limit: often([1, 20]),
  triage: fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...RIGHT_TRIAGES) },
    {
      weight: 8,
      arbitrary: fc.record(
        {
          state: often(['ignored', 'Ignored', 'reopened', 'fixing']),
          reason: often(['no_time']),
          for: often(['90d', 'ever']),
          until: often(['2027-02-19']),
          note: often(['Look']),
        },
        { requiredKeys: ['state'] },
      ),
    },
    anything,
  ),
});

const settings = fc.record(
  {
    scope: fc.oneof(fc.record({ projects: fc.oneof(text, fc.array(text)) }), anything),
    'managed-tags': fc.oneof(fc.array(text, { maxLength: 2 }), anything),
    limits: fc.record(
      {
        changes: often([5]),
        removals: often(['10%', 5]),
        'scans-off': often(['5%']),
        findings: often([7]),
        policies: often([20, '5%']),
        'policy-deletes': often([0]),
      },
      { requiredKeys: [] },
    ),
    'service-levels': fc.record({ high: often(['7d']), low: often(['2w']) }, { requiredKeys: [] }),
    coverage: often([true]),
    version: often([1]),
  },
  { requiredKeys: ['version'] },
);

/** What a file in UTF-8 can hold. */
function isText(given: string): boolean {
  return given.isWellFormed() && !/[\0\uFFFD]/.test(given);
}

/** What the two say of the same data. */
async function verdicts(data: unknown): Promise<{ parser: boolean; schema: boolean; why: string[] }> {
  const [parser, schema] = [await parserErrors(JSON.stringify(data)), schemaErrorsOf(data)];
  return { parser: parser.length === 0, schema: schema.length === 0, why: [...parser, ...schema] };
}

async function agree(data: unknown): Promise<boolean> {
  const { parser, schema, why } = await verdicts(data);
  expect({ parser, data, why }).toEqual({ parser: schema, data, why });
  return parser;
}

describe('The parser and the schema agree about', () => {
  it.each([
    ['rules for projects', 'projects', projectRule],
    ['rules for findings', 'findings', findingRule],
  ])('%s', async (_what, key, rule) => {
    let right = 0;
    await fc.assert(
      fc.asyncProperty(rule, async (fields) => {
        if (await agree({ version: 1, [key]: [{ name: 'a rule', ...fields }] })) right += 1;
      }),
      { numRuns: 400 },
    );
    expect(right).toBeGreaterThan(5);
  });

  it('policies', async () => {
    let right = 0;
    await fc.assert(
      fc.asyncProperty(policies, async (data) => {
        if (await agree({ version: 1, policies: data })) right += 1;
      }),
      { numRuns: 400 },
    );
    expect(right).toBeGreaterThan(5);
  });

  it('settings', async () => {
    await fc.assert(
      fc.asyncProperty(settings, async (data) => {
        await agree(data);
      }),
      { numRuns: 150 },
    );
  });

  it.each<[string, (given: string) => unknown]>([
    ['tags', (given) => ({ projects: [{ name: 'a rule', tags: [given] }] })],
    ['names of rules', (given) => ({ projects: [{ name: given, tags: ['x'] }] })],
    ['names of projects', (given) => ({ scope: { projects: ['**', given] } })],
    ['managed tags', (given) => ({ 'managed-tags': [given] })],
    ['paths', (given) => ({ findings: [{ name: 'x', when: { path: given }, triage: { state: 'fixing' } }] })],
    ['notes', (given) => ({ findings: [{ name: 'x', triage: { state: 'fixing', note: given } }] })],
    [
      'values of properties',
      (given) => ({ projects: [{ name: 'x', tags: ['x'], when: { 'github.property.x': given } }] }),
    ],
  ])('any text in %s', async (_what, fileOf) => {
    const signs = [
      ...'ab-!#\'"`[]{}$.,:/ *?\t\nÄ🙂%\\',
      `\${github.topic}`,
      `\${github.property.`,
      '.git',
      `\${{`,
      '- ',
    ];
    const texts = fc.oneof(
      fc.array(fc.constantFrom(...signs), { maxLength: 6 }).map((parts) => parts.join('')),
      hostileText.filter(isText),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        await agree({ version: 1, ...(fileOf(given) as object) });
      }),
      { numRuns: 150 },
    );
  });
});
