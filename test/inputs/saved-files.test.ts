import { describe, expect, it } from 'vitest';
import { hashOfPlan } from '../../src/model/saved.ts';
import { accepted, file, type Inputs, problems, sentences } from './parsing.ts';
import { LINES, planText, reportText, savedReport, withChecksum } from './saved.ts';

const RULES = file('code-security.yml', 'version: 1\nmanaged-tags: [pci]\n');
const APPLY: Inputs = { operation: 'apply', 'rules-file': RULES };

const tagged = { field: 'tag', project: { name: 'a', id: 7n }, tag: 'x', before: false, after: true };
const triage = {
  field: 'triage',
  finding: { kind: 'sast', id: 9_007_199_254_740_993n, status: 'open', triage_comment: 'old', rule: 'r' },
  after: { state: 'ignored', reason: 'no_time' },
  branches: [{ id: 2n, ref: 'refs/heads/next', status: 'ignored' }],
};
const policies = {
  field: 'policies',
  part: 'code',
  before: { rulesets: [] },
  after: { rulesets: [{ name: 'p/x' }] },
  entries: [
    {
      part: 'code',
      kind: 'detection',
      effect: 'update',
      key: { product: 'sast' },
      fields: [{ field: 'rulesets' }],
    },
  ],
  version: 'v1',
};

type Saved = [what: string, text: string];

/** Messages about files with each of these texts. */
async function refusals(saved: readonly Saved[], inputsWith: (path: string) => Inputs): Promise<string> {
  const told = saved.map(async ([what, text]) => {
    const path = file('saved.json', text);
    const found = await sentences(inputsWith(path));
    return `${what}:\n${found.map((sentence) => `  ${sentence.replaceAll(path, 'saved.json')}\n`).join('')}`;
  });
  return (await Promise.all(told)).join('');
}

async function rowsOf(name: string, rows: object[]) {
  const { request } = await accepted({ operation: 'undo', report: savedReport(name, { rows }) });
  return request.report.rows;
}

describe('a report that is to be undone', () => {
  it('gives the rows that its step changed or may have changed, and no others', async () => {
    const states = ['changed', 'unchanged', 'left', 'failed', 'unknown', 'not-reached'];
    const rows = states.map((state) => ({ change: tagged, state }));
    expect(await rowsOf('rows.json', rows)).toEqual([
      { change: tagged, state: 'changed' },
      { change: tagged, state: 'unknown' },
    ]);
  });

  it('gives each kind of change with its former value, and ids beyond 2^53 with all digits', async () => {
    const changes = [
      tagged,
      { field: 'full_scan', project: { name: 'a' }, before: false, after: true },
      { field: 'primary_branch', project: { name: 'a' }, after: 'main' },
      { field: 'none', project: { name: 'b' } },
      triage,
      policies,
    ];
    const rows = changes.map((change) => ({ change, state: 'changed' }));
    expect(await rowsOf('changes.json', rows)).toEqual(rows);
  });

  const whole = reportText({});
  const odd = [{ change: { field: 'owner' }, state: 'changed' }];
  const reports: Saved[] = [
    ['not JSON', 'tagged: yes'],
    ['cut short', whole.slice(0, -40)],
    ['edited', whole.replace('"succeeded"', '"partial"')],
    ['edited in its blanks', `${whole}\n`],
    ['without its checksum', JSON.stringify({ ...JSON.parse(whole), checksum: undefined })],
    ['of something else', withChecksum({ schema: 'sarif' })],
    ['a list', '[]'],
    ['of another version', reportText({ version: 1 })],
    ['of a step that changes nothing', reportText({ operation: 'scan' })],
    ['of a dry run', reportText({ dry_run: true })],
    ['of wrong inputs', reportText({ platform: undefined })],
    ['of another platform', reportText({ platform: 'https://acme.example/x/' })],
    ['of an odd shape', reportText({ rows: 7 })],
    ['of an odd change', reportText({ rows: odd })],
  ];

  it('is refused before any request when it is not whole, or not for this', async () => {
    const texts = await refusals(reports, (report) => ({ operation: 'undo', report }));
    await expect(texts).toMatchFileSnapshot('wrong-reports.txt');
  });

  it('is of the same platform, however the address is written', async () => {
    const report = savedReport('other.json', { platform: 'https://acme.example/x/' });
    await accepted({ operation: 'undo', report, 'base-url': 'https://ACME.example/x' });
  });

  it.each([
    ['deployment-slug', 'other', /on the deployment `acme`, but `deployment-slug` is `other`; give/],
    ['deployment-id', '7', /on the deployment `120`, but `deployment-id` is `7`; give/],
  ])('is refused when it is of another deployment by its %s', async (input, value, message) => {
    const report = savedReport('deployment.json', {});
    expect(await problems({ operation: 'undo', report, [input]: value })).toEqual([
      expect.stringMatching(message),
    ]);
    await accepted({ operation: 'undo', report, 'deployment-slug': 'ACME', 'deployment-id': '120' });
  });
});

