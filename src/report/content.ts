// What a view says, as values: the renderers (`html.ts`, `log-text.ts`) alone know how it looks, escape and cut it.

/** A piece of text. What stands in it may come from anywhere: the renderers make it harmless. */
export type Inline =
  | string
  /** A sentence of ours, in which backticks mark code. */
  | { sentence: string; max?: number }
  | { code: string; max?: number }
  | { strong: Inline }
  /** A link where the address is an `https` one without a user name, else the text only. */
  | { link: Inline; to: string | undefined }
  /** The whole of what `text` shortens, where a mouse rests. */
  | { short: Inline; whole: string }
  /** Stays on one line: a date, a version. */
  | { unbroken: string }
  /** One behind the other. */
  | readonly Inline[];

/** What stands below each other. */
export type Block =
  | { kind: 'paragraph'; lines: readonly Inline[] }
  | { kind: 'list'; items: readonly Inline[] }
  | Table
  /** Counts as bars, largest first. */
  | { kind: 'bars'; title: string; rows: readonly { label: Inline; count: number }[]; rest?: string }
  | { kind: 'folded'; title: Inline; blocks: readonly Block[] }
  | { kind: 'preformatted'; text: string };

export interface Table {
  kind: 'table';
  head: readonly string[];
  /** A cell is one text, or several lines. */
  rows: readonly (readonly Inline[])[];
  /** What a row is, in the plural, for what is left out. */
  of: string;
  /** More than `rows` has. */
  total?: number;
}

export interface Section {
  title: string;
  blocks: readonly Block[];
  /** What failed: the log shows it, too. */
  isFailure?: boolean;
  /** Left out of a comment or an issue that would be too long. */
  isDetail?: boolean;
}

/** A name and its value; one without a value is left out. */
export type Fact = readonly [name: string, value: Inline | undefined];

/** Everything that people read of a step: summary, comment, issue and log render the same. */
export interface Page {
  /** `✅`, `⚠️`, `❌`, … */
  sign: string;
  /** A sentence about the result, without markup. */
  title: string;
  /** What failed, and what to do. */
  failure?: { what: string; remedy: string };
  warnings: readonly string[];
  notes: readonly string[];
  /** Where, and what was asked for, in one line. */
  context: readonly Inline[];
  /** What a person has to act on first, then what was done. */
  sections: readonly Section[];
  /** What few people look up, folded at the end. */
  facts: readonly Fact[];
}

export function paragraph(...lines: readonly (Inline | undefined | '')[]): Block[] {
  const some = lines.filter((line): line is Inline => line !== undefined && line !== '');
  return some.length === 0 ? [] : [{ kind: 'paragraph', lines: some }];
}

/** A section with what it has; nothing where that is empty. */
export function section(title: string, blocks: readonly Block[], marks: Partial<Section> = {}): Section[] {
  return blocks.length === 0 ? [] : [{ title, blocks, ...marks }];
}

/** `a · b`, without what is empty. */
export function dotted(parts: readonly (Inline | undefined | '')[]): Inline {
  const some = parts.filter((part): part is Inline => part !== undefined && part !== '');
  return some.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}
