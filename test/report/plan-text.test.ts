import { describe, expect, it } from 'vitest';
import type { Row } from '../../src/model/change.ts';
import type { Notice } from '../../src/model/notice.ts';
import { noticeText } from '../../src/report/notices.ts';
import { triageChange } from './findings.ts';
import { fullScan, RUN, tag } from './parts.ts';
import { previewResult } from './results.ts';
import { planResult } from './rules-results.ts';
import { commentFor, summaryOf } from './views.ts';

type Planned = Pick<Row, 'change' | 'why'>;

function triages(count: number): Planned[] {
  return Array.from({ length: count }, (_, index) => ({
    change: triageChange(index),
    why: { rule: 'old noise', until: '2027-02-19' },
  }));
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/&NoBreak;|\u200b/g, '')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
const summary = (planned: Planned[]) => summaryOf(planResult(planned), RUN);

describe('a plan', () => {
  it('shows what takes something away first, under its rule', () => {
    const text = textOf(
      summary([
        { change: tag('tier:1', 'acme/payments'), why: { rule: 'tier one' } },
        { change: tag('tier:2', 'acme/payments', false), why: { because: 'managed' } },
        { change: fullScan(false, 'acme/legacy'), why: { rule: 'retired', over: 'tier one' } },
        ...triages(128),
      ]),
    );
    const lines = [
      'Rule "old noise": 128 findings to triage open → ignored, until 2027-02-19',
      'Managed tags that no rule wants: 1 tag to remove in 1 project Change acme/payments − tier:2',
      'Rule "retired": 1 full scan to switch off in 1 project Change acme/legacy full scans on → off over "tier one"',
      'Rule "tier one": 1 tag to add in 1 project Change acme/payments + tier:1',
    ];
    const places = lines.map((line) => text.indexOf(line));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });

  it('is folded under each rule, with its counts, but for the first few changes', () => {
    const tags = (rule: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        change: tag(`${rule}:1`, `acme/${index}`),
        why: { rule },
      }));
    const removed = { change: tag('old', 'acme/0', false), why: { because: 'managed' } } as const;
    const html = summary([...tags('one', 20), ...tags('two', 7), removed]);
    const [first] = /<details.*\n<summary>[^<]*/.exec(html) ?? [];
    expect(first).toBe(
      '<details open="">\n<summary>Managed tags that no rule wants: 1 tag to remove in 1 project',
    );
    expect(html.match(/<details open/g)).toHaveLength(1);
    expect(summary(tags('one', 20))).not.toContain('<details open');
    expect(html).toContain('<summary>Rule &quot;one&quot;: 20 tags to add in 20 projects</summary>');
    expect(html).toContain('<summary>Rule &quot;two&quot;: 7 tags to add in 7 projects</summary>');
  });

  it('of more rules than fit has the changes of the first, and counts the others', () => {
    const many = Array.from({ length: 130 * 20 }, (_, index) => ({
      change: tag(`tag-${index % 130}`, `acme/${index}`),
      why: { rule: `rule ${index % 130}` },
    }));
    for (const [shown, html] of [
      [100, summary(many)],
      [20, commentFor(planResult(many), RUN)?.text ?? ''],
    ] as const) {
      expect(html.match(/<summary>Rule/g)).toHaveLength(shown);
      expect(html).toContain(`<p>… and ${130 - shown} more rules.</p>`);
    }
  });

  it.each([
    ['summary', 100, summary(triages(5000))],
    ['comment', 20, commentFor(planResult(triages(5000)), RUN)?.text ?? ''],
    ['preview of a triage', 100, summaryOf(previewResult(5000), RUN)],
  ])('of 5,000 findings counts them in the %s, and shows the worst %i', (_, shown, html) => {
    const text = textOf(html);
    expect(text).toContain('🟥 500 critical · 🟧 1,500 high · 🟨 1,500 medium · 🟦 1,500 low');
    const counts = [
      '1,250 tainted-sql',
      '1,250 weak-hash',
      '125 acme/service-10',
      '… and 35 more repositories',
    ];
    for (const count of counts) expect(text).toContain(count);
    expect(html.match(/<a href="https:\/\/semgrep\.dev\/orgs\/acme\/findings\/(\d+)">\1<\/a>/g)).toHaveLength(
      shown,
    );
    expect(text).toContain(`… and ${(5000 - shown).toLocaleString('en')} more findings`);
    expect(text).not.toMatch(/(high|medium|low) \S+ src\//);
    expect(text.indexOf('more repositories')).toBeLessThan(text.indexOf('more findings'));
    expect(Buffer.byteLength(html)).toBeLessThan(200_000);
  });
});

it.each<[Notice, string]>([
  [
    { kind: 'rule-no-match', rule: 'r', skippedProjects: 2 },
    'The rule "r" matches nothing, but was skipped for 2 unknown projects.',
  ],
  [
    { kind: 'nothing-removed', subject: 'projects', tags: 3 },
    'No rule gives any project a tag, so 3 managed tags stayed.',
  ],
  [
    { kind: 'value-unusable', rule: 'r', projects: 1 },
    'The rule "r" cannot give 1 project all its tags, because',
  ],
])('a notice of rules claims only what was seen: %j', (notice, start) => {
  expect(noticeText(notice).text.slice(0, start.length)).toBe(start);
});
