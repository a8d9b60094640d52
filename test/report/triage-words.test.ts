import { describe, expect, it } from 'vitest';
import { TRIAGE_FILTERS, type TriageFilter } from '../../src/model/filters.ts';
import type { FindingSelection } from '../../src/model/request.ts';
import { triageWords } from '../../src/report/request-words.ts';
import { accepted, type Inputs, TRIAGE } from '../inputs/parsing.ts';

async function words(inputs: Inputs): Promise<string> {
  return triageWords((await accepted<'triage'>({ ...TRIAGE, ...inputs })).request);
}

describe('a triage in words', () => {
  it.each<[string, Inputs]>([
    [
      'open sast findings of low severity in 3 repositories → ignored, acceptable risk',
      {
        status: 'open',
        severities: 'low',
        repos: 'acme/a\nacme/b\nacme/c',
        'new-triage-reason': 'acceptable_risk',
      },
    ],
    ['1 sast finding by id → ignored', { 'issue-ids': '7' }],
    [
      '1,200 sast findings by id → ignored, false positive, with a note',
      {
        'issue-ids': Array.from({ length: 1200 }, (_, index) => index + 1).join(),
        'new-triage-reason': 'false_positive',
        'new-note': 'x',
      },
    ],
    [
      'sca findings of high or none EPSS probability in direct dependencies → a note',
      {
        'issue-type': 'sca',
        'new-triage-state': '',
        'new-note': 'x',
        transitivities: 'direct',
        'epss-probability': 'high,none',
      },
    ],
    [
      'provisionally ignored secrets findings of policy a or b of secret type AWS or Slack in public repositories → reopened',
      {
        'issue-type': 'secrets',
        status: 'provisionally_ignored',
        'repository-visibility': 'public',
        'secret-types': 'AWS,Slack',
        policies: 'a,b',
        'new-triage-state': 'reopened',
      },
    ],
    [
      'sast findings judged false positive by the automatic triage of 12 rules in acme/a on main since 2026-01-02 03:04 UTC → fixing',
      {
        'autotriage-verdict': 'false_positive',
        since: '2026-01-02T03:04',
        ref: 'main',
        repos: 'acme/a',
        rules: Array.from({ length: 12 }, (_, index) => `rule-${index}`).join(),
        'new-triage-state': 'fixing',
      },
    ],
    [
      'sast findings of category a or b or c or d or e … → ignored',
      { categories: 'a,b,c,d,e,f', 'new-triage-state': 'ignored' },
    ],
  ])('%s', async (sentence, inputs) => {
    expect(await words(inputs)).toBe(sentence);
  });

  it.each((TRIAGE_FILTERS as readonly TriageFilter[]).map((filter) => [filter.wire, filter] as const))(
    'names the value of %s',
    (wire, { kind, phrase, values = ['any_value'] }) => {
      const value = kind === 'flag' ? true : kind === 'time' ? '0' : (values[0] ?? '');
      const filters = { [wire]: kind === 'list' ? [String(value)] : value };
      const selection: FindingSelection = { by: 'filters', filters };
      const sentence = triageWords({ issueType: 'sast', selection, state: 'ignored', dryRun: false });
      const shown = kind === 'time' ? '1970-01-01 00:00 UTC' : String(value);
      expect([phrase.replace('%', shown), phrase.replace('%', shown.replaceAll('_', ' '))]).toContain(
        sentence
          .replace(/^sast findings /, '')
          .replace(/^(\S+( \S+)*) sast findings /, '$1 ')
          .replace(/ → ignored$/, ''),
      );
    },
  );
});
