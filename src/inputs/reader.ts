import { nearest } from '../model/nearest.ts';
import type { InputProblem } from '../model/ports.ts';
import type { InputRow, Operation } from './table.ts';
import { INPUTS } from './table.ts';
import type { Check, Meant, Parse } from './values.ts';
import {
  alternatives,
  describeProblem,
  itemProblems,
  knownValue,
  oneOf,
  oneOfThese,
  quote,
  splitList,
  valueMeant,
} from './values.ts';

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Row = (typeof INPUTS)[number];
/** Inputs that always have a value, because their row has one where none is given. */
type Defaulted = Extract<Row, { default: string } | { otherwise: string }>['name'];
/** The value of an input: never absent where the row has a default. */
type Given<Name, T> = string extends Name ? T | undefined : Name extends Defaulted ? T : T | undefined;

const ROWS: ReadonlyMap<string, InputRow> = new Map(INPUTS.map((row) => [row.name, row]));

/**
 * The inputs among the environment's variables: `INPUT_` and the name in upper case, blanks turned into `_`,
 * hyphens kept. The runner hands over inputs that action.yml does not declare, too.
 */
export function inputTexts(environment: Environment): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [variable, text] of Object.entries(environment)) {
    if (!variable.startsWith('INPUT_') || text === undefined) continue;
    texts.set(variable.slice('INPUT_'.length).toLowerCase(), text);
  }
  return texts;
}

/** The tokens among the inputs, to be registered as secrets before anything else is done. */
export function inputTokens(environment: Environment): string[] {
  const texts = inputTexts(environment);
  return ['token', 'github-token', 'metadata-token'].flatMap((name) => texts.get(name)?.trim() || []);
}

const UNEVALUATED = 'which contains an expression that was not evaluated; write its value';

/** Reads inputs by their names, defaults of their rows included, and collects what is wrong. */
export class InputReader {
  readonly problems: InputProblem[] = [];
  readonly warnings: InputProblem[] = [];
  readonly texts: Map<string, string>;
  /** Decides between the defaults of an input. */
  operation: Operation | undefined;
  readonly #lists = new Map<string, readonly string[]>();

  constructor(texts: Map<string, string>) {
    this.texts = texts;
  }

  /** What two checks look at is reported once. */
  problem(input: string, message: string, place?: InputProblem['place']): undefined {
    const isKnown = this.problems.some((one) => one.input === input && one.message === message);
    if (!isKnown) this.problems.push({ input, message, place });
  }

  warn(input: string, message: string): void {
    this.warnings.push({ input, message });
  }

  hasProblem(...inputs: string[]): boolean {
    return this.problems.some(({ input }) => inputs.includes(input));
  }

  /** What was written, without blanks around it; undefined for nothing. */
  given(name: string): string | undefined {
    return this.texts.get(name)?.trim() || undefined;
  }

  /** Whether anything was written at all, if only a comma. */
  isGiven(name: string): boolean {
    return (this.texts.get(name) ?? '') !== '';
  }

  /** Whether an input that has a default in action.yml was set to nothing: without a runner it is absent. */
  isEmptied(name: string): boolean {
    return this.texts.has(name) && this.given(name) === undefined;
  }

  /** What was written, or the default. */
  text<const Name extends string>(name: Name): Given<Name, string> {
    return (this.given(name) ?? this.#default(name)) as Given<Name, string>;
  }

  #default(name: string): string | undefined {
    const { default: fixed, otherwise } = ROWS.get(name) ?? {};
    return fixed ?? (typeof otherwise === 'object' ? otherwise[this.operation ?? 'scan'] : otherwise);
  }

