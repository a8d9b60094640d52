/** The scans that decide, by their ends, among those of other commits and of a merge queue. */

import { describe, expect, it } from 'vitest';
import type { ScanSummary } from '../../../src/platform/resources/scan.ts';
import {
  type Case,
  check,
  decideOn,
  FEATURE,
  type Gives,
  GROUP,
  GROUP_REF,
  type Others,
  RED,
  row,
  type ScanFacts,
  sast,
  sca,
  scan,
  secrets,
} from './cases.ts';
import { COMMIT, OTHER_COMMIT } from './open.ts';

const RUNNING = { status: 'running' };
const BROKEN = { status: 'error', exit_code: -9 };

describe('a series of scans of one commit', () => {
  const SERIES = [sast, sca, secrets];
  const ORDERS = ['012', '021', '102', '120', '201', '210'];
  const named = (order: string, facts: ScanFacts[]) =>
    [...order].map((at, place) => SERIES[+at]?.({ began: 9 - 2 * place, ...facts[+at] }) ?? scan());
  const late: Others = { waits: true, notices: ['gate-also'] };
  const code: Others = { request: { products: ['sast'] } };
  // Scans of code, supply chain and secrets, which may come in each order.
  const cases: [why: string, Gives, ScanFacts[], Case[3]?, Others?][] = [
    ['each is clean', 'passed', [{}, {}, {}]],
    ['code is red', 'failed', [RED, {}, {}], [row('sast')]],
    ['code ended in an error: no result is not a pass', 'failed: scan-failed', [BROKEN, {}, {}]],
    ['code still runs when the time is over', 'timed-out', [RUNNING, {}, {}]],
    ['the supply chain is red, and code still runs', 'failed', [RUNNING, RED, {}], [row('sca')], late],
    ['`products: sast` asks for the scan of code', 'passed', [{}, BROKEN, { status: 'cancelled' }], [], code],
  ];
  check(
    ORDERS.flatMap((order) =>
      cases.map(
        ([why, gives, facts, ...rest]): Case => [`${why} (${order})`, gives, named(order, facts), ...rest],
      ),
    ),
  );

  const secretsToo: Others = { request: { products: ['sast', 'secrets'] }, waits: true };
  const elsewhere = (facts: ScanFacts = {}) => sast({ branch: FEATURE, began: 5, ...facts });
  const scanOfAi = (facts: ScanFacts = {}) => scan({ enabled_products: ['ai_sast'], ...facts });
  const ai: Others = { request: { products: ['ai_sast'] } };
  check([
    ['a product that is named and that no scan ran', 'failed: product-not-run', [sast()], [], secretsToo],
    ['a finding fails beside it', 'failed', [sast(RED)], [row('sast')], { ...secretsToo, ...late }],
    ['nothing says that another scan of a series follows', 'passed', [sast()]],
    [
      'a scan that names no products ran all',
      'failed',
      [scan({ exit_code: 1, enabled_products: [], findings_counts: { secrets: 1 } })],
      [row('secrets')],
    ],
    ['the newest scan of code decides', 'passed', [sast({ ...BROKEN, began: 20 }), sast()]],
    ['also one that failed', 'failed: scan-failed', [sast({ began: 20 }), sast(BROKEN)]],
    ['one that hangs since before it is not waited for', 'passed', [sast({ ...RUNNING, began: 30 }), sast()]],
    ['one of another product is waited for', 'timed-out', [sca({ ...RUNNING, began: 30 }), sast()]],
    ['one on another branch than the event’s is not', 'passed', [sast(), elsewhere(RUNNING)]],
    ['the branch of the event decides', 'failed', [sast(RED), elsewhere()], [row('sast')]],
    [
      'one on the branch of the event is waited for, whatever ended elsewhere',
      'timed-out',
      [elsewhere(), sast({ ...RUNNING, began: 20 })],
    ],
    [
      'without one on the branch of the event the newest decides',
      'passed',
      [sast({ ...RED, branch: FEATURE }), sast({ branch: 'refs/heads/x', began: 5 })],
      [row('sast', { ref: FEATURE })],
      { event: 'main' },
    ],
    ['`ai_sast` is judged by a scan that ran it', 'failed', [scanOfAi(RED)], [row('ai_sast')], ai],
    ['a scan of code stands for no AI detection', 'no-scan', [sast()], [row('ai_sast')], ai],
    ['nor one of AI detection for code', 'no-scan', [scanOfAi()], [], code],
    ['unless it is named, it is no scan of the commit', 'no-scan', [scanOfAi()]],
    ['and its findings are never judged', 'passed', [sast(), scanOfAi(RED)], [row('ai_sast')]],
    ['a scan that names something else ran nothing known', 'no-scan', [scan({ enabled_products: ['x'] })]],
  ]);
});

