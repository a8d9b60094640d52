import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../emulator/platform/edit.ts';
import { type Fault, faultsOn } from '../../../emulator/platform/faults.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { Finding as Held } from '../../../emulator/platform/state.ts';
import { effectsOf, triagedIds } from '../../claims.ts';
import { innerStep } from '../../inner-step.ts';
import { decided, finding, meanwhile, ONE, sibling, triageOf, worldOf } from '../world.ts';
import { asked, onTriage, openPlatform } from './context.ts';
import { changesIn, FIXING, idsIn, siblingsIn, triageOn } from './triage-results.ts';

const MARKED = 'Low noise [code-security rule="noise" until=2027-02-19]';
const OPEN = { status: 'open', repos: [ONE] };
const IGNORE = { state: 'ignored', reason: 'no_time' } as const;
const listed = (filters: Record<string, string | string[]>) =>
  ({ by: 'listed', query: { issueType: 'sast', filters } }) as const;
const ignoreOpen = (platform: Platform) => triageOn(platform, listed(OPEN), IGNORE);
const platformWith = (...findings: ReturnType<typeof finding>[]) =>
  openPlatform({ state: worldOf(1, findings) });

describe('a triage of a finding that is on two branches', () => {
  it('leaves it where somebody has decided on the other branch', async () => {
    const selected = finding(1);
    const theirs = decided('ignored', 'accepted by the team', 'acceptable_risk');
    const platform = await platformWith(selected, sibling(selected, 2, theirs), finding(3));
    const result = await ignoreOpen(platform);
    expect(idsIn(result, 'changed')).toEqual([3n]);
    const left = result.rows.find(({ state }) => state === 'left');
    expect(left?.seen).toMatchObject({ id: 2n, status: 'ignored' });
    expect(result).toMatchObject({ selected: 2 });
    expect(result.failure).toBeUndefined();
  });

  it('leaves it where a person moved it on the other branch, behind the mark of a rule', async () => {
    const selected = finding(1);
    const platform = await platformWith(selected, sibling(selected, 2, decided('reviewing', MARKED)));
    expect(idsIn(await ignoreOpen(platform), 'left')).toEqual([1n]);
  });

  it('moves it along where the filters select the branch on which somebody decided', async () => {
    const selected = finding(1);
    const platform = await platformWith(selected, sibling(selected, 2, decided('ignored', 'theirs')));
    const result = await triageOn(platform, listed({ repos: [ONE] }), FIXING);
    expect(triagedIds(platform)).toEqual(new Set([1n, 2n]));
    expect(result.rows).toMatchObject([{ state: 'changed', change: { finding: { id: 2n } } }]);
    expect(siblingsIn(result)).toMatchObject([{ id: 1n, status: 'open', triage_state: 'untriaged' }]);
  });

  it.each([
    ['is as open', {}],
    ['is fixed', { status: 'fixed' as const }],
    ['has only been noted', { notes: ['seen'] }],
    ['was ignored by a rule', decided('ignored', MARKED, 'no_time')],
  ])('moves both where the other %s, and names it beforehand', async (_, traits) => {
    const selected = finding(1);
    const platform = await platformWith(selected, sibling(selected, 2, traits), finding(3));
    const { status, triage_state } = platform.state.findings.get(2n) ?? {};
    const onMain = listed({ ...OPEN, ref: 'main' });
    const preview = await triageOn(platform, onMain, FIXING, { maxChanges: 2, dryRun: true });
    const along = changesIn(preview, 'would-change').flatMap(({ branches }) => branches);
    expect(along).toMatchObject([{ id: 2n }]);
    const result = await triageOn(platform, onMain, FIXING, { maxChanges: 2 });
    expect(triagedIds(platform)).toEqual(new Set([1n, 2n, 3n]));
    expect(siblingsIn(result)).toMatchObject([{ id: 2n, status, triage_state }]);
  });
});

