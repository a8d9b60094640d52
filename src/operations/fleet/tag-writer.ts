import type { ProjectChange, TagChange } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import { backoff } from '../../platform/http/retry.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { RowError } from '../step.ts';
import type { ChangeWriter } from './change-writer.ts';
import { freshProject } from './fresh.ts';
import { afterLost, type LostWrite } from './lost.ts';
import { Mutex } from './mutex.ts';
import { readAfter } from './read-after.ts';
import { noteUndone, type OpenRow } from './row.ts';
import { type Sent, TagRequests } from './tag-requests.ts';
import { isTagChange, type ProjectTask, shows, together } from './wanted.ts';

/** How long another step may take to put tags back that its own write has replaced, in ms. */
const REPAIR_MS = 600;

/** How one attempt ended: the changes that it was to make, and `lost` when an answer was lost. */
interface Attempt {
  changes: readonly TagChange[];
  sent: Sent;
}

/**
 * Adds and removes tags, and keeps those that were there: some servers take the list as the whole list
 * (field-notes, "tags"). Until one write has shown that this one does not, projects that have tags are written one
 * at a time, each right after a read.
 */
export class TagWriter implements ChangeWriter {
  readonly overlapping = new Map<OpenRow, Project>();
  readonly #context: WritingContext;
  readonly #requests: TagRequests;
  /** Rows that were written before it was known how the server takes a list. */
  readonly #unproven = new Map<OpenRow, Project>();
  readonly #probe = new Mutex();
  readonly #isAlone: boolean;

  /** @param isAlone whether there is one project only, which was read right before */
  constructor(context: WritingContext, isAlone: boolean) {
    this.#context = context;
    this.#requests = new TagRequests(context);
    this.#isAlone = isAlone;
  }

  async write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]> {
    const mayLose = () => this.#requests.behaviour === 'unknown' && task.project.tags.length > 0;
    if (!mayLose()) return this.#write(slug, task, row);
    return this.#probe.run(() => this.#write(slug, task, row), mayLose);
  }

  rewrite(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]> {
    // Somebody's list took the place of ours: from now on all tags are sent.
    this.#requests.behaviour = 'replaces';
    return this.write(slug, task, row);
  }

  missing(project: Project, task: ProjectTask): RowFailure {
    const changes = task.wanted(project).filter(isTagChange);
    const tagsThat = (after: boolean) =>
      changes.filter((change) => change.after === after).map(({ tag }) => tag);
    const missing = tagsThat(true);
    return missing.length > 0
      ? { kind: 'tags-not-shown', missing }
      : { kind: 'tags-not-removed', left: tagsThat(false) };
  }

  async #write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]> {
    const { clock, stop, maxRetries } = this.#context;
    let changes: readonly TagChange[] = [];
    let lost: readonly LostWrite[] = [];
    for (let attempt = 1; ; attempt++) {
      const before = lost;
      const work = () => this.#attempt(slug, task, row, before);
      const end = await afterLost(before.at(-1)?.failure, work).catch((error: unknown) => {
        this.#noteRisk(before, task.project, task.changes.filter(isTagChange), row);
        throw error;
      });
      changes = together(changes, end.changes);
      lost = end.sent.stillOpen;
      if (end.sent.project !== undefined) {
        this.#checkRisk(lost, end.sent.project, changes, row);
        this.#written(row, end.sent.project);
        const { project } = end.sent;
        // Others may have undone a part while the rest was written.
        noteUndone(row, project);
        return changes.filter((change) => shows(project, change));
      }
      const failure = lost.at(-1)?.failure;
      if (attempt > maxRetries && failure !== undefined)
        throw new RowError({ kind: 'unknown', cause: failure });
      await clock.sleep(backoff(attempt, clock.random()), stop);
    }
  }

  /** Where lists are replaced, another step's list may take the place of any that was written so far. */
  #written(row: OpenRow, project: Project): void {
    this.#unproven.set(row, project);
    if (this.#requests.behaviour === 'unknown') return;
    if (this.#requests.behaviour === 'replaces') {
      for (const [one, left] of this.#unproven) this.overlapping.set(one, left);
    }
    this.#unproven.clear();
  }

  /** Reads where that matters, and sends what is to come and what is to go. */
  async #attempt(
    slug: string,
    task: ProjectTask,
    row: OpenRow,
    lost: readonly LostWrite[],
  ): Promise<Attempt> {
    let project = await this.#before(slug, task, row, lost);
    let stillOpen = lost;
    const last = lost.at(-1);
    if (last?.body?.every((tag) => project.tags.includes(tag))) {
      const repaired = await this.#requests.keep(
        slug,
        { ...task.project, tags: [...last.before] },
        last.body,
        project,
        row,
      );
      // What it has replaced shows that the lost write has landed.
      if (repaired !== project) stillOpen = lost.slice(0, -1);
      project = repaired;
    }
    const changes = task.wanted(project).filter(isTagChange);
    for (const [after, send] of [
      [true, this.#requests.add],
      [false, this.#requests.remove],
    ] as const) {
      const part = changes.filter((change) => change.after === after);
      if (part.length === 0) continue;
      const sent: Sent = await send(slug, project, part, row);
      stillOpen = [...stillOpen, ...sent.stillOpen];
      if (sent.project === undefined) return { changes, sent: { stillOpen } };
      project = sent.project;
    }
    return { changes, sent: { project, stillOpen } };
  }

  async #before(slug: string, task: ProjectTask, row: OpenRow, lost: readonly LostWrite[]): Promise<Project> {
    const last = lost.at(-1);
    if (last !== undefined) return readAfter(this.#context, slug, task.project, last.failure);
    const { behaviour } = this.#requests;
    const { tags } = task.project;
    const mustRead =
      behaviour === 'replaces' || (behaviour === 'unknown' && tags.length > 0 && !this.#isAlone);
    const { meanwhile } = row;
    const project = await freshProject(this.#context, slug, task, row, mustRead);
    const areGone = behaviour !== 'adds' && tags.some((tag) => !project.tags.includes(tag));
    if (!areGone) return project;
    // Another step may just have replaced them, and be about to put them back.
    await this.#context.clock.sleep(REPAIR_MS, this.#context.stop);
    if (meanwhile === undefined) delete row.meanwhile;
    else row.meanwhile = meanwhile;
    return freshProject(this.#context, slug, task, row, true);
  }

  /** @throws RowError unknown, where a lost write may still take tags away */
  #checkRisk(
    lost: readonly LostWrite[],
    project: Project,
    changes: readonly TagChange[],
    row: OpenRow,
  ): void {
    delete row.tagsAtRisk;
    this.#noteRisk(lost, project, changes, row);
    const [first] = lost;
    if (row.tagsAtRisk !== undefined && first !== undefined) {
      throw new RowError({ kind: 'unknown', cause: first.failure });
    }
  }

  /** A lost write that did not name all tags would take the others away if it lands on a server that replaces. */
  #noteRisk(lost: readonly LostWrite[], project: Project, changes: readonly TagChange[], row: OpenRow): void {
    if (this.#requests.behaviour === 'adds') return;
    const toGo = changes.filter(({ after }) => !after).map(({ tag }) => tag);
    const tags = new Set([...lost.flatMap(({ before }) => before), ...project.tags]);
    const isAtRisk = (tag: string) => lost.some(({ body }) => body !== undefined && !body.includes(tag));
    const atRisk = [...tags].filter((tag) => !toGo.includes(tag) && isAtRisk(tag));
    if (atRisk.length > 0) row.tagsAtRisk = [...new Set([...(row.tagsAtRisk ?? []), ...atRisk])];
  }
}
