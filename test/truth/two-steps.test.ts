import { describe, expect, it } from 'vitest';
import type { Hook, Quirks } from '../../emulator/platform/quirks.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { expectTrueFleet, factsBefore } from './claims.ts';

const SERVERS: [string, Partial<Quirks>][] = [
  ['adds tags', {}],
  ['replaces tags', { tagsMode: 'replace' }],
];
const ALL = { projects: 'fleet/**', 'max-changes': '1000', 'max-retries': '2' };

describe('two steps at the same time', () => {
  it.each(SERVERS)('tag all projects, and no tag is lost, on a server that %s', async (_, quirks) => {
    const state = fleetState(60, { tags: ['old', 'pci'] });
    const platform = await openPlatform({ state, quirks, latency: 5 });
    const runs = await Promise.all(
      ['a', 'b'].map((tags) => stepOn(platform, { operation: 'tag', tags, ...ALL })),
    );
    for (const run of runs)
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'projects-changed': '60' });
    const lacking = platform.state.projects.all.filter(
      ({ tags }) => tags.toSorted().join() !== 'a,b,old,pci',
    );
    expect(lacking).toEqual([]);
  });

  it.each(SERVERS)('tag and take tags off, on a server that %s', async (_, quirks) => {
    const state = fleetState(20, { tags: ['old', 'pci'] });
    const platform = await openPlatform({ state, quirks, latency: 5 });
    const runs = await Promise.all([
      stepOn(platform, { operation: 'tag', tags: 'a', ...ALL }),
      stepOn(platform, { operation: 'tag', 'remove-tags': 'old', ...ALL }),
    ]);
    for (const { outputs } of runs) expect(outputs.outcome).toBe('succeeded');
    for (const { tags } of platform.state.projects.all)
      expect(tags).toEqual(expect.arrayContaining(['a', 'pci']));
  });

  it('switch one flag each, and both are kept', async () => {
    const platform = await openPlatform({ state: fleetState(40), latency: 5 });
    const runs = await Promise.all(
      ['diff-scan', 'full-scan'].map((flag) =>
        stepOn(platform, { operation: 'managed-scan', [flag]: 'true', ...ALL }),
      ),
    );
    for (const run of runs)
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'projects-changed': '40' });
    for (const { managed_scan_config } of platform.state.projects.all) {
      expect(managed_scan_config).toEqual({ diff_scan: { enabled: true }, full_scan: { enabled: true } });
    }
  });
});

/** Before the nth request of an endpoint somebody edits. */
const once = (
  method: string,
  endpoint: string,
  edit: Parameters<Parameters<Hook>[0]['edit']>[0],
  nth = 1,
): Hook => {
  let seen = 0;
  return (moment) => {
    if (moment.request.method !== method || moment.endpoint !== endpoint) return;
    seen += 1;
    if (seen === nth) moment.edit(edit);
  };
};

