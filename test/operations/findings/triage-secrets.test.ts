import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { Finding as Held } from '../../../emulator/platform/state.ts';
import { innerStep } from '../../inner-step.ts';
import type { StepRun } from '../../step.ts';
import { bodies, expectSuccess } from '../scenario.ts';
import { decided, ONE, triageOf, worldOf } from '../world.ts';
import { onTriage, openPlatform } from './context.ts';

const TRIAGE = { operation: 'triage', 'issue-type': 'secrets', repos: ONE };

function secret(id: number, traits: Partial<Held> = {}): Held {
  const own = { secret_type: 'AWS', validation_state: 'confirmed_valid', ...traits };
  return { ...plainFinding(BigInt(id), 'secrets', ONE), ...own, notes: [...(traits.notes ?? [])] };
}

const platformWith = (...secrets: Held[]) => openPlatform({ state: worldOf(1, secrets) });
const undo = (platform: Platform, { outputs }: StepRun, inputs: Record<string, string> = {}) =>
  innerStep(platform, { operation: 'undo', report: outputs['report-path'] ?? '', ...inputs });

// biome-ignore lint/suspicious/noExplicitAny: rows of a report
const statesOf = ({ report }: StepRun): string[] => report.rows.map(({ state }: any) => state);

describe('a triage of secrets', () => {
  it.each([
    ['reviewing', { note: 'who owns it?' }],
    ['fixing', {}],
    ['ignored', { reason: 'acceptable_risk', note: 'rotated' }],
    ['reopened', { note: 'not rotated after all' }],
  ])('moves them to %s, with %j', async (state, { reason, note }: { reason?: string; note?: string }) => {
    const platform = await platformWith(secret(1), secret(2, decided('fixing')));
    const decision = { 'new-triage-state': state, 'new-triage-reason': reason ?? '', 'new-note': note ?? '' };
    const inputs = { ...TRIAGE, status: 'open', ...decision };
    const preview = await innerStep(platform, { ...inputs, 'dry-run': 'true' });
    expect(statesOf(preview)).toEqual(['would-change', 'would-change']);
    expect(bodies(platform, 'POST')).toEqual([]);
    const run = await innerStep(platform, inputs);
    expectSuccess(run);
    expect(JSON.parse(bodies(platform, 'POST')[0] ?? '')).toEqual({
      ...{ issue_type: 'secrets', issue_ids: [1, 2], limit: 2, new_triage_state: state },
      ...(reason && { new_triage_reason: reason }),
      ...(note && { new_note: note }),
    });
    expect(run.outputs).toMatchObject({ 'num-triaged': '2', 'triaged-issues': '[1,2]' });
    expect(triageOf(platform, 2)).toMatchObject({ state, note });
  });

  it('lets the platform select those in review', async () => {
    const platform = await platformWith(secret(1), secret(2, decided('reviewing')));
    const inputs = { selection: 'platform', status: 'reviewing', 'new-triage-state': 'fixing' };
    const run = await innerStep(platform, { ...TRIAGE, ...inputs });
    expectSuccess(run);
    expect(JSON.parse(bodies(platform, 'POST')[0] ?? '')).toMatchObject({ status: 'reviewing' });
    expect(run.outputs['triaged-issues']).toBe('[2]');
  });

  it('writes nothing to those that are ignored, unless their reason or note may differ', async () => {
    const platform = await platformWith(secret(1, decided('ignored')));
    const ignore = { ...TRIAGE, status: 'ignored', 'new-triage-state': 'ignored' };
    expect(statesOf(await innerStep(platform, ignore))).toEqual(['unchanged']);
    expect(statesOf(await innerStep(platform, { ...ignore, 'new-triage-reason': 'no_time' }))).toEqual([
      'changed',
    ]);
  });

  it('is sent again after a lost answer, because no list shows it', async () => {
    const platform = await platformWith(secret(1));
    platform.faults = onTriage({ kind: 'status-after', status: 504 }, 1);
    const ignore = { ...TRIAGE, status: 'open', 'new-triage-state': 'ignored', 'max-retries': '1' };
    expect(statesOf(await innerStep(platform, ignore))).toEqual(['changed']);
    expect(bodies(platform, 'POST')).toHaveLength(2);
  });

  it('is unknown where no answer names it', async () => {
    const platform = await platformWith(secret(1));
    platform.faults = onTriage({ kind: 'status-after', status: 504 });
    const run = await innerStep(platform, { ...TRIAGE, status: 'open', 'new-triage-state': 'ignored' });
    expect(statesOf(run)).toEqual(['unknown']);
    expect(run.outputs['failure-reason']).toBe('uncertain');
  });

  it('leaves one that somebody ignored since the list', async () => {
    const platform = await platformWith(secret(1), secret(2));
    platform.faults = onTriage({ kind: 'status', status: 429, retryAfter: '11' }, 1);
    platform.quirks.onRequest = ({ endpoint, edit }) => {
      if (endpoint === 'triage') edit({ triage: [1n], state: 'ignored' });
    };
    const run = await innerStep(platform, { ...TRIAGE, status: 'open', 'new-triage-state': 'fixing' });
    expect(statesOf(run)).toEqual(['left', 'changed']);
    expect(run.summary).toContain('now ignored');
  });
});

