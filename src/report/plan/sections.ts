import { countChanges, rowsByUnit } from '../../changes/rows.ts';
import type { OverdueFinding } from '../../findings/overdue.ts';
import type { Row } from '../../model/change.ts';
import { PRODUCTS } from '../../model/findings.ts';
import type { Subject } from '../../model/notice.ts';
import { PLAN_FORMAT } from '../../model/saved.ts';
import type { StepResult } from '../../model/step.ts';
import { entryCounts } from '../../policies/entry-counts.ts';
import type { Coverage, Plan, RulesRequest, RulesResult } from '../../rules/plan/result.ts';
import type { StepFiles } from '../../runner/files.ts';
import { changeCounter, changesPhrase } from '../change-counts.ts';
import { changeText, entryLines, problemSection, projectLink, weakeningFirst } from '../change-rows.ts';
import {
  type Block,
  type Fact,
  type Inline,
  list,
  paragraph,
  type Section,
  section,
  table,
} from '../content.ts';
import { problemText } from '../explain/rules.ts';
import { movedBlocks, outcomeSection, siblingsText } from '../finding-rows.ts';
import { findingTable, groupSections, severityChips } from '../findings/list.ts';
import { behind, counted, number, secondOf, sentence, shortCommit } from '../format.ts';
import { atLeast } from '../gaps.ts';
import { writeSealedJson } from '../report-file.ts';
import type { Figure, Figures, LineAnnotation, OutputValues, RunFacts, ViewContext } from '../view.ts';

/** Changes, or overdue findings, that are shown unfolded. */
const MAX_UNFOLDED = 10;

/** In the order of the headline. An apply sets the states of the plan's rows. */
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

/** These need people's work, not changes. */
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

/** Ignores of code and dependencies may end without a rule. */
function subjectsOfTriage({ findings }: RulesRequest['rules']): Subject[] {
  return findings === undefined
    ? []
    : ['projects', 'rules', 'sast', 'sca', ...findings.map(({ type }) => type)];
}

function planPhrase(rows: readonly Row[]): string {
  return changesPhrase(rows, true) || 'nothing to change';
}

function projectCountsOf(plan: Plan) {
  const changed = new Set(rowsByUnit(plan.rows).projects.map(({ change }) => change.project.name));
  const unknown = plan.unknown.filter(({ target }) => !changed.has(target)).length;
  return { unchanged: Math.max(0, plan.projectsInScope - changed.size - unknown), unknown };
}

/** Names no limit, because the warning or failure does. Empty in a dry run, whose title has it (`titleOf`). */
function overText({ over }: Plan, { operation, dryRun }: RulesRequest): string {
  if (over.length === 0 || dryRun) return '';
  return `Over a limit: ${operation === 'plan' ? '`apply` would write nothing' : 'nothing was written'}`;
}

function changeSections(result: RulesResult, context: ViewContext): Section[] {
  const { plan } = result;
  if (plan === undefined) return [];
  const isNext = result.operation === 'plan' && plan.rows.length > 0 && plan.over.length === 0;
  const next = isNext ? { sentence: 'The next `apply` of this rules file makes these changes.' } : '';
  const uses = plan.tagUses.map(({ tag, part, name }) => ({
    text: `${tag} is used by ${part} ${name}`,
    max: 300,
  }));
  return [
    ...ruleSections(plan.rows, context),
    ...section('', paragraph(next)),
    ...section('Policies that look at these tags', list(uses, 'uses of these tags')),
    ...skippedSection(result),
  ];
}

/** Changes by rule, the worst first. */
function ruleSections(rows: readonly Row[], context: ViewContext): Section[] {
  let shown = 0;
  const sorted = rows.toSorted((a, b) => rankOf(a) - rankOf(b));
  return [...Map.groupBy(sorted, groupName)].map(([name, members]): Section => {
    const { findings } = rowsByUnit(members);
    const moved = movedBlocks(findings, siblingsText(findings, true), context, true);
    shown += members.length;
    const title = `${name}: ${planPhrase(members)}`;
    return {
      title,
      blocks: [...changeTable(members), ...moved],
      isDetail: true,
      isOpen: shown <= MAX_UNFOLDED,
      noun: 'rules',
    };
  });
}

/** 0 weakens policies, 1 ignores findings, 2 changes policies, removes tags, switches scans off, 3 is the rest. */
function rankOf({ change }: Row): number {
  if (change.field === 'policies')
    return change.entries.some((entry) => entryCounts(entry).weakening > 0) ? 0 : 2;
  if (change.field === 'triage') return change.after.state === 'ignored' ? 1 : 3;
  return 'after' in change && change.after === false ? 2 : 3;
}

function groupName({ change, why }: Row): string {
  if (change.field === 'policies') return 'Policies';
  if (why?.because === 'managed') return 'Managed tags that no rule wants';
  return why?.rule === undefined ? 'Other changes' : `Rule "${why.rule}"`;
}

/** Without findings. */
function changeTable(rows: readonly Row[]): Block[] {
  const { policies, projects } = rowsByUnit(rows);
  const lines: Inline[] = [
    ...weakeningFirst(policies).map(({ entry }) => entryLines(entry)),
    ...projects.map(({ change, why }) => {
      const over = behind('over ', why?.over && `"${why.over}"`);
      return { lines: [projectLink(change.project), changeText(change), over] };
    }),
  ];
  return table(lines, 'lines', [['Change', (line) => line]]);
}

export function waitingSection({ plan }: RulesResult): Section[] {
  const waiting = Object.entries(plan?.waiting ?? {});
  const items = waiting.map(([rule, count]) => `${counted(count, 'finding')} by the rule "${rule}"`);
  return section('Left for the next apply: beyond the limit of a rule', list(items, 'rules'));
}

/** `2,911 projects unchanged, 12 could not be checked` */
function unchangedText(plan: Plan): string {
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

function momentOf(plan: Plan): string {
  return new Date(plan.momentMs).toISOString();
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
    const unchanged = result.plan === undefined ? '' : unchangedText(result.plan);
    return [[{ code: rules.path }, commit], unchanged, coveredText(result)];
  },

  facts: ({ plan }: RulesResult): Fact[] => [
    ['Plan', plan && { code: plan.hash }],
    ['As of', plan && { unbroken: secondOf(momentOf(plan)) }],
  ],

  /** The file that a person approves and `approved-plan` takes. */
  files({ plan, deployment, request }: RulesResult, { baseUrl }: RunFacts, { plan: file }: StepFiles): void {
    if (plan === undefined) return;
    writeSealedJson(file, [
      ...Object.entries(PLAN_FORMAT),
      ['platform', baseUrl],
      ['deployment', deployment.slug],
      ['rules_file', { path: request.rules.path, sha256: request.rules.sha256 }],
      ['moment', momentOf(plan)],
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

export function skippedSection({ plan }: RulesResult): Section[] {
  const names = new Set(plan?.unknown.map(({ target }) => target));
  return namesSection('Projects skipped without data from GitHub', [...names]);
}
