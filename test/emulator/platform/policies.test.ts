import { beforeEach, describe, expect, it } from 'vitest';
import type { DetectionBundle } from '../../../emulator/platform/policies/bundles.ts';
import { type Platform, READ_ONLY_TOKEN } from '../../../emulator/platform/server.ts';
import { ask, openPlatform } from './ask.ts';

const BASE = '/api/policies/v2/deployments/120';
const CODE = `${BASE}/detection-policy/code`;
const SECRETS = `${BASE}/detection-policy/secrets`;
const REMEDIATION = `${BASE}/remediation-policies`;

let platform: Platform;
beforeEach(async () => {
  platform = await openPlatform({ quirks: { policiesMigrated: true } });
});

const get = (path: string) => ask(platform, 'GET', path);
const dryRun = (path: string, bundle: unknown) => ask(platform, 'POST', `${path}:dryRun`, { bundle });
const put = (path: string, bundle: unknown, version?: string) =>
  ask(platform, 'PUT', path, { bundle }, { 'if-match': version });
const code = () => platform.state.newerPolicies.code as DetectionBundle;

const POLICY = {
  name: 'Block criticals',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'] }] },
  actions: [{ type: 'block' }, { type: 'pr_comment' }],
};

describe('the newer policies', () => {
  it('are read as bundles with their versions, which the platform takes back without a change', async () => {
    const all = await get(`${BASE}/detection-policy`);
    expect(all.json).toMatchObject({ deployment_slug: 'acme', code: (await get(CODE)).json });
    expect(all.json.code.bundle).toEqual({ deployment_slug: 'acme', product: 'code', ...code() });
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
    const { state_version } = (await get(CODE)).json;
    const turned = { ...code(), rulesets: code().rulesets.toReversed() };
    const sparse = {
      ...turned,
      exceptions: code().exceptions.map((one) => ({ ...one, project: one.project || null })),
    };
    expect((await put(CODE, sparse, state_version)).json.state_version).toBe(state_version);
    platform.quirks.proto3 = true;
    const { policies } = (await get(REMEDIATION)).json.bundle;
    expect(policies[0]).not.toHaveProperty('active');
    expect(policies[3]).toMatchObject({ active: false });
  });

  it('show in a dry run what a PUT would change, and the record shows that it does', async () => {
    const before = structuredClone(code());
    const [former, ...rest] = before.exceptions;
    const added = { exception_type: 'exclude', project: 'acme/cart', rule: 'p/default', rule_type: 'pack' };
    const bundle = { ...before, rulesets: ['p/default', 'p/golang'], exceptions: [...rest, added] };
    const preview = await dryRun(CODE, bundle);
    const scope = { scope_type: 'project', scope_target: 'acme/cart' };
    expect(preview.json).toMatchObject({
      creates: [{ kind: 'DetectionPolicyException', key: scope, before: null, after: added }],
      updates: [{ kind: 'DetectionPolicy', key: { product: 'code' }, after: { rulesets: bundle.rulesets } }],
      deletes: [{ key: { scope_target: 'archived' }, before: former, after: null }],
    });
    expect(platform.record).toEqual([]);
    const written = await put(CODE, bundle, preview.json.state_version);
    expect(written.json.state_version).not.toBe(preview.json.state_version);
    expect(platform.record).toMatchObject([{ request: 1, what: 'policies-set', part: 'code', before }]);
  });
});

