import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { openPlatform } from '../operations/scenario.ts';
import { openClient, openServer, TOKEN } from './server.ts';

const ID = 120n;

async function open(quirks: Partial<Quirks> = {}, fault?: Fault) {
  const platform = await openPlatform({ token: TOKEN, quirks: { policiesMigrated: true, ...quirks } });
  if (fault !== undefined) platform.faults = faultsOn(({ method }) => method === 'PUT', fault);
  const { reader, writer } = openClient(new URL(platform.url));
  return { platform, reader, writer };
}

const puts = (platform: { requests: readonly { method: string }[] }) =>
  platform.requests.filter(({ method }) => method === 'PUT').length;

describe('the newer policies are read', () => {
  it.each<Partial<Quirks>>([{}, { proto3: true }, { nulls: true, proto3: true }])(
    'as bundles, whatever is left out (%o)',
    async (quirks) => {
      const { platform, reader } = await open(quirks);
      const { code, secrets } = (await reader.detectionPolicies(ID)).products;
      const { newerPolicies } = platform.state;
      expect(code).toEqual(await reader.policyBundle(ID, 'code'));
      expect(secrets).toEqual(await reader.policyBundle(ID, 'secrets'));
      const bare = newerPolicies.code?.exceptions.map(({ project, project_tag_name, ...rest }) => ({
        ...rest,
        ...(project === '' ? { project_tag_name } : { project }),
      }));
      expect(code?.bundle).toEqual({ ...newerPolicies.code, exceptions: bare });
      const { bundle } = await reader.policyBundle(ID, 'remediation');
      expect(bundle).toEqual({
        policies: newerPolicies.remediation.map(({ description, ...rest }) => ({
          ...rest,
          ...(description === '' ? {} : { description }),
        })),
      });
    },
  );

  it('with the fields that nobody knows yet, which a PUT would lose otherwise, and without the token', async () => {
    const policy = {
      slug: 'a',
      name: 'A',
      owner: { team: 'sec', note: TOKEN },
      actions: [{ type: 'x', when: 1 }],
    };
    const { url } = await openServer(() => ({
      body: { bundle: { policies: [policy] }, state_version: 'v' },
    }));
    const { bundle } = await openClient(url).reader.policyBundle(ID, 'remediation');
    expect(bundle.policies[0]).toMatchObject({
      owner: { team: 'sec', note: '***' },
      active: true,
      actions: [{ type: 'x', when: 1, config: {} }],
    });
  });

  it('as far as products are enabled', async () => {
    const { platform, reader } = await open();
    delete platform.state.newerPolicies.secrets;
    expect((await reader.detectionPolicies(ID)).products).not.toHaveProperty('secrets');
    await expect(reader.policyBundle(ID, 'secrets')).rejects.toMatchObject({
      failure: { status: 404, serverCode: 'PRODUCT_NOT_ENABLED' },
    });
  });

  it('not at all on a deployment that is not migrated', async () => {
    const { reader } = await open({ policiesMigrated: false });
    const refused = { failure: { status: 403, serverCode: 'DEPLOYMENT_NOT_MIGRATED' } };
    await expect(reader.detectionPolicies(ID)).rejects.toMatchObject(refused);
    await expect(reader.policyBundle(ID, 'remediation')).rejects.toMatchObject(refused);
  });

  it.each([
    ['no version', { bundle: {} }, 'state_version is missing'],
    ['no fields of a bundle', { policies: [] }, 'has none of the fields bundle, state_version'],
    ['a text for a list', { bundle: { rules: 'x' }, state_version: 'v' }, 'bundle.rules is not a list'],
  ])('not from an answer with %s', async (_, body, cause) => {
    const { url } = await openServer(() => ({ body }));
    const read = openClient(url).reader.policyBundle(ID, 'code');
    await expect(read).rejects.toMatchObject({
      failure: { kind: 'answer', cause: expect.stringContaining(cause) },
    });
  });
});

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

  it('gives all problems of a bundle', async () => {
    const { reader } = await open();
    const policy = {
      name: 'A',
      filters: { conditions: [{ type: 'team', values: ['x'] }] },
      actions: [{ type: 'block' }],
    };
    expect(await reader.dryRunPolicies(ID, 'remediation', { policies: [policy] })).toEqual({
      kind: 'invalid',
      problems: [
        {
          code: 'MISSING_DEPENDENT_ACTION',
          message: 'block requires a pr_comment action',
          policy_slug: 'a',
          context: { action_type: 'block', missing_companion: 'pr_comment' },
        },
        expect.objectContaining({ code: 'UNSUPPORTED_CONDITION_TYPE', context: { condition_type: 'team' } }),
      ],
    });
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

  it('with an older version is refused', async () => {
    const { platform, writer } = await open();
    expect(await writer.putPolicies(ID, 'code', {}, 'older')).toMatchObject({
      kind: 'refused',
      error: { failure: { status: 409, serverCode: 'STATE_VERSION_MISMATCH' } },
    });
    expect(puts(platform)).toBe(1);
  });
});
