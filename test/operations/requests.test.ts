import { describe, expect, it } from 'vitest';
import { PUSH_SCAN } from '../../emulator/platform/believable-state.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { innerStep } from '../inner-step.ts';
import { bodies, expectSuccess, openPlatform } from './scenario.ts';

const ONE = 'fleet/service-00001';
const TAG = { operation: 'tag', tags: 'new' };
const SCANS = { operation: 'managed-scan', 'full-scan': 'true' };
const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'fixing' };
const ALL_TAGGED = { ...TAG, projects: 'fleet/**' };
const SWITCH = (count: number) => ({ 'GET project': count, 'PATCH managed-scan': count });
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();

describe('a step sends no more requests than it needs:', () => {
  it.each<[string, PlatformState | undefined, Record<string, string>, Record<string, number>]>([
    ['a project to tag', fleetState(2), { ...TAG, projects: ONE }, { 'GET project': 1, 'PUT tags': 1 }],
    ['one that is right', fleetState(2, { tags: ['new'] }), { ...TAG, projects: ONE }, { 'GET project': 1 }],
    // The first write follows a read of its project.
    ['a fleet to tag', fleetState(40), ALL_TAGGED, { 'GET projects': 2, 'GET project': 1, 'PUT tags': 40 }],
    ['one switch, sent with the other', fleetState(2), { ...SCANS, projects: ONE }, SWITCH(1)],
    [
      'switches of a fleet',
      fleetState(40),
      { ...SCANS, projects: '**' },
      { ...SWITCH(40), 'GET projects': 2 },
    ],
    ['3001 ids', findingsState(3001), { ...TRIAGE, 'issue-ids': ids(3001) }, { 'POST triage': 2 }],
    [
      '1000 open findings',
      findingsState(1000),
      { ...TRIAGE, status: 'open' },
      // An undo finds findings by the ids of their projects.
      { 'GET findings': 2, 'GET projects': 2, 'POST triage': 1 },
    ],
    ['a clean scan', undefined, { operation: 'scan', 'scan-id': String(PUSH_SCAN) }, { 'GET scan': 1 }],
    ['a list of 2000 projects', fleetState(2000), { operation: 'list-projects' }, { 'GET projects': 2 }],
    [
      'a deployment that is not given',
      fleetState(3),
      { ...TAG, projects: `${ONE}, fleet/service-00002`, 'deployment-slug': '', 'deployment-id': '' },
      { 'GET deployments': 1, 'GET project': 2, 'PUT tags': 2 },
    ],
  ])('%s', async (_, state, inputs, counts) => {
    const platform = await openPlatform({ state });
    expect(await innerStep(platform, inputs)).toMatchObject({ exitCode: 0, errors: [] });
    expect(platform.counts).toEqual(counts);
  });
});

describe('a request', () => {
  it('says who sends it, what it takes and, with a body, what it brings', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    expectSuccess(await innerStep(platform, { ...TAG, projects: ONE }));
    const common = {
      authorization: `Bearer ${DEFAULT_TOKEN}`,
      accept: 'application/json',
      'user-agent': expect.stringMatching(/^code-security-platform-action\/\d+\.\d+\.\d+$/),
    };
    const [read, write] = platform.requests;
    expect(read?.headers).toMatchObject(common);
    expect(read?.headers).not.toHaveProperty('content-type');
    expect(write?.headers).toMatchObject({ ...common, 'content-type': 'application/json' });
    expect(bodies(platform, 'PUT')).toEqual(['["new"]']);
  });
});
