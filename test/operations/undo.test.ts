import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/platform/faults.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { innerStep } from '../inner-step.ts';
import type { StepRun } from '../step.ts';
import { openPlatform } from './scenario.ts';
import { decided, finding, ONE, sibling, triageOf, worldOf } from './world.ts';

const TWO = 'fleet/service-00002';
const IGNORE = {
  operation: 'triage',
  'issue-type': 'sast',
  status: 'open',
  repos: ONE,
  'new-triage-state': 'ignored',
};
const RULES = `version: 1
projects: [{ name: all, when: { name: 'fleet/**' }, tags: [new] }]
findings: [{ name: noise, when: { severity: low }, triage: { state: ignored, for: 90d } }]
`;

const openWorld = (state: PlatformState) => openPlatform({ state });

async function applyInputs(): Promise<Record<string, string>> {
  const file = join(await mkdtemp(join(tmpdir(), 'rules-')), 'rules.yml');
  await writeFile(file, RULES);
  return { operation: 'apply', 'rules-file': file };
}

const tagsOf = ({ state }: Platform, name = ONE) => state.projects.get(name)?.tags.toSorted() ?? [];
const writesOf = ({ requests }: Platform) => requests.filter(({ method }) => method !== 'GET');

function undo(platform: Platform, { outputs }: StepRun, inputs: Record<string, string> = {}) {
  return innerStep(platform, { operation: 'undo', report: outputs['report-path'] ?? '', ...inputs });
}

/** `[what, state]` of each row. */
function statesOf({ report }: StepRun): [string, string][] {
  // biome-ignore lint/suspicious/noExplicitAny: rows of a report
  return report.rows.map(({ change, state }: any) => [
    change.tag ?? change.finding?.id?.toString() ?? change.field,
    state,
  ]);
}

describe('an undo of changes of projects', () => {
  it('takes off the tags that the step added, and gives back those that it removed', async () => {
    const platform = await openWorld(worldOf(1));
    platform.edit({ project: ONE, addTags: ['old'] });
    const before = tagsOf(platform);
    const tag = { operation: 'tag', projects: ONE, tags: 'new', 'remove-tags': 'old' };
    const first = await innerStep(platform, tag);
    expect(tagsOf(platform)).toContain('new');
    const dry = await undo(platform, first, { 'dry-run': 'true' });
    expect(statesOf(dry)).toEqual([
      ['new', 'would-change'],
      ['old', 'would-change'],
    ]);
    expect(dry.outputs['projects-changed']).toBe('1');
    const undone = await undo(platform, first);
    expect(tagsOf(platform)).toEqual(before);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [], outputs: { 'projects-changed': '1' } });
  });

  it('leaves a tag that is gone, and warns when it leaves everything', async () => {
    const platform = await openWorld(worldOf(1));
    const first = await innerStep(platform, { operation: 'tag', projects: ONE, tags: 'new' });
    platform.edit({ project: ONE, removeTags: ['new'] });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual([['new', 'left']]);
    expect(undone.exitCode).toBe(0);
    expect(undone.warnings).toEqual([expect.stringMatching(/^Nothing was undone.*\(different now: tags\)/)]);
  });

  it('leaves a project that is gone', async () => {
    const platform = await openWorld(worldOf(2));
    const first = await innerStep(platform, { operation: 'tag', projects: 'fleet/*', tags: 'new' });
    platform.edit({ removeProject: TWO });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual([
      ['new', 'changed'],
      ['new', 'left'],
    ]);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [] });
  });

  it('finds a tag of which nobody knows whether it came as it was before', async () => {
    const platform = await openWorld(worldOf(1));
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'tags', { kind: 'status', status: 504 });
    const first = await innerStep(platform, { operation: 'tag', projects: ONE, tags: 'new' });
    expect(statesOf(first)).toEqual([['new', 'unknown']]);
    platform.faults = undefined;
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual([['new', 'unchanged']]);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [] });
  });

  it('looks a second time, 2 s later, only at what looks as it was before the step', async () => {
    const platform = await openWorld(worldOf(1));
    const first = await innerStep(platform, { operation: 'tag', projects: ONE, tags: 'new' });
    const reads = () => platform.counts['GET project'] ?? 0;
    const start = { reads: reads(), now: platform.now };
    await undo(platform, first, { 'dry-run': 'true' });
    expect(reads() - start.reads).toBe(1);
    platform.edit({ project: ONE, removeTags: ['new'] });
    await undo(platform, first, { 'dry-run': 'true' });
    expect(reads() - start.reads).toBe(3);
    expect(platform.now - start.now).toBeGreaterThanOrEqual(2000);
  });

  it('takes the part of the report that `projects` selects', async () => {
    const platform = await openWorld(worldOf(2));
    const first = await innerStep(platform, { operation: 'tag', projects: 'fleet/*', tags: 'new' });
    await undo(platform, first, { projects: TWO });
    expect(tagsOf(platform, ONE)).toContain('new');
    expect(tagsOf(platform, TWO)).not.toContain('new');
    const none = await undo(platform, first, { projects: 'fleet/service-00003' });
    expect(none).toMatchObject({ exitCode: 1, outputs: { 'failure-reason': 'not-found' } });
  });

  it('counts projects and findings apart for `max-changes`', async () => {
    const platform = await openWorld(worldOf(2, [finding(1), finding(2)]));
    const first = await innerStep(platform, await applyInputs());
    const refused = await undo(platform, first, { 'max-changes': '1' });
    expect(refused.outputs['failure-reason']).toBe('too-many-changes');
    expect(refused.errors[0]).toMatch(/2 projects would change.*; 2 findings would be triaged/);
    const undone = await undo(platform, first, { 'max-changes': '2' });
    expect(undone.outputs).toMatchObject({
      outcome: 'succeeded',
      'projects-changed': '2',
      'num-triaged': '2',
    });
  });
});

