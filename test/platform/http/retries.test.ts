import { describe, expect, it } from 'vitest';
import { PlatformError, RateLimitError, StatusError } from '../../../src/platform/http/errors.ts';
import { errorOf, openClient, openServer, TOKEN } from '../server.ts';

const POLICIES = { body: { policies: [] } };
type Answer = number | 'none';
/** Statuses that pass. */
const PASSING = [408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524];
const REPEATED: ReadonlySet<Answer> = new Set([...PASSING, 'none']);
const REFUSES_SIZE: ReadonlySet<Answer> = new Set([400, 415, 422]);
const STATUSES = [...PASSING, 400, 401, 402, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 501, 505, 525];
/** After these a write certainly had no effect. */
const CERTAIN: ReadonlySet<Answer> = new Set([400, 401, 403, 404, 405, 410, 413, 414, 415, 422, 429]);

describe('requests to a server that answers every time with a status', () => {
  const kinds: Record<string, (client: ReturnType<typeof openClient>) => Promise<unknown>> = {
    GET: ({ reader }) => reader.project('acme', 'acme/api'),
    'POST that reads': ({ reader }) => reader.searchScans(1n, { repositoryId: 1n, sinceMs: 0 }),
    PUT: ({ writer }) => writer.addTags('acme', 'acme/api', ['new'], { form: 'array' }),
    DELETE: ({ writer }) => writer.removeTags('acme', 'acme/api', ['new'], { form: 'body' }),
    PATCH: ({ writer }) => writer.toggleManagedScan('acme', 'acme/api', { diff_scan: true, full_scan: true }),
    'POST that writes': ({ writer }) => writer.triage('acme', { issue_type: 'sast' }),
  };
  const table = Object.keys(kinds).flatMap((kind) =>
    [0, 1, 5].map((maxRetries) => [kind, maxRetries] as const),
  );

  it.each(table)('%s with %i retries', async (kind, maxRetries) => {
    const isRead = /GET|reads/.test(kind);
    for (const status of [...STATUSES, 'none'] as const) {
      const server = await openServer(() => (status === 'none' ? 'reset' : { status }));
      const client = openClient(server.url, { maxRetries });
      const end = await kinds[kind]?.(client).catch((error: unknown) => error);
      // A refused size of a page is another request.
      const forms = kind === 'POST that reads' && REFUSES_SIZE.has(status) ? 2 : 1;
      const sent = isRead && REPEATED.has(status) ? maxRetries + 1 : forms;
      const error = status === 'none' ? 'connection' : 'status';
      const ended = isRead || status === 401 ? error : writeEnd(status);
      const got = end instanceof PlatformError ? end.failure.kind : (end as { kind: string }).kind;
      expect([status, server.seen.length, got]).toEqual([status, sent, ended]);
    }
  });

  const writeEnd = (status: Answer) =>
    status === 429 ? 'deferred' : CERTAIN.has(status) ? 'refused' : 'open';
});

describe('a read', () => {
  it.each(PASSING)('is repeated after %i until it is answered', async (status) => {
    const server = await openServer((_, index) => (index < 2 ? { status } : POLICIES));
    const client = openClient(server.url);
    expect(await client.reader.policies(1n)).toEqual([]);
    expect(server.seen).toHaveLength(3);
    expect(client.stats).toMatchObject({ requestsSent: 3, requestsRepeated: 2 });
  });

  it('is repeated after a connection that broke', async () => {
    const server = await openServer((_, index) => (index < 2 ? 'reset' : POLICIES));
    expect(await openClient(server.url).reader.policies(1n)).toEqual([]);
  });

  it.each([400, 401, 402, 403, 404, 409, 410, 414, 418, 422, 501, 505, 525])(
    'is not repeated after %i',
    async (status) => {
      const server = await openServer(() => ({ status, body: { error: 'no', code: 'E1' } }));
      const error = await errorOf(openClient(server.url).reader.policies(1n));
      expect(error).toBeInstanceOf(StatusError);
      expect(error).toMatchObject({
        failure: { kind: 'status', status, serverMessage: 'E1: no', attempts: 1, uncertain: false },
      });
      expect(server.seen).toHaveLength(1);
    },
  );

  it('fails once the retries are used up', async () => {
    const server = await openServer(() => ({ status: 503 }));
    const error = await errorOf(openClient(server.url, { maxRetries: 2 }).reader.policies(1n));
    expect(error).toMatchObject({ failure: { status: 503, attempts: 3 } });
  });

  it.each([201, 202, 204, 206])('is not answered by status %i', async (status) => {
    const server = await openServer(() => ({ status, body: status === 204 ? '' : { projects: [] } }));
    const error = await errorOf(openClient(server.url).reader.projects('acme'));
    expect(error).toMatchObject({ failure: { kind: 'answer', status } });
  });
});