describe('what a person changes while a step runs', () => {
  const LAST = 'fleet/service-00004';

  it.each(SERVERS)('is kept and told: tags added and removed, on a server that %s', async (_, quirks) => {
    const onRequest = once('PUT', 'tags', { project: LAST, addTags: ['by-hand'], removeTags: ['old'] });
    const state = fleetState(4, { tags: ['old', 'kept'] });
    const platform = await openPlatform({ state, quirks: { ...quirks, onRequest } });
    const before = factsBefore(platform);
    const run = await stepOn(platform, { operation: 'tag', tags: 'new', ...ALL, concurrency: '1' });
    expect(platform.state.projects.get(LAST)?.tags.toSorted()).toEqual(['by-hand', 'kept', 'new']);
    if (quirks.tagsMode === 'replace') {
      expect(run.report.result.journal.projects[3].meanwhile).toEqual(['+by-hand', '-old']);
      expect(run.summary).toContain('by-hand');
    }
    expectTrueFleet(platform, run, before);
  });

  it('is put back where it came between a write and the read after it', async () => {
    const state = fleetState(1, { tags: ['kept', 'old'] });
    const platform = await openPlatform({
      state,
      quirks: {
        tagsMode: 'replace',
        onRequest: once('GET', 'project', { project: 'fleet/service-00001', addTags: ['kept'] }, 2),
      },
      faults: ({ index }) => (index === 1 ? { kind: 'html', status: 200, processed: true } : undefined),
    });
    const before = factsBefore(platform);
    const run = await stepOn(platform, { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' });
    expect(platform.state.projects.all[0]?.tags.toSorted()).toEqual(['kept', 'new', 'old']);
    expectTrueFleet(platform, run, before);
  });

  it('is kept where it came between two forms of one write', async () => {
    const state = fleetState(1, { tags: ['old'] });
    const onRequest = once('GET', 'project', { project: 'fleet/service-00001', addTags: ['by-hand'] }, 2);
    const platform = await openPlatform({
      state,
      quirks: { tagsMode: 'replace', tagsBody: 'object', tagsRefusal: 'ignore', onRequest },
    });
    await stepOn(platform, { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' });
    expect(platform.state.projects.all[0]?.tags.toSorted()).toEqual(['by-hand', 'new', 'old']);
  });

  it('is among the changes of the row where the step takes it off again', async () => {
    const onRequest = once('PUT', 'tags', { project: LAST, addTags: ['gone'] });
    const state = fleetState(4, { tags: ['old'] });
    const platform = await openPlatform({ state, quirks: { tagsMode: 'replace', onRequest } });
    const before = factsBefore(platform);
    const inputs = { operation: 'tag', tags: 'new', 'remove-tags': 'gone', ...ALL, concurrency: '1' };
    const run = await stepOn(platform, inputs);
    const row = run.report.result.journal.projects[3];
    expect(row.changes).toContainEqual(expect.objectContaining({ tag: 'gone', after: false }));
    expect(row.meanwhile ?? []).toEqual([]);
    expectTrueFleet(platform, run, before);
  });

  it('is written again where a list of another step took it away before the end', async () => {
    const onRequest = once('PUT', 'tags', { project: 'fleet/service-00001', removeTags: ['new'] }, 4);
    const state = fleetState(4, { tags: ['old'] });
    const platform = await openPlatform({ state, quirks: { tagsMode: 'replace', onRequest } });
    const before = factsBefore(platform);
    const run = await stepOn(platform, { operation: 'tag', tags: 'new', ...ALL, concurrency: '1' });
    expect(platform.state.projects.all[0]?.tags.toSorted()).toEqual(['new', 'old']);
    expectTrueFleet(platform, run, before);
  });

  it('is kept and told: the flag that a step leaves as it is', async () => {
    const onRequest = once('PATCH', 'managed-scan', { project: LAST, fullScan: true });
    const platform = await openPlatform({ state: fleetState(4), quirks: { onRequest } });
    const before = factsBefore(platform);
    const run = await stepOn(platform, {
      operation: 'managed-scan',
      'diff-scan': 'true',
      ...ALL,
      concurrency: '1',
    });
    expect(platform.state.projects.get(LAST)?.managed_scan_config.full_scan.enabled).toBe(true);
    expect(run.report.result.journal.projects[3].meanwhile).toEqual(['full_scan on']);
    expectTrueFleet(platform, run, before);
  });

  it('undoes a switch for good: the row fails, and claims nothing', async () => {
    const onRequest: Hook = ({ request, edit }) => {
      if (request.method === 'GET') edit({ project: LAST, diffScan: false });
    };
    const platform = await openPlatform({ state: fleetState(4), quirks: { onRequest } });
    const before = factsBefore(platform);
    const run = await stepOn(platform, { operation: 'managed-scan', 'diff-scan': 'true', ...ALL });
    expect(run.report.result.journal.projects[3]).toMatchObject({ state: 'failed', done: [] });
    expect(run.outputs).toMatchObject({
      'projects-changed': '3',
      'projects-failed': '1',
      outcome: 'partial',
    });
    expectTrueFleet(platform, run, before);
  });
});
