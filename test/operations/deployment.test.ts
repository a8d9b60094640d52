import { describe, expect, it } from 'vitest';
import { PUSH_SCAN } from '../../emulator/platform/believable-state.ts';
import { expectSuccess, openPlatform, stepOn, theError, wire } from './scenario.ts';

const BY_SLUG = { operation: 'tag', projects: 'acme/login', tags: 'new' };
const BY_ID = { operation: 'scan', 'scan-id': String(PUSH_SCAN) };
const UNKNOWN = { 'deployment-slug': '', 'deployment-id': '' };

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
    expect(bySlug.report.result.deployment).toEqual({ slug: 'acme', id: 120 });
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

  it('has to be told where the token sees several and none is given', async () => {
    const platform = await openPlatform();
    platform.state.deployments.push({ id: 121n, slug: 'other', name: 'Other' });
    const error = theError(await stepOn(platform, { ...BY_SLUG, ...UNKNOWN }));
    expect(error).toBe(
      'The operation tag failed: The token sees several deployments: acme, other. ' +
        'Set `deployment-slug` to the one you mean.',
    );
    expect(wire(platform)).toEqual(['GET ']);
  });

  it.each([
    [
      { ...BY_SLUG, ...UNKNOWN, 'deployment-id': '121' },
      'sees no deployment with id 121, only acme (id 120)',
    ],
    [
      { ...BY_ID, ...UNKNOWN, 'deployment-slug': 'acne' },
      'sees no deployment with slug acne, only acme (id 120)',
    ],
  ])('is refused where the lookup shows that it is another: %j', async (inputs, words) => {
    const platform = await openPlatform();
    const run = await stepOn(platform, inputs);
    expect(theError(run)).toContain(words);
    expect(theError(run)).toMatch(/Correct `deployment-slug` and `deployment-id`, or leave them out[^.]*\.$/);
    expect(run.outputs.outcome).toBe('failed');
    expect(wire(platform)).toEqual(['GET ']);
  });

  it('is missed where the token sees none', async () => {
    const platform = await openPlatform({ quirks: { proto3: true } });
    platform.state.deployments.length = 0;
    const error = theError(await stepOn(platform, { ...BY_ID, ...UNKNOWN }));
    expect(error).toMatch(/does not see any deployment\. .*Web API access/);
    expect(wire(platform)).toEqual(['GET ']);
  });
});
