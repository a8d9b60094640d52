import { plainText } from '../runner/log.ts';
import {
  type Bars,
  type Block,
  type Fact,
  type Inline,
  isSequence,
  type Page,
  type Section,
  type Table,
} from './content.ts';
import { counted, number } from './figures.ts';

// Summary and comment are HTML throughout: within an HTML block nothing is read as Markdown, so that text from outside
// needs one kind of escaping. Such a block ends at a blank line, and only `pageHtml`, `sectionHtml` and `blocksHtml` write one.

interface Extent {
  maxRows: number;
  /** Whether what is folded is there as well. */
  withDetails: boolean;
}

/** From everything to the headline: the first that fits is taken, and nothing is cut in the middle. */
const EXTENTS: readonly Extent[] = [
  { maxRows: 100, withDetails: true },
  { maxRows: 20, withDetails: true },
  { maxRows: 20, withDetails: false },
  { maxRows: 5, withDetails: false },
  { maxRows: 0, withDetails: false },
];
/** Under the runner's 1 MiB, and below what has been dropped without an error. */
const MAX_SUMMARY_BYTES = 980_000;
/** GitHub's limit for a comment or an issue is 65,536 characters; the rest is for what marks it as ours. */
const MAX_GITHUB_LENGTH = 65_000;
const MAX_MESSAGES = 50;
const MAX_ADDRESS_LENGTH = 2000;
const MAX_CODES = 50;
const MAX_LINES = 10;
/** Characters of a cell whose lines do not break: tags, versions, dates, counts. */
const MAX_UNBROKEN = 30;
const BAR = 10;
const MAX_BARS = 5;
/** Fewer counts than this are a line of text. */
const MIN_BARS = 3;

/** The job summary. */
export function summaryHtml(page: Page, about: Inline): string {
  const fits = (text: string) => Buffer.byteLength(text) <= MAX_SUMMARY_BYTES;
  return firstThatFits(EXTENTS, fits, (extent) => pageHtml(page, extent, 'h2', about));
}

export interface GitHubOptions {
  /** Title of what is folded at the end: the facts of the page. */
  about: Inline;
  /** Markdown of the workflow's author, which stays as it is, at the very end. */
  footer?: string;
  /** In characters, with the footer; default 65,000. */
  maxLength?: number;
}

/**
 * The body of a comment or an issue on GitHub, as Markdown: it mentions nobody, refers to no issue, and is as full as
 * the limit allows.
 */
export function githubMarkdown(page: Page, options: GitHubOptions): string {
  const { about, footer, maxLength = MAX_GITHUB_LENGTH } = options;
  const fits = (text: string) => text.length <= maxLength;
  // Others have to scroll past it.
  return firstThatFits(EXTENTS.slice(1), fits, (extent) => {
    const own = withoutMentions(pageHtml(page, extent, 'h3', about));
    return footer === undefined ? own : `${own}${footer}\n`;
  });
}

function firstThatFits(
  extents: readonly Extent[],
  fits: (text: string) => boolean,
  render: (extent: Extent) => string,
): string {
  let text = '';
  for (const extent of extents) {
    text = render(extent);
    if (fits(text)) break;
  }
  return text;
}

const REFERENCE = /@|(?<!&)#(?=\d)|\bGH-(?=\d)|(?<=\/(?:issues|pull|discussions)\/)(?=\d)/;
/** What GitHub may read as a mention or a reference, and before it the code and tags in which it does not. */
const MENTION = new RegExp(`<code>[^<]*</code>|<[^>]*>|${REFERENCE.source}`, 'gi');
/** A link to an issue notes the reference there, as its number does. */
const LINK_TO_ISSUE = /^<a href="https:\/\/[^/]+\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/i;

/** Only a code span or a character without width keeps GitHub from mentioning people and issues. */
export function withoutMentions(html: string): string {
  return html.replace(MENTION, (match) => {
    if (LINK_TO_ISSUE.test(match)) return '<a>';
    return match.startsWith('<') ? match : `${match}\u200b`;
  });
}

