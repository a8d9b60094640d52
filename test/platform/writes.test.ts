import { describe, expect, it } from 'vitest';
import { errorOf, open, openClient } from './server.ts';

const NAME = 'acme/api';
const SCANS = { diff_scan: true, full_scan: false };
const project = (fields: object = {}) => ({ project: { id: 7, name: NAME, tags: [], ...fields } });

describe('a write that is', () => {
  it.each([
    ['nothing', ''],
    ['an object without fields', '{}'],
    ['JSON that is cut', '{"project":'],
    ['HTML', '<html></html>'],
    ['another project', project({ name: 'acme/production' })],
  ])('answered 200 with %s is empty', async (_, body) => {
    const { writer, seen } = await open(() => ({ body }));
    const answer = await writer.addTags('acme', NAME, ['new'], 'array', 1);
    expect(answer).toMatchObject({ kind: 'unreadable', failure: { status: 200 } });
    expect(seen).toHaveLength(1);
  });

  it('answered with a redirect that is not followed is open', async () => {
    const { writer } = await open(() => ({ status: 302, headers: { location: '/elsewhere' } }));
    const answer = await writer.addTags('acme', NAME, ['new'], 'array', 1);
    expect(answer).toMatchObject({ kind: 'open', failure: { kind: 'redirect', redirectTo: '/elsewhere' } });
  });

  it('open is to be left alone for as long as the server asks', async () => {
    const { writer } = await open(() => ({ status: 503, headers: { 'retry-after': '700' } }));
    const answer = await writer.toggleManagedScan('acme', NAME, SCANS, 1);
    expect(answer).toMatchObject({ kind: 'open', delayMs: 700_000 });
  });

  it('cancelled while its answer is awaited ends the step, and its effect is open', async () => {
    const client = await open(() => 'silence');
    const write = errorOf(client.writer.addTags('acme', NAME, ['new'], 'array', 1));
    await expect.poll(() => client.seen.length).toBe(1);
    client.abort.abort();
    expect(await write).toMatchObject({ failure: { kind: 'cancelled', sent: true } });
  });
});

describe('tags', () => {
  it.each([
    ['array', '["new"]'],
    ['object', '{"tags":["new"]}'],
  ] as const)('are added as an %s', async (form, sent) => {
    const { writer, seen } = await open(() => ({ body: project({ tags: ['new'] }) }));
    await writer.addTags('acme', NAME, ['new'], form, 1);
    expect(seen).toMatchObject([{ method: 'PUT', body: sent }]);
  });

  it.each([
    ['query', '?tags=a+b&tags=c%26d', ''],
    ['body', '', '{"tags":["a b","c&d"]}'],
  ] as const)('are removed by the %s', async (form, query, body) => {
    const { writer, seen } = await open(() => ({ body: project() }));
    await writer.removeTags('acme', NAME, ['a b', 'c&d'], form, 1);
    const path = `/api/v1/deployments/acme/projects/acme/api/tags${query}`;
    expect(seen).toMatchObject([{ method: 'DELETE', path, body }]);
  });

  it('are never removed without naming any: that might mean all', async () => {
    const { writer } = openClient(new URL('http://127.0.0.1:1'));
    expect(() => writer.removeTags('acme', NAME, [], 'query', 1)).toThrow(RangeError);
  });
});
