import { describe, expect, it } from 'vitest';
import { believableState } from '../../emulator/platform/believable-state.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform, stepOn, theError, wire } from '../operations/scenario.ts';

const list = { operation: 'list-policies' };

describe('list-policies', () => {
  it.each([false, true])('lists every policy with every field (proto3: %s)', async (proto3) => {
    const platform = await openPlatform({ quirks: { proto3 } });
    const run = await innerStep(platform, list);
    expectSuccess(run);
    expect(JSON.parse(run.outputs.policies ?? '')).toEqual(believableState().policies);
    expect(run.report.policies).toEqual(believableState().policies);
    expect(run.outputs.count).toBe('6');
    expect(run.outputs.matrix).toBeUndefined();
    expect(wire(platform)).toEqual(['GET /120/policies']);
  });
});

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
      const rows = JSON.parse(run.outputs.policies ?? '');
      expect(rows.map((row: Row) => row.product ?? row.slug).toSorted()).toEqual(
        ['code', 'secrets', ...remediation.map(({ slug }) => slug)].toSorted(),
      );
      const rowOf = (key: string) => rows.find((row: Row) => row.product === key || row.slug === key);
      expect(rowOf('code')).toMatchObject({ kind: 'detection', product: 'code' });
      for (const name of ['rulesets', 'rules', 'disabled'] as const) {
        expect(rowOf('code')[name].toSorted()).toEqual(code?.[name].toSorted());
      }
      expect(rowOf('code').exceptions).toHaveLength(code?.exceptions.length ?? 0);
      expect(rowOf('secrets')).toMatchObject({ rulesets: [], rules: secrets?.rules });
      expect(rowOf('issues-for-reachable-dependencies')).toMatchObject({
        ...{ kind: 'remediation', active: false, filters: { mode: 'all' } },
        actions: [{ type: 'jira', config: { project_key: 'SEC' } }],
      });
      expect(run.report.policies).toEqual(rows);
      expect(run.outputs.count).toBe(String(2 + remediation.length));
    },
  );

  it('names products that it does not know', async () => {
    const body = {
      deployment_slug: 'acme',
      code: { bundle: {}, state_version: '1' },
      next_product: { bundle: { unheard: [1] }, state_version: '1' },
    };
    const faults = faultsOn(({ path }) => path.endsWith('/detection-policy'), {
      kind: 'body',
      status: 200,
      body: JSON.stringify(body),
    });
    const run = await stepOn(await openPlatform({ quirks: migrated, faults }), list);
    expect(run.exitCode).toBe(0);
    expect(run.warnings).toEqual([
      'The platform also has policies of 1 product that this action does not know, and does not list: next_product.',
    ]);
  });

  it('joins conditions by "or" where any of them is enough', async () => {
    const state = believableState();
    const [policy] = state.newerPolicies.remediation;
    if (policy !== undefined) policy.filters.mode = 'any';
    const { summary } = await innerStep(await openPlatform({ state, quirks: migrated }), list);
    const [first] = partsOf(summary, 'What happens to findings');
    expect(first?.slice(2)).toEqual(['severity critical or projects tagged tier-1']);
  });

  it('says which product is not enabled', async () => {
    const state = believableState();
    delete state.newerPolicies.secrets;
    const run = await innerStep(await openPlatform({ state, quirks: migrated }), list);
    expectSuccess(run);
    expect(partsOf(run.summary, 'Which rules run')[1]).toEqual(['secrets', '', '', '', '', 'not enabled']);
    expect(run.outputs.count).toBe('5');
  });

  it.each([
    [403, 'DEPLOYMENT_NOT_MIGRATED', 'invalid-inputs', /not been migrated to the newer policies/],
    [403, 'FORBIDDEN', 'token-refused', /the token does not allow this/],
    [500, '', 'unreachable', /500/],
  ])('fails plainly where the newer policies answer %i %s', async (status, code, reason, text) => {
    const body = JSON.stringify({ code, error: 'No.' });
    const faults = faultsOn(({ endpoint }) => endpoint === 'remediation', { kind: 'body', status, body });
    const run = await innerStep(await openPlatform({ quirks: migrated, faults }), list);
    expect(theError(run)).toMatch(text);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': reason });
    expect(run.outputs).not.toHaveProperty('count');
    expect(run.outputs).not.toHaveProperty('policies');
  });
});

interface Row {
  product?: string;
  slug?: string;
}

/** The cells of the table below a heading, without its head and markup. */
function partsOf(summary: string, title: string): string[][] {
  const [, rest = ''] = summary.split(`<h3>${title}</h3>`);
  const [table = ''] = rest.split('</table>');
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1);
  return rows.map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
  );
}
