import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detectionCandidate,
  fingerprint,
  remediationCandidate,
} from '../../../emulator/platform/policies/bundles.ts';
import { detectionDifference } from '../../../emulator/platform/policies/difference.ts';
import type { DifferenceEntry } from '../../../src/platform/resources/policy.ts';
import { entriesOf, isSameValue, withLiveSlugs } from '../../../src/policies/bundles.ts';
import { lineOfProblem } from '../../../src/policies/compare.ts';

const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
const exception = fc.record({
  exception_type: fc.constantFrom('include', 'exclude'),
  scope: fc.constantFrom({ project: 'x/y' }, { project: 'x/z' }, { project_tag_name: 'x/y' }),
  rule: fc.constantFrom('a', 'b'),
  rule_type: fc.constantFrom('rule', 'pack'),
});
const detection = fc.record({
  rulesets: names,
  rules: names,
  disabled: names,
  exceptions: fc
    .uniqueArray(exception, {
      maxLength: 4,
      selector: ({ exception_type: _, ...key }) => JSON.stringify(key),
    })
    .map((all) => all.map(({ scope, ...rest }) => ({ ...scope, ...rest }))),
});

const condition = fc.record({
  type: fc.constantFrom('severity', 'repository_tag'),
  values: names,
  mode: fc.constantFrom('any', 'none'),
});
const policy = fc.record({
  slug: fc.constantFrom('p', 'q', 'r'),
  name: fc.constantFrom('P', 'Q'),
  description: fc.constantFrom('', 'For people'),
  active: fc.boolean(),
  filters: fc.record({
    mode: fc.constantFrom('all', 'any'),
    conditions: fc.array(condition, { minLength: 1, maxLength: 2 }),
  }),
  actions: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom('block', 'jira'),
      // Characters with a meaning in conditions have none here.
      config: fc.constantFrom({}, { mode: 'any' }, { active: true, list: [] }),
    }),
    { maxLength: 2, selector: ({ type }) => type },
  ),
});
const remediation = fc.record({
  policies: fc.uniqueArray(policy, { maxLength: 3, selector: ({ slug }) => slug }),
});

/** The same content in another form: what is empty may be missing or null, lists are turned round. */
function otherForm(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((item) => otherForm(item, seed + 1)).reverse();
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, field], at): [string, unknown][] => {
    const isEmpty = field === '' || (typeof field === 'object' && Object.values(field ?? {}).length === 0);
    if (!isEmpty) return [[name, otherForm(field, seed * 3 + at)]];
    return [[[], [[name, null]], [[name, field]]][(seed + at) % 3] as [string, unknown][]].flat();
  });
  return Object.fromEntries(fields.reverse());
}

const RUNS = { numRuns: 100 };

describe('Bundles are the same', () => {
  it.each([
    ['detection', detection],
    ['remediation', remediation],
  ] as const)('whatever form their %s has', (_, bundle) => {
    fc.assert(
      fc.property(bundle as fc.Arbitrary<object>, fc.nat(20), (left, seed) => {
        expect(isSameValue(left, otherForm(left, seed) as object)).toBe(true);
      }),
      RUNS,
    );
  });

  it('exactly where the platform has one version for both', () => {
    const kinds: [fc.Arbitrary<object>, (bundle: object) => string][] = [
      [detection, (bundle) => fingerprint(detectionCandidate({ bundle }, 'code'))],
      [remediation, (bundle) => fingerprint(remediationCandidate({ bundle }))],
    ];
    for (const [bundle, versionOf] of kinds) {
      const isRight = (left: object, right: object) =>
        isSameValue(left, right) === (versionOf(left) === versionOf(right));
      fc.assert(fc.property(bundle, bundle, isRight), RUNS);
    }
  });

  it('where a field has its default or is missing, but not where it only has the name of one', () => {
    const conditions = [{ type: 'severity', values: ['high'] }];
    const wanted = { name: 'A', filters: { conditions }, actions: [{ type: 'jira' }] };
    const shown = {
      ...wanted,
      active: true,
      filters: { mode: 'all', conditions: conditions.map((one) => ({ ...one, mode: 'any' })) },
      actions: [{ type: 'jira', config: {} }],
    };
    const same = (one: object, other: object) => isSameValue({ policies: [one] }, { policies: [other] });
    expect(same(wanted, shown)).toBe(true);
    expect(same(wanted, { ...shown, active: false })).toBe(false);
    expect(same(wanted, { ...shown, actions: [{ type: 'jira', config: { mode: 'any' } }] })).toBe(false);
    expect(same(wanted, { ...shown, filters: { ...shown.filters, mode: 'any' } })).toBe(false);
  });
});

