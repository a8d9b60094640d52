import { lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/step.ts';
import type { PlanResult } from '../../src/operations/plan/run.ts';
import type { Section } from '../../src/report/content.ts';
import { inlineHtml } from '../../src/report/html.ts';
import { inlineText } from '../../src/report/log.ts';
import type { RunFacts } from '../../src/report/run-facts.ts';
import { problemSummary } from '../../src/report/summary.ts';
import { bareRow, finding, findingRows, findings } from './findings.ts';
import { ONE_OF_EACH } from './one-of-each.ts';
import { CHANGED, RIGHT, RUN, refusal, rows, tag } from './parts.ts';
import { gateResult, previewResult, scanResult, tagResult, triageResult } from './results.ts';
import { planResult } from './rules-results.ts';
import { pageOf, summaryOf } from './views.ts';

const summary = (result: StepResult, run: Partial<RunFacts> = {}) => summaryOf(result, { ...RUN, ...run });
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ');
/** The projects that have a row of their own. */
const projectRows = (text: string) => text.match(/<tr><td[^>]*>acme\/project-\d+<\/td>/g) ?? [];

/** The cells of each table of a section, as text. */
function tablesOf(section: Section | undefined): string[][][] {
  const blocks = section?.blocks ?? [];
  return blocks.flatMap((block) =>
    block.kind === 'table' ? [block.rows.map((row) => row.map(inlineText))] : [],
  );
}

describe('the summary', () => {
  it('says first what was done, and then where', () => {
    const result = tagResult([...rows(2, CHANGED), ...rows(3, RIGHT, 3)]);
    const text = textOf(summary({ ...result, deployment: { slug: 'acme', id: 120n } }));
    expect(text).toMatch(
      /^✅ 2 tags added in 2 projects; 3 projects up to date\n\nDeployment acme \(id 120\)\n/,
    );
    expect(text).toContain('https://semgrep.dev/ · 2 requests in 1.2 s');
  });

  it('has its warnings directly under the title, and what is only worth knowing after them', () => {
    const notices = [{ kind: 'whole-deployment' }, { kind: 'takes-decisions-along' }] as const;
    const text = textOf(summary(triageResult([bareRow(1n)], { notices })));
    expect(text).toMatch(
      /^✅ 1 finding triaged\n\n\n⚠️ Without status, [^\n]*\nThe filters select from the whole deployment: /,
    );
  });

  it('tells of requests that were repeated, and of pauses', () => {
    const text = summary(tagResult(rows(1, CHANGED)), { requestsRepeated: 12, pausedMs: 38_000 });
    expect(text).toContain('12 requests were repeated, 38 s paused for the rate limit');
    expect(summary(tagResult(rows(1, CHANGED)))).not.toContain('repeated');
  });

  it('says how to keep the report', () => {
    const text = summary(tagResult(rows(1, CHANGED)));
    expect(text).toContain('<code>report.json</code>');
    expect(text).toContain('actions/upload-artifact');
    expect(text).toContain('steps.ID.outputs.report-path }}&quot;');
  });

  it.each(ONE_OF_EACH.map((result) => [result.operation, result] as const))(
    'of %s is HTML throughout, so that nothing of it is read as Markdown',
    (_operation, result) => {
      const tokens = lexer(summary(result), { gfm: true }).filter(({ type }) => type !== 'space');
      expect(new Set(tokens.map(({ type }) => type))).toEqual(new Set(['html']));
    },
  );

  it.each([
    [100, 100, undefined],
    [101, 100, '… and 1 more projects.'],
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
    ];
    const failure = { kind: 'rows-failed', of: 'project', failed: 151, unknown: 0, selected: 151 } as const;
    const { title, sections } = pageOf(tagResult(failed, { failure }), RUN);
    expect(title).toBe('Nothing changed; 151 projects failed');
    const [causes, projects] = tablesOf(sections[0]);
    expect(causes).toEqual([
      ['answered 404', '150', expect.stringMatching(/^Check /)],
      ['answered 403', '1', expect.stringMatching(/^Use a token/)],
    ]);
    expect(projects?.[0]).toEqual(['acme/project-1', expect.stringMatching(/^GET was answered with 404/)]);
    expect(sections[0]?.blocks[1]).toMatchObject({ kind: 'table', total: 151, of: 'projects' });
  });

  it('names the same findings on other branches as people know them, of a dry run and of the real one', () => {
    const branch = finding(7, { id: 70n, ref: 'refs/heads/next', path: 'src/branch.py' });
    const titlesOf = (state: 'would-change' | 'changed', dryRun: boolean) => {
      const moved = findingRows(1, state).map((row) => ({
        ...row,
        change: { ...row.change, branches: [branch] },
      }));
      const { sections } = pageOf(triageResult(moved, {}, { dryRun }), RUN);
      return sections
        .filter((section) => tablesOf(section).flat(2).join().includes('src/branch.py'))
        .map(({ title }) => title);
    };
    expect(titlesOf('would-change', true)).toEqual(['Would also move: the same findings on other branches']);
    expect(titlesOf('changed', false)).toEqual(['Also moved: the same findings on other branches']);
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
      'Not reached: the step ended before',
    ]);
    expect(tablesOf(sections[0])[0]?.[0]?.at(-1)).toBe(
      'Run the step again: it reads first, and writes only what is still missing.',
    );
  });

  it('of a preview of 5,000 findings counts before it shows the worst hundred', () => {
    const text = summary(previewResult(5000));
    const plain = textOf(text);
    expect(plain).toMatch(/^✅ 5,000 findings would be moved to ignored/);
    expect(plain).toContain('🟥 500 critical · 🟧 1,500 high · 🟨 1,500 medium · 🟦 1,500 low');
    expect(plain).toContain('… and 4,375 findings of 35 more repositories');
    expect(plain).toContain('… and 4,900 more findings.');
    expect(text.indexOf('Repositories')).toBeLessThan(text.indexOf('<th align="left">Place'));
    expect(text).toContain('<a href="https://semgrep.dev/orgs/acme/findings/10490">10490</a>');
    expect(Buffer.byteLength(text)).toBeLessThan(200_000);
  });

  it('stays under the limit of the runner by leaving out whole sections', () => {
    const wide = findings(100, { rule: `${'長'.repeat(300)}`, path: `${'道'.repeat(300)}` });
    const result = gateResult([...wide, ...wide]);
    const text = summary(planWith(result));
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect(text.match(/<table>/g)?.length).toBe(text.match(/<\/table>/g)?.length);
  });

  it('breaks no line within a tag, a version or a date, but within long names', () => {
    const change = (name: string) => (project: string) => tag(name, `acme/${project}`);
    const cells = (name: string) => summary(tagResult(rows(1, { state: 'changed', change: change(name) })));
    expect(cells('team:pay-roll')).toContain('<td nowrap="">+&nbsp;<code>team:pay-roll</code></td>');
    expect(cells('x'.repeat(60))).toContain(`<td>+&nbsp;<code>${'x'.repeat(60)}</code></td>`);
  });

  it('of a plan over a limit says so in its first line', () => {
    const result = planResult([{ change: tag('new') }]);
    const over = [{ limit: 'limits.changes', allowed: 300, figure: 320, of: 'project' }] as const;
    const text = summary({
      ...result,
      plan: { rows: [], unknown: [], ...result.plan, over },
    } as PlanResult);
    expect(text).toMatch(
      /^<h2>⚠️ Over a limit: 320 projects would change, more than <code>limits.changes<\/code> allows \(300\); 1 tag to add<\/h2>/,
    );
  });

  it('of wrong inputs shows them as a list', () => {
    const text = problemSummary([
      { input: 'tags', message: 'is required' },
      { input: 'x', message: 'is `<b>`' },
    ]);
    expect(text).toContain('❌ Wrong inputs, nothing was sent');
    expect(text).toContain('<li><code>tags</code> is required.</li>');
    expect(text).toContain('<li><code>x</code> is <code>&lt;b&gt;</code>.</li>');
  });
});

