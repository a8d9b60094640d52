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
  sections(result, context) {
    if (!result.migrated) return older.sections(result as ListResult<Policy>, context);
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

function remediationTable(rows: readonly Remediation[]): Block[] {
  const cells = ({ name, slug = '', active, actions, filters }: Remediation): Inline[] => {
    const does = actions.map(({ type }): Inline => ACTIONS.get(type) ?? { code: type });
    const list = separated(does, ', ');
    return [name || slug, active ? list : ['off (', list, ')'], conditionsOf(filters)];
  };
  return table(['Policy', 'Does', 'When'], rows, cells, 'remediation policies');
}

const ACTIONS: ReadonlyMap<string, Inline> = new Map<string, Inline>([
  ['block', { strong: 'blocks' }],
  ['pr_comment', 'comments'],
  ['jira', 'opens an issue in Jira'],
  ['slack_app', 'writes to Slack'],
  ['webhook', 'calls a webhook'],
  ['triage', 'triages'],
]);

function conditionsOf({ mode, conditions }: Remediation['filters']): Inline {
  const parts = conditions.map(({ type, mode: which, values }): Inline => {
    const what = type === 'repository_tag' ? 'projects tagged' : type;
    return [`${what} `, valuesOf(which, values)];
  });
  return separated(parts, mode === 'all' ? ' and ' : ' or ');
}

function valuesOf(mode: string, values: readonly string[]): Inline {
  const codes: Inline = { codes: values, max: 10 };
  return mode === 'any' ? codes : [`${mode === 'none' ? 'not' : mode} `, codes];
}
