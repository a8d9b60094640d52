import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { SavedPlan } from '../../../src/model/saved.ts';
import { view as applyView } from '../../../src/operations/apply/view.ts';
import {
  changesOf,
  DAY_MS,
  finding,
  NOW,
  openPlatform,
  type PlanResult,
  project,
  rulesOf,
  runApply,
  runPlan,
  writesTo,
} from './scenario.ts';

const RULES = `
version: 1
projects: [{ name: all, tags: [known] }]
findings: [{ name: noise, when: { older-than: 30d }, triage: { state: ignored, for: 90d } }]
`;

function saved({ plan, request }: PlanResult): SavedPlan {
  const { hash = '', lines = [], momentMs = 0 } = plan ?? {};
  const { sha256 } = request.rules;
  const of = { deployment: 'acme', platform: 'https://platform.example', rules_file: { sha256 } };
  return { ...of, hash, moment: new Date(momentMs).toISOString(), changes: lines };
}

function open() {
  return openPlatform(
    [project('acme/api'), project('acme/web')],
    [finding(1, { ageDays: 40 }), finding(2, { ageDays: 29.5 })],
  );
}

/** Plans, then has somebody change something, and applies what was planned. */
async function applyAfter(
  platform: Platform,
  change: () => unknown,
  { rules = RULES, by = 'plan' }: { rules?: string; by?: 'plan' | 'hash' } = {},
) {
  const made = await runPlan(platform, rules);
  const approved = by === 'plan' ? { by, plan: saved(made) } : { by, hash: made.plan?.hash ?? '' };
  change();
  return runApply(platform, rules, { approved });
}

describe('an approved plan', () => {
  it.each(['until: 2026-11-22', 'for: 1d'])(
    'writes no ignore `%s` whose last day has passed since',
    async (end) => {
      const platform = await open();
      const rules = RULES.replace(/projects:.*/, '').replace('for: 90d', end);
      const applied = await applyAfter(platform, () => (platform.now += 2 * DAY_MS), { rules });
      expect(applied.failure).toBeUndefined();
      expect(applied.rows.filter(({ change }) => change.field === 'triage')).toMatchObject([
        { state: 'left' },
      ]);
      expect(platform.counts['POST triage']).toBeUndefined();
      const over = { kind: 'plan-expired', rule: 'noise', until: '2026-11-22', today: '2026-11-23' };
      expect(applied.notices).toEqual([over]);
      expect(applyView.headline?.(applied)).toBe('Nothing changed; 1 finding left as it is');
    },
  );

  it.each(['plan', 'hash'] as const)('that equals the fresh one is applied by its %s', async (by) => {
    const platform = await open();
    const applied = await applyAfter(platform, () => {}, { by });
    expect(applied.failure).toBeUndefined();
    expect(changesOf(applied)).toEqual(['~ sast:1 open → ignored', '+ acme/api known', '+ acme/web known']);
    expect(platform.state.findings.get(1n)?.status).toBe('ignored');
  });

  it('passes its moment on, from which ages count and an ignore lasts', async () => {
    const platform = await open();
    const applied = await applyAfter(platform, () => (platform.now = NOW + 3 * DAY_MS));
    expect(applied.failure).toBeUndefined();
    expect(platform.state.findings.get(2n)?.status).toBe('open');
    expect(platform.state.findings.get(1n)?.notes).toEqual(['[code-security rule="noise" until=2027-02-19]']);
  });

  it('of which a part is done already is applied by its file, and not by its hash', async () => {
    const platform = await open();
    const tag = () => platform.edit({ project: 'acme/web', addTags: ['known'] });
    const untag = () => platform.edit({ project: 'acme/web', removeTags: ['known'] });
    const byHash = await applyAfter(platform, tag, { by: 'hash' });
    expect(byHash.failure).toMatchObject({ kind: 'plan-changed', why: 'hash' });
    expect(writesTo(platform)).toEqual([]);
    untag();
    const byFile = await applyAfter(platform, tag);
    expect(byFile.failure).toBeUndefined();
    expect(changesOf(byFile)).toEqual(['~ sast:1 open → ignored', '+ acme/api known']);
  });

  it('that lacks a change fails with the difference, and nothing is written', async () => {
    const platform = await open();
    const applied = await applyAfter(platform, () => platform.edit({ addProject: project('acme/cart') }));
    expect(applied.failure).toEqual({
      kind: 'plan-changed',
      why: 'changes',
      lines: [
        {
          target: 'acme/cart',
          id: expect.any(String),
          field: 'tag:known',
          before: 'absent',
          after: 'present',
        },
      ],
    });
    expect(applied.rows.every(({ state }) => state === 'not-reached')).toBe(true);
    expect(writesTo(platform)).toEqual([]);
  });

  it('of another deployment or another content of the rules file fails before anything is listed', async () => {
    const platform = await open();
    const plan = saved(await runPlan(platform, RULES));
    const before = platform.requests.length;
    const other = { by: 'plan', plan: { ...plan, deployment: 'umbrella' } } as const;
    const elsewhere = await runApply(platform, RULES, { approved: other });
    expect(elsewhere.failure).toMatchObject({ kind: 'plan-changed', why: 'deployment' });
    const edited = await runApply(platform, `${RULES}coverage: false\n`, { approved: { by: 'plan', plan } });
    expect(edited.failure).toMatchObject({ kind: 'plan-changed', why: 'rules-file' });
    const paths = platform.requests.slice(before).map(({ path }) => path);
    expect(paths.every((path) => path.endsWith('/deployments'))).toBe(true);
  });

  it('goes on with the findings of a rule with a limit that nobody has decided about since', async () => {
    const platform = await openPlatform(
      [project('acme/api')],
      [finding(1, { ageDays: 40 }), finding(2, { ageDays: 39 }), finding(3, { ageDays: 38 })],
    );
    const rules = '{ version: 1, findings: [{ name: r, limit: 2, triage: { state: fixing } }] }';
    const decide = () => platform.edit({ triage: [1n], state: 'reviewing' });
    const applied = await applyAfter(platform, decide, { rules });
    expect(applied.failure).toBeUndefined();
    expect(changesOf(applied)).toEqual(['~ sast:2 open → fixing']);
    expect(applied.plan?.waiting).toEqual({ r: 1 });
  });

  it('is held against the limits as well', async () => {
    const platform = await open();
    const applied = await applyAfter(platform, () => {}, { rules: `${RULES}limits: { changes: 1 }\n` });
    expect(applied.failure).toMatchObject({ kind: 'too-many-changes' });
    expect(writesTo(platform)).toEqual([]);
  });
});

it('the hash of the rules file is that of its data', async () => {
  const hashOf = async (text: string) => (await rulesOf(text)).sha256;
  const hash = await hashOf(RULES);
  const noise = { triage: { for: '90d', state: 'ignored' }, when: { 'older-than': '30d' }, name: 'noise' };
  const same = [
    `# a comment\n${RULES}`,
    RULES.replaceAll('\n', '\r\n'),
    RULES.replace('name: all, tags: [known]', 'tags: [ "known" ], name: all'),
    JSON.stringify({ findings: [noise], projects: [{ name: 'all', tags: ['known'] }], version: 1 }),
  ];
  expect(await Promise.all(same.map(hashOf))).toEqual(same.map(() => hash));
  const others = [
    RULES.replace('known', 'known, more'),
    RULES.replace('known', 'more, known'),
    RULES.replace('name: all', 'name: every'),
    `${RULES}coverage: true\n`,
  ];
  expect(new Set([hash, ...(await Promise.all(others.map(hashOf)))]).size).toBe(5);
});
