import { plannedRow } from '../../changes/rows.ts';
import type { ChangeReason, ProjectChange, Row, ValueChange } from '../../model/change.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { compare, distinctNames, PLATFORM_TAG, tagsWithout } from '../../model/names.ts';
import { nearestProjects, noteUnmatched } from '../../model/nearest.ts';
import { itemsOf, patternMatcher } from '../../model/selection.ts';
import { forEachConcurrently, StepError } from '../../model/step-errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import {
  managedScans,
  primaryBranchChanges,
  readProject,
  switchChanges,
  tagChanges,
} from '../../projects/project.ts';
import { matchProjects, noteUnmatchedProjects, unknownProjects } from '../../projects/select.ts';
import type { RulesFile } from '../file/schema.ts';
import { missingOnGitHub, projectNotices } from './notices.ts';
import { hasForm, type ProjectEvaluation, type ProjectFacts, projectEvaluator } from './project-rules.ts';
import type { UnknownProject } from './result.ts';
import { nearButNumbered, nearIn, type Typo, typosIn } from './typos.ts';

export interface ProjectsPlan {
  rows: readonly Row<ProjectChange>[];
  unknown: readonly UnknownProject[];
  /** The tags of each project once the plan is applied, by its name in lower case. */
  tagsAfter: ReadonlyMap<string, readonly string[]>;
}

/** Where the rules file says which projects it is about. */
const SCOPE = 'scope.projects';

/**
 * Reads the list of projects and takes those in scope.
 *
 * @returns those in scope, and all of the deployment
 * @throws StepError when the scope as a whole matches nothing
 */
export async function readProjects(context: Context, slug: string, { scope }: RulesFile) {
  const asked = { ...scope, tagged: [] };
  const { selected, all, names: known, matcher } = await matchProjects(context, slug, asked);
  const inScope = selected.map((project): ProjectFacts => ({ project }));
  const items = itemsOf(scope);
  if (inScope.length === 0 && items.length > 0) {
    const near = nearestProjects(items[0] ?? '', known);
    throw new StepError({ kind: 'nothing-selected', patterns: items, near, input: SCOPE });
  }
  await noteUnmatchedProjects(context, slug, SCOPE, matcher.unmatched(), known);
  return { inScope, all };
}

/**
 * What the rules change in the projects in scope. Each project is evaluated once, and once more where rules look at
 * switches, which are read for it first.
 */
export async function planProjects(
  context: Context,
  slug: string,
  rules: Pick<RulesFile, 'projects' | 'managedTags'>,
  { inScope: projects, all }: { inScope: readonly ProjectFacts[]; all: readonly Project[] },
  momentMs: number,
): Promise<ProjectsPlan> {
  const { ready, evaluate } = projectEvaluator(rules.projects, momentMs);
  const sorted = projects.toSorted((one, other) => compare(one.project.name, other.project.name));
  const unread = sorted.filter((facts) => evaluate(facts).needsSwitches);
  await readSwitches(context, slug, unread);
  const evaluated = sorted.map((facts) => ({ facts, evaluation: evaluate(facts) }));
  const managed = rules.managedTags.map(patternMatcher);
  const isManaged = (tag: string) => tag !== PLATFORM_TAG && managed.some((matches) => matches(tag));
  // Where no rule gives a tag, the file is wrong and not the fleet.
  const removes = evaluated.some(({ evaluation }) => evaluation.tagging.size > 0);
  const planned = evaluated.map(({ facts, evaluation }) => {
    const kept = [...evaluation.unfilled.values()].flat();
    const isRemoved = (tag: string) =>
      removes &&
      evaluation.unknown === undefined &&
      isManaged(tag) &&
      !kept.some((template) => hasForm(tag, template));
    return { project: facts.project, rows: rowsOf(facts, evaluation, isRemoved, !isWriting(context)) };
  });
  const unknown = evaluated.flatMap(({ facts: { project }, evaluation: { unknown: reason } }) =>
    reason === undefined ? [] : [{ target: project.name, reason }],
  );
  const tags = new Set([
    ...evaluated.flatMap(({ facts, evaluation }) => [...facts.project.tags, ...evaluation.tags.keys()]),
    ...rules.projects.flatMap((rule) => rule.tags),
  ]);
  const known = { name: all.map(({ name }) => name), tag: [...all.flatMap((one) => one.tags), ...tags] };
  const typos = await projectTypos(context, slug, rules.projects, known);
  const notices = projectNotices(ready, evaluated, unknown, typos);
  context.notices.push(...notices);
  const driftGap = missingOnGitHub(evaluated);
  if (driftGap !== undefined) context.notices.push(driftGap);
  const spared = removes ? 0 : projects.flatMap(({ project }) => project.tags.filter(isManaged)).length;
  if (spared > 0) context.notices.push({ kind: 'nothing-removed', of: 'projects', tags: spared });
  const patterns = rules.managedTags.filter((pattern) => ![...tags].some(patternMatcher(pattern)));
  noteUnmatched(context, 'managed-tags', { names: [], patterns, except: [] }, [...tags]);
  return {
    rows: planned.flatMap(({ rows }) => rows),
    unknown,
    tagsAfter: new Map(
      planned.map(({ project, rows }) => [project.name.toLowerCase(), tagsAfter(project, rows)]),
    ),
  };
}

