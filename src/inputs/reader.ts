import { closest, distance } from 'fastest-levenshtein';
import { INPUTS, type InputRow } from './table.ts';

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

  flag(name: string): boolean | undefined {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return undefined;
    if (text === 'true' || text === 'false') return text === 'true';
    return this.problem(name, `is ${quote(text)}: give \`true\` or \`false\``);
  }

  whole(name: string, least: number, most: number): number | undefined {
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

  choice<const Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = values.find((value) => value === text);
    return found ?? this.problem(name, `is ${quote(text)}: ${didYouMean(text, values)}`);
  }
}

export function splitList(text: string): string[] {
  const items = text.split(/[\r\n,]/).map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

export function parseId(text: string): bigint | undefined {
  if (!/^\d{1,20}$/.test(text)) return undefined;
  const id = BigInt(text);
  return id < 2n ** 64n ? id : undefined;
}

/** A value from a workflow, as it stands in a message: on one line, and not longer than one. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > 100 ? `${line.slice(0, 99)}…` : line}\``;
}

/** The nearest valid value where one is near, and all of them. */
export function didYouMean(text: string, values: readonly string[]): string {
  const near = nearest(text, values);
  const all = values.map((value) => `\`${value}\``).join(', ');
  return near === undefined ? `give one of ${all}` : `did you mean \`${near}\`? Valid are ${all}`;
}

/** The valid value that `text` is a misspelling of, as far as one can tell. */
export function nearest(text: string, values: readonly string[]): string | undefined {
  const lower = text.toLowerCase().replaceAll(/[\s_]/g, '-');
  const folded = new Map(values.map((value) => [value.toLowerCase().replaceAll('_', '-'), value]));
  // A long text is no misspelling, and would take long to compare.
  if (folded.size === 0 || lower.length > 100) return undefined;
  const near = closest(lower, [...folded.keys()]);
  return distance(lower, near) <= Math.max(2, Math.ceil(near.length / 3)) ? folded.get(near) : undefined;
}

/**
 * The inputs among the environment's variables: `INPUT_` and the name in upper case, blanks turned into `_`,
 * hyphens kept. The runner hands over inputs that action.yml does not declare, too.
 */
export function inputTexts(environment: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [variable, text] of Object.entries(environment)) {
    if (!variable.startsWith('INPUT_') || text === undefined) continue;
    texts.set(variable.slice('INPUT_'.length).toLowerCase(), text);
  }
  return texts;
}

/**
 * Refuses what no operation knows, and what the chosen one, where it is known, does not: a typo must never
 * widen a step.
 */
export function refuseForeign(
  reader: InputReader,
  texts: ReadonlyMap<string, string>,
  operation: string | undefined,
): void {
  const names = INPUTS.map((input) => input.name);
  for (const [name, text] of texts) {
    if (text.trim() === '') continue;
    const input: InputRow | undefined = INPUTS.find((row) => row.name === name);
    if (input === undefined) {
      const near = nearest(name, names);
      reader.problem(
        name,
        `is no input of this action${near === undefined ? `: take it, or the variable INPUT_${name.toUpperCase()}, out of the workflow` : `: did you mean \`${near}\`?`}`,
      );
    } else if (operation !== undefined && !isOf(input, operation) && !isDefault(input, text)) {
      const owners = input.operations.map((one) => `\`${one}\``).join(', ');
      reader.problem(name, `does not belong to the operation \`${operation}\`, only to ${owners}`);
    }
  }
}

function isOf(input: InputRow, operation: string): boolean {
  return input.operations.some((one) => one === operation);
}

/** A boolean may be written in any case; the other defaults have none. */
function isDefault(input: InputRow, text: string): boolean {
  return text.trim().toLowerCase() === input.default;
}
