import { describe, expect, it } from 'vitest';
import type { TriageFilter } from '../../src/model/filter.ts';
import { TRIAGE_FILTERS } from '../../src/model/filters.ts';
import type { TriageRequest } from '../../src/model/request.ts';
import { queryRows, triagePhrase } from '../../src/report/selection-phrase.ts';
import { NOW_MS } from './parts.ts';

type Phrased = Pick<TriageRequest, 'issueType' | 'selection' | 'decision'>;

const IGNORED = { state: 'ignored' } as const;

function byPlatform(
  filters: Record<string, string | boolean | string[]>,
  more: Partial<Phrased> = {},
): Phrased {
  return { issueType: 'sast', selection: { by: 'platform', filters }, decision: IGNORED, ...more };
}

describe('a triage in one phrase', () => {
  it.each<[string, Phrased]>([
    [
      'open sast findings of low severity in 3 repositories → ignored, acceptable risk',
      byPlatform(
        { status: 'open', severities: ['low'], repos: ['acme/a', 'acme/b', 'acme/c'] },
        { decision: { ...IGNORED, reason: 'acceptable_risk' } },
      ),
    ],
    ['1 sast finding by id → ignored', { ...byPlatform({}), selection: { by: 'ids', ids: [7n] } }],
    [
      '1,200 sast findings by id → ignored, false positive, with a note',
      {
        issueType: 'sast',
        selection: { by: 'ids', ids: Array.from({ length: 1200 }, (_, index) => BigInt(index)) },
        decision: { ...IGNORED, reason: 'false_positive', note: 'x' },
      },
    ],
    [
      'sca findings of high or none EPSS probability in direct dependencies → a note',
      byPlatform(
        { transitivities: ['direct'], epss_probability: ['high', 'none'] },
        { issueType: 'sca', decision: { note: 'x' } },
      ),
    ],
    [
      'sast findings judged false positive by the automatic triage of 12 rules in acme/a on main since 2026-01-02 03:04 UTC, at most 5,000 → fixing',
      {
        issueType: 'sast',
        selection: {
          by: 'platform',
          limit: 5000,
          filters: {
            autotriage_verdict: 'false_positive',
            since: String(Date.UTC(2026, 0, 2, 3, 4) / 1000),
            ref: 'main',
            repos: ['acme/a'],
            rules: Array.from({ length: 12 }, (_, index) => `rule-${index}`),
          },
        },
        decision: { state: 'fixing' },
      },
    ],
    [
      'open sast findings under **/test/** and !keep/** without a ticket older than 2026-11-21 05:17 UTC → ignored',
      {
        issueType: 'sast',
        decision: IGNORED,
        selection: {
          by: 'listed',
          query: {
            issueType: 'sast',
            filters: { status: 'open' },
            paths: { names: [], patterns: ['**/test/**'], except: ['keep/**'] },
            hasTicket: false,
            olderThanMs: NOW_MS,
          },
        },
      },
    ],
    [
      'sast findings of category a or b or c or d or e … → ignored',
      byPlatform({ categories: [...'abcdef'] }),
    ],
  ])('%s', (phrase, request) => {
    expect(triagePhrase(request)).toBe(phrase);
  });

  it.each((TRIAGE_FILTERS as readonly TriageFilter[]).map((filter) => [filter.wire, filter] as const))(
    'names the value of %s',
    (wire, { kind, phrase, values = ['any_value'] }) => {
      const value = kind === 'boolean' ? true : kind === 'time' ? '0' : (values[0] ?? '');
      const sentence = triagePhrase(byPlatform({ [wire]: kind === 'list' ? [String(value)] : value }));
      const shown = kind === 'time' ? '1970-01-01 00:00 UTC' : String(value);
      const phrases = [shown, shown.replaceAll('_', ' ')].map((text) => phrase.replace('%', text));
      expect(phrases.map((text) => sentence.includes(text))).toContain(true);
    },
  );

  it('has a row for each filter and condition that was given, with all values', () => {
    const rows = queryRows({
      filters: { repos: ['acme/a', 'acme/b', 'acme/c'], since: '0' },
      newerThanMs: NOW_MS,
      triagedBeforeMs: NOW_MS,
      hasTicket: true,
    });
    expect(rows).toEqual([
      ['repos', 'acme/a, acme/b, acme/c'],
      ['since', '0 (1970-01-01 00:00 UTC)'],
      ['newer-than', '2026-11-21 05:17 UTC'],
      ['triaged-before', '2026-11-21 05:17 UTC'],
      ['has-ticket', 'true'],
    ]);
  });
});
