import type { ProjectChange } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import { backoff } from '../../platform/http/retry.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { RowError } from '../step.ts';
import type { ChangeWriter } from './change-writer.ts';
import { freshProject } from './fresh.ts';
import { Mutex } from './mutex.ts';
import { ProjectTags } from './project-tags.ts';
import { readAfter } from './read-after.ts';
import type { OpenRow } from './row.ts';
import { sendTags } from './tag-requests.ts';
import { TagServer } from './tag-server.ts';
import { isTagChange, type ProjectTask } from './wanted.ts';

/** How long another step may take to put tags back that its own write has replaced, in ms. */
const REPAIR_MS = 600;

/** What is made of a project, in this order; each part is one request, or none where there is nothing to do. */
const PARTS = ['add', 'put back', 'remove', 'put back'] as const;

/**
 * Adds and removes tags, and keeps those that were there: some servers take the list as the whole list
 * (field-notes, "tags"). Until one write has shown that this one does not, projects that have tags are written one
 * at a time, each right after a read.
 */
export class TagWriter implements ChangeWriter {
  readonly #context: WritingContext;
  readonly #server = new TagServer();
  /** Rows that were written before it was known how the server takes a list. */
  readonly #unproven = new Map<OpenRow, Project>();
  readonly overlapping = new Map<OpenRow, Project>();
  readonly #probe = new Mutex();
  readonly #isAlone: boolean;
  #hasPutBack = false;

  /** @param isAlone whether there is one project only, which was read right before */
  constructor(context: WritingContext, isAlone: boolean) {
    this.#context = context;
    this.#isAlone = isAlone;
  }

  async write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]> {
    const mayLose = () => this.#server.behaviour === 'unknown' && task.project.tags.length > 0;
    if (!mayLose()) return this.#write(slug, task, row);
    return this.#probe.run(() => this.#write(slug, task, row), mayLose);
  }

  rewrite(
    slug: string,
    task: ProjectTask,
    row: OpenRow,
    done: readonly ProjectChange[],
  ): Promise<readonly ProjectChange[]> {
    // Somebody's list took the place of ours: from now on all tags are sent.
    this.#server.behaviour = 'replaces';
    return this.#write(slug, task, row, done);
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

  async #write(
    slug: string,
    task: ProjectTask,
    row: OpenRow,
    done: readonly ProjectChange[] = [],
  ): Promise<readonly ProjectChange[]> {
    const project = await this.#read(slug, task, row);
    const tags = new ProjectTags(project, task, row, this.#server, done);
    try {
      for (const part of PARTS) await this.#make(slug, tags, part);
      const made = tags.end();
      this.#written(row, tags.project);
      return made;
    } catch (error) {
      throw tags.endedBy(error);
    }
  }

  /** Sends the request of a part, and again, after another look, while an answer is lost and nothing shows. */
  async #make(slug: string, tags: ProjectTags, part: (typeof PARTS)[number]): Promise<void> {
    const { clock, stop, maxRetries, notices } = this.#context;
    for (let attempt = 1; ; attempt++) {
      const request = tags.next(part);
      if (request === undefined) return;
      const lost = await sendTags(this.#context, slug, tags, request);
      if (lost === undefined) break;
      if (attempt > maxRetries) {
        const isGone = tags.missing.length > 0;
        throw new RowError(isGone ? tags.failure(request, lost) : { kind: 'unknown', cause: lost });
      }
      await clock.sleep(backoff(attempt, clock.random()), stop);
      tags.seen(await readAfter(this.#context, slug, tags.project, lost));
    }
    if (part !== 'put back' || this.#server.behaviour !== 'replaces' || this.#hasPutBack) return;
    this.#hasPutBack = true;
    notices.push({ kind: 'tags-replaced' });
  }

  /** Where lists are replaced, another step's list may take the place of any that was written so far. */
  #written(row: OpenRow, project: Project): void {
    const { behaviour } = this.#server;
    this.#unproven.set(row, project);
    if (behaviour === 'unknown') return;
    if (behaviour === 'replaces') {
      for (const [one, left] of this.#unproven) this.overlapping.set(one, left);
    }
    this.#unproven.clear();
  }

  /** The project to write from: as it was read, or read again where a list may take tags away. */
  async #read(slug: string, task: ProjectTask, row: OpenRow): Promise<Project> {
    const { behaviour } = this.#server;
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
}
