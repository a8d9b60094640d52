import { describe, expect, it } from 'vitest';
import { hashOfPlan } from '../../src/model/plan-hash.ts';
import { accepted, file, type Inputs, problems } from './parsing.ts';
import { LINES, planText, reportText, savedReport, withChecksum } from './saved.ts';

const RULES = file('code-security.yml', 'version: 1\nmanaged-tags: [pci]\n');
const APPLY: Inputs = { operation: 'apply', 'rules-file': RULES };

const project = (name: string) => ({ kind: 'project', name });
const tagged = (name: string, tag: string, after = true) => ({
  target: project(name),
  field: 'tag',
  tag,
  before: !after,
  after,
});
const finding = { kind: 'finding', id: 9_007_199_254_740_993n, issueType: 'sast', rule: 'r', line: 3 };
const triage = {
  target: finding,
  field: 'triage',
  before: { status: 'open', triageState: 'untriaged' },
  after: { state: 'ignored', reason: 'no_time' },
};

async function changesOf(name: string, fields: object) {
  const { request } = await accepted<'undo'>({ operation: 'undo', report: savedReport(name, fields) });
  const { projects, findings } = request.report;
  return { projects, findings };
}

describe('a report that is to be undone', () => {
  it('gives what its step changed or may have changed, and nothing else', async () => {
    const rows = [
      {
        project: 'a',
        state: 'changed',
        changes: [tagged('a', 'x'), tagged('a', 'y', false)],
        done: [tagged('a', 'x'), tagged('a', 'y', false)],
      },
      { project: 'b', state: 'unchanged', changes: [] },
      {
        project: 'c',
        state: 'unknown',
        changes: [tagged('c', 'x'), tagged('c', 'y')],
        done: [tagged('c', 'x')],
      },
      {
        project: 'd',
        state: 'failed',
        changes: [tagged('d', 'x'), tagged('d', 'y')],
        done: [tagged('d', 'y')],
      },
      { project: 'e', state: 'failed', changes: [tagged('e', 'x')] },
      { project: 'f', state: 'left', changes: [tagged('f', 'x')] },
      { project: 'g', state: 'not-reached', changes: [tagged('g', 'x')] },
    ];
    const changes = await changesOf('rows.json', {
      result: { request: { dryRun: false }, journal: { projects: rows } },
    });
    expect(changes.projects).toEqual([
      { name: 'a', changes: [tagged('a', 'x'), tagged('a', 'y', false)], lost: [], isUnknown: false },
      { name: 'c', changes: [tagged('c', 'x'), tagged('c', 'y')], lost: [], isUnknown: true },
      { name: 'd', changes: [tagged('d', 'y')], lost: [], isUnknown: false },
    ]);
  });

  it('gives findings with their former state, and ids beyond 2^53 with all digits', async () => {
    const rows = [
      { change: triage, state: 'changed' },
      { change: { ...triage, target: { ...finding, id: 4 } }, state: 'not-reached' },
    ];
    const journal = { findings: rows, siblings: [], triage: { triaged: [finding.id] } };
    const result = { request: { dryRun: false, issueType: 'sast' }, journal };
    const { findings } = await changesOf('triage.json', { operation: 'triage', result });
    expect(findings).toEqual([{ change: triage, isUnknown: false, siblings: [] }]);
  });

  it('gives what the platform selected, of which no former state is known', async () => {
    const request = { dryRun: false, issueType: 'sca', decision: { state: 'ignored' } };
    const journal = { findings: [], siblings: [{ id: 6 }], triage: { triaged: [5, 6] } };
    const saved = await changesOf('platform.json', { operation: 'triage', result: { request, journal } });
    const change = (id: bigint) => ({
      ...{ target: { kind: 'finding', id, issueType: 'sca' }, field: 'triage' },
      ...{ before: undefined, after: { state: 'ignored' } },
    });
    expect(saved.findings).toEqual(
      [5n, 6n].map((id) => ({ change: change(id), isUnknown: false, siblings: [] })),
    );
  });

  it('gives what an `apply` moved, also where its row failed and where it has none', async () => {
    const journal = {
      findings: [{ change: triage, state: 'failed' }],
      siblings: [{ id: 5, of: finding.id }],
      triage: { triaged: [finding.id, 5] },
    };
    const { findings } = await changesOf('apply.json', {
      operation: 'apply',
      result: { request: {}, journal },
    });
    const target = { kind: 'finding', id: 5n, issueType: 'sast' };
    expect(findings).toEqual([
      { change: triage, isUnknown: false, siblings: [] },
      { change: { ...triage, target, before: undefined }, isUnknown: false, siblings: [] },
    ]);
  });

  it('of an `apply` gives projects, and findings with what moved along', async () => {
    const switched = { target: project('a'), field: 'full_scan', before: false, after: true };
    const changes = [tagged('a', 'x'), switched];
    const before = { status: 'open', triageState: 'untriaged' };
    const journal = {
      projects: [{ project: 'a', state: 'changed', changes, done: changes }],
      findings: [{ change: triage, state: 'unknown' }],
      siblings: [{ id: 9, of: finding.id, before }],
    };
    const result = { request: { dryRun: false }, journal };
    expect(await changesOf('apply.json', { operation: 'apply', result })).toEqual({
      projects: [{ name: 'a', changes, lost: [], isUnknown: false }],
      findings: [{ change: triage, isUnknown: true, siblings: [{ id: 9n, before }] }],
    });
  });

  const whole = reportText({});
  it.each<[string, string, RegExp]>([
    ['not JSON', 'tagged: yes', /which is not JSON, or was cut short; give the whole file$/],
    ['cut short', whole.slice(0, -40), /which is not JSON, or was cut short/],
    [
      'edited',
      whole.replace('"succeeded"', '"partial"'),
      /which was changed after it was written; give the file as/,
    ],
    ['edited in its blanks', `${whole}\n`, /which was changed after it was written/],
    [
      'without its checksum',
      JSON.stringify({ ...JSON.parse(whole), checksum: undefined }),
      /has no checksum at its end/,
    ],
    [
      'of something else',
      withChecksum({ schema: 'sarif' }),
      /which is not the report of a step of this action; give/,
    ],
    ['a list', '[]', /which is not the report of a step/],
    [
      'of another version',
      reportText({ version: 1 }),
      /which has version 1, not 3, of its format; write and read it/,
    ],
    [
      'of a step that changes nothing',
      reportText({ operation: 'scan' }),
      /is the report of a `scan` step, which changes/,
    ],
    [
      'of a dry run',
      reportText({ result: { request: { dryRun: true } } }),
      /which is the report of a dry run, which changed nothing; give the report of the real step/,
    ],
    [
      'of an odd shape',
      reportText({ result: { journal: { projects: 7 } } }),
      /which has content that this version does not understand: result.journal.projects is a number, not a list; give/,
    ],
    [
      'of an odd change',
      reportText({
        result: { journal: { projects: [{ project: 'a', done: [{ field: 'owner' }], state: 'changed' }] } },
      }),
      /does not understand: result.journal.projects\[0\].done\[0\].field is not one of tag, diff_scan, full_scan/,
    ],
  ])('is refused before any request when it is %s', async (what, text, message) => {
    const report = file(`${what.replaceAll(' ', '-')}.json`, text);
    const found = await problems({ operation: 'undo', report });
    expect(found).toEqual([expect.stringMatching(message)]);
    expect(found[0]).toMatch(/^report: is `/);
  });

  it('is refused when it is of another platform, however the address is written', async () => {
    const report = savedReport('other.json', { platform: 'https://acme.example/x/' });
    expect(await problems({ operation: 'undo', report })).toEqual([
      'report: is the report of a step on `https://acme.example/x/`, but `base-url` is `https://semgrep.dev/`; ' +
        'give the report of a step on this platform',
    ]);
    await accepted({ operation: 'undo', report, 'base-url': 'https://ACME.example/x' });
  });
});

