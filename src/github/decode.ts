/** Says what in an answer is not as GitHub describes it. */
export class DecodeProblem extends Error {
  override readonly name = 'DecodeProblem';
}

/** The fields of one object of an answer; each reader throws a DecodeProblem on another type. */
export class Fields {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(value: unknown, what = 'the answer') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new DecodeProblem(`${what} is not an object`);
    }
    this.#fields = value as Record<string, unknown>;
  }

  text(name: string): string {
    const value = this.#fields[name];
    if (typeof value !== 'string') throw new DecodeProblem(`\`${name}\` is not a text`);
    return value;
  }

  optionalText(name: string): string | undefined {
    const value = this.#fields[name];
    return value === undefined || value === null ? undefined : this.text(name);
  }

  integer(name: string): number {
    const value = this.#fields[name];
    if (!Number.isSafeInteger(value)) throw new DecodeProblem(`\`${name}\` is not an integer`);
    return value as number;
  }

  boolean(name: string): boolean {
    const value = this.#fields[name];
    if (typeof value !== 'boolean') throw new DecodeProblem(`\`${name}\` is not a boolean`);
    return value;
  }

  list(name: string): readonly unknown[] {
    return listOf(this.#fields[name], `\`${name}\``);
  }

  texts(name: string): readonly string[] {
    return this.list(name).map((item) => {
      if (typeof item !== 'string') throw new DecodeProblem(`\`${name}\` has an item that is not a text`);
      return item;
    });
  }

  object(name: string): Fields {
    return new Fields(this.#fields[name], `\`${name}\``);
  }

  optionalObject(name: string): Fields | undefined {
    const value = this.#fields[name];
    return value === undefined || value === null ? undefined : this.object(name);
  }

  /** As it is. */
  value(name: string): unknown {
    return this.#fields[name];
  }
}

export function listOf(value: unknown, what = 'the answer'): readonly unknown[] {
  if (!Array.isArray(value)) throw new DecodeProblem(`${what} is not a list`);
  return value;
}
