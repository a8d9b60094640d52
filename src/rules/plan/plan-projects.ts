import { plannedRow } from '../../changes/rows.ts';
import type { FindingProject } from '../../findings/filter.ts';
import type { ChangeReason, ProjectChange, Row, ValueChange } from '../../model/change.ts';
import { type Context, forEachConcurrently, isWriting } from '../../model/context.ts';
import { compare, distinctNames, namesWithout, PLATFORM_TAG } from '../../model/names.ts';
import type { Gap, Notice, UnmatchedNotice } from '../../model/notice.ts';
import { PROJECT_SETTINGS, type SettingField } from '../../model/project-settings.ts';
import { patternMatcher } from '../../model/selection.ts';
import { markSelectingNothing, reportItems, unmatchedItems } from '../../model/unmatched.ts';
import { primaryBranch } from '../../platform/resources/project.ts';
import { readProject, settingChanges, tagChanges } from '../../projects/project.ts';
import type { ProjectRule, RulesFile } from '../file/schema.ts';
import { hasForm, type ProjectEvaluation, type ProjectFacts, projectEvaluator } from './project-rules.ts';
import type { UnknownProject } from './result.ts';

/**
 * Compares the projects in scope with the rules, reads switches that rules look at, and adds notices.
 *
 * @param typos notices of names in the rules that match nothing
 * @returns `inScope`: as last observed; `after`: once the plan is applied, by name in lower case
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
  const planned = evaluations.map((evaluation) => planProject(evaluation, isRemovable, !isWriting(context)));
  const unknown = evaluations.flatMap(({ facts, unknown: reason }): UnknownProject[] =>
    reason === undefined ? [] : [{ target: facts.project.name, reason }],
  );
  const tagsInScope = evaluations.flatMap(({ facts }) => facts.project.tags);
  const knownTags = [...tagsInScope, ...givenTags, ...rules.flatMap(({ tags }) => tags)];
  context.notices.push(...projectNotices(rules, evaluations, unknown, typos));
  const spared = givenTags.length > 0 ? 0 : tagsInScope.filter(isManaged).length;
  if (spared > 0) context.notices.push({ kind: 'nothing-removed', subject: 'projects', tags: spared });
  const unused = unmatchedItems('managed-tags', { patterns: managedTags }, 'label', knownTags);
  reportItems(context.notices, markSelectingNothing(unused, 0), 'rules', 'projects');
  return {
    inScope: evaluations.map(({ facts }) => facts),
    rows: planned.flatMap(({ rows }) => rows),
    unknown,
    after: new Map(planned.map(({ after }) => after)),
  };
}

/** Evaluates each project, and again after reading its switches if the rules need them. */
async function evaluateAll(
  context: Context,
  rules: readonly ProjectRule[],
  projects: readonly ProjectFacts[],
  momentMs: number,
) {
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
function planProject(
  { facts: { project }, outcomes, settings, unknown, undecidedTags }: ProjectEvaluation,
  isRemovable: (tag: string) => boolean,
  isDryRun: boolean,
) {
  const unfilled = outcomes.flatMap((outcome) => outcome.unfilled);
  const removes = (tag: string) =>
    unknown === undefined && isRemovable(tag) && !unfilled.some((template) => hasForm(tag, template));
  const wanted = distinctNames(outcomes.flatMap(({ tags }) => tags));
  const ofTags = tagChanges(project, wanted, removes);
  const decided = Object.entries(settings).map(([field, { value }]) => [field, value] as const);
  const changes = [...ofTags, ...settingChanges(project, Object.fromEntries(decided))];
  const reasonOf = (change: ValueChange): ChangeReason => {
    if (change.field !== 'tag') {
      const { rule, over } = settings[change.field] ?? {};
      return { rule: rule?.name, over: over?.name };
    }
    if (!change.after) return { because: 'managed' };
    return { rule: outcomes.find(({ tags }) => tags.includes(change.tag))?.rule.name };
  };
  const tagsWith = (state: boolean) => ofTags.filter(({ after }) => after === state).map(({ tag }) => tag);
  const branch = changes.find((change) => change.field === 'primary_branch')?.after;
  const after: FindingProject = {
    tags: [...namesWithout(project.tags, tagsWith(false)), ...tagsWith(true)],
    undecidedTags,
    primaryBranch: branch ?? primaryBranch(project),
  };
  return {
    rows: changes.map((change): Row<ProjectChange> => plannedRow(change, isDryRun, reasonOf(change))),
    after: [project.name.toLowerCase(), after] as const,
  };
}

function projectNotices(
  rules: readonly ProjectRule[],
  evaluations: readonly ProjectEvaluation[],
  unknown: readonly UnknownProject[],
  typos: readonly UnmatchedNotice[],
): Notice[] {
  const allOutcomes = evaluations.flatMap(({ outcomes }) => outcomes);
  const outcomesByRule = Map.groupBy(allOutcomes, ({ rule }) => rule);
  const deciding = new Set(evaluations.flatMap(decidingRules));
  const ruleNotices = rules.flatMap((rule): Notice[] => {
    const outcomes = outcomesByRule.get(rule) ?? [];
    const matched = outcomes.filter(({ unknown }) => unknown === undefined);
    const skipped = outcomes.length - matched.length;
    // Nothing is known of a rule that was skipped for every project.
    if (skipped > 0 && skipped === evaluations.length) return [];
    if (matched.length === 0) {
      // The notice of a name that matches nothing says more.
      if (skipped === 0 && typos.some((typo) => typo.rule === rule.name)) return [];
      return [{ kind: 'rule-no-match', rule: rule.name, skippedProjects: skipped || undefined }];
    }
    const projects = matched.filter(({ unfilled }) => unfilled.length > 0).length;
    if (projects > 0) return [{ kind: 'value-unusable', rule: rule.name, projects }];
    if (deciding.has(rule) || matched.some(({ tags }) => tags.length > 0)) return [];
    const hasSettings = Object.values(rule.settings).some((wanted) => wanted !== undefined);
    return [{ kind: 'rule-no-effect', rule: rule.name, why: hasSettings ? 'overridden' : 'no-values' }];
  });
  const unknownNotices = [...Map.groupBy(unknown, ({ reason }) => reason)].map(([reason, rows]): Notice => {
    const owners = [...new Set(rows.map(({ target }) => target.split('/')[0] ?? target))];
    return { kind: 'projects-unknown', reason, projects: rows.length, total: evaluations.length, owners };
  });
  return [...unknownNotices, ...ruleNotices, ...typos, ...missingOnGitHub(evaluations)];
}

/** The rules that decide a setting, and skipped ones that may. */
function decidingRules({ outcomes, settings }: ProjectEvaluation): ProjectRule[] {
  const fields = Object.keys(PROJECT_SETTINGS) as SettingField[];
  const decides = (rule: ProjectRule) =>
    fields.some((field) => rule.settings[field] !== undefined && (settings[field]?.rule ?? rule) === rule);
  return outcomes.map(({ rule }) => rule).filter(decides);
}

/** A gap if rules were skipped for more than one in ten projects that should be on GitHub. */
function missingOnGitHub(evaluations: readonly ProjectEvaluation[]): Gap[] {
  const isElsewhere = ({ project: { url }, github }: ProjectFacts) => {
    const reason = github?.known === false ? github.reason : undefined;
    // A project without a URL may come from a local scan.
    return reason === 'other-host' || reason === 'not-a-repository' || (reason === 'no-owner' && !url);
  };
  const expected = evaluations.filter(({ facts }) => !isElsewhere(facts));
  const unknown = expected.filter((project) => project.unknown && project.unknown !== 'personal-account');
  if (unknown.length * 10 <= expected.length) return [];
  return [{ kind: 'drift-unknown', subject: 'projects', unknown: unknown.length, expected: expected.length }];
}
