import type { Policy } from '../../platform/resources/policy.ts';
import { type Block, type Inline, section, separated, table } from '../../report/content.ts';
import { shortRule } from '../../report/findings/shown-finding.ts';
import { spaced } from '../../report/format.ts';
import { listView } from '../../report/list-view.ts';
import type { View } from '../../report/view.ts';
import type { ListedPolicy, ListPoliciesResult } from './run.ts';

type Detection = Extract<ListedPolicy, { kind: 'detection' }>;
type Remediation = Extract<ListedPolicy, { kind: 'remediation' }>;

const older = listView<Policy>({
  rowsName: 'policies',
  noun: 'policy',
  columns: () => [
    ['Policy', ({ name, isDefault, id }) => ({ lines: [name, `${isDefault ? 'default · ' : ''}id ${id}`] })],
    ['Product', ({ productType }) => productType.replace('PRODUCT_TYPE_', '').toLowerCase()],
  ],
});

export const view: View<ListPoliciesResult> = {
  ...(older as View<ListPoliciesResult>),
  context({ migrated, listed }) {
    if (listed === undefined) return [];
    return [migrated ? 'Newer policies' : 'Older policies: this deployment has not been migrated'];
  },
  sections(result, context, figures) {
    if (!result.migrated) return older.sections(result, context, figures);
    const { listed = [] } = result;
    const detection = listed.filter((row) => row.kind === 'detection');
    const remediation = listed.filter((row) => row.kind === 'remediation');
    return [
      ...section('Detection', detection.length === 0 ? [] : productTable(detection)),
      ...section('Exceptions', exceptionTable(detection)),
      ...section('Remediation', remediationTable(remediation)),
    ];
  },
};

function productTable(rows: readonly Detection[]): Block[] {
  const products = (['code', 'secrets'] as const).map((product) => {
    return { product, row: rows.find((listed) => listed.product === product) };
  });
  return table(products, 'products', [
    ['Product', ({ product }) => product],
    ['Rules', ({ row }) => (row === undefined ? 'not enabled' : rulesOf(row))],
  ]);
}

function rulesOf({ rulesets, rules, disabled }: Detection): Inline {
  const parts = Object.entries({ rulesets, rules, 'disabled rules': disabled });
  const named = parts.filter(([, names]) => names.length > 0);
  return { lines: named.map(([title, names]) => [`${title}: `, { codes: names, max: 20 }]) };
}

function exceptionTable(rows: readonly Detection[]): Block[] {
  const exceptions = rows.flatMap(({ exceptions, product }) =>
    exceptions.map(({ exception_type, rule, rule_type, project, project_tag_name: tag = '' }): Inline => {
      const target = rule_type === 'pack' ? 'ruleset' : rule_type;
      const name: Inline = { code: shortRule(rule) };
      const scope: Inline = project ?? ['projects tagged ', { code: tag }];
      return {
        lines: [
          [`${exception_type} ${target} `, name],
          [`${product} · `, scope],
        ],
      };
    }),
  );
  return table(exceptions, 'exceptions', [['Exception', (lines) => lines]]);
}

function remediationTable(rows: readonly Remediation[]): Block[] {
  return table(rows, 'remediation policies', [
    ['Policy', (row) => ({ lines: [row.name || (row.slug ?? ''), actionsOf(row)] })],
    ['When', ({ filters }) => conditionsOf(filters)],
  ]);
}

function actionsOf({ active, actions }: Remediation): string {
  const list = actions.map(({ type }) => spaced(type)).join(', ');
  return active ? list : `off (${list})`;
}

function conditionsOf({ mode, conditions }: Remediation['filters']): Inline {
  const parts = conditions.map(({ type, mode: valueMode, values }): Inline => {
    const subject = type === 'repository_tag' ? 'projects tagged' : type;
    return [`${subject} `, valuesOf(valueMode, values)];
  });
  return separated(parts, mode === 'all' ? ' and ' : ' or ');
}

function valuesOf(mode: string, values: readonly string[]): Inline {
  const codes: Inline = { codes: values, max: 10 };
  return mode === 'any' ? codes : [`${mode === 'none' ? 'not' : mode} `, codes];
}
