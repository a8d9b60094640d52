import { plannedRow, policyEntries, rowsByUnit } from '../../changes/rows.ts';
import { groupFindings, groupNotices, TEAM_PREFIX } from '../../findings/counts.ts';
import type { Listing } from '../../findings/list.ts';
import { hasServiceLevels, overdueFindings } from '../../findings/overdue.ts';
import type { Row, ValueChange } from '../../model/change.ts';
import { type Context, isWriting, lookUpDeployment } from '../../model/context.ts';
import type { LimitUnit, OverLimit } from '../../model/failure.ts';
import type { Notice, UnmatchedNotice } from '../../model/notice.ts';
import { hashOfPlan, sortedLines } from '../../model/saved.ts';
import { itemsOf } from '../../model/selection.ts';
import { reportItems } from '../../model/unmatched.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { comparePolicies, readTagUses } from '../../policies/compare.ts';
import { totalCounts } from '../../policies/entry-counts.ts';
import {
  managedScans,
  type ObservedProjects,
  observedProjects,
  scanCoverage,
} from '../../projects/project.ts';
import { listSelected } from '../../projects/select.ts';
import type { RuleLimits, RulesFile } from '../file/schema.ts';
import { resolveNames } from './items.ts';
import { planByFindingRules, readFindings } from './plan-findings.ts';
import { planByProjectRules } from './plan-projects.ts';
import type { ProjectFacts } from './project-rules.ts';
import { readRepositories } from './repositories.ts';
import { linesOf, type Plan, type RulesRequest } from './result.ts';

export interface MadePlan {
  plan: Plan;
  listing: Listing;
  observed: ObservedProjects;
}

/**
 * @param momentMs from which ages count
 * @param groupBy prefix of the project tags that name teams
 * @throws StepError, PlatformError, PagingError
 */
export async function makePlan(
  context: Context,
  request: RulesRequest,
  momentMs: number,
  groupBy = TEAM_PREFIX,
): Promise<MadePlan> {
  const { rules } = request;
  // Also if an input names it: the hash uses the platform's spelling.
  const { slug } = await lookUpDeployment(context);
  const notices: Notice[] = [];
  // Beside the list of projects, unless its names select the findings.
  const early = itemsOf(rules.scope).length > 0 ? undefined : readFindings({ ...context, notices }, request);
  // Another failure may end the step first.
  early?.catch(() => undefined);
  const listed = await listSelected(context, rules.scope, 'rules');
  const { unlisted, unmatched, ...named } = await resolveNames(context, rules, listed.all);
  const added = unlisted.filter((project) => listed.belongs(project.name, project));
  const selected = [...listed.selected, ...added];
  const all = [...listed.all, ...unlisted];
  const typos: UnmatchedNotice[] = [];
  reportItems(typos, unmatched, 'rules', 'projects');
  const repositories = rules.needs.github
    ? await readRepositories(context, request, selected, all)
    : undefined;
  const inScope = selected.map((project): ProjectFacts => ({ project, github: repositories?.find(project) }));
  const projects = await planByProjectRules(context, { ...rules, ...named }, { inScope, typos }, momentMs);
  // Before the findings, which take long to list.
  const policies = await planPolicyRules(context, rules, projects.rows);
  const names = selected.map(({ name }) => name);
  const listing = await (early ?? readFindings(context, request, names));
  context.notices.push(...notices);
  const known = { after: projects.after, all };
  const present = { ...request, rules: { ...rules, ...named } };
  const findings = await planByFindingRules(context, present, listing, known, momentMs);
  const { overdue, gaps } = overdueFindings(findings.serviceLevelRows, rules.serviceLevels, momentMs);
  context.notices.push(...gaps);
  const overdueRows = new Set(overdue.map(({ finding }) => finding));
  const isOverdue = (finding: Finding) => overdueRows.has(finding);
  const tagsOf = ({ repository = '' }: Finding) => projects.after.get(repository.toLowerCase())?.tags ?? [];
  const open = findings.serviceLevelRows.filter(({ status }) => status === 'open');
  const hasLevels = hasServiceLevels(rules.serviceLevels);
  const groups = hasLevels ? groupFindings(open, groupBy, tagsOf, isOverdue) : undefined;
  context.notices.push(...(groups ? groupNotices(groups) : []));

  const rows: Row[] = [...policies.rows, ...findings.rows, ...projects.rows];
  const lines = sortedLines([
    ...[...policies.rows, ...projects.rows].flatMap(({ change }) => linesOf(change)),
    ...findings.lines,
  ]);
  const observed = observedProjects();
  for (const facts of projects.inScope) observed.add(facts);
  return {
    plan: {
      rows,
      unknown: projects.unknown,
      over: exceededLimits(rows, rules.limits, projects.inScope),
      hash: hashOfPlan(slug, lines),
      lines,
      momentMs,
      waiting: findings.waiting,
      left: findings.left,
      projectsInScope: inScope.length,
      tagUses: policies.tagUses,
      coverage: { uncovered: repositories?.uncovered, ...scanCoverage(selected, momentMs), overdue, groups },
    },
    listing,
    observed,
  };
}

