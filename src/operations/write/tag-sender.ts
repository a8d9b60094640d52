import type { WriteAnswer } from '../../platform/http/write-answer.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { AddForm, RemoveForm } from '../../platform/tag-forms.ts';
import type { PlatformWriter, ProjectWriteOptions } from '../../platform/writer.ts';
import type { TagRequest } from './tag-server.ts';

type Form = AddForm | RemoveForm;

/** Sends the requests for tags of one project, in the other of two forms where one is taken and changes nothing. */
export class TagSender {
  readonly #writer: PlatformWriter;
  readonly #slug: string;
  #form: Form | undefined;
  readonly #turned = new Set<TagRequest['kind']>();

  constructor(writer: PlatformWriter, slug: string) {
    this.#writer = writer;
    this.#slug = slug;
  }

  async send(
    { kind, list }: TagRequest,
    name: string,
    options: ProjectWriteOptions,
  ): Promise<WriteAnswer<Project>> {
    const form = this.#form;
    const isToAdd = form === 'array' || form === 'object';
    const isToRemove = form === 'query' || form === 'body';
    const answer =
      kind === 'put'
        ? await this.#writer.addTags(this.#slug, name, list, { ...options, ...(isToAdd && { form }) })
        : await this.#writer.removeTags(this.#slug, name, list, { ...options, ...(isToRemove && { form }) });
    this.#form = answer.form;
    return answer;
  }

  /** The last request had its effect. */
  worked(): void {
    if (this.#form !== undefined) this.#writer.tagForms.worked(this.#form);
  }

  turnsToOtherForm({ kind }: TagRequest): boolean {
    const { toAdd, toRemove } = this.#writer.tagForms;
    const forms: readonly Form[] = kind === 'put' ? toAdd : toRemove;
    // Another project's request may have shown meanwhile which one works.
    const other = forms.find((form) => form !== this.#form);
    if (other === undefined || this.#turned.has(kind)) return false;
    this.#turned.add(kind);
    this.#form = other;
    return true;
  }
}
