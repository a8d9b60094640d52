import type { Change } from '../../model/change.ts';
import type { Plan, PlannedChange, Unknown } from '../../model/plan.ts';
import { hashOfPlan, sortedLines } from '../../model/plan-hash.ts';
import type { ApplyRequest, PlanRequest } from '../../model/request.ts';
import type { Coverage, PlanFacts } from '../../model/result.ts';
import type { PlanLine } from '../../model/saved.ts';
import { type Context, isWriting } from '../context.ts';
import { lookUp } from '../deployment.ts';
import { planPolicies } from '../policies/compare.ts';
import { readTagUses } from '../policies/tag-uses.ts';
import { FindingRecords } from '../write/finding-records.ts';
import { PolicyRecord } from '../write/policy-unit.ts';
import { ProjectRecord } from '../write/project-record.ts';
import { coverageOf, teamOf } from './coverage.ts';
import { checkLimits } from './limits.ts';
import { policyLines, projectLine } from './lines.ts';
import { type FindingProject, FindingsPlanner } from './plan-findings.ts';
import { type ProjectsPlan, planProjects } from './plan-projects.ts';
import { readFindings } from './read-findings.ts';
import { type ReadProject, readProjects, readSwitches } from './read-projects.ts';
import { readRepositories } from './read-repositories.ts';

/** A plan, with what the report says of it and what applying it needs. */
export interface MadePlan {
  slug: string;
  deploymentId: bigint;
  plan: Plan;
  lines: readonly PlanLine[];
  hash: string;
  momentMs: number;
  facts: PlanFacts;
  coverage: Coverage;
  policies: readonly PolicyRecord[];
  projects: readonly ProjectRecord[];
  findings: FindingRecords;
}

/**
 * Reads what the rules look at, and plans. Reading makes no change; a source that cannot be read ends it.
 *
 * @param momentMs from which ages count
 * @throws StepError, PlatformError, PagingError
 */
export async function makePlan(
  context: Context,
  request: PlanRequest | ApplyRequest,
  momentMs: number,
): Promise<MadePlan> {
  const { rules, concurrency } = request;
  // Looked up also where it was given: the hash has the platform's spelling.
  const { slug, id } = await lookUp(context);
  const { inScope, all } = await readProjects(context, slug, rules);
  const uncovered = await addRepositories(context, request, inScope, all);
  const projects = await planAllProjects(context, slug, concurrency, rules, inScope, momentMs);
  const policies = await planAllPolicies(context, id, rules, projects);
  const planner = new FindingsPlanner(rules, findingProjects(inScope, projects), momentMs);
  const names = inScope.map(({ project }) => project.name);
  const askedAtMs = context.clock.now();
  await readFindings(context, rules, names, (finding) => planner.look(finding));
  const findings = planner.plan();
  context.notices.push(...projects.notices, ...findings.notices);

  const triage = findings.changes.map(({ planned }) => planned);
  const changes: PlannedChange<Change>[] = [
    ...policies.changes.map((change) => ({ change })),
    ...projects.changes,
    ...triage,
  ];
  const lines = sortedLines([
    ...policies.changes.flatMap(policyLines),
    ...projects.changes.map(({ change }) => projectLine(change)),
    ...findings.changes.map(({ line }) => line),
  ]);
  const moves = triage.map(({ change }) => change);
  const over = checkLimits(changes, rules.limits, limitFacts(inScope));
  return {
    slug,
    deploymentId: id,
    plan: {
      changes,
      unchanged: projects.unchanged,
      unknown: [...policies.unknown, ...projects.unknown],
      over,
    },
    lines,
    hash: hashOfPlan(slug, lines),
    momentMs,
    facts: {
      waiting: findings.waiting,
      leftAlone: findings.leftAlone,
      projectsInScope: inScope.length,
      findingsSeen: planner.seen,
      tagUses: policies.tagUses,
    },
    coverage: coverageOf(inScope, uncovered, findings.overdue, momentMs),
    policies: policies.changes.map((change) => new PolicyRecord(change)),
    projects: recordsOf(inScope, projects),
    findings: new FindingRecords(moves, findings.siblings, askedAtMs),
  };
}

