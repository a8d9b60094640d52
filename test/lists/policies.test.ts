import { describe, expect, it } from 'vitest';
import { believableState } from '../../emulator/platform/believable-state.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform, stepOn, theError } from '../operations/scenario.ts';

const list = { operation: 'list-policies' };

describe('list-policies on a migrated deployment', () => {
  const migrated = { policiesMigrated: true };

  it.each<Partial<Quirks>>([{ proto3: true }, { nulls: true }])(
    'lists the newer policies with all they have (%o)',
    async (quirks) => {
      const platform = await openPlatform({ quirks: { ...migrated, ...quirks } });
      const run = await innerStep(platform, { ...list, 'max-retries': '5' });
      expectSuccess(run);
      const base = 'GET /api/policies/v2/deployments/120';
      expect(platform.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /api/v1/deployments/120/policies',
        `${base}/detection-policy`,
        `${base}/remediation-policies`,
      ]);
      const { code, secrets, remediation } = platform.state.newerPolicies;
      const rows = [
        { kind: 'detection', product: 'code', ...code },
        { kind: 'detection', product: 'secrets', ...secrets },
        ...remediation.map((one) => ({ kind: 'remediation', ...one })),
      ];
      // Empty fields are left out.
      const listed = JSON.parse(JSON.stringify(rows), (_, value) => (value === '' ? undefined : value));
      expect(JSON.parse(run.outputs.policies ?? '')).toEqual(listed);
      expect(run.report.policies).toEqual(listed);
      expect(run.outputs.count).toBe('6');
    },
  );

  it('names products that it does not know', async () => {
    const none = { bundle: {}, state_version: '1' };
    const body = JSON.stringify({ deployment_slug: 'acme', code: none, next_product: none });
    const isList = ({ path }: { path: string }) => path.endsWith('/detection-policy');
    const faults = faultsOn(isList, { kind: 'body', status: 200, body });
    const run = await stepOn(await openPlatform({ quirks: migrated, faults }), list);
    expect(run.exitCode).toBe(0);
    expect(run.warnings).toEqual([
      'The platform also has policies of products that this action cannot list: next_product.',
    ]);
  });

  it('joins conditions by "or" where any of them is enough', async () => {
    const state = believableState();
    const [policy] = state.newerPolicies.remediation;
    if (policy !== undefined) policy.filters.mode = 'any';
    const { summary } = await innerStep(await openPlatform({ state, quirks: migrated }), list);
    expect(summary).toContain('severity <code>critical</code> or projects tagged <code>tier-1</code>');
  });

  it('says which product is not enabled', async () => {
    const state = believableState();
    delete state.newerPolicies.secrets;
    const run = await innerStep(await openPlatform({ state, quirks: migrated }), list);
    expectSuccess(run);
    expect(run.summary).toMatch(/>secrets<\/td><td nowrap="">not enabled</);
    expect(run.outputs.count).toBe('5');
  });

  it.each([
    [403, 'DEPLOYMENT_NOT_MIGRATED', 'invalid-inputs', /not been migrated to the newer policies/],
    [403, 'FORBIDDEN', 'token-refused', /the token does not allow this/],
    [500, '', 'unreachable', /500/],
  ])('fails plainly where all of the newer policies answer %i %s', async (status, code, reason, text) => {
    const body = JSON.stringify({ code, error: 'No.' });
    const faults = faultsOn(({ path }) => path.includes('/policies/v2/'), { kind: 'body', status, body });
    const run = await innerStep(await openPlatform({ quirks: migrated, faults }), list);
    expect(theError(run)).toMatch(text);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': reason });
    expect(run.outputs.count).toBe('unknown');
    expect(run.outputs).not.toHaveProperty('policies');
  });

  it.each([
    ['remediation-policies', 'remediation', 'At least 2 policies', 2],
    ['detection-policy', 'detection', 'At least 4 policies', 4],
  ])('lists the rest, and counts nothing, where %s cannot be read', async (path, part, title, rows) => {
    const faults = faultsOn((request) => request.path.endsWith(path), { kind: 'status', status: 500 });
    const run = await innerStep(await openPlatform({ quirks: migrated, faults }), list);
    expect(run.warnings).toEqual([expect.stringContaining(`The ${part} policies could not be listed`)]);
    expect(run.summary).toContain(`⚠️ ${title}`);
    expect(run.summary).not.toContain('not enabled');
    expect(JSON.parse(run.outputs.policies ?? '')).toHaveLength(rows);
    expect(run.outputs.count).toBe('unknown');
  });
});