describe('a scan', () => {
  const ends: [string, Gives, Partial<ScanSummary>][] = [
    ['completed without an exit code', 'passed', { exit_code: undefined }],
    ['completed with exit code 2, which is no verdict', 'failed: scan-failed', { exit_code: 2 }],
    ['completed with exit code -9: codes may be negative', 'failed: scan-failed', { exit_code: -9 }],
    ['cancelled', 'failed: scan-failed', { status: 'cancelled', exit_code: undefined }],
    ['never_finished', 'failed: scan-failed', { status: 'never_finished', exit_code: undefined }],
    ['pending', 'timed-out', { status: 'pending', completed_at: undefined }],
    ['queued, a new word that is clearly no end', 'timed-out', { status: 'queued', completed_at: undefined }],
    ['a new word with a time of completion: no verdict', 'failed: scan-failed', { status: 'aborted' }],
    ['no status, but a time of completion', 'passed', { status: undefined }],
    ['no status and no time', 'timed-out', { status: undefined, completed_at: undefined }],
    ['of this hash in another case', 'passed', { commit: COMMIT.toUpperCase() }],
    ['of another commit', 'no-scan', { commit: OTHER_COMMIT }],
  ];
  check(ends.map(([why, gives, facts]): Case => [why, gives, [{ ...scan(), ...facts }]]));
});

/** Began before the commit's own scan, and ended after it. */
const LATE = { began: 20, ended: 2 };
const newer = (facts: ScanFacts = {}) => sast({ commit: OTHER_COMMIT, began: 5, ...facts });
const MOVED: Others = { moved: true };

describe.each(['pull_request', 'pull_request_target', 'workflow_run'] as const)(
  '%s, a newer commit:',
  (event) => {
    check(
      [
        ['the head has moved: its gate decides', 'skipped: head-moved', [sast(RED)], [row('sast')], MOVED],
        ['the head has moved, and no scan is waited for', 'skipped: head-moved', [], [], MOVED],
        ['this is the head, and the list is replaced', 'failed: overwritten', [sast(), newer()]],
        [
          'a commit that was given by hand is never skipped',
          'failed',
          [sast(RED)],
          [row('sast')],
          { ...MOVED, request: { isCommitGiven: true } },
        ],
      ],
      { event },
    );
  },
);

describe('push, a newer commit:', () => {
  const mine = (facts: ScanFacts = {}) => sast({ branch: FEATURE, ...facts });
  const theirs = newer({ branch: FEATURE });
  const late = newer({ branch: FEATURE, ...LATE });
  check(
    [
      ['it was scanned, so its gate decides', 'skipped: newer-scan', [mine(), theirs], [], MOVED],
      ['the list is still this commit’s', 'failed', [mine(RED)], [row('sast', { ref: FEATURE })], MOVED],
      ['the branch was set back, so this is the head', 'failed: overwritten', [mine(), theirs]],
      ['it began before and ended later', 'failed: overwritten', [mine(), late], [], MOVED],
    ],
    { event: 'push' },
  );
});

describe('a scan of another commit', () => {
  check([
    ['that began before and ended later', 'failed: overwritten', [sast(), newer(LATE)]],
    ['of another product replaced nothing', 'passed', [sast(), secrets({ commit: OTHER_COMMIT, began: 5 })]],
    ['of another branch replaced nothing', 'passed', [sast(), newer({ branch: FEATURE })]],
    [
      'that still runs, or failed, replaced nothing',
      'passed',
      [sast(), newer(RUNNING), newer({ ...BROKEN, began: 4 })],
    ],
    [
      'replaced code, and secrets are red: what counts fails whatever else is missing',
      'failed',
      [sast(), secrets(RED), newer()],
      [row('secrets')],
      { notices: ['gate-also'] },
    ],
  ]);
});

describe('a merge queue', () => {
  const group = (facts: ScanFacts = {}) => sast({ commit: GROUP, branch: GROUP_REF, began: 5, ...facts });
  const inGroup = { ref: GROUP_REF, match_based_id: 'same' };
  const both = [row('sast', { match_based_id: 'same' }), row('sast', inGroup)];
  check(
    [
      ['the scan of the pull request’s head decides', 'passed', [sast()]],
      ['one of the group’s own commit decides where the head has none', 'passed', [group()]],
      ['the group is red: either fails', 'failed', [sast(), group(RED)], [row('sast', inGroup)]],
      ['the head is red: either fails', 'failed', [sast(RED), group()], [row('sast')]],
      ['the group’s scan failed', 'failed: scan-failed', [sast(), group(BROKEN)]],
      ['one finding of both is counted once', 'failed', [sast(RED), group(RED)], both],
      ['nothing is skipped, whatever the head is now', 'failed: overwritten', [sast(), newer()], [], MOVED],
    ],
    { event: 'merge_group' },
  );

  it('counts once what the scans of both commits counted and the platform does not list', () => {
    const scans = [sast({ counted: 2 }), group({ counted: 1 }), secrets({ counted: 1 })];
    expect(decideOn({ scans, event: 'merge_group' })).toMatchObject({
      verdict: 'passed',
      decision: { unlisted: 3 },
    });
  });
});
