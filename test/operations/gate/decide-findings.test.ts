/** Which findings count. */

import { describe } from 'vitest';
import type { GateRequest } from '../../../src/operations/gate/inputs.ts';
import type { Finding, FindingKind } from '../../../src/platform/resources/finding.ts';
import {
  type Case,
  check,
  code,
  ignored,
  MINUTE,
  row,
  type ScanFacts,
  sast,
  sca,
  secrets,
  secretsOf,
  supplyChain,
} from './cases.ts';
import { failOn, MAIN, NOW } from './open.ts';

type Gives = 'passed' | 'failed';
type Rows = Finding[];
type Request = Partial<GateRequest>;

describe('new on the primary branch and elsewhere', () => {
  const onMain = (others: Partial<Finding> = {}) =>
    row('sast', { ref: MAIN, match_based_id: 'same', ...others });
  const mine = (others: Partial<Finding> = {}) => row('sast', { match_based_id: 'same', ...others });
  const red = (facts: ScanFacts = {}) => sast({ exit_code: 1, counts: code(1), ...facts });
  const ofPull: [why: string, Gives, Rows, Request?][] = [
    ['the same finding is open on the primary branch', 'passed', [mine(), onMain()]],
    ['it is fixed there', 'failed', [mine(), onMain({ status: 'fixed' })]],
    ['nobody asks for new ones only', 'failed', [mine(), onMain()], { newOnly: false }],
    [
      'somebody ignored it there, which a diff scan does not inherit',
      'passed',
      [mine(), onMain({ status: 'ignored' })],
      { newOnly: false },
    ],
    [
      'somebody ignored it there, and nobody asks to inherit that',
      'failed',
      [mine(), onMain({ status: 'ignored' })],
      { newOnly: false, inheritIgnores: false },
    ],
    [
      'a row without a match excuses nothing',
      'failed',
      [mine({ match_based_id: undefined }), onMain({ match_based_id: undefined })],
    ],
  ];
  check(ofPull.map(([why, gives, rows, request]) => ({ why, gives, rows, request, scans: [red()] })));

  const first = red({ branch: MAIN });
  const ofMain: [why: string, Gives, Rows][] = [
    ['on the primary branch itself an earlier scan saw it', 'passed', [onMain({ first_seen_scan_id: 5n })]],
    [
      'on the primary branch this commit’s scan saw it first',
      'failed',
      [onMain({ first_seen_scan_id: first.id })],
    ],
    ['on the primary branch nobody says which scan saw it first', 'failed', [onMain()]],
  ];
  check(ofMain.map(([why, gives, rows]) => ({ why, gives, rows, event: 'main', scans: [first] })));

  check([
    {
      why: 'a second scan of the same commit does not make what the first one saw old',
      event: 'main',
      scans: [first, red({ branch: MAIN, began: 5 })],
      rows: [onMain({ first_seen_scan_id: first.id })],
      gives: 'failed',
    },
    {
      why: 'a fork’s branch that is called main does not get the primary branch’s rules',
      event: 'fork',
      scans: [red({ branch: MAIN })],
      rows: [onMain({ first_seen_scan_id: 5n })],
      gives: 'failed',
    },
  ]);
});

describe('secrets, one row for all branches', () => {
  const JUST = { began: 1, ended: 0.1 };
  const red = (facts: ScanFacts = {}) => secrets({ exit_code: 1, counts: secretsOf(1), ...facts });
  const old = new Date(NOW - 100 * MINUTE).toISOString();
  const secret = (others: Partial<Finding> = {}) => row('secrets', { created_at: old, ...others });
  const elsewhere = 'refs/heads/x';
  const ofPull: [why: string, Gives, Finding][] = [
    ['its ref is the scan’s branch', 'failed', secret()],
    ['its ref is the head branch of the pull request', 'failed', secret({ ref: 'feature' })],
    ['it has no ref', 'failed', secret({ ref: undefined })],
    ['it came since the scan began', 'failed', row('secrets', { ref: elsewhere })],
    ['nobody says when it came', 'failed', secret({ ref: elsewhere, created_at: undefined })],
    ['it is of another branch and older', 'passed', secret({ ref: elsewhere })],
    ['it is on the primary branch', 'passed', secret({ ref: MAIN })],
    ['it is on the primary branch, although it came since', 'passed', row('secrets', { ref: MAIN })],
    ['somebody ignored it', 'passed', secret({ status: 'ignored' })],
  ];
  check(
    ofPull.map(([why, gives, one]) => {
      return { why, gives, rows: [one], scans: [gives === 'failed' ? red() : secrets()], notices: [] };
    }),
  );

  const ofMain: [why: string, Gives, Finding, Request?][] = [
    ['on the primary branch it is old', 'passed', secret({ ref: MAIN })],
    ['on the primary branch it came since the scan began', 'failed', row('secrets', { ref: MAIN })],
    [
      'on the primary branch all of its rows count where new does not matter',
      'failed',
      secret({ ref: MAIN }),
      { newOnly: false },
    ],
    [
      'on the primary branch those of other branches are not its rows',
      'passed',
      secret({ ref: elsewhere }),
      { newOnly: false },
    ],
  ];
  check(
    ofMain.map(([why, gives, one, request]): Case => {
      const scan = gives === 'failed' ? red({ branch: MAIN }) : secrets({ branch: MAIN });
      return { why, gives, rows: [one], request, event: 'main', scans: [scan] };
    }),
  );

  check([
    {
      why: 'the primary branch excuses nothing on a fork’s pull request',
      event: 'fork',
      scans: [red({ branch: MAIN })],
      rows: [secret({ ref: MAIN })],
      gives: 'failed',
    },
    {
      why: 'secrets of other branches are no reason to read again',
      scans: [secrets(JUST)],
      rows: [secret({ ref: elsewhere })],
      gives: 'passed',
    },
    {
      why: 'nor do they fill the count while it is fresh',
      scans: [secrets({ ...JUST, counts: secretsOf(1) })],
      rows: [secret({ ref: elsewhere })],
      gives: 'passed',
      rereads: 3,
    },
  ]);
});

