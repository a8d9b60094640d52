import { describe, expect, it } from 'vitest';
import type { StepResult } from '../../src/model/result.ts';
import { pageOf } from '../../src/report/page.ts';
import type { RunFacts } from '../../src/report/run-facts.ts';
import { bareRow, findingRows, findings } from './findings.ts';
import { CHANGED, RIGHT, RUN, refusal, rows, tag } from './parts.ts';
import { findingsResult, gateResult, scanResult, tagResult, triageResult } from './results.ts';
import { applyResult, planResult, undoResult } from './rules-results.ts';

const REMOVED = { state: 'would-change', change: (project: string) => tag('old', project, false) } as const;
const { failure: _, ...reported } = gateResult(findings(2));
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
    ['✅ scan: no findings in acme/login', scanResult()],
    ['❌ scan: the scan of acme/login failed with exit code -9', scanResult({ exit_code: -9 })],
    ['❔ scan: how the scan of acme/login ended is not known', scanResult({ exit_code: undefined })],
    [
      '❌ scan: the scan of acme/login did not complete (cancelled)',
      scanResult({ exit_code: 1 }, { status: 'failed', end: 'cancelled' }),
    ],
    [
      '✅ gate: passed, 2 findings only reported (1 critical, 1 medium)',
      { ...reported, operation: 'gate', verdict: 'passed' },
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
      '⚠️ Over limits: 135 findings would be triaged, more than `limits.findings` allows (100) and 1 project would lose tags, more than `limits.removals` allows (0); Nothing to change',
      planResult([], { plan: { rows: [], unchanged: 0, unknown: [], over: OVER } }),
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
