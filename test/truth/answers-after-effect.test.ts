import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { expectTrueFleet, expectTrueTriage, factsBefore, mostNotes } from './claims.ts';

const onWrites = (fault: Fault, times?: number) =>
  faultsOn(({ method, endpoint }) => method !== 'GET' && endpoint !== 'findings', fault, times);

const WRITES: [string, Record<string, string>][] = [
  ['tags', { operation: 'tag', tags: 'new,newer' }],
  ['tags taken off', { operation: 'tag', 'remove-tags': 'old' }],
  ['tags put on and taken off', { operation: 'tag', tags: 'new', 'remove-tags': 'old*' }],
  ['managed scans', { operation: 'managed-scan', 'diff-scan': 'true' }],
  ['both managed scans', { operation: 'managed-scan', 'diff-scan': 'true', 'full-scan': 'true' }],
];
const STATUSES = [409, 425, 500, 598];
const PROJECTS = 'fleet/service-00001\nfleet/service-00002';

describe('a write that took effect before an answer that is not one to it', () => {
  it.each(WRITES)('is seen to have, by a read: %s', async (_, inputs) => {
    // Side by side, because each waits for a step.
    const tries = STATUSES.map(async (status) => {
      const state = fleetState(2, { tags: ['old', 'older', 'kept'] });
      const platform = await openPlatform({ state, faults: onWrites({ kind: 'status-after', status }) });
      const before = factsBefore(platform);
      const run = await stepOn(platform, { ...inputs, projects: PROJECTS });
      expect({ status, exitCode: run.exitCode, errors: run.errors }).toEqual({
        status,
        exitCode: 0,
        errors: [],
      });
      expect(run.outputs['projects-changed']).toBe('2');
      expectTrueFleet(platform, run, before);
    });
    await Promise.all(tries);
  });

  it.each([300, 301, 302, 303, 305, 307, 308])('is seen after a redirect, %i', async (status) => {
    // Side by side, because each waits for a step.
    const tries = ['https://elsewhere.example/login', '/login', ''].map(async (location) => {
      const fault: Fault = { kind: 'status-after', status, ...(location === '' ? {} : { location }) };
      const platform = await openPlatform({
        state: fleetState(1, { tags: ['old'] }),
        faults: onWrites(fault, 1),
      });
      const before = factsBefore(platform);
      const run = await stepOn(platform, { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' });
      expect(platform.state.projects.all[0]?.tags).toEqual(['old', 'new']);
      expectTrueFleet(platform, run, before);
    });
    await Promise.all(tries);
  });

  it.each<[string, Fault]>([
    ['a page', { kind: 'html', status: 200, processed: true }],
    ['nothing', { kind: 'empty', processed: true }],
    ['204', { kind: 'status-after', status: 204 }],
    ['202 {}', { kind: 'status-after', status: 202, body: '{}' }],
    ['null', { kind: 'null', processed: true }],
    ['something else', { kind: 'wrong-shape', processed: true }],
    ['a list', { kind: 'body', status: 200, body: '[]', processed: true }],
  ])('is seen after %s', async (_, fault) => {
    // Side by side, because each waits for a step.
    const tries = WRITES.map(async ([, inputs]) => {
      const platform = await openPlatform({
        state: fleetState(1, { tags: ['old', 'kept'] }),
        faults: onWrites(fault),
      });
      const before = factsBefore(platform);
      const run = await stepOn(platform, { ...inputs, projects: 'fleet/service-00001' });
      expect(run.outputs['projects-changed']).toBe('1');
      expectTrueFleet(platform, run, before);
    });
    await Promise.all(tries);
  });

  it('did not take effect: the row fails, and does so for certain', async () => {
    const platform = await openPlatform({
      state: fleetState(1),
      faults: onWrites({ kind: 'status', status: 500 }),
    });
    const before = factsBefore(platform);
    const run = await stepOn(platform, { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' });
    expect(run.report.result.journal.projects[0].state).toBe('failed');
    expect(run.outputs['failure-reason']).toBe('some-failed');
    expectTrueFleet(platform, run, before);
  });
});

describe('a triage that took effect before such an answer', () => {
  const NOTE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored', 'new-note': 'x' };

  it.each([409, 425, 499, 501, 507, 530])('%i is looked up, and noted once', async (status) => {
    const fault: Fault = { kind: 'status-after', status };
    const platform = await openPlatform({ state: findingsState(20), faults: onWrites(fault) });
    const inputs = { ...NOTE, status: 'open', repos: 'fleet/service-0000*', 'max-retries': '3' };
    const run = await stepOn(platform, inputs);
    expect({ exitCode: run.exitCode, errors: run.errors }).toEqual({ exitCode: 0, errors: [] });
    expect(run.outputs['num-triaged']).toBe('9');
    expect(mostNotes(platform)).toBe(1);
    expectTrueTriage(platform, run);
    const again = await stepOn(platform, inputs).catch(() => undefined);
    expect(again?.outputs['num-triaged'] ?? '0').toBe('0');
    expect(mostNotes(platform)).toBe(1);
  });

  it.each([500, 409])('by ids cannot be looked up, and is not certain (%i)', async (status) => {
    const platform = await openPlatform({
      state: findingsState(5),
      faults: onWrites({ kind: 'status-after', status }),
    });
    const run = await stepOn(platform, { ...NOTE, 'issue-ids': '1,2' });
    expect(theError(run)).not.toMatch(/\bRun the step again\b(?!.*(check|note|twice))/i);
    expect(run.outputs['failure-reason']).toBe('uncertain');
    expectTrueTriage(platform, run);
  });
});

describe('a write whose effect comes after the step', () => {
  const SERVERS: Partial<Quirks>[] = [{}, { tagsMode: 'replace' }];

  it.each(WRITES)('is never called failed or undone for certain: %s', async (_, inputs) => {
    // Side by side, because each waits for a step.
    const tries = SERVERS.map(async (quirks) => {
      const state = fleetState(1, { tags: ['old', 'kept'] });
      const platform = await openPlatform({ state, quirks });
      const before = factsBefore(platform);
      const { promise, resolve } = Promise.withResolvers<void>();
      // The second attempt is refused, which says nothing about the first.
      platform.faults = faultsInOrder([
        { kind: 'late', ms: promise, status: 504 },
        { kind: 'status', status: 403 },
      ]);
      const run = await stepOn(platform, { ...inputs, projects: 'fleet/service-00001', 'max-retries': '1' });
      expect(run.report.result.journal.projects[0].state).toBe('unknown');
      resolve();
      await expect.poll(() => platform.record.length).toBeGreaterThan(0);
      expectTrueFleet(platform, run, before);
    });
    await Promise.all(tries);
  });
});

function faultsInOrder(faults: Fault[]) {
  let next = 0;
  return ({ method }: { method: string }) => (method === 'GET' ? undefined : faults[next++]);
}
