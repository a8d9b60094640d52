import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/platform/faults.ts';
import type { ForeignAnswer } from '../../emulator/platform/quirks.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, theError } from '../operations/scenario.ts';
import { effectsOf, expectTrueFleet, expectTrueTriage, factsBefore, triagedIds } from './claims.ts';
import { run as step } from './world.ts';

const ONE = { projects: 'fleet/service-00001' };
const TAG = { operation: 'tag', tags: 'new', ...ONE };

describe('an answer about another project', () => {
  it('to the read: nothing is written, to neither of them', async () => {
    const platform = await openPlatform({ state: fleetState(3), quirks: { foreignAnswers: ['project'] } });
    const run = await step(platform, TAG);
    expect(theError(run)).toContain('fleet/service-00002');
    expect(effectsOf(platform)).toEqual([]);
    expect(platform.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each<[ForeignAnswer, Record<string, string>, string[]]>([
    ['tags', TAG, ['old', 'kept', 'new']],
    ['untag', { operation: 'tag', 'remove-tags': 'old', ...ONE }, ['kept']],
    ['managed-scan', { operation: 'managed-scan', 'diff-scan': 'true', ...ONE }, []],
  ])('to a write (%s) verifies nothing: a read does', async (name, inputs, tags) => {
    for (const isIgnored of [false, true]) {
      const state = fleetState(3, { tags: ['old', 'kept'] });
      const platform = await openPlatform({ state, quirks: { foreignAnswers: [name] } });
      if (isIgnored) {
        // All that was asked for, of another one.
        const project = {
          ...{ id: 2, name: 'fleet/service-00002', tags },
          managed_scan_config: { diff_scan: { enabled: true } },
        };
        const body = JSON.stringify({ project });
        platform.faults = faultsOn(({ method }) => method !== 'GET', { kind: 'body', status: 200, body });
      }
      const before = factsBefore(platform);
      const run = await step(platform, inputs);
      expect(run.outputs['projects-changed']).toBe(isIgnored ? '0' : '1');
      expectTrueFleet(platform, run, before);
    }
  });

  it('with the same name and another id is about another one', async () => {
    const platform = await openPlatform({ state: fleetState(1, { tags: ['old'] }) });
    const rewrite = (text: string) => text.replace('"id":1,', '"id":77,');
    platform.faults = faultsOn(({ method }) => method === 'PUT', { kind: 'rewritten', rewrite });
    const before = factsBefore(platform);
    const run = await step(platform, TAG);
    expect(platform.counts).toEqual({ 'GET project': 2, 'PUT tags': 1 });
    expectTrueFleet(platform, run, before);
  });
});

describe('one project under its former and its present name', () => {
  it.each(['redirect', 'project'] as const)('is one project (%s)', async (formerNameAnswer) => {
    const formerNames = { 'fleet/before': 'fleet/service-00001' };
    const platform = await openPlatform({ state: fleetState(2), quirks: { formerNames, formerNameAnswer } });
    const before = factsBefore(platform);
    const projects = 'fleet/before\nfleet/service-00001';
    const run = await step(platform, { operation: 'tag', tags: 'new', projects });
    expect(platform.counts['PUT tags']).toBe(1);
    expect(run.outputs['projects-changed']).toBe('1');
    if (formerNameAnswer === 'redirect') expect(run.report.result.journal.projects).toHaveLength(1);
    expectTrueFleet(platform, run, before);
  });
});

describe('another scan than the one that was asked for', () => {
  it('is an error, and no outputs are set from it', async () => {
    const platform = await openPlatform({ quirks: { foreignAnswers: ['scan'] } });
    const id = String(platform.state.scans[0]?.id);
    const run = await step(platform, { operation: 'scan', 'scan-id': id });
    theError(run);
    for (const output of ['scan', 'scan-status', 'scan-findings', 'scan-exit-code']) {
      expect(run.outputs).not.toHaveProperty(output);
    }
  });
});

describe('an answer that names other findings than those that were asked for', () => {
  it.each([
    [{ 'issue-ids': '1,2,3' }, true],
    [{ status: 'open', repos: 'fleet/service-0000*' }, false],
  ] as const)('shows nothing (%j, processed: %s)', async (inputs, isProcessed) => {
    const platform = await openPlatform({ state: findingsState(40) });
    const body = '{"num_triaged":2,"triaged_issues":[39,40]}';
    const fault = { kind: 'body', status: 200, body, processed: isProcessed } as const;
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', fault);
    const run = await step(platform, {
      ...{ operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' },
      ...inputs,
    });
    expect(run.outputs['triaged-issues'] ?? '').not.toMatch(/\b(39|40)\b/);
    if (!isProcessed) expect(triagedIds(platform).size).toBe(0);
    expectTrueTriage(platform, run);
  });
});
