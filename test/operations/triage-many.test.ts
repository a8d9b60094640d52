import { describe, expect, it } from 'vitest';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { bodies, expectSuccess, openPlatform, stepOn, theError } from './scenario.ts';

const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };
const BY_PLATFORM = { ...TRIAGE, selection: 'platform', status: 'open' };

const limits = (platform: Platform) => bodies(platform, 'POST').map((body) => JSON.parse(body).limit);
const ignored = (platform: Platform) =>
  platform.state.findings.all.filter(({ status }) => status === 'ignored').length;

describe('a triage of more than 3000 findings', () => {
  it('by the filters of the platform and without a limit stops at one request', async () => {
    const platform = await openPlatform({ state: findingsState(3100) });
    expectSuccess(await stepOn(platform, BY_PLATFORM));
    expect(limits(platform)).toEqual([3000]);
    expect(ignored(platform)).toBe(3000);
  });

  it('of all goes on until nothing is left', async () => {
    const platform = await openPlatform({ state: findingsState(6200) });
    const run = await stepOn(platform, { ...BY_PLATFORM, limit: 'all' });
    expectSuccess(run);
    expect(limits(platform)).toEqual([3000, 3000, 3000, 3000]);
    expect(ignored(platform)).toBe(6200);
    expect(run.outputs['num-triaged']).toBe('6200');
    expect(JSON.parse(run.outputs['triaged-issues'] ?? '')).toHaveLength(6200);
  });

  it('up to a limit beyond 3000 selects just that', async () => {
    const platform = await openPlatform({ state: findingsState(6200) });
    const run = await stepOn(platform, { ...BY_PLATFORM, limit: '3400' });
    expectSuccess(run);
    expect(limits(platform)).toEqual([3000, 400]);
    expect(run.outputs['num-triaged']).toBe('3400');
    expect(ignored(platform)).toBe(3400);
  });

  it('by ids does the other chunks where one is refused, and fails in part', async () => {
    const platform = await openPlatform({ state: findingsState(6001) });
    platform.faults = ({ index }) =>
      index === 1 ? { kind: 'body', status: 400, body: '{"error":"no"}' } : undefined;
    const ids = platform.state.findings.all.map(({ id }) => id).join();
    const run = await stepOn(platform, { ...TRIAGE, 'issue-ids': ids });
    expect(theError(run)).toMatch(
      /^The operation triage failed in part: 3,000 of 6,001 findings were not triaged.*answered with 400.*says: no\. /,
    );
    expect(limits(platform)).toEqual([3000, 3000, 1]);
    expect(ignored(platform)).toBe(3001);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'num-triaged': '3001' });
    expect(run.warnings).toEqual([]);
  });
});
