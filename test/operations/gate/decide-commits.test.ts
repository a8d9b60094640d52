/** Scans of other commits, and of a merge queue. */

import { describe } from 'vitest';
import { type Case, check, code, FEATURE, GROUP, GROUP_REF, row, sast, secrets, secretsOf } from './cases.ts';
import { OTHER_COMMIT } from './open.ts';

describe('a newer commit', () => {
  const newer = sast({ commit: OTHER_COMMIT, began: 5 });
  const olderThatEndedLater = sast({ commit: OTHER_COMMIT, began: 20, ended: 2 });
  check([
    ...(['pull_request', 'pull_request_target', 'workflow_run'] as const).flatMap((event): Case[] => [
      {
        why: `${event}: GitHub says that the head has moved, so the newer commit's gate decides`,
        event,
        scans: [sast({ exit_code: 1, counts: code(1) })],
        rows: [row('sast')],
        head: OTHER_COMMIT,
        gives: 'skipped',
        because: 'head-moved',
      },
      {
        why: `${event}: the head has moved, and no scan is waited for`,
        event,
        scans: [],
        head: OTHER_COMMIT,
        gives: 'skipped',
        because: 'head-moved',
      },
      {
        why: `${event}: this is the head, and a newer scan of another commit has replaced the list`,
        event,
        scans: [sast(), newer],
        gives: 'failed',
        because: 'overwritten',
      },
      {
        why: `${event}: GitHub does not say what the head is, so nothing is skipped`,
        event,
        scans: [sast(), newer],
        head: null,
        gives: 'failed',
        because: 'overwritten',
      },
      {
        why: `${event}: a commit that was given by hand is never skipped`,
        event,
        scans: [sast({ exit_code: 1, counts: code(1) })],
        rows: [row('sast')],
        head: OTHER_COMMIT,
        request: { isCommitGiven: true },
        gives: 'failed',
        failure: 'gate-failed',
      },
    ]),
    {
      why: 'push: the branch has moved on and the newer commit was scanned, so its gate decides',
      event: 'push',
      scans: [sast({ branch: FEATURE }), sast({ branch: FEATURE, commit: OTHER_COMMIT, began: 5 })],
      head: OTHER_COMMIT,
      gives: 'skipped',
      because: 'newer-scan',
    },
    {
      why: 'push: the branch has moved on, but the list is still this commit’s',
      event: 'push',
      scans: [sast({ branch: FEATURE, exit_code: 1, counts: code(1) })],
      rows: [row('sast', { ref: FEATURE })],
      head: OTHER_COMMIT,
      gives: 'failed',
      failure: 'gate-failed',
    },
    {
      why: 'push: the branch was set back, so this is the head, and the list is another commit’s',
      event: 'push',
      scans: [sast({ branch: FEATURE }), sast({ branch: FEATURE, commit: OTHER_COMMIT, began: 5 })],
      gives: 'failed',
      because: 'overwritten',
    },
    {
      why: 'a scan of another commit that began before and ended later has replaced the list',
      scans: [sast(), olderThatEndedLater],
      gives: 'failed',
      because: 'overwritten',
    },
    {
      why: 'a newer scan of another product of another commit replaced nothing',
      scans: [sast(), secrets({ commit: OTHER_COMMIT, began: 5 })],
      gives: 'passed',
    },
    {
      why: 'a newer scan of another branch replaced nothing',
      scans: [sast(), sast({ commit: OTHER_COMMIT, began: 5, branch: FEATURE })],
      gives: 'passed',
    },
    {
      why: 'a newer scan that still runs, or failed, replaced nothing',
      scans: [
        sast(),
        sast({ commit: OTHER_COMMIT, began: 5, status: 'running' }),
        sast({ commit: OTHER_COMMIT, began: 4, status: 'error' }),
      ],
      gives: 'passed',
    },
    {
      why: 'code was replaced, and secrets are red: what counts fails whatever else is missing',
      scans: [sast(), secrets({ exit_code: 1, counts: secretsOf(1) }), newer],
      rows: [row('secrets')],
      gives: 'failed',
      failure: 'gate-failed',
      notices: ['gate-also'],
    },
  ]);
});

describe('a merge queue', () => {
  const event = 'merge_group';
  check([
    { why: 'the scan of the pull request’s head decides', event, scans: [sast()], gives: 'passed' },
    {
      why: 'a scan of the group’s own commit decides where the head has none',
      event,
      scans: [sast({ commit: GROUP, branch: GROUP_REF })],
      gives: 'passed',
    },
    {
      why: 'the head is clean, and the group’s own commit is red: either fails',
      event,
      scans: [sast(), sast({ commit: GROUP, branch: GROUP_REF, exit_code: 1, counts: code(1), began: 5 })],
      rows: [row('sast', { ref: GROUP_REF })],
      gives: 'failed',
      counted: 1,
    },
    {
      why: 'the group is clean, and the head is red: either fails',
      event,
      scans: [sast({ exit_code: 1, counts: code(1) }), sast({ commit: GROUP, branch: GROUP_REF, began: 5 })],
      rows: [row('sast')],
      gives: 'failed',
      counted: 1,
    },
    {
      why: 'the group’s scan failed',
      event,
      scans: [sast(), sast({ commit: GROUP, branch: GROUP_REF, began: 5, status: 'error', exit_code: -9 })],
      gives: 'failed',
      because: 'scan-failed',
    },
    {
      why: 'one finding of both is counted once',
      event,
      scans: [
        sast({ exit_code: 1, counts: code(1) }),
        sast({ commit: GROUP, branch: GROUP_REF, began: 5, exit_code: 1, counts: code(1) }),
      ],
      rows: [
        row('sast', { match_based_id: 'same' }),
        row('sast', { match_based_id: 'same', ref: GROUP_REF }),
      ],
      gives: 'failed',
      counted: 1,
    },
    {
      why: 'nothing is skipped in a queue, whatever the head is now',
      event,
      scans: [sast(), sast({ commit: OTHER_COMMIT, began: 5 })],
      head: OTHER_COMMIT,
      gives: 'failed',
      because: 'overwritten',
    },
  ]);
});
