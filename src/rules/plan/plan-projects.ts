import type { ProjectChange, Row } from '../../changes/change.ts';
import { plannedRow } from '../../changes/rows.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { compare, distinctTags, PLATFORM_TAG, tagsWithout } from '../../model/names.ts';
import { nearestNames, noteUnmatched } from '../../model/nearest.ts';
import type { Notice } from '../../model/notice.ts';
import type { NameList } from '../../model/selection.ts';
import { isPattern, itemsOf, nameMatcher, patternMatcher } from '../../model/selection.ts';
import { forEachConcurrently, StepError } from '../../model/step-errors.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';
import { isProject } from '../../projects/find.ts';
import {
  managedScans,
  primaryBranchChanges,
  readProject,
  switchChanges,
  tagChanges,
} from '../../projects/project.ts';
import type { RulesFile } from '../file/schema.ts';
import type { RepositoryFacts } from '../project-conditions.ts';
import {
  hasForm,
  namedSettings,
  type ProjectEvaluation,
  ProjectRules,
  type ReadyProjectRule,
  unknownFor,
} from './project-rules.ts';
import type { Unknown } from './result.ts';

/** A project in scope, with what was read of it. */
export interface ProjectFacts {
  project: Project;
  /** When it was read by itself, on the step's clock. */
  readAtMs?: number;
  /** Undefined until they were read on their own. */
  scans?: ManagedScans;
  /** Undefined where no rule looks at GitHub. */
  github?: RepositoryFacts;
}

export interface ProjectsPlan {
  rows: readonly Row<ProjectChange>[];
  unknown: readonly Unknown[];
  /** The tags of each project once the plan is applied, by its name in lower case. */
  tagsAfter: ReadonlyMap<string, readonly string[]>;
}

type Evaluated = readonly [facts: ProjectFacts, evaluation: ProjectEvaluation];

/**
 * What the rules change in the projects in scope. Each project is evaluated once, and once more where rules look at
 * switches, which are read for it first.
 *
 * @param concurrency of these reads
 */
export async function planProjects(
  context: Context,
  slug: string,
  { projects: all, managedTags }: Pick<RulesFile, 'projects' | 'managedTags'>,
  projects: readonly ProjectFacts[],
  { momentMs, concurrency }: { momentMs: number; concurrency: number },
): Promise<ProjectsPlan> {
  const rules = new ProjectRules(all, momentMs);
  const sorted = projects.toSorted((one, other) => compare(one.project.name, other.project.name));
  const unread = sorted.filter((facts) => evaluate(rules, facts) === 'unread');
  await readSwitches(context, slug, concurrency, unread);
  const evaluated = sorted.map((facts): Evaluated => {
    const evaluation = evaluate(rules, facts);
    if (evaluation === 'unread') throw new TypeError(`the switches of ${facts.project.name} were not read`);
    return [facts, evaluation];
  });
  const managed = managedTags.map(patternMatcher);
  const isManaged = (tag: string) => tag !== PLATFORM_TAG && managed.some((matches) => matches(tag));
  // Where no rule gives a tag, the file is wrong and not the fleet.
  const removes = evaluated.some(([, { tagging }]) => tagging.size > 0);
  const planned = evaluated.map(([facts, evaluation]) => {
    const kept = [...evaluation.unfilled.values()].flat();
    const isRemoved = (tag: string) =>
      removes &&
      evaluation.unknown === undefined &&
      isManaged(tag) &&
      !kept.some((template) => hasForm(tag, template));
    return rowsOf(facts, evaluation, isRemoved, !isWriting(context));
  });
  const spared = removes ? 0 : evaluated.flatMap(([{ project }]) => project.tags.filter(isManaged)).length;
  const unknown = evaluated.flatMap(([{ project }, { unknown: reason }]) =>
    reason === undefined ? [] : [{ target: project.name, reason }],
  );
  context.notices.push(
    ...unknownNotices(unknown, projects.length),
    ...ruleNotices(rules.ready, evaluated),
    ...(spared > 0 ? [{ kind: 'nothing-removed', tags: spared } as const] : []),
    ...(await managedNotices(managedTags, [
      ...evaluated.flatMap(([{ project }, { tags }]) => [...project.tags, ...tags.keys()]),
      ...all.flatMap(({ tags }) => tags),
    ])),
  );
  return {
    rows: planned.flat(),
    unknown,
    tagsAfter: new Map(
      evaluated.map(([{ project }], at) => [
        project.name.toLowerCase(),
        tagsAfter(project, planned[at] ?? []),
      ]),
    ),
  };
}

function evaluate(rules: ProjectRules, { project, scans, github }: ProjectFacts) {
  return rules.evaluate({ project, scans, github, tags: new Set(project.tags) });
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
  const changes: ProjectChange[] = [
    ...tagChanges(project, distinctTags([...tags.keys()]), isRemoved),
    ...(scans === undefined ? [] : switchChanges(project, switches)),
    ...primaryBranchChanges(project, primary_branch?.wanted as string | undefined),
  ];
  return changes.map((change) => plannedRow(change, isDryRun, reasonOf(change, tags, settings)));
}

