import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Fault, FaultSource } from '../../emulator/platform/faults.ts';
import type { Hook } from '../../emulator/platform/quirks.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { bodies, NO_PAUSES, openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { endTime, SAYS_WHEN_AND_WAITS, signal, TIMEOUT_WHEN_TOLD } from '../signals.ts';
import type { StepOptions } from '../step.ts';
import { expectTrueFleet, factsBefore } from './claims.ts';

const ONE = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };
const DOWN: Fault = { kind: 'status', status: 500 };

const inOrder =
  (...faults: (Fault | undefined)[]): FaultSource =>
  ({ index }) =>
    index < faults.length ? faults[index] : faults.at(-1);

async function open(faults: FaultSource) {
  const state = fleetState(1, { tags: ['critical', 'pci'] });
  const platform = await openPlatform({ state, quirks: { tagsMode: 'replace' }, faults });
  return { platform, before: factsBefore(platform) };
}

/** The request of that index times out once it has arrived. */
function timingOutAt(platform: Platform, at: number, onRequest?: Hook): Omit<StepOptions, 'inputs'> {
  return {
    nodeFlags: TIMEOUT_WHEN_TOLD,
    onStart: (child) => {
      platform.quirks.onRequest = (moment) => {
        if (moment.index === at) void endTime(child);
        return onRequest?.(moment);
      };
    },
  };
}

describe('on a server that replaces tags, those of before are named', () => {
  it.each<[string, Fault]>([
    ['a page', { kind: 'html', status: 200, processed: true }],
    ['a 502', { kind: 'status-after', status: 502 }],
  ])('when the write is answered with %s and the read fails', async (_, fault) => {
    const { platform, before } = await open(inOrder(undefined, fault, DOWN));
    const run = await stepOn(platform, ONE);
    expect(run.report.result.journal.projects[0]).toMatchObject({
      state: 'unknown',
      tagsAtRisk: ['critical', 'pci'],
    });
    expectTrueFleet(platform, run, before);
  });

  it.each<[string, Fault]>([
    ['refused', { kind: 'status', status: 403 }],
    ['not answered', { kind: 'reset-before' }],
    [
      'answered as if it were done',
      { kind: 'body', status: 200, body: '{"project":{"name":"fleet/service-00001","id":1,"tags":["new"]}}' },
    ],
    ['broken off by a long pause', { kind: 'status', status: 429, retryAfter: '86400' }],
  ])('when putting them back is %s', async (_, fault) => {
    const { platform, before } = await open(inOrder(undefined, undefined, fault, DOWN));
    const run = await stepOn(platform, ONE);
    expect(run.outputs['projects-failed']).toBe('1');
    expectTrueFleet(platform, run, before);
  });

  it.each([
    ['SIGINT', 1],
    ['SIGTERM', 2],
  ] as const)('when %s comes at request %i', async (name, at) => {
    const { platform, before } = await open(() => undefined);
    let child: ChildProcess | undefined;
    platform.quirks.onRequest = async ({ index }) => {
      if (index === at && child !== undefined) await signal(child, name);
    };
    const run = await stepOn(platform, ONE, {
      nodeFlags: SAYS_WHEN_AND_WAITS,
      onStart: (started) => {
        child = started;
      },
    });
    expect(run.report.cancelled).toBe(true);
    expectTrueFleet(platform, run, before);
  });

  it('when a write that timed out lands after the repair', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late: Fault = { kind: 'late', ms: promise };
    const { platform, before } = await open(({ index }) => (index === 1 ? late : undefined));
    const run = await stepOn(
      platform,
      { ...ONE, 'request-timeout': '600', 'max-retries': '2' },
      timingOutAt(platform, 1),
    );
    resolve();
    await expect.poll(() => platform.state.projects.all[0]?.tags).toEqual(['new']);
    expect(run.report.result.journal.projects[0].state).toBe('unknown');
    expectTrueFleet(platform, run, before);
  });

  it('and put back when a write that timed out lands before the next one', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late: Fault = { kind: 'late', ms: promise };
    const { platform, before } = await open(({ index }) => (index === 1 ? late : undefined));
    const run = await stepOn(
      platform,
      { ...ONE, 'request-timeout': '600', 'max-retries': '3' },
      timingOutAt(platform, 1, async ({ index }) => {
        if (index !== 2) return;
        resolve();
        await expect.poll(() => platform.record.length).toBeGreaterThan(0);
      }),
    );
    expectTrueFleet(platform, run, before);
  });
});

