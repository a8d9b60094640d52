import { afterEach, describe, expect, it } from 'vitest';
import { faultsAt } from '../../../emulator/platform/faults.ts';
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
const put = async (...tags: string[]) => (await ask(platform, 'PUT', `${PROJECT}/tags`, tags)).json;
const seen = async () => (await ask(platform, 'GET', PROJECT)).json.project;

describe('reads of a project that lag behind its writes', () => {
  it('show it as it was for so many reads, change by change, and answers to writes are never late', async () => {
    await start({ quirks: { projectLag: { reads: 2 } } });
    expect((await put('a')).project.tags).toEqual(['old', 'a']);
    expect((await seen()).tags).toEqual(['old']);
    await put('b');
    expect((await seen()).tags).toEqual(['old']);
    expect((await seen()).tags).toEqual(['old', 'a']);
    const { json } = await ask(platform, 'GET', '/acme/projects');
    expect(json.projects[0].tags).toEqual(['old', 'a', 'b']);
  });

  it('show its switches as they were until the platform’s clock has gone on', async () => {
    await start({ quirks: { projectLag: { forMs: 60_000 } } });
    await ask(platform, 'PATCH', `${PROJECT}/managed-scan`, { diff_scan: { enabled: true } });
    expect((await seen()).managed_scan_config.diff_scan.enabled).toBe(false);
    platform.now += 60_000;
    expect((await seen()).managed_scan_config.diff_scan.enabled).toBe(true);
  });
});

describe('a platform that keeps tags in a form of its own', () => {
  it.each([
    ['lower-case', 'Tier:Ä', 'tier:ä'],
    ['nfc', 'Cafe\u0301', 'Caf\u00e9'],
    ['lower-case-nfc', 'Cafe\u0301', 'caf\u00e9'],
  ] as const)('%s: %s becomes %s, and goes under both names', async (tagForm, sent, kept) => {
    await start({ quirks: { tagForm } });
    expect((await put(sent)).project.tags).toEqual(['old', kept]);
    await put(sent);
    expect(platform.record).toMatchObject([{ what: 'tag-added', tag: kept, by: 'request', request: 0 }]);
    await ask(platform, 'DELETE', `${PROJECT}/tags?tags=${encodeURIComponent(sent)}`);
    expect((await seen()).tags).toEqual(['old']);
  });
});

it('a platform that keeps so many tags pushes out the oldest, which is recorded as the request’s doing', async () => {
  await start({ quirks: { evictsBeyond: 2 } });
  expect((await put('a', 'b')).project.tags).toEqual(['a', 'b']);
  expect(platform.record).toContainEqual(
    expect.objectContaining({ what: 'tag-removed', tag: 'old', by: 'request', request: 0 }),
  );
});

it('tags are put on and taken off behind empty answers', async () => {
  await start({ quirks: { emptyTagsBody: true } });
  expect(await ask(platform, 'PUT', `${PROJECT}/tags`, ['a'])).toMatchObject({ status: 200, text: '' });
  expect((await ask(platform, 'DELETE', `${PROJECT}/tags?tags=old`)).text).toBe('');
  expect((await seen()).tags).toEqual(['a']);
});

describe('a write that a gateway has given up', () => {
  it('takes effect right before the second request after it', async () => {
    await start({ faults: faultsAt({ 0: { kind: 'late', afterRequests: 2, status: 504 } }) });
    await put('a');
    expect((await seen()).tags).toEqual(['old']);
    expect((await seen()).tags).toEqual(['old', 'a']);
    expect(platform.record).toMatchObject([{ what: 'tag-added', request: 0 }]);
  });

  it('takes effect in the end, where nobody asks any more', async () => {
    await start({ faults: faultsAt({ 0: { kind: 'late', afterRequests: 5, status: 504 } }) });
    await put('a');
    await platform.land();
    expect((await seen()).tags).toEqual(['old', 'a']);
  });
});

it('answers carry the platform’s own date', async () => {
  await start({ now: Date.parse('2026-01-02T03:04:05Z') });
  const { headers } = await ask(platform, 'GET', PROJECT);
  expect(headers.get('date')).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
});