describe('an approved plan', () => {
  it('is none by default', async () => {
    expect((await accepted(APPLY)).request).not.toHaveProperty('approved');
    expect((await accepted({ ...APPLY, 'approved-plan': 'None' })).request).not.toHaveProperty('approved');
  });

  it('is a hash of 64 digits', async () => {
    const { request } = await accepted<'apply'>({ ...APPLY, 'approved-plan': 'ABCDEF01'.repeat(8) });
    expect(request.approved).toEqual({ by: 'hash', hash: 'abcdef01'.repeat(8) });
  });

  it('is a file', async () => {
    const path = file('plan.json', planText({}));
    await accepted({
      ...APPLY,
      'approved-plan': file('ahead.json', planText({ moment: '2026-08-20T12:05:00Z' })),
    });
    const { request } = await accepted<'apply'>({ ...APPLY, 'approved-plan': path });
    expect(request.approved).toEqual({
      by: 'plan',
      plan: {
        hash: hashOfPlan('acme', LINES),
        deployment: 'acme',
        baseUrl: 'https://semgrep.dev/',
        rulesSha256: 'f'.repeat(64),
        momentMs: Date.UTC(2026, 7, 20, 12),
        changes: LINES,
      },
    });
  });

  const whole = planText({});
  it.each<[string, string, RegExp]>([
    ['edited', whole.replace('pci', 'pcj'), /which was changed after it was written/],
    [
      'edited with a checksum of its own',
      planText({ changes: LINES.slice(1) }),
      /has changes that do not match its hash/,
    ],
    ['cut short', whole.slice(0, 100), /is not JSON, or was cut short/],
    ['a report', reportText({}), /is not a plan of this action/],
    ['of no moment', planText({ moment: 9e15 }), /does not understand: moment: /],
    [
      'of the future',
      planText({ moment: '2026-08-20T12:05:01.000Z' }),
      /is dated 2026-08-20T12:05:01.000Z, which is in the future; make the plan again/,
    ],
    [
      'of another platform',
      planText({ platform: 'https://acme.example' }),
      /is a plan for `https:\/\/acme.example`, but/,
    ],
  ])('is refused when it is %s', async (what, text, message) => {
    const path = file(`plan-${what.replaceAll(' ', '-')}.json`, text);
    expect(await problems({ ...APPLY, 'approved-plan': path })).toEqual([expect.stringMatching(message)]);
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
  it('that is not there is told with the one that is', async () => {
    const other = RULES.replace(/yml$/, 'yaml');
    expect(await problems({ operation: 'plan', 'rules-file': other })).toEqual([
      `rules-file: is \`${other}\`, which does not exist; did you mean \`${RULES}\`?`,
    ]);
  });

  it('is read with its hash', async () => {
    const { request } = await accepted<'plan'>({
      operation: 'plan',
      'rules-file': RULES,
      'fail-on-drift': 'true',
    });
    expect(request).toMatchObject({
      rules: { path: RULES, managedTags: ['pci'] },
      failOnDrift: true,
      comment: 'auto',
    });
  });

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
