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
  it.each<[string, Inputs, RegExp]>([
    ['with a blank note alone', { ...NEITHER, 'new-note': ' \n' }, /^new-triage-state: is empty/],
    [
      'with an unknown reason',
      { ...OPEN, 'new-triage-reason': 'false-positive' },
      /^new-triage-reason: .*mean `false_positive`\?/,
    ],
    [
      'with the id 0',
      { ...TRIAGE, 'issue-ids': '0' },
      /^issue-ids: has `0`; give ids, which are whole numbers from 1/,
    ],
    [
      'with an id of 2^64',
      { ...TRIAGE, 'issue-ids': '18446744073709551616' },
      /^issue-ids: has `18446744073/,
    ],
    [
      'with ids that are no numbers',
      { ...TRIAGE, 'issue-ids': '1,-2,3.0,4e2,0x5,six,7\n8.9' },
      /^issue-ids: has `-2`, `3\.0`, `4e2`, `0x5`, `six` and 1 more; /,
    ],
    ['with a limit of a half', { ...IDS, limit: '3.5' }, /^limit: is `3.5`/],
    ['with a flag that is none', { ...PLATFORM, 'pro-only': 'yes' }, /^pro-only: is `yes`; write `true`/],
  ])('%s', async (_, inputs, message) => {
    expect(await problems(inputs)).toEqual([expect.stringMatching(message)]);
  });

  it('of secrets with what they do not have: other states, a reason, a note', async () => {
    const secrets = { ...OPEN, 'issue-type': 'secrets' };
    expect(await problems({ ...secrets, 'new-triage-state': 'fixing' })).toEqual([
      'new-triage-state: is `fixing`, which secrets do not have; give `ignored` or `reopened`',
    ]);
    const more = { ...secrets, 'new-triage-reason': 'no_time', 'new-note': 'x' };
    expect(await problems({ ...more, 'new-triage-state': 'ignored' })).toEqual([
      'new-triage-reason: does not exist for secrets; leave it out',
      'new-note: does not exist for secrets; leave it out',
    ]);
  });

  it.each(['', 'reviewing', 'fixing', 'reopened', 'provisionally_ignored'])(
    'with a reason and the state `%s`, for only `ignored` has reasons',
    async (state) => {
      const inputs = { ...OPEN, 'new-note': 'x', 'new-triage-state': state, 'new-triage-reason': 'no_time' };
      expect(await problems(inputs)).toEqual([
        'new-triage-reason: works only with `new-triage-state: ignored`; leave it out',
      ]);
    },
  );

  it.each([
    ['3001', '', 'ignored'],
    ['all', '', 'ignored'],
    ['ALL', 'ignored', 'ignored'],
    ['3001', 'open', 'reopened'],
    ['4000', 'open', ''],
  ])('with limit %s, status `%s` and state `%s`: the end would never come', async (limit, status, state) => {
    const inputs = {
      ...PLATFORM,
      limit,
      status,
      'new-triage-state': state,
      'new-note': 'x',
      severities: 'low',
    };
    expect(await problems(inputs)).toEqual([
      expect.stringMatching(
        /^limit: is `.*`, but more than 3000 findings need several requests.*`status` other than the one/,
      ),
    ]);
  });

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
