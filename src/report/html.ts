import { isSecure } from '../platform/http/path.ts';
import { plainText } from '../runner/log.ts';
import type { Block, Fact, Inline, Page, Section } from './content.ts';
import { number } from './format.ts';
import { withPages } from './pages.ts';

// Markdown is not read within an HTML block, so that foreign text needs one kind of escaping. A blank line ends a block,
// so only functions that join whole blocks write one.

interface Extent {
  maxRows: number;
  /** For warnings, and for notes. */
  maxMessages: number;
  withDetails: boolean;
}

/** The first that fits is used, so that no text is cut in the middle. */
const EXTENTS: readonly Extent[] = [
  { maxRows: 100, maxMessages: 50, withDetails: true },
  { maxRows: 20, maxMessages: 50, withDetails: true },
  { maxRows: 20, maxMessages: 50, withDetails: false },
  { maxRows: 5, maxMessages: 20, withDetails: false },
  { maxRows: 0, maxMessages: 5, withDetails: false },
];
/** Under the runner's 1 MiB, and below sizes that GitHub has dropped without an error. */
const MAX_SUMMARY_BYTES = 980_000;
/** GitHub's limit for a comment or an issue is 65,536; the rest is for our marker. */
export const MAX_GITHUB_LENGTH = 65_000;
/** GitHub refuses titles of more than 256 characters. */
const MAX_TITLE_LENGTH = 250;
const MAX_ADDRESS_LENGTH = 2000;
/** Longest line of a cell that never wraps: two fit on a phone. */
const MAX_UNBROKEN = 18;
/** Also matches tags, so that a word in an attribute is none. */
const LONG_WORD = /<[^>]*>|[^\s<>]{19,}/g;
/** Ends after a separator or 16 letters; extension and line number stay with a file's name. */
const PART = /\/(?=\w)|[._:](?=\w{5})|[a-z\d]{16}(?=[a-z\d]{4})/gi;

export function summaryHtml(page: Page, factsTitle: Inline): string {
  const fits = (text: string) => Buffer.byteLength(text) <= MAX_SUMMARY_BYTES;
  return fittingText((extent) => pageParts(page, extent, 'h2', factsTitle), EXTENTS, joinedParts, fits);
}

interface GitHubOptions {
  factsTitle: Inline;
  /** Markdown of the workflow's author. */
  footer?: string;
  /** With the footer; default 65,000. */
  maxLength?: number;
  /** Shows up to 100 rows, not 20: nobody writes below it. */
  isList?: boolean;
}

/** The body of a comment or an issue. Only its footer can mention people or refer to issues. */
export function githubMarkdown(page: Page, options: GitHubOptions): string {
  const { factsTitle, footer, maxLength = MAX_GITHUB_LENGTH, isList = false } = options;
  const fits = (text: string) => text.length <= maxLength;
  const render = (parts: readonly string[]) =>
    withoutMentions(joinedParts(parts)) + (footer === undefined ? '' : `${footer}\n`);
  // A hundred rows would bury the conversation.
  const extents = isList ? EXTENTS : EXTENTS.slice(1);
  return fittingText((extent) => pageParts(page, extent, 'h3', factsTitle), extents, render, fits);
}

/** The first extent that fits, or as many parts of the last one as fit. */
function fittingText(
  partsOf: (extent: Extent) => string[],
  extents: readonly Extent[],
  render: (parts: readonly string[]) => string,
  fits: (text: string) => boolean,
): string {
  let parts: string[] = [];
  for (const extent of extents) {
    parts = partsOf(extent);
    if (fits(render(parts))) break;
  }
  while (parts.length > 1 && !fits(render(parts))) parts.pop();
  return render(parts);
}

/** One line of plain text. */
export function issueTitle(text: string): string {
  const title = plainText(text.replaceAll('`', ''), MAX_TITLE_LENGTH);
  // An emoji may count as two characters.
  return title.length <= MAX_TITLE_LENGTH ? title : plainText(title, MAX_TITLE_LENGTH / 2);
}

