/** One thing wrong with a rules file, at its place. */
export interface RuleProblem {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  /** Follows the place in a sentence: `.github/code-security.yml:14:5: unknown key …`. */
  message: string;
}

interface Found {
  byPlace: Map<string, { offset: number; message: string }>;
  /** Places of values that YAML reads as something else: what they hold is not worth a second problem. */
  misread: Set<number>;
}

/** Collects what is wrong, in any order; each thing once. */
export class Problems {
  /** The key whose value is read, in quotes. */
  readonly key: string;
  readonly #subject: string;
  readonly #found: Found;

  constructor(key = 'the file', subject = key, found?: Found) {
    this.key = key;
    this.#subject = subject;
    this.#found = found ?? { byPlace: new Map(), misread: new Set() };
  }

  /** @returns undefined, so that a reader can end with it */
  add(offset: number, message: string): undefined {
    if (!this.#found.misread.has(offset))
      this.#found.byPlace.set(`${offset} ${message}`, { offset, message });
    return undefined;
  }

  /** For a value that YAML reads as something else. */
  misread(offset: number, message: string): void {
    this.add(offset, message);
    this.#found.misread.add(offset);
  }

  /** @param predicate follows the value's name: `is empty: give a text` */
  value(offset: number, predicate: string): undefined {
    return this.add(offset, `${this.#subject} ${predicate}`);
  }

  /** For the value of a key. */
  ofKey(key: string): Problems {
    return new Problems(`"${key}"`, `"${key}"`, this.#found);
  }

  /** For an item of the list that is read. */
  ofItem(): Problems {
    return new Problems(this.key, `an item of ${this.key}`, this.#found);
  }

  get count(): number {
    return this.#found.byPlace.size;
  }

  /** In the order of the file. */
  list(place: (offset: number) => { line: number; column: number }): RuleProblem[] {
    const all = [...this.#found.byPlace.values()].sort((a, b) => a.offset - b.offset);
    return all.map(({ offset, message }) => ({ ...place(offset), message }));
  }
}
