import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/step.ts';
import type { Section } from '../../src/report/content.ts';
import { inlineText } from '../../src/report/content.ts';
import { inlineHtml } from '../../src/report/html.ts';
import type { RunFacts } from '../../src/report/view.ts';
import { bareRow } from './findings.ts';
import { CHANGED, RUN, refusal, rows, rowsFailed, tag } from './parts.ts';
import { projectsResult, tagResult, triageResult } from './results.ts';
import { pageOf, summaryOf } from './views.ts';

const summary = (result: StepResult, run: Partial<RunFacts> = {}) => summaryOf(result, { ...RUN, ...run });
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ');
/** The projects that have a row of their own. */
const projectRows = (text: string) => text.match(/<tr><td[^>]*>acme\/project-\d+<br>/g) ?? [];

/** The cells of each table of a section, as text. */
function tablesOf(section: Section | undefined): string[][][] {
  const blocks = section?.blocks ?? [];
  return blocks.flatMap((block) =>
    block.kind === 'table' ? [block.rows.map((row) => row.map(inlineText))] : [],
  );
}

describe('the summary', () => {
  it('has its warnings directly under the title, and what is only worth knowing below the content', () => {
    const notices = [{ kind: 'former-states-unknown' }, { kind: 'moves-triaged-findings' }] as const;
    const text = textOf(summary(triageResult([bareRow(1n)], { notices, isOfWholeDeployment: true })));
    const [warning, whole] = [/⚠️ [^\n]*without status, [^\n]*\n+/, /From the whole deployment, because /];
    const inOrder = `^✅ 1 finding triaged\\n+${warning.source}${whole.source}.*\\n+Findings selected by id`;
    expect(text).toMatch(new RegExp(inOrder, 's'));
  });

  it.each([
    [100, 100, undefined],
    [101, 100, '… and 1 more.'],
    [2500, 100, '… and 2,400 more projects.'],
  ])('of %i changed projects shows %i and counts the rest', (count, shown, rest) => {
    const text = summary(tagResult(rows(count, CHANGED)));
    expect(projectRows(text)).toHaveLength(shown);
    expect(text.includes('… and ')).toBe(rest !== undefined);
    expect(text).toContain(rest ?? '');
  });

  it('of many failures gives each cause with its remedy once, and then the projects', () => {
    const failed = [
      ...rows(150, { state: 'failed', failure: refusal(404, 'project not found') }),
      ...rows(1, { state: 'failed', failure: refusal(403, 'may not write') }, 151),
      ...rows(1, { state: 'failed', failure: { ...refusal(0, ''), kind: 'time-out' } }, 152),
    ];
    const failure = rowsFailed(152, 152);
    const { title, sections } = pageOf(tagResult(failed, { failure }), RUN);
    expect(title).toBe('Nothing changed; 152 projects failed');
    const [causes] = sections[0]?.blocks ?? [];
    expect(causes?.kind === 'list' ? causes.items.map(inlineText) : []).toEqual([
      expect.stringMatching(/^150 projects: answered 404 Check /),
      expect.stringMatching(/^1 project: answered 403 Use a token/),
      expect.stringMatching(/^1 project: timed out Raise /),
    ]);
    const [projects] = tablesOf(sections[0]);
    expect(projects?.[0]).toEqual([
      'acme/project-1 + new',
      expect.stringMatching(/^The platform answered GET with 404/),
    ]);
    expect(sections[0]?.blocks[1]).toMatchObject({ kind: 'table', total: 152, noun: 'projects' });
  });

  it('explains what is unknown, and what was not reached', () => {
    const cause = { ...refusal(502, ''), method: 'PUT' };
    const { sections } = pageOf(
      tagResult([
        ...rows(1, { state: 'unknown', failure: { kind: 'unknown', cause } }),
        ...rows(1, { state: 'not-reached' }, 2),
      ]),
      RUN,
    );
    expect(sections.map(({ title }) => title)).toEqual([
      'Unknown: the change may have taken effect',
      'Not reached: the step ended first',
    ]);
    expect(sections[0]?.blocks[0]).toMatchObject({
      items: [
        {
          lines: [
            {},
            { sentence: 'Run the step again: it reads first, and writes only what is still missing.' },
          ],
        },
      ],
    });
  });

  it('breaks no line within a tag, a version or a date, but within long names', () => {
    const change = (name: string) => () => tag(name, 'acme/shop');
    const cells = (name: string) => summary(tagResult(rows(1, { state: 'changed', change: change(name) })));
    expect(cells('team:pay-roll')).toContain(
      '<td nowrap="">acme/shop<br>+&nbsp;<code>team:pay-roll</code></td>',
    );
    const long = cells('services/orders/legacy_mapper.py:190');
    expect(long).toContain('<code>services/<wbr>orders/<wbr>legacy_<wbr>mapper.py:190</code></td>');
    expect(cells('x'.repeat(40))).toContain(
      `<td>acme/shop<br>+&nbsp;<code>${`${'x'.repeat(16)}<wbr>`.repeat(2)}xxxxxxxx</code></td>`,
    );
    expect(inlineHtml('until 2027-02-19')).toBe('until 2027-&NoBreak;02-&NoBreak;19');
    expect(inlineHtml(['acme/log-2027-02-19 ', { code: '2027-02-19' }])).toBe(
      'acme/log-2027-02-19 <code>2027-02-19</code>',
    );
  });
});

describe('a link', () => {
  it.each([
    ['https://github.com/acme/login', '<a href="https://github.com/acme/login">acme/login</a>'],
    ['HTTPS://GitHub.com/a b', '<a href="https://github.com/a%20b">acme/login</a>'],
    [
      'https://x.example/?a="><script>&b=\'',
      '<a href="https://x.example/?a=%22%3E%3Cscript%3E&amp;b=%27">acme/login</a>',
    ],
    ['http://github.com/acme/login', 'acme/login'],
    ['javascript:alert(1)', 'acme/login'],
    ['data:text/html,x', 'acme/login'],
    ['https://user:password@github.com/acme', 'acme/login'],
    [`https://x.example/${'x'.repeat(2000)}`, 'acme/login'],
  ])('is made of %j only where it is safe', (url, cell) => {
    expect(inlineHtml({ link: 'acme/login', to: url })).toBe(cell);
  });

  it('leads to the findings of a project on the platform, under its path prefix', () => {
    const result = projectsResult({ listed: [{ id: 77n, name: 'acme/login', tags: [] }] });
    expect(summary(result, { baseUrl: 'https://proxy.example/semgrep' })).toContain(
      '<a href="https://proxy.example/semgrep/orgs/acme/findings?tab=open&amp;repository_id=77">open findings</a>',
    );
  });
});
