import { describe, expect, it } from 'vitest';
import { type Fault, type FaultSource, faultsOn } from '../../emulator/platform/faults.ts';
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
  ['a managed scan', { operation: 'managed-scan', 'diff-scan': 'true' }],
  ['both managed scans', { operation: 'managed-scan', 'diff-scan': 'true', 'full-scan': 'true' }],
];

/** What each project of a fleet is answered with, once its write has taken effect. */
const ANSWERS: Fault[] = [
  ...[507, 425, 500, 598, 204].map((status) => ({ kind: 'status-after', status }) as const),
  ...['https://elsewhere.example/login', '/login'].map(
    (location) => ({ kind: 'status-after', status: 302, location }) as const,
  ),
  { kind: 'status-after', status: 307 },
  { kind: 'status-after', status: 202, body: '{}' },
  { kind: 'html', status: 200, processed: true },
  { kind: 'null', processed: true },
  { kind: 'wrong-shape', processed: true },
  { kind: 'body', status: 200, body: '[]', processed: true },
];

const answerOfItsOwn: FaultSource = ({ method, path }) =>
  method === 'GET' ? undefined : ANSWERS[Number(/service-(\d+)/.exec(path)?.[1]) - 1];

describe('a write that took effect before an answer that is not one to it', () => {
  it.each(WRITES)('is seen to have, by a read: %s', async (_, inputs) => {
    const state = fleetState(ANSWERS.length, { tags: ['old', 'older', 'kept'] });
    const platform = await openPlatform({ state });
    platform.faults = answerOfItsOwn;
    const before = factsBefore(platform);
    const run = await stepOn(platform, { ...inputs, projects: 'fleet/**' });
    expect({ exitCode: run.exitCode, errors: run.errors }).toEqual({ exitCode: 0, errors: [] });
    expect(run.outputs['projects-changed']).toBe(String(ANSWERS.length));
    expectTrueFleet(platform, run, before);
  });
});

describe('a triage that took effect before such an answer', () => {
  const NOTE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored', 'new-note': 'x' };

  it.each([507, 530])('%i is looked up, and noted once', async (status) => {
    const fault: Fault = { kind: 'status-after', status };
    const platform = await openPlatform({ state: findingsState(20), faults: onWrites(fault) });
    const inputs = { ...NOTE, status: 'open', repos: 'fleet/service-0000*', 'max-retries': '3' };
    const run = await stepOn(platform, inputs);
    expect({ exitCode: run.exitCode, errors: run.errors }).toEqual({ exitCode: 0, errors: [] });
    expect(run.outputs['num-triaged']).toBe('9');
    expect(mostNotes(platform)).toBe(1);
    expectTrueTriage(platform, run);
  });

  it('by ids cannot be looked up, and is not certain', async () => {
    const platform = await openPlatform({
      state: findingsState(5),
      faults: onWrites({ kind: 'status-after', status: 507 }),
    });
    const run = await stepOn(platform, { ...NOTE, 'issue-ids': '1,2' });
    expect(theError(run)).not.toMatch(/\bRun the step again\b(?!.*(check|note|twice))/i);
    expect(run.outputs['failure-reason']).toBe('uncertain');
    expectTrueTriage(platform, run);
  });
});

describe('a write whose effect comes after the step', () => {
  const CASES: [string, Record<string, string>, Partial<Quirks>][] = [
    ['tags', { operation: 'tag', tags: 'new,newer' }, {}],
    ['tags that replace', { operation: 'tag', tags: 'new', 'remove-tags': 'old*' }, { tagsMode: 'replace' }],
    ['managed scans', { operation: 'managed-scan', 'diff-scan': 'true', 'full-scan': 'true' }, {}],
  ];

  it.each(CASES)('is never called failed or undone for certain: %s', async (_, inputs, quirks) => {
    const platform = await openPlatform({ state: fleetState(1, { tags: ['old', 'kept'] }), quirks });
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
});

function faultsInOrder(faults: Fault[]) {
  let next = 0;
  return ({ method }: { method: string }) => (method === 'GET' ? undefined : faults[next++]);
}
