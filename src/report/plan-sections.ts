import { countOfChanges, rowsByKind } from '../changes/rows.ts';
import { worstFirst } from '../findings/finding.ts';
import type { Row } from '../model/change.ts';
import { PRODUCTS } from '../model/findings.ts';
import { PLAN_FORMAT } from '../model/saved.ts';
import type { Finding, Product } from '../platform/resources/finding.ts';
import type { RulesRequest, RulesResult } from '../rules/plan/result.ts';
import type { StepFiles } from '../runner/files.ts';
import {
  type Block,
  type Fact,
  type Inline,
  list,
  paragraph,
  type Section,
  section,
  table,
} from './content.ts';
import { unknownSection } from './coverage.ts';
import { problemText, whereRaised } from './explain/rules.ts';
import { counted, minuteOf, spaced } from './figures.ts';
import { siblingsText } from './finding-rows.ts';
import { findingCounts } from './findings/counts.ts';
import { findingTable } from './findings/list.ts';
import { sentence } from './notices.ts';
import {
  overText,
  planFigures,
  planGroups,
  planRows,
  reasonText,
  totalsText,
  triageText,
  unchangedText,
} from './plan-text.ts';
import { problemSection } from './policy-rows.ts';
import { writeSealedJson } from './report-file.ts';
import type { Figures, LineAnnotation, ListContext, OutputValues, RunFacts } from './view.ts';

const FEW = 10;

/** `Over a limit: …; 41 tags to add, …; 2 findings overdue` */
function figures({ plan, request, rows = plan?.rows ?? [] }: RulesResult): Figures {
  if (plan === undefined) return {};
  const { rules } = request;
  const { toAdd, toRemove, on, off, toTriage, policies } = planFigures(plan);
  const changes = countOfChanges(plan.rows);
  const isLeft = rows.some(({ state }) => state !== 'changed' && state !== 'unchanged');
  const { overdue, uncovered } = plan.coverage;
  const of = ['projects', 'rules', ...triagedKinds(rules)] as const;
  return {
    'over-limit': {
      ...{ value: plan.over.length > 0, of, text: overText(plan), isOutput: false },
      failure: { kind: 'too-many-changes', figures: [...plan.over] },
    },
    changes: { value: changes, of, text: totalsText(plan), what: 'changes' },
    drift: { value: isLeft, of, failure: { kind: 'drift', changes } },
    'to-add': { value: toAdd, of: ['projects'] },
    'to-remove': { value: toRemove, of: ['projects'] },
    'to-switch': { value: on + off, of: ['projects'] },
    'to-triage': { value: toTriage, of },
    'policy-changes': { value: policies, of: [] },
    overdue:
      Object.keys(rules.serviceLevels).length > 0
        ? {
            value: overdue.length,
            of: ['service-levels', ...PRODUCTS],
            text: overdue.length === 0 ? '' : counted(overdue.length, 'finding overdue', 'findings overdue'),
            what: 'overdue findings',
            failure: { kind: 'overdue', findings: overdue.length },
          }
        : undefined,
    uncovered: uncovered && {
      value: uncovered.length,
      of: ['repositories'],
      text:
        uncovered.length === 0
          ? ''
          : counted(uncovered.length, 'repository not covered', 'repositories not covered'),
      what: 'uncovered repositories',
      failure: { kind: 'uncovered', repositories: uncovered.length },
    },
  };
}

/** Kinds of findings of which the plan counts changes: where ignores may end, also those that no rule looks at. */
function triagedKinds({ findings }: RulesRequest['rules']): Product[] {
  return findings === undefined ? [] : ['sast', 'sca', ...findings.map(({ type }) => type)];
}

export function planSign({ plan }: RulesResult): string {
  if (plan === undefined) return '❌';
  if (plan.over.length > 0) return '⚠️';
  return plan.rows.length > 0 ? '📝' : '✅';
}

/** The changes of a plan, worst first; where they are many, folded under the rule that wants them, with counts. */
function changesSection(result: RulesResult): Section[] {
  const { plan } = result;
  if (plan === undefined) return [];
  const groups = planGroups(plan.rows).map(({ name, rows }) => ({
    title: `${name}: ${totalsText({ rows })}`,
    blocks: planTable(rows),
  }));
  const isFew = planRows(plan.rows).length <= FEW;
  const changes: Block[] = isFew ? planTable(plan.rows) : [{ kind: 'folded', groups, of: 'rules' }];
  const next = nextText(result);
  const uses = plan.tagUses.map(({ tag, part, name }) => ({
    text: `${tag} is used by ${part} ${name}`,
    max: 300,
  }));
  return [
    ...section('Changes', [...changes, ...(next === '' ? [] : paragraph({ sentence: next }))]),
    ...section('Policies that look at these tags', list(uses, 'uses of these tags')),
    ...unknownSection(result),
  ];
}

