import { plannedRow } from '../../changes/rows.ts';
import { TEAM_PREFIX } from '../../findings/counts.ts';
import type { FindingProject } from '../../findings/filter.ts';
import type { Listing } from '../../findings/triage.ts';
import type { Row } from '../../model/change.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { lookUp } from '../../model/deployment.ts';
import { hashOfPlan, sortedLines } from '../../model/saved.ts';
import { primaryBranch } from '../../platform/resources/project.ts';
import { planPolicies, readTagUses } from '../../policies/compare.ts';
import { type ObservedProjects, observedProjects } from '../../projects/project.ts';
import { coverageOf, lackedByLevels } from './coverage.ts';
import { checkLimits } from './limits.ts';
import { linesOf } from './lines.ts';
import { planFindings, readFindings } from './plan-findings.ts';
import { type ProjectsPlan, planProjects, readProjects } from './plan-projects.ts';
import type { ProjectFacts } from './project-rules.ts';
import { readRepositories } from './repositories.ts';
import type { Plan, RulesRequest } from './result.ts';
import { findingTypos } from './typos.ts';

/** A plan, with what the report says of it and what applying it needs. */
export interface MadePlan {
  slug: string;
  deploymentId: bigint;
  plan: Plan;
  listing: Listing;
  observed: ObservedProjects;
}

/**
 * Reads what the rules look at, and plans. Reading makes no change; a source that cannot be read ends it.
 *
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
  // Looked up also where it was given: the hash has the platform's spelling.
  const { slug, id: deploymentId } = await lookUp(context);
  const { inScope, all } = await readProjects(context, slug, rules);
  const places = inScope.map(({ project }) => project);
  const repositories = rules.needs.github ? await readRepositories(context, request, places, all) : undefined;
  for (const facts of inScope) facts.github = repositories?.find(facts.project);
  const projects = await planProjects(context, slug, rules, { inScope, all }, momentMs);
  const names = places.map(({ name }) => name);
  const policies = await planAllPolicies(context, deploymentId, rules, projects, names);
  const listing = await readFindings(context, request, names);
  const approved = request.approved?.by === 'plan' ? request.approved.plan.changes : undefined;
  const findings = planFindings(rules.findings, listing, findingProjects(inScope, projects), {
    momentMs,
    approved: approved && new Set(approved.map(({ target }) => target)),
    isDryRun: !isWriting(context),
  });
  const known = {
    repo: all.map(({ name }) => name),
    'project-tag': [...all.flatMap(({ tags }) => tags), ...[...projects.tagsAfter.values()].flat()],
    rule: listing.findings.flatMap(({ rule }) => rule ?? []),
  };
  const typos = findingTypos(rules.findings ?? [], known, listing.findings);
  const lacked = lackedByLevels(findings.findings, rules.serviceLevels);
  context.notices.push(...typos, ...findings.notices, ...lacked);

  const rows: Row[] = [...policies.rows, ...findings.rows, ...projects.rows];
  const lines = sortedLines([
    ...[...policies.rows, ...projects.rows].flatMap(({ change }) => linesOf(change)),
    ...findings.lines,
  ]);
  const observed = observedProjects();
  for (const one of inScope) observed.add(one);
  return {
    slug,
    deploymentId,
    plan: {
      rows,
      unknown: projects.unknown,
      over: checkLimits(rows, rules.limits, inScope),
      hash: hashOfPlan(slug, lines),
      lines,
      momentMs,
      waiting: findings.waiting,
      leftAlone: findings.leftAlone,
      projectsInScope: inScope.length,
      tagUses: policies.tagUses,
      coverage: coverageOf(
        rules.serviceLevels,
        inScope,
        repositories?.coverage,
        findings.findings,
        projects.tagsAfter,
        { groupBy, momentMs },
      ),
    },
    listing,
    observed,
  };
}

/** Before the lists of findings, which take long: what the platform does not accept is said first. */
async function planAllPolicies(
  context: Context,
  deploymentId: bigint,
  rules: RulesRequest['rules'],
  { rows, tagsAfter }: ProjectsPlan,
  names: readonly string[],
) {
  const isDryRun = !isWriting(context);
  const tags = rows.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
  const lower = (some: typeof tags) => new Set(some.map(({ tag }) => tag.toLowerCase()));
  const added = lower(tags.filter(({ after }) => after));
  const known = [...names, ...[...tagsAfter.values()].flat()];
  const planned = await planPolicies(context, deploymentId, rules, added, known);
  for (const one of planned.waiting) context.notices.push({ kind: 'policies-wait', ...one });
  // It is for those who read a plan.
  const tagUses = isDryRun ? await readTagUses(context, deploymentId, lower(tags)) : [];
  return { rows: planned.changes.map((change) => plannedRow(change, isDryRun)), tagUses };
}

/** By name in lower case, as the plan leaves them. */
function findingProjects(
  inScope: readonly ProjectFacts[],
  { tagsAfter, rows }: ProjectsPlan,
): Map<string, FindingProject> {
  const branches = new Map(
    rows.flatMap(({ change }) =>
      change.field === 'primary_branch' ? [[change.project.name, change.after] as const] : [],
    ),
  );
  return new Map(
    inScope.map(({ project }) => {
      const key = project.name.toLowerCase();
      const tags = new Set(tagsAfter.get(key)?.map((tag) => tag.toLowerCase()));
      return [key, { tags, primaryBranch: branches.get(project.name) ?? primaryBranch(project) }];
    }),
  );
}
