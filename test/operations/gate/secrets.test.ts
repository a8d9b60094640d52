/** The secrets of a commit: the scan's count, beside one row per secret, which names one branch. */

import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/platform/resources/finding.ts';
import { decideOn, type Facts, FEATURE, GROUP, GROUP_REF, MINUTE, row, secrets } from './cases.ts';
import { MAIN, NOW, PULL_REF } from './open.ts';

const OLD = { created_at: new Date(NOW - 100 * MINUTE).toISOString() };
const LOW = { severity: 'low' };
const LONG_AGO = { state_updated_at: OLD.created_at };
const CHANGED = 'src/changed.ts';
const ELSEWHERE = { ref: 'refs/heads/x', path: CHANGED };

/** Two secrets that differ in nothing but their place. */
const two = (others: Partial<Finding>) => [row('secrets', { ...others }), row('secrets', { ...others })];

/**
 * The scan's count: unknown, none, one fewer than the rows that fill it, as many, or one more. It blocks,
 * unless it counted none. P passes, F fails for two rows, ? fails for one or more of them, T times out because nothing
 * explains that the scan blocks, and `.` stands where the count is another column's.
 */
const COUNTS = ['unknown', 'none', 'fewer', 'equal', 'more'] as const;
type Row = [why: string, rows: Finding[], filling: number, gives: string];

const GIVES = { passed: 'P', failed: 'F', 'timed-out': 'T', 'no-scan': '-', skipped: '-' };

function checkRows(table: readonly Row[], facts: Omit<Facts, 'scans'>, scanned: object): void {
  const cases = table.flatMap(([why, rows, filling, gives]) =>
    COUNTS.map((count, at) => ({ why, rows, count, filling, gives: gives.split(' ')[at] ?? '' })),
  );
  it.each(cases.filter(({ gives }) => gives !== '.'))('$why; counted $count: $gives', (one) => {
    const { rows, count, filling } = one;
    const counted = { unknown: undefined, none: 0, fewer: filling - 1, equal: filling, more: filling + 1 }[
      count
    ];
    const scan = secrets({
      exit_code: counted === 0 ? 0 : 1,
      findings_counts: counted === undefined ? {} : { secrets: counted },
      ...scanned,
    });
    const { decision, verdict } = decideOn({ scans: [scan], rows, files: [CHANGED], ...facts });
    const { failure, counted: certain = [], unplaced } = decision;
    expect(['findings-missing', 'gate-failed', undefined]).toContain(failure?.kind);
    expect(verdict === 'failed' && unplaced?.count === 1 ? '?' : GIVES[verdict]).toBe(one.gives);
    if (one.gives === 'F') expect(certain).toHaveLength(2);
    if (one.gives === '?') expect([certain.length, unplaced?.rows.length]).toEqual([0, 2]);
  });
}

/** Whether on a pull request or in a merge queue. */
const ofPull = (own: object): Row[] => [
  ['own rows decide, unless the scan counted none', two({ ...own, ...OLD }), 2, 'F P F F F'],
  ['rows without a branch are own ones', two({ ref: undefined }), 2, 'F P F F F'],
  ['rows of the head branch, too', two({ ref: 'feature' }), 2, 'F P F F F'],
  ['own rows below the threshold explain the block', two({ ...own, ...LOW }), 2, 'P P P P P'],
  [
    'ignored ones fill the count, and explain nothing',
    two({ ...own, status: 'ignored', ...LONG_AGO }),
    2,
    'T P P P T',
  ],
  [
    'ignored since the scan began, they explain it',
    two({ ...own, status: 'ignored', state_updated_at: new Date(NOW).toISOString() }),
    2,
    'P P P P P',
  ],
  ['fixed ones are no longer there', two({ ...own, status: 'fixed' }), 0, 'T P . . T'],
  ['of other branches, the rest is among changed files', two({ ...ELSEWHERE, ...OLD }), 0, 'T P . . ?'],
  ['in other files it is silenced or removed', two({ ...ELSEWHERE, ...OLD, path: 'y' }), 0, 'T P . . T'],
  ['created meanwhile, they decide without a count', two(ELSEWHERE), 0, 'F P . . ?'],
  [
    'after the scan ended, they are of later commits',
    two({ ...ELSEWHERE, created_at: new Date(NOW).toISOString() }),
    0,
    'T P . . T',
  ],
  ['below the threshold they explain the block', two({ ...ELSEWHERE, ...OLD, ...LOW }), 0, 'T P . . P'],
  ['of the primary branch they are neither new nor own', two({ ref: MAIN, ...OLD }), 0, 'T P . . T'],
  ['also those that it got meanwhile', two({ ref: MAIN }), 0, 'T P . . T'],
];

describe('on a pull request,', () => checkRows(ofPull({ ref: PULL_REF }), {}, {}));

describe('in a merge queue, by the scan of the group,', () =>
  checkRows(ofPull({ ref: GROUP_REF }), { event: 'merge_group' }, { commit: GROUP, branch: GROUP_REF }));

