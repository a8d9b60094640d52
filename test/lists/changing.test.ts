import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Churn } from '../../emulator/platform/quirks.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { effectsOf, expectTrueFleet, expectTrueTriage, factsBefore } from '../write/claims.ts';

const TAG_ALL = { operation: 'tag', tags: 'new', projects: 'fleet/**', 'max-changes': '5000' };

describe('projects that go or come between two pages', () => {
  it.each<[string, Churn]>([
    ['20 go', { list: 'projects', removes: 20 }],
    ['20 come', { list: 'projects', adds: 20 }],
  ])('leave the others where they are found: %s', async (_, churn) => {
    const quirks = { churn, projectPages: { cap: 100 } };
    const platform = await openPlatform({ state: fleetState(300), quirks });
    const before = factsBefore(platform);
    const run = await stepOn(platform, TAG_ALL);
    const untagged = platform.state.projects.all.filter(
      ({ name, tags }) => before.has(name) && !tags.includes('new'),
    );
    expect({ untagged: untagged.length, errors: run.errors.length }).toEqual({ untagged: 0, errors: 0 });
    expectTrueFleet(platform, run, before);
  });

  it('all the time: the list is an error, and nothing is written', async () => {
    const churn = { list: 'projects', removes: 3, times: 100 } as const;
    const platform = await openPlatform({
      state: fleetState(300),
      quirks: { churn, projectPages: { cap: 100 } },
    });
    const run = await stepOn(platform, TAG_ALL);
    theError(run);
    expect(effectsOf(platform)).toEqual([]);
  });
});

describe('a list whose third page is answered with', () => {
  it.each<[string, Fault]>([
    ['202 {}', { kind: 'body', status: 202, body: '{}' }],
    ['204', { kind: 'empty', status: 204 }],
    ['203 and rows', { kind: 'body', status: 203, body: '{"projects":[]}' }],
    ['200 and an error', { kind: 'body', status: 200, body: '{"error":"try later"}' }],
  ])('%s is not a list that ends', async (_, fault) => {
    const platform = await openPlatform({ state: fleetState(250), quirks: { projectPages: { cap: 100 } } });
    platform.faults = ({ index }) => (index === 2 ? fault : undefined);
    const run = await stepOn(platform, TAG_ALL);
    theError(run);
    expect(effectsOf(platform)).toEqual([]);
  });
});

describe('a triage that is answered with nothing', () => {
  it.each<[string, Fault, boolean]>([
    ['201 {}', { kind: 'body', status: 201, body: '{}', processed: true }, true],
    ['204', { kind: 'empty', status: 204, processed: false }, false],
  ])('(%s) has not triaged 0 findings: what it did is looked up', async (_, fault, isProcessed) => {
    const platform = await openPlatform({ state: findingsState(30) });
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', fault);
    const inputs = {
      operation: 'triage',
      'issue-type': 'sast',
      'new-triage-state': 'fixing',
      status: 'open',
    };
    const run = await stepOn(platform, inputs);
    expect(run.outputs).toMatchObject({ outcome: isProcessed ? 'succeeded' : 'failed' });
    expect(run.outputs['num-triaged']).toBe(isProcessed ? '30' : '0');
    expectTrueTriage(platform, run);
    theError(await stepOn(platform, { ...inputs, status: 'open,fixing', selection: 'platform' }));
  });
});