/** @returns repositories that the platform does not know; undefined where no list of them was read */
async function addRepositories(
  context: Context,
  { rules, github }: PlanRequest | ApplyRequest,
  inScope: readonly ReadProject[],
  all: Awaited<ReturnType<typeof readProjects>>['all'],
): Promise<readonly string[] | undefined> {
  if (!rules.needs.github) return undefined;
  const projects = inScope.map(({ project }) => project);
  const { find, uncovered } = await readRepositories(context, github, rules, projects, all);
  for (const facts of inScope) facts.github = find(facts.project);
  return uncovered;
}

/** Switches are read only where the rules look at them, once for each project. */
async function planAllProjects(
  context: Context,
  slug: string,
  concurrency: number,
  rules: PlanRequest['rules'],
  inScope: readonly ReadProject[],
  momentMs: number,
): Promise<ProjectsPlan> {
  for (;;) {
    const plan = planProjects(rules, inScope, momentMs);
    if (plan.unread.length === 0) return plan;
    const unread = new Set(plan.unread);
    await readSwitches(
      context,
      slug,
      concurrency,
      inScope.filter(({ project }) => unread.has(project)),
    );
  }
}

/** Before the lists of findings, which take long: what the platform does not accept is said first. */
async function planAllPolicies(
  context: Context,
  deploymentId: bigint,
  rules: PlanRequest['rules'],
  { changes }: ProjectsPlan,
) {
  const tags = changes.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
  const lower = (some: typeof tags) => new Set(some.map(({ tag }) => tag.toLowerCase()));
  const coming = lower(tags.filter(({ after }) => after));
  const planned = await planPolicies(context, deploymentId, rules, coming);
  for (const one of planned.waiting) context.notices.push({ kind: 'policies-wait', ...one });
  const unknown = planned.waiting.map(
    ({ part }): Unknown => ({ target: `policies ${part}`, reason: 'tag-comes-later' }),
  );
  // It is for those who read a plan.
  const tagUses = isWriting(context) ? [] : await readTagUses(context, deploymentId, lower(tags));
  return { changes: planned.changes, unknown, tagUses };
}

function findingProjects(
  inScope: readonly ReadProject[],
  { tagsAfter, changes }: ProjectsPlan,
): Map<string, FindingProject> {
  const named = new Map(
    changes.flatMap(({ change }) =>
      change.field === 'primary_branch' ? [[change.target.name, change.after] as const] : [],
    ),
  );
  const projects = new Map<string, FindingProject>();
  for (const { project } of inScope) {
    const { name, primary_branch, default_branch } = project;
    const tags = tagsAfter.get(name.toLowerCase()) ?? [];
    const facts = {
      tags: new Set(tags.map((tag) => tag.toLowerCase())),
      primaryBranch: named.get(name) ?? primary_branch ?? default_branch,
      team: teamOf(tags),
    };
    for (const spelling of [name.toLowerCase(), name]) projects.set(spelling, facts);
  }
  return projects;
}

/** What has to be written, project by project. */
function recordsOf(inScope: readonly ReadProject[], { changes, decided }: ProjectsPlan): ProjectRecord[] {
  const byName = Map.groupBy(
    changes.map(({ change }) => change),
    ({ target }) => target.name,
  );
  return inScope.flatMap(({ project, readAtMs }) => {
    const planned = byName.get(project.name);
    if (planned === undefined) return [];
    const record = new ProjectRecord(project.name);
    record.see(project, readAtMs);
    record.plan(planned, decided.get(project.name));
    return [record];
  });
}

function limitFacts(inScope: readonly ReadProject[]) {
  return {
    projectsInScope: inScope.length,
    projectsWithTags: inScope.filter(({ project }) => project.tags.length > 0).length,
    projectsWithScansOn: inScope.filter(({ scans }) => scans?.diff_scan || scans?.full_scan).length,
  };
}
