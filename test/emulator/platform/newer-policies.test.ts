import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
import { faultsOn } from '../../../emulator/platform/faults.ts';
import type { DetectionBundle, RemediationPolicy } from '../../../emulator/platform/policies/bundles.ts';
import { defaultQuirks } from '../../../emulator/platform/quirks.ts';
import { type Platform, READ_ONLY_TOKEN, startPlatform } from '../../../emulator/platform/server.ts';
import { type Asked, ask } from './ask.ts';

const BASE = '/api/policies/v2/deployments/120';
const CODE = `${BASE}/detection-policy/code`;
const SECRETS = `${BASE}/detection-policy/secrets`;
const REMEDIATION = `${BASE}/remediation-policies`;

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform({ quirks: { policiesMigrated: true } });
});
afterEach(() => platform.close());

const get = (path: string) => ask(platform, 'GET', path);
const dryRun = (path: string, bundle: unknown) => ask(platform, 'POST', `${path}:dryRun`, { bundle });
const put = (path: string, bundle: unknown, version?: string) =>
  ask(platform, 'PUT', path, { bundle }, { 'if-match': version });
const code = () => platform.state.newerPolicies.code as DetectionBundle;
const codes = ({ json }: Asked) => json.validation_errors.map((error: { code: string }) => error.code);

const POLICY = {
  name: 'Block criticals',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'] }] },
  actions: [{ type: 'block' }, { type: 'pr_comment' }],
};

describe('the newer policies', () => {
  it('are read as bundles with their versions, all products at once or one by one', async () => {
    const all = await get(`${BASE}/detection-policy`);
    const one = await get(CODE);
    expect(all.json).toMatchObject({ deployment_slug: 'acme', code: one.json });
    expect(all.json.secrets).toEqual((await get(SECRETS)).json);
    expect(one.json.bundle).toEqual({ deployment_slug: 'acme', product: 'code', ...code() });
    const { json } = await get(REMEDIATION);
    expect(json.bundle.policies).toEqual(platform.state.newerPolicies.remediation);
    expect(new Set([one.json.state_version, all.json.secrets.state_version, json.state_version]).size).toBe(
      3,
    );
  });

  it('of the believable state are a bundle that the platform takes and that changes nothing', async () => {
    for (const path of [CODE, SECRETS, REMEDIATION]) {
      const { json } = await get(path);
      expect((await dryRun(path, json.bundle)).json).toEqual({
        ...{ creates: [], updates: [], deletes: [], validation_errors: [] },
        state_version: json.state_version,
      });
      expect((await put(path, json.bundle, json.state_version)).json).toEqual(json);
    }
  });

  it('take null, missing and empty for the same, and lists for sets', async () => {
    const { json } = await get(SECRETS);
    const { rules, exceptions } = json.bundle;
    const [{ exception_type, project, rule, rule_type }] = exceptions;
    const sparse = { rules, rulesets: null, exceptions: [{ exception_type, project, rule, rule_type }] };
    const answer = await dryRun(SECRETS, {
      ...sparse,
      exceptions: [{ ...sparse.exceptions[0], project_tag_name: null }],
    });
    expect(answer.json).toMatchObject({ updates: [], creates: [], deletes: [], validation_errors: [] });
    const turned = { ...code(), rulesets: code().rulesets.toReversed() };
    expect((await dryRun(CODE, turned)).json.updates).toEqual([]);
    const version = (await get(CODE)).json.state_version;
    expect((await put(CODE, turned, version)).json.state_version).toBe(version);
    expect((await get(CODE)).json.bundle.rulesets).toEqual(turned.rulesets);
    platform.quirks.policyOrder = 'sorted';
    expect((await get(CODE)).json.bundle.rulesets).toEqual(turned.rulesets.toSorted());
  });

  it('leave out empty fields where the platform does, but not what says that a policy is off', async () => {
    platform.quirks.proto3 = true;
    const { policies } = (await get(REMEDIATION)).json.bundle;
    expect(policies[0]).not.toHaveProperty('description');
    expect(policies[0]).not.toHaveProperty('active');
    expect(policies[3]).toMatchObject({ active: false });
    expect((await get(SECRETS)).json.bundle).not.toHaveProperty('rulesets');
    platform.state.newerPolicies.remediation = [];
    expect((await get(REMEDIATION)).json.bundle).toEqual({ deployment_slug: 'acme' });
  });

  it('show in a dry run what a PUT would change, and the record shows that it does', async () => {
    const [former, ...rest] = structuredClone(code().exceptions);
    const before = structuredClone(code());
    const bundle = {
      ...before,
      rulesets: ['p/default', 'p/golang'],
      exceptions: [
        ...rest,
        { exception_type: 'exclude', project: 'acme/cart', rule: 'p/default', rule_type: 'pack' },
      ],
    };
    const preview = await dryRun(CODE, bundle);
    expect(platform.record).toEqual([]);
    expect(preview.json).toMatchObject({
      creates: [
        {
          kind: 'DetectionPolicyException',
          key: { scope_type: 'project', scope_target: 'acme/cart', rule: 'p/default', rule_type: 'pack' },
          before: null,
          after: { exception_type: 'exclude', project: 'acme/cart' },
        },
      ],
      updates: [
        {
          kind: 'DetectionPolicy',
          key: { product: 'code' },
          before: { rulesets: before.rulesets },
          after: { rulesets: bundle.rulesets },
        },
      ],
      deletes: [
        { key: { scope_type: 'project_tag', scope_target: 'archived' }, before: former, after: null },
      ],
    });
    const written = await put(CODE, bundle, preview.json.state_version);
    expect(written.json.bundle.rulesets).toEqual(bundle.rulesets);
    expect(written.json.state_version).not.toBe(preview.json.state_version);
    expect(platform.record).toMatchObject([
      {
        by: 'request',
        request: 1,
        what: 'policies-set',
        part: 'code',
        before,
        after: { rulesets: bundle.rulesets },
      },
    ]);
  });

  it('of remediation are known by their slugs, which follow from names where none is given', async () => {
    const { json } = await get(REMEDIATION);
    const { slug: _, ...renamed } = json.bundle.policies[1];
    const [first, , third] = json.bundle.policies;
    const preview = await dryRun(REMEDIATION, { policies: [{ ...first, active: false }, renamed, third] });
    expect(preview.json.updates).toMatchObject([
      {
        kind: 'RemediationPolicy',
        key: { slug: first.slug },
        before: first,
        after: { ...first, active: false },
      },
    ]);
    expect(preview.json.creates).toMatchObject([{ key: { slug: 'comment-on-high-findings' }, before: null }]);
    expect(preview.json.deletes.map(({ key }: { key: unknown }) => key)).toEqual([
      { slug: 'comment-on-new-findings' },
      { slug: 'issues-for-reachable-dependencies' },
    ]);
  });
});

