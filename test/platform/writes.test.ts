import { describe, expect, it } from 'vitest';
import { errorOf, openClient, openServer } from './server.ts';

const NAME = 'acme/api';
const SCANS = { diff_scan: true, full_scan: false };
const project = (fields: object = {}) => ({ project: { id: 7, name: NAME, tags: [], ...fields } });

describe('a write that is', () => {
  it('answered with the project is shown', async () => {
    const server = await openServer(() => ({ body: project({ tags: ['new'] }) }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new']);
    expect(answer).toMatchObject({ kind: 'shown', value: { tags: ['new'] }, form: 'array' });
    expect(server.seen).toMatchObject([
      { method: 'PUT', path: '/api/v1/deployments/acme/projects/acme/api/tags', body: '["new"]' },
    ]);
  });

  it.each([400, 403, 404, 405, 410, 413, 414, 415, 422])('answered %i is refused', async (status) => {
    const server = await openServer(() => ({ status, body: { message: 'no' } }));
    const answer = await openClient(server.url).writer.toggleManagedScan('acme', NAME, SCANS);
    expect(answer).toMatchObject({ kind: 'refused', error: { failure: { status, uncertain: false } } });
    expect(server.seen).toHaveLength(1);
  });

  it.each([500, 501, 505, 507, 402, 406, 409, 425, 499, 525, 530, 598])(
    'answered %i is open, and its effect has come or does not come',
    async (status) => {
      const server = await openServer(() => ({ status, body: { message: 'hm' } }));
      const answer = await openClient(server.url).writer.toggleManagedScan('acme', NAME, SCANS);
      expect(answer).toMatchObject({
        kind: 'open',
        mayLandLater: false,
        failure: { status, uncertain: true },
      });
      expect(server.seen).toHaveLength(1);
    },
  );

  it.each([408, 502, 503, 504, 520, 521, 522, 523, 524])(
    'answered %i by a gateway is open, and its effect may come later',
    async (status) => {
      const server = await openServer(() => ({ status }));
      const answer = await openClient(server.url).writer.triage('acme', { issue_type: 'sast' });
      expect(answer).toMatchObject({ kind: 'open', mayLandLater: true });
      expect(server.seen).toHaveLength(1);
    },
  );

  it('not answered is open, is not repeated, and its effect may come later', async () => {
    const server = await openServer(() => 'reset');
    const answer = await openClient(server.url).writer.triage('acme', { issue_type: 'sast' });
    expect(answer).toMatchObject({ kind: 'open', mayLandLater: true, failure: { kind: 'connection' } });
    expect(server.seen).toHaveLength(1);
  });

  it('held back by the pause of another is not sent, and counts as a repeat when it is', async () => {
    const limited = { status: 429, headers: { 'retry-after': '1' } };
    const answers = [limited, { body: { policies: [] } }, { body: project() }];
    const server = await openServer((_, index) => answers[index] ?? 'reset');
    const client = openClient(server.url);
    await client.writer.toggleManagedScan('acme', NAME, SCANS);
    const held = await client.writer.toggleManagedScan('acme', NAME, SCANS, { attempts: 2 });
    expect(held).toMatchObject({ kind: 'deferred', isPaced: true });
    expect(client.stats).toMatchObject({ requestsSent: 1, requestsRepeated: 0 });
    // A read waits for the end of the pause.
    await client.reader.policies(1n);
    await client.writer.toggleManagedScan('acme', NAME, SCANS, { attempts: 2 });
    expect(client.stats).toMatchObject({ requestsSent: 3, requestsRepeated: 1 });
  });

  it('not answered in time is open, and its effect may come later', async () => {
    const server = await openServer(() => 'silence');
    const client = openClient(server.url, { timeoutMs: 100 });
    const answer = await client.writer.toggleManagedScan('acme', NAME, SCANS);
    expect(answer).toMatchObject({ kind: 'open', mayLandLater: true, failure: { kind: 'time-out' } });
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['an object without fields', '{}'],
    ['HTML', '<html></html>'],
    ['another project', project({ name: 'acme/production' })],
    ['a project of another id', project({ id: 8 })],
  ])('answered 200 with %s is open', async (_, body) => {
    const server = await openServer(() => ({ body }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new'], { id: 7n });
    expect(answer).toMatchObject({ kind: 'open', mayLandLater: false });
    expect(server.seen).toHaveLength(1);
  });

  it('answered with a redirect that is not followed is open', async () => {
    const server = await openServer(() => ({ status: 302, headers: { location: '/elsewhere' } }));
    const answer = await openClient(server.url).writer.addTags('acme', NAME, ['new']);
    expect(answer).toMatchObject({ kind: 'open', failure: { kind: 'redirect', redirectTo: '/elsewhere' } });
  });

  it('never sent is deferred: nothing can have happened', async () => {
    const client = openClient(new URL('http://127.0.0.1:1'));
    const answer = await client.writer.addTags('acme', NAME, ['new'], { attempts: 3 });
    expect(answer).toMatchObject({
      kind: 'deferred',
      delayMs: 1500,
      error: { failure: { kind: 'connection', attempts: 3 } },
    });
  });

  it.each([
    [{}, 375],
    [{ 'retry-after': '7' }, 7000],
  ])('met by a rate limit with %j is deferred, and not sent again', async (headers, delayMs) => {
    const server = await openServer(() => ({ status: 429, headers }));
    const answer = await openClient(server.url).writer.toggleManagedScan('acme', NAME, SCANS);
    expect(answer).toMatchObject({ kind: 'deferred', delayMs, error: { failure: { status: 429 } } });
    expect(server.seen).toHaveLength(1);
  });

  it('met by a rate limit beyond what a step may wait ends the step', async () => {
    const server = await openServer(() => ({ status: 429, headers: { 'retry-after': '601' } }));
    const write = openClient(server.url).writer.toggleManagedScan('acme', NAME, SCANS);
    await expect(write).rejects.toMatchObject({ name: 'RateLimitError' });
  });

  it('open is said when the server asks to be left alone at first', async () => {
    const server = await openServer(() => ({ status: 503, headers: { 'retry-after': '700' } }));
    const answer = await openClient(server.url).writer.toggleManagedScan('acme', NAME, SCANS);
    expect(answer).toMatchObject({ kind: 'open', mayLandLater: true, delayMs: 700_000 });
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
      failure: { uncertain: true, mayLandLater: true },
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
    expect(await writer.addTags('acme', NAME, ['new'])).toMatchObject({ kind: 'shown', form: 'object' });
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
      kind: 'shown',
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
  const tags = Array.from({ length: 20 }, (_, index) => `tag-${index}`);
  const open = (maxLength: number) =>
    openServer(({ path, body }) => {
      if (path.length > maxLength) return { status: 414 };
      const gone =
        body === '' ? new URL(path, 'http://x').searchParams.getAll('tags') : JSON.parse(body).tags;
      for (const tag of gone) left.delete(tag);
      return { body: project({ tags: [...left] }) };
    });
  let left = new Set<string>();

  it('are taken off by fewer in a request, also of the next project', async () => {
    left = new Set([...tags, 'kept']);
    const server = await open(130);
    const { writer } = openClient(server.url);
    const answer = await writer.removeTags('acme', NAME, tags);
    expect(answer).toMatchObject({ kind: 'shown', form: 'query', value: { tags: ['kept'] } });
    const before = server.seen.length;
    await writer.removeTags('acme', NAME, tags);
    expect(server.seen).toHaveLength(before + 4);
  });

  it('are taken off in a body where one alone is too long', async () => {
    left = new Set(tags);
    const server = await open(55);
    const answer = await openClient(server.url).writer.removeTags('acme', NAME, tags);
    expect(answer).toMatchObject({ kind: 'shown', form: 'body', value: { tags: [] } });
  });

  it('are open where a later part is refused: a read knows what is left', async () => {
    const server = await openServer(({ path }, index) =>
      path.length > 200 ? { status: 414 } : index > 1 ? { status: 403 } : { body: project() },
    );
    const answer = await openClient(server.url).writer.removeTags('acme', NAME, tags);
    expect(answer).toMatchObject({ kind: 'open', mayLandLater: false, failure: { status: 403 } });
  });
});

describe('the primary branch', () => {
  it('is sent alone, and shown by the answer', async () => {
    const server = await openServer(() => ({ body: project({ primary_branch: 'main' }) }));
    const answer = await openClient(server.url).writer.setPrimaryBranch('acme', NAME, 'main', { id: 7n });
    expect(answer).toMatchObject({ kind: 'shown', value: { primary_branch: 'main' } });
    expect(server.seen).toMatchObject([
      {
        method: 'PATCH',
        path: '/api/v1/deployments/acme/projects/acme/api',
        body: '{"primary_branch":"main"}',
      },
    ]);
  });

  it('is open where the answer is empty', async () => {
    const server = await openServer(() => ({ status: 204 }));
    const answer = await openClient(server.url).writer.setPrimaryBranch('acme', NAME, 'main');
    expect(answer).toMatchObject({
      kind: 'open',
      mayLandLater: false,
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
      kind: 'shown',
      atMs: expect.any(Number),
      value: { num_triaged: 2, triaged_issues: [1n, 9007199254740993n] },
    });
    expect(await triage(200, '{"triaged_issues":[1,9007199254740993]}')).toMatchObject({
      value: { num_triaged: 2, triaged_issues: [1n, 9007199254740993n] },
    });
  });

  it('that answers without fields triaged nothing, but only with status 200', async () => {
    expect(await triage(200, {})).toMatchObject({
      kind: 'shown',
      value: { num_triaged: 0, triaged_issues: [] },
    });
    expect(await triage(202, {})).toMatchObject({ kind: 'open', mayLandLater: false });
  });

  it.each(['1e999', '0.5', '-1', '"many"', '[]', 'true'])('with the count %s is open', async (count) => {
    expect(await triage(200, `{"num_triaged":${count},"triaged_issues":[]}`)).toMatchObject({
      kind: 'open',
      failure: { kind: 'answer', cause: expect.stringContaining('num_triaged is') },
    });
  });
});
