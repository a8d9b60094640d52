/** Which scans decide, and how each ended. */

import { describe } from 'vitest';
import type { ScanSummary } from '../../../src/platform/resources/scan.ts';
import {
  type Case,
  check,
  code,
  FEATURE,
  row,
  type ScanFacts,
  SERIES,
  sast,
  sca,
  scan,
  secretsOf,
  supplyChain,
} from './cases.ts';
import { COMMIT, OTHER_COMMIT } from './open.ts';

/** Every order of a series: `SERIES` by place. */
const ORDERS = ['012', '021', '102', '120', '201', '210'];
/** Of scans of code, supply chain and secrets. */
type Facts = readonly [ScanFacts, ScanFacts, ScanFacts];

describe('a series of scans of one commit', () => {
  const named = (order: string, facts: Facts) =>
    [...order].map((at, place) => SERIES[+at]?.({ began: 9 - 2 * place, ...facts[+at] }) ?? scan());
  const red = { exit_code: 1, counts: code(1) };
  const redChain = { exit_code: 1, counts: supplyChain(1) };
  const running = { status: 'running' };
  const cases: [why: string, Facts, Omit<Case, 'why' | 'scans'>][] = [
    ['each is clean', [{}, {}, {}], { gives: 'passed', counted: 0 }],
    ['code is red, whichever came last', [red, {}, {}], { rows: [row('sast')], gives: 'failed', counted: 1 }],
    [
      'code ended in an error: no result is not a pass',
      [{ status: 'error', exit_code: 2 }, {}, {}],
      { gives: 'failed', because: 'scan-failed', failure: 'gate-scan-failed' },
    ],
    [
      'code still runs when the time is over',
      [running, {}, {}],
      { gives: 'timed-out', failure: 'scan-timeout', waits: true },
    ],
    [
      'a finding of the supply chain counts although code still runs',
      [running, redChain, {}],
      { rows: [row('sca')], gives: 'failed', counted: 1, waits: true, notices: ['gate-also'] },
    ],
    [
      '`products: sast` is decided by the scan of code',
      [{}, { status: 'error', exit_code: -9 }, { status: 'cancelled' }],
      { request: { products: ['sast'] }, gives: 'passed', counted: 0 },
    ],
  ];
  check(
    ORDERS.flatMap((order) =>
      cases.map(([why, facts, rest]) => ({ why: `${why} (${order})`, scans: named(order, facts), ...rest })),
    ),
  );

  check([
    {
      why: 'a product that is named and that no scan ran by the end fails',
      scans: [sast()],
      request: { products: ['sast', 'secrets'] },
      gives: 'failed',
      because: 'product-not-run',
      waits: true,
    },
    {
      why: 'between two scans of a series nothing says that another follows: `products` would',
      scans: [sast()],
      gives: 'passed',
    },
    {
      why: 'a scan that names no products is asked for all, and secrets are red',
      scans: [scan({ enabled_products: [], exit_code: 1, counts: secretsOf(1) })],
      rows: [row('secrets')],
      gives: 'failed',
      counted: 1,
    },
    {
      why: 'a newer scan of code decides over an older one that failed',
      scans: [sast({ status: 'error', exit_code: 2, began: 20 }), sast()],
      gives: 'passed',
    },
    {
      why: 'a newer scan of code that failed decides over an older clean one',
      scans: [sast({ began: 20 }), sast({ status: 'never_finished' })],
      gives: 'failed',
      because: 'scan-failed',
    },
    {
      why: 'a scan that hangs since before the newest ended one of its product is not waited for',
      scans: [sast({ began: 30, status: 'running' }), sast()],
      gives: 'passed',
    },
    {
      why: 'a scan of another product that runs since before is waited for',
      scans: [sca({ began: 30, status: 'running' }), sast()],
      gives: 'timed-out',
      waits: true,
    },
    {
      why: 'a scan on another branch may still bring what counts, and is waited for',
      scans: [sast(), sast({ branch: FEATURE, status: 'running', began: 5 })],
      gives: 'passed',
      waits: true,
    },
    {
      why: 'of several branches that of the event decides, although the other is newer',
      scans: [sast({ exit_code: 1, counts: code(1) }), sast({ branch: FEATURE, began: 5 })],
      rows: [row('sast')],
      gives: 'failed',
    },
    {
      why: 'without one on the branch of the event the newest decides',
      event: 'main',
      scans: [
        sast({ branch: FEATURE, exit_code: 1, counts: code(1) }),
        sast({ branch: 'refs/heads/x', began: 5 }),
      ],
      rows: [row('sast', { ref: FEATURE })],
      gives: 'passed',
    },
    {
      why: '`ai_sast` counts as run by the scan of code, when it is named',
      scans: [sast()],
      rows: [row('ai_sast')],
      request: { products: ['ai_sast'] },
      gives: 'failed',
      counted: 1,
    },
    {
      why: '`ai_sast` is never judged unless it is named',
      scans: [sast()],
      rows: [row('ai_sast')],
      gives: 'passed',
    },
    {
      why: 'a finding fails whatever other product did not run',
      scans: [sast({ exit_code: 1, counts: code(1) })],
      rows: [row('sast')],
      request: { products: ['sast', 'secrets'] },
      gives: 'failed',
      failure: 'gate-failed',
      waits: true,
      notices: ['gate-also'],
    },
  ]);
});

describe('how a scan ended', () => {
  const ends: [string, Partial<ScanSummary>, 'passed' | 'failed' | 'timed-out'][] = [
    ['completed without an exit code', { exit_code: undefined }, 'passed'],
    ['completed with exit code 2, which is no verdict', { exit_code: 2 }, 'failed'],
    ['completed with exit code -9: codes may be negative', { exit_code: -9 }, 'failed'],
    ['cancelled', { status: 'cancelled', exit_code: undefined }, 'failed'],
    ['never_finished', { status: 'never_finished', exit_code: undefined }, 'failed'],
    ['pending', { status: 'pending', completed_at: undefined }, 'timed-out'],
    ['queued, a new word that is clearly no end', { status: 'queued', completed_at: undefined }, 'timed-out'],
    ['a new word with a time of completion, which is an end but no verdict', { status: 'aborted' }, 'failed'],
    ['no status, but a time of completion', { status: undefined }, 'passed'],
    ['no status and no time of completion', { status: undefined, completed_at: undefined }, 'timed-out'],
  ];
  check(
    ends.map(([why, facts, gives]): Case => {
      const waits = gives === 'timed-out' ? true : undefined;
      return {
        why,
        scans: [{ ...scan(), ...facts }],
        gives,
        because: gives === 'failed' ? 'scan-failed' : undefined,
        waits,
      };
    }),
  );
  check([
    {
      why: 'there is none of this commit',
      scans: [scan({ commit: OTHER_COMMIT })],
      gives: 'no-scan',
      waits: true,
    },
    {
      why: 'the case of a hash does not matter',
      scans: [scan({ commit: COMMIT.toUpperCase() })],
      gives: 'passed',
    },
  ]);
});
