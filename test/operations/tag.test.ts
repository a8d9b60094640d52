import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { expectTrue, rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { bodies, expectSuccess, openPlatform, theError } from './scenario.ts';

const PROJECTS = ['fleet/service-00001', 'fleet/service-00002', 'fleet/service-00003'];
// One after another, so that what is learned from the first project shows at the second.
const TAG = { operation: 'tag', tags: 'new', projects: PROJECTS.join('\n'), concurrency: '1' };

const tagsOf = (platform: Platform) => platform.state.projects.all.map(({ tags }) => tags);

describe('tag', () => {
  it('adds tags to those that are there', async () => {
    const platform = await openPlatform({ state: fleetState(4, { tags: ['old', 'b'] }) });
    const run = await innerStep(platform, { ...TAG, tags: 'a, b\nc,,a' });
    expectSuccess(run);
    const tagged = ['old', 'b', 'a', 'c'];
    expect(tagsOf(platform)).toEqual([tagged, tagged, tagged, ['old', 'b']]);
    expect(run.outputs).toEqual({
      outcome: 'succeeded',
      'report-path': expect.stringContaining(run.temp),
      'projects-changed': '3',
      'projects-unchanged': '0',
      'projects-failed': '0',
    });
    expect(run.summary).toContain('6 tags added in 3 projects');
    expect(run.summary).toContain('+&nbsp;<code>a</code><br>+&nbsp;<code>c</code>');
    const project = { name: PROJECTS[0], id: 1, url: `https://github.com/${PROJECTS[0]}` };
    const changes = ['a', 'c'].map((tag) => ({ field: 'tag', project, tag, before: false, after: true }));
    expect(rowsOf(run).slice(0, 2)).toEqual(changes.map((change) => ({ change, state: 'changed' })));
    expectTrue(platform, run);
  });

  it('takes the repository of the workflow where no project is given', async () => {
    const platform = await openPlatform();
    expectSuccess(await innerStep(platform, { operation: 'tag', tags: 'new' }));
    expect(platform.state.projects.get('acme/payments-api')?.tags).toContain('new');
    expect(platform.state.projects.all.filter(({ tags }) => tags.includes('new'))).toHaveLength(1);
  });

  it('writes nothing on a dry run, and tells what it would change', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    platform.state.projects.get(PROJECTS[2] ?? '')?.tags.push('new');
    const run = await innerStep(platform, { ...TAG, 'dry-run': 'TRUE' });
    expectSuccess(run);
    expect(platform.counts).toEqual({ 'GET project': 3 });
    expect(tagsOf(platform)).toEqual([[], [], ['new']]);
    expect(run.outputs).toMatchObject({ 'projects-changed': '2', 'projects-unchanged': '1' });
    expect(run.summary).toMatch(/<h2>✅ 2 tags would be added in 2 projects; 1 project up to date<\/h2>/);
  });
});

describe('tag, on a server that takes one form of the body,', () => {
  it.each([400, 'ignore'] as const)('sends the array alone where the object gets %s', async (tagsRefusal) => {
    const state = fleetState(3, { tags: ['old'] });
    const platform = await openPlatform({ state, quirks: { tagsBody: 'array', tagsRefusal } });
    expectSuccess(await innerStep(platform, TAG));
    expect(bodies(platform, 'PUT')).toEqual(['["new"]', '["new"]', '["new"]']);
  });

  it.each([400, 415, 'ignore'] as const)(
    'sends the object once the array got %s, and for the later projects alone',
    async (tagsRefusal) => {
      const state = fleetState(3, { tags: ['old'] });
      const platform = await openPlatform({ state, quirks: { tagsBody: 'object', tagsRefusal } });
      expectSuccess(await innerStep(platform, TAG));
      const object = '{"tags":["new"]}';
      expect(bodies(platform, 'PUT')).toEqual(['["new"]', object, object, object]);
      expect(tagsOf(platform)).toEqual(Array(3).fill(['old', 'new']));
    },
  );

  it('tells what the server says where it refuses both', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    const refusal = (status: number, error: string) => ({
      kind: 'body' as const,
      status,
      body: JSON.stringify({ error }),
    });
    platform.faults = ({ index }) =>
      index === 0 ? undefined : refusal(index === 1 ? 400 : 422, index === 1 ? 'no lists' : 'no such tag');
    const run = await innerStep(platform, { ...TAG, projects: PROJECTS[0] ?? '' });
    expect(theError(run)).toMatch(/answered with 422.*no lists; no such tag/);
    expect(bodies(platform, 'PUT')).toHaveLength(2);
  });
});

describe('tag, where the first answer lacks former tags,', () => {
  it('fails with what was lost, and writes nothing more', async () => {
    const platform = await openPlatform({ state: fleetState(3, { tags: ['old', 'older'] }) });
    const body = JSON.stringify({ project: { name: PROJECTS[0], tags: ['new'] } });
    platform.faults = ({ method }) => (method === 'PUT' ? { kind: 'body', status: 200, body } : undefined);
    const run = await innerStep(platform, TAG);
    expect(theError(run)).toMatch(/`?old`?, `?older`?/);
    expect(bodies(platform, 'PUT')).toHaveLength(1);
    expect(rowsOf(run).map(({ state }) => state)).toEqual(['failed', 'not-reached', 'not-reached']);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'projects-failed': '3' });
  });
});

describe('tag, where the platform', () => {
  it('answers well and never shows the tags, does not know what became of them', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    const body = JSON.stringify({ project: { name: PROJECTS[0], tags: [] } });
    platform.faults = ({ method }) => (method === 'PUT' ? { kind: 'body', status: 200, body } : undefined);
    const run = await innerStep(platform, { ...TAG, projects: PROJECTS[0] ?? '' });
    expect(theError(run)).toContain(PROJECTS[0]);
    expect(run.outputs).toMatchObject({
      outcome: 'partial',
      'failure-reason': 'uncertain',
      'projects-failed': '1',
    });
    expect(bodies(platform, 'PUT')).toEqual(['["new"]', '{"tags":["new"]}']);
  });

  it('leaves out empty lists and false flags, takes them as such', async () => {
    const quirks = { proto3: true, int64AsStrings: true };
    const platform = await openPlatform({ state: fleetState(3), quirks });
    expectSuccess(await innerStep(platform, TAG));
    expect(tagsOf(platform)).toEqual([['new'], ['new'], ['new']]);
  });

  it('keeps a tag of its own on managed projects, leaves it alone', async () => {
    const state = fleetState(1, { tags: ['old'], managedScans: true });
    const platform = await openPlatform({ state, quirks: { autoManagedTag: true } });
    expectSuccess(await innerStep(platform, { ...TAG, projects: PROJECTS[0] ?? '' }));
    expect(tagsOf(platform)).toEqual([['old', 'managed-scan', 'new']]);
  });
});
