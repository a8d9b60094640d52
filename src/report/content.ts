// Views return these values. `html.ts` lays them out, escapes and shortens them; `inlineText` is their text for the log.

/** A piece of text from any source: HTML and log make it harmless. */
export type Inline =
  | string
  | { text: string; max: number }
  /** Backticks mark code. */
  | { sentence: string; max?: number }
  | { code: string; max?: number }
  /** Codes in a row. */
  | { codes: readonly string[]; max?: number }
  | { strong: Inline }
  /** Only the text if the address is neither `https` nor of this machine, has a user name, or is very long. */
  | { link: Inline; to: string | undefined }
  /** `whole` appears on hover. */
  | { short: Inline; whole: string }
  /** Stays on one line, such as a time, or a count with its unit. */
  | { unbroken: string }
  | { lines: readonly Inline[] }
  | Inline[];

/** Content of a section; `noun` names its items in the plural, `total` includes those that are not shown. */
export type Block =
  | { kind: 'paragraph'; lines: readonly Inline[] }
  | { kind: 'list'; items: readonly Inline[]; noun: string; total: number }
  | {
      kind: 'table';
      head: readonly string[];
      rows: readonly (readonly Inline[])[];
      noun: string;
      total: number;
    }
  /** A picture that GitHub draws of text in Mermaid's language, in which nothing may come from outside. */
  | { kind: 'mermaid'; code: string }
  | { kind: 'folded'; groups: readonly Fold[]; noun: string };

export interface Fold {
  title: Inline;
  blocks: readonly Block[];
  /** Shows its blocks at once. */
  isOpen?: boolean;
}

export interface Section {
  /** Empty where the blocks belong to the section before. */
  title: string;
  blocks: readonly Block[];
  /** Folded; only the title remains where the text would be too long. */
  isDetail?: boolean;
}

/** A name and its value; a fact without a value is left out. */
export type Fact = readonly [name: string, value: Inline | undefined];

/** Success, warning, failure, list and preview; a scan that runs, a gate that timed out, and one that was skipped. */
export type Sign = '✅' | '⚠️' | '❌' | '📋' | '📝' | '⏳' | '⌛' | '⏭️';

/** The result of a step for people: summary, comment, issue and log render parts of the same page. */
export interface Page {
  sign: Sign;
  /** A sentence about the result, in which backticks mark code; empty where the title of an issue says it. */
  title: string;
  /** `message` is empty where the title already says it. */
  failure?: { message: string; remedy: string };
  warnings: readonly string[];
  notes: readonly string[];
  context: readonly Inline[];
  /** Sections to act on come first. */
  sections: readonly Section[];
  /** Lines about failures by cause, which the log shows instead of the sections. */
  failures: readonly string[];
  /** Rarely needed; folded at the end. */
  facts: readonly Fact[];
  /** The address of the pages that messages name. */
  files?: string;
}

export const EMPTY_PAGE = { warnings: [], notes: [], context: [], sections: [], failures: [], facts: [] };

const MAX_ROWS = 100;

export function paragraph(...lines: readonly (Inline | undefined)[]): Block[] {
  const shown = filled(lines);
  return shown.length === 0 ? [] : [{ kind: 'paragraph', lines: shown }];
}

export function list(items: readonly Inline[], noun: string, total = items.length): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, noun, total }];
}

export type Column<T> = readonly [title: string, cell: (item: T, index: number) => Inline];

/** The first rows; a column that is empty in all of them is left out. */
export function table<T>(
  items: readonly T[],
  noun: string,
  columns: readonly Column<T>[],
  maxRows = MAX_ROWS,
): Block[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, maxRows);
  const filledColumns = columns
    .map(([title, cell]) => ({ title, cells: shown.map(cell) }))
    .filter(({ cells }) => cells.some((cell) => inlineText(cell) !== ''));
  const rows = shown.map((_, row) => filledColumns.map(({ cells }) => cells[row] ?? ''));
  const head = filledColumns.map(({ title }) => title);
  return [{ kind: 'table', head, rows, noun, total: items.length }];
}

/** Empty if there are no blocks. */
export function section(title: string, blocks: readonly Block[], isDetail = false): Section[] {
  return blocks.length === 0 ? [] : [{ title, blocks, isDetail }];
}

/** `a · b`, without empty parts. */
export function dotted(parts: readonly (Inline | undefined)[]): Inline {
  return separated(parts, ' · ');
}

export function separated(parts: readonly (Inline | undefined)[], separator: string): Inline {
  return filled(parts).flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

export function filled(parts: readonly (Inline | undefined)[]): Inline[] {
  return parts.filter(
    (part): part is Inline =>
      part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0),
  );
}

/** Plain text, for the log. */
export function inlineText(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if (Array.isArray(inline)) return inline.map(inlineText).join('');
  if ('text' in inline) return inline.text;
  if ('sentence' in inline) return inline.sentence;
  if ('code' in inline) return inline.code;
  if ('codes' in inline) return inline.codes.join(' ');
  if ('strong' in inline) return inlineText(inline.strong);
  if ('short' in inline) return inline.whole;
  if ('unbroken' in inline) return inline.unbroken;
  if ('lines' in inline) return inline.lines.map(inlineText).filter(Boolean).join(' ');
  return inlineText(inline.link);
}
