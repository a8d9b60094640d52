import { afterEach, describe, expect, it } from 'vitest';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

let platform: Platform;

async function start(options: PlatformOptions): Promise<void> {
  platform = await startPlatform({ state: fleetState(1, { tags: ['old'] }), ...options });
}

afterEach(() => platform.close());

const NAME = 'fleet/service-00001';
const PROJECT = `/acme/projects/${NAME}`;
const tags = () => platform.state.projects.get(NAME)?.tags;

describe('removal of tags', () => {
  it('takes off the tags in the query, and those only', async () => {
    await start({ state: fleetState(1, { tags: ['a', 'b c', 'd'] }) });
    const { json } = await ask(platform, 'DELETE', `${PROJECT}/tags?tags=a&tags=b%20c&tags=none`);
    expect(json.project).toMatchObject({ tags: ['d'], managed_scan_config: expect.anything() });
  });

  it('takes a body only on some platforms, which ignore the query', async () => {
    await start({ quirks: { untagFrom: 'body' } });
    const byQuery = await ask(platform, 'DELETE', `${PROJECT}/tags?tags=old`);
    expect(byQuery).toMatchObject({ status: 200, json: { project: { tags: ['old'] } } });
    expect((await ask(platform, 'DELETE', `${PROJECT}/tags`, { tags: ['old'] })).json.project.tags).toEqual(
      [],
    );
    platform.quirks.untagFrom = 'query';
    platform.edit({ project: NAME, addTags: ['back'] });
    expect((await ask(platform, 'DELETE', `${PROJECT}/tags`, { tags: ['back'] })).json.project.tags).toEqual([
      'back',
    ]);
  });

  it.each([
    ['without tags', '', undefined, 'tags: are required'],
    ['with an unknown parameter', '?tag=a', undefined, 'unknown query parameter tag'],
    ['with a blank tag', '?tags=', undefined, 'tags: each must be'],
    ['with an unknown field', '', { tag: ['a'] }, 'unknown field tag'],
  ])('is refused %s', async (_, query, body, reason) => {
    await start({});
    const answer = await ask(platform, 'DELETE', `${PROJECT}/tags${query}`, body);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(reason) } });
    expect(tags()).toEqual(['old']);
  });
});
