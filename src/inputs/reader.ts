import { didYouMean, parseId, quote, splitList } from './text.ts';

/** One thing wrong with the inputs. */
export interface Problem {
  input: string;
  /** Follows the input's name in a sentence. */
  message: string;
}

/** Every input's text, by its name, as the runner hands it over. */
export class InputReader {
  readonly problems: Problem[] = [];
  readonly warnings: Problem[] = [];
  readonly #texts: ReadonlyMap<string, string>;

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  problem(input: string, message: string): undefined {
    this.problems.push({ input, message });
    return undefined;
  }

  warn(input: string, message: string): void {
    this.warnings.push({ input, message });
  }

  /** The text without blanks around it; undefined when it is not given. */
  text(name: string): string | undefined {
    return this.#texts.get(name)?.trim() || undefined;
  }

  /** The text as it is, where blanks at its start mean something; undefined when it has nothing else. */
  rawText(name: string): string | undefined {
    const text = this.#texts.get(name);
    return text?.trim() ? text : undefined;
  }

  /** Split at line breaks and commas, trimmed, without blanks and duplicates, in order. */
  list(name: string): string[] {
    return splitList(this.#texts.get(name) ?? '');
  }

  boolean(name: string): boolean | undefined {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return undefined;
    if (text === 'true' || text === 'false') return text === 'true';
    return this.problem(name, `is ${quote(text)}: give \`true\` or \`false\``);
  }

  integer(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    return this.problem(name, `is ${quote(text)}: give a whole number ${range}`);
  }

  id(name: string): bigint | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return parseId(text) ?? this.problem(name, `is ${quote(text)}: give a number from 0 to 2^64-1`);
  }

  oneOf<const Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = values.find((value) => value === text);
    return found ?? this.problem(name, `is ${quote(text)}: ${didYouMean(text, values)}`);
  }
}
