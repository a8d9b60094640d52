import { describe, expect, it } from 'vitest';
import type { PlatformError } from '../../../src/platform/http/errors.ts';
import { errorOf, open, openClient, openServer, TOKEN } from '../server.ts';

const POLICIES = { body: { policies: [] } };
const PASSING = [408, 421, 425, 500, 502, 503, 504, 520, 521, 522, 523, 524];
const REFUSALS = [400, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 428];
const OTHERS = [402, 406, 407, 418, 499, 501, 505, 525, 598];

describe('a read', () => {
  it.each(PASSING)('is repeated after %i until it is answered', async (status) => {
    const client = await open((_, index) => (index < 2 ? { status } : POLICIES));
    expect(await client.reader.policies(1n)).toEqual([]);
    expect(client.seen).toHaveLength(3);
    expect(client.slept).toEqual([375, 750]);
    expect(client.transport.requestsSent).toBe(3);
  });

  it('is repeated after a connection that broke, and as a POST', async () => {
    const server = await openServer((_, index) => (index < 2 ? 'reset' : { body: { scans: [] } }));
    const search = openClient(server.url).reader.searchScans(1n, { repositoryId: 1n, sinceMs: 0 });
    expect(await search).toEqual([]);
  });

  it('is repeated when `Retry-After` says, and not at all where the step ends before', async () => {
    const busy = { status: 503, headers: { 'retry-after': '90' } };
    const client = await open((_, index) => (index === 0 ? busy : POLICIES));
    await client.reader.policies(1n);
    expect(client.slept).toEqual([90_000]);
    const { reader } = await open(() => busy, { deadlineMs: Date.now() + 60_000 });
    const error = await errorOf(reader.policies(1n));
    expect(error).toMatchObject({ failure: { status: 503, retryAfterMs: 90_000, attempts: 1 } });
  });

  it.each([401, ...REFUSALS, ...OTHERS])('is not repeated after %i', async (status) => {
    const { reader, seen } = await open(() => ({ status, body: { error: 'no', code: 'E1' } }));
    const error = await errorOf(reader.policies(1n));
    expect(error).toMatchObject({
      failure: { kind: 'status', status, serverMessage: 'E1: no', serverCode: 'E1', attempts: 1 },
    });
    expect(seen).toHaveLength(1);
  });

  it('fails once the retries are used up, which wait ever longer, up to 30 s', async () => {
    const { reader, slept } = await open(() => ({ status: 503 }), { maxRetries: 8 });
    expect(await errorOf(reader.policies(1n))).toMatchObject({ failure: { status: 503, attempts: 9 } });
    expect(slept).toEqual([375, 750, 1500, 3000, 6000, 12_000, 22_500, 22_500]);
  });

  it.each([201, 202, 204, 206])('is not answered by status %i', async (status) => {
    const server = await openServer(() => ({ status, body: status === 204 ? '' : { projects: [] } }));
    const error = await errorOf(openClient(server.url).reader.projects('acme'));
    expect(error).toMatchObject({ failure: { kind: 'answer', status } });
  });
});

describe('each kind of request that writes is sent once, whatever it is answered:', () => {
  const kinds: Record<string, (client: ReturnType<typeof openClient>) => Promise<{ kind: string }>> = {
    PUT: ({ writer }) => writer.addTags('acme', 'acme/api', ['new'], 'array', 1),
    DELETE: ({ writer }) => writer.removeTags('acme', 'acme/api', ['new'], 'body', 1),
    PATCH: ({ writer }) =>
      writer.toggleManagedScan('acme', 'acme/api', { diff_scan: true, full_scan: true }, 1),
    POST: ({ writer }) => writer.triage('acme', { issue_type: 'sast' }, 1),
  };

  it.each(Object.keys(kinds))('%s', async (kind) => {
    const ends = [
      ...REFUSALS.map((status) => [status, 'refused'] as const),
      ...[...PASSING, ...OTHERS].map((status) => [status, 'open'] as const),
      [429, 'limited'] as const,
      ['none', 'open'] as const,
    ];
    for (const [status, end] of ends) {
      const server = await openServer(() => (status === 'none' ? 'reset' : { status }));
      const answer = await kinds[kind]?.(openClient(server.url));
      expect([status, server.seen.length, answer?.kind]).toEqual([status, 1, end]);
    }
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

describe('the trace', () => {
  it('has each request with method, path, status, time and id, without the token', async () => {
    const events: unknown[] = [];
    const server = await openServer((_, index) =>
      index === 0 ? { status: 500, headers: { 'x-request-id': `r-${TOKEN}` } } : POLICIES,
    );
    const client = openClient(server.url, { trace: (event) => events.push(event) });
    await client.reader.policies(1n);
    const request = { method: 'GET', path: '/api/v1/deployments/1/policies' };
    expect(events).toEqual([
      { ...request, status: 500, ms: expect.any(Number), requestId: 'r-***' },
      { ...request, status: 200, ms: expect.any(Number) },
    ]);
  });
});

describe('the token', () => {
  it('is not in an error, where the platform sends it, nor where it is cut', async () => {
    for (const before of ['', 'x '.repeat(240)]) {
      const server = await openServer(() => ({ status: 400, body: { error: before + TOKEN } }));
      const error = await errorOf(openClient(server.url).reader.policies(1n));
      const { serverMessage = '' } = (error as PlatformError).failure;
      expect(serverMessage).toContain('***');
      expect(serverMessage).not.toContain(TOKEN.slice(0, 8));
    }
  });

  it('is not in what is read, nor in the path of a failed request', async () => {
    const project = { name: 'acme/api', url: `https://x.example/${TOKEN}`, tags: [TOKEN] };
    const server = await openServer(({ path }) =>
      path.includes(TOKEN) ? { status: 404 } : { body: { project } },
    );
    const { reader } = openClient(server.url);
    expect(await reader.project('acme', 'acme/api')).toMatchObject({
      url: 'https://x.example/***',
      tags: ['***'],
    });
    expect(String(await errorOf(reader.project('acme', `acme/${TOKEN}`)))).not.toContain(TOKEN);
  });
});
