import { number } from './figures.ts';
import { html } from './text.ts';

// Summary and comment are HTML throughout: within an HTML block nothing is read as Markdown, so that text from
// outside needs one kind of escaping. Such a block ends at a blank line, and none of these writes one.

/** The rows that a table shows at most. */
export const MAX_ROWS = 100;
/** Longer lists are tables; these read on a phone, too. */
export const MAX_BLOCKS = 10;

/** Of one list, in UTF-8: a summary has six long ones at most, and stays well under the runner's 1 MiB. */
const MAX_LIST_BYTES = 120_000;
/** What GitHub's column of 730 px has room for, in characters, and what the frame of a cell takes of them. */
const MAX_CHARACTERS = 89;
const FRAME = 5;
/** In a block, cells of more text than this have a line each. */
const MAX_BLOCK_LINE = 90;

export interface ListOptions {
  /** More than `rows` has. */
  total?: number;
  /** What a row is, in the plural, for what is left out. */
  of: string;
  maxRows?: number;
}

/**
 * Rows of cells, which are HTML already: a table where they are many and fit, else blocks. A head that ends with a
 * colon stands before its value in a block, too.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { total = rows.length, of, maxRows = MAX_ROWS }: ListOptions,
): string {
  const cells = rows.slice(0, maxRows);
  const isTable = isTabular([head, ...cells], total);
  const shown = firstThatFit(cells, (row) =>
    isTable ? `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>` : block(head, row),
  );
  if (shown.length === 0) return '';
  const headRow = `<tr>${head.map((cell) => `<th align="left">${cell.replace(/:$/, '')}</th>`).join('')}</tr>`;
  const list = isTable ? `<table>\n${[headRow, ...shown].join('\n')}\n</table>` : bullets(shown);
  return list + leftOut(total - shown.length, of);
}

/** Few rows read better below each other, on a phone above all, and so do those that are wider than the page. */
export function isTabular(rows: readonly (readonly string[])[], total: number): boolean {
  return total > MAX_BLOCKS && fitsPage(rows);
}

/** Whether a table is not wider than the page, however narrow its columns become; cells are HTML. */
function fitsPage(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => longestWord(row[column] ?? ''))));
  return widths.reduce((sum, width) => sum + width + FRAME, 0) <= MAX_CHARACTERS;
}

/** Browsers break a line at blanks and between hyphenated words. */
function longestWord(cell: string): number {
  const text = cell
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, '_');
  return Math.max(...text.split(/\s|(?<=[a-z]-)(?=[a-z])/).map((word) => word.length));
}

/** The first items as HTML, as many as one list has room for. */
export function firstThatFit<T>(items: readonly T[], line: (item: T, index: number) => string): string[] {
  let bytes = 0;
  return items.map(line).filter((html) => {
    bytes += Buffer.byteLength(html);
    return bytes <= MAX_LIST_BYTES;
  });
}

function block(head: readonly string[], row: readonly string[]): string {
  const cells = row.map((cell, index) => {
    const name = head[index] ?? '';
    return cell !== '' && name.endsWith(':') ? `${name.toLowerCase()} ${cell}` : cell;
  });
  const [first, ...others] = cells.filter((cell) => cell !== '');
  const isLong = cells.join('').replace(/<[^>]*>/g, '').length > MAX_BLOCK_LINE;
  return [`<b>${first}</b>`, ...others].join(isLong ? '<br>' : ' · ');
}

/** A line that counts what a table or a list does not show. */
export function leftOut(count: number, of: string): string {
  return count > 0 ? `\n<p>… and ${number(count)} more ${of}.</p>` : '';
}

/** A name and its value, which is HTML already. */
export type Fact = readonly [name: string, value: string | undefined];

/** Names and values; rows without a value are left out. */
export function facts(rows: readonly Fact[]): string {
  return bullets(rows.flatMap(([name, value]) => (value ? [`<b>${name}</b>: ${value}`] : [])));
}

export function code(text: string, maxLength?: number): string {
  return `<code>${html(text, maxLength)}</code>`;
}

/** Codes next to each other; what is beyond `max` is counted. */
export function codes(texts: readonly string[], max = 50, maxLength?: number): string {
  const more = texts.length - max;
  const shown = texts.slice(0, max).map((text) => code(text, maxLength));
  return shown.join(' ') + (more > 0 ? ` and ${number(more)} more` : '');
}

/** Short text that stays on one line, such as a time: browsers break it at blanks only. */
export function unbroken(text: string): string {
  return html(text).replaceAll(' ', '&nbsp;');
}

/** What failed, and what to do. */
export function advice(first: string, second: string): string {
  return paragraph(`<b>${first}</b><br>${second}`);
}

/** What a click unfolds. */
export function folded(title: string, content: string): string {
  return content === '' ? '' : `<details>\n<summary>${title}</summary>\n${content}\n</details>`;
}

export function heading(text: string): string {
  return `<h3>${text}</h3>`;
}

/** A heading with what follows it; nothing where that is empty. */
export function section(title: string, ...contents: readonly string[]): string[] {
  const some = contents.filter((content) => content !== '');
  return some.length === 0 ? [] : [heading(title), ...some];
}

export function paragraph(content: string): string {
  return content === '' ? '' : `<p>${content}</p>`;
}

/** Our own sentences, in which backticks mark code; values in them are escaped with the rest. */
export function prose(text: string, maxLength = 2000): string {
  return html(text, maxLength).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function bullets(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

/** A blank line ends each HTML block, so that the next one starts as markup again. */
export function blocks(sections: readonly string[]): string {
  return `${sections.filter((one) => one !== '').join('\n\n')}\n\n`;
}

/** A list of names, folded where it is long. */
export function names(texts: readonly string[], several: string): string {
  if (texts.length === 0) return '';
  const list = paragraph(codes(texts, MAX_ROWS));
  return texts.length <= MAX_BLOCKS ? list : folded(`${number(texts.length)} ${several}`, list);
}
