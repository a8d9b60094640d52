import type { RepositoryFacts } from '../../github/project-match.ts';
import type { Repository } from '../../github/repositories.ts';
import { nameKey } from '../../model/names.ts';
import type { UnknownReason } from '../../model/notice.ts';
import type { SettingField, SettingValue } from '../../model/project-settings.ts';
import type { NameList } from '../../model/selection.ts';
import type { ManagedScans } from '../../platform/resources/project.ts';
import type { Observed } from '../../projects/project.ts';
import { gitHubKeysOf, placeholdersOf } from '../file/project-rules.ts';
import type { ProjectRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';
import { gitHubValues, type ProjectState, type ProjectTest, projectTest } from '../project-conditions.ts';

/** A project in scope, with what was read of it. */
export interface ProjectFacts extends Observed {
  /** Undefined until they were read on their own. */
  scans?: ManagedScans;
  /** Undefined where no rule looks at GitHub. */
  github?: RepositoryFacts;
}

/** Why the keys cannot be looked at in this project's repository; undefined when they can. */
export function unknownFor(
  keys: readonly string[],
  facts: RepositoryFacts | undefined,
): UnknownReason | undefined {
  if (keys.length === 0) return undefined;
  if (facts === undefined) return 'not-visible';
  if (!facts.known) return facts.reason;
  const { properties, teams } = facts.repository;
  const asked = [
    ['properties', properties, keys.some((key) => key.startsWith('github.property.'))],
    ['teams', teams, keys.includes('github.team')],
  ] as const;
  for (const [what, values, isAsked] of asked) {
    if (!isAsked || Array.isArray(values) || values instanceof Map) continue;
    if (values === 'personal-account') return values;
    return values === undefined ? `${what}-unknown` : `${what}-refused`;
  }
  return undefined;
}

/** A rule, ready to decide about projects. */
export interface ReadyProjectRule {
  rule: ProjectRule;
  matches: ProjectTest;
  settings: readonly (readonly [SettingField, SettingValue])[];
  index: number;
  gitHubKeys: readonly string[];
}

function readyProjectRule(rule: ProjectRule, index: number, momentMs: number): ReadyProjectRule {
  const holds = allHold(rule.when, momentMs);
  const exceptions = rule.except.map((set) => allHold(set, momentMs));
  const given = Object.entries(rule.settings) as [SettingField, SettingValue][];
  return {
    rule,
    index,
    matches: (state) => holds(state) && !exceptions.some((isException) => isException(state)),
    settings: given.filter(([, wanted]) => wanted !== undefined),
    gitHubKeys: gitHubKeysOf(rule),
  };
}

/** Conditions on switches come last, so that these are read only where the others hold. */
function allHold(set: ConditionSet, momentMs: number): ProjectTest {
  const keys = Object.entries(set).sort(
    ([one], [other]) => Number(isOfSwitch(one)) - Number(isOfSwitch(other)),
  );
  const tests = keys.map(([key, value]) => projectTest(key, value, momentMs));
  return (state) => tests.every((test) => test(state));
}

function isOfSwitch(key: string): boolean {
  return key.startsWith('managed-scan.');
}

interface SettingDecision {
  wanted: SettingValue;
  rule: string;
  over?: string;
}

/** What the rules say about one project. */
export interface ProjectEvaluation {
  /** Each wanted tag, and the first rule that gives it. */
  tags: ReadonlyMap<string, string>;
  settings: Partial<Record<SettingField, SettingDecision>>;
  matched: ReadonlySet<ProjectRule>;
  /** Those of `matched` that gave a tag. */
  tagging: ReadonlySet<ProjectRule>;
  /** Tags that matching rules would give, but for values that no tag can hold; by rule. */
  unfilled: ReadonlyMap<ProjectRule, readonly string[]>;
  /** Why rules that look at GitHub were skipped; absent where none was. */
  unknown?: UnknownReason;
  /** All of this depends on switches that were not read yet. */
  needsSwitches: boolean;
}

/** The rules for projects, to be asked about one project after the other. */
export function projectEvaluator(rules: readonly ProjectRule[], momentMs: number) {
  const ready = rules.map((rule, index) => readyProjectRule(rule, index, momentMs));
  const rulesFor = ruleFinder(ready);
  return { ready, evaluate: (facts: ProjectFacts) => evaluate(rulesFor(facts.project.name), facts) };
}

/** Rules that name their projects and nothing else are found by name: there may be thousands of them. */
function ruleFinder(rules: readonly ReadyProjectRule[]): (name: string) => readonly ReadyProjectRule[] {
  const named = rules.map((ready) => {
    const { names = [], patterns = [] } = Object(ready.rule.when.name) as Partial<NameList>;
    // Rules that look at GitHub may leave any project alone.
    return { ready, names: patterns.length + ready.gitHubKeys.length === 0 ? names : [] };
  });
  const ofAll = named.filter(({ names }) => names.length === 0).map(({ ready }) => ready);
  const keyed = named.flatMap(({ ready, names }) => names.map((name) => ({ ready, key: nameKey(name) })));
  const ofName = Map.groupBy(keyed, ({ key }) => key);
  return (name) => {
    const own = ofName.get(nameKey(name))?.map(({ ready }) => ready);
    return own === undefined ? ofAll : [...ofAll, ...own].sort((one, other) => one.index - other.index);
  };
}

/**
 * Asks the rules about one project, from top to bottom. A rule that looks at what is not known of the repository is
 * skipped, and a setting that it names is left as it is.
 */
function evaluate(
  rules: readonly ReadyProjectRule[],
  { project, scans, github }: ProjectFacts,
): ProjectEvaluation {
  let needsSwitches = false;
  const visible = new Set(project.tags);
  const isOn: ProjectState['isOn'] = (field) => {
    needsSwitches ||= scans === undefined;
    return scans?.[field];
  };
  const tags = new Map<string, string>();
  const settings: ProjectEvaluation['settings'] = {};
  const matched = new Set<ProjectRule>();
  const tagging = new Set<ProjectRule>();
  const frozen = new Set<SettingField>();
  const unfilled = new Map<ProjectRule, readonly string[]>();
  const repository = github?.known ? github.repository : undefined;
  let unknown: UnknownReason | undefined;
  for (const ready of rules) {
    const { rule } = ready;
    const reason = unknownFor(ready.gitHubKeys, github);
    if (reason !== undefined) {
      unknown ??= reason;
      for (const [field] of ready.settings) frozen.add(field);
      continue;
    }
    if (!ready.matches({ project, github, tags: visible, isOn })) continue;
    matched.add(rule);
    const withoutTag = rule.tags.filter((tag) => isUnfilled(tag, repository));
    if (withoutTag.length > 0) unfilled.set(rule, withoutTag);
    for (const tag of rule.tags.flatMap((one) => filledTags(one, repository))) {
      tagging.add(rule);
      if (tags.has(tag)) continue;
      tags.set(tag, rule.name);
      visible.add(tag);
    }
    for (const [field, wanted] of ready.settings) {
      if (field !== 'primary_branch') needsSwitches ||= scans === undefined;
      // The last rule that matches wins.
      const above = settings[field];
      const over = above?.wanted === wanted ? above?.over : above?.rule;
      settings[field] = { wanted, rule: rule.name, over };
    }
  }
  for (const field of frozen) delete settings[field];
  return { tags, settings, matched, tagging, unfilled, unknown, needsSwitches };
}

const MAX_VALUE_LENGTH = 100;

function isUsable(value: string): boolean {
  return value.length <= MAX_VALUE_LENGTH && !/[\r\n\u2028\u2029,]/.test(value);
}

function isUnfilled(tag: string, repository: Repository | undefined): boolean {
  if (repository === undefined) return false;
  return placeholdersOf(tag).some((key) => !gitHubValues(repository, key).every(isUsable));
}

/** The tags that a tag with placeholders stands for: one for each value, none where the repository lacks one. */
function filledTags(tag: string, repository: Repository | undefined): string[] {
  const [start, end] = [tag.indexOf('${'), tag.indexOf('}')];
  if (start < 0) return [tag];
  const [key = ''] = placeholdersOf(tag);
  const values = repository === undefined ? [] : gitHubValues(repository, key).filter(isUsable);
  const rests = filledTags(tag.slice(end + 1), repository);
  return values.flatMap((value) => rests.map((rest) => `${tag.slice(0, start)}${value}${rest}`));
}

/** Whether a tag may come from a tag with placeholders, whatever their values are. */
export function hasForm(tag: string, template: string): boolean {
  const start = template.slice(0, template.indexOf('${')).toLowerCase();
  const end = template.slice(template.lastIndexOf('}') + 1).toLowerCase();
  return tag.toLowerCase().startsWith(start) && tag.toLowerCase().endsWith(end);
}
