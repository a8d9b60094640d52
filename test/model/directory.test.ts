import { expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { lookUpProjects } from '../../src/model/directory.ts';
import { asked, contextOn, openPlatform } from '../operations/findings/context.ts';

const ONE = 'fleet/service-00001';
const TWO = 'fleet/service-00002';

/** The first project was transferred, and the third archived. */
async function openMoved(formerNames: 'redirect' | 'unknown' = 'redirect') {
  const platform = await openPlatform({ state: fleetState(3), quirks: { formerNames } });
  platform.edit({ rename: ONE, to: 'umbrella/shop' });
  platform.edit({ archive: 'fleet/service-00003' });
  return platform;
}

it.each([
  [TWO, TWO],
  ['FLEET/service-00002', TWO],
  [ONE, 'umbrella/shop'],
  ['fleet/SERVICE-00003', 'fleet/service-00003'],
  ['fleet/nobody', undefined],
  ['fleet/../x', undefined],
])('looks up %s: %s', async (name, expected) => {
  const context = contextOn(await openMoved());
  const lookup = (await lookUpProjects(context, [name])).get(name);
  const found = { kind: 'found', project: { name: expected } };
  expect(lookup).toMatchObject(expected === undefined ? { kind: 'unknown' } : found);
  const notice = { kind: 'project-renamed', former: name, name: expected };
  expect(context.notices).toEqual(name === ONE ? [notice] : []);
});

it('asks for each name once in a step, also from copies of the context at once', async () => {
  const platform = await openMoved();
  const context = contextOn(platform);
  const copy = { ...context, notices: [] };
  await Promise.all([lookUpProjects(context, [ONE]), lookUpProjects(copy, [ONE.toUpperCase(), TWO])]);
  await lookUpProjects(context, [ONE]);
  expect(asked(platform).filter((request) => request.startsWith('GET acme/projects/'))).toEqual([
    expect.stringMatching(/service-00001/i),
    'GET acme/projects/umbrella/shop',
  ]);
  expect(asked(platform).filter((request) => request === 'GET acme/projects')).toHaveLength(2);
});

it('takes further names for unknown once 100 are', async () => {
  const platform = await openMoved('unknown');
  const names = Array.from({ length: 1000 }, (_, index) => `umbrella/project-${index}`);
  const lookups = await lookUpProjects(contextOn(platform), names);
  expect([...lookups].map(([name, { kind }]) => [name, kind])).toEqual(
    names.map((name) => [name, 'unknown']),
  );
  expect(platform.counts['GET project']).toBeLessThan(110);
});

it('says why a name could not be looked up', async () => {
  const platform = await openMoved();
  platform.faults = ({ endpoint }) => (endpoint === 'project' ? { kind: 'status', status: 403 } : undefined);
  const lookups = await lookUpProjects(contextOn(platform), ['fleet/nobody']);
  expect(lookups.get('fleet/nobody')).toMatchObject({ kind: 'unread', error: { failure: { status: 403 } } });
});