describe('a finding whose branches were scanned at other times', () => {
  const SCA = { issue_type: 'sca', dependency: 'lodash', fingerprint: 'sca-1' } as const;

  it.each<['sast' | 'sca', Record<string, string>, Partial<Held>, Partial<Held>]>([
    ['sast', { severities: 'low' }, { severity: 'low' }, { severity: 'high' }],
    ['sast', { confidence: 'low' }, { confidence: 'low' }, { confidence: 'high' }],
    ['sast', { 'autotriage-verdict': 'false_positive' }, { autotriage_verdict: 'false_positive' }, {}],
    ['sast', { categories: 'a' }, { categories: ['a'] }, { categories: ['b'] }],
    ['sast', { 'component-tags': 'a' }, { component_tags: ['a'] }, { component_tags: [] }],
    ['sast', { 'policy-mode': 'monitor' }, { policy_mode: 'monitor' }, { policy_mode: 'block' }],
    ['sast', { since: '1767225600' }, {}, { relevant_since: 1_700_000_000 }],
    ['sca', { exposures: 'unreachable' }, { exposure: 'unreachable' }, { exposure: 'reachable' }],
    ['sca', { transitivities: 'direct' }, { transitivity: 'direct' }, { transitivity: 'transitive' }],
  ])(
    'is left where a branch that %s %j does not select was decided, or has a ticket',
    async (kind, filters, own, other) => {
      const of = kind === 'sca' ? SCA : {};
      const one = finding(1, { ...of, ...own });
      const theirs = { ...of, ...own, autotriage_verdict: undefined, line: 77, ...other };
      const platform = await platformWith(
        one,
        sibling(one, 2, { ...theirs, ...decided('reviewing'), ticket: 'SEC-1' }),
      );
      for (const operation of ['triage', 'ticket']) {
        const state: Record<string, string> = operation === 'triage' ? { 'new-triage-state': 'ignored' } : {};
        const run = await innerStep(platform, { operation, 'issue-type': kind, ...filters, ...state });
        const seen = operation === 'triage' ? { id: 2, ref: 'next', status: 'reviewing' } : { slug: 'SEC-1' };
        expect(run.report.rows).toMatchObject([{ state: 'left', change: { finding: { id: 1 } }, seen }]);
        expect(run.summary).toContain(operation === 'triage' ? 'reviewing on <code>next</code>' : 'SEC-1');
      }
      expect(platform.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );
});

describe('somebody who decides between the listing and the triage', () => {
  const BY_PERSON = { state: 'fixing', note: 'mine, next sprint' } as const;
  const limited: Fault = { kind: 'status', status: 429, retryAfter: '31' };
  const pausedWith = (platform: Platform, edit: Edit) => {
    platform.faults = onTriage(limited, 1);
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit }]);
  };

  it('is not overwritten, because the repository is listed again after 10 s', async () => {
    const platform = await platformWith(finding(1), finding(2));
    pausedWith(platform, { triage: [1n], ...BY_PERSON });
    const result = await ignoreOpen(platform);
    expect(triageOf(platform, 1)).toMatchObject(BY_PERSON);
    expect([idsIn(result, 'left'), idsIn(result, 'changed')]).toEqual([[1n], [2n]]);
    expect(result.failure).toBeUndefined();
    expect(asked(platform).slice(-3)).toEqual(['GET acme/findings', 'GET acme/findings', 'POST acme/triage']);
  });

  it.each<[Record<string, string>, edit: Edit]>([
    [
      { operation: 'triage', 'new-triage-state': 'ignored' },
      { triage: [1n], ...BY_PERSON },
    ],
    [{ operation: 'ticket' }, { openTicket: 1n }],
  ])('%j is not overwritten while the step looks up a name after the list', async (inputs, edit) => {
    const platform = await platformWith(finding(1));
    const onProjects = ({ endpoint }: { endpoint: string }) => endpoint === 'projects';
    platform.faults = faultsOn(onProjects, limited, 1);
    meanwhile(platform, [{ method: 'GET', endpoint: 'projects', nth: 2, edit }]);
    const selection = { 'issue-type': 'sast', status: 'open', repos: `${ONE}, fleet/unknown` };
    const { report } = await innerStep(platform, { ...selection, ...inputs });
    expect(report.rows.map(({ state }: { state: string }) => state)).toEqual(['failed', 'left']);
    expect(effectsOf(platform)).toEqual([]);
  });

  it('keeps a note that somebody left meanwhile', async () => {
    const platform = await platformWith(finding(1), finding(2));
    pausedWith(platform, { triage: [1n], note: 'mine, next sprint' });
    const result = await ignoreOpen(platform);
    expect([idsIn(result, 'left'), idsIn(result, 'changed')]).toEqual([[1n], [2n]]);
  });

  it('leaves a finding that was fixed meanwhile', async () => {
    const platform = await platformWith(finding(1), finding(2));
    platform.faults = onTriage(limited, 1);
    platform.quirks.onRequest = ({ endpoint, state }) => {
      if (endpoint === 'triage') Object.assign(state.findings.get(1n) ?? {}, { status: 'fixed' });
    };
    const result = await ignoreOpen(platform);
    expect([idsIn(result, 'left'), idsIn(result, 'changed')]).toEqual([[1n], [2n]]);
  });

  it('reports a branch that came meanwhile with its listed state', async () => {
    const two = finding(2);
    const platform = await platformWith(finding(1), two);
    pausedWith(platform, { addFinding: sibling(two, 9) });
    const result = await ignoreOpen(platform);
    expect(changesIn(result, 'changed')[1]?.branches).toMatchObject([{ id: 9n, triage_state: 'untriaged' }]);
    expect(result.notices.map(({ kind }) => kind)).not.toContain('triaged-unlisted');
  });

  it('counts a branch that came meanwhile, also where the answer leaves out its selected row', async () => {
    const one = finding(1);
    const platform = await platformWith(one, finding(2));
    pausedWith(platform, { addFinding: sibling(one, 9) });
    const answer = JSON.stringify({ triaged_issues: [2, 9], num_triaged: 2 });
    const limitOnce = onTriage(limited, 1);
    const rewritten: Fault = { kind: 'rewritten', rewrite: () => answer };
    platform.faults = (request) =>
      limitOnce(request) ?? (request.endpoint === 'triage' ? rewritten : undefined);
    const inputs = { operation: 'triage', 'issue-type': 'sast', status: 'open' };
    const { outputs } = await innerStep(platform, { ...inputs, 'new-triage-state': 'ignored' });
    expect(outputs).toMatchObject({ outcome: 'partial', 'num-triaged': '2', 'triaged-issues': '[2,9]' });
  });

  it('the same has decided it, and not the step', async () => {
    const platform = await platformWith(finding(1), finding(2));
    pausedWith(platform, { triage: [1n], ...IGNORE });
    const result = await ignoreOpen(platform);
    expect([idsIn(result, 'unchanged'), idsIn(result, 'changed')]).toEqual([[1n], [2n]]);
  });

  it('is not overwritten in the second chunk either', async () => {
    const platform = await platformWith(...Array.from({ length: 3001 }, (_, at) => finding(at + 1)));
    pausedWith(platform, { triage: [3001n], ...BY_PERSON });
    const result = await ignoreOpen(platform);
    expect(triageOf(platform, 3001)).toMatchObject(BY_PERSON);
    expect([idsIn(result, 'left'), idsIn(result, 'changed').length]).toEqual([[3001n], 3000]);
  });

  it('is a gap where the list that is read again lacks rows, which are not known to be gone', async () => {
    const platform = await platformWith(...Array.from({ length: 120 }, (_, at) => finding(at + 1)));
    platform.quirks.findingsPages = { cap: 100 };
    const limitOnce = onTriage(limited, 1);
    platform.faults = (request) => {
      const isCut = platform.counts['POST triage'] === 1 && request.path.includes('page=1');
      return isCut ? { kind: 'status', status: 400 } : limitOnce(request);
    };
    const { notices, rows } = await ignoreOpen(platform);
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'list-cut', subject: 'sast' }));
    const failure = { kind: 'finding-unseen' };
    expect(rows.filter(({ state }) => state === 'failed')).toMatchObject(Array(20).fill({ failure }));
    expect(rows.filter(({ state }) => state === 'changed')).toHaveLength(100);
  });

  it('leaves open what became of a triage whose answer was lost', async () => {
    const platform = await platformWith(finding(1));
    platform.faults = onTriage({ kind: 'status', status: 504 }, 1);
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit: { triage: [1n], ...BY_PERSON } }]);
    const result = await ignoreOpen(platform);
    expect(idsIn(result, 'unknown')).toEqual([1n]);
    expect(triageOf(platform, 1)).toMatchObject(BY_PERSON);
  });
});