describe('a list that a server takes as the whole', () => {
  it('does not name what is to go, which it would bring back if it landed late', async () => {
    const state = fleetState(3, { tags: ['old', 'pci'] });
    const platform = await openPlatform({ state, quirks: { tagsMode: 'replace' } });
    const before = factsBefore(platform);
    const inputs = { operation: 'tag', tags: 'new', 'remove-tags': 'old', projects: 'fleet/**' };
    const run = await stepOn(platform, inputs);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(bodies(platform, 'PUT').join()).not.toContain('old');
    for (const { tags } of platform.state.projects.all) expect(tags.toSorted()).toEqual(['new', 'pci']);
    expectTrueFleet(platform, run, before);
  });
});

describe('a server that does nothing with a list in any form', () => {
  it('puts no tag at risk, also where the answer to the first request was lost', async () => {
    const quirks = { tagsBody: 'object', tagsRefusal: 'ignore', dropsTags: true } as const;
    const platform = await openPlatform({ state: fleetState(1, { tags: ['critical'] }), quirks });
    let puts = 0;
    platform.faults = ({ method }) =>
      method === 'PUT' && puts++ === 0 ? { kind: 'status', status: 504 } : undefined;
    const run = await stepOn(platform, { ...ONE, 'max-retries': '1' }, NO_PAUSES);
    expect(puts).toBe(3);
    const [row] = run.report.result.journal.projects;
    expect(row).toMatchObject({ state: 'failed', failure: { kind: 'tags-not-shown' } });
    expect(row).not.toHaveProperty('tagsAtRisk');
  });
});

describe('a project whose tags were put on before they could not be taken off', () => {
  it('has failed, and what was done is told', async () => {
    const state = fleetState(1, { tags: ['old', 'pci'] });
    const platform = await openPlatform({ state });
    platform.faults = ({ method }) => (method === 'DELETE' ? { kind: 'status', status: 403 } : undefined);
    const before = factsBefore(platform);
    const run = await stepOn(platform, { ...ONE, 'remove-tags': 'old' });
    expect(run.report.result.journal.projects[0]).toMatchObject({
      state: 'failed',
      done: [{ tag: 'new', after: true }],
    });
    expect(run.outputs).toMatchObject({
      outcome: 'partial',
      'projects-changed': '0',
      'projects-failed': '1',
    });
    expect(run.summary).toContain('1 tag added');
    expectTrueFleet(platform, run, before);
    platform.faults = undefined;
    const undo = await stepOn(platform, { operation: 'undo', report: run.outputs['report-path'] ?? '' });
    expect(undo.outputs.outcome).toBe('succeeded');
    expect(platform.state.projects.all[0]?.tags).toEqual(['old', 'pci']);
  });
});

it('an undo puts back what could not be put back, and both name the refusal', async () => {
  let puts = 0;
  const { platform } = await open(({ method }) => {
    if (method === 'PUT') puts += 1;
    return method === 'PUT' && puts > 1 ? { kind: 'status', status: 403, body: 'ask an owner' } : undefined;
  });
  const tags = () => platform.state.projects.get('fleet/service-00001')?.tags.toSorted();
  const first = await stepOn(platform, ONE);
  expect(tags()).toEqual(['new']);
  expect(theError(first)).toMatch(/could not be put back.*403.*ask an owner/);
  const report = { operation: 'undo', report: first.outputs['report-path'] ?? '' };
  expect(theError(await stepOn(platform, report))).toMatch(/403.*ask an owner/);
  platform.faults = undefined;
  const undone = await stepOn(platform, report);
  expect(tags()).toEqual(['critical', 'pci']);
  expect(undone).toMatchObject({ exitCode: 0, outputs: { 'projects-changed': '1' } });
});

it('an undo takes tags that are back after all for nobody’s work', async () => {
  let puts = 0;
  const { platform } = await open(({ method }) => {
    if (method === 'PUT') puts += 1;
    if (puts < 2) return undefined;
    return method === 'PUT' ? { kind: 'status-after', status: 204 } : DOWN;
  });
  const first = await stepOn(platform, ONE);
  expect(first.report.result.journal.projects[0]?.failure?.kind).toBe('tags-lost');
  platform.faults = undefined;
  const undo = await stepOn(platform, { operation: 'undo', report: first.outputs['report-path'] ?? '' });
  expect(undo.report.result.journal.projects[0]?.others).toBeUndefined();
  expect(undo.outputs.outcome).toBe('succeeded');
});
