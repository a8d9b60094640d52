import { describe, expect, it } from 'vitest';
import { changesOf, DAY_MS, finding, NOW, openPlatform, project, runApply, runPlan } from './scenario.ts';

const API = [project('acme/api', { tags: ['tier:1'] }), project('acme/web')];
const AT = NOW / 1000;
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
    expect(applied.findings.map(({ state }) => state)).toEqual(['changed']);
    expect(platform.state.findings.get(1n)).toMatchObject({
      status: 'ignored',
      triage_reason: 'no_time',
      notes: [`Low noise ${MARK}`],
    });
    expect(platform.state.findings.get(2n)).toMatchObject({ status: 'open', notes: [] });
    expect(applied.findings[0]?.change.before).toMatchObject({ status: 'open', triageState: 'untriaged' });
    expect(applied.plan?.changes[0]?.why).toEqual({ rule: 'noise', until: '2027-02-19' });
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
    expect(made.notices).toEqual([{ kind: 'rule-no-effect', rule: 'never' }]);
  });

  it('and what a further rule makes of it is part of the same change', async () => {
    const platform = await openPlatform(API, [finding(1, { ageDays: 100 }), finding(2)]);
    const rules = `
version: 1
findings:
  - { name: look, triage: { state: reviewing } }
  - { name: old, when: { status: reviewing, older-than: 90d }, triage: { state: ignored, for: 30d } }
`;
    const applied = await runApply(platform, rules);
    expect(changesOf(applied)).toEqual(['~ sast:1 open → ignored', '~ sast:2 open → reviewing']);
    expect(applied.plan?.changes[0]?.why).toMatchObject({ rule: 'old', over: 'look' });
    expect(changesOf(await runApply(platform, rules))).toEqual([]);
  });

  it('unless rules send it round in a circle: then it is left alone', async () => {
    const platform = await openPlatform(API, [finding(1)]);
    const made = await runPlan(
      platform,
      `
version: 1
findings:
  - { name: a, triage: { state: reviewing } }
  - { name: b, when: { status: reviewing }, triage: { state: fixing } }
  - { name: c, when: { status: fixing }, triage: { state: reviewing } }
`,
    );
    expect(changesOf(made)).toEqual([]);
    expect(made.facts?.leftAlone).toEqual({ 'rules-disagree': 1 });
  });
});

