import type { TagChange } from '../../model/change.ts';
import { CancelledError, type RequestFailure } from '../../platform/http/errors.ts';
import { backoff } from '../../platform/http/retry.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WriteAnswer } from '../../platform/writer.ts';
import type { WritingContext } from '../context.ts';
import { RowError } from '../step.ts';
import { noteMeanwhile } from './fresh.ts';
import type { LostWrite } from './lost.ts';
import { readAfter } from './read-after.ts';
import { idOf, noteDone, type OpenRow } from './row.ts';

/** How a request ended: with the project that shows it, or open. */
export interface Sent {
  project?: Project;
  /** Writes whose answers were lost and that may still land. */
  stillOpen: readonly LostWrite[];
}

/** The platform's own tag, which comes and goes with a managed-scan configuration (field-notes). */
const PLATFORM_TAG = 'managed-scan';

/** One request for tags, verified, and the repair of what it spoiled. */
export class TagRequests {
  readonly #context: WritingContext;
  /** Whether this server adds the tags that it gets, or takes them as the whole list. */
  behaviour: 'unknown' | 'adds' | 'replaces' = 'unknown';

  constructor(context: WritingContext) {
    this.#context = context;
  }

  /** Adds tags (web-api.md 4.3). @throws RowError when they do not show, or others were lost */
  readonly add = async (
    slug: string,
    before: Project,
    changes: readonly TagChange[],
    row: OpenRow,
  ): Promise<Sent> => {
    const tags = changes.map(({ tag }) => tag);
    const body = this.behaviour === 'replaces' ? [...before.tags, ...tags] : tags;
    const unsent = before.tags.filter((tag) => !body.includes(tag));
    if (this.behaviour !== 'adds' && unsent.length > 0) row.tagsAtRisk = before.tags;
    const { writer } = this.#context;
    const has = (project: Project) => tags.every((tag) => project.tags.includes(tag));
    let answer = await writer.addTags(slug, before.name, body, idOf(before));
    let shown = await this.#shown(slug, before, answer, row, has);
    const other = otherForm(writer.tagForms.toAdd, answer.form);
    if (answer.kind === 'shown' && !has(shown) && other !== undefined) {
      answer = await writer.addTags(slug, before.name, body, { ...idOf(before), form: other });
      shown = await this.#shown(slug, before, answer, row, has);
    }
    if (has(shown)) {
      writer.tagForms.worked(answer.form);
      noteDone(row, changes);
    }
    const isAnswer = answer.kind === 'shown' && shown === answer.value;
    shown = await this.keep(slug, before, body, shown, row, isAnswer);
    if (has(shown)) return { project: shown, stillOpen: [] };
    if (answer.kind === 'open' && answer.mayLandLater) {
      return { stillOpen: [{ failure: answer.failure, before: before.tags, body }] };
    }
    delete row.tagsAtRisk;
    const missing = tags.filter((tag) => !shown.tags.includes(tag));
    throw new RowError({ kind: 'tags-not-shown', missing, ...causeOf(answer) });
  };

  /** Takes tags off (field-notes, "Projects"). @throws RowError when they stay, or others were lost */
  readonly remove = async (
    slug: string,
    before: Project,
    changes: readonly TagChange[],
    row: OpenRow,
  ): Promise<Sent> => {
    const tags = changes.map(({ tag }) => tag);
    const { writer } = this.#context;
    const isGone = (project: Project) => !tags.some((tag) => project.tags.includes(tag));
    const others = before.tags.filter((tag) => !tags.includes(tag));
    if (others.length > 0) row.tagsAtRisk = others;
    let answer = await writer.removeTags(slug, before.name, tags, idOf(before));
    let shown = await this.#shown(slug, before, answer, row, isGone);
    const other = otherForm(writer.tagForms.toRemove, answer.form);
    if (answer.kind === 'shown' && !isGone(shown) && other !== undefined) {
      answer = await writer.removeTags(slug, before.name, tags, { ...idOf(before), form: other });
      shown = await this.#shown(slug, before, answer, row, isGone);
    }
    if (isGone(shown)) {
      writer.tagForms.worked(answer.form);
      noteDone(row, changes);
    }
    const lost = others.filter((tag) => !shown.tags.includes(tag) && tag !== PLATFORM_TAG);
    if (lost.length > 0 && lost.length === others.length) {
      shown = await this.#putBack(slug, shown, others, row);
    } else {
      noteMeanwhile(
        row,
        { ...before, tags: others },
        { ...before, tags: others.filter((tag) => !lost.includes(tag)) },
      );
    }
    if (isGone(shown)) return { project: shown, stillOpen: [] };
    if (answer.kind === 'open' && answer.mayLandLater) {
      return { stillOpen: [{ failure: answer.failure, before: before.tags }] };
    }
    delete row.tagsAtRisk;
    const left = tags.filter((tag) => shown.tags.includes(tag));
    throw new RowError({ kind: 'tags-not-removed', left, ...causeOf(answer) });
  };

