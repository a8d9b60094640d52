import { describe, expect, it } from 'vitest';
import { changesOf, DAY_MS, finding, NOW, openPlatform, project, runApply, runPlan } from './scenario.ts';

const API = [project('acme/api')];
const AT = NOW / 1000;
const EMPTY = '{ version: 1, findings: [] }';
const NOISE = `
version: 1
findings:
  - name: noise
    when: { severity: low }
    triage: { state: ignored, reason: no_time, for: 90d, note: Low noise }
`;

function ignored(id: number, note: string) {
  const triaged = {
    status: 'ignored',
    triage_state: 'ignored',
    triage_reason: 'no_time',
    triaged_at: AT,
  } as const;
  return finding(id, { ...triaged, notes: [note] });
}

describe('an ignore ends', () => {
  it('when its day has passed, and is not taken up by its rule again', async () => {
    const platform = await openPlatform(API, [finding(1)]);
    await runApply(platform, NOISE);
    platform.now = NOW + 90 * DAY_MS;
    expect(changesOf(await runPlan(platform, NOISE))).toEqual([]);
    platform.now = NOW + 91 * DAY_MS;
    const applied = await runApply(platform, NOISE);
    expect(changesOf(applied)).toEqual(['~ sast:1 ignored → reopened']);
    expect(applied.rows[0]?.why).toEqual({ rule: 'noise', because: 'ended' });
    expect(platform.state.findings.get(1n)).toMatchObject({ status: 'open', triage_state: 'reopened' });
    expect(platform.state.findings.get(1n)?.notes.at(-1)).toMatch(
      / \[code-security rule="noise" ended=2027-02-19\]$/,
    );
    const after = await runApply(platform, NOISE);
    expect(changesOf(after)).toEqual([]);
    expect(after.facts?.leftAlone).toEqual({ 'opened-again-for-people': 1 });
  });

  it('also when its rule is gone from the file, and when the file has no rules', async () => {
    const platform = await openPlatform(API, [finding(1)]);
    await runApply(platform, NOISE);
    platform.now = NOW + 91 * DAY_MS;
    expect(changesOf(await runApply(platform, EMPTY))).toEqual(['~ sast:1 ignored → reopened']);
  });

  it.each([
    ['another state', { state: 'fixing', reason: undefined, note: undefined } as const],
    ['a note of their own', { state: 'ignored', reason: 'acceptable_risk', note: 'keep it' } as const],
    ['the same state with a note', { state: undefined, reason: undefined, note: 'I looked at it' } as const],
  ])('unless a person has decided since: %s', async (_, triage) => {
    const platform = await openPlatform(API, [finding(1)]);
    await runApply(platform, NOISE);
    platform.now = NOW + 30 * DAY_MS;
    platform.edit({ triage: [1n], ...triage });
    const before = { ...platform.state.findings.get(1n) };
    platform.now = NOW + 91 * DAY_MS;
    const applied = await runApply(platform, NOISE);
    expect(changesOf(applied)).toEqual([]);
    expect(platform.state.findings.get(1n)).toEqual(before);
  });

  it('not with a file that has no findings at all: then none is read', async () => {
    const platform = await openPlatform(API, [finding(1)]);
    await runApply(platform, NOISE);
    platform.now = NOW + 91 * DAY_MS;
    const before = platform.counts['GET findings'];
    expect(changesOf(await runApply(platform, '{ version: 1 }'))).toEqual([]);
    expect(platform.counts['GET findings']).toBe(before);
  });

  it('and another rule may take the finding in the next apply', async () => {
    const platform = await openPlatform(API, [finding(1)]);
    await runApply(platform, NOISE);
    platform.now = NOW + 91 * DAY_MS;
    const rules = `${NOISE}  - { name: look, triage: { state: reviewing, note: Look } }\n`;
    expect(changesOf(await runApply(platform, rules))).toEqual(['~ sast:1 ignored → reopened']);
    expect(changesOf(await runApply(platform, rules))).toEqual(['~ sast:1 open → reviewing']);
    expect(platform.state.findings.get(1n)?.notes.at(-1)).toBe(
      'Look [code-security rule="noise" ended=2027-02-19] [code-security rule="look"]',
    );
    expect(changesOf(await runApply(platform, rules))).toEqual([]);
  });

  it('at the day that the file names, and never with for: ever', async () => {
    const platform = await openPlatform(API, [finding(1), finding(2, { severity: 'high' })]);
    const rules = `
version: 1
findings:
  - { name: to a day, when: { severity: low }, triage: { state: ignored, until: 2026-12-01 } }
  - { name: for ever, when: { severity: high }, triage: { state: ignored, for: ever } }
`;
    await runApply(platform, rules);
    expect(platform.state.findings.get(1n)?.notes).toEqual([
      '[code-security rule="to a day" until=2026-12-01]',
    ]);
    expect(platform.state.findings.get(2n)?.notes).toEqual(['[code-security rule="for ever"]']);
    platform.now = Date.parse('2026-12-02T00:00:00Z');
    expect(changesOf(await runPlan(platform, rules))).toEqual(['~ sast:1 ignored → reopened']);
    platform.now = NOW + 5000 * DAY_MS;
    expect(changesOf(await runPlan(platform, rules))).toEqual(['~ sast:1 ignored → reopened']);
  });

  it('and a rule whose day has passed takes no further finding, which the plan says', async () => {
    const platform = await openPlatform(API, [finding(1)]);
    const rules =
      '{ version: 1, findings: [{ name: old, when: { severity: low }, triage: { state: ignored, until: 2026-11-20 } }] }';
    const applied = await runApply(platform, rules);
    expect(changesOf(applied)).toEqual([]);
    expect(applied.notices).toEqual([
      { kind: 'rule-over', rule: 'old', until: '2026-11-20', today: '2026-11-21' },
    ]);
    const lastDay = await runPlan(platform, rules.replace('11-20', '11-21'));
    expect(changesOf(lastDay)).toEqual(['~ sast:1 open → ignored']);
  });

  it.each(['soon', '2027-02-30', '2027-2-3', ''])(
    'immediately where its day is %j, and the plan says so',
    async (day) => {
      const platform = await openPlatform(API, [ignored(1, `x [code-security rule="noise" until=${day}]`)]);
      const made = await runPlan(platform, EMPTY);
      expect(changesOf(made)).toEqual(['~ sast:1 ignored → reopened']);
      expect(made.notices).toEqual([{ kind: 'mark-unreadable', findings: 1 }]);
    },
  );

  it('and the plan announces what ends within 14 days', async () => {
    const mark = (rule: string, day: string) => `[code-security rule="${rule}" until=${day}]`;
    const platform = await openPlatform(API, [
      ignored(1, mark('a', '2026-12-05')),
      ignored(2, mark('a', '2026-11-21')),
      ignored(3, mark('a', '2026-12-06')),
      ignored(4, mark('b', '2026-11-30')),
    ]);
    const made = await runPlan(platform, EMPTY);
    expect(changesOf(made)).toEqual([]);
    expect(made.notices).toEqual([
      { kind: 'ends-soon', rule: 'a', findings: 2, first: '2026-11-21' },
      { kind: 'ends-soon', rule: 'b', findings: 1, first: '2026-11-30' },
    ]);
  });

  it('of supply chain findings, too, but not outside the scope', async () => {
    const note = '[code-security rule="noise" until=2026-01-01]';
    const platform = await openPlatform(
      [...API, project('acme/web')],
      [
        { ...ignored(1, note), issue_type: 'sca' },
        { ...ignored(2, note), repo: 'acme/web' },
      ],
    );
    const made = await runPlan(platform, '{ version: 1, findings: [], scope: { projects: [acme/api] } }');
    expect(changesOf(made)).toEqual(['~ sca:1 ignored → reopened']);
  });
});

describe('an ignore that has ended on one branch', () => {
  it('is left alone where somebody has decided about the finding on another', async () => {
    const note = '[code-security rule="noise" until=2026-01-01]';
    const decided = { status: 'fixing', triage_state: 'fixing', triaged_at: AT } as const;
    const platform = await openPlatform(API, [
      { ...ignored(1, note), fingerprint: 'same' },
      finding(2, { ...decided, fingerprint: 'same', ref: 'refs/heads/next' }),
      ignored(3, note),
    ]);
    const applied = await runApply(platform, EMPTY);
    expect(changesOf(applied)).toEqual(['~ sast:3 ignored → reopened']);
    expect(applied.facts?.leftAlone).toEqual({ 'decided-by-people-since-the-ignore': 1 });
  });
});
