import type { ProjectRule } from '../../model/rules.ts';
import type { ManagedScans } from '../../platform/resources/project.ts';
import { type UnknownReason, unknownFor } from './github-facts.ts';
import { type Answer, gitHubKeysOf, type ProjectState, projectSet } from './project-conditions.ts';
import { filledTags, type TagTemplate, tagTemplate } from './tag-template.ts';

/** A rule, ready to decide about projects. */
export interface ReadyProjectRule {
  rule: ProjectRule;
  matches: (state: ProjectState) => Answer;
  templates: readonly TagTemplate[];
  /** What it looks at of GitHub, in conditions and tags. */
  gitHubKeys: readonly string[];
}

export function readyProjectRule(rule: ProjectRule, momentMs: number): ReadyProjectRule {
  const when = projectSet(rule.when, momentMs);
  const except = rule.except.map((set) => projectSet(set, momentMs));
  const templates = rule.tags.map(tagTemplate);
  const gitHubKeys = [
    ...gitHubKeysOf(rule.when),
    ...rule.except.flatMap(gitHubKeysOf),
    ...templates.flatMap(({ keys }) => keys),
  ];
  return { rule, matches: (state) => ruleMatches(when, except, state), templates, gitHubKeys };
}

/** What a rule wants a switch to be. */
export interface SwitchDecision {
  wanted: boolean;
  rule: string;
  /** The rule above that wanted something else. */
  over?: string;
}

/** What the rules say about one project. */
export interface Verdict {
  /** Each wanted tag, and the first rule that gives it. */
  tags: ReadonlyMap<string, string>;
  switches: Partial<Record<keyof ManagedScans, SwitchDecision>>;
  matched: ReadonlySet<ProjectRule>;
  /** Those of `matched` that gave a tag. */
  tagging: ReadonlySet<ProjectRule>;
  /** Why rules that look at GitHub were skipped; absent where none was. */
  unknown?: UnknownReason;
}

const SWITCHES = [
  ['diff', 'diff_scan'],
  ['full', 'full_scan'],
] as const;

/**
 * Asks all rules about one project, from top to bottom. A rule that looks at what is not known of the repository is
 * skipped, and a switch that it names is left as it is.
 *
 * @returns `unread` where the answer depends on switches that were not read yet
 */
export function judgeProject(rules: readonly ReadyProjectRule[], state: ProjectState): Verdict | 'unread' {
  const tags = new Map<string, string>();
  const visible = new Set(state.tags);
  const switches: Verdict['switches'] = {};
  const matched = new Set<ProjectRule>();
  const tagging = new Set<ProjectRule>();
  const frozen = new Set<keyof ManagedScans>();
  let unknown: UnknownReason | undefined;
  for (const ready of rules) {
    const { rule } = ready;
    const reason = unknownFor(ready.gitHubKeys, state.github);
    if (reason !== undefined) {
      unknown ??= reason;
      for (const [flag, field] of SWITCHES) if (rule.managedScan[flag] !== undefined) frozen.add(field);
      continue;
    }
    const answer = ready.matches({ ...state, tags: visible });
    const namesSwitches = SWITCHES.some(([flag]) => rule.managedScan[flag] !== undefined);
    if (answer === 'unread' || (answer && namesSwitches && state.scans === undefined)) return 'unread';
    if (!answer) continue;
    matched.add(rule);
    for (const tag of tagsOf(ready, state)) {
      tagging.add(rule);
      visible.add(tag);
      if (!tags.has(tag)) tags.set(tag, rule.name);
    }
    for (const [flag, field] of SWITCHES) {
      const wanted = rule.managedScan[flag];
      if (wanted !== undefined) switches[field] = decision(rule.name, wanted, switches[field]);
    }
  }
  for (const field of frozen) delete switches[field];
  return { tags, switches, matched, tagging, ...(unknown === undefined ? {} : { unknown }) };
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

function tagsOf({ templates }: ReadyProjectRule, { github }: ProjectState): string[] {
  const repository = github?.known ? github.repository : undefined;
  return templates.flatMap((template) => filledTags(template, repository));
}

/** The last rule that matches wins. */
function decision(rule: string, wanted: boolean, above: SwitchDecision | undefined): SwitchDecision {
  const over = above?.wanted === wanted ? above.over : above?.rule;
  return { wanted, rule, ...(over === undefined ? {} : { over }) };
}
