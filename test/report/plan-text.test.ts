import { describe, expect, it } from 'vitest';
import type { PlannedChange } from '../../src/model/plan.ts';
import { planTextLines } from '../../src/report/plan-text.ts';
import { VIEWS } from '../../src/report/views.ts';
import { triageChange } from './findings.ts';
import { fullScan, RUN, tag } from './parts.ts';
import { planResult } from './rules-results.ts';

const CHANGES: PlannedChange[] = [
  { change: tag('tier:1', 'acme/payments'), why: { rule: 'tier one' } },
  { change: tag('tier:2', 'acme/payments', false), why: { because: 'managed' } },
  { change: fullScan(false, 'acme/legacy'), why: { rule: 'retired', over: 'tier one' } },
  ...Array.from({ length: 128 }, (_, index) => ({
    change: triageChange(index),
    why: { rule: 'old noise in tests', until: '2027-02-19' },
  })),
  ...Array.from({ length: 7 }, (_, index) => ({
    change: triageChange(index, 'reopened'),
    why: { rule: 'old noise in tests', because: 'ended' as const },
  })),
];
const unknown = [{ target: 'acme/foo', reason: 'not-visible' }];

function result(changes: PlannedChange[] = CHANGES) {
  const plan = { changes, unchanged: 2911, unknown, over: [] };
  return planResult(changes, { plan });
}

describe('a plan in the log', () => {
  it('is lined up, with what takes something away first and findings of one rule together', () => {
    expect(planTextLines(result(), 100)).toEqual([
      'Plan 7c1e44a0 · acme · .github/code-security.yml at 3f2c9d1 · as of 2026-11-21 05:17 UTC',
      '~ triage  128 findings   open → ignored  rule "old noise in tests", until 2027-02-19',
      '~ scan    acme/legacy    full on → off   rule "retired", over "tier one"',
      '- tag     acme/payments  tier:2          managed tag, no rule wants it',
      '~ triage  7 findings     ignored → open  ignore of "old noise in tests" has ended',
      '+ tag     acme/payments  tier:1          rule "tier one"',
      '? unknown acme/foo                       GitHub repository not visible to the token',
      '1 tag to add, 1 to remove, 1 scan to switch off, 135 findings to triage. 2,998 projects unchanged.',
    ]);
  });

  it('shows the first lines and counts the others', () => {
    const lines = planTextLines(result(), 2);
    expect(lines).toHaveLength(5);
    expect(lines[3]).toBe('… and 4 more lines.');
  });

  it('says after its title that it is over a limit', () => {
    const over = [
      { limit: 'limits.findings', allowed: 100, figure: 135, of: 'finding' },
      { limit: 'limits.removals', allowed: 0, figure: 1, of: 'project' },
    ] as const;
    const plan = { changes: CHANGES, unchanged: 0, unknown: [], over };
    expect(planTextLines(planResult(CHANGES, { plan }), 100)[1]).toBe(
      'over limits: 135 findings would be triaged, more than `limits.findings` allows (100) and 1 project would lose tags, more than `limits.removals` allows (0)',
    );
  });

  it('is closed by what is not covered', () => {
    const coverage = { uncovered: ['a/b'], neverScanned: [], notScannedFor30Days: ['a/c'], overdue: [] };
    const lines = VIEWS.plan.logLines(planResult([], { coverage }), RUN);
    expect(lines.at(-1)).toBe('1 repository not covered, 1 project not scanned for 30 days.');
  });
});
