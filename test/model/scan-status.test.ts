import { describe, expect, it } from 'vitest';
import { searchedScanStatus } from '../../src/model/scan-status.ts';

const ENDED = '2026-11-20T10:05:00Z';

describe('the status of a scan that was searched', () => {
  it.each([
    ['pending', {}, 'running'],
    ['running', {}, 'running'],
    ['completed', { exit_code: 0 }, 'completed'],
    ['completed', { exit_code: 1 }, 'completed'],
    ['completed', { exit_code: 2 }, 'failed'],
    ['error', { exit_code: 0 }, 'failed'],
    ['never_finished', {}, 'failed'],
    ['something_new', {}, 'failed'],
  ])('%s with %o is %s', (status, others, expected) => {
    expect(searchedScanStatus({ id: 1n, is_full_scan: false, status, ...others })).toBe(expected);
  });

  it.each([
    [{}, 'running'],
    [{ completed_at: ENDED }, 'completed'],
    [{ completed_at: ENDED, exit_code: 1 }, 'completed'],
    [{ completed_at: ENDED, exit_code: 2 }, 'failed'],
  ])('that the server leaves out follows from the end: %o is %s', (others, expected) => {
    expect(searchedScanStatus({ id: 1n, is_full_scan: false, ...others })).toBe(expected);
  });
});
