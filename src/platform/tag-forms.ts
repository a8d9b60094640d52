/** The bodies that web-api.md 4.3 gives without deciding between them. */
export type AddForm = 'array' | 'object';
/** How servers take the tags that are taken off (field-notes, "Projects"). */
export type RemoveForm = 'query' | 'body';

/** The forms to send tags in: all that servers have, until one is known to work. */
export class TagForms {
  #toAdd: readonly AddForm[] = ['array', 'object'];
  #toRemove: readonly RemoveForm[] = ['query', 'body'];

  get toAdd(): readonly AddForm[] {
    return this.#toAdd;
  }

  get toRemove(): readonly RemoveForm[] {
    return this.#toRemove;
  }

  /** From now on only this form is sent. The first that worked stays. */
  worked(form: AddForm | RemoveForm): void {
    if (form === 'array' || form === 'object') {
      if (this.#toAdd.length > 1) this.#toAdd = [form];
    } else if (this.#toRemove.length > 1) {
      this.#toRemove = [form];
    }
  }
}
