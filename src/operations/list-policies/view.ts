import type { DetectionException, Policy } from '../../platform/resources/policy.ts';
import type { ListedPolicy } from '../../policies/bundles.ts';
import type { Block, Inline } from '../../report/content.ts';
import { section, separated, table } from '../../report/content.ts';
import { number } from '../../report/figures.ts';
import { type Columns, type ListResult, listView } from '../../report/list-view.ts';
import type { View } from '../../report/view.ts';
import type { ListPoliciesResult } from './run.ts';

type Detection = Extract<ListedPolicy, { kind: 'detection' }>;
type Remediation = Extract<ListedPolicy, { kind: 'remediation' }>;
type Condition = Remediation['filters']['conditions'][number];

const OLDER: Columns<Policy> = {
  one: 'policy',
  several: 'policies',
  head: ['Policy', 'Product', 'Default', 'Id'],
  cells(row) {
    const { name, productType, isDefault, id } = row;
    const product = productType.replace('PRODUCT_TYPE_', '').toLowerCase();
    return [name, product, isDefault ? 'yes' : '', id];
  },
};

const older = listView('policies', OLDER);

export const listPoliciesView: View<ListPoliciesResult> = {
  ...(older as View<ListPoliciesResult>),
  context({ migrated, listed }) {
    if (listed === undefined) return [];
    return [migrated ? 'the newer policies' : 'the older policies: this deployment has not been migrated'];
  },
  sections(result, run) {
    if (!result.migrated) return older.sections(result as ListResult<Policy>, run);
    const rows = result.listed as readonly ListedPolicy[];
    const detection = rows.filter((row) => row.kind === 'detection');
    const remediation = rows.filter((row) => row.kind === 'remediation');
    return [
      ...section('Which rules run', productTable(detection)),
      ...section('Exceptions', exceptionTable(detection)),
      ...section('What happens to findings', remediationTable(remediation)),
    ];
  },
};

function productTable(rows: readonly Detection[]): Block[] {
  const cells = (product: Detection['product']): Inline[] => {
    const row = rows.find((one) => one.product === product);
    if (row === undefined) return [product, '', '', '', '', 'not enabled'];
    const { rulesets, rules, disabled, exceptions } = row;
    const lists = [rulesets, rules, disabled].map((names) => ({ codes: names, max: 20 }));
    return [product, ...lists, number(exceptions.length), ''];
  };
  const head = ['Product', 'Rulesets', 'Rules', 'Disabled rules', 'Exceptions', 'State'];
  return table(head, ['code', 'secrets'] as const, cells, 'products');
}

function exceptionTable(rows: readonly Detection[]): Block[] {
  const all = rows.flatMap(({ product, exceptions }) =>
    exceptions.map((exception) => ({ product, exception })),
  );
  const cells = ({ product, exception }: (typeof all)[number]): Inline[] => [
    product,
    whereOf(exception),
    whatOf(exception),
  ];
  return table(['Product', 'Where', 'What'], all, cells, 'exceptions');
}

function whereOf({ project, project_tag_name }: DetectionException): Inline {
  return project === undefined ? ['projects tagged ', { code: project_tag_name ?? '' }] : project;
}

const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['include', 'also runs'],
  ['exclude', 'does not run'],
]);

function whatOf({ exception_type, rule, rule_type }: DetectionException): Inline {
  const what = rule_type === 'pack' ? 'ruleset' : rule_type;
  return [`${what} `, { code: rule }, ` ${EXCEPTIONS.get(exception_type) ?? exception_type}`];
}

/** What stops people comes first, what is off last. */
function remediationTable(rows: readonly Remediation[]): Block[] {
  const rank = (row: Remediation) => {
    const types = row.actions.map(({ type }) => type);
    if (!row.active) return 3;
    return types.includes('block') ? 0 : types.includes('pr_comment') ? 1 : 2;
  };
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other));
  const cells = (row: Remediation): Inline[] => {
    const { name, slug = '', active, actions } = row;
    const does = separated(
      actions.map(({ type }): Inline => ACTIONS.get(type) ?? { code: type }),
      ', ',
    );
    return [name || slug, active ? does : ['off (', does, ')'], projectsOf(row), conditionsOf(row)];
  };
  return table(['Policy', 'Does', 'For', 'When'], sorted, cells, 'remediation policies');
}

const ACTIONS: ReadonlyMap<string, Inline> = new Map<string, Inline>([
  ['block', { strong: 'blocks' }],
  ['pr_comment', 'comments'],
  ['jira', 'opens an issue in Jira'],
  ['slack_app', 'writes to Slack'],
  ['webhook', 'calls a webhook'],
  ['triage', 'triages'],
]);

const TAG = 'repository_tag';

/** Tags narrow a policy down only where all of its conditions must hold. */
function tagConditions({ filters: { mode, conditions } }: Remediation): readonly Condition[] {
  return mode === 'all' || conditions.length === 1 ? conditions.filter(({ type }) => type === TAG) : [];
}

function projectsOf(row: Remediation): Inline {
  const tags = tagConditions(row).map(
    ({ mode, values }): Inline => ['projects tagged ', valuesOf(mode, values)],
  );
  return tags.length === 0 ? 'all projects' : separated(tags, ' and ');
}

function conditionsOf(row: Remediation): Inline {
  const tags = tagConditions(row);
  const { mode, conditions } = row.filters;
  const others = conditions.filter((condition) => !tags.includes(condition));
  return separated(
    others.map((condition): Inline => [`${condition.type} `, valuesOf(condition.mode, condition.values)]),
    mode === 'all' ? ' and ' : ' or ',
  );
}

function valuesOf(mode: string, values: readonly string[]): Inline {
  const codes: Inline = { codes: values, max: 10 };
  return mode === 'any' ? codes : [`${mode === 'none' ? 'not' : mode} `, codes];
}
