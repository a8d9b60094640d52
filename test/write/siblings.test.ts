import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../emulator/platform/believable-findings.ts';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { rowsOf } from './report.ts';
import {
  applyInputs,
  decided,
  finding,
  IGNORE_LOW,
  meanwhile,
  noticesOf,
  ONE,
  openWorld,
  run,
  sibling,
  TRIAGE,
  triageOf,
  undo,
  worldOf,
} from './world.ts';

const MARKED = 'Low noise [code-security rule="noise" until=2027-02-19]';
const ids = (platform: Platform) =>
  platform.record.flatMap((one) => (one.what === 'triaged' ? [one.finding] : []));
// biome-ignore lint/suspicious/noExplicitAny: a row of a report
type Json = any;
const OPERATIONS: [string, () => Promise<Record<string, string>>][] = [
  ['triage', async () => TRIAGE],
  ['apply', () => applyInputs(IGNORE_LOW)],
];

it('A plan names what moves along, as the dry run of its apply does', async () => {
  const one = finding(1);
  const platform = await openWorld(worldOf(1, [one, sibling(one, 2), sibling(one, 3), finding(4)]));
  const inputs = await applyInputs(IGNORE_LOW);
  const dry = await run(platform, { ...inputs, 'dry-run': 'true' });
  const plan = await run(platform, { ...inputs, operation: 'plan' });
  const { siblings } = rowsOf(dry.report);
  expect(siblings.length).toBe(2);
  const named = plan.report.result.siblings.map(({ id, before }: Json) => ({ id: BigInt(id), before }));
  expect(named).toEqual(siblings);
  for (const said of [plan.summary, plan.log]) {
    expect(said).toContain('Also moves: 2 findings that are the same on other branches');
  }
});

describe.each(OPERATIONS)('%s of a finding that is on two branches', (operation, inputs) => {
  it('leaves it, and says so, where somebody has decided on the other branch', async () => {
    const one = finding(1);
    const theirs = decided('ignored', 'accepted by the team', 'acceptable_risk');
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2, theirs), finding(3)]));
    const dry = await run(platform, { ...(await inputs()), 'dry-run': 'true' });
    const real = await run(platform, await inputs());
    expect(ids(platform)).toEqual([3n]);
    expect(triageOf(platform, 2)).toMatchObject({ state: 'ignored', note: 'accepted by the team' });
    expect(real.exitCode).toBe(0);
    if (operation === 'triage') {
      expect([dry.outputs['findings-selected'], real.outputs['findings-selected']]).toEqual(['1', '1']);
      expect(real.outputs['num-triaged']).toBe('1');
    }
    for (const { summary } of [dry, real]) expect(summary).toMatch(/branch/);
    const moved = rowsOf(real.report).findings.filter(({ state }) => state === 'changed');
    expect(moved.map(({ id }) => id)).toEqual([3n]);
  });

  it('moves both, has what both were in the report, and names beforehand what moves along', async () => {
    const one = finding(1);
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2, { status: 'fixed' })]));
    const dry = await run(platform, { ...(await inputs()), 'dry-run': 'true' });
    expect(rowsOf(dry.report).siblings).toMatchObject([{ id: 2n }]);
    const real = await run(platform, await inputs());
    expect(new Set(ids(platform))).toEqual(new Set([1n, 2n]));
    expect(rowsOf(real.report).siblings).toMatchObject([
      { id: 2n, before: { status: 'fixed', triageState: 'untriaged' } },
    ]);
    for (const { summary } of [dry, real]) {
      expect(summary).toMatch(/branch/);
      expect(summary).toMatch(/^<h2>[^<]* 1 finding (?:triaged|to triage|would be moved)/);
    }
  });

  it('moves one along that only a rule had moved, and an undo reports that it had another state', async () => {
    const one = finding(1);
    const byRule = decided('ignored', MARKED, 'no_time');
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2, byRule)]));
    const step = await inputs();
    const target: Record<string, string> =
      operation === 'triage' ? { 'new-triage-state': 'fixing', 'new-triage-reason': '' } : {};
    const real = await run(platform, { ...step, ...target });
    expect(rowsOf(real.report).siblings).toMatchObject([
      { id: 2n, before: { triageState: 'ignored', reason: 'no_time', note: MARKED } },
    ]);
    const undone = await undo(platform, real);
    expect([triageOf(platform, 1).state, triageOf(platform, 2).state]).toEqual(['reopened', 'reopened']);
    expect(noticesOf(undone)).toMatch(/branch/);
    expect(undone.exitCode).toBe(0);
  });
});

describe('triage of a finding that is on two branches', () => {
  it('moves both where somebody has only noted something on the other branch', async () => {
    const one = finding(1);
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2, { notes: ['seen'] })]));
    await run(platform, TRIAGE);
    expect(new Set(ids(platform))).toEqual(new Set([1n, 2n]));
  });

  it('does not count what moves along for the limit', async () => {
    const one = finding(1);
    const platform = await openWorld(
      worldOf(1, [one, sibling(one, 2), sibling(one, 3, { ref: 'refs/heads/b' })]),
    );
    const real = await run(platform, { ...TRIAGE, ref: 'refs/heads/main', 'max-changes': '1' });
    expect(real.exitCode).toBe(0);
    expect(new Set(ids(platform))).toEqual(new Set([1n, 2n, 3n]));
  });
});

