import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { keyOf, rowsOf } from './report.ts';
import {
  applyInputs,
  meanwhile,
  noticesOf,
  ONE,
  openWorld,
  run,
  saidBy,
  tagsOf,
  undo,
  worldOf,
  writesOf,
} from './world.ts';

const ALL = { operation: 'tag', projects: 'fleet/**', concurrency: '4' };
const TAGGED = { tags: ['pci', 'team:a'] };
/** Takes a list as the whole, and does not answer with what it has now. */
const SILENT: Partial<Quirks> = { tagsMode: 'replace', emptyTagsBody: true };

describe('a server that replaces tags, answers with nothing, and whose reads lag', () => {
  it('takes no tag away in the end, where it shows after a while what it did', async () => {
    const platform = await openWorld(worldOf(4, [], TAGGED), { ...SILENT, projectLag: { reads: 1 } });
    const done = await run(platform, { ...ALL, tags: 'new' });
    for (const { name } of platform.state.projects)
      expect(tagsOf(platform, name)).toEqual(['new', 'pci', 'team:a']);
    expect(rowsOf(done.report).projects.map(({ state }) => state)).toEqual(Array(4).fill('changed'));
    expect(done.exitCode).toBe(0);
  });

  it('loses the tags of one project at most, and names them, where it never shows what it did', async () => {
    const platform = await openWorld(worldOf(4, [], TAGGED), { ...SILENT, projectLag: {} });
    const done = await run(platform, { ...ALL, tags: 'new' });
    const lost = platform.state.projects.all.filter(({ tags }) => !tags.includes('pci'));
    expect(lost.length).toBeLessThanOrEqual(1);
    const { projects } = rowsOf(done.report);
    expect(projects.map(({ state }) => state).toSorted()).toEqual([
      ...Array(3).fill('not-reached'),
      'unknown',
    ]);
    const unknown = projects.find(({ state }) => state === 'unknown');
    expect(unknown?.atRisk.toSorted()).toEqual(['pci', 'team:a']);
    for (const text of [done.summary, done.log]) {
      expect(text).toContain('pci');
      expect(text).toContain('team:a');
    }
    expect(done).toMatchObject({ exitCode: 1, outputs: { 'failure-reason': 'uncertain' } });
  });

  it('is no danger to projects without tags', async () => {
    const state = worldOf(4, []);
    const platform = await openWorld(state, { ...SILENT, projectLag: { reads: 1 } });
    const done = await run(platform, { ...ALL, tags: 'new' });
    expect(rowsOf(done.report).projects.map(({ state }) => state)).toEqual(Array(4).fill('changed'));
  });
});

describe('a server that replaces tags', () => {
  it('is put right behind an unreadable answer and a late read, and the row says what was made', async () => {
    const platform = await openWorld(worldOf(1, [], TAGGED), {
      tagsMode: 'replace',
      projectLag: { reads: 1 },
    });
    let puts = 0;
    const page: Fault = { kind: 'html', status: 200, processed: true };
    platform.faults = ({ method }) => (method === 'PUT' && ++puts === 2 ? page : undefined);
    const done = await run(platform, { ...ALL, tags: 'new' });
    expect(tagsOf(platform)).toEqual(['new', 'pci', 'team:a']);
    const [row] = rowsOf(done.report).projects;
    expect(row).toMatchObject({ state: 'changed', atRisk: [] });
    expect(row?.claimed.map(keyOf)).toEqual(['+new']);
    platform.quirks.projectLag = undefined;
    await undo(platform, done);
    expect(tagsOf(platform)).toEqual(['pci', 'team:a']);
  });

  it('gets back what somebody added while the step waited for its limit', async () => {
    const platform = await openWorld(worldOf(1, [], TAGGED), { tagsMode: 'replace' });
    const limited: Fault = { kind: 'status', status: 429, retryAfter: '10' };
    platform.faults = faultsOn(({ method }) => method === 'PUT', limited, 1);
    meanwhile(platform, [{ method: 'PUT', endpoint: 'tags', edit: { project: ONE, addTags: ['theirs'] } }]);
    const done = await run(platform, { ...ALL, tags: 'new', 'max-retries': '2' });
    expect(tagsOf(platform)).toEqual(['new', 'pci', 'team:a', 'theirs']);
    expect(rowsOf(done.report).projects).toMatchObject([{ state: 'changed' }]);
  });
});

describe('a server that keeps ten tags', () => {
  it('pushes out one because of the step, which names it and blames nobody else', async () => {
    const tags = Array.from({ length: 10 }, (_, at) => `kept-${at}`);
    const platform = await openWorld(worldOf(1, [], { tags }), { evictsBeyond: 10 });
    const done = await run(platform, { ...ALL, tags: 'new' });
    const gone = tags.filter((tag) => !tagsOf(platform).includes(tag));
    const [row] = rowsOf(done.report).projects;
    expect(row?.byOthers).toEqual([]);
    for (const tag of gone) {
      expect(row?.atRisk).toContain(tag);
      expect(done.summary).toContain(tag);
      expect(done.log).toContain(tag);
    }
    expect(row?.claimed.map(keyOf)).toEqual(tagsOf(platform).includes('new') ? ['+new'] : []);
    expect(row?.state).not.toBe('unchanged');
  });
});

