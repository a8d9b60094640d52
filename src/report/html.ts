import { plainText } from '../runner/line.ts';
import type { Block, Fact, Inline, Page, Section, Table } from './content.ts';
import { number } from './figures.ts';

// Summary, comment and issue are HTML throughout: within an HTML block nothing is read as Markdown, so that text from
// outside needs one kind of escaping. Such a block ends at a blank line, and only `joined` writes one.

/** How much of a page is shown. */
export interface Extent {
  /** Rows of each table, at most. */
  maxRows: number;
  /** Whether what is folded, or nice to have, is there as well. */
  withDetails: boolean;
}

const SUMMARY: Extent = { maxRows: 100, withDetails: true };
/** From everything to the headline: the first that fits is taken, and nothing is cut in the middle. */
const LADDER: readonly Extent[] = [
  { maxRows: 50, withDetails: true },
  { maxRows: 20, withDetails: true },
  { maxRows: 20, withDetails: false },
  { maxRows: 5, withDetails: false },
  { maxRows: 0, withDetails: false },
];
/** Under the runner's 1 MiB, and below what has been dropped without an error. */
const MAX_SUMMARY_BYTES = 980_000;
/** GitHub's limit for a comment or an issue is 65,536 characters; the rest is for markers and the footer. */
const MAX_TEXT_LENGTH = 63_000;
const MAX_MESSAGES = 50;
/** Rows that stand open; more of a comment or a long list are folded. */
const MAX_ADDRESS_LENGTH = 2000;
const BAR = 10;

/** The job summary; sections that would make it too long are left out whole, the last ones first. */
export function summaryHtml(page: Page, foot: readonly Block[] = []): string {
  const end = blocksHtml(foot, SUMMARY);
  for (let count = page.sections.length; ; count--) {
    const isWhole = count === page.sections.length;
    const sections = page.sections.slice(0, count).map((one) => sectionHtml(one, SUMMARY));
    const rest = isWhole ? '' : '<p>The rest does not fit into this summary.</p>';
    const text = joined([`<h2>${titleHtml(page)}</h2>`, ...headHtml(page), ...sections, rest, end]);
    if (count === 0 || Buffer.byteLength(text) <= MAX_SUMMARY_BYTES) return text;
  }
}

/** The text of a comment or an issue: it mentions nobody, refers to no issue, and fits GitHub's limit. */
export function commentHtml(page: Page, about: string): string {
  let text = '';
  for (const extent of LADDER) {
    const sections = page.sections
      .filter(({ isDetail }) => extent.withDetails || isDetail !== true)
      .map((one) => sectionHtml(one, extent));
    const facts = extent.withDetails ? folded(escaped(about), factsHtml(page.facts)) : '';
    text = withoutMentions(joined([`<h3>${titleHtml(page)}</h3>`, ...headHtml(page), ...sections, facts]));
    if (text.length <= MAX_TEXT_LENGTH) return text;
  }
  return text;
}

/** Only a code span or a character without width keeps GitHub from mentioning people and issues. */
export function withoutMentions(html: string): string {
  return html.replace(/<code>[^<]*<\/code>|<[^>]*>|@|(?<!&)#(?=\d)|\bGH-(?=\d)/gi, (match) =>
    match.startsWith('<') ? match : `${match}\u200b`,
  );
}

function titleHtml({ sign, title }: Page): string {
  return `${sign} ${sentence(title, 300)}`;
}

/** Warnings stand directly under the title. */
function headHtml({ warnings, failure, notes, context }: Page): string[] {
  const shown = [
    ...warnings.map((text) => `⚠️ ${sentence(text, 700)}`),
    ...notes.map((text) => sentence(text, 700)),
  ];
  return [
    bullets(shown.slice(0, MAX_MESSAGES)),
    failure === undefined ? '' : `<p><b>${sentence(failure.what)}.</b><br>${sentence(failure.remedy)}.</p>`,
    context.length === 0 ? '' : `<p>${context.map(inlineHtml).filter(Boolean).join(' · ')}</p>`,
  ];
}

