import { expect, it } from 'vitest';
import { finding, NOW, openPlatform, project } from './rules/scenario.ts';
import { expectSuccess, stepOn } from './scenario.ts';

/** A finding that somebody ignored, with a note. */
function ignored(id: number) {
  return finding(id, {
    status: 'ignored',
    triage_state: 'ignored',
    triage_reason: 'no_time',
    triaged_at: NOW / 1000 - 86_400,
    notes: ['agreed with the team'],
  });
}

it('an undo puts the state back, and sends the former note again, so that it is the last one', async () => {
  const platform = await openPlatform([project('acme/api')], [ignored(1)]);
  const triage = { operation: 'triage', 'issue-type': 'sast', status: 'ignored', repos: 'acme/api' };
  const done = await stepOn(platform, { ...triage, 'new-triage-state': 'reviewing', 'new-note': 'again' });
  const undone = await stepOn(platform, { operation: 'undo', report: done.outputs['report-path'] ?? '' });
  expect(platform.state.findings.get(1n)).toMatchObject({
    status: 'ignored',
    notes: ['agreed with the team', 'again', 'agreed with the team'],
  });
  expectSuccess(undone);
  expect(undone.warnings).toEqual([]);
});

it('an undo of a triage that changed nothing but the note sends the former one again', async () => {
  const platform = await openPlatform([project('acme/api')], [ignored(1)]);
  const triage = { operation: 'triage', 'issue-type': 'sast', status: 'ignored', repos: 'acme/api' };
  const again = { 'new-triage-state': 'ignored', 'new-triage-reason': 'no_time', 'new-note': 'again' };
  const done = await stepOn(platform, { ...triage, ...again });
  const undone = await stepOn(platform, { operation: 'undo', report: done.outputs['report-path'] ?? '' });
  expect(platform.state.findings.get(1n)?.notes).toEqual([
    'agreed with the team',
    'again',
    'agreed with the team',
  ]);
  expectSuccess(undone);
  expect(undone.warnings).toEqual([]);
});
