import { describe, expect, it } from 'vitest';
import { changesOf, finding, NOW, openPlatform, project, runApply, runPlan } from './scenario.ts';

const API = [project('acme/api', { tags: ['tier:1'] }), project('acme/web')];
const AT = NOW / 1000;

const NOISE = `
version: 1
findings:
  - name: noise
    when: { severity: low }
    triage: { state: ignored, reason: no_time, for: 90d, note: Low noise }
`;

describe('rules never fight people', () => {
  const byPerson = {
    status: 'ignored',
    triage_state: 'ignored',
    triage_reason: 'acceptable_risk',
    triaged_at: AT - 86_400,
  } as const;
  const held = [
    finding(1),
    finding(2, { ...byPerson, notes: ['we know'] }),
    finding(3, { ...byPerson, notes: ['old [code-security rule="gone"]'] }),
    finding(4, { ...byPerson, status: 'provisionally_ignored', triage_state: 'provisionally_ignored' }),
    finding(5, { ...byPerson, notes: ['[code-security rule="gone"] but I looked at it'] }),
    finding(6, {
      ...byPerson,
      status: 'reviewing',
      triage_state: 'reviewing',
      notes: ['[code-security rule="gone" until=2027-01-01]'],
    }),
  ];
  it.each([
    ['', [1, 3]],
    ['decided-by: nobody', [1]],
    ['decided-by: rules', [3]],
    ['decided-by: platform', [4]],
    ['decided-by: people', [2, 5, 6]],
    ['decided-by: anyone', [1, 2, 3, 4, 5, 6]],
    ['decided-by: [nobody, platform]', [1, 4]],
  ])('{ %s } may touch %j', async (decidedBy, expected) => {
    const platform = await openPlatform(API, held);
    const made = await runPlan(
      platform,
      `{ version: 1, findings: [{ name: r, when: { status: [open, ignored, reviewing, provisionally_ignored], ${decidedBy} }, triage: { state: fixing } }] }`,
    );
    expect(made.lines?.map(({ target }) => target)).toEqual(expected.map((id) => `sast:${id}`));
  });

  it('calls an open secret nobody’s, and any other people’s', async () => {
    const platform = await openPlatform(API, [finding(1, {}, 'secrets'), finding(2, byPerson, 'secrets')]);
    const rules = (decidedBy: string) =>
      `{ version: 1, findings: [{ name: r, when: { type: secrets, status: ignored, decided-by: ${decidedBy} }, triage: { state: reopened } }] }`;
    expect(changesOf(await runPlan(platform, rules('rules')))).toEqual([]);
    expect(changesOf(await runPlan(platform, rules('people')))).toEqual(['~ secrets:2 ignored → reopened']);
  });

  it.each([
    ['with the reason that the rule names', 'no_time', ['~ sast:1 ignored → fixing']],
    ['with another reason', 'acceptable_risk', []],
  ])('touches what a mark explains %s', async (_, reason, expected) => {
    const notes = ['[code-security rule="noise" until=2027-01-01]'];
    const platform = await openPlatform(API, [finding(1, { ...byPerson, triage_reason: reason, notes })]);
    const rules = `${NOISE}  - { name: look, when: { status: ignored }, triage: { state: fixing } }\n`;
    expect(changesOf(await runPlan(platform, rules))).toEqual(expected);
  });
});

describe('a finding on several branches', () => {
  const twin = { fingerprint: 'same' };
  const branch = { ...twin, ref: 'refs/pull/7/merge', ageDays: 1 };

  it('is one finding, for which the row of the primary branch stands', async () => {
    const platform = await openPlatform(API, [
      finding(1, branch),
      finding(2, twin),
      finding(3, { ...branch, ref: 'x' }),
    ]);
    const applied = await runApply(platform, NOISE);
    expect(changesOf(applied)).toEqual(['~ sast:2 open → ignored']);
    const branches = [
      { id: 1n, status: 'open' },
      { id: 3n, status: 'open' },
    ];
    expect(applied.rows).toMatchObject([{ change: { branches } }]);
    expect([1n, 2n, 3n].map((id) => platform.state.findings.get(id)?.status)).toEqual(
      Array(3).fill('ignored'),
    );
  });

  it('is left alone where somebody decided about it on any branch', async () => {
    const decided = { status: 'reviewing', triage_state: 'reviewing', triaged_at: AT } as const;
    const platform = await openPlatform(API, [finding(1, branch), finding(2, { ...twin, ...decided })]);
    expect(changesOf(await runPlan(platform, NOISE))).toEqual([]);
    const other = await openPlatform(API, [finding(1, { ...branch, ...decided }), finding(2, twin)]);
    expect(changesOf(await runPlan(other, NOISE))).toEqual([]);
  });

  it('is looked at on the branch that a rule names', async () => {
    const platform = await openPlatform(API, [finding(1, branch), finding(2, twin)]);
    const made = await runPlan(
      platform,
      `{ version: 1, findings: [{ name: r, when: { branch: refs/pull/7/merge }, triage: { state: fixing } }] }`,
    );
    expect(changesOf(made)).toEqual(['~ sast:1 open → fixing']);
  });

  it('is not the finding of another repository that looks the same', async () => {
    const platform = await openPlatform(API, [finding(1, twin), finding(2, { ...twin, repo: 'acme/web' })]);
    expect(changesOf(await runPlan(platform, NOISE)).length).toBe(2);
  });
});