function sectionHtml({ title, blocks }: Section, extent: Extent): string {
  const content = blocksHtml(blocks, extent);
  return content === '' ? '' : `<h3>${escaped(title)}</h3>\n\n${content}`;
}

function blocksHtml(blocks: readonly Block[], extent: Extent): string {
  return blocks
    .map((block) => blockHtml(block, extent))
    .filter(Boolean)
    .join('\n\n');
}

function blockHtml(block: Block, extent: Extent): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${block.lines.map(inlineHtml).join('<br>')}</p>`;
    case 'list':
      return (
        bullets(block.items.slice(0, extent.maxRows).map(inlineHtml)) +
        leftOut(block.items.length - extent.maxRows, 'lines')
      );
    case 'table':
      return tableHtml(block, extent);
    case 'bars':
      return barsHtml(block);
    case 'folded':
      return extent.withDetails
        ? folded(inlineHtml(block.title), block.blocks.map((one) => blockHtml(one, extent)).join('\n'))
        : '';
    case 'preformatted':
      return `<pre>${escaped(block.text, 4000)}</pre>`;
  }
}

function tableHtml({ head, rows, of, total = rows.length }: Table, { maxRows }: Extent): string {
  const shown = rows.slice(0, maxRows);
  const headRow = head.map((cell) => `<th align="left">${escaped(cell)}</th>`).join('');
  const body = shown.map((row) => `<tr>${row.map((cell) => `<td>${inlineHtml(cell)}</td>`).join('')}</tr>`);
  const table = shown.length === 0 ? '' : `<table>\n${[`<tr>${headRow}</tr>`, ...body].join('\n')}\n</table>`;
  return table + leftOut(total - shown.length, of);
}

function barsHtml({ title, rows, rest }: Extract<Block, { kind: 'bars' }>): string {
  const max = Math.max(...rows.map(({ count }) => count));
  const lines = rows.map(({ label, count }) => {
    const length = Math.max(1, Math.round((count / max) * BAR));
    return `<code>${'█'.repeat(length)}${'&nbsp;'.repeat(BAR - length)}</code> ${inlineHtml(label)} <b>${number(count)}</b>`;
  });
  return `<p>${[`<b>${escaped(title)}</b>`, ...lines, ...(rest === undefined ? [] : [escaped(rest)])].join('<br>')}</p>`;
}

export function inlineHtml(inline: Inline): string {
  if (typeof inline === 'string') return escaped(inline);
  if (Array.isArray(inline)) return inline.map(inlineHtml).join('');
  const one = inline as Exclude<Inline, string | readonly Inline[]>;
  if ('sentence' in one) return sentence(one.sentence, one.max);
  if ('code' in one) return `<code>${escaped(one.code, one.max)}</code>`;
  if ('strong' in one) return `<b>${inlineHtml(one.strong)}</b>`;
  if ('short' in one) return `<span title="${escaped(one.whole, 300)}">${inlineHtml(one.short)}</span>`;
  if ('unbroken' in one) return escaped(one.unbroken).replaceAll(' ', '&nbsp;').replaceAll('-', '&#8209;');
  return linkHtml(inlineHtml(one.link), one.to);
}

function linkHtml(content: string, address: string | undefined): string {
  if (address === undefined || address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return content;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return content;
  return `<a href="${escapeHtml(url.href)}">${content}</a>`;
}

function factsHtml(rows: readonly Fact[]): string {
  return bullets(
    rows.flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [`<b>${escaped(name)}</b>: ${inlineHtml(value)}`],
    ),
  );
}

function folded(title: string, content: string): string {
  return content === '' ? '' : `<details>\n<summary>${title}</summary>\n${content}\n</details>`;
}

function bullets(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

function leftOut(count: number, of: string): string {
  return count > 0 ? `\n<p>… and ${number(count)} more ${of}.</p>` : '';
}

/** Our own sentences, in which backticks mark code; values in them are escaped with the rest. */
function sentence(text: string, max = 2000): string {
  return escaped(text, max).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** A blank line ends each HTML block, so that the next one starts as markup again. */
function joined(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n\n`;
}

function escaped(text: string, max?: number): string {
  return escapeHtml(plainText(text, max));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
