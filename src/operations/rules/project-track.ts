import type { ProjectChange } from '../../model/change.ts';
import type { PlannedChange } from '../../model/plan.ts';
import type { ManagedScans, Project } from '../../platform/resources/project.ts';
import { targetOf } from '../write/project-record.ts';
import type { RepositoryFacts, UnknownReason } from './github-facts.ts';
import type { ProjectState } from './project-conditions.ts';
import type { SwitchDecision, Verdict } from './project-rules.ts';

/** A project in scope, with what was read of it. */
export interface ProjectFacts {
  project: Project;
  /** Undefined until they were read on their own. */
  scans: ManagedScans | undefined;
  /** Undefined where no rule looks at GitHub. */
  github: RepositoryFacts | undefined;
}

const FIELDS = ['diff_scan', 'full_scan'] as const;

/** Follows a project from what it is to what the rules make of it. */
export class ProjectTrack {
  readonly facts: ProjectFacts;
  tags: readonly string[];
  scans: ManagedScans | undefined;
  unknown: UnknownReason | 'rules-disagree' | undefined;
  /** Switches that a rule decides, also where they are right already. */
  decided: readonly (keyof ManagedScans)[] = [];
  /** Managed tags that no rule wants and that stay, because nothing is removed from the fleet. */
  spared: readonly string[] = [];
  readonly #givenBy = new Map<string, string>();
  readonly #switchedBy = new Map<string, SwitchDecision>();
  readonly #seen = new Set<string>();

  constructor(facts: ProjectFacts) {
    this.facts = facts;
    this.tags = facts.project.tags;
    this.scans = facts.scans;
    this.#seen.add(this.#key());
  }

  state(): ProjectState {
    const { project, github } = this.facts;
    return { project, github, tags: new Set(this.tags), scans: this.scans };
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
    const unwanted = this.tags.filter((tag) => !verdict.tags.has(tag) && isManaged(tag));
    const leaving = new Set(removes && verdict.unknown === undefined ? unwanted : []);
    this.spared = verdict.unknown === undefined && !removes ? unwanted : [];
    for (const [tag, rule] of verdict.tags) this.#givenBy.set(tag, rule);
    const before = this.#key();
    this.tags = [...new Set([...this.tags.filter((tag) => !leaving.has(tag)), ...verdict.tags.keys()])];
    this.decided = FIELDS.filter((field) => verdict.switches[field] !== undefined);
    this.#turn(verdict.switches);
    const after = this.#key();
    if (after === before) return false;
    if (this.#seen.has(after)) {
      this.unknown = 'rules-disagree';
      this.tags = this.facts.project.tags;
      this.scans = this.facts.scans;
      return false;
    }
    this.#seen.add(after);
    return true;
  }

  changes(): PlannedChange<ProjectChange>[] {
    const { project, scans } = this.facts;
    const target = targetOf(project);
    const added = this.tags.filter((tag) => !project.tags.includes(tag));
    const removed = project.tags.filter((tag) => !this.tags.includes(tag));
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
    for (const field of FIELDS) {
      if (scans === undefined || this.scans === undefined || scans[field] === this.scans[field]) continue;
      const { rule, over } = this.#switchedBy.get(field) ?? {};
      const why = { ...(rule === undefined ? {} : { rule }), ...(over === undefined ? {} : { over }) };
      changes.push({ change: { target, field, before: scans[field], after: this.scans[field] }, why });
    }
    return changes;
  }

  #turn(switches: Verdict['switches']): void {
    const { scans } = this;
    if (scans === undefined) return;
    for (const field of FIELDS) {
      const decided = switches[field];
      if (decided === undefined || decided.wanted === this.scans?.[field]) continue;
      this.#switchedBy.set(field, decided);
      this.scans = { ...(this.scans ?? scans), [field]: decided.wanted };
    }
  }

  #key(): string {
    return JSON.stringify([[...this.tags].sort(), this.scans?.diff_scan, this.scans?.full_scan]);
  }
}
