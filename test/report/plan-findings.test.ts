import { describe, expect, it } from 'vitest';
import type { Row } from '../../src/changes/change.ts';
import { commentFor } from '../../src/report/comment/comment.ts';
import { finding, findings, triageChange } from './findings.ts';
import { RUN, tag } from './parts.ts';
import { applyResult, planResult } from './rules-results.ts';
import { summaryOf } from './views.ts';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u200b', '')
    .replaceAll('&quot;', '"')
    .replace(/ +/g, ' ');

type Planned = Pick<Row, 'change' | 'why'>;

function triages(count: number): Planned[] {
  return Array.from({ length: count }, (_, index) => ({
    change: triageChange(index),
    why: { rule: 'old noise', until: '2027-02-19' },
  }));
}

function rowsOf(html: string): number {
  return [...html.matchAll(/findings\/\d+">\d+<\/a>/g)].length;
}

const OVERDUE = {
  uncovered: [],
  neverScanned: [],
  notScannedFor30Days: [],
  overdue: findings(30).map((one) => ({ finding: { ...one, id: one.id + 900_000n }, daysOver: 3 })),
};

describe('the findings that a plan moves', () => {
  const many = planResult([{ change: tag('new') }, ...triages(5000)], { coverage: OVERDUE });
  const comment = commentFor(many, RUN)?.markdown ?? '';
  const summary = summaryOf(many, RUN);

  it.each([
    ['comment', comment],
    ['summary', summary],
  ])('are counted by severity, rule and repository in the %s, where 5,000 of them fit', (_, html) => {
    const text = textOf(html);
    expect(text).toContain('🟥 500 critical · 🟧 1,500 high · 🟨 1,500 medium · 🟦 1,500 low');
    for (const count of ['tainted-sql 1,250', 'weak-hash 1,250', 'acme/service-10 125'])
      expect(text).toContain(count);
    expect(html.length).toBeLessThan(900_000);
  });

  it('are shown with the worst first: 100 in the summary, 20 in the comment', () => {
    for (const [html, count] of [
      [comment, 20],
      [summary, 100],
    ] as const) {
      const section = html.slice(html.indexOf('Findings to triage'), html.indexOf('longer than the service'));
      expect(rowsOf(section)).toBe(count);
      expect(textOf(section)).toContain(`… and ${(5000 - count).toLocaleString('en')} more findings`);
      const severities = [...textOf(section).matchAll(/(critical|high|medium|low) \S+ src\//g)].map(
        ([, one]) => one,
      );
      expect(new Set(severities)).toEqual(new Set(['critical']));
    }
  });

  it('come before the overdue ones, which nobody approves', () => {
    for (const html of [comment, summary]) {
      expect(html.indexOf('Findings to triage')).toBeGreaterThan(html.indexOf('Changes'));
      expect(html.indexOf('Findings to triage')).toBeLessThan(html.indexOf('longer than the service'));
    }
    expect(comment.length).toBeLessThan(65_000);
  });

  it('say what becomes of each where that differs', () => {
    const ended: Planned = {
      change: triageChange(1, 'reopened'),
      why: { rule: 'old noise', because: 'ended' },
    };
    const text = textOf(commentFor(planResult([...triages(1), ended]), RUN)?.markdown ?? '');
    expect(text).toContain('open → ignored rule "old noise", until 2027-02-19');
    expect(text).toContain('ignored → open ignore of "old noise" has ended');
    expect(textOf(comment.slice(comment.indexOf('Findings to triage')))).not.toContain('open → ignored');
  });

  it('are shown by an apply that writes nothing, too', () => {
    const dryRun = applyResult({ plan: planResult(triages(30)).plan, rows: [] });
    expect(textOf(summaryOf(dryRun, RUN))).toMatch(/Findings to triage\s+🟥 3 critical · /);
  });
});

describe('an apply that wrote', () => {
  it('still says what it left alone, and why', () => {
    const { plan } = planResult([{ change: tag('new') }]);
    if (plan === undefined) throw new Error('no plan');
    const applied = applyResult({
      plan: { ...plan, unknown: [{ target: 'acme/hidden', reason: 'not-visible' }] },
      facts: {
        waiting: { 'old noise': 12 },
        leftAlone: { 'decided-by-people': 3 },
        tagUses: [],
        projectsInScope: 3,
      },
    });
    const text = textOf(summaryOf(applied, RUN));
    expect(text).toContain('1 tag added in 1 project');
    expect(text).toContain('12 findings beyond the limit of the rule "old noise" wait for the next apply.');
    expect(text).toContain('3 findings: decided by people.');
    expect(text).toMatch(/acme\/hidden GitHub repository not visible to the token/);
  });
});

it('a secret stands with its type and whether it is valid', () => {
  const secret = { kind: 'secrets', secret_type: 'AWS key', validation_state: 'confirmed_valid' } as const;
  const change = { ...triageChange(1), finding: finding(1, secret) };
  const text = textOf(commentFor(planResult([{ change }]), RUN)?.markdown ?? '');
  expect(text).toContain('AWS key');
  expect(text).toContain('confirmed valid');
});
