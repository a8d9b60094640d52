import { describe, expect, it } from 'vitest';
import { believableState } from '../../emulator/platform/believable-state.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { noPolicies, type RemediationPolicy } from '../../emulator/platform/policies/bundles.ts';
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

  it('succeeds without a policy', async () => {
    const state = believableState();
    state.policies = [];
    const run = await innerStep(await openPlatform({ state, quirks: { proto3: true } }), list);
    expectSuccess(run);
    expect(run.outputs).toMatchObject({ count: '0', policies: '[]' });
  });

  it('says that the deployment is not migrated', async () => {
    const run = await innerStep(await openPlatform(), list);
    expect(run.summary).toContain('the older policies: this deployment has not been migrated');
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

  it('shows which rules run, what blocks and what comments, and for which tags', async () => {
    const { summary } = await innerStep(await openPlatform({ quirks: migrated }), list);
    expect(partsOf(summary, 'Which rules run')).toEqual([
      [
        'code',
        'p/default p/owasp-top-ten p/typescript',
        'go.lang.security.audit.crypto.use-of-md5',
        'dockerfile.security.missing-user',
        '3',
        '',
      ],
      ['secrets', '', 'generic.secrets.security.detected-private-key', '', '1', ''],
    ]);
    expect(partsOf(summary, 'Exceptions')).toEqual([
      ['code', 'projects tagged archived', 'ruleset p/owasp-top-ten does not run'],
      ['code', 'acme/legacy-portal', 'rule java.spring.security.audit.spring-csrf-disabled does not run'],
      ['code', 'projects tagged pci', 'ruleset p/security-audit also runs'],
      ['secrets', 'acme/hackathon-2021', 'rule generic.secrets.security.detected-private-key does not run'],
    ]);
    expect(partsOf(summary, 'What happens to findings')).toEqual([
      ['Block criticals of tier one', 'blocks, comments', 'severity critical and projects tagged tier-1'],
      ['Comment on high findings', 'comments', 'severity critical high and confidence high'],
      [
        ...['Block valid secrets', 'blocks, comments'],
        'product secrets and validation_state confirmed_valid and projects tagged not archived',
      ],
      [
        ...['Issues for reachable dependencies', 'off (opens an issue in Jira)'],
        'product supply_chain and reachability reachable always_reachable',
      ],
    ]);
  });

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

  it('succeeds where nothing is set up', async () => {
    const state = believableState();
    state.newerPolicies = noPolicies();
    const run = await innerStep(await openPlatform({ state, quirks: { ...migrated, proto3: true } }), list);
    expectSuccess(run);
    expect(run.outputs).toMatchObject({ count: '0', policies: '[]' });
    expect(partsOf(run.summary, 'Which rules run').map((cells) => cells.at(-1))).toEqual([
      'not enabled',
      'not enabled',
    ]);
  });

  it('counts in the summary what its table cannot show, and has all of it in the report', async () => {
    const state = believableState();
    const [policy] = state.newerPolicies.remediation as [RemediationPolicy];
    state.newerPolicies.remediation = Array.from({ length: 150 }, (_, at) => ({
      ...policy,
      slug: `p-${at}`,
    }));
    const run = await innerStep(await openPlatform({ state, quirks: migrated }), list);
    expect(run.summary).toContain('… and 50 more remediation policies');
    expect(run.report.policies).toHaveLength(152);
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