async function planPolicyRules(context: Context, rules: RulesFile, projectRows: readonly Row[]) {
  const isDryRun = !isWriting(context);
  const tagChanges = projectRows.flatMap(({ change }) => (change.field === 'tag' ? change : []));
  const lowerTags = (changes: typeof tagChanges) => new Set(changes.map(({ tag }) => tag.toLowerCase()));
  const added = lowerTags(tagChanges.filter(({ after }) => after));
  const { changes, waiting } = await comparePolicies(context, rules, added);
  for (const part of waiting) context.notices.push({ kind: 'policies-wait', subject: 'policies', ...part });
  // Only a step that writes nothing shows the uses of tags.
  const tagUses = isDryRun ? await readTagUses(context, lowerTags(tagChanges)) : [];
  return { rows: changes.map((change) => plannedRow(change, isDryRun)), tagUses };
}

/** In a smaller scope a percentage is too coarse. */
const MIN_PROJECTS_FOR_PERCENT = 10;

/** @param projects those in scope, to which percentages refer */
function exceededLimits(rows: readonly Row[], limits: RuleLimits, projects: readonly ProjectFacts[]) {
  const byUnit = rowsByUnit(rows);
  const changes = byUnit.projects.flatMap(({ change }) => (change.field === 'none' ? [] : change));
  const projectsIn = (rows: readonly ValueChange[]) => new Set(rows.map(({ project }) => project.name)).size;
  const losing = (...fields: ValueChange['field'][]) =>
    projectsIn(changes.filter(({ field, after }) => !after && fields.includes(field)));
  const withTags = projects.filter(({ project }) => project.tags.length > 0).length;
  const withScansOn = projects.filter(({ project, readAtMs }) => {
    const { diff_scan, full_scan } = managedScans(project);
    return readAtMs !== undefined && (diff_scan || full_scan);
  }).length;
  const policies = totalCounts(policyEntries(rows));
  /** @param whole for a percentage, which only some limits accept */
  const exceeded = (name: keyof RuleLimits, unit: LimitUnit, figure: number, whole = 0): OverLimit[] => {
    const max = limits[name];
    const limit = `limits.${name}` as const;
    if (typeof max === 'number') return figure > max ? [{ limit, unit, allowed: max, figure }] : [];
    const percent = Number.parseInt(max, 10);
    if (projects.length < MIN_PROJECTS_FOR_PERCENT || figure * 100 <= percent * whole) return [];
    return [{ limit, unit, allowed: Math.floor((percent * whole) / 100), figure, percent, whole }];
  };
  return [
    ...exceeded('changes', 'project', projectsIn(changes)),
    ...exceeded('removals', 'project', losing('tag'), withTags),
    ...exceeded('scans-off', 'project', losing('diff_scan', 'full_scan'), withScansOn),
    ...exceeded('findings', 'finding', byUnit.findings.length),
    ...exceeded('policies', 'policy', policies.changes),
    ...exceeded('policy-deletes', 'policy', policies.weakening),
  ];
}
