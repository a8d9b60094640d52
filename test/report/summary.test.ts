import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/result.ts';
import { problemSummary, type RunFacts, summaryOf } from '../../src/report/summary.ts';
import { CHANGED, NO_ROWS, RUN, refusal, rows, scanResult, tagResult, triageResult } from './results.ts';

const summary = (result: StepResult, run: Partial<RunFacts> = {}) =>
  summaryOf(result, NO_ROWS, { ...RUN, ...run });
const headingOf = (text: string) => /^<h2>(.*)<\/h2>/.exec(text)?.[1];
/** The projects that have a row of their own. */
const projectRows = (text: string) => text.match(/<tr><td>acme\/project-\d+<\/td>/g) ?? [];

describe('the summary', () => {
  it('says first which operation did what, then where', () => {
    const result = tagResult([...rows(2, CHANGED), ...rows(3, { state: 'unchanged' })]);
    const text = summary({ ...result, deployment: { slug: 'acme', id: 120n } });
    expect(headingOf(text)).toBe('✅ tag: 2 changed, 3 already right of 5 projects');
    expect(text).toContain('<td><b>Deployment</b></td><td><b>acme</b> (id 120)</td>');
    expect(text.replace(/<[^>]*>/g, '')).toContain(
      'https://semgrep.dev/ · 2 requests in 1.2 s · report: report.json',
    );
  });

  it.each<[string, StepResult, Partial<RunFacts>]>([
    [
      '✅ tag (dry run): 2 would change of 2 projects',
      tagResult(rows(2, { ...CHANGED, state: 'would-change' }), { dryRun: true }),
      {},
    ],
    ['✅ triage (dry run): 1 finding would be sent', triageResult([], { dryRun: true }), {}],
    ['✅ triage: 2 findings triaged', triageResult([1n, 2n]), {}],
    ['✅ triage: 5 findings triaged', triageResult([1n, 2n], { unlisted: 3 }), {}],
    [
      '⚠️ tag (cancelled): 1 changed, 1 not reached of 2 projects',
      tagResult([...rows(1, CHANGED), ...rows(1, { state: 'not-reached' })], {
        failure: { kind: 'stopped' },
      }),
      { cancelled: true },
    ],
    ['❌ triage: 0 findings triaged', triageResult([], { failure: refusal(401, '') }), {}],
    ['✅ scan: 0 findings in acme/login', scanResult({ repository: 'acme/login' }), {}],
  ])('is headed %s', (heading, result, run) => {
    expect(headingOf(summary(result, run))).toBe(heading);
  });

  it.each([
    [100, 100, undefined],
    [101, 100, '… and 1 more projects; the report has all of them.'],
    [2500, 100, '… and 2,400 more projects; the report has all of them.'],
  ])('of %i changed projects shows %i and counts the rest', (count, shown, rest) => {
    const text = summary(tagResult(rows(count, CHANGED)));
    expect(projectRows(text)).toHaveLength(shown);
    expect(text.includes('… and ')).toBe(rest !== undefined);
    expect(text).toContain(rest ?? '');
    expect(text).toContain('acme/project-100');
    expect(text).not.toContain('acme/project-101');
  });

  it('of many failures shows the first, counts the rest, and tells each cause with its remedy once', () => {
    const failed = [
      ...rows(150, { state: 'failed', failure: refusal(404, 'project not found') }),
      ...rows(1, { state: 'failed', failure: refusal(403, 'may not write') }),
    ];
    const failure = { kind: 'projects-failed' as const, failed: 151, selected: 151 };
    const text = summary(tagResult(failed, { failure }));
    expect(headingOf(text)).toBe('❌ tag: 0 changed, 151 failed of 151 projects');
    expect(projectRows(text)).toHaveLength(100);
    expect(text).toContain('… and 51 more projects');
    expect(text.match(/<td>answered \d+<\/td>/g)).toHaveLength(2);
    expect(text).toMatch(/<td>answered 404<\/td><td>150<\/td><td>Check /);
    expect(text).toMatch(/<td>answered 403<\/td><td>1<\/td><td>Give a token/);
  });

  it('of many triaged findings shows 100 ids and counts the rest', () => {
    const ids = Array.from({ length: 3000 }, (_, index) => BigInt(index + 10_000));
    const text = summary(triageResult(ids));
    expect(text.match(/<code>\d+<\/code>/g)).toHaveLength(100);
    expect(text).toContain('… and 2,900 more; the report has all of them.');
  });

  it('of a dry run with more changes than allowed says that the real one would stop', () => {
    const notices = [{ kind: 'would-be-too-many' as const, changes: 120, limit: 100 }];
    const result = tagResult(rows(120, { ...CHANGED, state: 'would-change' }), { dryRun: true, notices });
    const text = summary(result);
    expect(headingOf(text)).toContain('(dry run): 120 would change');
    expect(text).toMatch(/<li>120 projects would change\. .*<code>max-changes<\/code> \(100\) would stop/);
    expect(projectRows(text)).toHaveLength(100);
  });

  it('of wrong inputs shows them as a list', () => {
    const text = problemSummary('tag', [
      { input: 'tags', message: 'is required' },
      { input: 'x', message: 'is `<b>`' },
    ]);
    expect(headingOf(text)).toBe('❌ tag: wrong inputs, nothing was sent');
    expect(text).toContain('<li><code>tags</code> is required.</li>');
    expect(text).toContain('<li><code>x</code> is <code>&lt;b&gt;</code>.</li>');
  });
});

describe('a link', () => {
  const projectCell = (url: string) => {
    const text = summary(tagResult([{ project: 'acme/login', url, ...CHANGED }]));
    return /<td>(.*acme\/login.*?)<\/td>/.exec(text)?.[1];
  };

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
    ['github.com/acme', 'acme/login'],
    ['https://user:password@github.com/acme', 'acme/login'],
    ['https://', 'acme/login'],
    [`https://x.example/${'x'.repeat(2000)}`, 'acme/login'],
    ['', 'acme/login'],
  ])('is made of %j only where it is safe', (url, cell) => {
    expect(projectCell(url)).toBe(cell);
  });

  it('of a scan goes to its job and its repository', () => {
    const text = summary(
      scanResult({
        repository: 'acme/login',
        repo_url: 'https://github.com/acme/login',
        ci_job_url: 'http://ci.example/1',
      }),
    );
    expect(text).toContain('<a href="https://github.com/acme/login">acme/login</a>');
    expect(text).not.toContain('ci.example');
  });
});
