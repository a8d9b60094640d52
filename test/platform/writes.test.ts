import { describe, expect, it } from 'vitest';
import { errorOf, openClient, openServer } from './server.ts';

const NAME = 'acme/api';
const ARRAY = { form: 'array' } as const;
const SCANS = { diff_scan: true, full_scan: false };
const project = (fields: object = {}) => ({ project: { id: 7, name: NAME, tags: [], ...fields } });

describe('a write that is', () => {
  it('answered with the project is answered', async () => {
    const server = await openServer(() => ({ body: project({ tags: ['new'] }) }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new'], ARRAY);
    expect(answer).toMatchObject({ kind: 'answered', value: { tags: ['new'] } });
    expect(server.seen).toMatchObject([
      { method: 'PUT', path: '/api/v1/deployments/acme/projects/acme/api/tags', body: '["new"]' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['an object without fields', '{}'],
    ['JSON that is cut', '{"project":'],
    ['HTML', '<html></html>'],
    ['another project', project({ name: 'acme/production' })],
    ['a project of another id', project({ id: 8 })],
  ])('answered 200 with %s is empty', async (_, body) => {
    const server = await openServer(() => ({ body }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new'], { ...ARRAY, id: 7n });
    expect(answer).toMatchObject({ kind: 'empty', failure: { status: 200 } });
    expect(server.seen).toHaveLength(1);
  });

  it('answered with a redirect that is not followed is open', async () => {
    const server = await openServer(() => ({ status: 302, headers: { location: '/elsewhere' } }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new'], ARRAY);
    expect(answer).toMatchObject({ kind: 'open', failure: { kind: 'redirect', redirectTo: '/elsewhere' } });
  });

  it('open is to be left alone for as long as the server asks', async () => {
    const server = await openServer(() => ({ status: 503, headers: { 'retry-after': '700' } }));
    const answer = await openClient(server.url).writer.toggleManagedScan('acme', NAME, SCANS);
    expect(answer).toMatchObject({ kind: 'open', delayMs: 700_000 });
  });

  it('met by 401 ends the step', async () => {
    const server = await openServer(() => ({ status: 401 }));
    const write = openClient(server.url).writer.addTags('acme', NAME, ['new'], ARRAY);
    await expect(write).rejects.toMatchObject({ name: 'StatusError', failure: { status: 401 } });
  });

  it('cancelled while its answer is awaited ends the step, and its effect is open', async () => {
    const server = await openServer(() => 'silence');
    const client = openClient(server.url);
    const write = errorOf(client.writer.addTags('acme', NAME, ['new'], ARRAY));
    await expect.poll(() => server.seen.length).toBe(1);
    client.abort.abort();
    expect(await write).toMatchObject({
      name: 'CancelledError',
      failure: { sent: true },
    });
  });
});

describe('tags', () => {
  it.each([
    ['array', '["new"]'],
    ['object', '{"tags":["new"]}'],
  ] as const)('are added as an %s', async (form, sent) => {
    const server = await openServer(() => ({ body: project({ tags: ['new'] }) }));
    await openClient(server.url).writer.addTags('acme', NAME, ['new'], { form });
    expect(server.seen).toMatchObject([{ method: 'PUT', body: sent }]);
  });

  it.each([
    ['query', '?tags=a+b&tags=c%26d', ''],
    ['body', '', '{"tags":["a b","c&d"]}'],
  ] as const)('are removed by the %s', async (form, query, body) => {
    const server = await openServer(() => ({ body: project() }));
    await openClient(server.url).writer.removeTags('acme', NAME, ['a b', 'c&d'], { form });
    const path = `/api/v1/deployments/acme/projects/acme/api/tags${query}`;
    expect(server.seen).toMatchObject([{ method: 'DELETE', path, body }]);
  });

  it('are never removed without naming any: that might mean all', async () => {
    const { writer } = openClient(new URL('http://127.0.0.1:1'));
    expect(() => writer.removeTags('acme', NAME, [], { form: 'query' })).toThrow(RangeError);
    expect(() => writer.addTags('acme', NAME, [], ARRAY)).toThrow(RangeError);
  });
});

describe('the primary branch', () => {
  it('is sent alone, and shown by the answer', async () => {
    const server = await openServer(() => ({ body: project({ primary_branch: 'main' }) }));
    const answer = await openClient(server.url).writer.setPrimaryBranch('acme', NAME, 'main', { id: 7n });
    expect(answer).toMatchObject({ kind: 'answered', value: { primary_branch: 'main' } });
    expect(server.seen).toMatchObject([
      {
        method: 'PATCH',
        path: '/api/v1/deployments/acme/projects/acme/api',
        body: '{"primary_branch":"main"}',
      },
    ]);
  });

  it('is empty where the answer is', async () => {
    const server = await openServer(() => ({ status: 204 }));
    const answer = await openClient(server.url).writer.setPrimaryBranch('acme', NAME, 'main');
    expect(answer).toMatchObject({
      kind: 'empty',
      failure: { kind: 'answer', status: 204, isEmpty: true },
    });
  });
});

describe('a triage', () => {
  const triage = async (status: number, body: unknown) => {
    const server = await openServer(() => ({ status, body }));
    return openClient(server.url).writer.triage('acme', {
      issue_type: 'sast',
      issue_ids: [1n, 2n ** 53n + 1n],
    });
  };

  it('is shown with its ids, every digit kept', async () => {
    const body = '{"num_triaged":"2","triaged_issues":[1,"9007199254740993"]}';
    expect(await triage(200, body)).toEqual({
      kind: 'answered',
      value: { triaged_issues: [1n, 9007199254740993n] },
    });
  });

  it('that answers without fields triaged nothing', async () => {
    expect(await triage(200, {})).toMatchObject({ kind: 'answered', value: { triaged_issues: [] } });
  });
});
