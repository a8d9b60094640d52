import { describe, expect, it } from 'vitest';
import { TRIAGE_FILTERS } from '../../src/findings/filters.ts';
import { filterInput } from '../../src/model/findings.ts';
import { accepted, type Inputs, problems, TRIAGE } from './parsing.ts';

const NEITHER: Inputs = { operation: 'triage', 'issue-type': 'sast', status: 'open' };
const OPEN: Inputs = { ...TRIAGE, status: 'open' };
const PLATFORM: Inputs = { ...TRIAGE, selection: 'platform' };
const IDS: Inputs = { ...TRIAGE, 'issue-ids': '1\n2\n3' };

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();

describe('a triage is refused', () => {
  it.each(
    TRIAGE_FILTERS.filter(({ only }) => only !== undefined).map(
      (filter) => [filterInput(filter), filter] as const,
    ),
  )('with %s on findings of another type', async (input, { only, kind, values = ['x'] }) => {
    const text = kind === 'boolean' ? 'true' : (values[0] ?? '');
    for (const type of ['sast', 'sca', 'secrets']) {
      const inputs = { ...PLATFORM, 'issue-type': type, [input]: text };
      const told = `${input}: applies only to \`${only}\` findings, but \`issue-type\` is \`${type}\`; leave it out`;
      expect(await problems(inputs)).toEqual(type === only ? [] : [told]);
    }
  });
});

describe('a triage is accepted', () => {
  it.each<[string, Inputs]>([
    ['with a note of 3000 characters, counted as people do', { ...OPEN, 'new-note': '👍'.repeat(3000) }],
    ['with a note alone', { ...NEITHER, 'new-note': 'seen' }],
    ['with a reason', { ...OPEN, 'new-triage-reason': 'duplicate' }],
    ['with the newer state', { ...OPEN, 'new-triage-state': 'provisionally_ignored' }],
    ['with as many ids as the limit', { ...IDS, limit: '3' }],
    ['with ids and `all`', { ...IDS, limit: 'all' }],
    ['with more ids than one request takes', { ...TRIAGE, 'issue-ids': ids(3001), limit: '5000' }],
    ['with a limit of 3000 and any filter', { ...PLATFORM, limit: '3000', repos: 'acme/login' }],
    ['with a limit of 3001 that findings leave', { ...PLATFORM, status: 'open', limit: '3001' }],
    ['with `all` of what is listed', { ...TRIAGE, severities: 'low', limit: 'all' }],
    [
      'with `all`, reopening',
      { ...PLATFORM, 'new-triage-state': 'reopened', status: 'ignored', limit: 'all' },
    ],
  ])('%s', async (_, inputs) => {
    await accepted(inputs);
  });
});
