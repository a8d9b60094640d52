import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestOf, PICTURES, pictured } from '../../demo/pictured.ts';
import { OPERATIONS } from '../../src/model/operations.ts';

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

/** Summaries and comments with this text. */
function bodiesWith(text: RegExp): string[] {
  const bodies = [...page.matchAll(/<div class="markdown-body">\n(.*?)<\/div>\n/gs)];
  return bodies.map(([, body = '']) => body.replace(/^<!--.*?-->\s*/s, '')).filter((body) => text.test(body));
}

/** Facts are folded at the end, and no table stands in another. */
function expectOneLook(body: string): void {
  expect(body).toMatch(
    /<details>\n<summary>(About this |Plan )[^\n]+<\/summary>(?:(?!<details>).)*<\/details>\s*$/s,
  );
  expect(body).not.toMatch(/<table(?:(?!<\/table>).)*<table/s);
}

describe("the demo's page", () => {
  it.each(OPERATIONS)('shows a summary of %s in the one look of all', (operation) => {
    const summaries = bodiesWith(new RegExp(`^<h2>.*<b>Operation</b>: <code>${operation}</code>`, 's'));
    expect(summaries.length).toBeGreaterThan(0);
    for (const body of summaries) expectOneLook(body);
  });

  it.each(['Rules', 'Code security'])('shows the comment "%s" in the same look', (title) => {
    const comments = bodiesWith(new RegExp(`^<h3>\\S+ ${title}: `));
    expect(comments).toHaveLength(1);
    for (const body of comments) expectOneLook(body);
  });
});
