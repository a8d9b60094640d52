import type { ListedPolicy } from '../../model/policy-list.ts';
import type { DetectionException } from '../../platform/resources/detection-policy.ts';
import type { Policy } from '../../platform/resources/policy.ts';
import { number } from '../figures.ts';
import { code, codes, section, table } from '../markup.ts';
import { html } from '../text.ts';
import type { View } from '../view.ts';
import { type Columns, listView } from './lists.ts';

type Detection = Extract<ListedPolicy, { kind: 'detection' }>;
type Remediation = Extract<ListedPolicy, { kind: 'remediation' }>;
type Condition = Remediation['filters']['conditions'][number];

const OLDER: Columns = {
  one: 'policy',
  several: 'policies',
  head: ['Policy', 'Product', 'Default:', 'Id:'],
  cells(row) {
    const { name, productType, isDefault, id } = row as Policy;
    const product = productType.replace('PRODUCT_TYPE_', '').toLowerCase();
    return [html(name), html(product), isDefault ? 'yes' : '', html(id)];
  },
};

const older = listView('list-policies', 'policies', OLDER);

export const listPoliciesView: View<'list-policies'> = {
  ...older,
  context({ migrated, listed }) {
    if (listed === undefined) return [];
    return [migrated ? 'the newer policies' : 'the older policies: this deployment has not been migrated'];
  },
  sections(result, run) {
    if (!result.migrated) return older.sections(result, run);
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

function productTable(rows: readonly Detection[]): string {
  const cells = (['code', 'secrets'] as const).map((product) => {
    const row = rows.find((one) => one.product === product);
    if (row === undefined) return [product, '', '', '', '', 'not enabled'];
    const { rulesets, rules, disabled, exceptions } = row;
    return [product, codes(rulesets, 20), codes(rules, 20), codes(disabled, 20), number(exceptions.length)];
  });
  const head = ['Product', 'Rulesets:', 'Rules:', 'Disabled rules:', 'Exceptions:', 'State'];
  return table(head, cells, { of: 'products' });
}

function exceptionTable(rows: readonly Detection[]): string {
  const cells = rows.flatMap(({ product, exceptions }) =>
    exceptions.map((exception) => [product, whereOf(exception), whatOf(exception)]),
  );
  return table(['Product', 'Where', 'What'], cells, { of: 'exceptions' });
}

function whereOf({ project, project_tag_name }: DetectionException): string {
  return project === undefined ? `projects tagged ${code(project_tag_name ?? '')}` : html(project);
}

const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['include', 'also runs'],
  ['exclude', 'does not run'],
]);

function whatOf({ exception_type, rule, rule_type }: DetectionException): string {
  const what = rule_type === 'pack' ? 'ruleset' : html(rule_type);
  return `${what} ${code(rule)} ${EXCEPTIONS.get(exception_type) ?? html(exception_type)}`;
}

/** What stops people comes first, what is off last. */
function remediationTable(rows: readonly Remediation[]): string {
  const rank = (row: Remediation) => {
    const types = row.actions.map(({ type }) => type);
    if (!row.active) return 3;
    return types.includes('block') ? 0 : types.includes('pr_comment') ? 1 : 2;
  };
  const cells = rows
    .toSorted((one, other) => rank(one) - rank(other))
    .map((row) => {
      const { name, slug = '', active, actions } = row;
      const does = actions.map(({ type }) => ACTIONS.get(type) ?? code(type)).join(', ');
      return [html(name || slug), active ? does : `off (${does})`, projectsOf(row), conditionsOf(row)];
    });
  const head = ['Policy', 'Does', 'For', 'When:'];
  return table(head, cells, { of: 'remediation policies' });
}

const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['block', '<b>blocks</b>'],
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

function projectsOf(row: Remediation): string {
  return (
    tagConditions(row)
      .map(({ mode, values }) => `projects tagged ${valuesOf(mode, values)}`)
      .join(' and ') || 'all projects'
  );
}

function conditionsOf(row: Remediation): string {
  const tags = tagConditions(row);
  const { mode, conditions } = row.filters;
  return conditions
    .filter((condition) => !tags.includes(condition))
    .map((condition) => `${html(condition.type)} ${valuesOf(condition.mode, condition.values)}`)
    .join(mode === 'all' ? ' and ' : ' or ');
}

function valuesOf(mode: string, values: readonly string[]): string {
  return mode === 'any' ? codes(values, 10) : `${mode === 'none' ? 'not' : html(mode)} ${codes(values, 10)}`;
}
