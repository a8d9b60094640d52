import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/step.ts';
import type { ScanSummary } from '../../src/platform/resources/scan.ts';
import type { RunFacts } from '../../src/report/view.ts';
import { interpolate } from '../docs/workflow/expressions.ts';
import { bareRow, finding } from './findings.ts';
import { CHANGED, RIGHT, RUN, refusal, rows } from './parts.ts';
import { findingsResult, gateResult, tagResult, triageResult } from './results.ts';
import { outputsOf } from './views.ts';

function outputs(result: StepResult, run: Partial<RunFacts> = {}) {
  return outputsOf(result, { ...RUN, ...run }).values;
}

describe('the outputs', () => {
  it('of tag count each project once, by its worst row', () => {
    const projects = [
      ...rows(6, CHANGED),
      ...rows(2, RIGHT, 7),
      ...rows(1, { state: 'left' }, 9),
      ...rows(1, { state: 'failed' }),
      ...rows(1, { state: 'unknown' }, 2),
      ...rows(1, { state: 'not-reached' }, 3),
      ...rows(1, { state: 'unchanged' }, 4),
    ];
    const failure = { kind: 'rows-failed', unit: 'project', failed: 2, unknown: 1, selected: 7 } as const;
    expect(outputs(tagResult(projects, { failure }))).toMatchObject({
      outcome: 'partial',
      'failure-reason': 'some-failed',
      'projects-changed': '3',
      'projects-unchanged': '3',
      'projects-failed': '3',
    });
  });

  it('of a gate with several scans are those of the newest that is no verdict, and sum up the findings', () => {
    const summary = (id: bigint, more: Partial<ScanSummary> = {}): ScanSummary => ({
      id,
      is_full_scan: false,
      status: 'completed',
      exit_code: 0,
      enabled_products: ['sast'],
      findings_counts: { total: Number(id) },
      ...more,
    });
    const sca = summary(2n, { enabled_products: ['sca'] });
    const clean = outputs(gateResult([], { scans: [summary(3n), sca] }));
    expect(clean).toMatchObject({ 'scan-id': '3', 'scan-status': 'completed', 'scan-findings': '5' });
    expect(JSON.parse(clean.scan ?? '')).toHaveLength(2);
    const broken = summary(2n, { status: 'error', exit_code: -9 });
    const failed = outputs(gateResult(undefined, { verdict: 'failed', scans: [summary(3n), broken] }));
    expect(failed).toMatchObject({ 'scan-id': '2', 'scan-status': 'failed', 'scan-exit-code': '-9' });
    expect(failed['scan-findings']).toBe('unknown');
    expect(JSON.parse(outputs(gateResult([], { scans: [summary(3n)] })).scan ?? '')).toMatchObject({ id: 3 });
  });

  it('of a gate whose findings could not be read have no counts', () => {
    const cause = refusal(500, 'broken');
    const failure = { kind: 'gate-list-failed', product: 'sast', cause } as const;
    const values = outputs(
      gateResult(undefined, { verdict: 'failed', because: 'gate-list-failed', failure }),
    );
    expect(values).toMatchObject({ verdict: 'failed' });
    expect(values['findings-counted']).toBe('unknown');
    expect(values).not.toHaveProperty('counts');
  });

  it('of a triage count a finding once that a later request moved again', () => {
    const row = bareRow(1n);
    const findings = [row.change.finding];
    const failure = { kind: 'foreign', what: 'findings', items: ['1'], findings } as const;
    const values = outputs(triageResult([row], { failure }));
    expect(values).toMatchObject({ 'num-triaged': '1', 'triaged-issues': '[1]' });
  });

  it('have ids that JavaScript and jq would round as texts, and times that `fromdateiso8601` takes', () => {
    const large = 2n ** 53n;
    const times = {
      created_at: '2020-11-18 23:28:12.391807+00:00',
      relevant_since: '2020-11-18T23:28:12+01:00',
      triaged_at: 'yesterday',
      message: '2020-11-18 23:28:12',
    };
    const row = finding(1, { ...times, first_seen_scan_id: large - 1n });
    expect(JSON.parse(outputs(findingsResult([{ ...row, id: large }])).findings ?? '')).toMatchObject([
      {
        id: '9007199254740992',
        first_seen_scan_id: 9007199254740991,
        created_at: '2020-11-18T23:28:12Z',
        relevant_since: '2020-11-18T22:28:12Z',
        triaged_at: 'yesterday',
        message: '2020-11-18 23:28:12',
      },
    ]);
    const triaged = outputs(triageResult([bareRow(large)]))['triaged-issues'];
    expect(triaged).toBe('["9007199254740992"]');
    // As a workflow passes an id on.
    expect(interpolate(`\${{ fromJSON(ids)[0] }}`, { ids: triaged })).toBe('9007199254740992');
    expect(interpolate(`\${{ fromJSON(ids)[0] }}`, { ids: '[9007199254740993]' })).not.toBe(
      '9007199254740993',
    );
    const scan = { id: large, is_full_scan: true, status: 'completed', exit_code: 0 } as const;
    const scans = [{ ...scan, completed_at: '2026-11-21T05:17:09.123Z' }];
    const gate = outputs(gateResult([], { scans }));
    expect(JSON.parse(gate.scan ?? '')).toMatchObject({
      id: String(large),
      completed_at: '2026-11-21T05:17:09Z',
    });
    expect(gate).toMatchObject({ 'scan-id': String(large), 'scan-completed-at': '2026-11-21T05:17:09Z' });
  });
});
