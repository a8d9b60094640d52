import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../../emulator/platform/faults.ts';
import { Findings } from '../../../emulator/platform/state.ts';
import { innerStep } from '../../inner-step.ts';
import { expectSuccess } from '../scenario.ts';
import { decided, finding, sibling, worldOf } from '../world.ts';
import { listQueries, openPlatform } from './context.ts';

const LIST = { operation: 'list-findings', ref: 'primary' };

/** Three projects: their primary branches are `main`, `dev` and none; each has a finding on both branches. */
function open(kind: 'sast' | 'secrets' = 'sast') {
  const findings = [1, 2, 3].flatMap((at) => {
    const one = finding(at, { issue_type: kind, fingerprint: `f${at}`, repo: `fleet/service-0000${at}` });
    return [one, { ...sibling(one, at + 10), ...one, id: BigInt(at + 10), ref: 'refs/heads/dev' }];
  });
  const state = worldOf(3, kind === 'secrets' ? findings.filter(({ id }) => id < 10n) : findings);
  const [, second, third] = state.projects.all;
  Object.assign(second ?? {}, { primary_branch: 'refs/heads/dev' });
  Object.assign(third ?? {}, { primary_branch: '', default_branch: '' });
  return state;
}

// biome-ignore lint/suspicious/noExplicitAny: rows of a report
const idsIn = (rows: any[]) => rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);

describe('`ref: primary`', () => {
  it.each(['full', 'short'] as const)(
    'asks for one list for each name, which the platform has in its %s form',
    async (refForm) => {
      const platform = await openPlatform({ state: open(), quirks: { refForm, refFilter: 'exact' } });
      const run = await innerStep(platform, LIST);
      expectSuccess(run);
      expect(idsIn(run.report.findings)).toEqual([1, 12]);
      const refs = listQueries(platform).map((query) => query.get('ref')?.replace('refs/heads/', ''));
      expect(new Set(refs)).toEqual(new Set(['main', 'dev']));
      expect(run.summary).toContain('1 repository is left out, because the list of projects has no primary');
    },
  );

  it('asks only for the branches of the repositories that are selected', async () => {
    const platform = await openPlatform({ state: open() });
    const run = await innerStep(platform, { ...LIST, repos: 'fleet/service-00002' });
    expect(idsIn(run.report.findings)).toEqual([12]);
    expect(new Set(listQueries(platform).map((query) => query.get('ref')))).toEqual(
      new Set(['refs/heads/dev']),
    );
  });

  it('has no count where the list of one branch fails, and fails where that of each does', async () => {
    const platform = await openPlatform({
      state: open(),
      faults: ({ endpoint, path }) =>
        endpoint === 'findings' && path.includes('dev') ? { kind: 'status', status: 500 } : undefined,
    });
    const run = await innerStep(platform, LIST);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded' });
    expect(run.outputs.count).toBe('unknown');
    expect(idsIn(run.report.findings)).toEqual([1]);
    expect(run.warnings.join()).toContain('The list of `sast` findings on `dev` could not be read');
    const strict = await innerStep(platform, { ...LIST, repos: 'fleet/service-00002' });
    expect(strict.outputs).toMatchObject({ outcome: 'failed' });
  });

  it('has neither a count nor a SARIF file, which would close alerts, where no project has one', async () => {
    const platform = await openPlatform({ state: open() });
    const run = await innerStep(platform, { ...LIST, repos: 'fleet/service-00003' });
    expect(run.outputs.count).toBe('unknown');
    expect(run.outputs).not.toHaveProperty('sarif-path');
    expect(run.summary).toContain('no primary or default branch for it: fleet/service-00003');
    expect(run.warnings.join()).toContain('No finding can match');
    expect(listQueries(platform)).toEqual([]);
  });

  it('notes a named repository that the list of projects lacks, even if no list has a finding of it', async () => {
    const state = open();
    const findings = state.findings.all.filter(({ repo, ref }) => !repo.endsWith('3') || ref.endsWith('dev'));
    const platform = await openPlatform({
      state: { ...state, findings: new Findings(findings) },
      faults: faultsOn(({ endpoint }) => endpoint === 'projects', {
        kind: 'rewritten',
        rewrite: (text) => text.replaceAll('service-00003', 'service-00009'),
      }),
    });
    const run = await innerStep(platform, { ...LIST, repos: 'fleet/service-00001, fleet/service-00003' });
    expect(idsIn(run.report.findings)).toEqual([1]);
    expect(run.warnings).toEqual([]);
    expect(run.summary).toContain('no primary or default branch for it: fleet/service-00009');
  });

  it('means a branch that is called so only by its full name', async () => {
    const platform = await openPlatform({ state: worldOf(1, [finding(1, { ref: 'refs/heads/primary' })]) });
    expect((await innerStep(platform, LIST)).outputs.count).toBe('0');
    expect((await innerStep(platform, { ...LIST, ref: 'refs/heads/primary' })).outputs.count).toBe('1');
  });

  it('takes of secrets those whose row names it', async () => {
    const platform = await openPlatform({ state: open('secrets') });
    const run = await innerStep(platform, { ...LIST, 'issue-type': 'secrets' });
    expect(idsIn(run.report.findings)).toEqual([1]);
  });

  it('lets the rows decide in a triage, which asks only for what branches share', async () => {
    const state = open();
    const theirs = sibling(finding(2), 22, {
      ...decided('ignored'),
      fingerprint: 'f2',
      repo: 'fleet/service-00002',
    });
    state.findings.add({ ...theirs, ref: 'refs/heads/old' });
    const platform = await openPlatform({ state });
    const inputs = {
      operation: 'triage',
      'issue-type': 'sast',
      ref: 'primary',
      severities: 'low',
      status: 'open',
    };
    const run = await innerStep(platform, { ...inputs, 'new-triage-state': 'fixing', rules: 'generic.rule' });
    expectSuccess(run);
    expect(JSON.parse(run.outputs['triaged-issues'] ?? '')).toEqual([1, 11]);
    const asked = listQueries(platform).map((query) => [...query.keys()].toSorted());
    expect(new Set(asked.flat())).toEqual(new Set(['issue_type', 'page', 'page_size', 'rules']));
  });
});
