import { describe, expect, it } from 'vitest';
import { rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform, wire } from './scenario.ts';

describe('the name of a project', () => {
  it('keeps its slashes in the path, and everything else in it is encoded', async () => {
    const platform = await openPlatform();
    const projects = ['acme/Data Platform/etl jobs', 'acme/rates+fees (v2)', 'acme/platform/edge-proxy'];
    const run = await innerStep(platform, {
      operation: 'tag',
      projects: projects.join('\n'),
      tags: 'new',
      concurrency: '1',
    });
    expectSuccess(run);
    const paths = ['acme/Data%20Platform/etl%20jobs', 'acme/rates%2Bfees%20(v2)', 'acme/platform/edge-proxy'];
    expect(wire(platform)).toEqual([
      ...paths.map((path) => `GET /acme/projects/${path}`),
      ...paths.map((path) => `PUT /acme/projects/${path}/tags`),
    ]);
    for (const name of projects) expect(platform.state.projects.get(name)?.tags).toContain('new');
  });

  it('may hold what has a meaning in addresses', async () => {
    const platform = await openPlatform();
    const [first] = platform.state.projects.all;
    if (first === undefined) throw new Error('there is a project');
    const names = ['acme/50%25 off?', 'acme/#1;x=y&z', 'acme/Grüße/日本'];
    names.forEach((name, index) => {
      platform.state.projects.add({ ...first, id: BigInt(index + 1), name, tags: [] });
    });
    // A `?` in the input stands for any character, so that the pattern finds the name that has one.
    const run = await innerStep(platform, { operation: 'tag', projects: names.join('\n'), tags: 'new' });
    expectSuccess(run);
    expect(run.outputs['projects-changed']).toBe('3');
    expect(wire(platform)).toContain('PUT /acme/projects/acme/50%2525%20off%3F/tags');
    expect(wire(platform)).toContain('PUT /acme/projects/acme/%231%3Bx%3Dy%26z/tags');
    for (const name of names) expect(platform.state.projects.get(name)?.tags).toEqual(['new']);
  });

  it('is found in any case, once, and is told as the platform spells it', async () => {
    const platform = await openPlatform();
    const projects = 'ACME/checkout-ui\nacme/CHECKOUT-UI';
    const run = await innerStep(platform, { operation: 'tag', projects, tags: 'new' });
    expectSuccess(run);
    expect(wire(platform)).toEqual([
      'GET /acme/projects/ACME/checkout-ui',
      'PUT /acme/projects/acme/Checkout-UI/tags',
    ]);
    expect(rowsOf(run)).toMatchObject([
      { change: { project: { name: 'acme/Checkout-UI' } }, state: 'changed' },
    ]);
    expect(run.summary).toContain('acme/Checkout-UI');
    expect(run.summary).not.toContain('checkout-ui');
  });
});
