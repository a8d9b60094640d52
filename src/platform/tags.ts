import { StatusError } from './http/errors.ts';
import type { Project } from './resources.ts';

/** The two forms of the tags body that web-api.md 4.3 gives without deciding between them. */
const FORMS = {
  array: (tags: readonly string[]) => tags,
  object: (tags: readonly string[]) => ({ tags }),
};

const REFUSED = new Set([400, 415, 422]);

export function hasTags(project: Project, tags: readonly string[]): boolean {
  return tags.every((tag) => project.tags.includes(tag));
}

/**
 * Adds tags in the form that the server takes: the array first, the object once where the array is refused
 * or left no tags, and from then on the form that worked.
 */
export class TagWriter {
  #known: keyof typeof FORMS | undefined;

  /**
   * @param put sends a body; gives undefined when the answer is empty
   * @param read reads the project
   * @returns the project as it is after the writing; whether it has the tags is the caller's to see
   * @throws StatusError when every form is refused, with the words of each
   */
  async add(
    tags: readonly string[],
    put: (body: unknown) => Promise<Project | undefined>,
    read: () => Promise<Project>,
  ): Promise<Project> {
    const attempt = async (form: keyof typeof FORMS) => {
      const project = (await put(FORMS[form](tags))) ?? (await read());
      if (hasTags(project, tags)) this.#known ??= form;
      return project;
    };
    if (this.#known !== undefined) return attempt(this.#known);

    const first = await orRefusal(attempt('array'));
    if (!(first instanceof StatusError) && hasTags(first, tags)) return first;
    const second = await orRefusal(attempt('object'));
    if (!(second instanceof StatusError)) return second;
    if (!(first instanceof StatusError)) return first;
    const words = [...new Set([first.failure.words, second.failure.words])]
      .filter(Boolean)
      .join('; as an object: ');
    throw new StatusError({ ...first.failure, ...(words === '' ? {} : { words }) });
  }
}

async function orRefusal(answer: Promise<Project>): Promise<Project | StatusError> {
  try {
    return await answer;
  } catch (error) {
    // Where an earlier try may have taken effect, it was not the form that was refused.
    const isRefusal = error instanceof StatusError && !error.failure.uncertain;
    if (isRefusal && REFUSED.has(error.failure.status ?? 0)) return error;
    throw error;
  }
}
