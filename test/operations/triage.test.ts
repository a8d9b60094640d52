import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../emulator/platform/finding.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { bodies, expectSuccess, openPlatform, stepOn, theError } from './scenario.ts';
import { ONE, worldOf } from './world.ts';

const TRIAGE = { operation: 'triage', 'issue-type': 'sast' };
const IGNORE = { ...TRIAGE, 'new-triage-state': 'ignored' };

const moved = (platform: Platform) => platform.state.findings.all.filter(({ status }) => status !== 'open');

describe('triage by ids', () => {
  it('moves them with reason and note, and tells which the platform moved', async () => {
    const platform = await openPlatform({ state: findingsState(4) });
    const reason = { 'new-triage-reason': 'acceptable_risk', 'new-note': '  “Fine” for now\nreally ' };
    const run = await stepOn(platform, { ...IGNORE, ...reason, 'issue-ids': '2, 3\n2' });
    expectSuccess(run);
    expect(JSON.parse(bodies(platform, 'POST')[0] ?? '')).toEqual({
      issue_type: 'sast',
      issue_ids: [2, 3],
      limit: 2,
      new_triage_state: 'ignored',
      new_triage_reason: 'acceptable_risk',
      new_note: '“Fine” for now\nreally',
    });
    expect(moved(platform).map(({ id }) => id)).toEqual([2n, 3n]);
    expect(platform.state.findings.get(3n)?.triage_reason).toBe('acceptable_risk');
    expect(run.outputs).toEqual({
      outcome: 'succeeded',
      'report-path': expect.stringContaining(run.temp),
      'num-triaged': '2',
      'triaged-issues': '[2,3]',
      'findings-selected': 'unknown',
    });
  });

  it('keeps every digit of ids beyond 2^53 in request, outputs, summary and report', async () => {
    const ids = [9_007_199_254_740_993n, 9_223_372_036_854_775_809n, 18_446_744_073_709_551_615n];
    const platform = await openPlatform({
      state: worldOf(
        1,
        ids.map((id) => plainFinding(id, 'sast', ONE)),
      ),
    });
    const run = await stepOn(platform, { ...IGNORE, 'issue-ids': ids.join('\n') });
    expectSuccess(run);
    expect(bodies(platform, 'POST')[0]).toContain(`"issue_ids":[${ids}]`);
    expect(moved(platform)).toHaveLength(3);
    expect(run.outputs['triaged-issues']).toBe(JSON.stringify(ids.map(String)));
    for (const id of ids) expect(run.summary).toContain(`<code>${id}</code>`);
    for (const id of ids) expect(run.reportText).toMatch(new RegExp(`"id":\\s*${id}\\b`));
  });
});

describe('triage by the filters of the platform', () => {
  it('is no failure where the filters select nothing', async () => {
    const platform = await openPlatform({ state: findingsState(3), quirks: { proto3: true } });
    const run = await stepOn(platform, {
      ...IGNORE,
      selection: 'platform',
      status: 'open',
      severities: 'critical',
    });
    expectSuccess(run);
    expect(run.outputs).toMatchObject({ 'num-triaged': '0', 'triaged-issues': '[]' });
  });

  it('adds only a note', async () => {
    const platform = await openPlatform({ state: findingsState(2) });
    expectSuccess(
      await stepOn(platform, { ...TRIAGE, selection: 'platform', 'new-note': 'seen', status: 'open' }),
    );
    expect(platform.state.findings.all.map(({ notes }) => notes)).toEqual([['seen'], ['seen']]);
    expect(bodies(platform, 'POST')[0]).not.toContain('new_triage');
  });
});

it.each([
  [{ 'issue-ids': '1, 2' }, 'uncertain', '2 findings unknown'],
  [{ selection: 'platform', status: 'open' }, undefined, '2 findings triaged, 0 of them named'],
])('says what the platform counts without naming it: %j', async (inputs, reason, title) => {
  const platform = await openPlatform({ state: findingsState(2), quirks: { triagedNames: 'none' } });
  const run = await stepOn(platform, { ...IGNORE, ...inputs });
  expect(run.outputs).toMatchObject({ 'num-triaged': '2', 'triaged-issues': '[]' });
  expect(run.outputs['failure-reason']).toBe(reason);
  expect(run.summary).toContain(title);
  expect(run.warnings).toContain('The platform says that it triaged 2 findings, but names only 0 of them.');
});

it('A filter that is empty takes no more along than the default limit: `limit: all` is no consent', async () => {
  const platform = await openPlatform({ state: findingsState(1001) });
  const run = await stepOn(platform, { ...IGNORE, repos: '', status: 'open', limit: 'all' });
  expect(moved(platform)).toEqual([]);
  expect(theError(run)).toContain('1,001');
  expect(run.outputs['failure-reason']).toBe('too-many-changes');
});
