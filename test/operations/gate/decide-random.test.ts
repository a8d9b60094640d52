/** Drawn cases: what never passes, whatever else is drawn. */

import { expect, it } from 'vitest';
import { pick, prng } from '../../../emulator/platform/prng.ts';
import type { Finding, FindingStatus } from '../../../src/platform/resources/finding.ts';
import type { ScanSummary } from '../../../src/platform/resources/scan.ts';
import { type Facts, row, scan, verdictOf } from './cases.ts';
import { OTHER_COMMIT, PULL_REF } from './open.ts';

const KINDS = ['sast', 'sca', 'secrets'] as const;
const FIELD = { sast: 'code', sca: 'supply_chain', secrets: 'secrets' } as const;
const DRAWN = 5000;

function drawFacts(random: () => number): Facts {
  const rows = Array.from({ length: Math.floor(random() * 5) }, () =>
    row(pick(random, KINDS), {
      status: pick<FindingStatus | undefined>(random, ['open', 'reviewing', 'ignored', 'fixed', undefined]),
      severity: pick(random, ['low', 'medium', 'high', 'critical', undefined]),
      ref: pick(random, [PULL_REF, PULL_REF, undefined]),
    }),
  );
  const scans = Array.from({ length: Math.floor(random() * 5) }, (_, at): ScanSummary => {
    const products = KINDS.filter(() => random() < 0.6);
    const listed = (kind: string) => rows.filter((one) => one.kind === kind && one.status !== 'fixed').length;
    const counts = Object.fromEntries(
      KINDS.map((kind) => [FIELD[kind], listed(kind) + pick(random, [0, 0, 0, 1])]),
    );
    return scan({
      enabled_products: products,
      began: 40 - at * pick(random, [1, 9.9]),
      ended: pick(random, [0.1, 1]),
      status: pick(random, ['completed', 'completed', 'completed', 'error', 'running', 'queued']),
      exit_code: pick(random, [0, 1, undefined, -9]),
      commit: pick(random, [undefined, undefined, OTHER_COMMIT]) ?? scan().commit,
      findings_counts: random() < 0.2 ? undefined : counts,
    });
  });
  return { scans, rows };
}

/** Worked out by other means than the product's: open, and of a severity that fails or of none. */
function mustBeFixed({ status = 'open', severity = 'high' }: Finding): boolean {
  return ['open', 'reviewing', 'fixing'].includes(status) && ['high', 'critical'].includes(severity);
}

const startOf = ({ started_at = '' }: ScanSummary) => Date.parse(started_at);

it('Neither a finding that counts, nor a product without a result, nor a replaced list passes', async () => {
  const random = prng(7);
  const verdicts: Record<string, number> = {};
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const one = drawFacts(random);
    const { decision: step, rereads } = await verdictOf(one);
    verdicts[step.verdict] = (verdicts[step.verdict] ?? 0) + 1;
    expect(rereads).toBeLessThanOrEqual(3);
    if (step.verdict !== 'passed') continue;
    const newestFirst = one.scans.toSorted((a, b) => startOf(b) - startOf(a) || Number(b.id - a.id));
    for (const kind of KINDS) {
      const names = ({ enabled_products: named = [] }: ScanSummary) =>
        named.length === 0 || named.includes(kind);
      const ran = newestFirst.filter(names);
      const newest = ran.find(({ commit }) => commit !== OTHER_COMMIT);
      if (newest === undefined) continue;
      expect(newest).toMatchObject({ status: 'completed' });
      expect([0, 1, undefined]).toContain(newest.exit_code);
      expect(one.rows?.filter((listed) => listed.kind === kind && mustBeFixed(listed))).toEqual([]);
      const listed = one.rows?.filter((two) => two.kind === kind && two.status !== 'fixed').length ?? 0;
      if ((newest.findings_counts?.[FIELD[kind]] ?? 0) > listed)
        expect(step.notices).toContainEqual({ kind: 'findings-unlisted', count: expect.any(Number) });
    }
  }
  // Otherwise the draw would say little.
  for (const verdict of ['passed', 'failed', 'timed-out', 'no-scan'])
    expect(verdicts[verdict]).toBeGreaterThan(DRAWN / 100);
});
