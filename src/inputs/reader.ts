import { SEVERITIES, TRIAGE_REASONS, TRIAGE_STATES } from '../model/findings.ts';
import { nearest } from '../model/nearest.ts';
import { forOperation, type Operation } from '../model/operations.ts';
import type { Environment, InputProblem } from '../model/ports.ts';
import { redactor } from '../platform/http/redact.ts';
import type { InputTable } from './rows.ts';
import { INPUT_TABLE } from './table.ts';
import {
  type Check,
  describeProblem,
  firstProblem,
  itemProblem,
  itemsInBrackets,
  knownValue,
  type Parse,
  type Parsed,
  quote,
  quotedList,
  splitList,
  type WrongText,
} from './values.ts';

type Table = typeof INPUT_TABLE;
/** Never undefined if all operations have the same default. */
type Value<Name, T> = Name extends keyof Table
  ? Table[Name] extends { default: string } | { whenEmpty: string }
    ? T
    : T | undefined
  : T | undefined;

const TABLE: InputTable = INPUT_TABLE;

/** From variables such as `INPUT_BASE-URL`; also inputs that action.yml does not declare. */
export function inputTexts(environment: Environment): Map<string, string> {
  const inputs = Object.entries(environment).filter(([variable]) => variable.startsWith('INPUT_'));
  return new Map(
    inputs.map(([variable, text = '']) => [variable.slice('INPUT_'.length).toLowerCase(), text]),
  );
}

const TOKEN_INPUTS = ['token', 'github-token', 'metadata-token'];

/** To register as secrets first of all. */
export function inputTokens(environment: Environment): string[] {
  const texts = inputTexts(environment);
  return TOKEN_INPUTS.flatMap((name) => texts.get(name)?.trim() || []);
}

/** Reads inputs, defaults included, and collects what is wrong. */
export class InputReader {
  readonly problems: InputProblem[] = [];
  readonly warnings: InputProblem[] = [];
  readonly texts: Map<string, string>;
  operation: Operation | undefined;

  constructor(texts: Map<string, string>) {
    this.texts = texts;
  }

  /** @returns undefined, the value of a wrong input */
  problem(input: string, message: string, place?: InputProblem['place']): undefined {
    this.problems.push({ input, message, place });
  }

  warn(input: string, message: string): void {
    this.warnings.push({ input, message });
  }

  note(input: string, message: string): void {
    this.warnings.push({ input, message, isNote: true });
  }

  /** Forgets their texts, which messages would repeat. */
  refuseTokens(tokens: readonly string[]): void {
    const redactors = tokens.map(redactor);
    for (const [name, text] of this.texts) {
      if (TOKEN_INPUTS.includes(name) || redactors.every((redact) => redact(text) === text)) continue;
      this.texts.delete(name);
      this.problem(name, 'contains a token, which the summary and the report would show; remove it');
    }
  }

  hasProblem(...inputs: string[]): boolean {
    return this.problems.some(({ input }) => inputs.includes(input));
  }

  /** The text from the runner, trimmed; undefined when it is empty. */
  givenText(name: string): string | undefined {
    return this.texts.get(name)?.trim() || undefined;
  }

  /** Whether the input has any text, even one without an item, such as a comma. */
  isSet(name: string): boolean {
    return (this.texts.get(name) ?? '') !== '';
  }

  /** An empty input that has a default in action.yml was set: the runner would have filled it in. */
  refuseEmptied(name: string, why: string, remedy: string): boolean {
    const isEmptied = this.texts.has(name) && this.givenText(name) === undefined;
    if (isEmptied) this.problem(name, `is set but empty, as happens when ${why}; ${remedy}`);
    return isEmptied;
  }

  text<const Name extends string>(name: Name): Value<Name, string> {
    return (this.givenText(name) ?? this.#textWhenEmpty(name)) as Value<Name, string>;
  }

  #textWhenEmpty(name: string): string | undefined {
    const row = TABLE[name];
    return row?.default ?? forOperation(row?.whenEmpty, this.operation);
  }

