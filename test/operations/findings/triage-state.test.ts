/** Rows that show a triage, so that nothing is written again, and those that do not. */

import { expect, it } from 'vitest';
import { isUntouched, showsTriage } from '../../../src/findings/triage-state.ts';
import type { Triage } from '../../../src/model/change.ts';
import type { Finding } from '../../../src/platform/resources/finding.ts';

const IGNORED = { triage_state: 'ignored', triage_reason: 'no_time', triage_comment: 'why' };
const IGNORE: Triage = { state: 'ignored', reason: 'no_time', note: 'why' };
const secret = { kind: 'secrets' } as const;

it.each<[Partial<Finding>, Triage, boolean]>([
  [IGNORED, IGNORE, true],
  [IGNORED, { state: 'ignored' }, true],
  [IGNORED, { state: 'reviewing' }, false],
  [IGNORED, { ...IGNORE, reason: 'acceptable_risk' }, false],
  [IGNORED, { ...IGNORE, note: 'why not' }, false],
  [{ ...IGNORED, triage_comment: ' why\n' }, IGNORE, true],
  [IGNORED, { ...IGNORE, note: ' why\n' }, true],
  [{ ...IGNORED, triage_comment: undefined }, IGNORE, false],
  [{ ...IGNORED, triage_comment: undefined }, { note: ' ' }, true],
  [{ status: 'ignored' }, { state: 'ignored' }, true],
  [{ ...secret, status: 'ignored' }, { state: 'ignored' }, true],
  [{ ...secret, status: 'ignored' }, { state: 'reviewing' }, false],
  [{ ...secret, status: 'open' }, { state: 'reviewing' }, false],
  [{ ...secret, status: 'ignored' }, { state: 'ignored', reason: 'no_time' }, false],
  [{ ...secret, status: 'ignored', triage_comment: 'why' }, { state: 'ignored', note: 'why' }, false],
])('%j shows %j: %s', (row, triage, shows) => {
  expect(showsTriage({ kind: 'sast', id: 1n, ...row }, triage)).toBe(shows);
});

it.each<[Partial<Finding>, boolean]>([
  [{}, true],
  [{ triage_comment: 'why not' }, false],
  [{ status: 'fixed' }, false],
  [{ triaged_at: '2026-01-01T00:00:00Z' }, false],
  [{ triage_state: 'reviewing' }, false],
  [{ triage_reason: 'acceptable_risk' }, false],
])('%j since it was listed leaves a finding untouched: %s', (since, untouched) => {
  const listed: Finding = { kind: 'sast', id: 1n, status: 'ignored', ...IGNORED };
  expect(isUntouched({ ...listed, ...since }, listed)).toBe(untouched);
});
