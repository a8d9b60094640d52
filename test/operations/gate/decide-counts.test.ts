/** What a scan counted beside what is listed. */

import { describe } from 'vitest';
import { check, code, FEATURE, ignored, MINUTE, row, sast, sca, scan } from './cases.ts';
import { failOn, NOW } from './open.ts';

const JUST = { began: 1, ended: 0.1 };

describe('what a scan counted', () => {
  check([
    {
      why: 'an ignored finding fills the count: a plain push does not wait',
      event: 'push',
      scans: [sast({ ...JUST, branch: FEATURE, counts: code(1) })],
      rows: [ignored({ ref: FEATURE })],
      gives: 'passed',
    },
    {
      why: 'provisionally ignored ones fill it, too',
      scans: [sast({ ...JUST, counts: code(1) })],
      rows: [row('sast', { status: 'provisionally_ignored' })],
      gives: 'passed',
    },
    {
      why: 'one that is counted and never listed, silenced in the code, passes after the re-reads with a notice',
      scans: [sast({ ...JUST, counts: code(1) })],
      gives: 'passed',
      rereads: 3,
      notices: ['findings-unlisted'],
    },
    {
      why: 'a finding that is listed a little later counts',
      scans: [sast({ ...JUST, exit_code: 1, counts: code(1) })],
      later: [row('sast')],
      gives: 'failed',
      counted: 1,
      rereads: 1,
    },
    {
      why: 'a finding that this commit fixed is gone after one re-read',
      scans: [sast({ ...JUST, counts: code(0) })],
      rows: [row('sast')],
      later: [row('sast', { status: 'fixed' })],
      gives: 'passed',
      rereads: 1,
    },
    {
      why: 'an open row beyond the count that stays listed counts',
      scans: [sast({ ...JUST, counts: code(0) })],
      rows: [row('sast')],
      gives: 'failed',
      counted: 1,
      rereads: 3,
    },
    {
      why: 'more ignored rows than were counted are no reason to wait',
      scans: [sast({ ...JUST, counts: code(0) })],
      rows: [ignored(), ignored()],
      gives: 'passed',
    },
    {
      why: 'missing counts are unknown, not zero: read again',
      scans: [sast({ ...JUST, counts: 'unknown' })],
      gives: 'passed',
      rereads: 3,
      notices: [],
    },
    {
      why: 'beside a total that the parts reach, a missing part is zero',
      scans: [scan({ ...JUST, enabled_products: ['sast', 'sca'], counts: { total: 1, code: 1 } })],
      rows: [ignored()],
      gives: 'passed',
    },
    {
      why: 'beside a total that the parts do not reach, it is unknown',
      scans: [scan({ ...JUST, enabled_products: ['sast', 'sca'], counts: { total: 2, code: 1 } })],
      rows: [ignored()],
      gives: 'passed',
      rereads: 3,
    },
    {
      why: 'it blocks and nothing that is listed explains it',
      scans: [sast({ exit_code: 1, counts: code(1) })],
      gives: 'timed-out',
      because: 'findings-missing',
      failure: 'findings-missing',
    },
    {
      why: 'it blocks, its counts are unknown, and nothing explains it',
      scans: [sast({ exit_code: 1, counts: 'unknown' })],
      gives: 'timed-out',
      because: 'findings-missing',
    },
    {
      why: 'it blocks on what somebody ignored since it began',
      scans: [sast({ exit_code: 1, counts: code(2) })],
      rows: [ignored({ triaged_at: new Date(NOW - MINUTE).toISOString() })],
      gives: 'passed',
      notices: ['findings-unlisted'],
    },
    {
      why: 'what was ignored before it began does not explain that it blocks',
      scans: [sast({ exit_code: 1, counts: code(2) })],
      rows: [ignored({ triaged_at: new Date(NOW - 60 * MINUTE).toISOString() })],
      gives: 'timed-out',
      because: 'findings-missing',
    },
    {
      why: 'an open row below the threshold explains that it blocks',
      scans: [sast({ exit_code: 1, counts: code(2) })],
      rows: [row('sast', { severity: 'low' })],
      gives: 'passed',
      notices: ['findings-unlisted'],
    },
    {
      why: 'all that it counted is listed: exit code 1 needs no other explanation',
      scans: [sast({ exit_code: 1, counts: code(1) })],
      rows: [ignored()],
      gives: 'passed',
      notices: [],
    },
    {
      why: 'a row of a product that was not asked for may explain that it blocks',
      scans: [scan({ enabled_products: ['sast', 'sca'], exit_code: 1, counts: 'unknown' })],
      rows: [row('sca')],
      request: { products: ['sast'] },
      gives: 'passed',
      counted: 0,
    },
    {
      why: 'of several scans each has to be explained',
      scans: [sast({ exit_code: 1, counts: code(1) }), sca({ began: 5 })],
      gives: 'timed-out',
      because: 'findings-missing',
    },
    {
      why: 'findings of AI may be among those of code that were counted',
      scans: [sast({ exit_code: 1, counts: code(1) })],
      rows: [row('ai_sast', { severity: 'low' })],
      request: { products: ['sast', 'ai_sast'] },
      gives: 'passed',
      notices: [],
    },
    {
      why: 'with nothing to fail on, what is missing fails nothing',
      scans: [sast({ exit_code: 1, counts: code(1) })],
      request: { failOn: failOn('none') },
      gives: 'passed',
    },
  ]);
});
