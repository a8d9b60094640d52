import type { Clock } from '../../platform/http/clock.ts';
import type { Project } from '../../platform/resources/project.ts';
import { LATE_MS } from './carry-out.ts';
import type { ProjectPart } from './project-fields.ts';

/**
 * What was seen of a project before each write of the last seconds: a read that shows exactly that again is late,
 * because reads may lag behind writes (field-notes, "Reads that lag, lists that shift"). One for all that is written of
 * the project: a read behind the write of one part may be late for another.
 */
export class PastStates {
  #past: { part: ProjectPart; state: Project; atMs: number }[] = [];

  /** @param state what was seen right before the write */
  async during<T>(part: ProjectPart, state: Project, write: Promise<T>, clock: Clock): Promise<T> {
    const past = { part, state, atMs: Number.POSITIVE_INFINITY };
    this.#past.push(past);
    try {
      return await write;
    } finally {
      past.atMs = clock.now();
    }
  }

  /**
   * What a read shows, with the parts that it shows late as they were seen last.
   *
   * @param askedAtMs when it was sent: a slow answer is from before
   */
  upToDate(project: Project, seen: Project, askedAtMs: number): Project {
    this.#past = this.#past.filter(({ atMs }) => atMs > askedAtMs - LATE_MS);
    const late = this.#past.filter(({ part, state }) => part.isSame(state, project));
    return Object.assign({}, project, ...late.map(({ part }) => part.of(seen)));
  }
}
