import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestOf, PICTURES, pictured } from '../../demo/pictured.ts';
import { runDemo } from '../../demo/run.ts';
import { OPERATIONS } from '../../src/model/operations.ts';
import { folderWith } from '../operations/scenario.ts';
import { quickClock, runStep } from '../run-step.ts';
import { textOf } from './markdown.ts';

const lines: string[] = [];
let page = '';
let surprises: string[] = [];

beforeAll(async () => {
  const folder = join(await folderWith({}), 'files');
  const runQuickly: typeof runStep = (options) => runStep({ ...options, clock: quickClock() });
  ({ page, surprises } = await runDemo(folder, runQuickly, (line) => lines.push(line)));
});

it('runs as expected, and prints nothing that a runner would take for a command', () => {
  expect(surprises).toEqual([]);
  expect(lines.join('\n')).not.toMatch(/^::/m);
});

describe("README's pictures", () => {
  it.each(PICTURES)('show what the demo makes now: $name', ({ name, section }) => {
    const made = digestOf(pictured(page, section));
    expect(
      JSON.parse(textOf('docs/pictures.json')),
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
  it('has no cross over a run that went as expected, and no box that scrolls', () => {
    expect(page).not.toContain('✗');
    expect(textOf('demo/page.css')).not.toContain('overflow-y');
  });

  it.each(OPERATIONS)('shows a summary of %s in the one look of all', (operation) => {
    const summaries = bodiesWith(new RegExp(`^<h2>.*<b>Operation</b>: <code>${operation}</code>`, 's'));
    expect(summaries.length).toBeGreaterThan(0);
    for (const body of summaries) expectOneLook(body);
  });

  it.each(['Rules: ', 'Code security gate '])('shows the comment "%s…" in the same look', (title) => {
    const comments = bodiesWith(new RegExp(`^<h3>\\S+ ${title}`));
    expect(comments).toHaveLength(1);
    for (const body of comments) expectOneLook(body);
  });
});
