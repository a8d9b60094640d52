import { createHash } from 'node:crypto';

/** README's pictures: a section of the demo's page, and how much of it is shown, in pixels. */
export const PICTURES = [
  { name: 'summary', section: 'triage-preview', height: 530 },
  { name: 'comment', section: 'comment-2', height: 300 },
];

/**
 * The page with one section of it, and nothing around.
 *
 * @throws Error where the page has no such section
 */
export function pictured(page: string, section: string): string {
  const found = new RegExp(
    `<section id="${section}"[\\s\\S]*?<div class="markdown-body">([\\s\\S]*?)</div>\\n`,
  ).exec(page)?.[1];
  if (found === undefined) throw new Error(`the demo's page has no section ${section}`);
  const body = `<body style="display:block;margin:0;padding:16px;background:var(--box)"><div class="markdown-body">${found}</div></body>`;
  return page.replace(/<body>[\s\S]*<\/body>/, () => body);
}

/** Hash of a picture's content, without comments and whatever differs between runs: days, times, ports, file names. */
export function digestOf(html: string): string {
  const same = html.replace(
    /<!--.*?-->|\d{4}-(?:&NoBreak;)?\d\d-(?:&NoBreak;)?\d\d|\d\d:\d\d(?::\d\d)?|127\.0\.0\.1:\d+|in [\d.]+ m?s|report-[\w-]+\.json/g,
    '',
  );
  return createHash('sha256').update(same).digest('hex');
}