function planTable(rows: readonly Row[]): Block[] {
  return table(planRows(rows), 'lines', [
    ['', ({ start }) => start],
    ['Target', ({ target }) => target],
    ['Change', ({ change }) => change],
    ['Why', ({ why }) => ({ text: why, max: 300 })],
  ]);
}

function nextText({ plan, operation }: RulesResult): string {
  if (plan === undefined || plan.rows.length === 0) return '';
  if (plan.over.length > 0) {
    return `\`apply\` would write nothing, because the plan is over its limits. If all of this is intended, raise ${whereRaised(plan.over)}.`;
  }
  return operation === 'plan' ? 'The next `apply` of this rules file makes these changes.' : '';
}

export function leftAloneSection({ plan }: RulesResult): Section[] {
  const { waiting = {}, leftAlone = {} } = plan ?? {};
  const lines = [
    ...Object.entries(waiting).map(
      ([rule, count]) =>
        `${counted(count, 'finding')} beyond the limit of the rule "${rule}" ${count === 1 ? 'waits' : 'wait'} for the next apply.`,
    ),
    ...Object.entries(leftAlone).map(([reason, count]) => `${counted(count, 'finding')}: ${spaced(reason)}.`),
  ];
  const items = lines.map((line) => ({ sentence: line, max: 300 }));
  return section('Left alone', list(items, 'reasons'));
}

/** The findings that the plan moves, as a triage's preview shows them: nobody approves what is only counted. */
function triageSection(result: RulesResult, context: ListContext): Section[] {
  const changeOf = new Map<Finding, readonly [change: string, why: string]>();
  const rows = rowsByKind(result.plan?.rows ?? []).findings;
  for (const { change, why } of rows) changeOf.set(change.finding, [triageText(change), reasonText(why)]);
  const findings = worstFirst([...changeOf.keys()]);
  // One change of all of them stands in the plan's own row.
  const isMixed = new Set([...changeOf.values()].map((texts) => texts.join('\n'))).size > 1;
  const cell = (finding: Finding): Inline => {
    const [change, why] = changeOf.get(finding) ?? ['', ''];
    return { lines: [change, { text: why, max: 200 }] };
  };
  const siblings = siblingsText(rows);
  return section('Findings to triage', [
    ...findingCounts(findings, context.nowMs),
    ...paragraph(siblings === undefined ? '' : `Would also move: ${siblings}`),
    ...findingTable(findings, { ...context, extra: isMixed ? ['Change', cell] : undefined }),
  ]);
}

function outputs({ plan }: RulesResult, { files = {} }: RunFacts): OutputValues {
  return { 'plan-hash': plan?.hash, 'plan-path': files.plan?.path };
}

/** What the views of `plan` and `apply` have in common. */
export const planned = {
  headline: ({ plan }: RulesResult) => (plan === undefined ? 'No plan was made' : undefined),
  figures,
  outputs,

  sections: (result: RulesResult, context: ListContext): Section[] => [
    ...problemSection(result.failure),
    ...changesSection(result),
    ...triageSection(result, context),
    ...leftAloneSection(result),
  ],

  context(result: RulesResult): Inline[] {
    const { rules, event } = result.request;
    const commit: Inline = event.sha === undefined ? '' : [' at ', { code: event.sha.slice(0, 7) }];
    return [[{ code: rules.path }, commit], unchangedText(result) ?? ''];
  },

  facts: ({ plan }: RulesResult): Fact[] => [
    ['Plan', plan && { code: plan.hash }],
    ['As of', plan && { unbroken: minuteOf(plan.momentMs) }],
  ],

  /** The file that a person approves and `approved-plan` takes; nothing where there is no plan. */
  files({ plan, deployment, request }: RulesResult, { baseUrl }: RunFacts, { plan: file }: StepFiles): [] {
    if (plan === undefined) return [];
    writeSealedJson(file, [
      ['schema', PLAN_FORMAT.schema],
      ['version', PLAN_FORMAT.version],
      ['platform', baseUrl],
      ['deployment', deployment.slug],
      ['rules_file', { path: request.rules.path, sha256: request.rules.sha256 }],
      ['moment', new Date(plan.momentMs).toISOString()],
      ['hash', plan.hash],
      ['changes', plan.lines],
    ]);
    file.close();
    return [];
  },

  annotations({ failure, request }: RulesResult): LineAnnotation[] {
    const file = request.rules.pathInRepository;
    if (failure?.kind !== 'policies-invalid' || file === undefined) return [];
    return failure.problems.map((problem) => ({
      place: { file, line: problem.line },
      message: sentence(problemText(problem)),
    }));
  },
} as const;
