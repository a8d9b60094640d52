import { describe, expect, it } from 'vitest';
import { PULL_REQUEST_SCAN, PUSH_SCAN } from '../../emulator/platform/believable-state.ts';
import { expectSuccess, openPlatform, stepOn, theError, wire } from './scenario.ts';

const BY_SLUG = { operation: 'tag', projects: 'acme/login', tags: 'new' };
const BY_ID = { operation: 'scan', 'scan-id': String(PUSH_SCAN) };
const UNKNOWN = { 'deployment-slug': '', 'deployment-id': '' };

const ACME = { id: 120n, slug: 'acme', name: 'Acme' };
const OTHER = (what: string) =>
  new RegExp(
    `sees no deployment with ${what}, only acme \\(id 120\\)` +
      '.*Correct `deployment-slug` and `deployment-id`, or leave them out[^.]*\\.$',
  );

describe('the deployment', () => {
  it('is looked up by its id where a path needs the slug, and the other way round', async () => {
    const platform = await openPlatform({ quirks: { int64AsStrings: true } });
    const bySlug = await stepOn(platform, { ...BY_SLUG, 'deployment-slug': '' });
    expectSuccess(bySlug);
    expectSuccess(await stepOn(platform, { ...BY_ID, 'deployment-id': '' }));
    expect(wire(platform)).toEqual([
      'GET ',
      'GET /acme/projects/acme/login',
      'PUT /acme/projects/acme/login/tags',
      'GET ',
      `GET /120/scan/${PUSH_SCAN}`,
    ]);
    expect(bySlug.report.deployment).toEqual({ slug: 'acme', id: 120 });
  });

  it('is the one that fits, of several', async () => {
    const platform = await openPlatform();
    platform.state.deployments.push({ id: 18_446_744_073_709_551_615n, slug: 'other', name: 'Other' });
    expectSuccess(await stepOn(platform, { ...BY_ID, 'deployment-id': '' }));
    expectSuccess(await stepOn(platform, { ...BY_SLUG, 'deployment-slug': '', 'deployment-id': '120' }));
    const run = await stepOn(platform, { ...BY_ID, ...UNKNOWN, 'deployment-slug': 'other' });
    theError(run);
    expect(wire(platform)).toContain(`GET /18446744073709551615/scan/${PUSH_SCAN}`);
  });

  it.each<Record<string, string>>([
    { operation: 'list-findings', 'issue-type': 'secrets' },
    { operation: 'list-dependencies', 'dependencies-by': 'package' },
    { operation: 'scan', 'scan-id': String(PULL_REQUEST_SCAN) },
  ])('is the one whose slug differs in case only, also where its id is given: %j', async (inputs) => {
    const platform = await openPlatform();
    const run = await stepOn(platform, { ...inputs, 'deployment-slug': 'ACME' });
    expectSuccess(run);
    expect(run.warnings).toEqual([]);
    expect(run.report.deployment).toEqual({ slug: 'acme', id: 120 });
  });

  it('is the one of the report that `undo` reads, whose slug differs in case only', async () => {
    const platform = await openPlatform();
    const tagged = await stepOn(platform, { ...BY_SLUG, 'deployment-slug': 'ACME' });
    const report = tagged.outputs['report-path'] ?? '';
    const undone = await stepOn(platform, { operation: 'undo', report, 'deployment-slug': 'Acme' });
    expectSuccess(undone);
    expect(undone.outputs['projects-changed']).toBe('1');
    // To a token without access to the API, every project would seem to be gone.
    platform.faults = () => ({ kind: 'status', status: 404 });
    const refused = await stepOn(platform, { operation: 'undo', report });
    expect(theError(refused)).toContain('Web API access');
    expect(refused.outputs['projects-unchanged']).toBe('unknown');
  });

  it.each<[string, { id: bigint; slug: string; name: string }[], Record<string, string>, RegExp]>([
    [
      'has to be given where the token sees several',
      [ACME, { id: 121n, slug: 'other', name: 'Other' }],
      BY_SLUG,
      /: The token sees several deployments: acme \(id 120\), other \(id 121\)\. Set `deployment-slug` to the one you mean\.$/,
    ],
    ['is refused by another id', [ACME], { ...BY_SLUG, 'deployment-id': '121' }, OTHER('id 121')],
    ['is refused by another slug', [ACME], { ...BY_ID, 'deployment-slug': 'acne' }, OTHER('slug acne')],
    ['is missed where there is none', [], BY_ID, /does not see any deployment\. .*Web API access/],
  ])('%s', async (_, deployments, inputs, error) => {
    const platform = await openPlatform({ quirks: { proto3: true } });
    platform.state.deployments.splice(0, 1, ...deployments);
    const run = await stepOn(platform, { ...UNKNOWN, ...inputs });
    expect(theError(run)).toMatch(error);
    expect(run.outputs.outcome).toBe('failed');
    expect(wire(platform)).toEqual(['GET ']);
  });

  it('is named where the platform knows nothing below the given id', async () => {
    const platform = await openPlatform();
    const inputs = { operation: 'list-policies', ...UNKNOWN, 'deployment-id': '121' };
    expect(theError(await stepOn(platform, inputs))).toMatch(OTHER('id 121'));
    expect(wire(platform)).toEqual(['GET /121/policies', 'GET ']);
  });
});
