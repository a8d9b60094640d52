import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/result.ts';
import { titleOf } from '../../src/report/summary.ts';
import { findingRows, findings, triageChange } from './findings.ts';
import { CHANGED, fullScan, RIGHT, RUN, refusal, rows, tag } from './parts.ts';
import {
  findingsJournal,
  findingsResult,
  gateResult,
  journal,
  previewResult,
  projectsResult,
  scanResult,
  scansResult,
  tagResult,
  triageResult,
} from './results.ts';
import { applyResult, planResult, undoResult } from './rules-results.ts';

const PLANNED = { state: 'would-change', changes: [tag('new'), tag('old', 'a', false)] } as const;

describe('the title of a step', () => {
  it.each<[string, StepResult]>([
    [
      '✅ tag: 2 tags added in 2 projects; 3 projects already right',
      tagResult([...rows(2, CHANGED), ...rows(3, RIGHT)]),
    ],
    [
      '✅ tag (dry run): 2 tags would be added and 2 removed in 2 projects',
      tagResult(rows(2, PLANNED), {}, { dryRun: true }),
    ],
    ['✅ tag: nothing changed; 3 projects already right', tagResult(rows(3, RIGHT))],
    [
      '⚠️ tag: 1 tag added in 1 project; 1 project failed, 1 unknown',
      tagResult(
        [
          ...rows(1, CHANGED),
          ...rows(1, { state: 'failed', changes: [] }),
          ...rows(1, { state: 'unknown', changes: [] }),
        ],
        { failure: { kind: 'rows-failed', of: 'project', failed: 2, unknown: 1, selected: 3 } },
      ),
    ],
    ['✅ tag: no project in this shard', tagResult([])],
    [
      '✅ managed-scan: 2 full scans switched on in 2 projects',
      scansResult(rows(2, { state: 'changed', changes: [fullScan(true)] })),
    ],
    ['✅ triage: 2 findings triaged', triageResult([1n, 2n])],
    ['✅ triage: 5 findings triaged', triageResult([1n, 2n], { unlisted: 3 })],
    [
      '⚠️ triage: at least 2 findings triaged',
      triageResult([1n, 2n], { uncertain: { requests: 1, atMost: 5 }, failure: refusal(502, '') }),
    ],
    ['❌ triage: nothing changed', triageResult([], { failure: refusal(401, '') })],
    ['✅ triage (dry run): 5 findings would be moved to ignored', previewResult(5)],
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
      { ...withoutFailure(gateResult(findings(2))), verdict: 'passed' },
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
      '📝 plan: 1 tag to add, 1 to remove, 1 scan to switch off, 1 finding to triage',
      planResult([
        { change: tag('a') },
        { change: tag('b', 'x', false) },
        { change: fullScan(false) },
        { change: triageChange(1) },
      ]),
    ],
    ['✅ plan: nothing to change', planResult([])],
    [
      '✅ apply: 1 tag added in 1 project, 2 findings triaged',
      applyResult({ journal: findingsJournal(findingRows(2, 'changed'), { projects: rows(1, CHANGED) }) }),
    ],
    ['✅ undo: 1 tag removed in 1 project', undoResult()],
    ['✅ undo: 1 finding moved back', undoResult({ journal: findingsJournal(findingRows(1, 'changed')) })],
    [
      '✅ undo: nothing changed; 2 projects left as they are',
      undoResult({ journal: journal({ projects: rows(2, { state: 'left', changes: [] }) }) }),
    ],
    ['✅ list-projects: 2 projects', projectsResult()],
    ['⚠️ list-projects: 2,000 projects listed before it failed', brokenList()],
    ['✅ list-findings: 1 finding', findingsResult(1)],
  ])('is %s', (title, result) => {
    expect(titleOf(result, RUN)).toBe(title);
  });

  it('says that the step was cancelled', () => {
    const result = tagResult([...rows(1, CHANGED), ...rows(1, { state: 'not-reached', changes: [] })], {
      failure: { kind: 'stopped' },
    });
    expect(titleOf(result, { ...RUN, cancelled: true })).toBe(
      '⚠️ tag (cancelled): 1 tag added in 1 project; 1 project not reached',
    );
  });
});

function running(): StepResult {
  const result = scanResult();
  const { completed_at: _, exit_code: __, ...scan } = result.scan ?? {};
  return { ...result, scan: scan as NonNullable<typeof result.scan>, status: 'running' };
}

function withoutFailure<R extends StepResult>({ failure: _, ...result }: R): Omit<R, 'failure'> {
  return result;
}

function brokenList(): StepResult {
  const { count: _, ...result } = projectsResult({ read: 2000, failure: refusal(500, '') });
  return result;
}
