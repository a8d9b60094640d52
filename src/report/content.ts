// Views return these values; `html.ts` lays them out, escapes and shortens them.

/** Text from any source: HTML and log make it harmless. */
export type Inline =
  | string
  | { text: string; max: number }
  /** Backticks mark code. */
  | { sentence: string; max?: number }
  | { code: string; max?: number }
  | { codes: readonly string[]; max?: number }
  | { strong: Inline }
  /** Only text if the address is neither `https` nor local, has a user name, or is very long. */
  | { link: Inline; to: string | undefined }
  /** Stays on one line. */
  | { unbroken: string }
  | { lines: readonly Inline[] }
  | Inline[];

/** `noun` names items in the plural, `total` includes those that are not shown. */
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
  /** GitHub draws it; nothing in it may come from outside. */
  | { kind: 'mermaid'; code: string };

export interface Section {
  /** Empty: part of the section before. */
  title: string;
  blocks: readonly Block[];
  /** Folded; only the title remains in a text that is too long. */
  isDetail?: boolean;
  /** Unfolds a detail. */
  isOpen?: boolean;
  /** Plural of sections that are shown like rows of a table: only the first. */
  noun?: string;
}

/** A name and its value; a fact without a value is left out. */
export type Fact = readonly [name: string, value: Inline | undefined];

/** The last three: a scan that runs, a gate that timed out, and one that was skipped. */
export type Sign = '✅' | '⚠️' | '❌' | '📋' | '📝' | '⏳' | '⌛' | '⏭️';

/** The result for people: summary, comment, issue and log render parts of it. */
export interface Page {
  sign: Sign;
  /** Backticks mark code; empty where the title of an issue says it. */
  title: string;
  /** `message` is empty where the title already says it. */
  failure?: { message: string; remedy: string };
  warnings: readonly string[];
  notes: readonly string[];
  context: readonly Inline[];
  /** Sections to act on come first. */
  sections: readonly Section[];
  /** The log shows these instead of the sections. */
  failures: readonly string[];
  /** Folded at the end. */
  facts: readonly Fact[];
  /** See `addressOfFiles`. */
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

/** The first rows, without columns that are empty in all of them. */
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

/** For the log. */
export function inlineText(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if (Array.isArray(inline)) return inline.map(inlineText).join('');
  if ('text' in inline) return inline.text;
  if ('sentence' in inline) return inline.sentence;
  if ('code' in inline) return inline.code;
  if ('codes' in inline) return inline.codes.join(' ');
  if ('strong' in inline) return inlineText(inline.strong);
  if ('unbroken' in inline) return inline.unbroken;
  if ('lines' in inline) return inline.lines.map(inlineText).filter(Boolean).join(' ');
  return inlineText(inline.link);
}
