import { nearest } from '../model/nearest.ts';
import type { InputProblem } from '../model/ports.ts';
import { alternativesProblem, itemProblems } from './list-items.ts';
import { didYouMean, oneOfThese, parseId, quote, splitList } from './text.ts';
import { parseAge, parseDuration } from './times.ts';

/** Valid values by other words that people use for them. */
type Meant = Readonly<Record<string, string>>;

/** Reads every input's text, by its name, as the runner hands it over, and collects what is wrong. */
export class InputReader {
  readonly problems: InputProblem[] = [];
  readonly warnings: InputProblem[] = [];
  readonly #texts: ReadonlyMap<string, string>;
  readonly #lists = new Map<string, readonly string[]>();
  readonly #messages = new Map<string, Set<string>>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  problem(input: string, message: string, place?: InputProblem['place']): undefined {
    // What two checks look at is reported once.
    const known = this.#messages.get(input) ?? new Set();
    this.#messages.set(input, known);
    if (known.size < known.add(message).size) this.problems.push({ input, message, place });
    return undefined;
  }

  warn(input: string, message: string): void {
    this.warnings.push({ input, message });
  }

  hasProblem(...inputs: string[]): boolean {
    return inputs.some((input) => this.#messages.has(input));
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

  /** Whether an input that has a default in action.yml was set to nothing: without a runner it is absent. */
  isEmptied(name: string): boolean {
    return this.#texts.has(name) && this.text(name) === undefined;
  }

  /** Whether anything was written at all, if only a comma. */
  isGiven(name: string): boolean {
    return (this.#texts.get(name) ?? '') !== '';
  }

  /** Split at line breaks and commas, trimmed, without blanks and duplicates, in order. */
  list(name: string, text = this.#texts.get(name) ?? ''): readonly string[] {
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    const items = splitList(text);
    this.#lists.set(name, items);
    const alternatives = alternativesProblem(text);
    const problems = alternatives === undefined ? itemProblems(items) : [`has ${alternatives}`];
    for (const problem of problems) this.problem(name, problem);
    if (items.length === 0 && this.isGiven(name)) {
      this.problem(name, 'is set, but has no item; give at least one, or leave the input out');
    }
    return items;
  }

  /** A list whose values are all known. */
  listOf<const Value extends string>(name: string, values: readonly Value[]): readonly Value[] {
    const found = this.list(name).map((item) => ({ item, value: knownValue(item, values) }));
    const unknown = found.filter(({ value }) => value === undefined);
    if (!this.hasProblem(name)) {
      for (const { item } of unknown)
        this.problem(name, `has ${quote(item)}; ${separately(item, values) ?? didYouMean(item, values)}`);
    }
    return unique(found.flatMap(({ value }) => value ?? []));
  }

  /** A list that the platform may know more values of: an unknown one is sent unless a known one is near. */
  openListOf(name: string, values: readonly string[], meant: Meant = {}): readonly string[] {
    const items = this.list(name);
    if (this.hasProblem(name)) return items;
    for (const item of items.filter((one) => knownValue(one, values) === undefined)) {
      const near = nearest(meant[item.toLowerCase()] ?? item, values);
      const several = separately(item, values);
      if (several !== undefined) this.problem(name, `has ${quote(item)}; ${several}`);
      else if (near !== undefined) this.problem(name, `has ${quote(item)}; did you mean \`${near}\`?`);
      else
        this.warn(
          name,
          `has ${quote(item)}, which is not a known value, but is sent; known values are ${oneOfThese(values, 'and')}`,
        );
    }
    return unique(items.map((item) => knownValue(item, values) ?? item));
  }

  boolean(name: string): boolean | undefined {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return undefined;
    if (text === 'true' || text === 'false') return text === 'true';
    return this.problem(name, `is ${quote(this.text(name) ?? '')}; give \`true\` or \`false\``);
  }

  integer(name: string, min: number, max: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
    return this.problem(name, `is ${quote(text)}; give a whole number ${range}`);
  }

  id(name: string): bigint | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return parseId(text) ?? this.problem(name, `is ${quote(text)}; give the id in digits`);
  }

  oneOf<const Value extends string>(
    name: string,
    values: readonly Value[],
    meant: Meant = {},
  ): Value | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = knownValue(text, values);
    const near = meant[text.toLowerCase()] ?? text;
    return value ?? this.problem(name, `is ${quote(text)}; ${didYouMean(near, values)}`);
  }

  /** In ms. */
  duration(name: string, minMs: number, maxMs: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const ms = parseDuration(text);
    if (ms === undefined) {
      return this.problem(
        name,
        `is ${quote(text)}; give a duration with its unit, such as \`30s\`, \`15m\` or \`1h\``,
      );
    }
    if (ms >= minMs && ms <= maxMs) return ms;
    return this.problem(
      name,
      `is ${quote(text)}; give a duration from ${minMs / 1000}s to ${maxMs / 3_600_000}h`,
    );
  }

  /** The moment, in epoch ms, that lies so long before `now` as the age says. */
  age(name: string, now: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const ageMs = parseAge(text);
    if (ageMs === undefined) {
      return this.problem(name, `is ${quote(text)}; give an age such as \`90d\`, \`26w\` or \`12h\``);
    }
    if (ageMs <= now) return now - ageMs;
    return this.problem(name, `is ${quote(text)}, which is before 1970; give a shorter age`);
  }
}

/** Known values with blanks between them. */
function separately(item: string, values: readonly string[]): string | undefined {
  const parts = item.split(/\s+/);
  const isList = parts.length > 1 && parts.every((part) => knownValue(part, values) !== undefined);
  return isList ? `separate values by commas: ${quote(parts.join(', '))}` : undefined;
}

/** A value that differs in case only is the known one. */
function knownValue<Value extends string>(text: string, values: readonly Value[]): Value | undefined {
  const lower = text.toLowerCase();
  return values.find((value) => value === text) ?? values.find((value) => value.toLowerCase() === lower);
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
