/** Which findings count. */

import { describe } from 'vitest';
import type { Finding } from '../../../src/platform/resources/finding.ts';
import {
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

describe('new on the primary branch and elsewhere', () => {
  const onMain = (others: Partial<Finding> = {}) =>
    row('sast', { ref: MAIN, match_based_id: 'same', ...others });
  const red = () => sast({ exit_code: 1, counts: code(1) });
  const mine = (others: Partial<Finding> = {}) => row('sast', { match_based_id: 'same', ...others });
  const first = sast({ branch: MAIN, exit_code: 1, counts: code(1) });
  check([
    {
      why: 'the same finding is open on the primary branch',
      scans: [red()],
      rows: [mine(), onMain()],
      gives: 'passed',
    },
    {
      why: 'it is fixed there',
      scans: [red()],
      rows: [mine(), onMain({ status: 'fixed' })],
      gives: 'failed',
    },
    {
      why: 'nobody asks for new ones only',
      scans: [red()],
      rows: [mine(), onMain()],
      request: { newOnly: false },
      gives: 'failed',
    },
    {
      why: 'somebody ignored it there, which a diff scan does not inherit',
      scans: [red()],
      rows: [mine(), onMain({ status: 'ignored' })],
      request: { newOnly: false },
      gives: 'passed',
    },
    {
      why: 'a row without a match excuses nothing',
      scans: [red()],
      rows: [mine({ match_based_id: undefined }), onMain({ match_based_id: undefined })],
      gives: 'failed',
    },
    {
      why: 'on the primary branch itself an earlier scan saw it',
      event: 'main',
      scans: [first],
      rows: [onMain({ first_seen_scan_id: 5n })],
      gives: 'passed',
    },
    {
      why: 'on the primary branch this commit’s scan saw it first',
      event: 'main',
      scans: [first],
      rows: [onMain({ first_seen_scan_id: first.id })],
      gives: 'failed',
    },
    {
      why: 'on the primary branch nobody says which scan saw it first',
      event: 'main',
      scans: [first],
      rows: [onMain()],
      gives: 'failed',
    },
    {
      why: 'a second scan of the same commit does not make what the first one saw old',
      event: 'main',
      scans: [first, sast({ branch: MAIN, began: 5, exit_code: 1, counts: code(1) })],
      rows: [onMain({ first_seen_scan_id: first.id })],
      gives: 'failed',
    },
    {
      why: 'a fork’s branch that is called main does not get the primary branch’s rules',
      event: 'fork',
      scans: [sast({ branch: MAIN, exit_code: 1, counts: code(1) })],
      rows: [onMain({ first_seen_scan_id: 5n })],
      gives: 'failed',
    },
  ]);
});

const JUST = { began: 1, ended: 0.1 };

describe('secrets, one row for all branches', () => {
  const red = (facts: ScanFacts = {}) => secrets({ exit_code: 1, counts: secretsOf(1), ...facts });
  const old = new Date(NOW - 100 * MINUTE).toISOString();
  const secret = (others: Partial<Finding> = {}) => row('secrets', { created_at: old, ...others });
  const onMain = { branch: MAIN } as const;
  check([
    { why: 'its ref is the scan’s branch', scans: [red()], rows: [secret()], gives: 'failed' },
    {
      why: 'its ref is the head branch of the pull request',
      scans: [red()],
      rows: [secret({ ref: 'feature' })],
      gives: 'failed',
    },
    { why: 'it has no ref', scans: [red()], rows: [secret({ ref: undefined })], gives: 'failed' },
    {
      why: 'it came since the scan began',
      scans: [red()],
      rows: [row('secrets', { ref: 'refs/heads/x' })],
      gives: 'failed',
    },
    {
      why: 'nobody says when it came',
      scans: [red()],
      rows: [secret({ ref: 'refs/heads/x', created_at: undefined })],
      gives: 'failed',
    },
    {
      why: 'it is of another branch and older',
      scans: [secrets()],
      rows: [secret({ ref: 'refs/heads/x' })],
      gives: 'passed',
      notices: [],
    },
    {
      why: 'it is on the primary branch',
      scans: [secrets()],
      rows: [secret({ ref: MAIN })],
      gives: 'passed',
    },
    {
      why: 'it is on the primary branch, although it came since',
      scans: [secrets()],
      rows: [row('secrets', { ref: MAIN })],
      gives: 'passed',
    },
    {
      why: 'the primary branch excuses nothing on a fork’s pull request',
      event: 'fork',
      scans: [red({ branch: MAIN })],
      rows: [secret({ ref: MAIN })],
      gives: 'failed',
    },
    {
      why: 'on the primary branch it is old',
      event: 'main',
      scans: [secrets(onMain)],
      rows: [secret({ ref: MAIN })],
      gives: 'passed',
    },
    {
      why: 'on the primary branch it came since the scan began',
      event: 'main',
      scans: [red(onMain)],
      rows: [row('secrets', { ref: MAIN })],
      gives: 'failed',
    },
    {
      why: 'on the primary branch all of its rows count where new does not matter',
      event: 'main',
      scans: [red(onMain)],
      rows: [secret({ ref: MAIN })],
      request: { newOnly: false },
      gives: 'failed',
    },
    {
      why: 'on the primary branch those of other branches are not its rows',
      event: 'main',
      scans: [secrets(onMain)],
      rows: [secret({ ref: 'refs/heads/x' })],
      request: { newOnly: false },
      gives: 'passed',
    },
    {
      why: 'secrets of other branches are no reason to read again',
      scans: [secrets(JUST)],
      rows: [secret({ ref: 'refs/heads/x' })],
      gives: 'passed',
    },
    {
      why: 'nor do they fill the count while it is fresh',
      scans: [secrets({ ...JUST, counts: secretsOf(1) })],
      rows: [secret({ ref: 'refs/heads/x' })],
      gives: 'passed',
      rereads: 3,
    },
    {
      why: 'somebody ignored it',
      scans: [secrets({ counts: secretsOf(1) })],
      rows: [secret({ status: 'ignored' })],
      gives: 'passed',
    },
  ]);
});

describe('thresholds and filters', () => {
  const both = [sast({ exit_code: 1, counts: code(1) }), sca({ exit_code: 1, counts: supplyChain(1) })];
  const each = failOn('high', { sca: 'critical' });
  const paths = ['src/**'];
  const vulnerable = (others: Partial<Finding>) => row('sca', others);
  const red = () => [sast({ exit_code: 1, counts: code(1) })];
  const redSca = () => [sca({ exit_code: 1, counts: supplyChain(1) })];
  check([
    {
      why: 'high of the supply chain is below its own threshold',
      scans: both,
      rows: [ignored(), row('sca')],
      request: { failOn: each },
      gives: 'passed',
    },
    {
      why: 'critical of the supply chain reaches it',
      scans: both,
      rows: [ignored(), row('sca', { severity: 'critical' })],
      request: { failOn: each },
      gives: 'failed',
      counted: 1,
    },
    {
      why: 'high of code reaches that of code',
      scans: both,
      rows: [row('sast'), row('sca')],
      request: { failOn: each },
      gives: 'failed',
      counted: 1,
    },
    {
      why: 'code is only reported',
      scans: both,
      rows: [row('sast', { severity: 'low' }), row('sca', { severity: 'low' })],
      request: { failOn: failOn('high', { sast: 'none' }) },
      gives: 'passed',
      counted: 1,
    },
    {
      why: 'nothing fails, and everything that is open counts',
      scans: both,
      rows: [row('sast'), row('sca', { severity: 'low' })],
      request: { failOn: failOn('none') },
      gives: 'passed',
      counted: 2,
    },
    {
      why: 'it is outside the paths',
      scans: red(),
      rows: [row('sast', { path: 'test/a.ts' })],
      request: { filters: { paths } },
      gives: 'passed',
    },
    {
      why: 'it is within the paths',
      scans: red(),
      rows: [row('sast', { path: 'src/a.ts' })],
      request: { filters: { paths } },
      gives: 'failed',
    },
    {
      why: 'it has no path, which does not excuse it',
      scans: red(),
      rows: [row('sast')],
      request: { filters: { paths } },
      gives: 'failed',
    },
    {
      why: 'its rule is not among those',
      scans: red(),
      rows: [row('sast', { rule: 'a.b' })],
      request: { filters: { rules: ['x.*'] } },
      gives: 'passed',
    },
    {
      why: 'its rule is',
      scans: red(),
      rows: [row('sast', { rule: 'x.b' })],
      request: { filters: { rules: ['x.*'] } },
      gives: 'failed',
    },
    {
      why: 'its category is not asked for',
      scans: red(),
      rows: [row('sast', { categories: ['style'] })],
      request: { filters: { categories: ['security'] } },
      gives: 'passed',
    },
    {
      why: 'it has no category, which does not excuse it',
      scans: red(),
      rows: [row('sast')],
      request: { filters: { categories: ['security'] } },
      gives: 'failed',
    },
    {
      why: 'its component is not asked for',
      scans: red(),
      rows: [row('sast', { component_tag: 'docs' })],
      request: { filters: { component_tags: ['user data'] } },
      gives: 'passed',
    },
    {
      why: 'it is unreachable',
      scans: redSca(),
      rows: [vulnerable({ reachability: 'unreachable' })],
      request: { filters: { exposures: ['reachable'] } },
      gives: 'passed',
    },
    {
      why: 'it is reachable',
      scans: redSca(),
      rows: [vulnerable({ reachability: 'reachable' })],
      request: { filters: { exposures: ['reachable'] } },
      gives: 'failed',
    },
    {
      why: 'its dependency is transitive',
      scans: redSca(),
      rows: [vulnerable({ dependency: { transitivity: 'transitive' } })],
      request: { filters: { transitivities: ['direct'] } },
      gives: 'passed',
    },
    {
      why: 'a filter of the supply chain leaves code alone',
      scans: red(),
      rows: [row('sast')],
      request: { filters: { exposures: ['reachable'] } },
      gives: 'failed',
    },
    {
      why: 'the secret is not valid',
      scans: [secrets({ exit_code: 1, counts: secretsOf(1) })],
      rows: [row('secrets', { validation_state: 'confirmed_invalid' })],
      request: { filters: { validation_state: ['confirmed_valid'] } },
      gives: 'passed',
    },
    {
      why: 'a filter of rules leaves secrets alone',
      scans: [secrets({ exit_code: 1, counts: secretsOf(1) })],
      rows: [row('secrets', { rule: 'a1b2' })],
      request: { filters: { rules: ['x.*'] } },
      gives: 'failed',
    },
    {
      why: 'it is of low confidence',
      scans: red(),
      rows: [row('sast', { confidence: 'low' })],
      request: { failOnConfidence: 'medium' },
      gives: 'passed',
    },
    {
      why: 'it lacks severity and confidence, which does not excuse it',
      scans: red(),
      rows: [row('sast', { severity: undefined, confidence: undefined })],
      request: { failOnConfidence: 'high' },
      gives: 'failed',
    },
  ]);
});
