import type { ProjectChange, TagChange } from '../../model/change.ts';
import { CancelledError, type RequestFailure } from '../../platform/http/errors.ts';
import { backoff } from '../../platform/http/retry.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { RowError } from '../step.ts';
import { afterLost } from './after-lost.ts';
import type { ChangeWriter } from './change-writer.ts';
import { freshProject } from './fresh.ts';
import { Mutex } from './mutex.ts';
import { readAfter } from './read-after.ts';
import { noteDone, type OpenRow } from './row.ts';
import { type Sent, TagRequests } from './tag-requests.ts';
import { isTagChange, merged, type ProjectTask } from './wanted.ts';

/**
 * Adds and removes tags, and keeps those that were there: some servers take the list as the whole list
 * (field-notes, "tags"). Until one write has shown that this one does not, projects that have tags are written one
 * at a time, each right after a read.
 */
export class TagWriter implements ChangeWriter {
  readonly #written = new Set<OpenRow>();
  readonly #context: WritingContext;
  readonly #requests: TagRequests;
  readonly #probe = new Mutex();
  readonly #isAlone: boolean;

  /** @param isAlone whether there is one project only, which was read right before */
  constructor(context: WritingContext, isAlone: boolean) {
    this.#context = context;
    this.#requests = new TagRequests(context);
    this.#isAlone = isAlone;
  }

  /** Also those that were written before it showed that this server replaces tags. */
  get overlapping(): Set<OpenRow> {
    return this.#requests.behaviour === 'replaces' ? this.#written : new Set();
  }

  async write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]> {
    const mayLose = () => this.#requests.behaviour === 'unknown' && task.project.tags.length > 0;
    if (!mayLose()) return this.#write(slug, task, row);
    return this.#probe.run(() => this.#write(slug, task, row), mayLose);
  }

  async #write(slug: string, task: ProjectTask, row: OpenRow): Promise<readonly ProjectChange[]> {
    const sent: TagChange[] = [];
    try {
      await this.#untilShown(slug, task, row, sent);
      return sent;
    } catch (error) {
      const seen = this.#requests.seen.get(row);
      if (seen !== undefined) noteDone(row, sent, seen);
      // The request that would have put them at risk was never sent.
      if (error instanceof CancelledError && !error.failure.uncertain) delete row.tagsAtRisk;
      throw error;
    }
  }

  /** @param sent gets the changes as they are sent */
  async #untilShown(slug: string, task: ProjectTask, row: OpenRow, sent: TagChange[]): Promise<void> {
    const { clock, stop, maxRetries } = this.#context;
    let lost: RequestFailure | undefined;
    /** Tags that a lost attempt did not send, and would take away if it lands on a server that replaces. */
    let atRisk: readonly string[] = [];
    for (let attempt = 1; ; attempt++) {
      const before = await this.#before(slug, task, row, lost);
      const changes = task.wanted(before).filter(isTagChange);
      sent.splice(0, sent.length, ...merged(sent, changes));
      const end = await this.#attempt(slug, before, changes, row).catch((error: unknown) => {
        throw afterLost(error, lost);
      });
      if (end.lost === undefined) {
        if (atRisk.length > 0 && this.#requests.behaviour !== 'adds' && lost !== undefined) {
          row.tagsAtRisk = atRisk;
          throw new RowError({ kind: 'unknown', cause: lost });
        }
        delete row.tagsAtRisk;
        if (this.#requests.behaviour !== 'adds') this.#written.add(row);
        return;
      }
      lost = end.lost;
      atRisk = [...new Set([...atRisk, ...end.unsent])];
      if (attempt > maxRetries) throw new RowError({ kind: 'unknown', cause: lost });
      await clock.sleep(backoff(attempt, clock.random()), stop);
    }
  }

  #before(slug: string, task: ProjectTask, row: OpenRow, lost: RequestFailure | undefined): Promise<Project> {
    if (lost !== undefined) return readAfter(this.#context, slug, task.project, lost);
    const { behaviour } = this.#requests;
    const hasTags = task.project.tags.length > 0;
    const mustRead = behaviour === 'replaces' || (behaviour === 'unknown' && hasTags && !this.#isAlone);
    return freshProject(this.#context, slug, task, row, mustRead);
  }

  /** Sends what is to come and what is to go; `lost` when an answer was lost and the change may still land. */
  async #attempt(
    slug: string,
    before: Project,
    changes: readonly TagChange[],
    row: OpenRow,
  ): Promise<{ lost?: RequestFailure; unsent: readonly string[] }> {
    const added = changes.filter(({ after }) => after).map(({ tag }) => tag);
    const removed = changes.filter(({ after }) => !after).map(({ tag }) => tag);
    let project = before;
    for (const [tags, send] of [
      [added, this.#requests.add],
      [removed, this.#requests.remove],
    ] as const) {
      if (tags.length === 0) continue;
      const sent: Sent = await send(slug, project, tags, row);
      if (sent.lost !== undefined) return { lost: sent.lost, unsent: sent.unsent };
      project = sent.project;
    }
    return { unsent: [] };
  }
}
