import { lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/step.ts';
import type { GateRequest } from '../../src/operations/gate/inputs.ts';
import type { Finding } from '../../src/platform/resources/finding.ts';
import { commentFor } from '../../src/report/comment/comment.ts';
import { finding, findings, triageChange } from './findings.ts';
import { RUN, refusal, tag } from './parts.ts';
import { published } from './publishing.ts';
import { gateResult, previewResult } from './results.ts';
import { planResult } from './rules-results.ts';
import { viewOf } from './views.ts';

/** GitHub's own. */
const MAX_LENGTH = 65_536;

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u200b', '');

function gateComment(counted: Finding[] | undefined, request: Partial<GateRequest> = {}) {
  return commentFor(gateResult(counted, {}, request), RUN);
}

/** Every element that is opened is closed, in the right order. */
function isWhole(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === 'br') continue;
    if (slash === '') open.push(name ?? '');
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

function lineAnnotations(result: StepResult) {
  return viewOf(result).annotations?.(result) ?? [];
}

describe('the comment of a gate', () => {
  it('has verdict and counts in its first line, and the worst findings with their lines in the commit', () => {
    const comment = gateComment(findings(12))?.markdown ?? '';
    const [first] = textOf(comment).split('\n');
    expect(first).toBe('❌ Code security: failed, 12 findings to fix (2 critical, 3 high, 3 medium, 4 low)');
    const commit = '3f2c9d1a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4';
    expect(comment).toContain(
      `<a href="https://github.com/acme/login/blob/${commit}/src/module-3/file.py#L11"><code>src/module-3/file.py:11</code></a>`,
    );
    expect(textOf(comment)).toContain('2 more findings');
    expect(textOf(comment)).toContain('User input reaches a query.');
    expect(textOf(comment)).toContain('Use parameters instead');
    expect(textOf(comment)).toContain(
      'Fix them and push, or ignore them on the platform (or ask for an exception there) and run the job again.',
    );
  });

  it('counts product by severity where several products decide', () => {
    const result = gateResult([finding(1, { severity: 'high' })], { products: ['sast', 'secrets'] });
    expect(textOf(commentFor(result, RUN)?.markdown ?? '')).toMatch(
      /Code: 🟧.1 high\nSecrets: nothing to fix/,
    );
  });

  it('ends with what to do, and then with the footer of the workflow’s author as it is', () => {
    const footer = 'Ask **@acme/appsec** for [an exception](https://wiki.acme.example).';
    const comment = gateComment(findings(1), { commentFooter: footer })?.markdown ?? '';
    expect(comment).toMatch(
      /run the job again\.<\/p>\n\nAsk \*\*@acme\/appsec\*\* for \[an exception\]\(.*\)\.\n$/,
    );
    const full = findings(3000, { message: 'Very long words. '.repeat(40) });
    expect(gateComment(full, { commentFooter: 'x'.repeat(1000) })?.markdown.length).toBeLessThan(65_200);
  });

  it('links to the address that the platform gives where the repository is on another host', () => {
    const project = { id: 1n, name: 'acme/login', tags: [], url: 'https://gitlab.example/acme/login' };
    const result = gateResult([finding(1)], { project });
    expect(commentFor(result, RUN)?.markdown).toContain(
      'https://github.com/acme/service-1/blob/main/src/file.py#L2',
    );
  });

  it('of 5,000 findings is under the limit, whole, and counts what it leaves out', () => {
    const long = { path: `src/${'deep/'.repeat(40)}file.py`, message: 'Very long words. '.repeat(200) };
    const comment = gateComment(findings(5000, long))?.markdown ?? '';
    expect(comment.length).toBeLessThan(MAX_LENGTH);
    expect(comment.length).toBeGreaterThan(5000);
    expect(isWhole(comment)).toBe(true);
    expect(textOf(comment)).toMatch(/^❌ Code security: failed, 5,000 findings to fix \(500 critical, /);
    expect(textOf(comment)).toMatch(/… and 4,9\d\d more findings; the summary of the run/);
    const types = lexer(comment, { gfm: true }).map(({ type }) => type);
    expect(new Set(types.filter((type) => type !== 'space'))).toEqual(new Set(['html']));
  });

  it('fits however long every text is', () => {
    const huge = 'https://github.com/'.padEnd(1900, 'x');
    const rows = findings(200, {
      path: '"&<>'.repeat(200),
      rule: '&"'.repeat(400),
      message: '&'.repeat(900),
      line_of_code_url: huge,
    });
    const project = { id: 1n, name: '"'.repeat(1000), tags: [], url: huge };
    const comment = commentFor(gateResult(rows, { project }), RUN)?.markdown ?? '';
    expect(comment.length).toBeLessThan(MAX_LENGTH);
    expect(isWhole(comment)).toBe(true);
  });

  it('mentions nobody', () => {
    const rows = [finding(1, { message: '@octocat please look at #12', rule: '@acme/team' })];
    const comment = gateComment(rows)?.markdown ?? '';
    expect(comment).not.toContain('@octocat');
    expect(comment).not.toContain('#12');
    expect(textOf(comment)).toContain('@octocat please look at #12');
  });

  it('is posted when there is something to say, and else only keeps true what is there', () => {
    expect(gateComment(findings(1))?.post).toBe('always');
    expect(gateComment([])?.post).toBe('only-update');
    expect(gateComment([], { comment: 'always' })?.post).toBe('always');
    expect(gateComment(findings(1), { comment: 'never' })).toBeUndefined();
    expect(textOf(gateComment([])?.markdown ?? '')).toMatch(/^✅ Code security: passed, no findings to fix/);
  });

  it('says why where the findings could not be read', () => {
    const failure = { kind: 'gate-list-failed', cause: refusal(500, 'broken') } as const;
    const result = gateResult(undefined, { verdict: 'failed', because: 'list-failed', failure });
    const text = textOf(commentFor(result, RUN)?.markdown ?? '');
    expect(text).toMatch(/^❌ Code security: failed, because the findings of the scan could not be read/);
    expect(text).toContain('The findings of the scan could not be read: GET ');
  });

  it('does not exist for a commit that is not the head any more, nor without a token', () => {
    expect(
      commentFor(gateResult(undefined, { verdict: 'skipped', because: 'head-moved' }), RUN),
    ).toBeUndefined();
    expect(commentFor(gateResult(undefined, { verdict: 'skipped' }, { skip: 'fork' }), RUN)).toBeUndefined();
  });
});

describe('the comment of a plan', () => {
  const changes = [
    { change: tag('tier:1', 'acme/payments'), why: { rule: 'tier one' } },
    { change: tag('tier:2', 'acme/payments', false), why: { because: 'managed' } },
  ] as const;

  it('has the totals first, and what takes away before what adds', () => {
    const text = textOf(commentFor(planResult([...changes]), RUN)?.markdown ?? '');
    expect(text).toMatch(/^📝 Rules: 1 tag to add, 1 to remove\n/);
    expect(text.indexOf('tier:2')).toBeLessThan(text.indexOf('tier:1'));
    expect(text).toContain('2,999 projects unchanged');
    expect(text).toContain(
      'Plan 7c1e44a0 · acme · .github/code-security.yml at 3f2c9d1 · as of 2026-11-21 05:17 UTC',
    );
  });

  it('of 5,000 changes and 5,000 overdue findings is under the limit and whole', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      change: tag(`tier:${index}`, `acme/${'long-name-'.repeat(15)}${index}`),
      why: { rule: 'tier one' },
    }));
    const overdue = findings(5000).map((one) => ({ finding: one, daysOver: 3 }));
    const coverage = { uncovered: [], neverScanned: [], notScannedFor30Days: [], overdue };
    const comment = commentFor(planResult(many, { coverage }), RUN)?.markdown ?? '';
    expect(comment.length).toBeLessThan(MAX_LENGTH);
    expect(isWhole(comment)).toBe(true);
    expect(textOf(comment)).toContain('5,000 tags to add');
    expect(textOf(comment)).toMatch(/… and 4,9\d\d more lines/);
  });

  it('is silent about an empty plan unless one was posted before', () => {
    expect(commentFor(planResult([]), RUN)?.post).toBe('only-update');
    expect(commentFor(planResult([{ change: triageChange(1) }]), RUN)?.post).toBe('always');
  });
});

