import { blocksHtml, EVERYTHING, inlineHtml } from '../html.ts';
import { severityChips as chips, findingCounts as countBlocks } from './list.ts';
import type { FindingTally } from './tally.ts';

// Of gate and scan alone, until their views give values.

export function findingCounts(tally: FindingTally, options: { oneRepository?: boolean } = {}): string[] {
  return countBlocks(tally, options).map((block) => blocksHtml([block], EVERYTHING));
}

export function severityChips(tally: Pick<FindingTally, 'bySeverity'>): string {
  return inlineHtml(chips(tally));
}
