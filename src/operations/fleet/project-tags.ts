import type { ProjectChange, TagChange } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import { PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { endsStep, RowError } from '../step.ts';
import { noteOthers } from './fresh.ts';
import { noteSent, type OpenRow } from './row.ts';
import { PLATFORM_TAG, type TagRequest, type TagServer } from './tag-server.ts';
import { isTagChange, type ProjectTask, shows, together } from './wanted.ts';

interface Lost {
  request: TagRequest;
  failure: RequestFailure;
}

/**
 * One project's tags while they are written: what was seen of them last, which requests may still land, and which
 * tags have to be put back. What the row says of tags is derived from it, after everything that happens.
 */
export class ProjectTags {
  /** As it was seen last. */
  project: Project;
  readonly #task: ProjectTask;
  readonly #row: OpenRow;
  readonly #server: TagServer;
  readonly #doneBefore: readonly ProjectChange[];
  /** What differs in the project as it was seen last. */
  #due: readonly TagChange[];
  /** All that any request was to make. */
  #sent: readonly TagChange[] = [];
  #underWay: TagRequest | undefined;
  /** Their answers were lost, and they may still land. */
  #open: readonly Lost[] = [];
  /** What requests of ours took away and is not back yet. */
  #taken: readonly string[] = [];

  /**
   * @param project as it was read last; the task's own where that is recent enough
   * @param done what was done to it before, and counts again where it is seen
   */
  constructor(
    project: Project,
    task: ProjectTask,
    row: OpenRow,
    server: TagServer,
    done: readonly ProjectChange[],
  ) {
    this.project = project;
    this.#task = task;
    this.#row = row;
    this.#server = server;
    this.#doneBefore = done;
    this.#due = (project === task.project ? task.changes : task.wanted(project)).filter(isTagChange);
  }

  /** What is to be put back; the platform puts its own tag back itself. */
  get missing(): readonly string[] {
    return this.#taken.filter((tag) => tag !== PLATFORM_TAG);
  }

  /** The next request of a kind: what is to come with what is to be put back, or what is to go. */
  next(part: 'add' | 'put back' | 'remove'): TagRequest | undefined {
    const leaving = tagsOf(this.#due, false);
    if (part === 'remove')
      return leaving.length === 0 ? undefined : { kind: 'delete', tags: leaving, list: leaving };
    const { missing } = this;
    const tags = part === 'add' ? [...tagsOf(this.#due, true), ...missing] : missing;
    if (tags.length === 0) return undefined;
    const isWhole = missing.length > 0 || this.#server.behaviour === 'replaces';
    const stay = isWhole ? [...this.#taken, ...this.project.tags] : [];
    // A list that names what is to go would bring it back, if it lands late.
    const list = [...new Set([...stay.filter((tag) => !leaving.includes(tag)), ...tags])];
    return { kind: 'put', tags, list };
  }

  sending(request: TagRequest): void {
    this.#underWay = request;
    // What a request of ours took away was there before, also where it is wanted.
    const due = this.#due.filter(({ tag, after }) => !after || !this.#taken.includes(tag));
    this.#sent = together(this.#sent, due);
    noteSent(this.#row, due);
    this.#noteRisk();
  }

  /** The request under way had certainly no effect. */
  refused(): void {
    this.#underWay = undefined;
    this.#noteRisk();
  }

  /** @param isAnswer whether the answer to the request under way shows it, and not a read */
  seen(project: Project, isAnswer = false): void {
    const before = this.project.tags;
    const gone = before.filter((tag) => !project.tags.includes(tag));
    const came = project.tags.filter((tag) => !before.includes(tag));
    if (isAnswer && this.#underWay) this.#server.learnFrom(this.#underWay, before, project.tags);
    const taken = this.#takenOf(gone, project.tags);
    const others = gone.filter((tag) => !taken.includes(tag));
    this.#noteOthers(came, others);
    const leaving = tagsOf(this.#sent, false);
    const toPutBack = taken.filter((tag) => !leaving.includes(tag));
    this.#taken = [...new Set([...this.#taken, ...toPutBack])].filter((tag) => !project.tags.includes(tag));
    this.project = project;
    this.#due = this.#task.wanted(project).filter(isTagChange);
    this.#underWay = undefined;
    this.#noteDone();
    this.#noteRisk();
  }

  /** A request whose answer was lost, and whose change was not seen since, may still land. */
  lost(request: TagRequest, failure: RequestFailure): void {
    this.#open = [...this.#open, { request, failure }];
    this.#noteRisk();
  }

  /**
   * The changes that were made and are there.
   *
   * @throws RowError where tags are gone, or may still go
   */
  end(): readonly ProjectChange[] {
    const [first] = this.#open;
    if (this.missing.length > 0) throw new RowError({ kind: 'tags-lost', lost: [...this.missing] });
    if (first !== undefined && this.#atRisk().length > 0)
      throw new RowError({ kind: 'unknown', cause: first.failure });
    return this.#made();
  }

  /** Why a row fails whose request had no effect. */
  failure(request: TagRequest, cause: RequestFailure | undefined): RowFailure {
    const because = cause === undefined ? {} : { cause };
    if (this.missing.length > 0) return { kind: 'tags-lost', lost: [...this.missing], ...because };
    const isThere = (tag: string) => this.project.tags.includes(tag);
    if (request.kind === 'delete')
      return { kind: 'tags-not-removed', left: request.tags.filter(isThere), ...because };
    return { kind: 'tags-not-shown', missing: request.tags.filter((tag) => !isThere(tag)), ...because };
  }

  /**
   * What an error that ends the work early says about the project: while a request may still land or tags are gone,
   * a refusal of the next request does not say that nothing was done.
   */
  endedBy(error: unknown): unknown {
    const lost = this.#open.at(-1)?.failure;
    const isMissing = this.missing.length > 0;
    if (this.#underWay === undefined && lost === undefined && !isMissing) return error;
    if (endsStep(error)) {
      if (error instanceof PlatformError) error.failure.uncertain = true;
      return error;
    }
    const kind = error instanceof RowError ? error.failure.kind : undefined;
    if (kind === 'unknown' || kind === 'tags-lost') return error;
    const cause = error instanceof PlatformError ? error.failure : lost;
    if (isMissing)
      return new RowError({ kind: 'tags-lost', lost: [...this.missing], ...(cause && { cause }) });
    return lost === undefined ? error : new RowError({ kind: 'unknown', cause: lost });
  }

  /** Those of the tags that are gone that a request of ours took away; what it took away shows that it has landed. */
  #takenOf(gone: readonly string[], now: readonly string[]): readonly string[] {
    if (gone.length === 0) return [];
    const hasLanded = ({ list }: TagRequest) => list.every((tag) => now.includes(tag));
    const open = this.#open.map(({ request }) => request).filter(hasLanded);
    for (const request of [...open, ...(this.#underWay ? [this.#underWay] : [])].toReversed()) {
      const taken = this.#server.takenBy(request, gone, now);
      if (taken.length === 0) continue;
      this.#open = this.#open.filter((one) => one.request !== request);
      return taken;
    }
    return [];
  }

  #noteOthers(came: readonly string[], went: readonly string[]): void {
    if (came.length + went.length === 0) return;
    const isOurs = (tag: string, after: boolean) =>
      tag === PLATFORM_TAG || tagsOf(this.#sent, after).includes(tag);
    noteOthers(this.#row, [
      ...came.filter((tag) => !isOurs(tag, true) && !this.#taken.includes(tag)).map((tag) => `+${tag}`),
      ...went.filter((tag) => !isOurs(tag, false)).map((tag) => `-${tag}`),
    ]);
  }

  #noteDone(): void {
    const made = this.#made();
    if (this.#row.done !== undefined || made.length > 0) this.#row.done = made;
  }

  #made(): readonly ProjectChange[] {
    const isThere = (change: ProjectChange) => !isTagChange(change) || shows(this.project, change);
    return together<ProjectChange>(this.#doneBefore, this.#sent).filter(isThere);
  }

  #noteRisk(): void {
    const atRisk = this.#atRisk();
    if (atRisk.length > 0) this.#row.tagsAtRisk = atRisk;
    else delete this.#row.tagsAtRisk;
  }

  /** What is gone, and what goes when a request lands that does not name it. */
  #atRisk(): readonly string[] {
    const { missing } = this;
    const isSafe = this.#server.behaviour === 'adds';
    // A lost DELETE takes what it names; one whose answer nobody has read yet may have been misread.
    const lists = this.#open.flatMap(({ request }) => (request.kind === 'put' ? [request] : []));
    if (this.#underWay !== undefined) lists.push(this.#underWay);
    const takers = lists.filter(({ kind }) => kind === 'delete' || !isSafe);
    if (takers.length === 0) return missing;
    const leaving = tagsOf(this.#sent, false);
    const mayGo = (tag: string) => !leaving.includes(tag) && takers.some(({ list }) => !list.includes(tag));
    return [...missing, ...this.project.tags.filter(mayGo)];
  }
}

function tagsOf(changes: readonly TagChange[], after: boolean): readonly string[] {
  return changes.filter((change) => change.after === after).map(({ tag }) => tag);
}
