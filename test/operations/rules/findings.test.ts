import { describe, expect, it } from 'vitest';
import { changesOf, DAY_MS, finding, openPlatform, project, runApply, runPlan } from './scenario.ts';

const API = [project('acme/api', { tags: ['tier:1'] }), project('acme/web')];
const MARK = '[code-security rule="noise" until=2027-02-19]';

const NOISE = `
version: 1
findings:
  - name: noise
    when: { severity: low }
    triage: { state: ignored, reason: no_time, for: 90d, note: Low noise }
`;

describe('the first rule that matches a finding decides', () => {
  it('and its triage carries a mark at the end of the note', async () => {
    const platform = await openPlatform(API, [finding(1), finding(2, { severity: 'high' })]);
    const applied = await runApply(platform, NOISE);
    expect(applied.failure).toBeUndefined();
    expect(applied.rows.map(({ state }) => state)).toEqual(['changed']);
    expect(platform.state.findings.get(1n)).toMatchObject({
      status: 'ignored',
      triage_reason: 'no_time',
      notes: [`Low noise ${MARK}`],
    });
    expect(platform.state.findings.get(2n)).toMatchObject({ status: 'open', notes: [] });
    expect(applied.rows[0]).toMatchObject({
      change: { finding: { status: 'open', triage_state: 'untriaged' } },
      why: { rule: 'noise', until: '2027-02-19' },
    });
  });

  it('and a second apply changes nothing', async () => {
    const platform = await openPlatform(API, [finding(1)]);
    await runApply(platform, NOISE);
    platform.now += 5 * DAY_MS;
    const again = await runApply(platform, NOISE);
    expect(changesOf(again)).toEqual([]);
    expect(again.notices).toEqual([]);
    expect(platform.state.findings.get(1n)?.notes.length).toBe(1);
  });

  it('from top to bottom', async () => {
    const platform = await openPlatform(API, [finding(1), finding(2, { confidence: 'low' })]);
    const made = await runPlan(
      platform,
      `
version: 1
findings:
  - { name: low confidence, when: { confidence: low }, triage: { state: reviewing } }
  - { name: all, triage: { state: fixing } }
  - { name: never, when: { severity: low }, triage: { state: ignored, for: ever } }
`,
    );
    expect(changesOf(made).sort()).toEqual(['~ sast:1 open → fixing', '~ sast:2 open → reviewing']);
  });

  it('and what a further rule makes of it is a change of the next apply', async () => {
    const platform = await openPlatform(API, [finding(1, { ageDays: 100 }), finding(2)]);
    const rules = `
version: 1
findings:
  - { name: look, triage: { state: reviewing } }
  - { name: old, when: { status: reviewing, older-than: 90d }, triage: { state: ignored, for: 30d } }
`;
    const first = await runApply(platform, rules);
    expect(changesOf(first)).toEqual(['~ sast:1 open → reviewing', '~ sast:2 open → reviewing']);
    expect(changesOf(await runApply(platform, rules))).toEqual(['~ sast:1 reviewing → ignored']);
    expect(changesOf(await runApply(platform, rules))).toEqual([]);
  });
});

describe('a name in a rule for findings that names nothing known', () => {
  it('warns, with the nearest name', async () => {
    const platform = await openPlatform(API, [finding(1, { rule: 'python.sqli' })]);
    const { notices } = await runPlan(
      platform,
      `
version: 1
findings:
  - { name: r, when: { repo: [acme/ap, acme/api], project-tag: 'tier:2', rule: 'python.*' }, except: { repo: 'acme/api2' }, triage: { state: fixing } }
`,
    );
    expect(notices).toEqual([
      {
        kind: 'pattern-unmatched',
        input: 'repo',
        rule: 'r',
        pattern: 'acme/ap',
        near: ['acme/api'],
      },
      {
        kind: 'pattern-unmatched',
        input: 'project-tag',
        rule: 'r',
        pattern: 'tier:2',
        near: ['tier:1'],
      },
      {
        kind: 'pattern-unmatched',
        input: 'repo',
        rule: 'r',
        pattern: 'acme/api2',
        near: ['acme/api'],
      },
    ]);
  });
});

describe('the limit of a rule', () => {
  it('takes the oldest first, and says how many wait', async () => {
    const ages = [3, 40, 17, 99, 5];
    const platform = await openPlatform(
      API,
      ages.map((ageDays, at) => finding(at + 1, { ageDays })),
    );
    const rules = `{ version: 1, findings: [{ name: r, limit: 2, triage: { state: fixing } }] }`;
    const first = await runApply(platform, rules);
    expect(changesOf(first)).toEqual(['~ sast:4 open → fixing', '~ sast:2 open → fixing']);
    expect(first.facts?.waiting).toEqual({ r: 3 });
    expect(changesOf(await runApply(platform, rules))).toEqual([
      '~ sast:3 open → fixing',
      '~ sast:5 open → fixing',
    ]);
  });
});
