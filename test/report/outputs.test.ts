import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/step.ts';
import type { ScanSummary } from '../../src/platform/resources/scan.ts';
import type { RunFacts } from '../../src/report/view.ts';
import { bareRow } from './findings.ts';
import { CHANGED, RIGHT, RUN, refusal, rows } from './parts.ts';
import { gateResult, tagResult, triageResult } from './results.ts';
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
    const values = outputs(gateResult(undefined, { verdict: 'failed', because: 'list-failed', failure }));
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
});
