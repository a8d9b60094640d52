import type { Clock } from './clock.ts';
import type { DetectionBundle, DetectionProduct, RemediationPolicy } from './policies/bundles.ts';
import type { Quirks, ReadLag } from './quirks.ts';
import type { Project } from './state.ts';

export type PolicyContent = DetectionBundle | readonly RemediationPolicy[];
type PolicyPart = DetectionProduct | 'remediation';

interface Former<T> {
  readonly row: T;
  readonly untilMs: number;
  /** Of how many more reads it is what they show. */
  reads: number;
}

/** What something was before each of its changes: a replica that has not heard of a change shows what was there before. */
class FormerRows<T extends object> {
  readonly #rows = new WeakMap<T, Former<T>[]>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  keep(one: T, copy: T, { forMs, reads = Number.POSITIVE_INFINITY }: ReadLag): void {
    const untilMs = this.#clock.now + (forMs ?? Number.POSITIVE_INFINITY);
    this.#rows.set(one, [...this.#hidden(one), { row: copy, untilMs, reads }]);
  }

  /** As it was before the first of the changes that do not show yet. */
  shown(one: T): T {
    return this.#hidden(one)[0]?.row ?? one;
  }

  countRead(one: T): void {
    for (const former of this.#hidden(one)) former.reads -= 1;
  }

  #hidden(one: T): Former<T>[] {
    const { now } = this.#clock;
    return (this.#rows.get(one) ?? []).filter(({ untilMs, reads }) => untilMs > now && reads > 0);
  }
}

/** What reads show on servers whose reads, lists or filters lag behind the writes. */
export class LateReads {
  readonly #quirks: Quirks;
  readonly #projects: FormerRows<Project>;
  /** Before their last PUT. */
  readonly #policies = new Map<PolicyPart, { content: PolicyContent; untilMs: number }>();
  readonly #clock: Clock;

  constructor(quirks: Quirks, clock: Clock) {
    this.#quirks = quirks;
    this.#clock = clock;
    this.#projects = new FormerRows(clock);
  }

  keepProject(project: Project): void {
    const { projectLag } = this.#quirks;
    if (projectLag) this.#projects.keep(project, { ...project, tags: [...project.tags] }, projectLag);
  }

  keepPolicies(part: PolicyPart, content: PolicyContent): void {
    const { policyLagMs = 0 } = this.#quirks;
    this.#policies.set(part, { content, untilMs: this.#clock.now + policyLagMs });
  }

  /** A part of the policies as a read shows it. */
  policies<Content extends PolicyContent>(part: PolicyPart, content: Content): Content {
    const former = this.#policies.get(part);
    return former !== undefined && former.untilMs > this.#clock.now ? (former.content as Content) : content;
  }

  /** The project as a read of it, or a list, shows it; this counts as a read of it. */
  project(project: Project): Project {
    if (!this.#quirks.projectLag) return project;
    const shown = this.#projects.shown(project);
    this.#projects.countRead(project);
    return shown;
  }
}