describe('what the newer policies refuse', () => {
  it('everything, with 403, on a deployment that is not migrated, whose old list still works', async () => {
    platform.quirks.policiesMigrated = false;
    for (const path of [`${BASE}/detection-policy`, CODE, REMEDIATION]) {
      expect(await get(path)).toMatchObject({ status: 403, json: { code: 'DEPLOYMENT_NOT_MIGRATED' } });
    }
    expect((await put(CODE, code(), 'x')).status).toBe(403);
    expect((await ask(platform, 'GET', '/120/policies')).status).toBe(200);
  });

  it('a product that is not enabled, with 404', async () => {
    delete platform.state.newerPolicies.secrets;
    for (const answer of [await get(SECRETS), await dryRun(SECRETS, {}), await put(SECRETS, {}, 'x')]) {
      expect(answer).toMatchObject({ status: 404, json: { code: 'PRODUCT_NOT_ENABLED' } });
    }
    expect((await get(`${BASE}/detection-policy/sca`)).json.code).toBe('PRODUCT_NOT_ENABLED');
    expect((await get(`${BASE}/detection-policy`)).json).not.toHaveProperty('secrets');
  });

  it('a PUT without a version, or with one that is no longer right', async () => {
    const { state_version } = (await get(CODE)).json;
    expect(await put(CODE, {})).toMatchObject({ status: 428, json: { code: 'IF_MATCH_REQUIRED' } });
    expect(await put(CODE, {}, 'older')).toMatchObject({
      status: 409,
      json: { code: 'STATE_VERSION_MISMATCH', current_state_version: state_version },
    });
    expect(platform.record).toEqual([]);
  });

  it('a PUT after a second writer has come between', async () => {
    const { state_version } = (await dryRun(CODE, {})).json;
    platform.edit({ policies: 'code', bundle: { ...code(), rulesets: ['p/golang'] } });
    expect(await put(CODE, {}, state_version)).toMatchObject({ status: 409 });
    expect(platform.record).toMatchObject([{ by: 'person', what: 'policies-set', part: 'code' }]);
    expect(code().rulesets).toEqual(['p/golang']);
  });

  it('all that is wrong with a bundle at once in a dry run, and the first of it in a PUT', async () => {
    const bundle = {
      rulesets: ['p/none'],
      rules: ['no.rule'],
      exceptions: [
        {
          exception_type: 'exclude',
          project: 'acme/none',
          project_tag_name: 'pci',
          rule: 'p/default',
          rule_type: 'pack',
        },
        { exception_type: 'skip', project_tag_name: 'no-tag', rule: 'p/default', rule_type: 'bundle' },
      ],
    };
    const answer = await dryRun(CODE, bundle);
    expect(answer.json).toMatchObject({ creates: [], updates: [], deletes: [] });
    expect(answer.json.validation_errors).toHaveLength(7);
    expect(answer.json.validation_errors[0]).toEqual({
      code: 'UNKNOWN_REFERENCE',
      message: 'there is no ruleset p/none',
      policy_slug: '',
      context: { kind: 'ruleset', value: 'p/none' },
    });
    expect(await put(CODE, bundle, answer.json.state_version)).toMatchObject({
      status: 400,
      json: { code: 'UNKNOWN_REFERENCE', error: 'there is no ruleset p/none' },
    });
    expect(codes(await dryRun(SECRETS, { rulesets: ['p/default'] }))).toEqual(['RULESETS_NOT_ACCEPTED']);
    expect(platform.record).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no condition', { filters: { mode: 'all' } }, 'EMPTY_FILTER'],
    ['an action that does not exist', { actions: [{ type: 'mail' }] }, 'UNSUPPORTED_ACTION_TYPE'],
    ['a block without a comment', { actions: [{ type: 'block' }] }, 'MISSING_DEPENDENT_ACTION'],
    ['no name', { name: '' }, 'MISSING_NAME'],
    [
      'an unknown condition',
      { filters: { conditions: [{ type: 'team', values: ['x'] }] } },
      'UNSUPPORTED_CONDITION_TYPE',
    ],
    [
      'an unknown value',
      { filters: { conditions: [{ type: 'severity', values: ['worst'] }] } },
      'INVALID_CONDITION_VALUE',
    ],
    [
      'an unknown tag',
      { filters: { conditions: [{ type: 'repository_tag', values: ['x'] }] } },
      'UNKNOWN_REFERENCE',
    ],
    ['an unknown mode', { filters: { ...POLICY.filters, mode: 'none' } }, 'INVALID_FILTER_MODE'],
  ])('a remediation policy with %s', async (_, change, code) => {
    const answer = await dryRun(REMEDIATION, { policies: [POLICY, { ...POLICY, slug: 'other', ...change }] });
    expect(codes(answer)).toEqual([code]);
    expect(answer.json.validation_errors[0].policy_slug).toBe('other');
    const version = (await get(REMEDIATION)).json.state_version;
    expect(await put(REMEDIATION, { policies: [{ ...POLICY, ...change }] }, version)).toMatchObject({
      status: 400,
      json: { code },
    });
  });

  it.each([
    ['listed', 200],
    ['refused', 409],
    ['unseen', 200],
  ] as const)("a slug of the platform's own, in a dry run %s", async (reservedSlug, status) => {
    platform.quirks.reservedSlug = reservedSlug;
    const bundle = { policies: [{ ...POLICY, slug: 'semgrep-managed-defaults' }] };
    const preview = await dryRun(REMEDIATION, bundle);
    expect(preview.status).toBe(status);
    if (status === 200) expect(codes(preview)).toEqual(reservedSlug === 'listed' ? ['RESERVED_SLUG'] : []);
    const version = (await get(REMEDIATION)).json.state_version;
    expect(await put(REMEDIATION, bundle, version)).toMatchObject({
      status: 409,
      json: { code: 'RESERVED_SLUG' },
    });
  });

  it.each<[string, unknown]>([
    ['no bundle', {}],
    ['an unknown field', { bundle: { ruleset: [] } }],
    ['a text for a list', { bundle: { rules: 'a' } }],
    ['another product', { bundle: { product: 'secrets' } }],
  ])('a body with %s', async (_, body) => {
    const answer = await ask(platform, 'POST', `${CODE}:dryRun`, body);
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_BUNDLE' } });
  });

  it('writes of a token that only reads, but not its dry runs', async () => {
    const headers = { authorization: `Bearer ${READ_ONLY_TOKEN}`, 'if-match': 'x' };
    expect((await ask(platform, 'POST', `${CODE}:dryRun`, { bundle: {} }, headers)).status).toBe(200);
    expect((await ask(platform, 'PUT', CODE, { bundle: {} }, headers)).status).toBe(403);
  });

  it('nothing that took effect: the answer is lost, the record has it', async () => {
    platform.faults = faultsOn(({ method }) => method === 'PUT', { kind: 'reset-after' });
    const { state_version } = (await get(SECRETS)).json;
    await expect(put(SECRETS, {}, state_version)).rejects.toThrow();
    expect(platform.record).toMatchObject([{ what: 'policies-set', part: 'secrets', after: { rules: [] } }]);
    expect((await get(SECRETS)).json.state_version).not.toBe(state_version);
  });
});

describe('the believable policies', () => {
  it.each([1, 2, 3, 4, 5])('name only what the state with seed %i has', async (seed) => {
    await platform.close();
    const quirks = { ...defaultQuirks, policiesMigrated: true };
    platform = await startPlatform({ state: believableState(seed), quirks });
    const { remediation: policies, code: bundle, secrets } = platform.state.newerPolicies;
    expect(codes(await dryRun(REMEDIATION, { policies: policies as RemediationPolicy[] }))).toEqual([]);
    expect(codes(await dryRun(CODE, bundle))).toEqual([]);
    expect(codes(await dryRun(SECRETS, secrets))).toEqual([]);
  });
});
