import type { ProjectChange, Row } from '../../changes/change.ts';
import { plannedRow } from '../../changes/rows.ts';
import { compare, distinctTags, PLATFORM_TAG, tagsWithout } from '../../model/names.ts';
import type { Notice } from '../../model/notice.ts';
import { patternMatcher } from '../../model/selection.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';
import { primaryBranchChanges, switchChanges, tagChanges } from '../../projects/project.ts';
import type { RulesFile } from '../file/schema.ts';
import type { RepositoryFacts } from '../project-conditions.ts';
import { unknownFor, unknownNotices } from './github-facts.ts';
import {
  namedSettings,
  type ProjectEvaluation,
  ProjectRules,
  type ReadyProjectRule,
} from './project-rules.ts';
import type { Unknown } from './result.ts';

/** A project in scope, with what was read of it. */
export interface ProjectFacts {
  project: Project;
  /** Undefined until they were read on their own. */
  scans: ManagedScans | undefined;
  /** Undefined where no rule looks at GitHub. */
  github: RepositoryFacts | undefined;
}

export interface ProjectsPlan {
  rows: readonly Row<ProjectChange>[];
  /** How many projects are up to date. */
  unchanged: number;
  unknown: readonly Unknown[];
  notices: readonly Notice[];
  /** The tags of each project once the plan is applied, by its name in lower case. */
  tagsAfter: ReadonlyMap<string, readonly string[]>;
}

type Evaluated<Facts> = readonly [facts: Facts, evaluation: ProjectEvaluation];

/**
 * What the rules change in the projects in scope. Each project is evaluated once, and once more where rules look at
 * switches, which are read for it first.
 *
 * @param readSwitches fills in the switches of projects
 */
export async function planProjects<Facts extends ProjectFacts>(
  rules: Pick<RulesFile, 'projects' | 'managedTags'>,
  projects: readonly Facts[],
  readSwitches: (projects: readonly Facts[]) => Promise<void>,
  { momentMs, isDryRun }: { momentMs: number; isDryRun: boolean },
): Promise<ProjectsPlan> {
  const projectRules = new ProjectRules(rules.projects, momentMs);
  const sorted = projects.toSorted((one, other) => compare(one.project.name, other.project.name));
  await readSwitches(sorted.filter((facts) => evaluate(projectRules, facts) === 'unread'));
  const evaluated = sorted.map((facts): Evaluated<Facts> => {
    const evaluation = evaluate(projectRules, facts);
    if (evaluation === 'unread') throw new TypeError(`the switches of ${facts.project.name} were not read`);
    return [facts, evaluation];
  });
  const managed = rules.managedTags.map(patternMatcher);
  const isManaged = (tag: string) => tag !== PLATFORM_TAG && managed.some((matches) => matches(tag));
  // Where no rule gives a tag, the file is wrong and not the fleet.
  const removes = evaluated.some(([, { tagging }]) => tagging.size > 0);
  const planned = evaluated.map(([facts, evaluation]) => {
    const isRemoved = (tag: string) => evaluation.unknown === undefined && isManaged(tag);
    return rowsOf(facts, evaluation, removes ? isRemoved : () => false, isDryRun);
  });
  const spared = removes ? 0 : sum(evaluated.map((one) => one[0].project.tags.filter(isManaged).length));
  const unknown = evaluated.flatMap(([{ project }, { unknown: reason }]) =>
    reason === undefined ? [] : [{ target: project.name, reason }],
  );
  const nothingRemoved: Notice[] = spared > 0 ? [{ kind: 'nothing-removed', tags: spared }] : [];
  return {
    rows: planned.flat(),
    unchanged: planned.filter(({ length }) => length === 0).length,
    unknown,
    notices: [
      ...unknownNotices(unknown, projects.length),
      ...ruleNotices(projectRules.ready, evaluated),
      ...nothingRemoved,
    ],
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
function ruleNotices(
  ready: readonly ReadyProjectRule[],
  evaluated: readonly Evaluated<ProjectFacts>[],
): Notice[] {
  const matched = new Set(evaluated.flatMap(([, one]) => [...one.matched]));
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
    const why = namedSettings(rule).length > 0 ? 'overridden' : 'no-values';
    return effective.has(rule.name) ? [] : [{ kind: 'rule-no-effect', rule: rule.name, why }];
  });
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