describe('a rate limit', () => {
  it('makes every request wait for as long as the platform asks', async () => {
    const server = await openServer((_, index) =>
      index === 0 ? { status: 429, headers: { 'retry-after': '7' } } : POLICIES,
    );
    const pauses: unknown[] = [];
    const client = openClient(server.url, { onPause: (ms, reason) => pauses.push([ms, reason]) });
    await client.reader.policies(1n);
    // The clock goes on between the answer and the sleep.
    expect(client.slept).toEqual([expect.toSatisfy((ms: number) => ms > 0 && ms <= 7000)]);
    expect(pauses).toEqual([[7000, 'rate-limit']]);
    expect(client.stats.pausedMs).toBe(7000);
  });

  it('of more than ten minutes ends the step', async () => {
    const server = await openServer(() => ({ status: 429, headers: { 'retry-after': '601' } }));
    const error = await errorOf(openClient(server.url).reader.policies(1n));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ failure: { kind: 'rate-limit', status: 429, retryAfterMs: 601_000 } });
    expect(server.seen).toHaveLength(1);
  });

  it('that outlasts the deadline ends the step instead of being waited for', async () => {
    const server = await openServer(() => ({ status: 429, headers: { 'retry-after': '60' } }));
    const client = openClient(server.url, { deadlineMs: Date.now() + 30_000 });
    expect(await errorOf(client.reader.policies(1n))).toBeInstanceOf(RateLimitError);
    expect(client.slept).toEqual([]);
  });

  it('that never ends is left when the step is stopped', async () => {
    const server = await openServer(() => ({ status: 429, headers: { 'retry-after': '60' } }));
    const sleep = (_: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener('abort', () => resolve(), { once: true });
        client.stop.abort();
      });
    const client = openClient(server.url, { clock: { now: Date.now, random: Math.random, sleep } });
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({ name: 'CancelledError' });
    expect(server.seen).toHaveLength(1);
  });
});

describe("the server's clock", () => {
  it('is known by the date of its last answer', async () => {
    const ahead = 3_600_000;
    const server = await openServer(() => ({
      ...POLICIES,
      headers: { date: new Date(Date.now() + ahead).toUTCString() },
    }));
    const { reader } = openClient(server.url);
    expect(reader.serverNowMs()).toBeUndefined();
    await reader.policies(1n);
    expect(Math.abs((reader.serverNowMs() ?? 0) - Date.now() - ahead)).toBeLessThan(30_000);
  });
});

describe('the token', () => {
  it('goes to the platform in its header', async () => {
    const server = await openServer(() => POLICIES);
    await openClient(server.url).reader.policies(1n);
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it.each([
    ['as it is', TOKEN],
    ['in JSON escapes', `\\u00${[...TOKEN].map((one) => one.charCodeAt(0).toString(16)).join('\\u00')}`],
    ['after more text than is kept', `${'x '.repeat(240)}${TOKEN}`],
  ])('is not in an error, where the platform sends it %s', async (_, text) => {
    const server = await openServer(() => ({ status: 400, body: `{"error":"${text}"}` }));
    const error = await errorOf(openClient(server.url).reader.policies(1n));
    const { serverMessage = '' } = (error as StatusError).failure;
    expect(serverMessage).toContain('***');
    expect(serverMessage).not.toContain(TOKEN.slice(0, 8));
  });

  it('is not in what is read, where the platform sends it', async () => {
    const url = `https://x.example/${TOKEN.slice(0, 9)}\n${TOKEN.slice(9)}`;
    const escaped = `{"project":{"name":"acme/api","url":${JSON.stringify(url)},"tags":["${`\\u0061${TOKEN.slice(1)}`}"]}}`;
    const server = await openServer(() => ({ body: escaped }));
    const project = await openClient(server.url).reader.project('acme', 'acme/api');
    expect(project).toMatchObject({ url: 'https://x.example/***', tags: ['***'] });
  });
});

describe('a server that is not there', () => {
  it('is an error of the connection, after the retries', async () => {
    const error = await errorOf(openClient(new URL('http://127.0.0.1:1')).reader.policies(1n));
    expect(error).toMatchObject({ failure: { kind: 'connection', attempts: 4, uncertain: false } });
  });
});
