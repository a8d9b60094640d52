import type { ProjectChange } from '../../model/change.ts';
import { compare } from '../../model/compare.ts';
import type { Notice } from '../../model/notice.ts';
import type { PlannedChange, Unknown } from '../../model/plan.ts';
import type { SettingField } from '../../model/project-settings.ts';
import { PLATFORM_TAG } from '../../model/tags.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ProjectRule, RulesFile } from '../../rules/file/schema.ts';
import { patternMatcher } from '../pattern.ts';
import { unknownFor, unknownNotices } from './github-facts.ts';
import { namedSettings, ProjectRules, type ReadyProjectRule, type Verdict } from './project-rules.ts';
import { type ProjectFacts, ProjectTrack } from './project-track.ts';

export interface ProjectsPlan {
  /** Projects whose switches must be read first; while there are any, the rest is empty. */
  unread: readonly Project[];
  changes: readonly PlannedChange<ProjectChange>[];
  /** How many projects are right already. */
  unchanged: number;
  unknown: readonly Unknown[];
  notices: readonly Notice[];
  /** The tags of each project once the plan is applied, by its name in lower case. */
  tagsAfter: ReadonlyMap<string, readonly string[]>;
  /** The settings that rules decide for each project, by its name. */
  decided: ReadonlyMap<string, readonly SettingField[]>;
}

/** A file whose rules chase each other is cut off here; each project is followed until nothing changes. */
const MAX_ROUNDS = 100;

/**
 * What the rules change in the projects in scope. Rules are asked again about what they have made of a project, until
 * nothing changes any more: a plan that is applied leaves nothing for the next one.
 */
export function planProjects(
  rules: Pick<RulesFile, 'projects' | 'managedTags'>,
  projects: readonly ProjectFacts[],
  momentMs: number,
): ProjectsPlan {
  const projectRules = new ProjectRules(rules.projects, momentMs);
  const managed = rules.managedTags.map(patternMatcher);
  const isManaged = (tag: string) => tag !== PLATFORM_TAG && managed.some((matches) => matches(tag));
  const tracks = [...projects].sort(byName).map((facts) => new ProjectTrack(facts));
  const record = new RuleRecord(rules.projects);
  const verdicts = new Map<ProjectTrack, Verdict>();
  let changed: readonly ProjectTrack[] = tracks;
  for (let round = 0; round < MAX_ROUNDS && changed.length > 0; round++) {
    const unread: Project[] = [];
    for (const track of changed) {
      const verdict = projectRules.judge(track.state());
      if (verdict === 'unread') unread.push(track.facts.project);
      else verdicts.set(track, verdict);
    }
    if (unread.length > 0) return { ...NOTHING, unread };
    for (const verdict of verdicts.values()) record.note(verdict);
    // Where no rule gives a tag, the file is wrong and not the fleet.
    const removes = [...verdicts.values()].some(({ tagging }) => tagging.size > 0);
    changed = [...verdicts].flatMap(([track, verdict]) =>
      track.take(verdict, removes, isManaged) ? [track] : [],
    );
  }
  return planOf(tracks, record.notices(projectRules.ready, projects));
}

const NOTHING: Omit<ProjectsPlan, 'unread'> = {
  changes: [],
  unchanged: 0,
  unknown: [],
  notices: [],
  tagsAfter: new Map(),
  decided: new Map(),
};

function planOf(tracks: readonly ProjectTrack[], notices: readonly Notice[]): ProjectsPlan {
  const changes = tracks.map((track) => track.changes());
  const spared = tracks.reduce((sum, track) => sum + track.spared.length, 0);
  const unknown = tracks.flatMap(({ facts, unknown: reason }) =>
    reason === undefined ? [] : [{ target: facts.project.name, reason }],
  );
  return {
    unread: [],
    changes: changes.flat(),
    unchanged: changes.filter(({ length }) => length === 0).length,
    unknown,
    notices: [
      ...unknownNotices(unknown, tracks.length),
      ...notices,
      ...(spared > 0 ? [{ kind: 'nothing-removed' as const, tags: spared }] : []),
    ],
    tagsAfter: new Map(tracks.map(({ facts, tags }) => [facts.project.name.toLowerCase(), tags])),
    decided: new Map(tracks.map(({ facts, decided }) => [facts.project.name, decided])),
  };
}

/** Which rules ever matched a project, and which ever decided something. */
class RuleRecord {
  readonly #rules: readonly ProjectRule[];
  readonly #matched = new Set<ProjectRule>();
  readonly #effective = new Set<string>();

  constructor(rules: readonly ProjectRule[]) {
    this.#rules = rules;
  }

  note({ matched, tagging, settings }: Verdict): void {
    for (const rule of matched) this.#matched.add(rule);
    for (const { name } of tagging) this.#effective.add(name);
    for (const decided of Object.values(settings)) this.#effective.add(decided.rule);
  }

  notices(ready: readonly ReadyProjectRule[], projects: readonly ProjectFacts[]): Notice[] {
    const judgeable = new Set(
      ready
        .filter(({ gitHubKeys }) =>
          projects.some(({ github }) => unknownFor(gitHubKeys, github) === undefined),
        )
        .map(({ rule }) => rule),
    );
    return this.#rules.flatMap((rule): Notice[] => {
      if (!judgeable.has(rule)) return [];
      if (!this.#matched.has(rule)) return [{ kind: 'rule-no-match', rule: rule.name }];
      const why = namedSettings(rule).length > 0 ? 'overridden' : 'no-values';
      return this.#effective.has(rule.name) ? [] : [{ kind: 'rule-no-effect', rule: rule.name, why }];
    });
  }
}

function byName({ project: one }: ProjectFacts, { project: other }: ProjectFacts): number {
  return compare(one.name, other.name);
}
