import { describe, expect, it } from 'vitest';
import type { SavedPlan } from '../../../src/model/saved.ts';
import type { PlanResult } from '../../../src/operations/plan/run.ts';
import {
  changesOf,
  DAY_MS,
  finding,
  NOW,
  openPlatform,
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

function saved({ hash = '', lines = [], momentMs = 0, request }: PlanResult): SavedPlan {
  return {
    hash,
    deployment: 'acme',
    baseUrl: 'https://platform.example',
    rulesSha256: request.rules.sha256,
    momentMs,
    changes: lines,
  };
}

async function open() {
  return openPlatform(
    [project('acme/api'), project('acme/web')],
    [finding(1, { ageDays: 40 }), finding(2, { ageDays: 29.5 })],
  );
}

describe('an approved plan', () => {
  it('that equals the fresh one is applied, by its file or its hash', async () => {
    for (const by of ['plan', 'hash'] as const) {
      const platform = await open();
      const made = await runPlan(platform, RULES);
      const approved =
        by === 'plan' ? { by, plan: saved(made) } : { by, hash: (made.hash ?? '').toUpperCase() };
      const applied = await runApply(platform, RULES, { approved });
      expect(applied.failure).toBeUndefined();
      expect(changesOf(applied)).toEqual(changesOf(made));
      expect(platform.state.findings.get(1n)?.status).toBe('ignored');
    }
  });

  it('passes its moment on, from which ages count and an ignore lasts', async () => {
    const platform = await open();
    const made = await runPlan(platform, RULES);
    platform.now = NOW + 3 * DAY_MS;
    const applied = await runApply(platform, RULES, { approved: { by: 'plan', plan: saved(made) } });
    expect(applied.failure).toBeUndefined();
    expect(changesOf(applied)).toContain('~ sast:1 open → ignored');
    expect(platform.state.findings.get(2n)?.status).toBe('open');
    expect(platform.state.findings.get(1n)?.notes).toEqual(['[code-security rule="noise" until=2027-02-19]']);
  });

  it('of which a part is done already is applied by its file, and not by its hash', async () => {
    const platform = await open();
    const made = await runPlan(platform, RULES);
    platform.edit({ project: 'acme/web', addTags: ['known'] });
    const byHash = await runApply(platform, RULES, { approved: { by: 'hash', hash: made.hash ?? '' } });
    expect(byHash.failure).toMatchObject({ kind: 'plan-changed', why: 'hash' });
    expect(writesTo(platform)).toEqual([]);
    const byFile = await runApply(platform, RULES, { approved: { by: 'plan', plan: saved(made) } });
    expect(byFile.failure).toBeUndefined();
    expect(changesOf(byFile)).toEqual(['~ sast:1 open → ignored', '+ acme/api known']);
  });

  it('that lacks a change fails with the difference, and nothing is written', async () => {
    const platform = await open();
    const made = await runPlan(platform, RULES);
    platform.edit({ addProject: project('acme/cart') });
    const applied = await runApply(platform, RULES, { approved: { by: 'plan', plan: saved(made) } });
    expect(applied.failure).toEqual({
      kind: 'plan-changed',
      why: 'changes',
      added: 1,
      examples: ['acme/cart tag:known absent → present'],
    });
    expect(applied.unapproved?.map(({ change }) => change)).toMatchObject([
      { field: 'tag', tag: 'known', project: { name: 'acme/cart' } },
    ]);
    expect(applied.rows.every(({ state }) => state === 'not-reached')).toBe(true);
    expect(writesTo(platform)).toEqual([]);
  });

  it('of another deployment or another content of the rules file fails before anything is listed', async () => {
    const platform = await open();
    const plan = saved(await runPlan(platform, RULES));
    const before = platform.requests.length;
    const other = { ...plan, deployment: 'umbrella' };
    expect(
      (await runApply(platform, RULES, { approved: { by: 'plan', plan: other } })).failure,
    ).toMatchObject({
      kind: 'plan-changed',
      why: 'deployment',
    });
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
    const rules = `{ version: 1, findings: [{ name: r, limit: 2, triage: { state: fixing } }] }`;
    const approved = { by: 'plan', plan: saved(await runPlan(platform, rules)) } as const;
    platform.edit({ triage: [1n], state: 'reviewing' });
    const applied = await runApply(platform, rules, { approved });
    expect(applied.failure).toBeUndefined();
    expect(changesOf(applied)).toEqual(['~ sast:2 open → fixing']);
    expect(applied.facts?.waiting).toEqual({ r: 1 });
  });

  it('is held against the limits as well', async () => {
    const platform = await open();
    const rules = `${RULES}limits: { changes: 1 }\n`;
    const made = await runPlan(platform, rules);
    const applied = await runApply(platform, rules, { approved: { by: 'plan', plan: saved(made) } });
    expect(applied.failure).toMatchObject({ kind: 'too-many-changes' });
    expect(writesTo(platform)).toEqual([]);
  });
});

describe('plan', () => {
  it('fails on drift where that is asked', async () => {
    const platform = await open();
    const made = await runPlan(platform, RULES, { failIf: ['drift'] });
    expect(made.failure).toEqual({ kind: 'drift', changes: 3 });
    await runApply(platform, RULES);
    expect((await runPlan(platform, RULES, { failIf: ['drift'] })).failure).toBeUndefined();
  });

  it('ends with a source that cannot be read', async () => {
    for (const part of ['/findings', '/projects?', '/projects/acme']) {
      const platform = await open();
      platform.faults = ({ path }) => (path.includes(part) ? { kind: 'status', status: 403 } : undefined);
      const made = await runPlan(
        platform,
        '{ version: 1, projects: [{ name: all, managed-scan: { full: true } }], findings: [] }',
      );
      expect(made.failure).toMatchObject({ kind: 'status', status: 403 });
      expect(made.plan).toBeUndefined();
    }
  });

  it('takes the hash of the rules file from its data', async () => {
    const hashOf = async (text: string) => (await rulesOf(text)).sha256;
    const hash = await hashOf(RULES);
    const same = [
      `# a comment\n${RULES}`,
      RULES.replaceAll('\n', '\r\n'),
      RULES.replace('name: all, tags: [known]', 'tags: [ "known" ], name: all'),
      JSON.stringify({
        findings: [
          { triage: { for: '90d', state: 'ignored' }, when: { 'older-than': '30d' }, name: 'noise' },
        ],
        projects: [{ name: 'all', tags: ['known'] }],
        version: 1,
      }),
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
});
