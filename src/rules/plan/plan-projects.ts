import { plannedRow } from '../../changes/rows.ts';
import type { FindingProject } from '../../findings/filter.ts';
import type { ChangeReason, ProjectChange, Row, ValueChange } from '../../model/change.ts';
import { type Context, forEachConcurrently, isWriting } from '../../model/context.ts';
import { compare, distinctNames, namesWithout, PLATFORM_TAG } from '../../model/names.ts';
import type { UnmatchedNotice } from '../../model/notice.ts';
import type { SettingField } from '../../model/project-settings.ts';
import { patternMatcher } from '../../model/selection.ts';
import { markSelectingNothing, reportItems, unmatchedItems } from '../../model/unmatched.ts';
import { primaryBranch } from '../../platform/resources/project.ts';
import { primaryBranchChanges, readProject, switchChanges, tagChanges } from '../../projects/project.ts';
import type { RulesFile } from '../file/schema.ts';
import { projectNotices } from './notices.ts';
import { hasForm, type ProjectEvaluation, type ProjectFacts, projectEvaluator } from './project-rules.ts';
import type { UnknownProject } from './result.ts';

/**
 * Compares the listed projects in scope with the rules, reads switches that rules look at, and adds notices.
 *
 * @param typos notices of names in the rules that match nothing
 * @returns `inScope`: the projects as last observed; `after`: as they are once the plan is applied, by name in lower case
 */
export async function planByProjectRules(
  context: Context,
  { projects: rules, managedTags }: Pick<RulesFile, 'projects' | 'managedTags'>,
  { inScope, typos }: { inScope: readonly ProjectFacts[]; typos: readonly UnmatchedNotice[] },
  momentMs: number,
) {
  const evaluations = await evaluateAll(context, rules, inScope, momentMs);
  const patterns = managedTags.map(patternMatcher);
  const isManaged = (tag: string) => tag !== PLATFORM_TAG && patterns.some((matches) => matches(tag));
  const givenTags = evaluations.flatMap(({ outcomes }) => outcomes.flatMap(({ tags }) => tags));
  // If no rule gives a tag, the file is probably wrong, so all tags stay.
  const isRemovable = (tag: string) => givenTags.length > 0 && isManaged(tag);
  const planned = evaluations.map((evaluation) => ({
    evaluation,
    rows: rowsOfProject(evaluation, isRemovable, !isWriting(context)),
  }));
  const unknown = evaluations.flatMap(({ facts, unknown: reason }): UnknownProject[] =>
    reason === undefined ? [] : [{ target: facts.project.name, reason }],
  );
  const tagsInScope = evaluations.flatMap(({ facts }) => facts.project.tags);
  const knownTags = [...new Set([...tagsInScope, ...givenTags, ...rules.flatMap((rule) => rule.tags)])];
  context.notices.push(...projectNotices(rules, evaluations, unknown, typos));
  const spared = givenTags.length > 0 ? 0 : tagsInScope.filter(isManaged).length;
  if (spared > 0) context.notices.push({ kind: 'nothing-removed', subject: 'projects', tags: spared });
  const unused = unmatchedItems('managed-tags', { patterns: managedTags }, 'label', knownTags);
  reportItems(context.notices, markSelectingNothing(unused, 0), 'rules', 'projects');
  return {
    inScope: evaluations.map(({ facts }) => facts),
    rows: planned.flatMap(({ rows }) => rows),
    unknown,
    after: new Map(planned.map(({ evaluation, rows }) => projectAfter(evaluation, rows))),
  };
}

/** Evaluates each project, and again after reading its switches if the rules need them. */
async function evaluateAll(
  context: Context,
  rules: RulesFile['projects'],
  projects: readonly ProjectFacts[],
  momentMs: number,
): Promise<ProjectEvaluation[]> {
  const evaluate = projectEvaluator(rules, momentMs);
  const sorted = projects.toSorted((left, right) => compare(left.project.name, right.project.name));
  const evaluations = sorted.map(evaluate);
  const unread = [...evaluations.entries()].filter(([, { needsSwitches }]) => needsSwitches);
  await forEachConcurrently(unread, context.concurrency, async ([index, { facts }]) => {
    const { project, github } = facts;
    evaluations[index] = evaluate({ ...(await readProject(context, project)), github });
  });
  return evaluations;
}

/** @param isRemovable whether a tag that no rule wants may be removed */
function rowsOfProject(
  evaluation: ProjectEvaluation,
  isRemovable: (tag: string) => boolean,
  isDryRun: boolean,
): Row<ProjectChange>[] {
  const { facts, outcomes, settings, unknown } = evaluation;
  const wantedOf = <Field extends SettingField>(field: Field) => settings[field]?.rule.settings[field];
  const unfilled = outcomes.flatMap((outcome) => outcome.unfilled);
  const removes = (tag: string) =>
    unknown === undefined && isRemovable(tag) && !unfilled.some((template) => hasForm(tag, template));
  const wanted = distinctNames(outcomes.flatMap(({ tags }) => tags));
  const changes = [
    ...tagChanges(facts.project, wanted, removes),
    ...switchChanges(facts.project, { diff_scan: wantedOf('diff_scan'), full_scan: wantedOf('full_scan') }),
    ...primaryBranchChanges(facts.project, wantedOf('primary_branch')),
  ];
  const reasonOf = (change: ValueChange): ChangeReason => {
    if (change.field !== 'tag') {
      const { rule, over } = settings[change.field] ?? {};
      return { rule: rule?.name, over: over?.name };
    }
    if (!change.after) return { because: 'managed' };
    return { rule: outcomes.find(({ tags }) => tags.includes(change.tag))?.rule.name };
  };
  return changes.map((change) => plannedRow(change, isDryRun, reasonOf(change)));
}

function projectAfter(
  { facts: { project }, undecidedTags }: ProjectEvaluation,
  rows: readonly Row<ProjectChange>[],
): [key: string, FindingProject] {
  const changes = rows.map(({ change }) => change);
  const tagChanges = changes.flatMap((change) => (change.field === 'tag' ? [change] : []));
  const changedTo = (state: boolean) =>
    tagChanges.filter(({ after }) => after === state).map(({ tag }) => tag);
  const tags = [...namesWithout(project.tags, changedTo(false)), ...changedTo(true)];
  const branch = changes.find((change) => change.field === 'primary_branch')?.after;
  return [
    project.name.toLowerCase(),
    { tags, undecidedTags, primaryBranch: branch ?? primaryBranch(project) },
  ];
}