  /** What the text, or the default, means; of a wrong text the default or nothing. */
  read<const Name extends string, T>(name: Name, parse: Parse<T>): Given<Name, T> {
    const meaning = (text: string | undefined): T | undefined => {
      if (text === undefined) return undefined;
      const read = parse(text);
      if ('value' in read) return read.value;
      const bare = text.replace(/^(['"`])(.*)\1$/s, '$2').trim();
      const instead =
        bare !== text && 'value' in parse(bare) ? `write it without quotes: ${quote(bare)}` : '';
      const evaluated = text.includes('${{') ? UNEVALUATED : '';
      return this.problem(name, describeProblem(text, evaluated || instead || read.problem));
    };
    return (meaning(this.text(name)) ?? meaning(ROWS.get(name)?.default)) as Given<Name, T>;
  }

  /** Split at line breaks and commas, trimmed, without blanks and duplicates, in order. */
  list(name: string, text = this.texts.get(name) || this.#default(name) || ''): readonly string[] {
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    const items = splitList(text);
    this.#lists.set(name, items);
    const other = alternatives(text);
    const problems =
      other === undefined
        ? itemProblems(items)
        : [describeProblem(other.part, `which ${other.problem}`, 'has')];
    for (const problem of problems) this.problem(name, problem);
    if (items.length === 0 && this.isGiven(name)) {
      this.problem(name, 'is set, but has no item; give at least one, or leave the input out');
    }
    return items;
  }

  /** Checks the items of a list that has no other problem. */
  check(name: string, ...checks: readonly Check[]): void {
    if (this.hasProblem(name)) return;
    for (const item of this.list(name)) {
      const problem = checks.map((check) => check(item)).find((one) => one !== undefined);
      if (problem !== undefined) this.problem(name, describeProblem(item, `which ${problem}`, 'has'));
    }
  }

  /** A list of what each item means. */
  itemsOf<T>(name: string, parse: Parse<T>): readonly T[] {
    const values = new Set<T>();
    const wrong: { item: string; problem: string }[] = [];
    for (const item of this.list(name)) {
      const read = parse(item);
      if ('value' in read) values.add(read.value);
      else wrong.push({ item, problem: read.problem });
    }
    const alike = this.hasProblem(name) ? [] : Map.groupBy(wrong, ({ problem }) => problem);
    for (const [problem, items] of alike) {
      const shown = items.slice(0, 5).map(({ item }) => quote(item));
      const more = items.length > 5 ? ` and ${items.length - 5} more` : '';
      this.problem(name, `has ${shown.join(', ')}${more}; ${problem}`);
    }
    return [...values];
  }

  /** A list whose values are all known. */
  listOf<const Value extends string>(
    name: string,
    values: readonly Value[],
    meant: Meant = {},
  ): readonly Value[] {
    const known = oneOf(values, meant);
    return this.itemsOf(name, (item) => {
      const problem = separately(item, values);
      return problem === undefined ? known(item) : { problem };
    });
  }

  /** A list that the platform may know more values of: an unknown one is sent unless a known one is near. */
  openListOf(name: string, values: readonly string[], meant: Meant = {}): readonly string[] {
    const items = this.list(name);
    if (this.hasProblem(name)) return items;
    for (const item of items.filter((one) => knownValue(one, values) === undefined)) {
      const near = nearest(valueMeant(item, meant) ?? item, values);
      const remedy = separately(item, values) ?? (near && `did you mean \`${near}\`?`);
      if (remedy !== undefined) this.problem(name, describeProblem(item, remedy, 'has'));
      else {
        const known = `known values are ${oneOfThese(values, 'and')}`;
        this.warn(name, `has ${quote(item)}, which is not a known value, but is sent; ${known}`);
      }
    }
    return [...new Set(items.map((item) => knownValue(item, values) ?? item))];
  }
}

/** Known values with blanks between them. */
function separately(item: string, values: readonly string[]): string | undefined {
  const parts = item.split(/[\s;|]+/);
  const isList = parts.length > 1 && parts.every((part) => knownValue(part, values) !== undefined);
  return isList ? `separate values by commas: ${quote(parts.join(', '))}` : undefined;
}
