import { expect, it } from 'vitest';
import { openPlatform } from '../operations/scenario.ts';
import { openClient, TOKEN } from './server.ts';

it('A PUT of policies keeps one that is off switched off, and names the version that was read', async () => {
  const platform = await openPlatform({ token: TOKEN, quirks: { policiesMigrated: true, proto3: true } });
  const { reader, writer } = openClient(new URL(platform.url));
  const { bundle, stateVersion } = await reader.policyBundle(120n, 'remediation');
  const answer = await writer.putPolicies(120n, 'remediation', bundle, stateVersion, 1);
  expect(answer).toMatchObject({ kind: 'answered', value: { bundle, stateVersion } });
  expect(platform.requests[1]?.headers['if-match']).toBe(stateVersion);
  const { remediation } = platform.state.newerPolicies;
  expect(remediation.map(({ active }) => active)).toEqual([true, true, true, false]);
});
