import { describe, expect, it } from 'vitest';
import type { TriageRequest } from '../../src/operations/triage/inputs.ts';
import { triagePhrase } from '../../src/report/selection-phrase.ts';
import { NOW_MS } from './parts.ts';

type Phrased = Pick<TriageRequest, 'issueType' | 'selection' | 'decision'>;

const IGNORED = { state: 'ignored' } as const;

function byPlatform(
  filters: Record<string, string | boolean | string[]>,
  more: Partial<Phrased> = {},
): Phrased {
  const { issueType = 'sast' } = more;
  return {
    issueType,
    selection: { by: 'platform', query: { issueType, filters } },
    decision: IGNORED,
    ...more,
  };
}

describe('a triage in one phrase', () => {
  it.each<[string, Phrased]>([
    [
      '1,200 sast findings by id → ignored, false positive, with a note',
      {
        issueType: 'sast',
        selection: { by: 'ids', ids: Array.from({ length: 1200 }, (_, index) => BigInt(index)) },
        decision: { ...IGNORED, reason: 'false_positive', note: 'x' },
      },
    ],
    [
      'sca findings with epss-probability: high, none → a note',
      byPlatform({ epss_probability: ['high', 'none'] }, { issueType: 'sca', decision: { note: 'x' } }),
    ],
    [
      'sast findings with rules: a, b, c, d, e and 2 more; since: 0, at most 5,000 → fixing',
      {
        issueType: 'sast',
        selection: {
          by: 'platform',
          limit: 5000,
          query: { issueType: 'sast', filters: { rules: [...'abcdefg'], since: '0' } },
        },
        decision: { state: 'fixing' },
      },
    ],
    [
      'sast findings with older-than: 180d; paths: **/test/**, !keep/**; has-ticket: false → ignored',
      {
        issueType: 'sast',
        decision: IGNORED,
        selection: {
          by: 'listed',
          query: {
            issueType: 'sast',
            filters: { older_than: NOW_MS, paths: ['**/test/**', '!keep/**'], has_ticket: false },
            written: { older_than: '180d' },
          },
        },
      },
    ],
  ])('%s', (phrase, request) => {
    expect(triagePhrase(request)).toBe(phrase);
  });
});
