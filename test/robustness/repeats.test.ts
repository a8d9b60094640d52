import { describe, expect, it } from 'vitest';
import { PULL_REQUEST_SCAN } from '../../emulator/platform/believable-scans.ts';
import { type Fault, faultsAt, faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState, repositoriesState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { expectSuccess, stepOn, theError, wire } from '../operations/scenario.ts';
import { openPlatform } from './open.ts';

const ONE = 'fleet/service-00001';
const TAG = { operation: 'tag', tags: 'new', projects: ONE, 'max-retries': '1' };
const SWITCH = { operation: 'managed-scan', 'full-scan': 'true', projects: ONE, 'max-retries': '1' };
const READ = `GET /acme/projects/${ONE}`;
const PUT = `PUT /acme/projects/${ONE}/tags`;
const PATCH = `PATCH /acme/projects/${ONE}/managed-scan`;

/** The requests, with looks in a row as one: how many there are depends on the machine. */
const turns = (platform: Platform): string[] =>
  wire(platform).filter((line, at, all) => line !== all[at - 1]);

describe.concurrent('what was lost is made good, whatever became of the answer:', () => {
  it.each<[string, Fault, Fault, string[]]>([
    ['resets', { kind: 'reset-before' }, { kind: 'reset-after' }, [READ, READ, PUT, READ]],
    ['cut answers', { kind: 'cut-body' }, { kind: 'reset-during' }, [READ, READ, PUT, READ]],
    [
      '502 and 504',
      { kind: 'html', status: 502 },
      { kind: 'status-after', status: 504 },
      [READ, READ, PUT, READ],
    ],
  ])('a project is read and tagged through %s', async (_, first, second, sent) => {
    const platform = await openPlatform({ state: fleetState(1), faults: faultsAt({ 0: first, 2: second }) });
    expectSuccess(await stepOn(platform, TAG));
    expect(wire(platform)).toEqual(sent);
    expect(platform.state.projects.all[0]?.tags).toEqual(['new']);
  });

  it.each([
    ['tag', TAG, [READ, PUT, READ, PUT]],
    ['managed-scan', { ...SWITCH, 'diff-scan': 'true' }, [READ, PATCH, READ, PATCH]],
  ])('a write of %s that a read shows not to have been made is made again', async (_, inputs, sent) => {
    const faults = faultsAt({ 1: { kind: 'reset-before' } });
    const platform = await openPlatform({ state: fleetState(1), faults });
    const run = await stepOn(platform, inputs);
    expectSuccess(run);
    expect(turns(platform)).toEqual(sent);
    expect(run.outputs['projects-changed']).toBe('1');
  });

  it.each([408, 500])('a read that is answered %i is asked again', async (status) => {
    const faults = faultsAt({ 0: { kind: 'status', status } });
    const platform = await openPlatform({ state: fleetState(3), faults });
    const run = await stepOn(platform, { operation: 'list-policies', 'max-retries': '1' });
    expectSuccess(run);
    expect(platform.requests).toHaveLength(2);
  });

  it('tags in an address that is too long are taken off by fewer in a request', async () => {
    const old = Array.from({ length: 30 }, (_, index) => `old-${index}`);
    const state = fleetState(2, { tags: [...old, 'kept'] });
    const platform = await openPlatform({ state, quirks: { maxPathLength: 200 } });
    const inputs = { operation: 'tag', 'remove-tags': old.join(), projects: '**' };
    expectSuccess(await stepOn(platform, inputs));
    for (const { tags } of platform.state.projects.all) expect(tags).toEqual(['kept']);
  });

  it.each([
    ['list-projects', { operation: 'list-projects' }, { count: '3' }],
    ['list-dependencies', { operation: 'list-dependencies' }, { count: '3' }],
    ['list-policies', { operation: 'list-policies' }, { count: '0' }],
  ])('%s comes whole through a reset and a cut answer', async (_, inputs, outputs) => {
    const faults = faultsAt({ 0: { kind: 'reset-during' }, 1: { kind: 'cut-body' } });
    const platform = await openPlatform({ state: repositoriesState(3), faults });
    const run = await stepOn(platform, { ...inputs, 'max-retries': '2' });
    expectSuccess(run);
    expect(run.outputs).toMatchObject(outputs);
  });

  it('a scan is read through a reset', async () => {
    const platform = await openPlatform({ faults: faultsAt({ 0: { kind: 'reset-before' } }) });
    const inputs = { operation: 'scan', 'scan-id': String(PULL_REQUEST_SCAN), 'max-retries': '1' };
    expectSuccess(await stepOn(platform, inputs));
  });
});

describe.concurrent('what cannot be better a second time is not sent again:', () => {
  it.each([401, 501])('%s', async (status) => {
    const platform = await openPlatform({ faults: () => ({ kind: 'status', status }) });
    const run = await stepOn(platform, { operation: 'list-policies', 'max-retries': '3' });
    expect(theError(run)).toContain(`was answered with ${status}`);
    expect(platform.counts['GET policies']).toBe(1);
  });
});

describe.concurrent('a write whose answer stays lost', () => {
  const onWrite = (fault: Fault) => faultsOn(({ method }) => method === 'PUT' || method === 'PATCH', fault);

  it('is unknown where a read shows that it was not done, and it may yet be', async () => {
    const platform = await openPlatform({ state: fleetState(1), faults: onWrite({ kind: 'reset-before' }) });
    const run = await stepOn(platform, TAG);
    expect(theError(run)).toContain('the change may have taken effect anyway');
    expect(turns(platform)).toEqual([READ, PUT, READ, PUT, READ]);
    expect(run.report.result.journal.projects).toMatchObject([{ state: 'unknown' }]);
    expect(run.outputs).toMatchObject({
      outcome: 'partial',
      'projects-changed': '0',
      'projects-failed': '1',
    });
  });

  it.each<[string, Fault]>([
    ['is lost', { kind: 'reset-after' }],
    ['is none', { kind: 'body', status: 200, body: '<html>', processed: true }],
  ])('has the tags put back that it replaced, also where its answer %s', async (_, fault) => {
    const platform = await openPlatform({
      state: fleetState(1, { tags: ['old', 'older'] }),
      quirks: { tagsMode: 'replace' },
      faults: faultsOn(({ method }) => method === 'PUT', fault, 1),
    });
    const run = await stepOn(platform, { ...TAG, 'max-retries': '0' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'projects-changed': '1' } });
    expect(platform.state.projects.all[0]?.tags.toSorted()).toEqual(['new', 'old', 'older']);
    expect(run.warnings).toEqual([expect.stringContaining('replaced the tags')]);
  });

  it.each([
    ['tag', TAG, { dropsTags: true }],
    ['managed-scan', { ...SWITCH, 'diff-scan': 'true' }, { emptyPatchBody: true }],
  ])('is open where it was accepted and cannot be read any more: %s', async (_, inputs, quirks) => {
    const platform = await openPlatform({
      state: fleetState(1),
      quirks,
      // All reads after the first.
      faults: ({ index, method }) =>
        index > 0 && method === 'GET' ? { kind: 'status', status: 500 } : undefined,
    });
    const run = await stepOn(platform, inputs);
    expect(theError(run)).toMatch(
      /It is not known whether the change took effect: GET .* was answered with 500/,
    );
    expect(run.outputs.outcome).toBe('partial');
  });
});
