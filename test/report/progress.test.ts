import { describe, expect, it } from 'vitest';
import { countProgress, type ProgressCount } from '../../src/report/progress.ts';

describe('the line of progress', () => {
  it.each<[string, (count: ProgressCount) => void]>([
    ['Triaging: 3,000 of 12,000 findings', triages(3000, 12_000)],
    ['Triaging: 3,000 findings', triages(3000)],
    ['Triaging …', triages(0, 12_000)],
    [
      'Waiting for the rate limit of GitHub, at most 20 s to go',
      (count) => count.pause('github-rate-limit', 30_000),
    ],
    ['Waiting for the scan to end, at most 10 min to go', (count) => count.pause('scan', 30_000, 610_000)],
  ])('is %s', (line, work) => {
    let nowMs = 0;
    const count = countProgress(() => nowMs);
    expect(count.line()).toBeUndefined();
    work(count);
    nowMs = 10_000;
    expect(count.line()).toBe(line);
  });

  it('is told once in each pause', () => {
    const count = countProgress(() => 0);
    count.pause('scan', 30_000);
    expect([count.line(), count.line()]).toEqual([expect.any(String), undefined]);
  });
});

function triages(done: number, total?: number) {
  return (count: ProgressCount) => {
    count.begin('triaging', total);
    count.advance(done);
  };
}