function reasonOf(
  change: ProjectChange,
  tags: ProjectEvaluation['tags'],
  settings: ProjectEvaluation['settings'],
): Row['why'] {
  if (change.field === 'none') return undefined;
  if (change.field === 'tag') return change.after ? { rule: tags.get(change.tag) } : { because: 'managed' };
  const { rule, over } = settings[change.field] ?? {};
  return { rule, over };
}

function tagsAfter({ tags }: Project, rows: readonly Row<ProjectChange>[]): readonly string[] {
  const changes = rows.flatMap(({ change }) => (change.field === 'tag' ? [change] : []));
  const removed = changes.filter(({ after }) => !after).map(({ tag }) => tag);
  const added = changes.filter(({ after }) => after).map(({ tag }) => tag);
  return [...tagsWithout(tags, removed), ...added];
}

/** Rules that match no project, or never have an effect; those that no project could be asked about say nothing. */
function ruleNotices(ready: readonly ReadyProjectRule[], evaluated: readonly Evaluated[]): Notice[] {
  const matched = new Set(evaluated.flatMap(([, one]) => [...one.matched]));
  const unfilled = Map.groupBy(
    evaluated.flatMap(([, one]) => [...one.unfilled.keys()]),
    (rule) => rule,
  );
  const effective = new Set(
    evaluated.flatMap(([, { tagging, settings }]) => [
      ...[...tagging].map(({ name }) => name),
      ...Object.values(settings).map(({ rule }) => rule),
    ]),
  );
  return ready.flatMap(({ rule, gitHubKeys }): Notice[] => {
    const canEvaluate = evaluated.some(([{ github }]) => unknownFor(gitHubKeys, github) === undefined);
    if (!canEvaluate) return [];
    if (!matched.has(rule)) return [{ kind: 'rule-no-match', rule: rule.name }];
    const projects = unfilled.get(rule)?.length;
    if (projects !== undefined) return [{ kind: 'value-unusable', rule: rule.name, projects }];
    const why = namedSettings(rule).length > 0 ? 'overridden' : 'no-values';
    return effective.has(rule.name) ? [] : [{ kind: 'rule-no-effect', rule: rule.name, why }];
  });
}

/** One for each reason, because a row of the plan says too little of what would help. */
function unknownNotices(unknown: readonly Unknown[], of: number): Notice[] {
  const byReason = Map.groupBy(unknown, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, rows]): Notice[] => {
    const owners = [...new Set(rows.map(({ target }) => target.split('/')[0] ?? target))];
    return [{ kind: 'projects-unknown', reason, projects: rows.length, of, owners }];
  });
}

/** Patterns of managed tags that match no tag, neither of a project nor of a rule. */
async function managedNotices(patterns: readonly string[], given: readonly string[]): Promise<Notice[]> {
  const tags = [...new Set(given)];
  const unmatched = patterns.filter((pattern) => !tags.some(patternMatcher(pattern)));
  const notices = unmatched.map(async (pattern): Promise<Notice> => {
    return {
      kind: 'pattern-unmatched',
      input: 'managed-tags',
      pattern,
      near: await nearestNames(pattern, tags),
    };
  });
  return Promise.all(notices);
}

/** Where the rules file says which projects it is about. */
const INPUT = 'scope.projects';

/**
 * Reads the list of projects and takes those in scope.
 *
 * @returns those in scope, and all of the deployment
 * @throws StepError when the scope as a whole matches nothing
 */
export async function readProjects(context: Context, slug: string, rules: RulesFile) {
  const matcher = nameMatcher(rules.scope);
  context.progress.begin('listing');
  const all = await context.platform.projects(slug);
  const inScope = all
    .filter(({ name }) => matcher.matches(name))
    .map((project): ProjectFacts => ({ project }));
  const names = all.map(({ name }) => name);
  const items = itemsOf(rules.scope);
  if (inScope.length === 0 && items.length > 0) {
    const near = await nearestNames(items[0] ?? '', names);
    throw new StepError({ kind: 'nothing-selected', patterns: items, near, input: INPUT });
  }
  await noteUnmatched(context, INPUT, await unknownOf(context, slug, matcher.unmatched()), names);
  return { inScope, all };
}

/** Items without the names of projects that exist all the same: the list leaves archived ones out. */
async function unknownOf(
  context: Context,
  slug: string,
  { names, patterns, except }: NameList,
): Promise<NameList> {
  const isUnknown = new Map<string, boolean>();
  for (const name of [...names, ...except.filter((item) => !isPattern(item))]) {
    isUnknown.set(name, !(await isProject(context, slug, name)));
  }
  const stays = (item: string) => isUnknown.get(item) !== false;
  return { names: names.filter(stays), patterns, except: except.filter(stays) };
}

/** Reads the switches of projects, each with one request. Other data of them is taken over, because it is newer. */
async function readSwitches(
  context: Context,
  slug: string,
  concurrency: number,
  projects: readonly ProjectFacts[],
): Promise<void> {
  if (projects.length === 0) return;
  context.progress.begin('reading', projects.length);
  await forEachConcurrently(projects, concurrency, async (facts) => {
    Object.assign(facts, await readProject(context, slug, facts.project));
    facts.scans = managedScans(facts.project);
    context.progress.advance(1);
  });
}
