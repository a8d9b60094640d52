import { describe, expect, it } from 'vitest';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { innerStep } from '../inner-step.ts';
import { runCases } from './cases.ts';
import { bodies, expectSuccess, openPlatform } from './scenario.ts';

runCases(new URL('cases/requests.yml', import.meta.url));

it('3001 ids need two requests', async () => {
  const platform = await openPlatform({ state: findingsState(3001) });
  const ids = Array.from({ length: 3001 }, (_, index) => index + 1).join();
  const triage = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'fixing' };
  expect(await innerStep(platform, { ...triage, 'issue-ids': ids })).toMatchObject({
    exitCode: 0,
    errors: [],
  });
  expect(platform.counts).toEqual({ 'POST triage': 2 });
});

describe('a request', () => {
  it('says who sends it, what it takes and, with a body, what it brings', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    expectSuccess(
      await innerStep(platform, { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' }),
    );
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
