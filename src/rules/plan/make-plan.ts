import type { PolicyChange, ProjectChange, Row } from '../../changes/change.ts';
import { plannedRow } from '../../changes/rows.ts';
import type { Listing, TriageRow } from '../../findings/triage-kind.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { lookUp } from '../../model/deployment.ts';
import { hashOfPlan, sortedLines } from '../../model/plan-hash.ts';
import type { PlanLine } from '../../model/saved.ts';
import { planPolicies } from '../../policies/compare.ts';
import { readTagUses } from '../../policies/tag-uses.ts';
import { ObservedProjects } from '../../projects/observed.ts';
import { coverageOf, teamOf } from './coverage.ts';
import { unknownNames } from './finding-notices.ts';
import { checkLimits } from './limits.ts';
import { policyLines, projectLine } from './lines.ts';
import { type FindingProject, planFindings } from './plan-findings.ts';
import { type ProjectsPlan, planProjects } from './plan-projects.ts';
import { readFindings } from './read-findings.ts';
import { type ReadProject, readProjects, readSwitches } from './read-projects.ts';
import { readRepositories } from './read-repositories.ts';
import type { Coverage, Plan, PlanFacts, RulesRequest, Unknown } from './result.ts';

/** A plan, with what the report says of it and what applying it needs. */
export interface MadePlan {
  slug: string;
  deploymentId: bigint;
  /** Its rows are those of the three kinds, in the order in which they are written. */
  plan: Plan;
  lines: readonly PlanLine[];
  hash: string;
  momentMs: number;
  facts: PlanFacts;
  coverage: Coverage;
  policies: readonly Row<PolicyChange>[];
  findings: readonly TriageRow[];
  projects: readonly Row<ProjectChange>[];
  /** From which they were planned. */
  listing: Listing;
  observed: ObservedProjects;
}

/**
 * Reads what the rules look at, and plans. Reading makes no change; a source that cannot be read ends it.
 *
 * @param momentMs from which ages count
 * @throws StepError, PlatformError, PagingError
 */
export async function makePlan(context: Context, request: RulesRequest, momentMs: number): Promise<MadePlan> {
  const { rules, concurrency } = request;
  const isDryRun = !isWriting(context);
  // Looked up also where it was given: the hash has the platform's spelling.
  const { slug, id } = await lookUp(context);
  const { inScope, all } = await readProjects(context, slug, rules);
  const uncovered = await addRepositories(context, request, inScope, all);
  const readEach = (some: readonly ReadProject[]) => readSwitches(context, slug, concurrency, some);
  const projects = await planProjects(rules, inScope, readEach, { momentMs, isDryRun });
  const policies = await planAllPolicies(context, id, rules, projects);
  const listing = await readFindings(
    context,
    rules,
    inScope.map(({ project }) => project.name),
  );
  const approved = request.approved?.by === 'plan' ? request.approved.plan.changes : undefined;
  const findings = planFindings({
    rules,
    listing,
    projects: findingProjects(inScope, projects),
    momentMs,
    approved: approved && new Set(approved.map(({ target }) => target)),
    isDryRun,
  });
  const unknown = await unknownNames(rules.findings ?? [], {
    repositories: all.map(({ name }) => name),
    tags: [...new Set([...all.flatMap(({ tags }) => tags), ...[...projects.tagsAfter.values()].flat()])],
    findings: listing.findings,
  });
  context.notices.push(...projects.notices, ...unknown, ...findings.notices);

  const rows: Row[] = [...policies.rows, ...findings.rows, ...projects.rows];
  const lines = sortedLines([
    ...policies.rows.flatMap(({ change }) => policyLines(change)),
    ...projects.rows.flatMap(({ change }) => (change.field === 'none' ? [] : [projectLine(change)])),
    ...findings.lines,
  ]);
  const observed = new ObservedProjects();
  for (const one of inScope) observed.add(one);
  return {
    slug,
    deploymentId: id,
    plan: {
      rows,
      unchanged: projects.unchanged,
      unknown: [...policies.unknown, ...projects.unknown],
      over: checkLimits(rows, rules.limits, limitFacts(inScope)),
    },
    lines,
    hash: hashOfPlan(slug, lines),
    momentMs,
    facts: {
      waiting: findings.waiting,
      leftAlone: findings.leftAlone,
      projectsInScope: inScope.length,
      findingsSeen: findings.seen,
      tagUses: policies.tagUses,
    },
    coverage: coverageOf(inScope, uncovered, findings.overdue, momentMs),
    policies: policies.rows,
    findings: findings.rows,
    projects: projects.rows,
    listing,
    observed,
  };
}

/** @returns repositories that the platform does not know; undefined where no list of them was read */
async function addRepositories(
  context: Context,
  { rules, metadata }: RulesRequest,
  inScope: readonly ReadProject[],
  all: Awaited<ReturnType<typeof readProjects>>['all'],
): Promise<readonly string[] | undefined> {
  if (!rules.needs.github) return undefined;
  const projects = inScope.map(({ project }) => project);
  const { find, uncovered } = await readRepositories(context, metadata, rules, projects, all);
  for (const facts of inScope) facts.github = find(facts.project);
  return uncovered;
}

/** Before the lists of findings, which take long: what the platform does not accept is said first. */
async function planAllPolicies(
  context: Context,
  deploymentId: bigint,
  rules: RulesRequest['rules'],
  { rows }: ProjectsPlan,
) {
  const isDryRun = !isWriting(context);
  const tags = rows.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
  const lower = (some: typeof tags) => new Set(some.map(({ tag }) => tag.toLowerCase()));
  const added = lower(tags.filter(({ after }) => after));
  const planned = await planPolicies(context, deploymentId, rules, added);
  for (const one of planned.waiting) context.notices.push({ kind: 'policies-wait', ...one });
  const unknown = planned.waiting.map(
    ({ part }): Unknown => ({ target: `policies ${part}`, reason: 'tag-comes-later' }),
  );
  // It is for those who read a plan.
  const tagUses = isDryRun ? await readTagUses(context, deploymentId, lower(tags)) : [];
  return { rows: planned.changes.map((change) => plannedRow(change, isDryRun)), unknown, tagUses };
}

/** By name in lower case, as the plan leaves them. */
function findingProjects(
  inScope: readonly ReadProject[],
  { tagsAfter, rows }: ProjectsPlan,
): Map<string, FindingProject> {
  const branches = new Map(
    rows.flatMap(({ change }) =>
      change.field === 'primary_branch' ? [[change.project.name, change.after] as const] : [],
    ),
  );
  return new Map(
    inScope.map(({ project: { name, primary_branch, default_branch } }) => {
      const tags = tagsAfter.get(name.toLowerCase()) ?? [];
      const primaryBranch = branches.get(name) ?? primary_branch ?? default_branch;
      const lower = new Set(tags.map((tag) => tag.toLowerCase()));
      return [name.toLowerCase(), { tags: lower, primaryBranch, team: teamOf(tags) }];
    }),
  );
}

function limitFacts(inScope: readonly ReadProject[]) {
  return {
    projectsInScope: inScope.length,
    projectsWithTags: inScope.filter(({ project }) => project.tags.length > 0).length,
    projectsWithScansOn: inScope.filter(({ scans }) => scans?.diff_scan || scans?.full_scan).length,
  };
}

/** What a result has of a plan. */
export function planFields({ plan, hash, lines, momentMs, facts, coverage }: MadePlan) {
  return { plan, hash, lines, momentMs, facts, coverage };
}
