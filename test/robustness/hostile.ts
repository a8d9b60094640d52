/** Hostile text, and what a step that met it must look like all the same. */

import { marked } from 'marked';
import { expect } from 'vitest';
import type { StepRun } from '../step.ts';

export const MEGABYTE = `<b>${'x'.repeat(1_000_000)}::error::`;

/** Texts that mean something to the log, to HTML, to Markdown or to the eye. */
export const HOSTILE = [
  '::error::pwned',
  '\n::set-output name=outcome::pwned',
  'a\r\n::add-mask::acme',
  '\u2028::stop-commands::x',
  '\u00a0::warning::pwned',
  '##[error]pwned',
  'x ##[group]pwned',
  '##[##[error]pwned',
  '%0A::error::pwned',
  '<img src=x onerror=alert(1)>',
  '</td></tr></table><script>alert(1)</script>',
  '"><a href="https://evil.example">x</a>',
  '<!-- pwned',
  '&lt;b&gt;pwned&amp;',
  '[pwned](javascript:alert(1))',
  '![pwned](https://evil.example/x.png)',
  '\n\n# pwned\n\n- item\n\n| a | b |\n|---|---|\n',
  '```\npwned\n```',
  '**pwned** _pwned_ ~~pwned~~ <https://evil.example> https://evil.example @octocat #1',
  'ab\u202edenwp\u2066\u200b\u0000\u0007\u001b[31mpwned',
  'outcome<<EOF\npwned\nEOF\n',
  '\ud800pwned',
];
/** An environment holds no zeros. */
export const IN_INPUTS = HOSTILE.map((text) => text.replaceAll('\u0000', ''));
/** What items of a list may be: a mistaken form of a list is refused before anything is sent. */
export const IN_LISTS = IN_INPUTS.flatMap((text) => text.split(/[\r\n,]/))
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/^([-#!"'`[{(])|["'`\]})]$|[\s]#|\$\{\{|\p{Cf}/u.test(text));
export const URLS = [
  'javascript:alert(1)',
  'https://x.example/"><script>alert(1)</script>',
  'data:text/html,x',
  'http://x.example',
];

const ELEMENTS = 'h2 h3 p b br table tr th td ul li code pre a span details summary'.split(' ');

/** Every element of the summary as it shows, after what reads Markdown has read it. */
export function expectHarmless(run: StepRun): void {
  const shown = marked.parse(run.summary, { gfm: true, async: false });
  const tags = shown.match(/<[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(5);
  for (const tag of tags) {
    const [, name, attributes] = /^<\/?([a-z0-9]+)(?: ([^>]*))?>$/.exec(tag) ?? [];
    expect(ELEMENTS, tag).toContain(name);
    if (attributes === undefined) continue;
    const [, attribute, value = ''] = /^([a-z]+)="([^"<>']*)"$/.exec(attributes) ?? [];
    if (attribute === 'align') expect(value).toBe('left');
    else if (attribute === 'nowrap') expect([name, value]).toEqual(['td', '']);
    else if (attribute === 'title') expect(name).toBe('span');
    else if (value.startsWith('http://127.0.0.1')) expect.fail('only https is linked');
    else expect([name, attribute, value.slice(0, 8)]).toEqual(['a', 'href', 'https://']);
  }
  // What is left once the elements are gone is text, and none of it was read as anything else.
  expect(shown.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
  expect(shown.replaceAll('\n', '')).toBe(run.summary.replaceAll('\n', ''));
  expectNoCommands(run.log);
}

/** That the log has no commands but the step's own, by the runner's rules. */
export function expectNoCommands(log: string): void {
  const lines = log.split(/\r\n|[\r\n\u0085\u2028\u2029]/);
  expect(lines.filter((line) => line.includes('##['))).toEqual([]);
  const first = lines.findIndex((line) => !line.startsWith('::add-mask::'));
  // Secrets are registered before anything else is said, in several forms each.
  expect(first).toBeGreaterThan(0);
  const commands = lines.slice(first).filter((line) => /^[\s\u0085]*::/.test(line));
  const own = /^::(error|warning|group|endgroup)::/;
  expect(commands.filter((line) => !own.test(line))).toEqual([]);
  expect(commands.filter((line) => line.startsWith('::error')).length).toBeLessThanOrEqual(1);
  expect(log.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
}
