import { describe, expect, it } from 'vitest';
import type { Edit } from '../../emulator/platform/edit.ts';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { rowsOf } from './report.ts';
import {
  applyInputs,
  finding,
  IGNORE_LOW,
  meanwhile,
  ONE,
  openWorld,
  run,
  TAG_ALL,
  TRIAGE,
  tagsOf,
  triageOf,
  undo,
  worldOf,
} from './world.ts';

const BY_PERSON = { state: 'fixing', note: 'mine, next sprint' } as const;
const theirs = { state: 'fixing', reason: undefined, note: 'mine, next sprint' };
const edit = (id: bigint): Edit => ({ triage: [id], ...BY_PERSON });
const limited: Fault = { kind: 'status', status: 429, retryAfter: '31' };
const RETRIES = { 'max-retries': '2' };

const OPERATIONS: [string, () => Promise<Record<string, string>>][] = [
  ['triage', async () => TRIAGE],
  ['apply', () => applyInputs(IGNORE_LOW)],
];

it('somebody who tags a project while the step waits for another one keeps what is theirs', async () => {
  const platform = await openWorld(worldOf(2));
  platform.faults = faultsOn(({ method }) => method === 'PUT', limited, 1);
  const theirEdit: Edit = { project: 'fleet/service-00002', addTags: ['new'] };
  meanwhile(platform, [{ method: 'PUT', endpoint: 'tags', edit: theirEdit }]);
  const tag = { operation: 'tag', tags: 'new', projects: 'fleet/**', concurrency: '1', 'max-retries': '0' };
  const done = await run(platform, tag);
  expect(platform.counts['PUT tags']).toBe(1);
  expect(rowsOf(done.report).projects[1]?.claimed).toEqual([]);
});

it('somebody who tags a project while the step reads another one does not lose it to a server that replaces tags', async () => {
  const platform = await openWorld(worldOf(2, [], { tags: ['kept'] }), { tagsMode: 'replace' });
  platform.edit({ project: 'fleet/service-00002', addTags: ['new'] });
  const theirEdit: Edit = { project: ONE, addTags: ['theirs'] };
  meanwhile(platform, [{ method: 'GET', endpoint: 'project', nth: 2, edit: theirEdit }]);
  const projects = `${ONE}, fleet/service-00002`;
  await run(platform, { operation: 'tag', tags: 'new', projects, concurrency: '1' });
  expect(tagsOf(platform)).toEqual(['kept', 'new', 'theirs']);
});

it('somebody who decides the same while a triage waits for its limit has done it, not the step', async () => {
  const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
  platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', limited, 1);
  const same = { triage: [1n], state: 'ignored', reason: 'no_time' } as const;
  meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit: same }]);
  const done = await run(platform, { ...TRIAGE, ...RETRIES });
  expect(done.outputs).toMatchObject({ 'num-triaged': '1', 'triaged-issues': '[2]' });
  await undo(platform, done);
  expect(triageOf(platform, 1)).toMatchObject({ state: 'ignored' });
});

describe.each(OPERATIONS)('somebody who decides while %s', (_, inputs) => {
  it('waits for its limit is not overwritten, and reported', async () => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', limited, 1);
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit: edit(1n) }]);
    const done = await run(platform, { ...(await inputs()), ...RETRIES });
    expect(triageOf(platform, 1)).toEqual(theirs);
    expect(triageOf(platform, 2).state).toBe('ignored');
    const states = new Map(rowsOf(done.report).findings.map(({ id, state }) => [id, state]));
    expect(states.get(2n)).toBe('changed');
    expect(states.get(1n)).toBe('left');
    expect(done.summary).toMatch(/left/);
    expect(done.exitCode).toBe(0);
  });

  it('waits for a limit in the middle of its list is not overwritten', async () => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
    let reads = 0;
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'findings' && ++reads === 2, limited);
    meanwhile(platform, [{ method: 'GET', endpoint: 'findings', nth: 2, edit: edit(1n) }]);
    const done = await run(platform, { ...(await inputs()), ...RETRIES });
    expect(triageOf(platform, 1)).toEqual(theirs);
    expect(rowsOf(done.report).findings.map(({ state }) => state)).toEqual(['left', 'changed']);
  });

  it('looks what became of a lost answer, which may land later, is not told that all is left to them', async () => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
    const late: Fault = { kind: 'late', afterRequests: 100, status: 504 };
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', late, 1);
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit: edit(1n) }]);
    const done = await run(platform, { ...(await inputs()), 'max-retries': '0' });
    const states = rowsOf(done.report).findings.map(({ id, state }) => [id, state]);
    expect(states).toContainEqual([1n, 'unknown']);
    expect(done.outputs['failure-reason']).toBe('uncertain');
  });
});

