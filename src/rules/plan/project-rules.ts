import type { Repository, RepositoryFacts } from '../../github/repositories.ts';
import { nameKey, namesWithout } from '../../model/names.ts';
import type { UnknownReason } from '../../model/notice.ts';
import { PROJECT_SETTINGS, type SettingField } from '../../model/project-settings.ts';
import { isPattern, itemsOf, type NameList, patternMatcher } from '../../model/selection.ts';
import { managedScans, type ObservedProject } from '../../projects/project.ts';
import { gitHubKeysOf, placeholdersOf } from '../file/project-rules.ts';
import type { ProjectRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';
import type { ProjectState, ProjectTest } from '../project-conditions.ts';
import { gitHubValues, PROPERTY_PREFIX, projectTest } from '../project-conditions.ts';

/** A project in scope, as last observed. The list of projects lacks its switches. */
export interface ProjectFacts extends ObservedProject {
  /** Undefined if no rule looks at GitHub. */
  github?: RepositoryFacts;
}

/** Why a repository's values for the keys are unknown; undefined if they are known. */
function unknownFor(keys: readonly string[], facts: RepositoryFacts | undefined): UnknownReason | undefined {
  if (keys.length === 0) return undefined;
  if (facts === undefined) return 'not-visible';
  if (!facts.known) return facts.reason;
  const { properties, teams, owner } = facts.repository;
  const lacksProperties = !(properties instanceof Map) && keys.some((key) => key.startsWith(PROPERTY_PREFIX));
  const lacksTeams = !Array.isArray(teams) && keys.includes('github.team');
  if (!lacksProperties && !lacksTeams) return undefined;
  if (owner.type === 'User') return 'personal-account';
  if (lacksProperties) return properties === undefined ? 'properties-unknown' : 'properties-refused';
  return teams === undefined ? 'teams-unknown' : 'teams-refused';
}

/** The outcome of a rule for a project that it matches, or for which it was skipped. */
interface RuleOutcome {
  rule: ProjectRule;
  unknown?: UnknownReason;
  /** Tags that the rule gives, with placeholders filled in. */
  tags: readonly string[];
  /** Tags with a placeholder for which the repository has a value that no tag can hold. */
  unfilled: readonly string[];
}

interface SettingDecision {
  rule: ProjectRule;
  /** The last rule with another value, which it overrides. */
  over?: ProjectRule;
}

export interface ProjectEvaluation {
  facts: ProjectFacts;
  outcomes: readonly RuleOutcome[];
  /** Why rules that look at GitHub were skipped; undefined if none was. */
  unknown?: UnknownReason;
  settings: Partial<Record<SettingField, SettingDecision>>;
  /** Tags that skipped rules would perhaps give, as written: whether the project gets them is unknown. */
  undecidedTags: readonly string[];
  /** The evaluation is preliminary: the rules need switches that were not read yet. */
  needsSwitches: boolean;
}

export function projectEvaluator(
  rules: readonly ProjectRule[],
  momentMs: number,
): (facts: ProjectFacts) => ProjectEvaluation {
  const rulesFor = ruleFinder(rules.map((rule, index) => ({ index, ...readyRule(rule, momentMs) })));
  return (facts) => evaluate(rulesFor(facts.project.name), facts);
}

function readyRule(rule: ProjectRule, momentMs: number) {
  const holds = allHold(rule.when, momentMs);
  const exceptions = rule.except.map((set) => allHold(set, momentMs));
  const matches: ProjectTest = (state) => holds(state) && !exceptions.some((excepts) => excepts(state));
  return {
    rule,
    matches,
    gitHubKeys: gitHubKeysOf(rule),
    mayMatchTag: tagTest([rule.when, ...rule.except], 'tag'),
  };
}

type ReadyRule = ReturnType<typeof readyRule> & { index: number };

/** Tests conditions on switches last, so that switches are read only if the others hold. */
function allHold(set: ConditionSet, momentMs: number): ProjectTest {
  const { switches = [], others = [] } = Object.groupBy(Object.entries(set), ([key]) =>
    key.startsWith('managed-scan.') ? 'switches' : 'others',
  );
  const tests = [...others, ...switches].map(([key, value]) => projectTest(key, value, momentMs));
  return (state) => tests.every((test) => test(state));
}

/**
 * Returns a function that finds the rules that may match a project, in order. It indexes rules whose `name` lists plain
 * names, because an exported file has thousands, but not those that look at GitHub.
 */
function ruleFinder(rules: readonly ReadyRule[]): (name: string) => readonly ReadyRule[] {
  const namesIn = ({ rule, gitHubKeys }: ReadyRule): readonly string[] => {
    const { names = [], patterns = [] } = Object(rule.when.name) as Partial<NameList>;
    // A rule that looks at GitHub can make any project unknown, so all are evaluated.
    return patterns.length + gitHubKeys.length === 0 ? names : [];
  };
  const general = rules.filter((ready) => namesIn(ready).length === 0);
  const named = rules.flatMap((ready) => namesIn(ready).map((name) => ({ ready, key: nameKey(name) })));
  const byName = Map.groupBy(named, ({ key }) => key);
  return (name) => {
    const indexed = byName.get(nameKey(name))?.map(({ ready }) => ready) ?? [];
    return [...general, ...indexed].sort((left, right) => left.index - right.index);
  };
}

/** Reasons why GitHub has no values for a project: a skipped rule would give it no tag either. */
const WITHOUT_VALUES: readonly UnknownReason[] = [
  'other-host',
  'not-a-repository',
  'no-owner',
  'personal-account',
];

/**
 * Evaluates the rules in order. Skips a rule that needs unknown data of the repository, and one that looks at a tag which
 * a skipped rule may give.
 */
function evaluate(rules: readonly ReadyRule[], facts: ProjectFacts): ProjectEvaluation {
  const { project, readAtMs, github } = facts;
  const scans = readAtMs === undefined ? undefined : managedScans(project);
  // Becomes true only where the other conditions of a rule hold: `allHold` tests those on switches last.
  let looksAtSwitches = false;
  const isOn: ProjectState['isOn'] = (field) => {
    looksAtSwitches = true;
    return scans?.[field];
  };
  const repository = github?.known ? github.repository : undefined;
  const tags = new Set(project.tags);
  const outcomes: RuleOutcome[] = [];
  const undecided: { tag: string; reason: UnknownReason }[] = [];
  for (const { rule, matches, gitHubKeys, mayMatchTag } of rules) {
    const isUndecided = (tag: string) => !tags.has(tag) && mayMatchTag(tag);
    const unknown = unknownFor(gitHubKeys, github) ?? undecided.find(({ tag }) => isUndecided(tag))?.reason;
    if (unknown !== undefined) {
      outcomes.push({ rule, unknown, tags: [], unfilled: [] });
      const missing = WITHOUT_VALUES.includes(unknown) ? [] : namesWithout(rule.tags, [...tags]);
      undecided.push(...missing.map((tag) => ({ tag, reason: unknown })));
    } else if (matches({ project, github, tags, isOn })) {
      const filled = rule.tags.flatMap((tag) => filledTags(tag, repository));
      const unfilled = rule.tags.filter((tag) => isUnfilled(tag, repository));
      outcomes.push({ rule, tags: filled, unfilled });
      for (const tag of filled) tags.add(tag);
    }
  }
  const settings = decideSettings(outcomes);
  const setsSwitches = settings.diff_scan !== undefined || settings.full_scan !== undefined;
  const needsSwitches = scans === undefined && (looksAtSwitches || setsSwitches);
  const undecidedTags = namesWithout(
    undecided.map(({ tag }) => tag),
    [...tags],
  );
  const unknown = outcomes.find((outcome) => outcome.unknown !== undefined)?.unknown;
  return { facts, outcomes, unknown, settings, undecidedTags, needsSwitches };
}

/** The last rule that matches decides; a setting that a skipped rule names stays as it is. */
function decideSettings(outcomes: readonly RuleOutcome[]): ProjectEvaluation['settings'] {
  const settings: ProjectEvaluation['settings'] = {};
  for (const field of Object.keys(PROJECT_SETTINGS) as SettingField[]) {
    const concerned = outcomes.filter(({ rule }) => rule.settings[field] !== undefined);
    const rule = concerned.at(-1)?.rule;
    if (rule === undefined || concerned.some(({ unknown }) => unknown !== undefined)) continue;
    const overridden = concerned.findLast((outcome) => outcome.rule.settings[field] !== rule.settings[field]);
    settings[field] = { rule, over: overridden?.rule };
  }
  return settings;
}

const MAX_VALUE_LENGTH = 100;

function isUsable(value: string): boolean {
  return value.length <= MAX_VALUE_LENGTH && !/[\r\n\u2028\u2029,]/.test(value);
}

function isUnfilled(tag: string, repository: Repository | undefined): boolean {
  if (repository === undefined) return false;
  return placeholdersOf(tag).some((key) => !gitHubValues(repository, key).every(isUsable));
}

/** Fills in the placeholders of a tag: one tag for each value, none if the repository lacks a value. */
function filledTags(tag: string, repository: Repository | undefined): string[] {
  const [start, end] = [tag.indexOf('${'), tag.indexOf('}')];
  if (start < 0) return [tag];
  const [key = ''] = placeholdersOf(tag);
  const values = repository === undefined ? [] : gitHubValues(repository, key).filter(isUsable);
  const endings = filledTags(tag.slice(end + 1), repository);
  return values.flatMap((value) => endings.map((ending) => `${tag.slice(0, start)}${value}${ending}`));
}

/** Whether a tag starts and ends like a template, so that values of its placeholders may have made it. */
export function hasForm(tag: string, template: string): boolean {
  const start = template.slice(0, template.indexOf('${')).toLowerCase();
  const end = template.slice(template.lastIndexOf('}') + 1).toLowerCase();
  return tag.toLowerCase().startsWith(start) && tag.toLowerCase().endsWith(end);
}

/**
 * Returns a test of whether conditions on tags may match a tag that a rule gives; its placeholders stand for any value.
 *
 * @param key of the conditions
 */
export function tagTest(sets: readonly ConditionSet[], key: string): (tag: string) => boolean {
  const items = sets.flatMap((set) => (key in set ? itemsOf(set[key] as NameList) : []));
  const tests = items.map((item) => item.replace(/^!/, '')).map(mayMatch);
  return (tag) => tests.some((test) => test(tag));
}

export function mayMatch(item: string): (tag: string) => boolean {
  const matches = patternMatcher(item);
  return (tag) => {
    if (!tag.includes('${')) return matches(tag);
    if (!isPattern(item)) return hasForm(item, tag);
    const [start = ''] = item.toLowerCase().split(/[*?]/);
    const [tagStart = ''] = tag.toLowerCase().split('${');
    return start.startsWith(tagStart) || tagStart.startsWith(start);
  };
}