describe('an apply whose rule may touch what people decided', () => {
  it('moves it after a pause, too: nobody has decided since the plan', async () => {
    const one = finding(1);
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2, decided('reviewing', 'ours'))]));
    const limited: Fault = { kind: 'status', status: 429, retryAfter: '31' };
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', limited, 1);
    const rules = IGNORE_LOW.replace('severity: low', 'severity: low, decided-by: anyone');
    const real = await run(platform, { ...(await applyInputs(rules)), 'max-retries': '2' });
    expect(rowsOf(real.report).findings).toMatchObject([{ id: 1n, state: 'changed' }]);
    expect([1, 2].map((id) => triageOf(platform, id).state)).toEqual(['ignored', 'ignored']);
  });
});

describe('a finding that a person moved on another branch, behind the mark of a rule,', () => {
  it('is left by every operation', async () => {
    const one = finding(1);
    const since = { ...decided('reviewing', MARKED) };
    for (const [, inputs] of OPERATIONS) {
      const platform = await openWorld(worldOf(1, [one, sibling(one, 2, since)]));
      await run(platform, await inputs());
      expect(ids(platform)).toEqual([]);
    }
  });
});

describe('an undo of what is on two branches', () => {
  it('gives both back what they had, note included, where both had the same', async () => {
    const before = decided('reviewing', 'with the team');
    const one = finding(1, before);
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2, before)]));
    const first = await run(platform, { ...TRIAGE, status: 'reviewing', 'new-note': 'by the step' });
    expect(triageOf(platform, 2)).toMatchObject({ state: 'ignored', note: 'by the step' });
    const undone = await undo(platform, first);
    for (const id of [1, 2])
      expect(triageOf(platform, id)).toEqual({
        state: 'reviewing',
        reason: undefined,
        note: 'with the team',
      });
    expect(undone).toMatchObject({ exitCode: 0, warnings: [] });
  });

  it('reports what moves along, in its dry run too', async () => {
    const before = decided('reviewing');
    const one = finding(1, before);
    const platform = await openWorld(worldOf(1, [one, sibling(one, 2, before)]));
    const inputs = { ...TRIAGE, status: 'reviewing', ref: 'refs/heads/main' };
    const first = await run(platform, inputs);
    const dry = await undo(platform, first, { 'dry-run': 'true' });
    const undone = await undo(platform, first);
    const movedIn = (report: unknown) => {
      const { findings, siblings } = rowsOf(report);
      return new Set([...findings, ...siblings].map(({ id }) => id));
    };
    expect(movedIn(dry.report)).toEqual(new Set([1n, 2n]));
    expect(movedIn(undone.report)).toEqual(new Set([1n, 2n]));
  });
});

describe('an undo of a finding that came on another branch after the list, and moved along,', () => {
  it('says that its former state is not known', async () => {
    const one = finding(1);
    const platform = await openWorld(worldOf(1, [one]));
    const late = sibling(one, 2, decided('fixing'));
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit: { addFinding: late } }]);
    const first = await run(platform, TRIAGE);
    expect(triageOf(platform, 2).state).toBe('ignored');
    const undone = await undo(platform, first);
    expect(rowsOf(undone.report).findings.map(({ id, state }) => [id, state])).toEqual([
      [1n, 'changed'],
      [2n, 'changed'],
    ]);
    expect(triageOf(platform, 2).state).toBe('reopened');
    expect(undone.warnings.join()).toContain('did not list');
  });

  it('takes back the decision that moved it, whatever else the step decided', async () => {
    const noise = finding(1);
    const used = finding(2, plainFinding(2n, 'sca', ONE));
    const platform = await openWorld(worldOf(1, [noise, used]));
    const late = sibling(used, 3, { issue_type: 'sca' });
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', nth: 2, edit: { addFinding: late } }]);
    const rule = '  - { name: packages, when: { type: sca }, triage: { state: reviewing } }\n';
    const first = await run(platform, await applyInputs(`${IGNORE_LOW}${rule}`));
    expect(triageOf(platform, 3).state).toBe('reviewing');
    const undone = await undo(platform, first);
    expect(rowsOf(undone.report).findings.map(({ id, state }) => [id, state])).toEqual([
      [1n, 'changed'],
      [2n, 'changed'],
      [3n, 'changed'],
    ]);
    expect(triageOf(platform, 3).state).toBe('reopened');
  });
});

it('Undo leaves a note that it cannot take away to nobody, also where another branch is decided', async () => {
  const one = finding(1);
  const platform = await openWorld(worldOf(1, [one, sibling(one, 2, decided('fixing'))]));
  const noted = { operation: 'triage', 'issue-type': 'sast', 'issue-ids': '1', 'new-note': 'seen' };
  const { report } = await undo(platform, await run(platform, noted));
  const [row] = report.result.journal.findings;
  expect(row).toMatchObject({ state: 'left', losses: ['notes'] });
  expect(row).not.toHaveProperty('others');
});
