import type { Repository, RepositoryFacts } from '../../github/repositories.ts';
import { nameKey, namesWithout } from '../../model/names.ts';
import type { UnknownReason } from '../../model/notice.ts';
import { PROJECT_SETTINGS, type SettingField, type SettingValue } from '../../model/project-settings.ts';
import { isPattern, type NameList, patternMatcher } from '../../model/selection.ts';
import { managedScans, type ObservedProject } from '../../projects/project.ts';
import { gitHubKeysOf, placeholdersOf } from '../file/project-rules.ts';
import type { ProjectRule } from '../file/schema.ts';
import { type ConditionSet, itemsIn, setsOf } from '../file/values.ts';
import {
  gitHubValues,
  PROPERTY_PREFIX,
  type ProjectState,
  type ProjectTest,
  projectTest,
} from '../project-conditions.ts';

export interface ProjectFacts extends ObservedProject {
  /** Undefined if no rule looks at GitHub. */
  github?: RepositoryFacts;
}

/** Undefined if the repository's values for the keys are known. */
function unknownFor(keys: readonly string[], facts: RepositoryFacts | undefined): UnknownReason | undefined {
  if (keys.length === 0 || facts === undefined) return undefined;
  if (!facts.known) return facts.reason;
  const { properties, teams, owner } = facts.repository;
  const lacksProperties = !(properties instanceof Map) && keys.some((key) => key.startsWith(PROPERTY_PREFIX));
  const lacksTeams = !Array.isArray(teams) && keys.includes('github.team');
  if (!lacksProperties && !lacksTeams) return undefined;
  if (owner.type === 'User') return 'personal-account';
  if (lacksProperties) return properties === undefined ? 'properties-unknown' : 'properties-refused';
  return teams === undefined ? 'teams-unknown' : 'teams-refused';
}

/** A rule that matches a project, or that was skipped for it. */
interface RuleOutcome {
  rule: ProjectRule;
  /** Only of one that was skipped. */
  unknown?: UnknownReason;
  /** With placeholders filled in. */
  tags: readonly string[];
  /** Tags with a placeholder for which the repository has a value that no tag can hold. */
  unfilled: readonly string[];
}

export interface ProjectEvaluation {
  facts: ProjectFacts;
  outcomes: readonly RuleOutcome[];
  /** Undefined if no rule was skipped. */
  unknown?: UnknownReason;
  /** The rule that decides each setting, and the last one with another value, which it overrides. */
  settings: Partial<Record<SettingField, { rule: ProjectRule; value: SettingValue; over?: ProjectRule }>>;
  /** Tags that skipped rules may give, as written. */
  undecidedTags: readonly string[];
  /** The evaluation is preliminary: switches were not read yet. */
  needsSwitches: boolean;
}

export function projectEvaluator(rules: readonly ProjectRule[], momentMs: number) {
  const rulesFor = ruleFinder(rules.map((rule, index) => readyRule(rule, index, momentMs)));
  return (facts: ProjectFacts) => evaluate(rulesFor(facts.project.name), facts);
}

type ReadyRule = ReturnType<typeof readyRule>;

function readyRule(rule: ProjectRule, index: number, momentMs: number) {
  const holds = allHold(rule.when, momentMs);
  const exceptions = rule.except.map((set) => allHold(set, momentMs));
  const matches: ProjectTest = (state) => holds(state) && !exceptions.some((excepts) => excepts(state));
  const mayMatchTag = tagTest(setsOf(rule), 'tag');
  return { rule, index, matches, gitHubKeys: gitHubKeysOf(rule), mayMatchTag };
}

/** Tests switches last, so that they are read only if the other conditions hold. */
function allHold(set: ConditionSet, momentMs: number): ProjectTest {
  const rank = ([key]: [string, unknown]) => Number(key.startsWith('managed-scan.'));
  const entries = Object.entries(set).sort((left, right) => rank(left) - rank(right));
  const tests = entries.map(([key, value]) => projectTest(key, value, momentMs));
  return (state) => tests.every((test) => test(state));
}

