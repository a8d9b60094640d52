import { describe, expect, it } from 'vitest';
import { errorOf, openClient, openServer } from './server.ts';

const NAME = 'acme/api';
const SCANS = { diff_scan: true, full_scan: false };
const project = (fields: object = {}) => ({ project: { id: 7, name: NAME, tags: [], ...fields } });

describe('a write that is', () => {
  it('answered with the project is answered', async () => {
    const server = await openServer(() => ({ body: project({ tags: ['new'] }) }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new']);
    expect(answer).toMatchObject({ kind: 'answered', value: { tags: ['new'] }, form: 'array' });
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
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new'], { id: 7n });
    expect(answer).toMatchObject({ kind: 'empty', failure: { status: 200 } });
    expect(server.seen).toHaveLength(1);
  });

  it('answered with a redirect that is not followed is open', async () => {
    const server = await openServer(() => ({ status: 302, headers: { location: '/elsewhere' } }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new']);
    expect(answer).toMatchObject({ kind: 'open', failure: { kind: 'redirect', redirectTo: '/elsewhere' } });
  });

  it('open is to be left alone for as long as the server asks', async () => {
    const server = await openServer(() => ({ status: 503, headers: { 'retry-after': '700' } }));
    const answer = await openClient(server.url).writer.toggleManagedScan('acme', NAME, SCANS);
    expect(answer).toMatchObject({ kind: 'open', delayMs: 700_000 });
  });

  it('met by 401 ends the step', async () => {
    const server = await openServer(() => ({ status: 401 }));
    const write = openClient(server.url).writer.addTags('acme', NAME, ['new']);
    await expect(write).rejects.toMatchObject({ name: 'StatusError', failure: { status: 401 } });
  });

  it('cancelled while its answer is awaited ends the step, and its effect is open', async () => {
    const server = await openServer(() => 'silence');
    const client = openClient(server.url);
    const write = errorOf(client.writer.addTags('acme', NAME, ['new']));
    await expect.poll(() => server.seen.length).toBe(1);
    client.abort.abort();
    expect(await write).toMatchObject({
      name: 'CancelledError',
      failure: { sent: true },
    });
  });
});

describe('tags', () => {
  const objectOnly = () =>
    openServer(({ body }) =>
      body.startsWith('[')
        ? { status: 400, body: { error: 'an object' } }
        : { body: project({ tags: ['new'] }) },
    );

  it('are sent as an object where the array is refused, and from then on', async () => {
    const server = await objectOnly();
    const { writer } = openClient(server.url);
    expect(await writer.addTags('acme', NAME, ['new'])).toMatchObject({ kind: 'answered', form: 'object' });
    await writer.addTags('acme', NAME, ['new']);
    expect(server.seen.map(({ body }) => body)).toEqual(['["new"]', '{"tags":["new"]}', '{"tags":["new"]}']);
  });

  it('are sent in the form that a read has shown to work', async () => {
    const server = await openServer(() => ({ body: project() }));
    const { writer } = openClient(server.url);
    await writer.addTags('acme', NAME, ['new']);
    const second = await writer.addTags('acme', NAME, ['new'], { form: 'object' });
    writer.tagForms.worked(second.form);
    await writer.addTags('acme', NAME, ['other']);
    expect(server.seen.map(({ body }) => body)).toEqual([
      '["new"]',
      '{"tags":["new"]}',
      '{"tags":["other"]}',
    ]);
  });

  it('are not sent in another form where the first may have had an effect', async () => {
    const server = await openServer(() => ({ status: 500 }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new']);
    expect(answer).toMatchObject({ kind: 'open', form: 'array' });
    expect(server.seen).toHaveLength(1);
  });

  it('that are refused in every form are refused with what the server said of each', async () => {
    const server = await openServer(({ body }) => ({ status: 422, body: { error: body.slice(0, 1) } }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new']);
    expect(answer).toMatchObject({ kind: 'refused', error: { failure: { serverMessage: '[; {' } } });
  });

  it('are taken off in the query, and in a body where that is refused', async () => {
    const server = await openServer(({ body }) => (body === '' ? { status: 400 } : { body: project() }));
    const { writer } = openClient(server.url);
    expect(await writer.removeTags('acme', NAME, ['a b', 'c&d'])).toMatchObject({
      kind: 'answered',
      form: 'body',
    });
    const path = '/api/v1/deployments/acme/projects/acme/api/tags';
    expect(server.seen).toMatchObject([
      { method: 'DELETE', path: `${path}?tags=a+b&tags=c%26d`, body: '' },
      { method: 'DELETE', path, body: '{"tags":["a b","c&d"]}' },
    ]);
  });

  it('are never taken off without naming any: that might mean all', async () => {
    const { writer } = openClient(new URL('http://127.0.0.1:1'));
    expect(() => writer.removeTags('acme', NAME, [])).toThrow(RangeError);
    expect(() => writer.addTags('acme', NAME, [])).toThrow(RangeError);
  });
});

describe('tags in a long address', () => {
  const tags = Array.from({ length: 400 }, (_, index) => `tag-${index}-${'x'.repeat(20)}`);

  it('are taken off by several requests', async () => {
    const left = new Set([...tags, 'kept']);
    const server = await openServer(({ path }) => {
      for (const tag of new URL(path, 'http://x').searchParams.getAll('tags')) left.delete(tag);
      return { body: project({ tags: [...left] }) };
    });
    const answer = await openClient(server.url).writer.removeTags('acme', NAME, tags);
    expect(answer).toMatchObject({ kind: 'answered', form: 'query', value: { tags: ['kept'] } });
    expect(server.seen).toHaveLength(4);
    for (const { path } of server.seen) expect(path.length).toBeLessThan(4100);
  });

  it('are empty where a later part is refused: a read knows what is left', async () => {
    const server = await openServer((_, index) => (index > 0 ? { status: 403 } : { body: project() }));
    const answer = await openClient(server.url).writer.removeTags('acme', NAME, tags);
    expect(answer).toMatchObject({ kind: 'empty', failure: { status: 403 } });
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

  it('is shown with its count and ids, every digit kept', async () => {
    const body = '{"num_triaged":"2","triaged_issues":[1,"9007199254740993"]}';
    expect(await triage(200, body)).toEqual({
      kind: 'answered',
      value: { num_triaged: 2, triaged_issues: [1n, 9007199254740993n] },
    });
    expect(await triage(200, '{"triaged_issues":[1,9007199254740993]}')).toMatchObject({
      value: { num_triaged: 2, triaged_issues: [1n, 9007199254740993n] },
    });
  });

  it('that answers without fields triaged nothing', async () => {
    expect(await triage(200, {})).toMatchObject({
      kind: 'answered',
      value: { num_triaged: 0, triaged_issues: [] },
    });
  });

  it.each(['1e999', '0.5', '-1', '"many"', '[]', 'true'])('with the count %s is empty', async (count) => {
    expect(await triage(200, `{"num_triaged":${count},"triaged_issues":[]}`)).toMatchObject({
      kind: 'empty',
      failure: { kind: 'answer', cause: expect.stringContaining('num_triaged is') },
    });
  });
});