/** A gate whose findings and texts are as large as they come. */
function planWith(result: ReturnType<typeof gateResult>): StepResult {
  const notices = Array.from({ length: 300 }, (_, index) => ({
    kind: 'input' as const,
    input: `input-${index}`,
    message: '長'.repeat(5000),
  }));
  return { ...result, notices };
}

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
    ['//github.com/acme', 'acme/login'],
    ['https://user:password@github.com/acme', 'acme/login'],
    ['https://', 'acme/login'],
    [`https://x.example/${'x'.repeat(2000)}`, 'acme/login'],
    ['', 'acme/login'],
  ])('is made of %j only where it is safe', (url, cell) => {
    expect(inlineHtml({ link: 'acme/login', to: url })).toBe(cell);
  });

  it('leads to the findings of a project on the platform, under its path prefix', () => {
    const result = tagResult([{ change: tag('new', { name: 'acme/login', id: 77n }), state: 'changed' }]);
    expect(summary(result, { baseUrl: 'https://proxy.example/semgrep/' })).toContain(
      '<a href="https://proxy.example/semgrep/orgs/acme/findings?tab=open&amp;repository_id=77">findings</a>',
    );
  });

  it('of a scan goes to its repository, and to its job only where that is safe', () => {
    const meta = {
      repository: 'acme/login',
      repo_url: 'https://github.com/acme/login',
      ci_job_url: 'http://ci.example/1',
    };
    const text = summary(scanResult({ meta }));
    expect(text).toContain('<a href="https://github.com/acme/login">acme/login</a>');
    expect(text).not.toContain('ci.example');
  });
});
