/** The findings that count, beside a scan's own count. */

import { describe } from 'vitest';
import type { GateRequest } from '../../../src/operations/gate/inputs.ts';
import type { Finding } from '../../../src/platform/resources/finding.ts';
import {
  type Case,
  check,
  type Gives,
  ignored,
  MINUTE,
  type Others,
  RED,
  row,
  sast,
  sca,
  scan,
  secrets,
} from './cases.ts';
import { failOn, MAIN, NOW, OTHER_COMMIT } from './open.ts';

/** A scan that has just ended. */
const JUST = { began: 1, ended: 0.1 };

type Row = [why: string, Gives, Finding[], Partial<GateRequest>?];

describe('new on the primary branch and elsewhere', () => {
  const onMain = (others: Partial<Finding> = {}) =>
    row('sast', { ref: MAIN, match_based_id: 'same', ...others });
  const mine = row('sast', { match_based_id: 'same' });
  const ignoredThere = [mine, onMain({ status: 'ignored' })];
  const unmatched = { match_based_id: undefined };
  const ofPull: Row[] = [
    ['the same finding is open on the primary branch', 'passed', [mine, onMain()]],
    ['it is fixed there', 'failed', [mine, onMain({ status: 'fixed' })]],
    ['nobody asks for new ones only', 'failed', [mine, onMain()], { newOnly: false }],
    ['it was ignored there, which a diff scan does not inherit', 'passed', ignoredThere, { newOnly: false }],
    ['nobody asks to inherit that', 'failed', ignoredThere, { newOnly: false, inheritIgnores: false }],
    ['a row without a match excuses nothing', 'failed', [row('sast', unmatched), onMain(unmatched)]],
  ];
  check(ofPull.map(([why, gives, rows, request]): Case => [why, gives, [sast(RED)], rows, { request }]));

  const onRelease = (others: Partial<Finding> = {}) => onMain({ ref: 'release-1', ...others });
  const ignoredOnRelease = [mine, onRelease({ status: 'ignored' })];
  const ofBase: [...Row, Others['event']?][] = [
    ['the same finding is open on the branch that the pull request goes into', 'passed', [mine, onRelease()]],
    ['or in its merge queue', 'passed', [mine, onRelease()], {}, 'backportQueue'],
    ['that branch matters to its own pull requests only', 'failed', [mine, onRelease()], {}, 'pull_request'],
    ['the primary branch still matters', 'passed', [mine, onMain()]],
    [
      'it is fixed on the one, and open on the other',
      'passed',
      [mine, onRelease({ status: 'fixed' }), onMain()],
    ],
    ['it is fixed on both', 'failed', [mine, onRelease({ status: 'fixed' }), onMain({ status: 'fixed' })]],
    ['another finding is there', 'failed', [mine, onRelease({ match_based_id: 'other' })]],
    ['nobody asks for new ones only there', 'failed', [mine, onRelease()], { newOnly: false }],
    ['it was ignored on that branch', 'passed', ignoredOnRelease, { newOnly: false }],
    ['a fork’s branch may have the name of its base', 'failed', [onRelease()], {}, 'forkOfRelease'],
  ];
  check(
    ofBase.map(([why, gives, rows, request, event = 'backport']): Case => {
      const branch = event === 'forkOfRelease' ? 'refs/heads/release-1' : undefined;
      return [why, gives, [sast({ ...RED, ...(branch && { branch }) })], rows, { request, event }];
    }),
  );

  const first = sast({ ...RED, branch: MAIN });
  const second = { ...first, id: first.id + 1n };
  const newer = sast({ branch: MAIN, commit: OTHER_COMMIT, began: 5 });
  const longAgo = new Date(NOW - 100 * MINUTE).toISOString();
  const seenBy = (id?: bigint, since: string | undefined = longAgo) => [
    onMain({ first_seen_scan_id: id, relevant_since: since }),
  ];
  check(
    [
      ['an earlier scan saw it', 'passed', [first], seenBy(5n)],
      ['this commit’s scan saw it first', 'failed', [first], seenBy(first.id)],
      ['it came back while this commit’s scan ran', 'failed', [first], seenBy(5n, row('sast').created_at)],
      ['nobody says since when it is there', 'failed', [first], [onMain({ relevant_since: undefined })]],
      ['a second scan does not make it old', 'failed', [first, second], seenBy(first.id)],
      ['nor does one of the next commit', 'failed', [first, newer], seenBy(first.id)],
      ['what the next commit brought is not this one’s', 'passed', [first, newer], seenBy(newer.id)],
      ['a fork’s branch may be called main', 'failed', [first], seenBy(5n), { event: 'fork' }],
      [
        'a pull request from the primary branch is compared with it',
        'passed',
        [first],
        seenBy(5n),
        { event: 'pull_request', pull: { headBranch: 'main' } },
      ],
    ],
    { event: 'main' },
  );
});

/** A scan that blocks, of each product that rows are of. */
function blocking(rows: readonly Finding[]) {
  const scanOf = { sast, sca, secrets, ai_sast: sast };
  return [...new Set(rows.map(({ kind }) => kind))].map((kind) => scanOf[kind](RED));
}