describe('an undo of a triage', () => {
  it.each([
    ['another reason', { state: 'ignored', reason: 'acceptable_risk' }, 10_000, 'triage_reason'],
    ['another state', { state: 'fixing' }, 10_000, 'triage_state'],
    ['the same decision, more than a minute later', { state: 'ignored' }, 70_000, 'triaged_at'],
  ] as const)('leaves a finding that has %s since', async (_, edit, laterMs, field) => {
    const platform = await openWorld(worldOf(1, [finding(1)]));
    const first = await innerStep(platform, IGNORE);
    platform.now += laterMs;
    platform.edit({ triage: [1n], ...edit });
    const theirs = triageOf(platform, 1);
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1)).toEqual(theirs);
    expect(statesOf(undone)).toEqual([['1', 'left']]);
    expect(undone.exitCode).toBe(0);
    expect(undone.warnings).toEqual([expect.stringContaining(`(different now: ${field}).`)]);
    expect(undone.summary).not.toContain('scheduled');
  });

  it('is not stopped by clocks that differ by seconds, or by a note that the platform trims', async () => {
    const platform = await openWorld(worldOf(1, [finding(1)]));
    const first = await innerStep(platform, { ...IGNORE, 'new-note': 'noise' });
    const held = platform.state.findings.get(1n);
    if (held === undefined) throw new Error('no finding');
    held.triaged_at = (held.triaged_at ?? 0) + 30;
    held.notes = ['noise '];
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1).state).toBe('reopened');
    expect(statesOf(undone)).toEqual([['1', 'changed']]);
  });

  it('gives back state, reason and the last note', async () => {
    const platform = await openWorld(worldOf(1, [finding(1, decided('ignored', 'first', 'no_time'))]));
    const inputs = { ...IGNORE, status: 'ignored', 'new-triage-state': 'reviewing' };
    const first = await innerStep(platform, { ...inputs, 'new-note': 'looked at again' });
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1)).toEqual({ state: 'ignored', reason: 'no_time', note: 'first' });
    expect(undone).toMatchObject({ exitCode: 0, warnings: [], outputs: { 'num-triaged': '1' } });
  });

  it('of nothing but a note gives the former one back, and leaves one that was the first', async () => {
    const platform = await openWorld(worldOf(1, [finding(1, decided('fixing', 'first'))]));
    const inputs = { ...IGNORE, status: 'fixing', 'new-triage-state': '', 'new-note': 'by the step' };
    await undo(platform, await innerStep(platform, inputs));
    expect(triageOf(platform, 1)).toEqual({ state: 'fixing', reason: undefined, note: 'first' });

    const other = await openWorld(worldOf(1, [finding(2)]));
    const noted = await innerStep(other, { ...inputs, status: 'open' });
    const undone = await undo(other, noted);
    expect(statesOf(undone)).toEqual([['2', 'left']]);
    expect(undone.warnings).toEqual([expect.stringMatching(/^The note .* stays on 1 finding: /)]);
  });

  it.each([
    ['never triaged', {}, /^1 finding had never been triaged/],
    ['ignored provisionally', decided('provisionally_ignored'), /^1 finding had been ignored provisionally/],
  ])('says before and after that a finding which was %s becomes reopened', async (_, traits, text) => {
    const platform = await openWorld(worldOf(1, [finding(1, traits)]));
    const first = await innerStep(platform, { ...IGNORE, status: '', 'new-triage-state': 'fixing' });
    for (const dryRun of ['true', 'false']) {
      const undone = await undo(platform, first, { 'dry-run': dryRun });
      expect(undone.warnings).toEqual([expect.stringMatching(text)]);
    }
    expect(triageOf(platform, 1).state).toBe('reopened');
  });

  it.each([
    ['by ids', { 'issue-ids': '1' }],
    ['that the platform selected', { selection: 'platform', repos: ONE }],
  ])('reopens what was triaged %s, and says that former states are not known', async (_, selection) => {
    const platform = await openWorld(worldOf(1, [finding(1, decided('ignored', 'first'))]));
    const triage = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'reviewing' };
    const first = await innerStep(platform, { ...triage, ...selection });
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1).state).toBe('reopened');
    expect(undone.warnings).toEqual([expect.stringMatching(/^The former states of 1 finding are not known/)]);
  });

  it('leaves a finding that is gone', async () => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2)]));
    const first = await innerStep(platform, IGNORE);
    platform.edit({ removeFinding: 1n });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual(
      expect.arrayContaining([
        ['1', 'left'],
        ['2', 'changed'],
      ]),
    );
    expect(undone.exitCode).toBe(0);
  });

  it('says that branches had other states, which the platform moves along', async () => {
    const one = finding(1, decided('ignored', 'first', 'no_time'));
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2)]));
    const inputs = {
      ...IGNORE,
      'new-triage-reason': 'no_time',
      status: 'ignored',
      ref: 'refs/heads/main',
      'new-note': 'by the step',
    };
    const first = await innerStep(platform, inputs);
    const undone = await undo(platform, first);
    expect(triageOf(platform, 1)).toEqual({ state: 'ignored', reason: 'no_time', note: 'first' });
    expect(triageOf(platform, 2).state).toBe('ignored');
    expect(undone.warnings).toEqual([expect.stringMatching(/^1 finding had other states on other branches/)]);
    expect(undone.outputs['num-triaged']).toBe('2');
  });

  it('does not claim to have put back two branches of one finding to different notes', async () => {
    const one = finding(1, decided('ignored', 'first', 'no_time'));
    const other = sibling(one, 2, decided('ignored', 'second', 'no_time'));
    const platform = await openWorld(worldOf(1, [one, other]));
    const inputs = { ...IGNORE, status: 'ignored', 'new-triage-state': 'fixing' };
    const undone = await undo(platform, await innerStep(platform, inputs));
    const states = statesOf(undone);
    expect(states.map(([, state]) => state).toSorted()).toEqual(['changed', 'left']);
    const [id] = states.find(([, state]) => state === 'changed') ?? [];
    expect(triageOf(platform, Number(id)).note).toBe(id === '1' ? 'first' : 'second');
  });

  it('leaves a finding whose state somebody set since a step that only wrote a note', async () => {
    const platform = await openWorld(worldOf(1, [finding(1, decided('reviewing', 'first'))]));
    const inputs = { ...IGNORE, status: 'reviewing', 'new-triage-state': '', 'new-note': 'by the step' };
    const first = await innerStep(platform, inputs);
    platform.edit({ triage: [1n], state: 'fixing' });
    expect(statesOf(await undo(platform, first))).toEqual([['1', 'left']]);
  });

  it('sends nothing for a finding that is already what comes closest to what it was', async () => {
    const platform = await openWorld(worldOf(1, [finding(1)]));
    const first = await innerStep(platform, { ...IGNORE, 'new-triage-state': 'reopened' });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual([['1', 'unchanged']]);
    expect(writesOf(platform)).toHaveLength(1);
    expect(undone.summary).toContain('reopened');
  });
});

describe('a report that an undo refuses before any write', () => {
  it('is of another deployment', async () => {
    const platform = await openWorld(worldOf(1));
    const first = await innerStep(platform, { operation: 'tag', projects: ONE, tags: 'new' });
    const written = writesOf(platform).length;
    const asked = platform.requests.length;
    const given = await undo(platform, first, { 'deployment-slug': 'other' });
    expect(given.outputs['failure-reason']).toBe('invalid-inputs');
    expect(platform.requests.length).toBe(asked);
    expect(writesOf(platform)).toHaveLength(written);
  });
});
