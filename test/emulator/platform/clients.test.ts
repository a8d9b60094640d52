import { describe, expect, it } from 'vitest';
import { openPlatform } from '../../operations/scenario.ts';
import { ask } from './ask.ts';

const POLICIES = '/api/policies/v2/deployments/120';
const FINDINGS = '/acme/findings?page_size=100';

describe('the vendor’s own clients', () => {
  it('ping without a token, and read a deployment with the address of its findings', async () => {
    const platform = await openPlatform();
    const none = { authorization: undefined };
    expect((await ask(platform, 'GET', '/api/v1/ping', undefined, none)).status).toBe(200);
    expect((await ask(platform, 'GET', '', undefined, none)).status).toBe(401);
    // Steampipe's plugin asks for pages of every list.
    const { json } = await ask(platform, 'GET', '?page=0&page_size=100');
    expect(json.deployments[0].findings.url).toMatch(/deployments\/acme\/findings$/);
  });

  it('put their export of the policies back, whose exceptions have a project or a tag', async () => {
    const platform = await openPlatform({ quirks: { policiesMigrated: true } });
    for (const product of ['code', 'secrets']) {
      const path = `${POLICIES}/detection-policy/${product}`;
      const { bundle, state_version } = (await ask(platform, 'GET', path)).json;
      for (const exception of bundle.exceptions) {
        expect('project' in exception).not.toBe('project_tag_name' in exception);
        expect(Object.values(exception)).not.toContain('');
      }
      const put = await ask(platform, 'PUT', path, { bundle }, { 'if-match': state_version });
      expect(put.json).toEqual({ bundle, state_version });
    }
  });

  it('read the vocabulary, whose words are those that bundles may have', async () => {
    const platform = await openPlatform({ quirks: { policiesMigrated: true } });
    const { json: words } = await ask(platform, 'GET', `${POLICIES}/vocab?product=remediation`);
    expect(words.condition_types.map(({ type }: { type: string }) => type)).toContain('repository_tag');
    expect(words.action_types).toContainEqual({
      type: 'block',
      description: 'block',
      requires: ['pr_comment'],
    });
    const policyOf = (value: string) => ({
      name: 'p',
      filters: { conditions: [{ type: 'severity', values: [value] }] },
      actions: [{ type: 'pr_comment' }],
    });
    const [known] = words.value_enums.find(({ type }: { type: string }) => type === 'severity').values;
    const errorsFor = async (value: string) =>
      (
        await ask(platform, 'POST', `${POLICIES}/remediation-policies:dryRun`, {
          bundle: { policies: [policyOf(value)] },
        })
      ).json.validation_errors;
    expect(await errorsFor(known)).toEqual([]);
    expect(await errorsFor('catastrophic')).toMatchObject([
      { code: 'INVALID_CONDITION_VALUE', policy_slug: 'p' },
    ]);
  });

  it('list findings of all branches by `_default`, and by words in one value', async () => {
    const platform = await openPlatform();
    const rowsOf = async (query: string) =>
      (await ask(platform, 'GET', `/acme/findings?issue_type=sca&page_size=3000&${query}`)).json.findings;
    const all = await rowsOf('');
    expect(all.length).toBeGreaterThan(100);
    expect(await rowsOf('ref=_default')).toEqual(all);
    const words = 'reachable,always_reachable,conditionally_reachable,unreachable,unknown';
    expect(await rowsOf(`exposures=${words}`)).toEqual(all);
    const used = all.find(({ usage }: { usage: object | null }) => usage !== null);
    expect(Object.keys(used.usage.location)).toEqual(
      expect.arrayContaining(['path', 'start_line', 'start_col', 'end_line', 'end_col']),
    );
  });

  it('open tickets by filters, for findings that have none', async () => {
    const platform = await openPlatform();
    const body = {
      issue_type: 'sast',
      status: 'open',
      severities: ['critical'],
      limit: 20,
      jira_project_id: '7',
    };
    const { json } = await ask(platform, 'POST', '/acme/tickets', body);
    const { succeeded } = json;
    expect(succeeded).toHaveLength(20);
    for (const { issue_ids } of succeeded)
      expect(platform.state.findings.get(BigInt(issue_ids[0]))).toMatchObject({
        severity: 'critical',
        status: 'open',
      });
    const none = await ask(platform, 'POST', '/acme/tickets', { issue_type: 'sast' });
    expect(none.status).toBe(400);
  });

  it('set tags and switches of a project by PATCH', async () => {
    const platform = await openPlatform();
    const body = {
      tags: ['a'],
      managed_scan_config: { diff_scan: { enabled: true }, full_scan: { enabled: true } },
    };
    const { json } = await ask(platform, 'PATCH', '/acme/projects/acme/login', body);
    expect(json.project).toMatchObject(body);
  });

  it.each([
    ['/120/scans/search', { deploymentId: '120' }],
    ['/120/dependencies', { deploymentId: '120', cursor: '0' }],
    ['/120/dependencies/repositories', { deploymentId: '120', cursor: 0 }],
    [
      '/120/sbom/export',
      {
        deploymentId: '120',
        repositoryId: 'ID',
        formatVersion: { format: 'SBOM_FORMAT_CYCLONEDX', cyclonedxVersion: 'SBOM_CYCLONE_DX_VERSION_V1_6' },
        sbomOutputFormat: 'SBOM_OUTPUT_FORMAT_JSON',
      },
    ],
    ['/120/dependencies/repositories/ID/lockfiles', { deploymentId: '120', repositoryId: 'ID', cursor: '0' }],
  ])('send the fields that the description requires: POST %s', async (path, body) => {
    const platform = await openPlatform();
    const id = String(platform.state.repositories[0]?.id);
    const text = JSON.stringify(body).replaceAll('ID"', `${id}"`).replaceAll(`_${id}"`, '_ID"');
    expect((await ask(platform, 'POST', path.replace('ID', id), text)).status).toBe(200);
  });

  it('find cursors and ids in the form of the description', async () => {
    const platform = await openPlatform();
    const wrong = await ask(platform, 'POST', '/120/dependencies', { cursor: 1 });
    expect(wrong.status).toBe(400);
    const { json } = await ask(platform, 'POST', '/120/dependencies', { pageSize: 1 });
    expect(json).toMatchObject({
      cursor: '1',
      dependencies: [{ definedAt: { committedAt: '1970-01-01T00:00:00Z' } }],
    });
    const policies = (await ask(platform, 'GET', '/120/policies')).json.policies;
    const types = new Set(policies.map(({ productType }: { productType: string }) => productType));
    expect([...types]).toEqual(['PRODUCT_TYPE_SAST', 'PRODUCT_TYPE_SECRETS']);
    const scan = (await ask(platform, 'GET', '/120/scan/5418201')).json;
    expect(scan.meta.pull_request_id).toBe('214');
    expect(scan.meta.commit_title).toMatch(/\nCo-authored-by: /);
    expect(scan.stats.findings_by_product).toEqual({ code: 2, 'supply-chain': 1, secrets: 0 });
  });

  it('read rows in the recorded forms', async () => {
    const platform = await openPlatform();
    const { findings } = (await ask(platform, 'GET', `${FINDINGS}&issue_type=sca`)).json;
    for (const row of findings) {
      expect(row.relevant_since).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
      expect(row.match_based_id).toMatch(/^[0-9a-f]{128}_\d$/);
      expect(row.ref).not.toMatch(/^refs\/heads/);
      expect(row.found_dependency).toHaveProperty('lockfile_line_url');
      const isReachable = ['reachable', 'conditionally reachable'].includes(row.reachability);
      expect(row.usage === null).toBe(!isReachable);
      if (row.triage_state === 'untriaged')
        expect(row).toMatchObject({ triaged_at: null, triage_reason: null });
    }
    const ids = findings.map((row: { vulnerability_identifier: string }) => row.vulnerability_identifier);
    expect(new Set(ids.map((id: string | null) => id?.slice(0, 4) ?? null))).toContain('GHSA');
  });
});