describe("The platform's difference as rows", () => {
  const entries = (difference: ReturnType<typeof detectionDifference>): DifferenceEntry[] =>
    (['create', 'update', 'delete'] as const).flatMap((effect) =>
      difference[`${effect}s`].map(
        ({ before, after, ...rest }) =>
          ({
            ...{ ...rest, effect },
            ...(before === null ? {} : { before }),
            ...(after === null ? {} : { after }),
          }) as DifferenceEntry,
      ),
    );

  it('has what is added to and removed from each list', () => {
    fc.assert(
      fc.property(detection, detection, (left, right) => {
        const [before, after] = [left, right].map((bundle) => detectionCandidate({ bundle }, 'code'));
        if (before === undefined || after === undefined) return;
        const rows = entriesOf('code', entries(detectionDifference('code', before, after)));
        for (const list of ['rulesets', 'rules', 'disabled'] as const) {
          const change = rows[0]?.fields.find(({ field }) => field === list);
          expect(change?.added ?? []).toEqual(after[list].filter((name) => !before[list].includes(name)));
          expect(change?.removed ?? []).toEqual(before[list].filter((name) => !after[list].includes(name)));
        }
        const exceptions = rows.filter(({ kind }) => kind === 'exception');
        for (const { effect, fields } of exceptions) {
          expect(fields.map(({ field }) => field)).toEqual(effect === 'update' ? ['exception_type'] : []);
        }
      }),
      RUNS,
    );
  });

  it('come in one order, whatever order the platform has, and keep kinds that nobody knows', () => {
    const some: DifferenceEntry[] = [
      { kind: 'RemediationPolicy', key: { slug: 'b' }, effect: 'delete', before: { slug: 'b' } },
      { kind: 'NextYear', key: { z: 1, a: 'x' }, effect: 'create', after: {} },
      { kind: 'RemediationPolicy', key: { slug: 'a' }, effect: 'create', after: { slug: 'a' } },
    ];
    const rows = entriesOf('remediation', some);
    expect(entriesOf('remediation', some.toReversed())).toEqual(rows);
    expect(rows.map(({ kind, key }) => `${kind} ${JSON.stringify(key)}`)).toEqual([
      'other {"a":"x","z":"1"}',
      'remediation {"slug":"a"}',
      'remediation {"slug":"b"}',
    ]);
  });
});

describe('The line of what the platform finds wrong', () => {
  const texts = [
    { text: 'p/default', line: 4 },
    { text: 'tier:1', line: 9 },
    { text: 'tier:1', line: 18 },
    { text: 'block', line: 19 },
  ];
  const wanted = { bundle: {}, line: 3, policyLines: [8, 17], texts };
  const sent = { policies: [{ name: 'Block it' }, { name: 'Also tier one', slug: 'other' }] };

  it.each<[string, string | undefined, object, string, number]>([
    ['a policy', 'other', {}, '', 17],
    ['a policy without a slug', 'block-it', {}, '', 8],
    ['a policy that nobody knows', 'third', {}, '', 3],
    ['a part', undefined, {}, '', 3],
    ['a text of a policy', 'other', { value: 'tier:1' }, '', 18],
    ['a text that stands in another policy only', 'block-it', { action_type: 'block' }, '', 8],
    ['a text of a part', undefined, { missing: [{ value: 'p/default' }] }, '', 4],
    ['a text that only the message has', undefined, {}, 'There is no ruleset "p/default".', 4],
  ])('of %s', (_, slug, context, message, line) => {
    const problem = { policy_slug: slug, message, context: context as Record<string, never> };
    expect(lineOfProblem(wanted, problem, sent)).toBe(line);
  });
});

it.each<[what: string, file: string[], live: string[], slugs: string[]]>([
  ['get the slug of the live one of their name', ['P', 'Q'], ['Q q', 'P p'], ['p', 'q']],
  ['keep their own', ['P own'], ['P p'], ['own']],
  ['of one name get one slug each', ['P', 'P'], ['P p', 'P p-2'], ['p', 'p-2']],
  ['of one name do not share the last slug', ['P', 'P'], ['P p'], ['p', '']],
  ['leave a slug to the one that names it', ['P', 'P p'], ['P p'], ['', 'p']],
  ['that are new have none', ['P'], ['Q q', 'P'], ['']],
])('Remediation policies of a file %s', (_, file, live, slugs) => {
  const bundleOf = (policies: string[]) => ({
    policies: policies.map((text) => {
      const [name, slug] = text.split(' ');
      return { name, ...(slug === undefined ? {} : { slug }) };
    }),
  });
  const { policies } = withLiveSlugs(bundleOf(file), bundleOf(live)) as { policies: { slug?: string }[] };
  expect(policies.map(({ slug = '' }) => slug)).toEqual(slugs);
});