/** Finds the rules that may match a project, in order; by name, because an exported file has thousands. */
function ruleFinder(rules: readonly ReadyRule[]) {
  const namesIn = ({ rule, gitHubKeys }: ReadyRule): readonly string[] => {
    const { names = [], patterns = [] } = Object(rule.when.name) as Partial<NameList>;
    // A rule that looks at GitHub can make any project unknown.
    return patterns.length + gitHubKeys.length === 0 ? names : [];
  };
  const general = rules.filter((ready) => namesIn(ready).length === 0);
  const named = rules.flatMap((ready) => namesIn(ready).map((name) => ({ ready, key: nameKey(name) })));
  const byName = Map.groupBy(named, ({ key }) => key);
  return (name: string) => {
    const indexed = byName.get(nameKey(name))?.map(({ ready }) => ready) ?? [];
    return [...general, ...indexed].sort((left, right) => left.index - right.index);
  };
}

/** GitHub has no values for such a project: a skipped rule would give it no tag. */
const WITHOUT_VALUES: readonly UnknownReason[] = [
  'other-host',
  'not-a-repository',
  'no-owner',
  'personal-account',
];

/** Skips a rule that needs unknown data, or looks at a tag which a skipped rule may give. */
function evaluate(rules: readonly ReadyRule[], facts: ProjectFacts): ProjectEvaluation {
  const { project, readAtMs, github } = facts;
  const scans = readAtMs === undefined ? undefined : managedScans(project);
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
  const missing = undecided.map(({ tag }) => tag);
  return {
    facts,
    outcomes,
    unknown: outcomes.find(({ unknown }) => unknown !== undefined)?.unknown,
    settings,
    undecidedTags: namesWithout(missing, [...tags]),
    needsSwitches: scans === undefined && (looksAtSwitches || setsSwitches),
  };
}

/** The last rule that matches decides; a setting that a skipped rule names stays as it is. */
function decideSettings(outcomes: readonly RuleOutcome[]) {
  const settings: ProjectEvaluation['settings'] = {};
  for (const field of Object.keys(PROJECT_SETTINGS) as SettingField[]) {
    const concerned = outcomes.filter(({ rule }) => rule.settings[field] !== undefined);
    const rule = concerned.at(-1)?.rule;
    if (rule === undefined || concerned.some(({ unknown }) => unknown !== undefined)) continue;
    const value = rule.settings[field];
    const overridden = concerned.findLast((outcome) => outcome.rule.settings[field] !== value);
    settings[field] = { rule, value, over: overridden?.rule };
  }
  return settings;
}

function isUsable(value: string): boolean {
  return value.length <= 100 && !/[\r\n\u2028\u2029,]/.test(value);
}

function isUnfilled(tag: string, repository: Repository | undefined): boolean {
  if (repository === undefined) return false;
  return placeholdersOf(tag).some((key) => !gitHubValues(repository, key).every(isUsable));
}

/** One tag for each value of its placeholders; none if the repository lacks a value. */
function filledTags(tag: string, repository: Repository | undefined): string[] {
  const [start, end] = [tag.indexOf('${'), tag.indexOf('}')];
  if (start < 0) return [tag];
  const [key = ''] = placeholdersOf(tag);
  const values = repository === undefined ? [] : gitHubValues(repository, key).filter(isUsable);
  const endings = filledTags(tag.slice(end + 1), repository);
  return values.flatMap((value) => endings.map((ending) => `${tag.slice(0, start)}${value}${ending}`));
}

/** Whether values of a template's placeholders may have made a tag. */
export function hasForm(tag: string, template: string): boolean {
  const start = template.slice(0, template.indexOf('${')).toLowerCase();
  const end = template.slice(template.lastIndexOf('}') + 1).toLowerCase();
  return tag.toLowerCase().startsWith(start) && tag.toLowerCase().endsWith(end);
}

/** Tests whether conditions of that key may match a tag that a rule gives. */
export function tagTest(sets: readonly ConditionSet[], key: string): (tag: string) => boolean {
  const tests = itemsIn(sets, key).map((item) => mayMatch(item.replace(/^!/, '')));
  return (tag) => tests.some((test) => test(tag));
}

/** The placeholders of a tag stand for any value. */
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
