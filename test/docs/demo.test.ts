import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestOf, PICTURES, pictured } from '../../demo/pictured.ts';
import { VIEWS } from '../../src/report/views.ts';
import { leastWidth, PAGE_WIDTH } from '../report/page-width.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
let page = '';

beforeAll(() => {
  execFileSync(process.execPath, ['demo/demo.ts'], { cwd: fileURLToPath(ROOT), stdio: 'ignore' });
  page = read('.demo/summaries.html');
}, 300_000);

describe("README's pictures", () => {
  it.each(PICTURES)('show what the demo makes now: $name', ({ name, section }) => {
    const made = digestOf(pictured(page, section));
    expect(
      JSON.parse(read('docs/pictures.json')),
      'run `npm run demo`, then `npm run pictures`',
    ).toMatchObject({
      [name]: made,
    });
  });
});

/** Summaries and comments whose heading, which nothing stands before, has this text. */
function startingWith(heading: RegExp): string[] {
  const bodies = [...page.matchAll(/<div class="markdown-body">\n(.*?)<\/div>\n/gs)];
  return bodies
    .map(([, body = '']) => body.replace(/^<!--.*?-->\s*/s, ''))
    .filter((body) => heading.test(body));
}

/** Verdict first, facts folded at the end (in a gate's comment before what to do), and in between nothing that a column or a phone has no room for. */
function expectOneLook(body: string): void {
  expect(body).toMatch(
    /<details>\n<summary>(About this (run|scan): |Plan )[^\n]+<\/summary>(?:(?!<details>).)*<\/details>\s*(<p>[^\n]*run the job again\.<\/p>\s*)?$/s,
  );
  expect(body).not.toMatch(/<table(?:(?!<\/table>).)*<table/s);
  expect(body).not.toMatch(/[▀-▐■]/);
  expect(leastWidth(body)).toBeLessThanOrEqual(PAGE_WIDTH);
  for (const [, rows = ''] of body.matchAll(/<table>(.*?)<\/table>/gs)) {
    expect(rows.split('<tr>').length - 2, 'ten rows or fewer are blocks').toBeGreaterThan(10);
  }
}

describe("the demo's page", () => {
  it.each(Object.keys(VIEWS))('shows a summary of %s in the one look of all', (operation) => {
    const summaries = startingWith(new RegExp(`^<h2>\\S+ ${operation}(?: \\(dry run\\))?: `));
    expect(summaries.length).toBeGreaterThan(0);
    for (const body of summaries) expectOneLook(body);
  });

  it.each(['Rules', 'Code security'])('shows the comment "%s" in the same look', (title) => {
    const comments = startingWith(new RegExp(`^<h3>\\S+ ${title}: `));
    expect(comments).toHaveLength(1);
    for (const body of comments) expectOneLook(body);
  });
});
