import { expect, it } from 'vitest';
import { rowsOf } from '../write/report.ts';
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

it.each(['sast', 'secrets'] as const)(
  'an undo says of %s that a note which was the first one stays',
  async (issueType) => {
    const platform = await openPlatform([project('acme/api')], [finding(1, { issue_type: issueType })]);
    const triage = { operation: 'triage', 'issue-type': issueType, status: 'open', repos: 'acme/api' };
    const done = await stepOn(platform, { ...triage, 'new-note': 'ours' });
    const undone = await stepOn(platform, { operation: 'undo', report: done.outputs['report-path'] ?? '' });
    expect(platform.state.findings.get(1n)?.notes).toEqual(['ours']);
    expect(undone.exitCode).toBe(0);
    expect(rowsOf(undone.report).findings.map(({ state }) => state)).toEqual(['left']);
    expect(undone.warnings).toEqual([
      expect.stringContaining('The note that the earlier step wrote stays on'),
    ]);
  },
);

it.each([
  ['by ids', { 'issue-ids': '1' }],
  ['that the platform selected', { selection: 'platform', repos: 'acme/api' }],
])('an undo says of a triage %s that its note stays', async (_, selection) => {
  const platform = await openPlatform([project('acme/api')], [ignored(1)]);
  const triage = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'reviewing' };
  const done = await stepOn(platform, { ...triage, ...selection, 'new-note': 'ours' });
  const undone = await stepOn(platform, { operation: 'undo', report: done.outputs['report-path'] ?? '' });
  expect(platform.state.findings.get(1n)).toMatchObject({
    triage_state: 'reopened',
    notes: ['agreed with the team', 'ours'],
  });
  expect(undone.exitCode).toBe(0);
  expect(undone.warnings).toEqual([
    expect.stringContaining('The former states of 1 finding are not known'),
    expect.stringContaining('The note that the earlier step wrote stays on 1 finding'),
  ]);
});

it.each([
  ['ignored', 'open', 'fixing', 'reopened', 'changed'],
  ['reviewing', 'ignored', 'ignored', 'ignored', 'changed'],
  // The list cannot show that the step has changed anything, so that nothing is put back.
  ['reopened', 'open', 'fixing', 'reopened', 'left'],
] as const)(
  'an undo of secrets that were made %s does not say what an %s one was before',
  async (wanted, _, was, becomes, state) => {
    const secret = finding(1, {
      ...{ issue_type: 'secrets', triaged_at: NOW / 1000 - 86_400, triage_state: was },
      ...(was === 'ignored' ? { status: was, triage_reason: 'false_positive' } : { status: was }),
    });
    const platform = await openPlatform([project('acme/api')], [secret]);
    const triage = {
      operation: 'triage',
      'issue-type': 'secrets',
      repos: 'acme/api',
      'new-triage-state': wanted,
    };
    const done = await stepOn(platform, triage);
    const undone = await stepOn(platform, { operation: 'undo', report: done.outputs['report-path'] ?? '' });
    expect(platform.state.findings.get(1n)?.triage_state).toBe(becomes);
    expect(rowsOf(undone.report).findings).toMatchObject([{ state }]);
    expect(undone.warnings).toEqual([expect.stringMatching(/no more than the status of 1 finding/)]);
  },
);