/** Code and tags, in which GitHub sees no mentions, then packages of npm, mentions and references. */
const MENTION =
  /<code>(?:[^<]|<wbr>)*<\/code>|<[^>]*>|(?<![\w/])@(?:[\w.-]|<wbr>)+\/(?:[\w.-]|<wbr>)*\w|@|(?<!&)#(?=\d)|\bGH-(?=\d)|(?<=\/(?:issues|pull|discussions)\/)(?=\d)/gi;
/** GitHub adds a cross-reference to these, too. */
const LINK_TO_ISSUE = /^<a href="https:\/\/[^/]+\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/i;

/** Makes `@scope/name` code, adds a zero-width character to other mentions, and unlinks issues. */
export function withoutMentions(html: string): string {
  return html.replace(MENTION, (match) => {
    if (LINK_TO_ISSUE.test(match)) return '<a>';
    if (/^@./.test(match)) return `<code>${match}</code>`;
    return match.startsWith('<') ? match : `${match}\u200b`;
  });
}

function joinedParts(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n\n`;
}

/** The first part matters most. */
function pageParts(page: Page, extent: Extent, heading: 'h2' | 'h3', factsTitle: Inline): string[] {
  const { message = '', remedy = '' } = page.failure ?? {};
  const parts = [
    page.title && `<${heading}>${page.sign} ${sentenceHtml(page.title, 300)}</${heading}>`,
    messagesHtml(page.warnings, '⚠️ ', 'warnings', extent),
    paragraphHtml([message && `<b>${sentenceHtml(message)}.</b>`, remedy && `${sentenceHtml(remedy)}.`]),
    paragraphHtml(page.context.map(inlineHtml), ' · '),
    ...sectionsHtml(page.sections, extent),
    messagesHtml(page.notes, '', 'notes', extent),
    folded(inlineHtml(factsTitle), factsHtml(page.facts)),
  ];
  const shown = parts.filter(Boolean);
  return shown.map((part) => withPages(part, page.files, (address, name) => linkHtml(name, address)));
}

function messagesHtml(texts: readonly string[], sign: string, noun: string, { maxMessages }: Extent): string {
  const shown = texts.slice(0, maxMessages).map((text) => sign + sentenceHtml(text, 700));
  return bullets(shown) + moreText(texts.length - shown.length, noun);
}

function sectionsHtml(sections: readonly Section[], extent: Extent): string[] {
  const leftOut = sections.filter(({ noun }) => noun !== undefined).slice(extent.maxRows);
  return sections.map((section) => {
    if (section === leftOut[0]) return moreText(leftOut.length, section.noun).trim();
    return leftOut.includes(section) ? '' : sectionHtml(section, extent);
  });
}

function sectionHtml({ title, blocks, isDetail, isOpen }: Section, extent: Extent): string {
  const head = textHtml(title);
  if (isDetail)
    return extent.withDetails ? folded(head, blocksHtml(blocks, extent, '\n'), isOpen) : `<p>${head}</p>`;
  const content = blocksHtml(blocks, extent);
  return title === '' || content === '' ? content : `<h3>${head}</h3>\n\n${content}`;
}

/** @param between no blank line within an element: it would end the HTML block */
function blocksHtml(blocks: readonly Block[], extent: Extent, between = '\n\n'): string {
  const texts = blocks.map((block) => blockHtml(block, extent));
  return texts.filter(Boolean).join(between);
}

function blockHtml(block: Block, extent: Extent): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraphHtml(block.lines.map(inlineHtml));
    case 'list': {
      const shown = block.items.slice(0, extent.maxRows);
      return bullets(shown.map(inlineHtml)) + moreText(block.total - shown.length, block.noun);
    }
    case 'table':
      return tableHtml(block, extent);
    case 'mermaid':
      // Not HTML, so it must not be within an element.
      return `\`\`\`mermaid\n${block.code}\n\`\`\``;
  }
}

