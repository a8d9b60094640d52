import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../emulator/platform/faults.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { expectTrueFleet, factsBefore } from './claims.ts';

const RULES = `version: 1
projects:
  - name: all
    when: { name: 'fleet/**' }
    tags: [new]
    managed-scan: { diff: true, full: true }
`;
const FAULTS: [string, Fault][] = [
  ['500 after the effect', { kind: 'status-after', status: 500 }],
  ['a page after the effect', { kind: 'html', status: 200, processed: true }],
  ['a reset after the effect', { kind: 'reset-after' }],
  ['a refusal', { kind: 'status', status: 403 }],
  ['a gateway’s 504', { kind: 'status', status: 504 }],
];

async function apply(platform: Platform, inputs: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'rules-'));
  const file = join(directory, 'rules.yml');
  await writeFile(file, RULES);
  return stepOn(platform, { operation: 'apply', 'rules-file': file, 'github-token': '', ...inputs });
}

/** Every third write goes wrong. */
const sometimes = (fault: Fault) => {
  let writes = 0;
  return ({ method }: { method: string }) => (method !== 'GET' && ++writes % 3 === 0 ? fault : undefined);
};

describe('apply', () => {
  it.each(FAULTS)('tells what is so, with %s at every third write', async (_, fault) => {
    for (const tagsMode of ['add', 'replace'] as const) {
      const state = fleetState(9, { tags: ['old', 'kept'] });
      const platform = await openPlatform({ state, quirks: { tagsMode }, faults: sometimes(fault) });
      const before = factsBefore(platform);
      const run = await apply(platform);
      expect(run.report.result.journal.projects).toHaveLength(9);
      expectTrueFleet(platform, run, before);
    }
  });
});

describe('undo', () => {
  it.each(FAULTS)('tells what is so, with %s at every third write', async (_, fault) => {
    for (const tagsMode of ['add', 'replace'] as const) {
      const state = fleetState(9, { tags: ['old', 'kept'] });
      const platform = await openPlatform({ state, quirks: { tagsMode } });
      const first = await apply(platform);
      const before = factsBefore(platform);
      platform.faults = sometimes(fault);
      const run = await stepOn(platform, { operation: 'undo', report: first.outputs['report-path'] ?? '' });
      expectTrueFleet(platform, run, before);
    }
  });

  it('of a triage leaves what somebody decided since', async () => {
    const platform = await openPlatform({ state: findingsState(10) });
    const inputs = {
      operation: 'triage',
      'issue-type': 'sast',
      'new-triage-state': 'ignored',
      status: 'open',
    };
    const first = await stepOn(platform, inputs);
    platform.edit({ triage: [3n], state: 'fixing' });
    const run = await stepOn(platform, { operation: 'undo', report: first.outputs['report-path'] ?? '' });
    expect(run.exitCode).toBe(0);
    const statuses = platform.state.findings.all.map(({ status }) => status);
    expect(statuses).toEqual(statuses.map((_, at) => (at === 2 ? 'fixing' : 'open')));
  });
});
