import { expect, it } from 'vitest';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import { innerStep } from '../../inner-step.ts';
import { decided, finding, sibling, worldOf } from '../world.ts';
import { asked, listQueries, onTriage, openPlatform } from './context.ts';

const TRIAGE = {
  operation: 'triage',
  'issue-type': 'sast',
  'new-triage-state': 'fixing',
  'max-changes': '5000',
};

it.each([
  [20, [2945, 155]],
  [1, [3000, 100]],
])('3,100 of %i repositories are sent after the list, at most 3,000 at once', async (projects, sizes) => {
  const platform = await openPlatform({ state: findingsState(3100, { projects }) });
  const { outputs } = await innerStep(platform, { ...TRIAGE, severities: 'low' });
  expect(outputs['num-triaged']).toBe('3100');
  const sent = platform.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => JSON.parse(body).issue_ids.length)).toEqual(sizes);
  expect(asked(platform).indexOf('POST acme/triage')).toBe(asked(platform).length - 2);
});

it('Each repository is listed once more when its list is older than 10 s, right before its chunk', async () => {
  const platform = await openPlatform({ state: findingsState(3100) });
  platform.faults = onTriage({ kind: 'status', status: 429, retryAfter: '11' }, 1);
  const { outputs } = await innerStep(platform, { ...TRIAGE, severities: 'low', 'max-retries': '2' });
  expect(outputs['num-triaged']).toBe('3100');
  const again = listQueries(platform).filter((query) => query.has('repos') && query.get('page') === '0');
  expect(again.map((query) => query.getAll('repos').length)).toEqual([19, 1]);
  expect(asked(platform).slice(-2)).toEqual(['GET acme/findings', 'POST acme/triage']);
});

// The branches were scanned at other times.
it.each<[Record<string, string>, object, object]>([
  [{ severities: 'low' }, {}, { severity: 'high' }],
  [{ confidence: 'low' }, { confidence: 'low' }, { confidence: 'high' }],
  [{ 'autotriage-verdict': 'false_positive' }, { autotriage_verdict: 'false_positive' }, {}],
  [{ categories: 'a' }, { categories: ['a'] }, { categories: ['b'] }],
  [{ 'component-tags': 'a' }, { component_tags: ['a'] }, { component_tags: [] }],
  [{ 'policy-mode': 'monitor' }, { policy_mode: 'monitor' }, { policy_mode: 'block' }],
  [{ since: '1767225600' }, {}, { relevant_since: 1_700_000_000 }],
  [{ exposures: 'unreachable' }, { exposure: 'unreachable' }, { exposure: 'reachable' }],
  [{ transitivities: 'direct' }, { transitivity: 'direct' }, { transitivity: 'transitive' }],
])(
  'A finding is left where a branch that %j does not select was decided, or has a ticket',
  async (filters, own, other) => {
    const isSca = 'exposures' in filters || 'transitivities' in filters;
    const kind = isSca ? 'sca' : 'sast';
    const one = finding(1, {
      issue_type: kind,
      fingerprint: 'same',
      ...(isSca && { dependency: 'lodash' }),
      ...own,
    });
    const theirs = { ...one, autotriage_verdict: undefined, line: 77, ref: 'refs/heads/next', ...other };
    const state = worldOf(1, [
      one,
      sibling(one, 2, { ...theirs, id: 2n, ...decided('reviewing'), ticket: 'SEC-1' }),
    ]);
    const platform = await openPlatform({ state });
    for (const [inputs, seen, text] of [
      [
        { operation: 'triage', 'new-triage-state': 'ignored' },
        { id: 2, ref: 'next', status: 'reviewing' },
        'reviewing on <code>next</code>',
      ],
      [{ operation: 'ticket' }, { slug: 'SEC-1' }, 'SEC-1'],
    ] as const) {
      const run = await innerStep(platform, { 'issue-type': kind, ...filters, ...inputs });
      expect(run.report.rows).toMatchObject([{ state: 'left', change: { finding: { id: 1 } }, seen }]);
      expect(run.summary).toContain(text);
    }
    expect(platform.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);