describe('what the newer policies refuse', () => {
  it('everything on a deployment that is not migrated, and products that are not enabled', async () => {
    delete platform.state.newerPolicies.secrets;
    expect(await get(SECRETS)).toMatchObject({ status: 404, json: { code: 'PRODUCT_NOT_ENABLED' } });
    expect((await get(`${BASE}/detection-policy`)).json).not.toHaveProperty('secrets');
    platform.quirks.policiesMigrated = false;
    for (const path of [`${BASE}/detection-policy`, CODE, REMEDIATION]) {
      expect(await get(path)).toMatchObject({ status: 403, json: { code: 'DEPLOYMENT_NOT_MIGRATED' } });
    }
  });

  it('a PUT without a version, or after somebody else wrote', async () => {
    expect(await put(CODE, {})).toMatchObject({ status: 428, json: { code: 'IF_MATCH_REQUIRED' } });
    const { state_version } = (await get(CODE)).json;
    platform.edit({ policies: 'code', bundle: { ...code(), rulesets: ['p/golang'] } });
    const current_state_version = (await get(CODE)).json.state_version;
    const json = { code: 'STATE_VERSION_MISMATCH', current_state_version };
    expect(await put(CODE, {}, state_version)).toMatchObject({ status: 409, json });
    expect(platform.record).toMatchObject([{ by: 'person', what: 'policies-set', part: 'code' }]);
  });

  it('all that is wrong with a bundle at once in a dry run, and the first of it in a PUT', async () => {
    const exceptions = [
      { exception_type: 'exclude', project: 'acme/none', rule: 'p/none', rule_type: 'pack' },
    ];
    const bundle = { rulesets: ['p/none'], rules: ['no.rule'], exceptions };
    const { json } = await dryRun(CODE, bundle);
    expect(json).toMatchObject({ creates: [], updates: [], deletes: [] });
    expect(json.validation_errors).toHaveLength(4);
    expect(json.validation_errors[0]).toEqual({
      code: 'UNKNOWN_REFERENCE',
      message: 'there is no ruleset p/none',
      policy_slug: '',
      context: { kind: 'ruleset', value: 'p/none' },
    });
    expect(await put(CODE, bundle, json.state_version)).toMatchObject({
      status: 400,
      json: { code: 'UNKNOWN_REFERENCE', error: 'there is no ruleset p/none' },
    });
    expect(platform.record).toEqual([]);
  });

  it.each<[object, string]>([
    [{ filters: { mode: 'all' } }, 'EMPTY_FILTER'],
    [{ actions: [{ type: 'mail' }] }, 'UNSUPPORTED_ACTION_TYPE'],
    [{ actions: [{ type: 'block' }] }, 'MISSING_DEPENDENT_ACTION'],
    [{ name: '' }, 'MISSING_NAME'],
    [{ filters: { conditions: [{ type: 'team', values: ['x'] }] } }, 'UNSUPPORTED_CONDITION_TYPE'],
    [{ filters: { conditions: [{ type: 'repository_tag', values: ['x'] }] } }, 'UNKNOWN_REFERENCE'],
  ])('a remediation policy with %j', async (change, expected) => {
    const { json } = await dryRun(REMEDIATION, {
      policies: [POLICY, { ...POLICY, slug: 'other', ...change }],
    });
    expect(json.validation_errors).toMatchObject([{ code: expected, policy_slug: 'other' }]);
  });

  it("a slug of the platform's own, but only in a PUT", async () => {
    const bundle = { policies: [{ ...POLICY, slug: 'semgrep-managed-defaults' }] };
    const { json } = await dryRun(REMEDIATION, bundle);
    expect(json.validation_errors).toEqual([]);
    const refused = { status: 409, json: { code: 'RESERVED_SLUG' } };
    expect(await put(REMEDIATION, bundle, json.state_version)).toMatchObject(refused);
  });

  it.each<[string, unknown]>([
    ['no bundle', {}],
    ['an unknown field', { bundle: { ruleset: [] } }],
    ['another product', { bundle: { product: 'secrets' } }],
    [
      'an exception of nothing',
      { bundle: { exceptions: [{ exception_type: 'exclude', rule: 'p/default', rule_type: 'pack' }] } },
    ],
  ])('a body with %s', async (_, body) => {
    const answer = await ask(platform, 'POST', `${CODE}:dryRun`, body);
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_BUNDLE' } });
  });

  it('writes of a token that only reads, but not its dry runs', async () => {
    const headers = { authorization: `Bearer ${READ_ONLY_TOKEN}`, 'if-match': 'x' };
    expect((await ask(platform, 'POST', `${CODE}:dryRun`, { bundle: {} }, headers)).status).toBe(200);
    expect((await ask(platform, 'PUT', CODE, { bundle: {} }, headers)).status).toBe(403);
  });
});