/** Names and tags in conditions that are near known ones. */
async function projectTypos(
  context: Context,
  slug: string,
  rules: RulesFile['projects'],
  known: { name: readonly string[]; tag: readonly string[] },
): Promise<Typo[]> {
  const [names, tags] = [nearIn(known.name), nearIn(known.tag, nearButNumbered)];
  const typos = rules.flatMap(({ name, when, except }) => [
    ...typosIn([when, ...except], 'name', name, names),
    ...typosIn([when, ...except], 'tag', name, tags),
  ]);
  const named = new Set(typos.flatMap(({ input, pattern }) => (input === 'name' ? [pattern] : [])));
  const unknown = new Set(await unknownProjects(context, slug, named));
  return typos.filter(({ input, pattern }) => input === 'tag' || unknown.has(pattern));
}

/** @param isRemoved whether a tag that no rule wants goes */
function rowsOf(
  { project, scans }: ProjectFacts,
  { tags, settings }: ProjectEvaluation,
  isRemoved: (tag: string) => boolean,
  isDryRun: boolean,
): Row<ProjectChange>[] {
  const { diff_scan, full_scan, primary_branch } = settings;
  const switches = {
    diff_scan: diff_scan?.wanted as boolean | undefined,
    full_scan: full_scan?.wanted as boolean | undefined,
  };
  const changes = [
    ...tagChanges(project, distinctNames([...tags.keys()]), isRemoved),
    ...(scans === undefined ? [] : switchChanges(project, switches)),
    ...primaryBranchChanges(project, primary_branch?.wanted as string | undefined),
  ];
  const whyOf = (change: ValueChange): ChangeReason => {
    if (change.field === 'tag') return change.after ? { rule: tags.get(change.tag) } : { because: 'managed' };
    const { rule, over } = settings[change.field] ?? {};
    return { rule, over };
  };
  return changes.map((change) => plannedRow(change, isDryRun, whyOf(change)));
}

function tagsAfter({ tags }: Project, rows: readonly Row<ProjectChange>[]): readonly string[] {
  const changes = rows.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
  const removed = changes.filter(({ after }) => !after).map(({ tag }) => tag);
  const added = changes.filter(({ after }) => after).map(({ tag }) => tag);
  return [...tagsWithout(tags, removed), ...added];
}

/** Reads the switches of projects, each with one request. Other data of them is taken over, because it is newer. */
async function readSwitches(
  context: Context,
  slug: string,
  projects: readonly ProjectFacts[],
): Promise<void> {
  if (projects.length === 0) return;
  context.progress.begin('reading', projects.length);
  await forEachConcurrently(projects, context.concurrency, async (facts) => {
    Object.assign(facts, await readProject(context, slug, facts.project));
    facts.scans = managedScans(facts.project);
    context.progress.advance(1);
  });
}