/** A scan that blocks, of each product that rows are of. */
function blocking(rows: Rows) {
  const scanOf: Partial<Record<FindingKind, () => ReturnType<typeof sast>>> = {
    sast: () => sast({ exit_code: 1, counts: code(1) }),
    sca: () => sca({ exit_code: 1, counts: supplyChain(1) }),
    secrets: () => secrets({ exit_code: 1, counts: secretsOf(1) }),
  };
  return [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => scanOf[kind]?.() ?? []);
}

describe('thresholds and filters', () => {
  const each = { failOn: failOn('high', { sca: 'critical' }) };
  const paths = { filters: { paths: ['src/**'] } };
  const rules = { filters: { rules: ['x.*'] } };
  const categories = { filters: { categories: ['security'] } };
  const reachable = { filters: { exposures: ['reachable'] } };
  const low = { severity: 'low' };
  const cases: [why: string, Gives, counted: number, Rows, Request][] = [
    ['high of the supply chain is below its own threshold', 'passed', 0, [ignored(), row('sca')], each],
    ['critical of it reaches that', 'failed', 1, [ignored(), row('sca', { severity: 'critical' })], each],
    ['high of code reaches that of code', 'failed', 1, [row('sast'), row('sca')], each],
    [
      'code is only reported',
      'passed',
      1,
      [row('sast', low), row('sca', low)],
      { failOn: failOn('high', { sast: 'none' }) },
    ],
    [
      'nothing fails, and everything that is open counts',
      'passed',
      2,
      [row('sast'), row('sca', low)],
      { failOn: failOn('none') },
    ],
    ['it is outside the paths', 'passed', 0, [row('sast', { path: 'test/a.ts' })], paths],
    ['it is within the paths', 'failed', 1, [row('sast', { path: 'src/a.ts' })], paths],
    ['it has no path, which does not excuse it', 'failed', 1, [row('sast')], paths],
    ['its rule is not among those', 'passed', 0, [row('sast', { rule: 'a.b' })], rules],
    ['a filter of rules leaves secrets alone', 'failed', 1, [row('secrets', { rule: 'a1b2' })], rules],
    ['its category is not asked for', 'passed', 0, [row('sast', { categories: ['style'] })], categories],
    [
      'its component is not asked for',
      'passed',
      0,
      [row('sast', { component_tag: 'docs' })],
      { filters: { component_tags: ['user data'] } },
    ],
    ['it is unreachable', 'passed', 0, [row('sca', { reachability: 'unreachable' })], reachable],
    ['it is reachable', 'failed', 1, [row('sca', { reachability: 'reachable' })], reachable],
    ['a filter of the supply chain leaves code alone', 'failed', 1, [row('sast')], reachable],
    [
      'its dependency is transitive',
      'passed',
      0,
      [row('sca', { dependency: { transitivity: 'transitive' } })],
      { filters: { transitivities: ['direct'] } },
    ],
    [
      'the secret is not valid',
      'passed',
      0,
      [row('secrets', { validation_state: 'confirmed_invalid' })],
      { filters: { validation_state: ['confirmed_valid'] } },
    ],
    [
      'it is of low confidence',
      'passed',
      0,
      [row('sast', { confidence: 'low' })],
      { failOnConfidence: 'medium' },
    ],
    [
      'it lacks severity and confidence, which does not excuse it',
      'failed',
      1,
      [row('sast', { severity: undefined, confidence: undefined })],
      { failOnConfidence: 'high' },
    ],
  ];
  check(
    cases.map(([why, gives, counted, rows, request]) => {
      return { why, gives, counted, rows, request, scans: blocking(rows) };
    }),
  );
});
