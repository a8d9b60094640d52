import { countChanges, rowsByUnit } from '../../changes/rows.ts';
import type { OverdueFinding } from '../../findings/overdue.ts';
import type { Row } from '../../model/change.ts';
import { PRODUCTS } from '../../model/findings.ts';
import type { Subject } from '../../model/notice.ts';
import { PLAN_FORMAT } from '../../model/saved.ts';
import type { StepResult } from '../../model/step.ts';
import type { Coverage, Plan, RulesRequest, RulesResult } from '../../rules/plan/result.ts';
import type { StepFiles } from '../../runner/files.ts';
import { changeCounter, changesPhrase } from '../change-counts.ts';
import { type Fact, type Inline, list, paragraph, type Section, section } from '../content.ts';
import { problemText } from '../explain/rules.ts';
import { movedBlocks, outcomeSection, siblingsText } from '../finding-rows.ts';
import { groupSections, severityChips } from '../findings/counts.ts';
import { findingTable } from '../findings/list.ts';
import { counted, minuteOf, number, sentence, shortCommit } from '../format.ts';
import { atLeast } from '../gaps.ts';
import { problemSection } from '../policy-rows.ts';
import { writeSealedJson } from '../report-file.ts';
import type { Figure, Figures, LineAnnotation, OutputValues, RunFacts, ViewContext } from '../view.ts';
import { MAX_UNFOLDED, planGroups, planRows, planTable } from './rows.ts';

/** The figures of the changes, in the order of the headline. An apply sets the states of the plan's rows. */
function figures({ plan, request, notices }: RulesResult): Figures {
  if (plan === undefined) return {};
  const { rules } = request;
  const changes = countChanges(plan.rows);
  const countOf = changeCounter(plan.rows);
  const hasDrift =
    plan.rows.some(({ state }) => state !== 'changed' && state !== 'unchanged') ||
    Object.keys(plan.waiting).length > 0 ||
    notices.some(({ kind }) => kind === 'policies-wait');
  const triaged = subjectsOfTriage(rules);
  const subjects = ['projects', 'policies', ...triaged] as const;
  const ofProjects = (value: number): Figure => ({ value, subjects: ['projects'] });
  const { unchanged, unknown } = projectCountsOf(plan);
  const noChange = `nothing to change in ${counted(unchanged, 'project')}; ${number(unknown)} could not be checked`;
  return {
    'over-limit': {
      value: plan.over.length > 0,
      subjects: ['projects', ...triaged],
      text: overText(plan, request),
      isOutput: false,
      failure: { kind: 'too-many-changes', figures: [...plan.over] },
    },
    changes: {
      value: changes,
      subjects,
      text: planPhrase(plan.rows),
      unknown: unknown === 0 ? 'changes unknown' : noChange,
    },
    drift: { value: hasDrift, subjects, failure: { kind: 'drift', count: changes } },
    'to-add': ofProjects(countOf('tag added')),
    'to-remove': ofProjects(countOf('tag removed')),
    'to-switch': ofProjects(countOf('diff_scan on', 'diff_scan off', 'full_scan on', 'full_scan off')),
    'to-triage': { value: countOf('triage'), subjects: triaged },
    'policy-changes': { value: countOf('policy changed', 'policy weakened'), subjects: ['policies'] },
  };
}

/** Figures of what needs people's work, not changes. */
export function workFigures({ plan, request, notices }: RulesResult): Figures {
  if (plan === undefined) return {};
  const { overdue, uncovered, groups } = plan.coverage;
  const ending = notices.reduce((sum, item) => sum + (item.kind === 'ends-soon' ? item.findings : 0), 0);
  const text = (count: number, noun: string, plural: string) =>
    count === 0 ? '' : counted(count, noun, plural);
  return {
    overdue: groups && {
      value: overdue.length,
      subjects: ['service-levels', ...PRODUCTS],
      text: text(overdue.length, 'finding overdue', 'findings overdue'),
      unknown: 'could not count the overdue findings',
      failure: { kind: 'overdue', count: overdue.length },
    },
    uncovered: uncovered && {
      value: uncovered.length,
      subjects: ['repositories'],
      text: text(uncovered.length, 'repository not covered', 'repositories not covered'),
      unknown: 'could not count the uncovered repositories',
      failure: { kind: 'uncovered', count: uncovered.length },
    },
    'ends-soon': {
      value: ending,
      subjects: subjectsOfTriage(request.rules),
      text: text(ending, 'ignore ends within 14 days', 'ignores end within 14 days'),
      isOutput: false,
    },
  };
}

