import { expect, it } from 'vitest';
import type { FindingSelection } from '../../src/findings/filter.ts';
import type { Triage } from '../../src/model/change.ts';
import type { FilterValues } from '../../src/model/findings.ts';
import { triagePhrase } from '../../src/report/selection-phrase.ts';
import { NOW_MS } from './parts.ts';

const IDS = Array.from({ length: 1200 }, (_, index) => BigInt(index));

const query = (filters: FilterValues, written = {}) => ({ issueType: 'sast', filters, written }) as const;

it.each<[string, string, FindingSelection, Triage]>([
  [
    '1,200 sast findings by id → ignored, false positive, with a note',
    'sast',
    { by: 'ids', ids: IDS },
    { state: 'ignored', reason: 'false_positive', note: 'x' },
  ],
  [
    'sca findings with epss-probability: high, none → a note',
    'sca',
    { by: 'platform', query: query({ epss_probability: ['high', 'none'] }) },
    { note: 'x' },
  ],
  [
    'sast findings with rules: a, b, c, d, e and 2 more; since: 0, at most 5,000 → fixing',
    'sast',
    { by: 'platform', limit: 5000, query: query({ rules: [...'abcdefg'], since: '0' }) },
    { state: 'fixing' },
  ],
  [
    'sast findings with older-than: 180d; paths: **/test/**, !keep/**; has-ticket: false → ignored',
    'sast',
    {
      by: 'listed',
      query: query(
        { older_than: NOW_MS, paths: ['**/test/**', '!keep/**'], has_ticket: false },
        { older_than: '180d' },
      ),
    },
    { state: 'ignored' },
  ],
])('a triage in one phrase: %s', (phrase, issueType, selection, decision) => {
  expect(triagePhrase(issueType, selection, decision)).toBe(phrase);
});