/** Warnings stand directly under the title, notes below the content. A blank line ends each HTML block: the next one starts as markup again. */
function pageHtml(page: Page, extent: Extent, heading: 'h2' | 'h3', about: Inline): string {
  const { what = '', remedy = '' } = page.failure ?? {};
  const parts = [
    `<${heading}>${page.sign} ${sentence(page.title, 300)}</${heading}>`,
    bullets(page.warnings.slice(0, MAX_MESSAGES).map((text) => `⚠️ ${sentence(text, 700)}`)),
    paragraph([what && `<b>${sentence(what)}.</b>`, remedy && `${sentence(remedy)}.`]),
    paragraph(page.context.map(inlineHtml), ' · '),
    ...page.sections.map((one) => sectionHtml(one, extent)),
    bullets(page.notes.slice(0, MAX_MESSAGES).map((text) => sentence(text, 700))),
    folded(inlineHtml(about), factsHtml(page.facts)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n\n`;
}

function sectionHtml({ title, blocks, isDetail }: Section, extent: Extent): string {
  if (isDetail) return extent.withDetails ? folded(escaped(title), blocksHtml(blocks, extent, '\n')) : '';
  const content = blocksHtml(blocks, extent);
  return title === '' || content === '' ? content : `<h3>${escaped(title)}</h3>\n\n${content}`;
}

/** @param between a blank line, but not within an element: it would end the HTML block */
function blocksHtml(blocks: readonly Block[], extent: Extent, between = '\n\n'): string {
  return blocks
    .map((block) => blockHtml(block, extent))
    .filter(Boolean)
    .join(between);
}

function blockHtml(block: Block, extent: Extent): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.lines.map(inlineHtml));
    case 'list': {
      const shown = block.items.slice(0, extent.maxRows);
      return bullets(shown.map(inlineHtml)) + leftOut(block.total - shown.length, block.of);
    }
    case 'table':
      return tableHtml(block, extent);
    case 'bars':
      return barsHtml(block);
    case 'folded':
      return foldedHtml(block, extent);
  }
}

function tableHtml({ head, rows, of, total }: Table, { maxRows }: Extent): string {
  const shown = rows.slice(0, maxRows);
  const headRow = head.map((cell) => `<th align="left">${escaped(cell)}</th>`).join('');
  const body = shown.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`);
  const whole = shown.length === 0 ? '' : `<table>\n${[`<tr>${headRow}</tr>`, ...body].join('\n')}\n</table>`;
  return whole + leftOut(total - shown.length, of);
}

function cellHtml(cell: Inline): string {
  const html = inlineHtml(cell);
  const lines = html.split('<br>').map((line) => line.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, '_'));
  return `${lines.every((line) => line.length <= MAX_UNBROKEN) ? '<td nowrap="">' : '<td>'}${html}</td>`;
}

function foldedHtml({ groups, of }: Extract<Block, { kind: 'folded' }>, extent: Extent): string {
  const shown = groups.slice(0, extent.maxRows).map(({ title, blocks }) => {
    const head = inlineHtml(title);
    return extent.withDetails ? folded(head, blocksHtml(blocks, extent, '\n')) : `<p>${head}</p>`;
  });
  return shown.join('\n\n') + leftOut(groups.length - shown.length, of);
}

/** Bars are of text: they look alike in light and dark, in mails and on phones. */
function barsHtml({ by: [one, several], counts }: Bars): string {
  const chip = ([label, count]: Bars['counts'][number]) => `${inlineHtml(label)} <b>${number(count)}</b>`;
  if (counts.length < MIN_BARS)
    return `<p><b>${escaped(counts.length === 1 ? one : several)}</b>: ${counts.map(chip).join(' · ')}</p>`;
  const shown = counts.slice(0, MAX_BARS);
  const max = Math.max(...shown.map(([, count]) => count));
  const lines = shown.map((row) => {
    // At least one block, so that nothing looks like none.
    const length = Math.max(1, Math.round((row[1] / max) * BAR));
    return `<code>${'█'.repeat(length)}${'&nbsp;'.repeat(BAR - length)}</code> ${chip(row)}`;
  });
  const others = counts.slice(shown.length);
  const rest = others.reduce((sum, [, count]) => sum + count, 0);
  const more = counted(others.length, `more ${one.toLowerCase()}`, `more ${several.toLowerCase()}`);
  const end = others.length === 0 ? [] : [`… and ${counted(rest, 'finding')} of ${more}`];
  return `<p>${[`<b>${escaped(several)}</b>`, ...lines, ...end].join('<br>')}</p>`;
}

export function inlineHtml(inline: Inline): string {
  if (typeof inline === 'string') return escaped(inline);
  if (isSequence(inline)) return inline.map(inlineHtml).join('');
  if ('text' in inline) return escaped(inline.text, inline.max);
  if ('sentence' in inline) return sentence(inline.sentence, inline.max);
  if ('code' in inline) return `<code>${escaped(inline.code, inline.max)}</code>`;
  if ('codes' in inline) return codesHtml(inline.codes, inline.max);
  if ('strong' in inline) return `<b>${inlineHtml(inline.strong)}</b>`;
  if ('short' in inline)
    return `<span title="${escaped(inline.whole, 300)}">${inlineHtml(inline.short)}</span>`;
  if ('unbroken' in inline) return escaped(inline.unbroken).replaceAll(' ', '&nbsp;');
  if ('lines' in inline) return linesHtml(inline.lines);
  return linkHtml(inlineHtml(inline.link), inline.to);
}

function codesHtml(texts: readonly string[], max = MAX_CODES): string {
  const shown = texts.slice(0, max).map((text) => `<code>${escaped(text, 100)}</code>`);
  return shown.join(' ') + andMore(texts.length - shown.length);
}

function linesHtml(lines: readonly Inline[]): string {
  const shown = lines.slice(0, MAX_LINES).map(inlineHtml).filter(Boolean);
  return shown.join('<br>') + andMore(lines.length - MAX_LINES);
}

function andMore(count: number): string {
  return count > 0 ? ` and ${number(count)} more` : '';
}

function linkHtml(content: string, address: string | undefined): string {
  if (address === undefined || address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return content;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return content;
  return `<a href="${escapeHtml(url.href)}">${content}</a>`;
}

function factsHtml(rows: readonly Fact[]): string {
  return bullets(
    rows.flatMap(([name, value]) => {
      const shown = value === undefined ? '' : inlineHtml(value);
      return shown === '' ? [] : [`<b>${escaped(name)}</b>: ${shown}`];
    }),
  );
}

function paragraph(lines: readonly string[], between = '<br>'): string {
  const some = lines.filter(Boolean);
  return some.length === 0 ? '' : `<p>${some.join(between)}</p>`;
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