describe('an approved plan', () => {
  it('is none by default', async () => {
    expect((await accepted(APPLY)).request.approved).toBeUndefined();
    const named = await accepted({ ...APPLY, 'approved-plan': 'None' });
    expect(named.request.approved).toBeUndefined();
  });

  it('is a hash of 64 digits', async () => {
    const { request } = await accepted({ ...APPLY, 'approved-plan': 'ABCDEF01'.repeat(8) });
    expect(request.approved).toEqual({ by: 'hash', hash: 'abcdef01'.repeat(8) });
  });

  it('is a file', async () => {
    const path = file('plan.json', planText({}));
    await accepted({
      ...APPLY,
      'approved-plan': file('ahead.json', planText({ moment: '2026-08-20T12:05:00Z' })),
    });
    const { request } = await accepted({ ...APPLY, 'approved-plan': path });
    expect(request.approved).toEqual({
      by: 'plan',
      plan: {
        hash: hashOfPlan('acme', LINES),
        deployment: 'acme',
        platform: 'https://semgrep.dev/',
        rules_file: { sha256: 'f'.repeat(64) },
        moment: '2026-08-20T12:00:00.000Z',
        changes: LINES,
      },
    });
  });

  const whole = planText({});
  const plans: Saved[] = [
    ['edited', whole.replace('pci', 'pcj')],
    ['edited with a checksum of its own', planText({ changes: LINES.slice(1) })],
    ['cut short', whole.slice(0, 100)],
    ['a report', reportText({})],
    ['of no moment', planText({ moment: 9e15 })],
    ['of the future', planText({ moment: '2026-08-20T12:05:01.000Z' })],
    ['of another platform', planText({ platform: 'https://acme.example' })],
  ];

  it('is refused when it is not whole, or not for this', async () => {
    const texts = await refusals(plans, (plan) => ({ ...APPLY, 'approved-plan': plan }));
    await expect(texts).toMatchFileSnapshot('wrong-plans.txt');
  });
});

describe('a hash of a plan', () => {
  it('does not depend on the order of its changes', () => {
    expect(hashOfPlan('acme', LINES.toReversed())).toBe(hashOfPlan('acme', LINES));
  });

  it('depends on the deployment and on every column', () => {
    const [line, ...others] = LINES;
    const hashes = ['target', 'field', 'before', 'after'].map((column) =>
      hashOfPlan('acme', [{ ...line, [column]: 'x' } as (typeof LINES)[number], ...others]),
    );
    expect(new Set([hashOfPlan('acme', LINES), hashOfPlan('acme2', LINES), ...hashes]).size).toBe(6);
  });
});

describe('a rules file', () => {
  it('that is wrong is told with all places, beside other wrong inputs', async () => {
    const path = file('wrong.yml', 'version: 1\nmanaged-tag: [pci]\ncoverage: maybe\n');
    const found = await problems({ operation: 'plan', 'rules-file': path, comment: 'sometimes' });
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^rules-file: is wrong at ${path}:2:1: .*managed-tag`)),
      expect.stringMatching(new RegExp(`^rules-file: is wrong at ${path}:3:11: `)),
      expect.stringMatching(/^comment: is `sometimes`; give `auto`, `always` or `never`$/),
    ]);
  });
});
