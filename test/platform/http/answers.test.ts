import { createServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { errorOf, listen, openClient, openServer } from '../server.ts';

const MIB = 1024 * 1024;
const TEXT = '{"policies":[]}';

async function failureOf(given: { status?: number; headers?: Record<string, string>; body: unknown }) {
  const server = await openServer(() => given);
  const error = await errorOf(openClient(server.url).reader.policies(1n));
  return (error as { failure: object }).failure;
}

describe('a packed answer', () => {
  it.each(['gzip', 'x-gzip', 'GZIP'])('in %s is read', async (coding) => {
    const body = gzipSync(TEXT);
    const server = await openServer(() => ({ headers: { 'content-encoding': coding }, body }));
    expect(await openClient(server.url).reader.policies(1n)).toEqual([]);
  });

  it('that says so and is empty, or says `identity`, is read', async () => {
    const server = await openServer(({ path }) =>
      path.includes('/1/')
        ? { headers: { 'content-encoding': 'identity' }, body: TEXT }
        : { status: 503, headers: { 'content-encoding': 'gzip' } },
    );
    const { reader } = openClient(server.url, { maxRetries: 0 });
    expect(await reader.policies(1n)).toEqual([]);
    expect(await errorOf(reader.policies(2n))).toMatchObject({ failure: { kind: 'status', status: 503 } });
  });

  it('in another coding is an error that names it', async () => {
    const headers = { 'content-encoding': 'br' };
    expect(await failureOf({ headers, body: brotliCompressSync(TEXT) })).toMatchObject({
      ...{ kind: 'answer', status: 200, attempts: 1 },
      cause: 'the answer has the encoding "br", which was not requested',
    });
    expect(await failureOf({ headers, status: 400, body: brotliCompressSync(TEXT) })).toMatchObject({
      ...{ kind: 'status', status: 400 },
    });
  });

  it('that does not unpack is an error', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect(await failureOf({ headers, body: TEXT })).toMatchObject({
      cause: expect.stringContaining('the gzip answer cannot be decompressed: incorrect header check'),
    });
  });
});

describe('an answer beyond 64 MiB is an error', () => {
  const TOO_LARGE = {
    ...{ kind: 'answer', isTooLarge: true, attempts: 1 },
    cause: 'the answer is larger than 64 MiB',
  };

  it('plain', async () => {
    expect(await failureOf({ body: Buffer.alloc(64 * MIB + 1, 0x20) })).toMatchObject(TOO_LARGE);
  });

  it('unpacked', async () => {
    const body = gzipSync(Buffer.alloc(64 * MIB + 1, 0x20));
    expect(await failureOf({ headers: { 'content-encoding': 'gzip' }, body })).toMatchObject(TOO_LARGE);
  });

  it('of just that size it is read', async () => {
    const body = Buffer.alloc(64 * MIB, 0x20);
    body.write(TEXT);
    const server = await openServer(() => ({ body }));
    expect(await openClient(server.url).reader.policies(1n)).toEqual([]);
  });
});

describe('an answer that is none to the request says why:', () => {
  it.each([
    ['nothing', '', 'the answer is empty'],
    ['HTML', '<html></html>', 'the answer is HTML, not JSON'],
    ['text', 'Welcome!', 'the answer is not JSON'],
    ['JSON that is cut', '{"policies":[{"name":"AKIA', 'the answer is not JSON'],
    ['null', 'null', 'the answer is null, not an object'],
    ['a list', '[{"name":"acme/login"}]', 'the answer is a list, not an object'],
    ['another object', '{"projects":[]}', 'the answer does not have the field policies'],
    ['a row of another shape', '{"policies":[{"id":[]}]}', 'policies[0].id is a list, not text'],
    ['a deep shaft', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, /the answer is (a list|nested too)/],
  ])('%s', async (_, body, cause) => {
    const expected = typeof cause === 'string' ? cause : expect.stringMatching(cause);
    expect(await failureOf({ body })).toMatchObject({ kind: 'answer', cause: expected, attempts: 1 });
  });

  it.each([
    ['{"error":"quota used up"}', 'quota used up'],
    ['<!doctype html><title>Sign in</title>', 'an HTML page titled "Sign in"'],
    // What was cut may be findings, and secrets are among them.
    ['{"policies":[{"name":"AKIA', undefined],
  ])('%s is quoted as %s', async (body, serverMessage) => {
    expect(await failureOf({ body })).toMatchObject({ kind: 'answer', serverMessage });
  });
});

describe('the message of an error', () => {
  it.each([
    ['', 'text/plain', undefined],
    ['no such\n  thing', 'text/plain', 'no such thing'],
    [{ error: { message: 'no', code: 'E1' } }, 'application/json', 'E1: no'],
    [{ errors: [{ detail: 'a' }, { detail: 'b' }] }, 'application/json', 'a: b'],
    ['<html><title>502 Bad Gateway</title>', 'text/html', 'an HTML page titled "502 Bad Gateway"'],
    ['x'.repeat(501), 'text/plain', `${'x'.repeat(499)}…`],
  ])('%j is one line', async (body, type, serverMessage) => {
    const failure = await failureOf({ status: 400, headers: { 'content-type': type }, body });
    expect(failure).toMatchObject({ serverMessage });
  });
});

describe('an attempt never outlives its time limit', () => {
  const failure = { kind: 'time-out', attempts: 1, cause: 'no complete answer within 0.2 s', sent: true };
  const limits = { timeoutMs: 200, maxRetries: 0 };

  it.each([
    ['where nothing comes', ''],
    ['where the headers trickle', 'HTTP/1.1 200 OK\r\n'],
    ['where the answer trickles', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n'],
  ])('%s', async (_, start) => {
    const port = await listen(createServer((socket) => socket.once('data', () => socket.write(start))));
    const { reader } = openClient(new URL(`http://127.0.0.1:${port}`), limits);
    expect(await errorOf(reader.policies(1n))).toMatchObject({ failure });
  });

  it('where a redirect has taken a part of it', async () => {
    const server = await openServer(({ path }) =>
      path === '/next' ? 'silence' : { status: 307, headers: { location: '/next' } },
    );
    const { reader } = openClient(server.url, limits);
    expect(await errorOf(reader.policies(1n))).toMatchObject({ failure });
  });

  it('and a write is open then', async () => {
    const server = await openServer(() => 'silence');
    const { writer } = openClient(server.url, limits);
    const answer = await writer.triage('acme', { issue_type: 'sast' });
    expect(answer).toMatchObject({ kind: 'open', failure });
  });
});

describe('a broken answer is told in words for people:', () => {
  it.each([
    ['the connection closed', '', 'the server closed the connection before the end of its answer'],
    [
      'an answer that is cut',
      'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{}',
      'the server closed the connection before the end of its answer',
    ],
    [
      'too many headers',
      `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      'the server sent more than 16 KiB of headers',
    ],
    [
      'another protocol',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      'the server switched to another protocol',
    ],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', /^the answer is not valid HTTP/],
  ])('%s', async (_, answer, cause) => {
    const port = await listen(createServer((socket) => socket.once('data', () => socket.end(answer))));
    const client = openClient(new URL(`http://127.0.0.1:${port}`), { maxRetries: 1 });
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({
      failure: {
        ...{ kind: 'connection', attempts: 2, sent: true },
        cause: typeof cause === 'string' ? cause : expect.stringMatching(cause),
      },
    });
  });
});
