import { describe, expect, it } from 'vitest';
import type { Row } from '../../src/changes/change.ts';
import type { PlanResult } from '../../src/operations/plan/run.ts';
import { logLines } from '../../src/report/log.ts';
import type { Plan } from '../../src/rules/plan/result.ts';
import { triageChange } from './findings.ts';
import { fullScan, RUN, tag } from './parts.ts';
import { planResult } from './rules-results.ts';
import { pageOf, summaryOf } from './views.ts';

const CHANGES: Pick<Row, 'change' | 'why'>[] = [
  { change: tag('tier:1', 'acme/payments'), why: { rule: 'tier one' } },
  { change: tag('tier:2', 'acme/payments', false), why: { because: 'managed' } },
  { change: fullScan(false, 'acme/legacy'), why: { rule: 'retired', over: 'tier one' } },
  ...Array.from({ length: 128 }, (_, index) => ({
    change: triageChange(index),
    why: { rule: 'old noise in tests', until: '2027-02-19' },
  })),
  ...Array.from({ length: 7 }, (_, index) => ({
    change: triageChange(index, 'reopened'),
    why: { rule: 'old noise in tests', because: 'ended' as const },
  })),
];
const unknown = [{ target: 'acme/foo', reason: 'not-visible' }];

function result(more: Partial<Plan> = {}): PlanResult {
  const made = planResult(CHANGES);
  return { ...made, plan: made.plan && { ...made.plan, ...more } };
}

const over = [
  { limit: 'limits.findings', allowed: 100, figure: 135, of: 'finding' },
  { limit: 'limits.removals', allowed: 0, figure: 1, of: 'project' },
] as const;

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replace(/ +/g, ' ');
const summary = (result: PlanResult) => textOf(summaryOf(result, RUN));

describe('a plan in the log', () => {
  it('has its totals as the title, and then its rules file: the rows are in the summary', () => {
    const page = pageOf(result(), RUN);
    expect(page.title).toBe('1 tag to add, 1 to remove, 1 scan to switch off, 135 findings to triage');
    expect(logLines(page)).toEqual([
      'Deployment acme · .github/code-security.yml at 3f2c9d1 · 2,998 projects unchanged',
    ]);
  });

  it('says first that it is over a limit', () => {
    expect(pageOf(result({ over }), RUN).title).toMatch(
      /^Over limits: 135 findings would be triaged, more than `limits.findings` allows \(100\) and 1 project would lose tags, more than `limits.removals` allows \(0\); 1 tag to add/,
    );
  });

  it('is closed by what is not covered', () => {
    const coverage = { uncovered: ['a/b'], neverScanned: [], notScannedFor30Days: ['a/c'], overdue: [] };
    const [line] = logLines(pageOf(planResult([], { coverage }), RUN));
    expect(line).toMatch(/ · 1 repository not covered, 1 project not scanned for 30 days$/);
  });
});

describe('a plan in the summary', () => {
  it('of a few lines shows what takes something away first, and findings of one rule together', () => {
    const text = summary(result()).replaceAll('−', '-');
    const lines = [
      '~ triage 128 findings · open → ignored · rule "old noise in tests", until 2027-02-19',
      '~ scan acme/legacy · full on → off · rule "retired", over "tier one"',
      '- tag acme/payments · tier:2 · managed tag, no rule wants it',
      '~ triage 7 findings · ignored → open · ignore of "old noise in tests" has ended',
      '+ tag acme/payments · tier:1 · rule "tier one"',
    ];
    const shown = lines.map((line) =>
      text.replaceAll(/\s+/g, ' ').replaceAll(' · ', ' ').indexOf(line.replaceAll(' · ', ' ')),
    );
    expect(shown).not.toContain(-1);
    expect(shown.toSorted((one, other) => one - other)).toEqual(shown);
  });

  it('of many lines is folded under each rule, with its counts', () => {
    const tags = (rule: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        change: tag(`${rule}:1`, `acme/${index}`),
        why: { rule },
      }));
    const removed = { change: tag('old', 'acme/0', false), why: { because: 'managed' } } as const;
    const html = summaryOf(planResult([...tags('one', 20), ...tags('two', 7), removed]), RUN);
    const [first] = /<summary>[^<]*/.exec(html) ?? [];
    expect(first).toBe('<summary>Managed tags that no rule wants: 1 tag to remove');
    expect(html).toContain('<summary>Rule &quot;one&quot;: 20 tags to add</summary>');
    expect(html).toContain('<summary>Rule &quot;two&quot;: 7 tags to add</summary>');
  });

  it('says what happens next', () => {
    for (const failure of [undefined, { kind: 'drift', changes: 138 } as const])
      expect(summary({ ...result(), failure })).toContain(
        'The next apply of this rules file makes these changes.',
      );
    expect(summary(result({ over }))).toContain(
      'apply would write nothing, because the plan is over its limits. If all of this is intended, raise limits.findings and limits.removals in the rules file.',
    );
    expect(summary(planResult([]))).not.toContain('next apply');
  });

  it('has what is unknown apart from its changes', () => {
    const text = summary(result({ unknown }));
    expect(text).toMatch(/Unknown: rules .* acme\/foo\s+·? ?GitHub repository not visible to the token/s);
  });
});
