import { createServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { errorOf, listen, open, openClient } from '../server.ts';

const MIB = 1024 * 1024;
const OK = 'HTTP/1.1 200 OK\r\n';
const TEXT = '{"policies":[]}';

async function failureOf(given: { status?: number; headers?: Record<string, string>; body: unknown }) {
  const { reader } = await open(() => given);
  const error = await errorOf(reader.policies(1n));
  return (error as { failure: object }).failure;
}

describe('a packed answer', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['GZIP', gzipSync(TEXT)],
    ['identity', TEXT],
  ])('in %s is read', async (coding, body) => {
    const { reader } = await open(() => ({ headers: { 'content-encoding': coding }, body }));
    expect(await reader.policies(1n)).toEqual([]);
  });

  it.each([
    ['br', brotliCompressSync(TEXT), 'the answer has the encoding "br", which was not requested'],
    ['gzip', TEXT, 'the gzip answer cannot be decompressed: incorrect header check'],
  ])('in %s that cannot be unpacked is an error, unless its status says all', async (coding, body, cause) => {
    const headers = { 'content-encoding': coding };
    expect(await failureOf({ headers, body })).toMatchObject({ kind: 'answer', status: 200, cause });
    expect(await failureOf({ headers, status: 400, body })).toMatchObject({ kind: 'status', status: 400 });
  });
});

it('an answer beyond 64 MiB is an error, plain or unpacked', async () => {
  const blanks = Buffer.alloc(MIB, 0x20);
  const failure = { kind: 'answer', attempts: 1, cause: 'the answer is larger than 64 MiB' };
  const server = createServer((socket) => {
    const send = () => {
      socket.write(`${OK}content-length: ${64 * MIB + 1}\r\n\r\n `);
      for (let count = 0; count < 64; count++) socket.write(blanks);
    };
    socket.once('data', send);
  });
  const { reader } = openClient(new URL(`http://127.0.0.1:${await listen(server)}`));
  expect(await errorOf(reader.policies(1n))).toMatchObject({ failure });
  const headers = { 'content-encoding': 'gzip' };
  // Packed parts are one text. Up to 64 MiB of it, only its missing end is a problem.
  const packed = Buffer.concat(Array(64).fill(gzipSync(blanks)));
  const longer = Buffer.concat([packed, gzipSync(' ')]);
  expect(await failureOf({ headers, body: longer })).toMatchObject(failure);
  const cause = 'the gzip answer cannot be decompressed: unexpected end of file';
  expect(await failureOf({ headers, body: packed.subarray(0, -1) })).toMatchObject({ cause });
});

it.each([
  // The nesting ends either of them.
  [
    200,
    `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    { cause: /the answer is (not an object|nested too)/ },
  ],
  [400, 'no such\n  thing', { serverMessage: /^no such thing$/ }],
  [400, 'x'.repeat(501), { serverMessage: /^x{499}…$/ }],
])(
  'an answer of %i that is large, or has several lines, is an error of one line',
  async (status, body, facts) => {
    const [[name, text] = ['', /./]] = Object.entries(facts);
    expect(await failureOf({ status, body })).toMatchObject({ [name]: expect.stringMatching(text) });
  },
);

describe('an attempt never outlives its time limit', () => {
  const failure = { kind: 'time-out', attempts: 1, cause: 'no complete answer within 0.2 s', sent: true };
  const limits = { timeoutMs: 200, maxRetries: 0 };

  it.each([
    ['where nothing comes', ''],
    ['where the headers trickle', OK],
    ['where the answer trickles', `${OK}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])('%s', async (_, start) => {
    const port = await listen(createServer((socket) => socket.once('data', () => socket.write(start))));
    const { reader } = openClient(new URL(`http://127.0.0.1:${port}`), limits);
    expect(await errorOf(reader.policies(1n))).toMatchObject({ failure });
  });

  it('where a redirect has taken a part of it', async () => {
    const redirect = { status: 307, headers: { location: '/next' } };
    const { reader } = await open(({ path }) => (path === '/next' ? 'silence' : redirect), limits);
    expect(await errorOf(reader.policies(1n))).toMatchObject({ failure });
  });

  it('and a write is open then', async () => {
    const { writer } = await open(() => 'silence', limits);
    const answer = await writer.triage('acme', { issue_type: 'sast' }, 1);
    expect(answer).toMatchObject({ kind: 'open', failure });
  });
});
