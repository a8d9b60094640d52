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

  it('with every digit of the numbers in them', async () => {
    const text =
      '{"bundle":{"policies":[{"name":"A","actions":[{"type":"jira","config":{"id":9007199254740993}}]}]},"state_version":"v"}';
    const { url, seen } = await openServer(() => ({ body: text }));
    const { reader, writer } = openClient(url);
    const { bundle } = await reader.policyBundle(ID, 'remediation');
    expect(bundle.policies[0]?.actions[0]?.config).toEqual({ id: 9007199254740993n });
    await writer.putPolicies(ID, 'remediation', bundle, 'v');
    expect(seen[1]?.body).toContain('"id":9007199254740993');
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
    ['a text for a list', { bundle: { rules: 'x' }, state_version: 'v' }, 'bundle.rules is text, not a list'],
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

  it('is a read: it is repeated', async () => {
    const { platform, reader } = await open();
    platform.faults = faultsOn(
      ({ endpoint }) => endpoint === 'detection-dry-run',
      { kind: 'reset-after' },
      1,
    );
    expect(await reader.dryRunPolicies(ID, 'code', {})).toMatchObject({ kind: 'difference' });
    expect(platform.counts['POST detection-dry-run']).toBe(2);
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

  it('is not sent, and does not throw, where the version cannot be a header', async () => {
    const { platform, reader, writer } = await open();
    const { bundle } = await reader.policyBundle(ID, 'code');
    const answer = await writer.putPolicies(ID, 'code', bundle, 'one\ntwo');
    expect(answer).toMatchObject({
      kind: 'not-sent',
      failure: { kind: 'connection', sent: false },
    });
    expect(puts(platform)).toBe(0);
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

  it.each<[string, object, string, number, string]>([
    ['another version', {}, 'older', 409, 'STATE_VERSION_MISMATCH'],
    ['no version', {}, '', 428, 'IF_MATCH_REQUIRED'],
    ['a mistake', { rulesets: ['p/none'] }, 'now', 400, 'UNKNOWN_REFERENCE'],
  ])('with %s is certainly refused', async (_, bundle, version, status, serverCode) => {
    const { platform, reader, writer } = await open();
    const { stateVersion } = await reader.policyBundle(ID, 'code');
    const answer = await writer.putPolicies(ID, 'code', bundle, version === 'now' ? stateVersion : version);
    expect(answer).toMatchObject({
      kind: 'refused',
      error: { failure: { status, serverCode } },
    });
    expect(puts(platform)).toBe(1);
  });

  it("with a slug of the platform's own is certainly refused", async () => {
    const { reader, writer } = await open();
    const { bundle, stateVersion } = await reader.policyBundle(ID, 'remediation');
    const [first] = bundle.policies;
    const policies = [{ ...first, slug: 'semgrep-managed-defaults' }];
    expect(await writer.putPolicies(ID, 'remediation', { policies }, stateVersion)).toMatchObject({
      kind: 'refused',
      error: { failure: { status: 409, serverCode: 'RESERVED_SLUG' } },
    });
  });

  it.each<Fault>([{ kind: 'reset-after' }, { kind: 'status-after', status: 502 }, { kind: 'cut-body' }])(
    'whose answer is lost is open, and never repeated by itself (%o)',
    async (fault) => {
      const { platform, reader, writer } = await open({}, fault);
      const { stateVersion } = await reader.policyBundle(ID, 'code');
      expect((await writer.putPolicies(ID, 'code', {}, stateVersion)).kind).toBe('open');
      expect(puts(platform)).toBe(1);
      expect(platform.record).toHaveLength(1);
    },
  );
});
