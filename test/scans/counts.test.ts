/** The counts in a scan: of one product, and of all. */

import { expect, it } from 'vitest';
import type { Product } from '../../src/platform/resources/finding.ts';
import type { ScanSummary } from '../../src/platform/resources/scan.ts';
import { countOf, sumOf, totalOf } from '../../src/scans/scan.ts';

const scan = (findings_counts: ScanSummary['findings_counts'], ran?: string[]): ScanSummary => ({
  ...{ id: 1n, commit: 'a', is_full_scan: true, findings_counts, enabled_products: ran },
});

it.each<[ScanSummary['findings_counts'], Product, number | undefined, string[]?]>([
  [{ code: 2, secrets: 0 }, 'sast', 2],
  [{ code: 2, secrets: 0 }, 'secrets', 0],
  [{ code: 2, secrets: 1 }, 'sca', undefined],
  [{ total: 4, code: 2, secrets: 1 }, 'sca', undefined],
  [{ total: 3, code: 2, secrets: 1 }, 'sca', 0],
  [{ total: 2, code: 2, secrets: 1 }, 'sca', 0],
  [{ total: 2, supply_chain: 2 }, 'sast', 0],
  [{ total: 0 }, 'secrets', 0],
  [{ total: 1 }, 'secrets', undefined],
  [undefined, 'sast', undefined],
  [{ total: 3, code: 2 }, 'ai_sast', 0, ['sast']],
  [{ total: 3, code: 2 }, 'ai_sast', 3, ['ai_sast']],
  [{ code: 2 }, 'ai_sast', 2, ['ai_sast']],
])('%j has for %s the count %j', (counts, product, count, ran) => {
  expect(countOf(scan(counts, ran), product)).toBe(count);
});

it.each<[ScanSummary['findings_counts'], string[], number | undefined]>([
  [{ total: 9, code: 2 }, ['sast'], 9],
  [{ code: 2, secrets: 1 }, ['sast', 'secrets'], 3],
  [{ code: 2 }, ['sast', 'secrets'], undefined],
  [undefined, ['sast'], undefined],
])('%j of %j has the total %j', (counts, ran, total) => {
  expect(totalOf(scan(counts, ran))).toBe(total);
});

it('A sum without parts is unknown, and not 0', () => {
  expect([sumOf([]), sumOf([1, undefined]), sumOf([0]), sumOf([1, 2])]).toEqual([undefined, undefined, 0, 3]);
});
