import { counted, number } from './figures.ts';
import { html } from './text.ts';

// Summary and comment are HTML throughout: within an HTML block nothing is read as Markdown, so that text from
// outside needs one kind of escaping. Such a block ends at a blank line, and none of these writes one.

/** The rows that a table shows at most. */
export const MAX_ROWS = 100;

/** Of one table, in UTF-8: a summary has six long ones at most, and stays well under the runner's 1 MiB. */
const MAX_TABLE_BYTES = 120_000;

export interface TableOptions {
  /** More than `rows` has. */
  total?: number;
  /** What a row is, in the plural, for what is left out. */
  of: string;
  maxRows?: number;
}

/** Cells are HTML already. What is beyond the limits is counted below the table. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { total = rows.length, of, maxRows = MAX_ROWS }: TableOptions,
): string {
  const lines: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const line = `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    bytes += Buffer.byteLength(line);
    if (lines.length === maxRows || bytes > MAX_TABLE_BYTES) break;
    lines.push(line);
  }
  if (lines.length === 0) return '';
  const header = `<tr>${head.map((cell) => `<th align="left">${cell}</th>`).join('')}</tr>`;
  return `<table>\n${header}\n${lines.join('\n')}\n</table>${leftOut(total - lines.length, of)}`;
}

/** A line that counts what a table or a list does not show. */
export function leftOut(count: number, of: string): string {
  return count > 0 ? `\n<p>… and ${number(count)} more ${of}.</p>` : '';
}

/** A name and its value, which is HTML already. */
export type Fact = readonly [name: string, value: string | undefined];

/** Names and values, two columns; rows without a value are left out. */
export function facts(rows: readonly Fact[]): string {
  const lines = rows.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`<tr><td><b>${name}</b></td><td>${value}</td></tr>`],
  );
  return lines.length === 0 ? '' : `<table>\n${lines.join('\n')}\n</table>`;
}

/** Tables next to each other. */
export function sideBySide(blocks: readonly string[]): string {
  const cells = blocks.filter((block) => block !== '').map((block) => `<td valign="top">${block}</td>`);
  return cells.length === 0 ? '' : `<table>\n<tr>${cells.join('')}</tr>\n</table>`;
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

/** What has to be seen before the rest. */
export function box(first: string, second: string): string {
  return `<table>\n<tr><td><b>${first}</b><br>${second}</td></tr>\n</table>`;
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

/** A list of names, most of which is folded. */
export function names(texts: readonly string[], of: readonly [one: string, several: string]): string {
  if (texts.length === 0) return '';
  const list = `<p>${codes(texts, MAX_ROWS)}</p>`;
  return texts.length <= 10 ? list : folded(counted(texts.length, ...of), list);
}