  /** For a wrong text, reports it and returns the value of an empty input. */
  read<const Name extends string, T>(name: Name, parse: Parse<T>): Value<Name, T> {
    const parseOrReport = (text: string | undefined): T | undefined => {
      if (text === undefined) return undefined;
      const parsed = parse(text);
      if ('value' in parsed) return parsed.value;
      return this.problem(name, describeProblem(text, explained(name, text, parsed)));
    };
    return (parseOrReport(this.text(name)) ?? parseOrReport(this.#textWhenEmpty(name))) as Value<Name, T>;
  }

  /** The items of a list, unchecked. Reports a list without any. */
  items(name: string): readonly string[] {
    const text = this.text(name) ?? '';
    const inBrackets = itemsInBrackets(text) ?? [];
    if (inBrackets.length > 1) {
      const problem = 'is in brackets, but a list here is not JSON';
      this.problem(name, describeProblem(text, { problem, remedy: `write ${quote(inBrackets.join(', '))}` }));
      return inBrackets;
    }
    const items = splitList(text);
    if (items.length === 0 && this.isSet(name))
      this.problem(name, 'is set, but has no item; give at least one, or leave the input out');
    return items;
  }

  /** Wrong items included. */
  list(name: string, ...checks: readonly Check[]): readonly string[] {
    const items = this.items(name);
    const parse = (value: string) => firstProblem([itemProblem, ...checks], value) ?? { value };
    this.readItems(name, parse, items);
    return items;
  }

  /** Without wrong values. Reports the first item with each problem. */
  readItems<T>(name: string, parse: Parse<T>, given?: readonly string[]): readonly T[] {
    const items = given ?? this.items(name);
    const values = new Set<T>();
    const wrong: ({ item: string } & WrongText)[] = [];
    for (const item of items) {
      const parsed = (given === undefined ? itemProblem(item) : undefined) ?? parse(item);
      if ('value' in parsed) values.add(parsed.value);
      else wrong.push({ item, ...explained(name, item, parsed) });
    }
    for (const [first, ...rest] of Map.groupBy(wrong, ({ problem, remedy }) => problem ?? remedy).values()) {
      const suffix = rest.length === 0 ? '' : ` (and ${rest.length} more like it)`;
      if (first !== undefined)
        this.problem(name, describeProblem(first.item, first, items.length === 1 ? 'is' : 'has', suffix));
    }
    return [...values];
  }

  /** For values that the platform may extend: warns of an unknown one, unless a known one is near. */
  openListOf(name: string, values: readonly string[]): readonly string[] {
    const items = this.items(name);
    const known = `known values are ${quotedList(values, 'and')}`;
    const read = this.readItems(name, (item): Parsed<string> => {
      const value = knownValue(item, values);
      if (value !== undefined) return { value };
      const near = item.startsWith('!') ? undefined : nearest(item, values);
      if (near !== undefined && knownValue(near, items) !== undefined)
        return { remedy: `leave it out, because \`${near}\` is already there` };
      if (near !== undefined) return { remedy: `did you mean \`${near}\`?` };
      if (/^\w+$/.test(item)) return { value: item };
      return { remedy: `list values to select, separated by commas (${known})` };
    });
    const problem = 'is not a known value, but is used';
    for (const item of read.filter((value) => !values.includes(value)))
      this.warn(name, describeProblem(item, { problem, remedy: known }, items.length === 1 ? 'is' : 'has'));
    return read;
  }
}

/** An expression, a quote, a YAML dash or another input explains a wrong value better than the parser. */
function explained(input: string, text: string, wrong: WrongText): WrongText {
  const isSyntax = /\$\{\{|^['"]|^- /.test(text);
  return (isSyntax ? itemProblem(text) : MISTAKEN[input]?.(text, wrong)) ?? wrong;
}

const EACH = 'use a step for each, with another `id`';

const reasonIn = (text: string) => knownValue(text.replaceAll(/[\s-]/g, '_'), TRIAGE_REASONS);

/** Values that belong to another input, or several instead of one. */
const MISTAKEN: Readonly<Record<string, (text: string, wrong: WrongText) => WrongText | undefined>> = {
  'new-triage-state': (text) => {
    const reason = reasonIn(text);
    const remedy = `use \`new-triage-state: ignored\` and \`new-triage-reason: ${reason}\``;
    return reason && { problem: 'is a reason', remedy };
  },
  'new-triage-reason': (text) => {
    const state = knownValue(text, TRIAGE_STATES);
    return state && { problem: 'is a state', remedy: `use \`new-triage-state: ${state}\`` };
  },
  status: (text, wrong) => {
    const reason = reasonIn(text);
    const remedy = `use \`status: ignored\` and \`triage-reasons: ${reason}\``;
    return reason ? { problem: 'is a reason', remedy } : severalIn(text, wrong, EACH, 'leave it out for all');
  },
  'issue-type': (text, wrong) => severalIn(text, wrong, `${EACH}; \`posture\` reports all products together`),
  'fail-if': (text) => {
    const severity = knownValue(text, SEVERITIES);
    const remedy = `use \`fail-if: found\` with \`severities: ${severity}\``;
    return severity && { problem: 'is a severity', remedy };
  },
};

function severalIn(text: string, { problem }: WrongText, each: string, all = each): WrongText | undefined {
  if (/^(?:all|any|\*)$/i.test(text)) return { problem: 'is no single value', remedy: all };
  return problem === undefined ? undefined : { problem, remedy: each };
}