/** The subjects that the triages of a plan depend on; ignores of code and dependencies may end without a rule. */
function subjectsOfTriage({ findings }: RulesRequest['rules']): Subject[] {
  return findings === undefined
    ? []
    : ['projects', 'rules', 'sast', 'sca', ...findings.map(({ type }) => type)];
}

function planPhrase(rows: readonly Row[]): string {
  return changesPhrase(rows, { isPlanned: true }) || 'nothing to change';
}

function projectCountsOf(plan: Plan): { unchanged: number; unknown: number } {
  const changed = new Set(rowsByUnit(plan.rows).projects.map(({ change }) => change.project.name));
  const unknown = plan.unknown.filter(({ target }) => !changed.has(target)).length;
  return { unchanged: Math.max(0, plan.projectsInScope - changed.size - unknown), unknown };
}

/** Names no limit, because the warning or failure does. Empty in a dry run, whose title has it (`titleOf`). */
function overText({ over }: Plan, { operation, dryRun }: RulesRequest): string {
  if (over.length === 0 || dryRun) return '';
  const effect = operation === 'plan' ? '`apply` would write nothing' : 'nothing was written';
  return `Over ${over.length === 1 ? 'a limit' : 'limits'}: ${effect}`;
}

/** Few changes are one table; many are folded by rule. Findings are shown as in the preview of a triage. */
function changeSections(result: RulesResult, context: ViewContext): Section[] {
  const { plan } = result;
  if (plan === undefined) return [];
  const isRefused = result.failure !== undefined && result.operation === 'apply';
  const title = isRefused ? 'Changes that were not made' : 'Changes';
  const isNext = result.operation === 'plan' && plan.rows.length > 0 && plan.over.length === 0;
  const next = isNext ? { sentence: 'The next `apply` of this rules file makes these changes.' } : '';
  const uses = plan.tagUses.map(({ tag, part, name }) => ({
    text: `${tag} is used by ${part} ${name}`,
    max: 300,
  }));
  const isShort = planRows(plan.rows).length <= MAX_UNFOLDED;
  return [
    ...(isShort ? shortSections : foldedSection)(title, plan.rows, context),
    ...section('', paragraph(next)),
    ...section('Policies that look at these tags', list(uses, 'uses of these tags')),
    ...skippedSection(result),
  ];
}

function shortSections(title: string, rows: readonly Row[], context: ViewContext): Section[] {
  const { findings } = rowsByUnit(rows);
  return [
    ...section(title, planTable(planRows(rows))),
    ...section('Findings to triage', movedBlocks(findings, siblingsText(findings, true), context)),
  ];
}

function foldedSection(title: string, rows: readonly Row[], context: ViewContext): Section[] {
  const folded = planGroups(rows).map(([name, members], index) => {
    const { findings } = rowsByUnit(members);
    const siblings = siblingsText(findings, true);
    return {
      title: `${name}: ${planPhrase(members)}`,
      blocks: [...planTable(planRows(members, true)), ...movedBlocks(findings, siblings, context, true)],
      // The first rows are on the first screen.
      isOpen: index === 0 && members.length <= MAX_UNFOLDED,
    };
  });
  return section(title, [{ kind: 'folded', groups: folded, noun: 'rules' }]);
}

export function waitingSection({ plan }: RulesResult): Section[] {
  const items = Object.entries(plan?.waiting ?? {}).map(([rule, count]) => ({
    text: `${counted(count, 'finding')} by the rule "${rule}"`,
    max: 300,
  }));
  return section('Left for the next apply: beyond the limit of a rule', list(items, 'rules'));
}

/** `2,911 projects unchanged, 12 could not be checked` */
function unchangedText({ plan }: RulesResult): string {
  if (plan === undefined) return '';
  const { unchanged, unknown } = projectCountsOf(plan);
  const unknownText = unknown === 0 ? '' : `, ${number(unknown)} could not be checked`;
  return `${counted(unchanged, 'project')} unchanged${unknownText}`;
}