describe('an undo of a triage of secrets', () => {
  const KNOWN_IN_PART = /^Of 1 finding, `undo` restores only what the list of secrets shows/;
  const OLD = decided('ignored', 'first', 'no_time');

  const ANEW = { 'new-triage-state': 'ignored', 'new-triage-reason': 'false_positive' };

  it.each<[string, Partial<Held>, Record<string, string>, string]>([
    ['reopens what the step ignored', {}, { status: 'open', 'new-triage-state': 'ignored' }, 'reopened'],
    ['reopens what the step ignored anew', OLD, { status: 'ignored', ...ANEW }, 'reopened'],
    ['ignores again what was ignored', OLD, { status: 'ignored', 'new-triage-state': 'fixing' }, 'ignored'],
    ['reopens what it moved elsewhere', {}, { status: 'open', 'new-triage-state': 'reviewing' }, 'reopened'],
  ])('%s, and says what it does not know', async (_, traits, inputs, state) => {
    const platform = await platformWith(secret(1, traits));
    const first = await innerStep(platform, { ...TRIAGE, ...inputs });
    const preview = await undo(platform, first, { 'dry-run': 'true' });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual(['changed']);
    expect(triageOf(platform, 1).state).toBe(state);
    for (const run of [preview, undone]) expect(run.warnings).toEqual([expect.stringMatching(KNOWN_IN_PART)]);
  });

  it('does not say that a second undo reads what the list does not show', async () => {
    const platform = await platformWith(secret(1));
    const first = await innerStep(platform, { ...TRIAGE, status: 'open', 'new-triage-state': 'reviewing' });
    platform.faults = onTriage({ kind: 'reset-before' });
    const undone = await undo(platform, first);
    expect(undone.errors.join()).toMatch(/look at the findings .* triages all of them again\.$/);
  });

  it('leaves one that is no longer listed as the step left it', async () => {
    const platform = await platformWith(secret(1));
    const first = await innerStep(platform, { ...TRIAGE, status: 'open', 'new-triage-state': 'ignored' });
    platform.edit({ triage: [1n], state: 'fixing' });
    const undone = await undo(platform, first);
    expect(statesOf(undone)).toEqual(['left']);
    expect(undone.warnings).toEqual([expect.stringContaining('(different now: status)')]);
  });

  it('reopens one whose triage to another open state may have taken effect', async () => {
    const platform = await platformWith(secret(1));
    platform.faults = onTriage({ kind: 'status-after', status: 504 });
    const first = await innerStep(platform, { ...TRIAGE, status: 'open', 'new-triage-state': 'fixing' });
    platform.faults = undefined;
    expect(statesOf(await undo(platform, first))).toEqual(['changed']);
    expect(triageOf(platform, 1).state).toBe('reopened');
  });
});
