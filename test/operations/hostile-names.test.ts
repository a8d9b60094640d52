import { describe, expect, it } from 'vitest';
import { emptyState } from '../../emulator/platform/believable-state.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { type PlatformState, Projects } from '../../emulator/platform/state.ts';
import { openPlatform, openServer, stepAt } from '../robustness/open.ts';
import { stepOn, theError, wire } from './scenario.ts';

/** Names that would lead elsewhere, if they were taken for a part of an address as they are. */
const ODD = [
  'acme/..%2f..%2fx',
  'acme/%2e%2e/x',
  'acme/a?b#c',
  'acme/a&page=7',
  'acme/..\\..\\x',
  'acme/a b\tc',
  'acme/a\r\nHost: evil.example',
  'acme/https:',
  'acme/@evil.example:80',
  '%2F%2Fevil.example/x',
  'acme/...',
  'acme/ä💥',
  "acme/a'();:@&=+$,[]!*",
];
/** Names that no address can hold. */
const IMPOSSIBLE = ['acme/../../x', 'acme/./x', 'acme//x', '/acme/x', '//evil.example/x', 'acme/x/', '..'];

function stateOf(names: readonly string[]): PlatformState {
  const [model] = fleetState(1).projects.all;
  if (model === undefined) throw new Error('a fleet of one has one');
  return emptyState(
    new Projects(names.map((name, index) => ({ ...model, id: BigInt(index + 1), name, tags: [] }))),
  );
}

const TAG = { operation: 'tag', tags: 'new', projects: '**' };

describe.concurrent('a project name from the platform', () => {
  it('is a part of the path, whatever is in it', async () => {
    const platform = await openPlatform({ state: stateOf(ODD), pathPrefix: '/prefix' });
    const run = await stepOn(platform, TAG);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'projects-changed': String(ODD.length) } });
    const path = (name: string) => name.split('/').map(encodeURIComponent).join('/');
    const writes = wire(platform).filter((line) => line.startsWith('PUT '));
    expect(writes.sort()).toEqual(ODD.map((name) => `PUT /acme/projects/${path(name)}/tags`).sort());
    for (const { tags } of platform.state.projects.all) expect(tags).toEqual(['new']);
  });

  it.each([TAG, { operation: 'managed-scan', 'diff-scan': 'true', projects: '**' }])(
    'that no path can hold fails alone, and the others are done: %j',
    async (inputs) => {
      const platform = await openPlatform({ state: stateOf(['acme/a', ...IMPOSSIBLE, 'acme/b']) });
      const run = await stepOn(platform, { ...inputs, concurrency: '1' });
      const error = /failed in part: 7 of 9 projects failed\. .*a name that cannot be part of an address/;
      expect(theError(run)).toMatch(error);
      expect(run.outputs).toMatchObject({ outcome: 'partial', 'projects-changed': '2' });
      const asked = wire(platform).filter((line) => !line.includes('projects?'));
      expect(asked.filter((line) => !/ \/acme\/projects\/acme\/[ab](\/|$)/.test(line))).toEqual([]);
    },
  );
});

describe.concurrent('a project name from the workflow', () => {
  it.each(IMPOSSIBLE)('that leads elsewhere is refused before anything is sent: %s', async (name) => {
    const platform = await openPlatform();
    const run = await stepOn(platform, { ...TAG, projects: name });
    expect(theError(run)).toContain(`\`projects\` is \`${name}\`, which has`);
    expect(platform.requests).toEqual([]);
  });

  it('that is the repository of the workflow is refused alike', async () => {
    const platform = await openPlatform();
    const environment = { GITHUB_REPOSITORY: 'acme/../../x' };
    theError(await stepOn(platform, { ...TAG, projects: '' }, { environment }));
    expect(platform.requests).toEqual([]);
  });
});

describe.concurrent('a slug from the platform', () => {
  it.each(['a/../../../x', 'acme?x=', '..'])('%s leads nowhere else', async (slug) => {
    const deployments = { deployments: [{ id: 120, slug }] };
    const { url, seen } = await openServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.url?.endsWith('/deployments') ? deployments : {}));
    });
    const run = await stepAt(url, { operation: 'list-projects', 'deployment-slug': '' });
    const encoded = encodeURIComponent(slug);
    expect(seen[0]?.url).toBe('/api/v1/deployments');
    for (const request of seen.slice(1))
      expect(request.url).toMatch(`/api/v1/deployments/${encoded}/projects?page=`);
    if (seen.length === 1) expect(theError(run)).toContain('a name that cannot be part of an address');
  });
});