describe('thresholds:', () => {
  const each = { failOn: failOn('high', { sca: 'critical' }) };
  const reported = { failOn: failOn('high', { sast: 'none' }) };
  const low = { severity: 'low' };
  const bare = row('sast', { severity: undefined, confidence: undefined });
  const unsure = row('sast', { confidence: 'low' });
  const cases: [why: string, Gives, counted: number, Finding[], Partial<GateRequest>][] = [
    ['high of the supply chain is below its threshold', 'passed', 0, [ignored(), row('sca')], each],
    ['critical reaches it', 'failed', 1, [ignored(), row('sca', { severity: 'critical' })], each],
    ['high of code reaches that of code', 'failed', 1, [row('sast'), row('sca')], each],
    ['code is only reported', 'passed', 1, [row('sast', low), row('sca', low)], reported],
    ['nothing fails, all counts', 'passed', 2, [row('sast'), row('sca', low)], { failOn: failOn('none') }],
    ['it is of low confidence', 'passed', 0, [unsure], { failOnConfidence: 'medium' }],
    ['it lacks severity and confidence', 'failed', 1, [bare], { failOnConfidence: 'high' }],
  ];
  check(
    cases.map(([why, gives, counted, rows, request]): Case => {
      return [why, gives, blocking(rows), rows, { request, counted }];
    }),
  );
});

describe('filters:', () => {
  const exposures = { exposures: ['reachable'] };
  const cases: [why: string, Finding, GateRequest['filters']][] = [
    ['it has no path, which does not excuse it', row('sast'), { paths: ['src/**'] }],
    ['a filter of rules leaves secrets alone', row('secrets', { rule: 'a1b2' }), { rules: ['x.*'] }],
    ['a filter of the supply chain leaves code alone', row('sast'), exposures],
  ];
  check(
    cases.map(
      ([why, one, filters]): Case => [why, 'failed', blocking([one]), [one], { request: { filters } }],
    ),
  );
});

describe('a filter by a rule that the scan did not report:', () => {
  const bad = row('sast', { rule: 'sql-injection-b' });
  const onMain = row('sast', { rule: 'sql-injection-a', ref: MAIN });
  const request = { filters: { rules: ['sql-injection-a'] } };
  check([
    [
      'it is near a known one, so it is not applied',
      'failed',
      [sast(RED)],
      [bad],
      { request, notices: ['filter-not-applied'] },
    ],
    ['the primary branch has it, so it is applied', 'passed', [sast(RED)], [bad, onMain], { request }],
  ]);
});

describe('what a scan counted:', () => {
  const TWO = { enabled_products: ['sast', 'sca'] };
  const UNKNOWN = { findings_counts: undefined };
  const inPart = (total: number) => [scan({ ...JUST, ...TWO, findings_counts: { total, code: 1 } })];
  const fixed = row('sast', { status: 'fixed' });
  const provisional = row('sast', { status: 'provisionally_ignored' });
  const noFailure = { failOn: failOn('none') };
  const counting = (counted: number) => [sast({ ...JUST, counted })];
  const unlisted: Others = { notices: ['findings-unlisted'] };
  const ignoredAgo = (minutes: number) =>
    ignored({ triaged_at: new Date(NOW - minutes * MINUTE).toISOString() });
  const short = [sast({ exit_code: 1, counted: 2 })];
  check([
    ['an ignored finding fills the count', 'passed', counting(1), [ignored()]],
    ['so does a provisionally ignored one', 'passed', counting(1), [provisional]],
    ['one that is silenced in the code', 'passed', counting(1), [], { ...unlisted, rereads: 3 }],
    ['one that is listed a little later', 'failed', counting(1), [], { later: [row('sast')], rereads: 1 }],
    ['one that this commit fixed', 'passed', counting(0), [row('sast')], { later: [fixed], rereads: 1 }],
    ['an open row beyond the count that stays listed', 'failed', counting(0), [row('sast')], { rereads: 3 }],
    ['more ignored rows are no reason to wait', 'passed', counting(0), [ignored(), ignored()]],
    ['missing counts are unknown, not zero', 'passed', [sast({ ...JUST, ...UNKNOWN })], [], { rereads: 3 }],
    ['a missing part is zero where the others reach the total', 'passed', inPart(1), [ignored()]],
    ['a missing part is unknown where they do not', 'passed', inPart(2), [ignored()], { rereads: 3 }],
    ['it blocks, and nothing explains it', 'timed-out: findings-missing', [sast(RED)], [], unlisted],
    ['nor where its counts are unknown', 'timed-out: findings-missing', [sast({ ...RED, ...UNKNOWN })]],
    ['it blocks on what somebody ignored since it began', 'passed', short, [ignoredAgo(1)], unlisted],
    ['it blocks, and that was before', 'timed-out: findings-missing', short, [ignoredAgo(60)], unlisted],
    ['it blocks on a row below the threshold', 'passed', short, [row('sast', { severity: 'low' })], unlisted],
    ['all that it counted is listed: it may block', 'passed', [sast(RED)], [ignored()]],
    [
      'a row of a product that was not asked for may explain that it blocks',
      'passed',
      [scan({ ...TWO, exit_code: 1, ...UNKNOWN })],
      [row('sca')],
      { request: { products: ['sast'] } },
    ],
    ['one of several blocks', 'timed-out: findings-missing', [sast(RED), sca({ began: 5 })], [], unlisted],
    [
      'it blocks, and nothing is to fail: judged as ever',
      'timed-out: findings-missing',
      [sast(RED)],
      [],
      { ...unlisted, request: noFailure },
    ],
  ]);
});
