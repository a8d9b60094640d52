import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import { effectsOf, expectTrue } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform, theError } from './scenario.ts';

const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };
const READS_FIRST = /Run the step again: it reads first, and writes only what is still missing\.$/;

describe('a step whose answers are lost', () => {
  it.each<[Record<string, string>, change: string, remedy: RegExp]>([
    [
      { operation: 'tag', projects: 'fleet/service-00001', tags: 'new' },
      'fleet/service-00001 (+ new)',
      READS_FIRST,
    ],
    [{ ...TRIAGE, status: 'open', limit: '1' }, '(→ ignored)', READS_FIRST],
    [{ ...TRIAGE, 'issue-ids': '1' }, 'finding 1 (→ ignored)', /triages all of them again\.$/],
    [
      { ...TRIAGE, 'issue-ids': '1', 'new-note': 'Reviewed' },
      'finding 1 (→ ignored, with a note)',
      /triages all of them again, and writes the note twice\.$/,
    ],
    [
      { ...TRIAGE, status: 'open', selection: 'platform' },
      'up to 3,000',
      /the platform selects again, and may triage others\.$/,
    ],
    [
      { operation: 'ticket', 'issue-type': 'sast', status: 'open', 'max-changes': '99' },
      'fleet/',
      /Look in Jira for tickets .* do not run the step again within two minutes\.$/,
    ],
  ])('%j names the change, and says what a second run does', async (inputs, change, remedy) => {
    const faults = faultsOn(({ method }) => method !== 'GET', { kind: 'reset-before' });
    const platform = await openPlatform({ state: findingsState(2), faults });
    const run = await innerStep(platform, inputs);
    const error = theError(run);
    expect(error).toContain(change);
    expect(error).toMatch(remedy);
    expect(run.summary).not.toMatch(/Nothing changed|No ticket/);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'uncertain' });
    expectTrue(platform, run);
  });
});

it('A row that another project answered does not ask for a second run', async () => {
  const platform = await openPlatform({ quirks: { foreignAnswers: true } });
  const run = await innerStep(platform, { operation: 'tag', projects: 'acme/login', tags: 'new' });
  expect(run.outputs.outcome).toBe('failed');
  expect(run.summary).toContain('use its current name');
  expect(run.summary + theError(run)).not.toMatch(/run the step again/i);
});

it('A step that a refused token ends names what it would have changed', async () => {
  const faults = faultsOn(({ method }) => method === 'PUT', { kind: 'status', status: 401 });
  const platform = await openPlatform({ faults });
  const run = await innerStep(platform, { operation: 'tag', projects: 'acme/login, acme/cart', tags: 'new' });
  expect(theError(run)).toMatch(/failed: acme\/login \(\+ new\): PUT [^:]* was answered with 401/);
  expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'token-refused' });
});

describe('a triage that moves what nobody selected', () => {
  it('says so beside what it did, and its undo takes that back', async () => {
    const platform = await openPlatform({ state: findingsState(9), quirks: { triageMovesOthers: true } });
    const run = await innerStep(platform, { ...TRIAGE, status: 'open', limit: '5' });
    expect(theError(run)).toMatch(/also triaged findings that were not selected: \d+\. Nothing more/);
    expect(run.summary).toContain('5 findings triaged');
    expect(run.summary).toContain('Also moved, although nobody selected them');
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'num-triaged': '6' });
    expectTrue(platform, run);
    platform.quirks.triageMovesOthers = false;
    const report = run.outputs['report-path'] ?? '';
    const undone = await innerStep(platform, { operation: 'undo', report });
    expect(undone.outputs).toMatchObject({ outcome: 'succeeded', 'num-triaged': '5' });
  });
});

it('A triage, and its undo, do not take what the platform moves elsewhere for branches of theirs', async () => {
  const platform = await openPlatform({
    state: findingsState(4, { projects: 2 }),
    quirks: { triageMovesOthers: true },
  });
  // The other repository is not listed, so only the answer names its finding.
  const inputs = { ...TRIAGE, status: 'open', repos: 'fleet/service-00001' };
  const run = await innerStep(platform, inputs);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'num-triaged': '3' });
  expect(run.warnings).toEqual([expect.stringMatching(/also named 1 finding that no list had: 2\./)]);
  expect(run.summary).toContain('<h2>⚠️ 2 findings triaged');
  expect(run.summary).not.toContain('same finding on');
  platform.quirks.triageMovesOthers = false;
  const undone = await innerStep(platform, { operation: 'undo', report: run.outputs['report-path'] ?? '' });
  expect(undone.summary).toMatch(/did not list, so the former states of those are not known/);
  expect(undone.summary).not.toContain('the report of the earlier step has');
});

it('An undo of a step that changed nothing is no good news', async () => {
  const platform = await openPlatform();
  const tagged = await innerStep(platform, {
    operation: 'tag',
    projects: 'acme/login',
    'remove-tags': 'nobody-has-it',
  });
  const undo = { operation: 'undo', report: tagged.outputs['report-path'] ?? '' };
  const { summary } = await innerStep(platform, undo);
  expect(summary).toContain('<h2>⚠️ The tag step left nothing to undo</h2>');
  expect(effectsOf(platform)).toEqual([]);
});