describe('somebody who decides the same state while a triage looks what became of a lost answer', () => {
  it.each<[string, Extract<Edit, { triage: unknown }>, Record<string, string>]>([
    ['with another reason', { triage: [1n], state: 'ignored', reason: 'false_positive' }, {}],
    [
      'with another note',
      { triage: [1n], state: 'ignored', reason: 'no_time', note: 'mine' },
      { 'new-note': 'ours' },
    ],
  ])('%s has done it, not the step', async (_, theirEdit, inputs) => {
    const platform = await openWorld(worldOf(1, [finding(1)]));
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', { kind: 'status', status: 504 }, 1);
    meanwhile(platform, [{ method: 'GET', endpoint: 'findings', nth: 3, edit: theirEdit }]);
    const done = await run(platform, { ...TRIAGE, ...inputs, ...RETRIES });
    const { reason, note } = theirEdit;
    expect(triageOf(platform, 1)).toEqual({ state: 'ignored', reason, note });
    const rows = rowsOf(done.report);
    expect(rows.findings).toMatchObject([{ state: 'unknown' }]);
    expect(rows).toMatchObject({ mayBe: 1, lost: 1 });
    expect(done.outputs).toMatchObject({ 'num-triaged': '0', 'failure-reason': 'uncertain' });
  });
});

describe('somebody who decides while triage', () => {
  it('is between two chunks is not overwritten, where the second was read long ago', async () => {
    const findings = Array.from({ length: 3001 }, (_, at) => finding(at + 1));
    const platform = await openWorld(worldOf(1, findings));
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', limited, 1);
    // Those of the second chunk: the oldest come first, and of one age those with the lowest ids or the highest.
    const edits = [1n, 3001n].map((id) => ({ method: 'POST', endpoint: 'triage', edit: edit(id) }));
    meanwhile(platform, edits);
    const done = await run(platform, { ...TRIAGE, 'max-changes': '5000', ...RETRIES });
    for (const id of [1, 3001]) expect(triageOf(platform, id)).toEqual(theirs);
    const rows = rowsOf(done.report).findings;
    expect(rows.filter(({ state }) => state === 'changed')).toHaveLength(2999);
    expect(
      rows
        .filter(({ state }) => state === 'left')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([1n, 3001n]);
  });

  it('has a note added in a pause keeps it as the last one', async () => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', limited, 1);
    meanwhile(platform, [
      { method: 'POST', endpoint: 'triage', edit: { triage: [1n], note: 'do not touch' } },
    ]);
    await run(platform, { ...TRIAGE, ...RETRIES });
    expect(triageOf(platform, 1)).toEqual({ state: 'untriaged', reason: undefined, note: 'do not touch' });
  });
});

describe('somebody who decides while apply', () => {
  it('writes tags decides after it: findings come first', async () => {
    const platform = await openWorld(worldOf(3, [finding(1)]));
    const inputs = await applyInputs(`${IGNORE_LOW}${TAG_ALL.replace('version: 1\n', '')}`);
    meanwhile(platform, [{ method: 'PUT', endpoint: 'tags', edit: edit(1n) }]);
    const done = await run(platform, inputs);
    expect(triageOf(platform, 1)).toEqual(theirs);
    expect(rowsOf(done.report).findings).toMatchObject([{ state: 'changed', before: { status: 'open' } }]);
    expect(done.exitCode).toBe(0);
  });
});

describe('somebody who decides while undo', () => {
  it('waits for its limit is not overwritten', async () => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
    const first = await run(platform, TRIAGE);
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', limited, 1);
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit: edit(1n) }]);
    const undone = await undo(platform, first, RETRIES);
    expect(triageOf(platform, 1)).toEqual(theirs);
    expect(triageOf(platform, 2).state).toBe('reopened');
    expect(rowsOf(undone.report).findings.find(({ id }) => id === 1n)?.state).toBe('left');
  });
});
