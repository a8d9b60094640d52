import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/step.ts';
import type { GateResult } from '../../src/operations/gate/result.ts';
import type { ScanResult } from '../../src/operations/scan/run.ts';
import type { RunFacts } from '../../src/report/run-facts.ts';
import { bareRow, findingRows, findings, triageChange } from './findings.ts';
import { CHANGED, fullScan, RIGHT, RUN, refusal, rows, tag } from './parts.ts';
import {
  findingsResult,
  gateResult,
  previewResult,
  projectsResult,
  scanResult,
  scansResult,
  tagResult,
  triageResult,
} from './results.ts';
import { applyResult, exportResult, planResult, undoResult, validateResult } from './rules-results.ts';
import { pageOf } from './views.ts';

const REMOVED = { state: 'would-change', change: (project: string) => tag('old', project, false) } as const;

describe('the title of a step', () => {
  it.each<[string, StepResult]>([
    [
      '✅ 2 tags added in 2 projects; 3 projects up to date',
      tagResult([...rows(2, CHANGED), ...rows(3, RIGHT, 3)]),
    ],
    [
      '✅ 2 tags would be added and 2 removed in 2 projects',
      tagResult([...rows(2, { state: 'would-change' }), ...rows(2, REMOVED)], {}, { dryRun: true }),
    ],
    ['✅ Nothing changed; 3 projects up to date', tagResult(rows(3, RIGHT))],
    [
      '⚠️ 1 tag added in 1 project; 1 project failed, 1 unknown',
      tagResult(
        [...rows(1, CHANGED), ...rows(1, { state: 'failed' }, 2), ...rows(1, { state: 'unknown' }, 3)],
        { failure: { kind: 'rows-failed', of: 'project', failed: 2, unknown: 1, selected: 3 } },
      ),
    ],
    ['✅ No project in this shard', tagResult([], {}, { shard: { index: 1, of: 2 } })],
    ['✅ Nothing to change', tagResult([])],
    [
      '✅ 2 full scans switched on in 2 projects',
      scansResult(rows(2, { state: 'changed', change: (project) => fullScan(true, project) })),
    ],
    ['✅ 2 findings triaged', triageResult(findingRows(2, 'changed'))],
    [
      '⚠️ 2 findings triaged; 1 finding unknown',
      triageResult([...findingRows(2, 'changed'), bareRow(3n, 'unknown')], { failure: refusal(502, '') }),
    ],
    ['❌ Nothing changed', triageResult([], { failure: refusal(401, '') })],
    ['✅ 5 findings would be moved to ignored', previewResult(5)],
    ['✅ scan: no findings in acme/login', scanResult()],
    [
      '⚠️ scan: 2 findings (1 critical, 1 medium) in acme/login',
      scanResult({ exit_code: 1, stats: { findings: 2 } }, { findings: { rows: findings(2), total: 2 } }),
    ],
    ['⏳ scan: the scan of acme/login is not complete yet', running()],
    ['❌ scan: the scan of acme/login failed with exit code 2', scanResult({ exit_code: 2 })],
    ['❌ scan: the scan of acme/login failed with exit code -9', scanResult({ exit_code: -9 })],
    ['❔ scan: how the scan of acme/login ended is not known', scanResult({ exit_code: undefined })],
    [
      '❌ scan: the scan of acme/login did not complete (cancelled)',
      scanResult({ exit_code: 1 }, { status: 'failed', end: 'cancelled' }),
    ],
    ['✅ gate: passed, no findings to fix', gateResult([])],
    ['❌ gate: failed, 2 findings to fix (1 critical, 1 medium)', gateResult(findings(2))],
    [
      '✅ gate: passed, 2 findings only reported (1 critical, 1 medium)',
      { ...withoutFailure(gateResult(findings(2))), verdict: 'passed' } as GateResult,
    ],
    [
      '⏭️ gate: skipped, because a pull request from a fork gets no token',
      gateResult(undefined, { verdict: 'skipped', because: 'fork' }),
    ],
    [
      '⌛ gate: timed out, because a scan of 3f2c9d1a7b8c had not ended after 15 min',
      gateResult(undefined, { verdict: 'timed-out', waitedMs: 900_000 }),
    ],
    [
      '📝 1 tag to add, 1 to remove, 1 scan to switch off, 1 finding to triage',
      planResult([
        { change: tag('a') },
        { change: tag('b', 'x', false) },
        { change: fullScan(false) },
        { change: triageChange(1) },
      ]),
    ],
    ['✅ Nothing to change', planResult([])],
    [
      '✅ 1 tag added in 1 project, 2 findings triaged',
      applyResult({ rows: [...rows(1, CHANGED), ...findingRows(2, 'changed')] }),
    ],
    ['✅ 1 tag removed in 1 project', undoResult()],
    ['✅ 1 finding moved back', undoResult({ rows: findingRows(1, 'changed') })],
    ['✅ Nothing changed; 2 projects left as they are', undoResult({ rows: rows(2, { state: 'left' }) })],
    ['✅ 2 projects', projectsResult()],
    ['❌ The list could not be read', brokenList()],
    ['✅ 1 open finding', findingsResult(findings(1))],
    ['✅ 12 open findings: 2 critical, 3 high, 3 medium, 4 low', findingsResult(findings(12))],
    [
      '✅ 1 tag would be added in 1 project',
      applyResult({ request: { ...applyResult().request, dryRun: true }, rows: [] }),
    ],
    ['✅ The rules file `.github/code-security.yml` is valid', validateResult()],
    ['✅ The new rules file `.github/code-security.yml` has 3 rules for 12 projects', exportResult()],
    ['❌ Nothing changed', tagResult([], { failure: refusal(401, '') })],
  ])('is %s', (title, result) => {
    expect(titleOf(result, RUN)).toBe(title);
  });

  it('says that the step was cancelled', () => {
    const result = tagResult([...rows(1, CHANGED), ...rows(1, { state: 'not-reached' }, 2)], {
      failure: { kind: 'stopped' },
    });
    expect(titleOf(result, { ...RUN, cancelled: true })).toBe(
      '⚠️ Cancelled: 1 tag added in 1 project; 1 project not reached',
    );
  });
});

function titleOf(result: StepResult, run: RunFacts): string {
  const { sign, title } = pageOf(result, run);
  return `${sign} ${title}`;
}

function running(): ScanResult {
  const result = scanResult();
  const { completed_at: _, exit_code: __, ...scan } = result.scan ?? {};
  return { ...result, scan: scan as NonNullable<typeof result.scan>, status: 'running' };
}

function withoutFailure<R extends StepResult>({ failure: _, ...result }: R): Omit<R, 'failure'> {
  return result;
}

function brokenList(): StepResult {
  return projectsResult({ failure: refusal(500, ''), listed: undefined });
}
