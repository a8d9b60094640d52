import { describe, expect, it } from 'vitest';
import { groupFindings, groupNotices, productCounts } from '../../src/findings/counts.ts';
import { inlineText } from '../../src/report/content.ts';
import { noticeText } from '../../src/report/notices.ts';
import { finding, triageChange } from './findings.ts';
import { NOW_MS, RUN } from './parts.ts';
import { findingsResult } from './results.ts';
import { planResult } from './rules-results.ts';
import { pageOf, summaryOf } from './views.ts';

const DAY_MS = 86_400_000;
const since = (days: number) => ({ relevant_since: new Date(NOW_MS - days * DAY_MS).toISOString() });
const LISTED = [
  finding(0, {
    severity: 'critical',
    repository: 'acme/pay',
    owasp_names: ['A03:2021 - Injection'],
    ...since(3),
  }),
  finding(1, { severity: 'low', repository: 'acme/pay', ...since(50) }),
  finding(2, {
    severity: 'high',
    repository: 'acme/web',
    owasp_names: ['A03:2021 - Injection'],
    ...since(9),
  }),
  finding(3, { severity: 'high', repository: 'acme/none', ...since(9) }),
  finding(4, { severity: 'critical', repository: 'acme/pay', status: 'fixed' }),
];
const OPEN = LISTED.filter(({ status }) => status === 'open');
const TAGS: Record<string, string[]> = {
  'acme/pay': ['pci', 'team:payments', 'squad/payments'],
  'acme/web': ['team:shop', 'team:', 'Team:Payments', 'TEAM:SHOP'],
};
const tagsOf = ({ repository = '' }) => TAGS[repository] ?? [];

/** The cells of the tables of a page's section, each row in one text. */
function tableOf(page: ReturnType<typeof pageOf>, title: string): string[] {
  const blocks = page.sections.find((one) => one.title === title)?.blocks ?? [];
  return blocks.flatMap((block) =>
    block.kind === 'table' ? [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | ')) : [],
  );
}

describe('open findings by team and class', () => {
  it('have severities and the oldest, worst first, once for each team, and those of no team last', () => {
    const groups = groupFindings(OPEN, 'team:', tagsOf);
    const result = { ...findingsResult(LISTED), groups };
    const page = pageOf(result, RUN);
    expect(tableOf(page, 'Open findings by team')).toEqual([
      'Team | critical | high | oldest',
      'payments | 1 | 1 | 50 days',
      'SHOP |  | 1 | 9 days',
      'no team |  | 1 | 9 days',
    ]);
    expect(tableOf(page, 'Open findings by OWASP class')).toEqual([
      'Class | critical | high | oldest',
      'A03:2021 - Injection | 1 | 1 | 9 days',
    ]);
  });

  it.each([
    ['team', ['`group-by` is `team`, and every group begins with `:`; did you mean `team:`?']],
    ['team:', []],
    ['squad', []],
    ['none', []],
  ])('by %s are explained where the prefix lacks its colon', (prefix, expected) => {
    const texts = groupNotices(groupFindings(LISTED, prefix, tagsOf)).map((notice) => noticeText(notice));
    expect(texts).toEqual(expected.map((text) => ({ level: 'note', text })));
  });

  it('have those that are overdue in a plan', () => {
    const groups = groupFindings(OPEN, 'squad/', tagsOf, ({ id }) => id === LISTED[1]?.id);
    const coverage = { neverScanned: [], notScannedFor30Days: [], overdue: [], groups };
    expect(tableOf(pageOf(planResult([], { coverage }), RUN), 'Open findings by squad').slice(0, 2)).toEqual([
      'Squad | critical | overdue | oldest',
      'payments | 1 | 1 | 50 days',
    ]);
  });

  it.each<[string, string[][], string[]]>([
    [
      'the newest edition that most of them have',
      [
        ['A01:2017 - Injection', 'A03:2021 - Injection', 'A05:2025 - Injection'],
        ['A05:2017 - Broken Access Control', 'A01:2021 - Broken Access Control'],
        ['A01:2017 - Injection', 'A03:2021 - Injection'],
      ],
      ['A01:2021 - Broken Access Control', 'A03:2021 - Injection'],
    ],
    [
      'its own newest without it',
      [['A03:2021 - X'], ['A03:2021 - X'], ['A1:2017 - Y', 'A9']],
      ['A03:2021 - X', 'A1:2017 - Y'],
    ],
    ['the first without an edition', [['A9 - Z', 'A8 - Y']], ['A9 - Z']],
  ])('count a finding once, in %s', (_, names, classes) => {
    const rows = names.map((owasp_names, id) => finding(id, { owasp_names }));
    const groups = groupFindings(rows, 'team:', tagsOf);
    expect(groups.classes.map(({ name }) => name).sort()).toEqual(classes);
    const counted = groups.classes.flatMap(({ bySeverity }) => Object.values(bySeverity));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(names.length);
  });

  it('are not shown where no project names a team and no finding a class', () => {
    const groups = groupFindings([finding(1)], 'team:', () => ['pci']);
    expect([groups.teams, groups.classes]).toEqual([[], []]);
  });
});

it('findings are counted by product and severity', () => {
  const others = [
    finding(1, { kind: 'sca', severity: 'low' }),
    finding(2, { kind: 'secrets', severity: 'high' }),
  ];
  expect(productCounts([...LISTED, ...others])).toEqual({
    ...{ sast: { critical: 2, high: 2, low: 1 }, sca: { low: 1 }, secrets: { high: 1 } },
  });
});

describe('rules whose ids end alike', () => {
  const RULES = ['python.django.sqli.sqli', 'python.flask.sqli.sqli', 'go.md5.weak-hash'];
  const many = Array.from({ length: 12 }, (_, at) => finding(at, { rule: RULES[at % 3] ?? '' }));

  it('stay distinct in the counts and rows of a list and of a preview', () => {
    const rows = many.map((one) => ({ change: { ...triageChange(1), finding: one }, why: { rule: 'x' } }));
    for (const html of [summaryOf(findingsResult(many), RUN), summaryOf(planResult(rows), RUN)]) {
      const text = html.replace(/ title="[^"]*"/g, '').replaceAll(/<wbr>|\u200b/g, '');
      for (const rule of RULES.slice(0, 2)) expect(text.split(rule).length).toBe(1 + 1 + 4);
      expect(text).not.toContain('go.md5.weak-hash');
      expect(text).toContain('weak-hash');
    }
  });
});
