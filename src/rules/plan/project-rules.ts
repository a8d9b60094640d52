import type { Repository } from '../../github/repository.ts';
import { nameKey } from '../../model/names.ts';
import {
  PROJECT_SETTINGS,
  SETTING_FIELDS,
  type SettingField,
  type SettingValue,
} from '../../model/project-settings.ts';
import type { NameList } from '../../model/selection.ts';
import type { ProjectRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';
import {
  type Answer,
  gitHubValues,
  type ProjectState,
  type ProjectTest,
  projectTest,
} from '../project-conditions.ts';
import { type UnknownReason, unknownFor } from './github-facts.ts';

/** A rule, ready to decide about projects. */
export interface ReadyProjectRule {
  rule: ProjectRule;
  matches: (state: ProjectState) => Answer;
  /** None where its tags are what they are. */
  templates: readonly TagTemplate[];
  settings: ReturnType<typeof namedSettings>;
  /** Its place in the file, from 0. */
  index: number;
  /** Whether the switches have to be read where it matches. */
  namesSwitches: boolean;
  /** What it looks at of GitHub, in conditions and tags. */
  gitHubKeys: readonly string[];
}

export function readyProjectRule(rule: ProjectRule, index: number, momentMs: number): ReadyProjectRule {
  const when = projectSet(rule.when, momentMs);
  const except = rule.except.map((set) => projectSet(set, momentMs));
  const filled = rule.tags.map(tagTemplate);
  const templates = filled.some(({ keys }) => keys.length > 0) ? filled : [];
  const gitHubKeys = [
    ...gitHubKeysOf(rule.when),
    ...rule.except.flatMap(gitHubKeysOf),
    ...templates.flatMap(({ keys }) => keys),
  ];
  const matches = (state: ProjectState) => ruleMatches(when, except, state);
  const settings = namedSettings(rule);
  const namesSwitches = Object.keys(rule.managedScan).length > 0;
  return { rule, index, matches, templates, settings, namesSwitches, gitHubKeys };
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

function gitHubKeysOf(set: ConditionSet): string[] {
  return Object.keys(set).filter((key) => key.startsWith('github.'));
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
      for (const tag of tagsOf(ready, state)) {
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
    return { tags, settings, matched, tagging, unknown };
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

function tagsOf({ rule, templates }: ReadyProjectRule, { github }: ProjectState): readonly string[] {
  if (templates.length === 0) return rule.tags;
  const repository = github?.known ? github.repository : undefined;
  return templates.flatMap((template) => filledTags(template, repository));
}

/** The last rule that matches wins. */
function decision(rule: string, wanted: SettingValue, above: SettingDecision | undefined): SettingDecision {
  const over = above !== undefined && above.wanted === wanted ? above.over : above?.rule;
  return { wanted, rule, over };
}

/** A tag of a rule, with its `${github.…}` taken apart. */
interface TagTemplate {
  /** Fixed texts, and between them the keys that are filled in. */
  texts: readonly string[];
  keys: readonly string[];
}

function tagTemplate(tag: string): TagTemplate {
  const parts = tag.split(/\$\{\s*([^}]*?)\s*\}/);
  return {
    texts: parts.filter((_, at) => at % 2 === 0),
    keys: parts.filter((_, at) => at % 2 === 1),
  };
}

/** The tags that a template gives: one for each value, none where the repository lacks one. */
function filledTags({ texts, keys }: TagTemplate, repository: Repository | undefined): string[] {
  let tags = [texts[0] ?? ''];
  for (const [at, key] of keys.entries()) {
    const values = repository === undefined ? [] : gitHubValues(repository, key);
    const next = texts[at + 1] ?? '';
    tags = tags.flatMap((start) => values.map((value) => `${start}${value}${next}`));
  }
  return tags;
}