function tableHtml({ head, rows, noun, total }: Extract<Block, { kind: 'table' }>, { maxRows }: Extent) {
  const shown = rows.slice(0, maxRows);
  const headRow = head.map((cell) => `<th align="left">${escaped(cell)}</th>`).join('');
  const body = shown.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`);
  const whole = shown.length === 0 ? '' : `<table>\n${[`<tr>${headRow}</tr>`, ...body].join('\n')}\n</table>`;
  return whole + moreText(total - shown.length, noun);
}

function cellHtml(cell: Inline): string {
  const html = inlineHtml(cell);
  // The visible characters: no tags, and one for each entity.
  const lines = html.split('<br>').map((line) => line.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, '_'));
  if (lines.every((line) => line.length <= MAX_UNBROKEN)) return `<td nowrap="">${html}</td>`;
  return `<td>${html.replace(LONG_WORD, breakable)}</td>`;
}

/** A long path or name would push other columns off a phone. */
function breakable(word: string): string {
  return /^<|&nbsp;|:\/\//.test(word) ? word : word.replace(PART, '$&<wbr>');
}

export function inlineHtml(inline: Inline): string {
  if (typeof inline === 'string') return textHtml(inline);
  if (Array.isArray(inline)) return inline.map(inlineHtml).join('');
  if ('text' in inline) return textHtml(inline.text, inline.max);
  if ('sentence' in inline) return sentenceHtml(inline.sentence, inline.max);
  if ('code' in inline) return `<code>${escaped(inline.code, inline.max)}</code>`;
  if ('codes' in inline) return codesHtml(inline.codes, inline.max);
  if ('strong' in inline) return `<b>${inlineHtml(inline.strong)}</b>`;
  if ('unbroken' in inline) return textHtml(inline.unbroken).replaceAll(' ', '&nbsp;');
  if ('lines' in inline) return inline.lines.map(inlineHtml).filter(Boolean).join('<br>');
  return linkHtml(inlineHtml(inline.link), inline.to);
}

function codesHtml(texts: readonly string[], max = 50): string {
  const shown = texts.slice(0, max).map((text) => `<code>${escaped(text, 100)}</code>`);
  const more = texts.length - shown.length;
  return shown.join(' ') + (more > 0 ? ` and ${number(more)} more` : '');
}

function linkHtml(content: string, address: string | undefined): string {
  if (address === undefined || address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return content;
  const url = new URL(address);
  if (!isSecure(url) || url.username !== '' || url.password !== '') return content;
  return `<a href="${escapeHtml(url.href)}">${content}</a>`;
}

function factsHtml(rows: readonly Fact[]): string {
  const items = rows.flatMap(([name, value]) => {
    const shown = value === undefined ? '' : inlineHtml(value);
    return shown === '' ? [] : [`<b>${escaped(name)}</b>: ${shown}`];
  });
  return bullets(items);
}

function paragraphHtml(lines: readonly string[], between = '<br>'): string {
  const shown = lines.filter(Boolean);
  return shown.length === 0 ? '' : `<p>${shown.join(between)}</p>`;
}

function folded(title: string, content: string, isOpen = false): string {
  const tag = isOpen ? 'details open=""' : 'details';
  return content === '' ? '' : `<${tag}>\n<summary>${title}</summary>\n${content}\n</details>`;
}

function bullets(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

function moreText(count: number, noun = ''): string {
  // A block's noun is a plural, which a single item cannot take.
  return count > 0 ? `\n<p>… and ${number(count)} more${count === 1 ? '' : ` ${noun}`}.</p>` : '';
}

/** Backticks mark code. */
function sentenceHtml(text: string, max = 2000): string {
  const parts = escaped(text, max).split(/`([^`]+)`/);
  return parts.map((part, index) => (index % 2 === 0 ? joinDates(part) : `<code>${part}</code>`)).join('');
}

function textHtml(text: string, max?: number): string {
  return joinDates(escaped(text, max));
}

/** Keeps a date on one line, but not in names and code, which people copy. */
function joinDates(html: string): string {
  return html.replace(/(?<![\w/-])\d{4}-\d\d-\d\d(?![\w/-])/g, (date) => date.replaceAll('-', '-&NoBreak;'));
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
