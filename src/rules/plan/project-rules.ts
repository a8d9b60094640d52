import type { Repository } from '../../github/repositories.ts';
import { nameKey } from '../../model/names.ts';
import {
  PROJECT_SETTINGS,
  SETTING_FIELDS,
  type SettingField,
  type SettingValue,
} from '../../model/project-settings.ts';
import type { NameList } from '../../model/selection.ts';
import { placeholdersOf } from '../file/project-rules.ts';
import type { ProjectRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';
import {
  type Answer,
  gitHubValues,
  type ProjectState,
  type ProjectTest,
  projectTest,
  type RepositoryFacts,
} from '../project-conditions.ts';

/** Why a rule cannot decide about a project. */
export type UnknownReason =
  | Extract<RepositoryFacts, { known: false }>['reason']
  | 'personal-account'
  | `${'properties' | 'teams'}-${'unknown' | 'refused'}`;

const PROPERTY = 'github.property.';

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
    ['properties', properties, keys.some((key) => key.startsWith(PROPERTY))],
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
  settings: ReturnType<typeof namedSettings>;
  /** Its place in the file, from 0. */
  index: number;
  /** Whether the switches have to be read where it matches. */
  namesSwitches: boolean;
  gitHubKeys: readonly string[];
}

function readyProjectRule(rule: ProjectRule, index: number, momentMs: number): ReadyProjectRule {
  const when = projectSet(rule.when, momentMs);
  const except = rule.except.map((set) => projectSet(set, momentMs));
  return {
    rule,
    index,
    matches: (state) => ruleMatches(when, except, state),
    settings: namedSettings(rule),
    namesSwitches: Object.keys(rule.managedScan).length > 0,
    gitHubKeys: gitHubKeysOf(rule),
  };
}

/** What a rule wants a setting to be. */
export interface SettingDecision {
  wanted: SettingValue;
  rule: string;
  /** The rule above that wanted something else. */
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
}

/** Settings that a rule names, with what it wants them to be. */
export function namedSettings(rule: ProjectRule): { field: SettingField; wanted: SettingValue }[] {
  return SETTING_FIELDS.map((field) => ({ field, wanted: wantedBy(rule, field) })).filter(
    ({ wanted }) => wanted !== undefined,
  );
}

/** Undefined: the rule does not name it. */
function wantedBy(rule: ProjectRule, field: SettingField): SettingValue {
  const setting = PROJECT_SETTINGS[field];
  return setting.kind === 'text' ? rule[setting.property] : rule.managedScan[setting.key];
}

/** A set of conditions that holds when all of them do. */
function projectSet(set: ConditionSet, momentMs: number): ProjectTest {
  const tests = Object.entries(set).map(([key, value]) => projectTest(key, value, momentMs));
  return (state) => {
    let answer: Answer = true;
    for (const test of tests) {
      const one = test(state);
      if (one === false) return false;
      if (one === 'unread') answer = 'unread';
    }
    return answer;
  };
}

/** What a rule looks at of GitHub, in conditions and tags. */
export function gitHubKeysOf({ when, except, tags }: ProjectRule): string[] {
  const conditions = [when, ...except].flatMap((set) => Object.keys(set));
  return [...conditions.filter((key) => key.startsWith('github.')), ...tags.flatMap(placeholdersOf)];
}

/** The rules for projects, asked about one project after the other. */
export class ProjectRules {
  readonly ready: readonly ReadyProjectRule[];
  /** Rules that name their projects and nothing else, by name: there may be thousands of them. */
  readonly #ofName = new Map<string, ReadyProjectRule[]>();
  /** Whoever they may match. */
  readonly #ofAll: ReadyProjectRule[] = [];

  constructor(rules: readonly ProjectRule[], momentMs: number) {
    this.ready = rules.map((rule, index) => readyProjectRule(rule, index, momentMs));
    for (const ready of this.ready) {
      const name = ready.rule.when.name;
      // Rules that look at GitHub may leave any project alone.
      const { names = [], patterns = [] } = Object(name) as Partial<NameList>;
      const isNamed = patterns.length === 0 && names.length > 0;
      if (!isNamed || ready.gitHubKeys.length > 0) this.#ofAll.push(ready);
      else for (const one of names) mapList(this.#ofName, nameKey(one)).push(ready);
    }
  }

  #rulesFor(name: string): readonly ReadyProjectRule[] {
    const named = this.#ofName.get(nameKey(name));
    if (named === undefined) return this.#ofAll;
    return [...this.#ofAll, ...named].sort((one, other) => one.index - other.index);
  }

  /**
   * Asks the rules about one project, from top to bottom. A rule that looks at what is not known of the repository is
   * skipped, and a setting that it names is left as it is.
   *
   * @returns `unread` where the answer depends on switches that were not read yet
   */
  evaluate(state: ProjectState): ProjectEvaluation | 'unread' {
    const tags = new Map<string, string>();
    const visible = new Set(state.tags);
    const seen = { ...state, tags: visible };
    const settings: ProjectEvaluation['settings'] = {};
    const matched = new Set<ProjectRule>();
    const tagging = new Set<ProjectRule>();
    const frozen = new Set<SettingField>();
    const unfilled = new Map<ProjectRule, readonly string[]>();
    let unknown: UnknownReason | undefined;
    for (const ready of this.#rulesFor(state.project.name)) {
      const { rule } = ready;
      const reason = unknownFor(ready.gitHubKeys, state.github);
      if (reason !== undefined) {
        unknown ??= reason;
        for (const { field } of ready.settings) frozen.add(field);
        continue;
      }
      const answer = ready.matches(seen);
      if (answer === 'unread' || (answer && ready.namesSwitches && state.scans === undefined))
        return 'unread';
      if (!answer) continue;
      matched.add(rule);
      const repository = state.github?.known ? state.github.repository : undefined;
      const withoutTag = rule.tags.filter((tag) => isUnfilled(tag, repository));
      if (withoutTag.length > 0) unfilled.set(rule, withoutTag);
      for (const tag of rule.tags.flatMap((one) => filledTags(one, repository))) {
        tagging.add(rule);
        if (tags.has(tag)) continue;
        tags.set(tag, rule.name);
        visible.add(tag);
      }
      for (const { field, wanted } of ready.settings) {
        settings[field] = decision(rule.name, wanted, settings[field]);
      }
    }
    for (const field of frozen) delete settings[field];
    return { tags, settings, matched, tagging, unfilled, unknown };
  }
}

function mapList<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

function ruleMatches(
  when: (state: ProjectState) => Answer,
  except: readonly ((state: ProjectState) => Answer)[],
  state: ProjectState,
): Answer {
  let answer = when(state);
  if (answer === false) return false;
  for (const set of except) {
    const isOut = set(state);
    if (isOut === true) return false;
    if (isOut === 'unread') answer = 'unread';
  }
  return answer;
}

/** The last rule that matches wins. */
function decision(rule: string, wanted: SettingValue, above: SettingDecision | undefined): SettingDecision {
  const over = above !== undefined && above.wanted === wanted ? above.over : above?.rule;
  return { wanted, rule, over };
}

const MAX_VALUE_LENGTH = 100;

/** Whether a tag can hold a value. */
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