describe('a tag that takes the place of another where no more have room', () => {
  const TEN = Array.from('abcdefghij');

  it.each<[string, Partial<Quirks>]>([
    ['refused', { tagLimit: 10 }],
    ['refused, and whose lists replace', { tagLimit: 10, tagsMode: 'replace' }],
    ['dropped for', { evictsBeyond: 10 }],
  ])('is put on, and the undo gives it back, on a server by which an eleventh is %s', async (_, quirks) => {
    const platform = await openWorld(worldOf(1, [], { tags: TEN }), quirks);
    const done = await run(platform, { ...ALL, tags: 'new', 'remove-tags': 'b' });
    expect(tagsOf(platform)).toEqual([...TEN.filter((tag) => tag !== 'b'), 'new']);
    expect(done).toMatchObject({ exitCode: 0, outputs: { 'projects-changed': '1' } });
    const undone = await undo(platform, done);
    expect(tagsOf(platform)).toEqual(TEN);
    expect(undone).toMatchObject({ exitCode: 0, outputs: { 'projects-changed': '1' } });
  });
});

describe('a server that keeps tags in a form of its own', () => {
  const FORMS: [Quirks['tagForm'], string, string][] = [
    ['lower-case', 'Team:Payments', 'team:payments'],
    ['nfc', 'Cafe\u0301', 'Caf\u00e9'],
  ];

  it.each(FORMS)(
    '%s: a tag is put on once, is there from then on, and goes again',
    async (tagForm, tag, kept) => {
      const platform = await openWorld(worldOf(1, [], { tags: ['old'] }), { tagForm });
      const done = await run(platform, { ...ALL, tags: tag });
      expect(tagsOf(platform)).toEqual([kept, 'old'].toSorted());
      expect(rowsOf(done.report).projects).toMatchObject([{ state: 'changed' }]);
      expect(done).toMatchObject({ exitCode: 0, errors: [] });
      const writes = writesOf(platform).length;
      const again = await run(platform, { ...ALL, tags: tag });
      expect(rowsOf(again.report).projects).toMatchObject([{ state: 'unchanged' }]);
      expect(writesOf(platform).length).toBe(writes);
      await undo(platform, done);
      expect(tagsOf(platform)).toEqual(['old']);
    },
  );

  it('a tag is taken off by the name that was given', async () => {
    const platform = await openWorld(worldOf(1, [], { tags: ['old', 'caf\u00e9'] }), {
      tagForm: 'lower-case-nfc',
    });
    const done = await run(platform, { ...ALL, 'remove-tags': 'CAFE\u0301' });
    expect(tagsOf(platform)).toEqual(['old']);
    expect(rowsOf(done.report).projects).toMatchObject([{ state: 'changed' }]);
  });

  it('a plan after its apply is empty', async () => {
    const platform = await openWorld(worldOf(2), { tagForm: 'lower-case-nfc' });
    const rules = `{ version: 1, projects: [{ name: all, when: { name: 'fleet/**' }, tags: ['CAFE\u0301'] }] }`;
    const inputs = await applyInputs(rules);
    expect((await run(platform, inputs)).exitCode).toBe(0);
    const plan = await run(platform, { ...inputs, operation: 'plan' });
    expect(plan.outputs).toMatchObject({ changes: '0', drift: 'false' });
  });
});

describe('tags that are put on and taken off in one step', () => {
  const inputs = { ...ALL, tags: 'tier-one', 'remove-tags': 'old' };

  it('are reported as they were seen last, where somebody takes one off in between', async () => {
    const platform = await openWorld(worldOf(1, [], { tags: ['old', 'kept'] }));
    const edit = { project: ONE, removeTags: ['tier-one'] };
    meanwhile(platform, [{ method: 'DELETE', endpoint: 'tags', edit }]);
    const done = await run(platform, inputs);
    expect(tagsOf(platform)).toEqual(['kept']);
    const [row] = rowsOf(done.report).projects;
    expect(row?.claimed.map(keyOf)).toContain('-old');
    expect(row?.claimed.map(keyOf)).not.toContain('+tier-one');
    expect(noticesOf(done)).toContain('tier-one');
    expect(done.warnings.length + done.errors.length).toBeGreaterThan(0);
  });

  it('keep what somebody else put on in between', async () => {
    const platform = await openWorld(worldOf(1, [], { tags: ['old'] }));
    meanwhile(platform, [
      { method: 'DELETE', endpoint: 'tags', edit: { project: ONE, addTags: ['theirs'] } },
    ]);
    const done = await run(platform, inputs);
    expect(tagsOf(platform)).toEqual(['theirs', 'tier-one']);
    expect(rowsOf(done.report).projects).toMatchObject([{ state: 'changed', atRisk: [] }]);
  });
});

describe('reads that lag behind a tag', () => {
  it('contradict nothing that an answer has shown', async () => {
    const platform = await openWorld(worldOf(3, [], TAGGED), { projectLag: { reads: 2 } });
    const done = await run(platform, { ...ALL, tags: 'new', 'remove-tags': 'team:a' });
    expect(rowsOf(done.report).projects.map(({ state }) => state)).toEqual(Array(3).fill('changed'));
    expect(writesOf(platform).toSorted()).toEqual([
      ...Array(3).fill('DELETE tags'),
      ...Array(3).fill('PUT tags'),
    ]);
    expect(saidBy(done)).not.toMatch(/by others/i);
    expect(done.exitCode).toBe(0);
  });
});