  /** The project as the answer shows it, or as a read does where the answer does not show the change. */
  async #shown(
    slug: string,
    before: Project,
    answer: WriteAnswer<Project>,
    row: OpenRow,
    isDone: (project: Project) => boolean,
  ): Promise<Project> {
    if (answer.kind === 'refused') {
      delete row.tagsAtRisk;
      throw answer.error;
    }
    if (answer.kind === 'shown' && isDone(answer.value)) return answer.value;
    return readAfter(this.#context, slug, before, answer.kind === 'open' ? answer.failure : undefined);
  }

  /**
   * Finds out from what is left of the earlier tags how the server takes a list, and puts back what is gone.
   *
   * @param shown the project after `body` was sent; given back as it is where nothing is put back
   * @param isAnswer whether the write's own answer shows it: before a read others may have put tags back
   * @throws RowError tags-lost
   */
  async keep(
    slug: string,
    before: Project,
    body: readonly string[],
    shown: Project,
    row: OpenRow,
    isAnswer = false,
  ): Promise<Project> {
    const gone = before.tags.filter((tag) => !shown.tags.includes(tag) && tag !== PLATFORM_TAG);
    const isBodyOnly = shown.tags.every((tag) => body.includes(tag) || tag === PLATFORM_TAG);
    if (gone.length === 0) {
      const isProof = before.tags.some((tag) => !body.includes(tag) && tag !== PLATFORM_TAG);
      if (isAnswer && isProof && body.every((tag) => shown.tags.includes(tag))) this.behaviour = 'adds';
      return shown;
    }
    if (!isBodyOnly) {
      // Others took them off meanwhile: a server that replaces would have left the body only.
      row.meanwhile = [...(row.meanwhile ?? []), ...gone.map((tag) => `-${tag}`)];
      return shown;
    }
    const isFirst = this.behaviour !== 'replaces';
    this.behaviour = 'replaces';
    row.tagsAtRisk = before.tags;
    const union = [...new Set([...before.tags, ...body, ...shown.tags])];
    const repaired = await this.#putBack(slug, shown, union, row);
    if (isFirst) this.#context.notices.push({ kind: 'tags-replaced' });
    return repaired;
  }

  /** Sends tags until a project shows all of them again. @throws RowError tags-lost */
  async #putBack(slug: string, project: Project, tags: readonly string[], row: OpenRow): Promise<Project> {
    const { writer, clock, stop, maxRetries } = this.#context;
    let shown = project;
    const lost = () => tags.filter((tag) => !shown.tags.includes(tag));
    for (let attempt = 1; ; attempt++) {
      row.tagsAtRisk = lost();
      const union = [...new Set([...tags, ...shown.tags])];
      const answer = await writer.addTags(slug, project.name, union, idOf(project)).catch(markUncertain);
      const failure = answer.kind === 'refused' ? answer.error.failure : causeOf(answer).cause;
      const isShown = answer.kind === 'shown' && tags.every((tag) => answer.value.tags.includes(tag));
      if (isShown) return answer.value;
      if (answer.kind === 'refused')
        throw new RowError({ kind: 'tags-lost', lost: lost(), ...causeOf(answer) });
      shown = await readAfter(this.#context, slug, project, failure);
      if (lost().length === 0) return shown;
      if (answer.kind === 'shown' || attempt > maxRetries) {
        throw new RowError({ kind: 'tags-lost', lost: lost(), ...causeOf(answer) });
      }
      await clock.sleep(backoff(attempt, clock.random()), stop);
    }
  }
}

/** The form to try where one was taken and changed nothing; undefined once a form is known to work. */
function otherForm<Form>(forms: readonly Form[], sent: Form): Form | undefined {
  return forms.length > 1 ? forms.find((form) => form !== sent) : undefined;
}

/** A repair that is cancelled before it is sent leaves the project changed: its row is not untouched. */
function markUncertain(error: unknown): never {
  if (error instanceof CancelledError) error.failure.uncertain = true;
  throw error;
}

function causeOf(answer: WriteAnswer<Project>): { cause?: RequestFailure } {
  if (answer.kind === 'refused') return { cause: answer.error.failure };
  return answer.kind === 'open' ? { cause: answer.failure } : {};
}