/** Says of `coverage: true` that there is nothing to report. */
function coveredText(result: RulesResult): string {
  const { uncovered } = workFigures(result);
  const isAll = result.request.rules.coverage && uncovered?.value === 0;
  return isAll && atLeast(result, uncovered, 'known') === 'known' ? 'all repositories are covered' : '';
}

export const planBasics = {
  headline: ({ plan }: RulesResult) => (plan === undefined ? 'No plan was made' : undefined),
  figures,
  outputs: ({ plan }: RulesResult): OutputValues => ({ 'plan-hash': plan?.hash }),

  sections(result: RulesResult, context: ViewContext): Section[] {
    return [
      ...problemSection(result.failure),
      ...changeSections(result, context),
      ...waitingSection(result),
      ...outcomeSection('Left as they are', result.plan?.left ?? [], context),
    ];
  },

  context(result: RulesResult): Inline[] {
    const { rules, event } = result.request;
    const commit: Inline = event.sha === undefined ? '' : [' at ', { code: shortCommit(event.sha) }];
    return [[{ code: rules.path }, commit], unchangedText(result), coveredText(result)];
  },

  facts: ({ plan }: RulesResult): Fact[] => [
    ['Plan', plan && { code: plan.hash }],
    ['As of', plan && { unbroken: minuteOf(plan.momentMs) }],
  ],

  /** Writes the file that a person approves and `approved-plan` takes. */
  files({ plan, deployment, request }: RulesResult, { baseUrl }: RunFacts, { plan: file }: StepFiles): void {
    if (plan === undefined) return;
    writeSealedJson(file, [
      ...Object.entries(PLAN_FORMAT),
      ['platform', baseUrl],
      ['deployment', deployment.slug],
      ['rules_file', { path: request.rules.path, sha256: request.rules.sha256 }],
      ['moment', new Date(plan.momentMs).toISOString()],
      ['hash', plan.hash],
      ['changes', plan.lines],
    ]);
  },

  annotations({ failure, request }: RulesResult): LineAnnotation[] {
    const file = request.rules.pathInRepository;
    if (failure?.kind !== 'policies-invalid' || file === undefined) return [];
    return failure.problems.map((problem) => ({
      place: { file, line: problem.line },
      message: sentence(problemText(problem)),
    }));
  },
};

/** Separate from `coverageSections`, because it comes before the changes. */
export function overdueSection(
  result: StepResult,
  overdue: readonly OverdueFinding[],
  figures: Figures,
  context: ViewContext,
): Section[] {
  const findings = overdue.map(({ finding }) => finding);
  const count = atLeast(result, figures.overdue, number(findings.length));
  const extra = (_finding: unknown, index: number): Inline => ({
    unbroken: `${counted(overdue[index]?.daysOver ?? 0, 'day')} overdue`,
  });
  const blocks = [...paragraph(severityChips(findings)), ...findingTable(findings, { ...context, extra })];
  const title = `Findings open longer than the service levels allow: ${count}`;
  return section(title, blocks, findings.length > MAX_UNFOLDED);
}

export function coverageSections(result: RulesResult, figures: Figures, context: ViewContext): Section[] {
  if (result.plan === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, groups } = result.plan.coverage;
  const unknown = atLeast(result, figures.uncovered, number(uncovered.length));
  return [
    ...namesSection('Repositories that the platform does not know', uncovered, unknown),
    ...scanSections({ neverScanned, notScannedFor30Days }),
    ...groupSections(groups, context.nowMs),
  ];
}

export function scanSections(coverage: Pick<Coverage, 'neverScanned' | 'notScannedFor30Days'>): Section[] {
  return [
    ...namesSection('Projects that were never scanned', coverage.neverScanned),
    ...namesSection('Projects not scanned for 30 days', coverage.notScannedFor30Days),
  ];
}

function namesSection(title: string, names: readonly string[], count = number(names.length)): Section[] {
  const blocks = names.length === 0 ? [] : paragraph({ codes: names, max: 100 });
  return section(`${title}: ${count}`, blocks, true);
}

/** Notices have the reasons. */
export function skippedSection({ plan }: RulesResult): Section[] {
  const names = new Set(plan?.unknown.map(({ target }) => target));
  return namesSection('Projects skipped without data from GitHub', [...names]);
}
