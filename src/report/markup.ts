import { MAX_ROWS } from './report-file.ts';
import { counted, html } from './text.ts';

// The summary is HTML throughout: within an HTML block nothing is read as Markdown, so that text from outside
// needs one kind of escaping. Such a block ends at a blank line, and none of these writes one.

/** Of one table, in UTF-8; a summary has four at most, so that it stays well under the runner's 1 MiB. */
const MAX_TABLE_BYTES = 150_000;

/** Cells are HTML already. What is beyond the limits is counted below the table. */
export function table(
  head: readonly string[],
  rows: Iterable<readonly string[]>,
  total: number,
  of: string,
): string {
  const lines: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const line = `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    bytes += Buffer.byteLength(line);
    if (lines.length === MAX_ROWS || bytes > MAX_TABLE_BYTES) break;
    lines.push(line);
  }
  if (lines.length === 0) return '';
  const header = `<tr>${head.map((cell) => `<th align="left">${cell}</th>`).join('')}</tr>`;
  const more = total - lines.length;
  const rest =
    more > 0 ? `\n<p>… and ${counted(more, 'more', 'more')} ${of}; the report has all of them.</p>` : '';
  return `<table>\n${header}\n${lines.join('\n')}\n</table>${rest}`;
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

export function code(text: string, maxLength?: number): string {
  return `<code>${html(text, maxLength)}</code>`;
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

/** Our own words, in which backticks mark code; values in them are escaped with the rest. */
export function prose(text: string, maxLength = 2000): string {
  return html(text, maxLength).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function bullets(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}
