import { describe, expect, it } from 'vitest';
import { groupFindings } from '../../src/findings/counts.ts';
import type { StepResult } from '../../src/model/step.ts';
import type { GateResult } from '../../src/operations/gate/run.ts';
import type { ScanResult } from '../../src/operations/scan/run.ts';
import type { RunFacts } from '../../src/report/view.ts';
import { bareRow, findingRows, findings } from './findings.ts';
import { CHANGED, RIGHT, RUN, refusal, rows, tag } from './parts.ts';
import { findingsResult, gateResult, previewResult, scanResult, tagResult, triageResult } from './results.ts';
import { applyResult, planResult, undoResult } from './rules-results.ts';
import { pageOf } from './views.ts';

const REMOVED = { state: 'would-change', change: (project: string) => tag('old', project, false) } as const;
const OVER = [
  { limit: 'limits.findings', allowed: 100, figure: 135, unit: 'finding' },
  { limit: 'limits.removals', allowed: 0, figure: 1, unit: 'project' },
] as const;
const WOULD_BE_OVER = OVER.map((over) => ({ kind: 'would-be-too-many', ...over }) as const);

const DUE = {
  neverScanned: [],
  notScannedFor30Days: ['acme/old'],
  overdue: findings(2).map((finding) => ({ finding, daysOver: 3 })),
  uncovered: ['acme/new'],
  groups: groupFindings(findings(2), 'team:', () => []),
};
const DRY = { request: { ...applyResult().request, dryRun: true }, rows: [] };

/** Those of the golden files are there. */
const RESULTS = (): readonly StepResult[] => [
  tagResult([...rows(2, CHANGED), ...rows(3, RIGHT, 3)]),
  tagResult([...rows(2, { state: 'would-change' }), ...rows(2, REMOVED)], {}, { dryRun: true }),
  tagResult(rows(3, RIGHT)),
  tagResult([], {}, { shard: { index: 1, count: 2 } }),
  tagResult([]),
  tagResult([], { failure: refusal(401, '') }),
  triageResult([...findingRows(2, 'changed'), bareRow(3n, 'unknown')], { failure: refusal(502, '') }),
  triageResult([], { failure: refusal(401, '') }),
  previewResult(5),
  scanResult(),
  scanResult({ exit_code: 1, stats: { findings: 2 } }, { findings: findings(2) }),
  running(),
  scanResult({ exit_code: 2 }),
  scanResult({ exit_code: -9 }),
  scanResult({ exit_code: undefined }),
  scanResult({ exit_code: 1 }, { status: 'failed', platformStatus: 'cancelled' }),
  gateResult([]),
  gateResult(findings(2)),
  withLeftOut(gateResult(findings(1))),
  withLeftOut(gateResult([])),
  { ...withoutFailure(gateResult(findings(2), {}, { failOn: NONE })), verdict: 'passed' } as GateResult,
  { ...withoutFailure(gateResult(findings(2))), verdict: 'passed' } as GateResult,
  gateResult(undefined, { verdict: 'skipped', because: 'fork' }),
  gateResult(findings(2), { isIncomplete: true }),
  gateResult([], { verdict: 'failed', failing: findings(1), unplaced: { count: 1, rows: findings(2) } }),
  gateResult(undefined, { verdict: 'timed-out', waitedMs: 900_000 }),
  planResult([], { over: OVER }),
  planResult([], { coverage: DUE }),
  { ...planResult([], { coverage: DUE }), failure: { kind: 'overdue', count: 2 } } as StepResult,
  applyResult({ ...planResult([], { over: OVER }), operation: 'apply', ...DRY, notices: WOULD_BE_OVER }),
  applyResult({ request: { ...applyResult().request, dryRun: true }, rows: [] }),
  undoResult({ rows: findingRows(1, 'changed') }),
  undoResult({ rows: rows(2, { state: 'left' }) }),
  findingsResult(findings(12)),
];

describe('the title of a step', () => {
  it('of a preview that was cancelled, or over a limit when its time was up, says both', () => {
    const preview = previewResult(5);
    const failed = { ...preview, failure: { kind: 'time-limit', limitMs: 60_000 } } as const;
    const moved = '5 findings would be moved to ignored';
    expect(titleOf(failed, { ...RUN, cancelled: true })).toBe(`❌ Dry run: cancelled; ${moved}`);
    expect(titleOf({ ...failed, notices: WOULD_BE_OVER }, RUN)).toBe(`❌ Dry run: over a limit; ${moved}`);
  });

  it('is what each of these says, in its own words', async () => {
    const titles = RESULTS().map((result) => `${titleOf(result, RUN)}\n`);
    await expect(titles.join('')).toMatchFileSnapshot('titles.txt');
  });
});

function titleOf(result: StepResult, run: RunFacts): string {
  const { sign, title } = pageOf(result, run);
  return `${sign} ${title}`;
}

const NONE = { sast: 'none', sca: 'none', secrets: 'none', ai_sast: 'none' } as const;

function running(): ScanResult {
  return scanResult({ completed_at: undefined, exit_code: undefined }, { status: 'running' });
}

function withoutFailure<R extends StepResult>({ failure: _, ...result }: R): Omit<R, 'failure'> {
  return result;
}

/** Three that belong to the commit, and some that do not. */
function withLeftOut(result: GateResult): GateResult {
  const leftOut = { ...result.leftOut, 'of-lower-severity': 2, ignored: 1, fixed: 7, 'on-other-branches': 9 };
  return { ...result, leftOut };
}