describe('conditions of findings', () => {
  const findings = [
    finding(1, { ageDays: 200, path: 'src/test/a.ts', confidence: 'low' }),
    finding(2, { ageDays: 5, severity: 'critical', ticket: 'SEC-1', path: 'src/a.ts', rule: 'python.sqli' }),
    finding(3, {
      repo: 'acme/web',
      triage_state: 'ignored',
      status: 'ignored',
      triage_reason: 'false_positive',
      triaged_at: AT - 400 * 86_400,
      path: 'lib/b.ts',
    }),
    finding(4, {
      repo: 'acme/web',
      autotriage_verdict: 'false_positive',

      path: 'lib/c.ts',
    }),
  ];
  it.each([
    ['severity: [LOW, medium]', [1, 4]],
    ['older-than: 180d', [1]],
    ['newer-than: 1w', [2]],
    ["path: ['**/test/**', '**/a.ts']", [1, 2]],
    ["path: ['src/**', '!**/test/**']", [2]],
    ['project-tag: tier:1', [1, 2]],
    ['repo: acme/web', [4]],
    ['ticket: true', [2]],
    ["rule: 'python.*'", [2]],
    ['category: performance', [2, 4]],
    ['verdict: false_positive', [4]],
    ['status: ignored, triage-reason: false_positive, triaged-before: 365d, decided-by: people', [3]],
    ['status: [open, ignored], decided-by: anyone', [1, 2, 3, 4]],
    ['branch: main, confidence: low', [1]],
    ['branch: develop', []],
  ])('{ %s } selects %j', async (when, expected) => {
    const held = findings.map((one) => ({
      ...one,
      categories: one.id === 2n || one.id === 4n ? ['performance'] : [],
    }));
    const platform = await openPlatform(API, held);
    const made = await runPlan(
      platform,
      `{ version: 1, findings: [{ name: r, when: { ${when} }, triage: { state: fixing } }] }`,
    );
    expect(made.failure).toBeUndefined();
    expect(made.lines?.map(({ target }) => target)).toEqual(expected.map((id) => `sast:${id}`));
  });

  it('take a finding out where a set of except holds wholly', async () => {
    const platform = await openPlatform(API, findings);
    const made = await runPlan(
      platform,
      `
version: 1
findings:
  - name: r
    except: [{ project-tag: [tier:1], severity: low }, { ticket: true }]
    triage: { state: fixing }
`,
    );
    expect(changesOf(made)).toEqual(['~ sast:4 open → fixing']);
  });

  it('see the tags that rules about projects give in the same plan', async () => {
    const platform = await openPlatform(API, [finding(1, { repo: 'acme/web' })]);
    const rules = `
version: 1
projects: [{ name: web, when: { name: acme/web }, tags: [noisy] }]
findings: [{ name: r, when: { project-tag: noisy }, triage: { state: fixing } }]
`;
    expect(changesOf(await runApply(platform, rules))).toEqual([
      '+ acme/web noisy',
      '~ sast:1 open → fixing',
    ]);
    expect(changesOf(await runPlan(platform, rules))).toEqual([]);
  });

  it('of supply chain and secrets look at their own fields', async () => {
    const platform = await openPlatform(API, [
      finding(1, { dependency: 'lodash', transitivity: 'direct', exposure: 'reachable' }, 'sca'),
      finding(2, { dependency: 'left-pad', transitivity: 'transitive', exposure: 'unreachable' }, 'sca'),
      finding(3, { secret_type: 'AWS', validation_state: 'confirmed_invalid' }, 'secrets'),
      finding(4, { secret_type: 'AWS', validation_state: 'confirmed_valid' }, 'secrets'),
    ]);
    const rules = `
version: 1
findings:
  - { name: sca, when: { type: sca, reachability: unreachable, transitivity: transitive }, triage: { state: ignored, reason: acceptable_risk, for: ever } }
  - { name: dead secrets, when: { type: secrets, validation: confirmed_invalid }, triage: { state: ignored, reason: false_positive } }
`;
    const applied = await runApply(platform, rules);
    expect(applied.failure).toBeUndefined();
    expect(changesOf(applied).sort()).toEqual(['~ sca:2 open → ignored', '~ secrets:3 open → ignored']);
    expect(changesOf(await runApply(platform, rules))).toEqual([]);
  });
});

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

  it('says how many are left alone because somebody decided about them', async () => {
    const platform = await openPlatform(API, held);
    const made = await runPlan(
      platform,
      `{ version: 1, findings: [{ name: r, when: { status: [open, ignored, provisionally_ignored] }, triage: { state: fixing } }] }`,
    );
    expect(made.facts?.leftAlone).toEqual({ 'decided-by-people': 2, 'decided-by-platform': 1 });
  });

  it('calls an open secret nobody’s, and any other people’s', async () => {
    const platform = await openPlatform(API, [finding(1, {}, 'secrets'), finding(2, byPerson, 'secrets')]);
    const rules = (decidedBy: string) =>
      `{ version: 1, findings: [{ name: r, when: { type: secrets, status: ignored, decided-by: ${decidedBy} }, triage: { state: reopened } }] }`;
    expect(changesOf(await runPlan(platform, rules('rules')))).toEqual([]);
    expect(changesOf(await runPlan(platform, rules('people')))).toEqual(['~ secrets:2 ignored → reopened']);
  });

  it('leaves what a rule has opened again for people to them', async () => {
    const platform = await openPlatform(API, [finding(1, { ...byPerson, triaged_at: AT - 500 * 86_400 })]);
    const rules = `${NOISE}  - name: looked at again
    when: { status: ignored, triage-reason: acceptable_risk, triaged-before: 365d, decided-by: anyone }
    triage: { state: reopened, note: Accepted a year ago }
`;
    expect(changesOf(await runApply(platform, rules))).toEqual(['~ sast:1 ignored → reopened']);
    expect(platform.state.findings.get(1n)?.notes.at(-1)).toBe(
      'Accepted a year ago [code-security rule="looked at again"]',
    );
    expect(changesOf(await runApply(platform, rules))).toEqual([]);
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
    expect(applied.siblings.map(({ id, before }) => [id, before?.status]).sort()).toEqual([
      [1n, 'open'],
      [3n, 'open'],
    ]);
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