describe('annotations of findings', () => {
  it('are the worst ten, on their lines', async () => {
    const result = gateResult(findings(30));
    expect((await published(result)).log.match(/^::warning file=/gm)).toHaveLength(10);
    expect(lineAnnotations(result)[0]).toEqual({
      place: { file: 'src/module-6/file.py', line: 21, title: 'critical: tainted-sql' },
      message: 'User input reaches a query. Use parameters instead, as the guide of the rule says.',
    });
  });

  it('are of gates only, and can be switched off', () => {
    expect(lineAnnotations(previewResult(3))).toEqual([]);
    expect(lineAnnotations(gateResult(findings(3), {}, { annotations: false }))).toEqual([]);
  });
});

describe('a finding in a comment', () => {
  it('has what and where, the whole message, what fixes it, and whether it is reached', () => {
    const message = 'Input is written into a response. Escape it, or use `res.json`.';
    const rows = [
      finding(1, { severity: 'critical', message }),
      finding(2, {
        kind: 'sca',
        dependency: { package: 'lodash', version: '4.17.20' },
        fixes: [{ package: 'lodash', version: '4.17.21' }],
        vulnerability_identifier: 'CVE-2021-23337',
        reachability: 'always_reachable',
      }),
      finding(3, {
        kind: 'secrets',
        rule: '3f2c',
        secret_type: 'AWS key',
        validation_state: 'confirmed_valid',
      }),
    ];
    const comment = gateComment(rows)?.markdown ?? '';
    expect(comment).not.toContain('<table>');
    expect(textOf(comment)).toContain('Escape it, or use res.json.');
    expect(textOf(comment)).toMatch(/lodash 4\.17\.20 → 4\.17\.21 \(CVE-2021-23337\) in .*always reachable/);
    expect(textOf(comment)).toMatch(/AWS key in .*confirmed valid · revoke it, then remove it/);
    expect(textOf(comment)).not.toContain('3f2c ');
    expect(comment).toContain('https://semgrep.dev/orgs/acme/findings/');
  });

  it('has at most 500 characters of its message', () => {
    const text = textOf(gateComment([finding(1, { message: 'x'.repeat(2000) })])?.markdown ?? '');
    expect(/x+…/.exec(text)?.[0]).toHaveLength(500);
  });
});
