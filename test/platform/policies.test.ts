import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { openPlatform } from '../operations/scenario.ts';
import { openClient, TOKEN } from './server.ts';

const ID = 120n;

async function open(quirks: Partial<Quirks> = {}, fault?: Fault) {
  const platform = await openPlatform({ token: TOKEN, quirks: { policiesMigrated: true, ...quirks } });
  if (fault !== undefined) platform.faults = faultsOn(({ method }) => method === 'PUT', fault);
  const { reader, writer } = openClient(new URL(platform.url));
  return { platform, reader, writer };
}

describe('a dry run of policies', () => {
  it.each([false, true])("gives the platform's difference and version (proto3: %s)", async (proto3) => {
    const { platform, reader } = await open({ proto3 });
    const { bundle, stateVersion } = await reader.policyBundle(ID, 'code');
    const none = await reader.dryRunPolicies(ID, 'code', bundle);
    expect(none).toEqual({ kind: 'difference', stateVersion, entries: [] });
    const changed = await reader.dryRunPolicies(ID, 'code', { ...bundle, rulesets: [], exceptions: [] });
    if (changed.kind !== 'difference') throw new Error('it is a difference');
    expect(changed.entries.map(({ kind, effect }) => `${effect} ${kind}`)).toEqual([
      'update DetectionPolicy',
      ...bundle.exceptions.map(() => 'delete DetectionPolicyException'),
    ]);
    expect(changed.entries[1]?.before).toMatchObject({ rule: 'p/owasp-top-ten' });
    expect(changed.entries[1]).not.toHaveProperty('after');
    expect(platform.record).toEqual([]);
  });
});

describe('a PUT of policies', () => {
  it('replaces the bundle that has the version, and gives the next one', async () => {
    const { platform, reader, writer } = await open({ proto3: true });
    const { bundle, stateVersion } = await reader.policyBundle(ID, 'secrets');
    const answer = await writer.putPolicies(ID, 'secrets', { ...bundle, exceptions: [] }, stateVersion);
    const after = await reader.policyBundle(ID, 'secrets');
    expect(answer).toMatchObject({ kind: 'answered', value: after });
    expect(after.bundle.exceptions).toEqual([]);
    expect(after.stateVersion).not.toBe(stateVersion);
    expect(platform.requests[1]?.headers['if-match']).toBe(stateVersion);
    expect(platform.record).toMatchObject([{ what: 'policies-set', part: 'secrets' }]);
  });

  it('keeps a policy that is off switched off', async () => {
    const { platform, reader, writer } = await open({ proto3: true });
    const { bundle, stateVersion } = await reader.policyBundle(ID, 'remediation');
    await writer.putPolicies(ID, 'remediation', bundle, stateVersion);
    expect(platform.state.newerPolicies.remediation.map(({ active }) => active)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
