import type { FieldChange, ProjectChange, ProjectTarget } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import type { FormerProject, ProjectRow, RowState } from '../../model/journal.ts';
import type { SettingField } from '../../model/project-settings.ts';
import { tagsWithout } from '../../model/tags.ts';
import type { Clock } from '../../platform/http/clock.ts';
import { CancelledError, PlatformError } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { rowFailureOf } from '../step.ts';
import { PastStates } from './past-states.ts';
import { changeKey, formerOf, isAsBefore, type ProjectPart, shows } from './project-fields.ts';

/** A read that is older than this, in ms, says too little about what a project is now. */
export const MAX_READ_AGE_MS = 5000;

/** One project of a plan: what is wanted of it, what was seen of it, and what was done to it. */
export class ProjectRecord {
  name: string;
  /** As it was seen last; undefined until it was read. */
  seen: Project | undefined;
  seenAtMs = Number.NEGATIVE_INFINITY;
  former: FormerProject | undefined;
  changes: readonly ProjectChange[] = [];
  /** Settings that are wanted as they are, beside those that change. */
  decided: readonly SettingField[] = [];
  #isPlanned = false;
  /** Tags of before that are gone, or may still go. */
  tagsAtRisk: readonly string[] = [];
  /** Tags of before that went when a tag of ours came: the platform may keep no more, or somebody took them off. */
  evicted: readonly string[] = [];
  /** Tags that a write of ours took away, and that were put back. */
  putBack: readonly string[] = [];
  failure: RowFailure | undefined;
  readonly #sent = new Set<ProjectChange>();
  /** Were seen in effect after they were sent: what undoes them later is somebody's. */
  readonly #landed = new Set<ProjectChange>();
  readonly #others = new Map<string, FieldChange>();
  readonly #past = new PastStates();

  constructor(name: string) {
    this.name = name;
  }

  get target(): ProjectTarget {
    return targetOf(this.seen ?? { name: this.name });
  }

  /** Nothing is known to be right before it was compared with what is wanted. */
  plan(changes: readonly ProjectChange[], decided: readonly SettingField[] = []): void {
    this.changes = changes;
    this.decided = decided;
    this.#isPlanned = true;
  }

  /** Takes in what a read or an answer shows. */
  see(project: Project, atMs: number): void {
    this.name = project.name;
    this.former = { ...formerOf(project), ...this.former };
    const { managed_scan_config = this.seen?.managed_scan_config } = project;
    this.seen = managed_scan_config === undefined ? project : { ...project, managed_scan_config };
    this.seenAtMs = atMs;
    for (const change of this.#sent) if (shows(project, change)) this.#landed.add(change);
  }

  /** The changes that are still right: nobody has made them, undone them, or decided otherwise. */
  due(): readonly ProjectChange[] {
    const { seen } = this;
    if (seen === undefined) return [];
    return this.changes.filter((change) => !this.#landed.has(change) && isAsBefore(seen, change));
  }

  /** What a read shows that is not late. */
  upToDate(project: Project, askedAtMs: number): Project {
    return this.seen === undefined ? project : this.#past.upToDate(project, this.seen, askedAtMs);
  }

  /** Notes what a request was to make that the platform did not refuse, or that was cut off. */
  async sending<T extends { kind: string }>(
    part: ProjectPart,
    changes: readonly ProjectChange[],
    answer: Promise<T>,
    clock: Clock,
  ): Promise<T> {
    const write = this.seen === undefined ? answer : this.#past.during(part, this.seen, answer, clock);
    const ended = await write.catch((error) => {
      if (!(error instanceof PlatformError) || error.failure.sent) this.#noteSent(changes);
      throw error;
    });
    if (ended.kind === 'answered' || ended.kind === 'empty' || ended.kind === 'open') this.#noteSent(changes);
    return ended;
  }

  #noteSent(changes: readonly ProjectChange[]): void {
    for (const change of changes) this.#sent.add(change);
  }

  isSent(change: ProjectChange): boolean {
    return this.#sent.has(change);
  }

  /** What others changed; what they changed back is as it was. */
  noteOthers(changes: readonly FieldChange[]): void {
    for (const change of changes) {
      const key = changeKey(change);
      const earlier = this.#others.get(key);
      if (earlier === undefined) this.#others.set(key, change);
      else if (earlier.before === change.after) this.#others.delete(key);
      else this.#others.set(key, { ...earlier, after: change.after } as FieldChange);
    }
  }

  /** A request that was cancelled before it was sent leaves the project as it is. */
  fail(error: unknown): void {
    const isUnsent = error instanceof CancelledError && !error.failure.sent;
    if (!isUnsent) this.failure ??= rowFailureOf(error);
  }

  row(isDryRun: boolean): ProjectRow {
    const { name, seen, former, changes, putBack } = this;
    const tagsAtRisk = [...this.tagsAtRisk, ...tagsWithout(this.evicted, seen?.tags ?? [])];
    const done = changes.filter((change) => this.#sent.has(change) && seen && shows(seen, change));
    const failure = this.failure ?? this.#remaining(done);
    const others = [...this.#others.values()];
    return {
      project: name,
      ...(seen?.id === undefined ? {} : { id: seen.id }),
      ...(seen?.url === undefined ? {} : { url: seen.url }),
      state: this.#state(isDryRun, failure),
      ...(former && { former }),
      changes,
      ...(this.#sent.size > 0 && { done }),
      ...(putBack.length > 0 && { putBack }),
      ...(tagsAtRisk.length > 0 && { tagsAtRisk }),
      ...(others.length > 0 && { others }),
      ...(failure && { failure }),
    };
  }

  /** Of a project that was written in part: why the rest is missing. */
  #remaining(done: readonly ProjectChange[]): RowFailure | undefined {
    const { seen, changes } = this;
    if (this.#sent.size === 0 || seen === undefined) return undefined;
    const missing = changes.filter((change) => !done.includes(change) && !shows(seen, change));
    if (missing.length === 0) return undefined;
    const undone = missing.filter((change) => this.#landed.has(change));
    if (undone.length > 0) return { kind: 'undone', changes: undone };
    const left = missing.filter((change) => isAsBefore(seen, change));
    return left.length > 0 ? { kind: 'interrupted', left } : undefined;
  }

  #state(isDryRun: boolean, failure: RowFailure | undefined): RowState {
    if (failure !== undefined) return failure.kind === 'unknown' ? 'unknown' : 'failed';
    const { seen, changes } = this;
    if (seen === undefined || !this.#isPlanned) return 'not-reached';
    const missing = changes.filter((change) => !shows(seen, change));
    if (missing.length === 0 && this.#sent.size > 0) return 'changed';
    if (missing.length === 0) return changes.length === 0 && this.#others.size > 0 ? 'left' : 'unchanged';
    if (isDryRun) return 'would-change';
    if (this.#sent.size > 0) return 'changed';
    return missing.some((change) => isAsBefore(seen, change)) ? 'not-reached' : 'left';
  }
}

/** What an answer about the project must have: an answer about another one is not about it. */
export function idOf(project: { id?: bigint } | undefined): { id?: bigint } {
  return project?.id === undefined ? {} : { id: project.id };
}

export function targetOf({ name, id, url }: Pick<Project, 'name' | 'id' | 'url'>): ProjectTarget {
  return {
    kind: 'project',
    name,
    ...(id === undefined ? {} : { id }),
    ...(url === undefined ? {} : { url }),
  };
}
