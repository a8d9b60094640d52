import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { Finding } from '../../emulator/platform/state.ts';
import { innerStep } from '../inner-step.ts';
import type { StepRun } from '../step.ts';
import { folderWith, openPlatform } from './scenario.ts';
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

const tagsOf = ({ state }: Platform, name = ONE) => state.projects.get(name)?.tags.toSorted() ?? [];
const writesOf = ({ requests }: Platform) => requests.filter(({ method }) => method !== 'GET').length;

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

/** A tag that a step added to each project. */
async function tagged(projects: number) {
  const platform = await openPlatform({ state: worldOf(projects) });
  const first = await innerStep(platform, { operation: 'tag', projects: 'fleet/*', tags: 'new' });
  return { platform, first };
}

/** A triage, who comes after it, and its undo with the dry run of it. */
async function triaged(
  findings: Finding[],
  inputs: Record<string, string>,
  since: (platform: Platform) => void = () => {},
) {
  const platform = await openPlatform({ state: worldOf(1, findings) });
  const first = await innerStep(platform, { ...IGNORE, ...inputs });
  since(platform);
  const preview = await undo(platform, first, { 'dry-run': 'true' });
  const undone = await undo(platform, first);
  return { platform, preview, undone, states: statesOf(undone) };
}

describe('an undo of changes of projects', () => {
  it('takes off the tags that the step added, and gives back those that it removed', async () => {
    const platform = await openPlatform({ state: worldOf(1, [], { tags: ['old', 'kept'] }) });
    const tag = { operation: 'tag', projects: ONE, tags: 'new', 'remove-tags': 'old' };
    const first = await innerStep(platform, tag);
    expect(tagsOf(platform)).toEqual(['kept', 'new']);
    const undone = await undo(platform, first);
    expect(tagsOf(platform)).toEqual(['kept', 'old']);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [], outputs: { 'projects-changed': '1' } });
  });

  it('leaves a tag that is gone, and warns when it leaves everything', async () => {
    const { platform, first } = await tagged(1);
    platform.edit({ project: ONE, removeTags: ['new'] });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual([['new', 'left']]);
    const warnings = [expect.stringMatching(/^Nothing was undone.*\(different now: tags\)/)];
    expect(undone).toMatchObject({ exitCode: 0, warnings });
  });

  it('leaves a project of the same name that has another id', async () => {
    const { platform, first } = await tagged(1);
    Object.assign(platform.state.projects.get(ONE) ?? {}, { id: 77n });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual([['new', 'left']]);
    expect(undone.warnings).toEqual([expect.stringContaining('another id')]);
    expect(tagsOf(platform)).toEqual(['new']);
  });

  it.each(['', 'refs/heads/main'])('unsets a primary branch, which is then shown as "%s"', async (shown) => {
    const platform = await openPlatform({ state: worldOf(1) });
    const project = platform.state.projects.get(ONE);
    Object.assign(project ?? {}, { primary_branch: '', default_branch: 'refs/heads/main' });
    const rules = 'version: 1\nprojects: [{ name: all, primary-branch: main }]\n';
    const file = `${await folderWith({ 'rules.yml': rules })}/rules.yml`;
    const first = await innerStep(platform, { operation: 'apply', 'rules-file': file });
    expect(project?.primary_branch).toBe('main');
    platform.quirks.beforeAnswer = () => {
      if (project?.primary_branch === '') project.primary_branch = shown;
    };
    const undone = await undo(platform, first);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [] });
    expect(statesOf(undone)).toEqual([['primary_branch', 'changed']]);
    expect(platform.requests.findLast(({ method }) => method === 'PATCH')?.body).toBe(
      '{"primary_branch":"None"}',
    );
  });

  it.each(['', 'refs/heads/main'])(
    'is undone, too, where the unset branch is shown as "%s"',
    async (shown) => {
      const platform = await openPlatform({ state: worldOf(1) });
      const project = platform.state.projects.get(ONE);
      Object.assign(project ?? {}, { primary_branch: '' });
      const rules = 'version: 1\nprojects: [{ name: all, primary-branch: develop }]\n';
      const file = `${await folderWith({ 'rules.yml': rules })}/rules.yml`;
      const first = await innerStep(platform, { operation: 'apply', 'rules-file': file });
      const undone = await undo(platform, first);
      Object.assign(project ?? {}, { primary_branch: shown });
      const redone = await undo(platform, undone);
      expect(redone).toMatchObject({ exitCode: 0, warnings: [] });
      expect(statesOf(redone)).toEqual([['primary_branch', 'changed']]);
      expect(project?.primary_branch).toBe('develop');
    },
  );

  it('leaves a project that is gone', async () => {
    const { platform, first } = await tagged(2);
    platform.edit({ removeProject: TWO });
    const undone = await undo(platform, first);
    expect(statesOf(undone).map(([, state]) => state)).toEqual(['changed', 'left']);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [] });
  });

  it('names the change that it wanted to make of a project that cannot be read', async () => {
    const { platform, first } = await tagged(1);
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'project', { kind: 'status', status: 403 });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual([['new', 'failed']]);
    expect(undone.errors[0]).toContain(`${ONE} (− new)`);
  });

  it('finds a tag of which nobody knows whether it came as it was before', async () => {
    const platform = await openPlatform({ state: worldOf(1) });
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'tags', { kind: 'status', status: 504 });
    const first = await innerStep(platform, { operation: 'tag', projects: ONE, tags: 'new' });
    expect(statesOf(first)).toEqual([['new', 'unknown']]);
    platform.faults = undefined;
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual([['new', 'unchanged']]);
    expect(undone).toMatchObject({ exitCode: 0, warnings: [] });
  });

  it('looks a second time, 2 s later, only at what looks as it was before the step', async () => {
    const { platform, first } = await tagged(1);
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
    const { platform, first } = await tagged(2);
    const some = await undo(platform, first, { projects: `${TWO}\nfleet/servce-00001` });
    expect(some.outputs).toMatchObject({ outcome: 'partial', 'projects-failed': '1' });
    expect(some.errors[0]).toContain('`fleet/servce-00001` in `projects` matches nothing');
    expect([tagsOf(platform, ONE), tagsOf(platform, TWO)]).toEqual([['new'], []]);
    const none = await undo(platform, first, { projects: 'fleet/service-00003' });
    expect(none).toMatchObject({ exitCode: 1, outputs: { 'failure-reason': 'not-found' } });
  });

  it('spares a project that was renamed since, and is excluded by its new name', async () => {
    const { platform, first } = await tagged(2);
    const redirect = {
      kind: 'redirect',
      status: 307,
      location: '/api/v1/deployments/acme/projects/fleet/renamed',
    };
    const [project] = platform.state.projects.all;
    if (project !== undefined) platform.state.projects.add({ ...project, name: 'fleet/renamed' });
    platform.faults = faultsOn(({ path }) => path.endsWith(ONE), redirect as Fault);
    const undone = await undo(platform, first, { projects: 'fleet/**, !fleet/renamed' });
    expect(statesOf(undone)).toEqual([['new', 'changed']]);
    expect([tagsOf(platform, 'fleet/renamed'), tagsOf(platform, TWO)]).toEqual([['new'], []]);
  });

  it('counts projects and findings apart for `max-changes`', async () => {
    const platform = await openPlatform({ state: worldOf(2, [finding(1), finding(2)]) });
    const rules = `${await folderWith({ 'rules.yml': RULES })}/rules.yml`;
    const first = await innerStep(platform, { operation: 'apply', 'rules-file': rules });
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

const OLD = decided('ignored', 'first', 'no_time');
const WAS_OLD = { state: 'ignored', reason: 'no_time', note: 'first' };
const BY_IDS = { 'issue-ids': '1', status: '', repos: '', 'new-triage-state': 'reviewing' };
const BY_PLATFORM = { selection: 'platform', status: '', 'new-triage-state': 'reviewing' };
const AGAIN = { status: 'ignored', 'new-triage-state': 'reviewing', 'new-note': 'looked at again' };
const NOTE = { 'new-triage-state': '', 'new-note': 'by the step' };
const FIXED = { status: '', 'new-triage-state': 'fixing' };
const REOPENED = { state: 'reopened' };
const NEVER = /^1 finding had never been triaged/;
const UNKNOWN = /^The earlier step did not list the former states of 1 finding/;

describe('an undo of a triage', () => {
  it.each<[string, Partial<Finding>, Record<string, string>, string, object, RegExp?]>([
    ['gives back state, reason and note', OLD, AGAIN, 'changed', WAS_OLD],
    [
      'gives back a note',
      decided('fixing', 'first'),
      { ...NOTE, status: 'fixing' },
      'changed',
      { note: 'first' },
    ],
    ['leaves the first note', {}, NOTE, 'left', { note: 'by the step' }, /^The note .* stays on 1 finding: /],
    ['reopens what was never triaged', {}, FIXED, 'changed', REOPENED, NEVER],
    ['reopens it once', {}, { 'new-triage-state': 'reopened' }, 'unchanged', REOPENED, NEVER],
    [
      'reopens what was ignored provisionally',
      decided('provisionally_ignored'),
      FIXED,
      'changed',
      REOPENED,
      /^The platform had provisionally ignored 1 finding/,
    ],
    ['reopens what was triaged by ids', OLD, BY_IDS, 'changed', REOPENED, UNKNOWN],
    ['reopens what the platform selected', OLD, BY_PLATFORM, 'changed', REOPENED, UNKNOWN],
  ])('%s, and says so before and after', async (_, traits, inputs, state, now, warning) => {
    const { platform, preview, undone, states } = await triaged([finding(1, traits)], inputs);
    expect(states).toEqual([['1', state]]);
    expect(triageOf(platform, 1)).toMatchObject(now);
    expect(writesOf(platform)).toBe(state === 'changed' ? 2 : 1);
    const warnings = warning === undefined ? [] : [expect.stringMatching(warning)];
    for (const run of [preview, undone]) expect(run.warnings).toEqual(warnings);
    expect(undone).toMatchObject({
      exitCode: 0,
      outputs: { 'num-triaged': state === 'changed' ? '1' : '0' },
    });
  });

  it.each([
    ['another reason', 10_000, { state: 'ignored', reason: 'acceptable_risk' }, 'triage_reason'],
    ['another state', 10_000, { state: 'fixing' }, 'triage_state'],
    ['the same decision, more than a minute later', 70_000, { state: 'ignored' }, 'triaged_at'],
  ] as const)('leaves a finding that has %s since', async (_, laterMs, edit, field) => {
    const { platform, undone, states } = await triaged([finding(1)], {}, (one) => {
      one.now += laterMs;
      one.edit({ triage: [1n], ...edit });
    });
    expect(triageOf(platform, 1)).toMatchObject(edit);
    expect(states).toEqual([['1', 'left']]);
    expect(undone.exitCode).toBe(0);
    expect(undone.warnings).toEqual([expect.stringContaining(`(different now: ${field}).`)]);
    expect(undone.summary).not.toContain('scheduled');
  });

  it.each([
    ['ignored', 'no_time', 'changed'],
    ['ignored', 'no_triage_reason', 'changed'],
    ['ignored', 'acceptable_risk', 'left'],
    ['fixing', 'no_time', 'changed'],
    ['fixing', undefined, 'changed'],
    ['fixing', 'no_triage_reason', 'left'],
  ])('of %s without a reason meets the reason %s, and is %s', async (state, reason, outcome) => {
    const before = { triage_state: 'reopened', triage_reason: 'no_time' } as const;
    const inputs = { 'new-triage-state': state };
    const { states } = await triaged([finding(1, before)], inputs, ({ state: { findings } }) => {
      Object.assign(findings.get(1n) ?? {}, { triage_reason: reason });
    });
    expect(states).toEqual([['1', outcome]]);
  });

  it('leaves a finding whose state somebody set since a step that only wrote a note', async () => {
    const one = finding(1, decided('reviewing', 'first'));
    const { states } = await triaged([one], { ...NOTE, status: 'reviewing' }, ({ edit }) =>
      edit({ triage: [1n], state: 'fixing' }),
    );
    expect(states).toEqual([['1', 'left']]);
  });

  it('is not stopped by clocks that differ by seconds, or by a note that the platform trims', async () => {
    const { platform, states } = await triaged([finding(1)], { 'new-note': 'noise' }, ({ state }) => {
      const held = state.findings.get(1n);
      Object.assign(held ?? {}, { triaged_at: (held?.triaged_at ?? 0) + 30, notes: ['noise '] });
    });
    expect(triageOf(platform, 1).state).toBe('reopened');
    expect(states).toEqual([['1', 'changed']]);
  });

  it('does not say that all has changed beside a note that only cannot be removed', async () => {
    const gone = ({ edit }: Platform) => edit({ removeFinding: 2n });
    const { undone, states } = await triaged([finding(1), finding(2)], NOTE, gone);
    expect(Object.fromEntries(states)).toEqual({ 1: 'left', 2: 'left' });
    expect(undone.warnings).toEqual([expect.stringMatching(/^The note .* stays on 1 finding: /)]);
  });

  it('fails for a finding that a cut list lacks, because it may not be gone', async () => {
    const findings = Array.from({ length: 120 }, (_, index) => finding(index + 1));
    const platform = await openPlatform({ state: worldOf(1, findings) });
    const first = await innerStep(platform, IGNORE);
    platform.quirks.findingsPages = { cap: 100 };
    platform.faults = faultsOn(({ path }) => path.includes('page=1'), { kind: 'status', status: 400 });
    const undone = await undo(platform, first);
    const states = statesOf(undone).map(([, state]) => state);
    expect(states).toEqual([...Array(100).fill('changed'), ...Array(20).fill('failed')]);
    expect(undone.errors.join()).toContain('may be incomplete, does not show the finding');
  });

  it.each<[string, Record<string, string>, Partial<Platform['quirks']>, RegExp | undefined]>([
    [
      'selection: platform',
      { repos: '', selection: 'platform' },
      { triagedNames: 'first' },
      /^Up to 2 findings/,
    ],
    ['selection: listed', {}, { triagedNames: 'first' }, undefined],
  ])('says that answers left findings out of the report, with %s', async (_, inputs, quirks, warning) => {
    const platform = await openPlatform({
      state: worldOf(
        1,
        [1, 2, 3].map((id) => finding(id)),
      ),
      quirks,
    });
    const first = await innerStep(platform, { ...IGNORE, ...inputs });
    platform.quirks.triagedNames = 'all';
    const { warnings } = await undo(platform, first);
    expect(warnings.find((text) => text.includes('not in its report'))).toEqual(
      warning && expect.stringMatching(warning),
    );
  });

  it('leaves a finding that is gone', async () => {
    const gone = ({ edit }: Platform) => edit({ removeFinding: 1n });
    const { undone, states } = await triaged([finding(1), finding(2)], {}, gone);
    expect(Object.fromEntries(states)).toEqual({ 1: 'left', 2: 'changed' });
    expect(undone.exitCode).toBe(0);
  });

  it('says that branches had other states, which the platform moves along', async () => {
    const one = finding(1, OLD);
    const inputs = {
      ...NOTE,
      'new-triage-state': 'ignored',
      'new-triage-reason': 'no_time',
      status: 'ignored',
    };
    const { platform, undone } = await triaged([one, sibling(one, 2)], { ...inputs, ref: 'refs/heads/main' });
    expect(triageOf(platform, 1)).toEqual(WAS_OLD);
    expect(triageOf(platform, 2).state).toBe('ignored');
    expect(undone.warnings).toEqual([expect.stringMatching(/^1 finding had other states on other branches/)]);
    expect(undone.outputs['num-triaged']).toBe('2');
  });

  it('does not claim to have put back two branches of one finding to different notes', async () => {
    const one = finding(1, OLD);
    const other = sibling(one, 2, decided('ignored', 'second', 'no_time'));
    const inputs = { status: 'ignored', 'new-triage-state': 'fixing' };
    const { platform, undone, states } = await triaged([one, other], inputs);
    expect(states.map(([, state]) => state)).toEqual(['changed']);
    const [id] = states[0] ?? [];
    expect(triageOf(platform, Number(id)).note).toBe(id === '1' ? 'first' : 'second');
    expect(undone.outputs['num-triaged']).toBe('2');
    expect(undone.warnings).toEqual([expect.stringMatching(/^1 finding had other states on other branches/)]);
  });
});
