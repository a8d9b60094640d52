import type { ProjectChange } from '../../model/change.ts';
import type { PlannedChange } from '../../model/plan.ts';
import {
  SETTING_FIELDS,
  type SettingField,
  type SettingValue,
  TEXT_FIELDS,
} from '../../model/project-settings.ts';
import { distinctTags, tagsWithout } from '../../model/tags.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';
import { SETTINGS } from '../write/project-fields.ts';
import { targetOf } from '../write/project-record.ts';
import type { RepositoryFacts, UnknownReason } from './github-facts.ts';
import type { ProjectState } from './project-conditions.ts';
import type { SettingDecision, Verdict } from './project-rules.ts';

/** A project in scope, with what was read of it. */
export interface ProjectFacts {
  project: Project;
  /** Undefined until they were read on their own. */
  scans: ManagedScans | undefined;
  /** Undefined where no rule looks at GitHub. */
  github: RepositoryFacts | undefined;
}

/** Switches are absent until they were read. */
type Settings = Partial<Record<SettingField, SettingValue>>;

/** Follows a project from what it is to what the rules make of it. */
export class ProjectTrack {
  readonly facts: ProjectFacts;
  tags: readonly string[];
  unknown: UnknownReason | 'rules-disagree' | undefined;
  /** Settings that a rule decides, also where they are right already. */
  decided: readonly SettingField[] = [];
  /** Managed tags that no rule wants and that stay, because nothing is removed from the fleet. */
  spared: readonly string[] = [];
  readonly #givenBy = new Map<string, string>();
  readonly #former: Settings;
  #settings: Settings;
  readonly #setBy = new Map<SettingField, SettingDecision>();
  readonly #seen = new Set<string>();

  constructor(facts: ProjectFacts) {
    this.facts = facts;
    this.tags = facts.project.tags;
    const texts = TEXT_FIELDS.map((field) => [field, SETTINGS[field](facts.project)]);
    this.#former = { ...facts.scans, ...Object.fromEntries(texts) };
    this.#settings = this.#former;
    this.#seen.add(this.#key());
  }

  state(): ProjectState {
    const { facts } = this;
    const { project, github } = facts;
    const { diff_scan, full_scan } = this.#settings;
    const scans = facts.scans && { diff_scan: diff_scan === true, full_scan: full_scan === true };
    return { project, github, tags: new Set(this.tags), scans };
  }

  /**
   * Makes the project what the rules want. Where that leads back to what it was before, the rules want different
   * things of it in turn, and it is left alone.
   *
   * @returns whether it is another now, so that the rules have to be asked again
   */
  take(verdict: Verdict, removes: boolean, isManaged: (tag: string) => boolean): boolean {
    if (this.unknown === 'rules-disagree') return false;
    this.unknown = verdict.unknown;
    const wanted = distinctTags([...verdict.tags.keys()]);
    const unwanted = tagsWithout(this.tags, wanted).filter(isManaged);
    const leaving = new Set(removes && verdict.unknown === undefined ? unwanted : []);
    this.spared = verdict.unknown === undefined && !removes ? unwanted : [];
    for (const [tag, rule] of verdict.tags) this.#givenBy.set(tag, rule);
    const before = this.#key();
    const staying = this.tags.filter((tag) => !leaving.has(tag));
    // As the platform spells it, where the project has it.
    this.tags = [...staying, ...tagsWithout(wanted, staying)];
    this.decided = SETTING_FIELDS.filter((field) => verdict.settings[field] !== undefined);
    this.#set(verdict.settings);
    const after = this.#key();
    if (after === before) return false;
    if (this.#seen.has(after)) {
      this.unknown = 'rules-disagree';
      this.tags = this.facts.project.tags;
      this.#settings = this.#former;
      return false;
    }
    this.#seen.add(after);
    return true;
  }

  changes(): PlannedChange<ProjectChange>[] {
    const { project } = this.facts;
    const target = targetOf(project);
    const added = tagsWithout(this.tags, project.tags);
    const removed = tagsWithout(project.tags, this.tags);
    const changes: PlannedChange<ProjectChange>[] = [];
    for (const tag of added) {
      const rule = this.#givenBy.get(tag);
      const change: ProjectChange = { target, field: 'tag', tag, before: false, after: true };
      changes.push({ change, ...(rule === undefined ? {} : { why: { rule } }) });
    }
    for (const tag of removed) {
      const change: ProjectChange = { target, field: 'tag', tag, before: true, after: false };
      changes.push({ change, why: { because: 'managed' } });
    }
    for (const field of SETTING_FIELDS) {
      const [before, after] = [this.#former[field], this.#settings[field]];
      if (before === after) continue;
      const { rule, over } = this.#setBy.get(field) ?? {};
      const why = { ...(rule === undefined ? {} : { rule }), ...(over === undefined ? {} : { over }) };
      changes.push({ change: { target, field, before, after } as ProjectChange, why });
    }
    return changes;
  }

  #set(settings: Verdict['settings']): void {
    for (const field of SETTING_FIELDS) {
      const decided = settings[field];
      if (decided === undefined || decided.wanted === this.#settings[field]) continue;
      this.#setBy.set(field, decided);
      this.#settings = { ...this.#settings, [field]: decided.wanted };
    }
  }

  #key(): string {
    return JSON.stringify([[...this.tags].sort(), SETTING_FIELDS.map((field) => this.#settings[field])]);
  }
}
