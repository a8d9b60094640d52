import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/step.ts';
import type { GateResult } from '../../src/operations/gate/result.ts';
import type { ScanResult } from '../../src/operations/scan/run.ts';
import type { RunFacts } from '../../src/report/view.ts';
import { bareRow, findingRows, findings } from './findings.ts';
import { CHANGED, RIGHT, RUN, refusal, rows, tag } from './parts.ts';
import { findingsResult, gateResult, previewResult, scanResult, tagResult, triageResult } from './results.ts';
import { applyResult, planResult, undoResult } from './rules-results.ts';
import { pageOf } from './views.ts';

const REMOVED = { state: 'would-change', change: (project: string) => tag('old', project, false) } as const;
const OVER = [
  { limit: 'limits.findings', allowed: 100, figure: 135, of: 'finding' },
  { limit: 'limits.removals', allowed: 0, figure: 1, of: 'project' },
] as const;

/** Those of the golden files are there. */
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
    ['✅ No project in this shard', tagResult([], {}, { shard: { index: 1, of: 2 } })],
    ['✅ Nothing to change', tagResult([])],
    ['❌ Nothing changed', tagResult([], { failure: refusal(401, '') })],
    [
      '⚠️ 2 findings triaged; 1 finding unknown',
      triageResult([...findingRows(2, 'changed'), bareRow(3n, 'unknown')], { failure: refusal(502, '') }),
    ],
    ['❌ Nothing changed', triageResult([], { failure: refusal(401, '') })],
    ['✅ 5 findings would be moved to ignored', previewResult(5)],
    ['✅ No findings in acme/login', scanResult()],
    [
      '⚠️ 2 findings in acme/login: 1 critical, 1 medium',
      scanResult({ exit_code: 1, stats: { findings: 2 } }, { findings: findings(2) }),
    ],
    ['⏳ The scan of acme/login is not complete yet', running()],
    ['❌ The scan of acme/login failed with exit code 2', scanResult({ exit_code: 2 })],
    ['❌ The scan of acme/login failed with exit code -9', scanResult({ exit_code: -9 })],
    ['❔ How the scan of acme/login ended is not known', scanResult({ exit_code: undefined })],
    [
      '❌ The scan of acme/login did not complete (cancelled)',
      scanResult({ exit_code: 1 }, { status: 'failed', end: 'cancelled' }),
    ],
    ['✅ This gate passes: there are no findings', gateResult([])],
    ['❌ 2 findings fail this gate: 1 critical, 1 medium', gateResult(findings(2))],
    ['❌ 1 of 4 findings fails this gate: 1 critical', withLeftOut(gateResult(findings(1)))],
    ['✅ This gate passes: 3 findings do not count', withLeftOut(gateResult([]))],
    [
      '✅ This gate passes; 2 findings are only reported: 1 critical, 1 medium',
      { ...withoutFailure(gateResult(findings(2))), verdict: 'passed' } as GateResult,
    ],
    [
      '⏭️ This gate was skipped, because a pull request from a fork gets no token',
      gateResult(undefined, { verdict: 'skipped', because: 'fork' }),
    ],
    [
      '⌛ This gate timed out before the scan had ended',
      gateResult(undefined, { verdict: 'timed-out', waitedMs: 900_000 }),
    ],
    [
      '⚠️ Over limits: 135 findings would be triaged, more than `limits.findings` allows (100) and 1 project would lose tags, more than `limits.removals` allows (0); Nothing to change',
      planResult([], { plan: { rows: [], unknown: [], over: OVER } }),
    ],
    [
      '✅ 1 tag would be added in 1 project',
      applyResult({ request: { ...applyResult().request, dryRun: true }, rows: [] }),
    ],
    ['✅ 1 finding moved back', undoResult({ rows: findingRows(1, 'changed') })],
    ['✅ Nothing changed; 2 projects left as they are', undoResult({ rows: rows(2, { state: 'left' }) })],
    ['✅ 12 open findings: 2 critical, 3 high, 3 medium, 4 low', findingsResult(findings(12))],
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

/** Three that belong to the commit, and some that do not. */
function withLeftOut(result: GateResult): GateResult {
  const leftOut = { ...result.leftOut, 'below-severity': 2, triaged: 1, fixed: 7, 'on-other-branches': 9 };
  return { ...result, leftOut };
}