describe('in a merge queue, by the scan of the head,', () =>
  checkRows(ofPull({ ref: PULL_REF }), { event: 'merge_group' }, {}));

describe('on a pull request into a release branch,', () =>
  checkRows(
    [
      [
        'its secrets are neither new nor own',
        two({ ref: 'release-1', ...OLD, path: CHANGED }),
        0,
        'T P . . T',
      ],
      ['nor are the primary branch’s', two({ ref: MAIN, ...OLD, path: CHANGED }), 0, 'T P . . T'],
      ['own rows decide', two(OLD), 2, 'F P F F F'],
    ],
    { event: 'backport' },
    {},
  ));

describe('on a pull request, by a full scan,', () => {
  const table: Row[] = [
    ['own rows decide', two({ ...OLD }), 2, 'F P F F F'],
    [
      'rows of the primary branch fill the count and explain the block',
      two({ ref: MAIN, ...OLD }),
      2,
      'P P P P P',
    ],
  ];
  checkRows(table, {}, { is_full_scan: true });
  checkRows(table, { pull: { headBranch: 'main' } }, {});
});

describe('on a fork’s pull request from its `main`,', () =>
  checkRows(
    [
      ['old ones of the primary branch are not its own', two({ ref: MAIN, ...OLD }), 0, 'T P . . T'],
      ['those created while its scan ran are', two({ ref: MAIN }), 2, 'F P F F F'],
    ],
    { event: 'fork' },
    { branch: MAIN },
  ));

describe('on a branch without a pull request,', () =>
  checkRows(
    [
      ['own rows decide, unless the scan counted none', two({ ref: FEATURE, ...OLD }), 2, 'F P F F F'],
      ['so do rows created while it ran', two(ELSEWHERE), 2, 'F P F F F'],
      ['older ones of other branches are not its own', two({ ...ELSEWHERE, ...OLD }), 0, 'T P . . T'],
      ['nor are the primary branch’s', two({ ref: MAIN }), 0, 'T P . . T'],
      ['fixed ones are no longer there', two({ ref: FEATURE, status: 'fixed' }), 0, 'T P . . T'],
      ['ignored ones fill the count', two({ ref: FEATURE, status: 'ignored', ...LONG_AGO }), 2, 'T P P P T'],
    ],
    { event: 'push' },
    { branch: FEATURE },
  ));

describe('on the primary branch,', () => {
  checkRows(
    [
      ['rows created while it ran are new', two({ ref: MAIN }), 2, 'F P F F F'],
      ['so are those without a branch', two({ ref: undefined }), 2, 'F P F F F'],
      ['older ones are not, and explain the block', two({ ref: MAIN, ...OLD }), 2, 'P P P P P'],
      [
        'fixed by now, they explain it, too',
        two({ ref: MAIN, status: 'fixed', state_updated_at: new Date(NOW).toISOString() }),
        0,
        'P P . . P',
      ],
      ['rows of other branches are not its own', two(ELSEWHERE), 0, 'T P . . T'],
    ],
    { event: 'main' },
    { branch: MAIN },
  );
  checkRows(
    [
      ['where new does not matter, all that is open counts', two({ ref: MAIN, ...OLD }), 2, 'F F F F F'],
      ['but not of other branches', two(ELSEWHERE), 0, 'T P . . T'],
    ],
    { event: 'main', request: { newOnly: false } },
    { branch: MAIN },
  );
});

describe('one or more of these', () => {
  const other = (others: Partial<Finding> = {}) => row('secrets', { ...OLD, ...ELSEWHERE, ...others });
  const of = (counted: number, rows: Finding[], facts: Partial<Facts> = {}) =>
    decideOn({ scans: [secrets({ exit_code: 1, counted })], rows, files: [CHANGED], ...facts });

  it('count as many as the scan counted beyond its own rows, at most as many as are shown', () => {
    const own = row('secrets', OLD);
    expect(of(3, [own, other(), other(), other()]).decision).toMatchObject({
      counted: [{}],
      unplaced: { count: 2 },
    });
    expect(of(9, [other(), other()]).decision).toMatchObject({ counted: [], unplaced: { count: 2 } });
  });

  it('are all that name other branches where GitHub does not show every file', () => {
    const rows = [other({ path: 'y' }), other({ path: 'z' })];
    expect(of(1, rows, { files: undefined }).decision.unplaced).toMatchObject({ count: 1, rows: [{}, {}] });
  });

  it('ask for the files once, and only where they matter', () => {
    const countOf = (rows: Finding[]) => of(1, rows).reads.filter(({ read }) => read === 'files').length;
    expect([countOf([row('secrets', OLD)]), countOf([other()])]).toEqual([0, 1]);
  });

  it('pass where so many may', () => {
    const request = { maxFindings: 1 };
    expect(of(1, [other()], { request }).verdict).toBe('passed');
    expect(of(2, [other(), other()], { request }).verdict).toBe('failed');
  });
});
