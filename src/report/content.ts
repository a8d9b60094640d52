// What a view says, as values: the renderers (`html.ts`, `inlineText`) alone know how it looks, escape and cut it.

/** A piece of text. What stands in it may come from anywhere: the renderers make it harmless. */
export type Inline =
  | string
  | { text: string; max: number }
  /** A sentence of ours, in which backticks mark code. */
  | { sentence: string; max?: number }
  | { code: string; max?: number }
  /** Codes next to each other. */
  | { codes: readonly string[]; max?: number }
  | { strong: Inline }
  /** A link where the address is an `https` one without a user name, else the text only. */
  | { link: Inline; to: string | undefined }
  /** `whole` shows where a mouse rests. */
  | { short: Inline; whole: string }
  /** Stays on one line: a time, a count with its unit. */
  | { unbroken: string }
  /** One below the other. */
  | { lines: readonly Inline[] }
  /** One behind the other. */
  | readonly Inline[];

/** What stands below each other. */
export type Block =
  | { kind: 'paragraph'; lines: readonly Inline[] }
  /** `of`: what an item is, in the plural; `total`: how many there are, where `items` has the first of them. */
  | { kind: 'list'; items: readonly Inline[]; of: string; total: number }
  | Table
  | Bars
  /** What a click unfolds; `of`: what a group is, in the plural, for those that are left out. */
  | { kind: 'folded'; groups: readonly { title: Inline; blocks: readonly Block[] }[]; of: string };

export interface Table {
  kind: 'table';
  head: readonly string[];
  rows: readonly (readonly Inline[])[];
  /** What a row is, in the plural, for what is left out. */
  of: string;
  /** How many there are: `rows` has the first of them. */
  total: number;
}

/** Counts of findings as bars, largest first. */
export interface Bars {
  kind: 'bars';
  /** What is counted by: `['Rule', 'Rules']`. */
  by: readonly [one: string, several: string];
  counts: readonly (readonly [label: Inline, count: number])[];
}

export interface Section {
  /** Empty: it belongs to the one before. */
  title: string;
  blocks: readonly Block[];
  /** Folded, and left out of what would be too long. */
  isDetail?: boolean;
}

/** A name and its value; one without a value is left out. */
export type Fact = readonly [name: string, value: Inline | undefined];

/** Everything that people read of a step: summary, comment and log render the same. */
export interface Page {
  /** `✅`, `⚠️`, `❌`, … */
  sign: string;
  /** A sentence about the result, in which backticks mark code. */
  title: string;
  /** `what` is empty where the title says it. */
  failure?: { what: string; remedy: string };
  warnings: readonly string[];
  notes: readonly string[];
  /** Where, and what was asked for, in one line. */
  context: readonly Inline[];
  /** What a person has to act on first, then what was done. */
  sections: readonly Section[];
  /** What failed, by cause, in a line each: the log has it instead of the sections. */
  failures: readonly string[];
  /** What few people look up, folded at the end. */
  facts: readonly Fact[];
}

/** The rows that any table shows at most. */
const MAX_ROWS = 100;

type Some = Inline | undefined;

export function paragraph(...lines: readonly Some[]): Block[] {
  const some = filled(lines);
  return some.length === 0 ? [] : [{ kind: 'paragraph', lines: some }];
}

/**
 * @param of what an item is, in the plural
 * @param total of more than `items` has
 */
export function list(items: readonly Inline[], of: string, total = items.length): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, of, total }];
}

export type Column<T> = readonly [title: string, cell: (item: T, index: number) => Inline];

/**
 * A column that has nothing in any row is left out.
 *
 * @param of what a row is, in the plural
 */
export function table<T>(items: readonly T[], of: string, columns: readonly Column<T>[]): Block[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, MAX_ROWS);
  const all = columns.map(([title, cell]) => ({ title, cells: shown.map(cell) }));
  const some = all.filter(({ cells }) => cells.some((cell) => inlineText(cell) !== ''));
  const rows = shown.map((_, row) => some.map(({ cells }) => cells[row] ?? ''));
  return [{ kind: 'table', head: some.map(({ title }) => title), rows, of, total: items.length }];
}

/** A section with what it has; nothing where that is empty. */
export function section(title: string, blocks: readonly Block[], isDetail = false): Section[] {
  return blocks.length === 0 ? [] : [{ title, blocks, isDetail }];
}

/** `a · b`, without what is empty. */
export function dotted(parts: readonly Some[]): Inline {
  return separated(filled(parts), ' · ');
}

export function separated(parts: readonly Inline[], by: string): Inline {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [by, part]));
}

export function filled(parts: readonly Some[]): Inline[] {
  return parts.filter(
    (part): part is Inline => part !== undefined && part !== '' && !(isSequence(part) && part.length === 0),
  );
}

export function isSequence(inline: Inline): inline is readonly Inline[] {
  return Array.isArray(inline);
}

/** As plain text, for the log. */
export function inlineText(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if (isSequence(inline)) return inline.map(inlineText).join('');
  if ('text' in inline) return inline.text;
  if ('sentence' in inline) return inline.sentence;
  if ('code' in inline) return inline.code;
  if ('codes' in inline) return inline.codes.join(' ');
  if ('strong' in inline) return inlineText(inline.strong);
  if ('short' in inline) return inline.whole;
  if ('unbroken' in inline) return inline.unbroken;
  if ('lines' in inline) return inline.lines.map(inlineText).join(' ');
  return inlineText(inline.link);
}
