import { readFileSync } from 'node:fs';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { createSecureContext, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { AUTHORITY, TLS } from '../../robustness/certificates/files.ts';
import { errorOf, listen, open, openClient } from '../server.ts';

setDefaultCACertificates([readFileSync(AUTHORITY, 'utf8')]);

/** A server of TLS whose handshakes begin when they are released; what is sent to it then is noted. */
async function lateHandshakes() {
  const received: string[] = [];
  const sockets: Socket[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createTcpServer(async (socket) => {
    sockets.push(socket);
    await promise;
    const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(TLS) });
    secure.on('error', () => {}).on('data', (data) => received.push(String(data)));
  });
  const url = new URL(`https://127.0.0.1:${await listen(server)}`);
  return { url, received, sockets, release: resolve };
}

describe('a stopped client', () => {
  it('sends nothing on connections that are still being set up', async () => {
    const server = await lateHandshakes();
    const client = openClient(server.url, { concurrency: 8 });
    const names = Array.from({ length: 20 }, (_, index) => `acme/${index}`);
    const writes = names.map((name) => errorOf(client.writer.addTags('acme', name, ['new'], 'array', 1)));
    await expect.poll(() => server.sockets.length).toBeGreaterThan(0);
    client.stop.abort();
    server.release();
    for (const error of await Promise.all(writes)) {
      expect(error).toMatchObject({ failure: { kind: 'cancelled', sent: false } });
    }
    await client.transport.close();
    await expect.poll(() => server.sockets.every(({ closed }) => closed)).toBe(true);
    expect(server.received).toEqual([]);
  });

  it('would have sent them otherwise', async () => {
    const server = await lateHandshakes();
    const client = openClient(server.url);
    server.release();
    client.writer.addTags('acme', 'acme/api', ['new'], 'array', 1).catch(() => {});
    await expect.poll(() => server.received.length).toBe(1);
  });

  it('lets the requests under way end', async () => {
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    const client = await open(async () => {
      await stopped;
      return { body: { policies: [{ id: '1' }] } };
    });
    const read = client.reader.policies(1n);
    await expect.poll(() => client.seen.length).toBe(1);
    client.stop.abort();
    resolve();
    expect(await read).toHaveLength(1);
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(client.seen).toHaveLength(1);
  });

  it('gives up what is still being read when the step ends', async () => {
    const client = await open(() => 'silence');
    const read = errorOf(client.reader.policies(1n));
    await expect.poll(() => client.seen.length).toBe(1);
    client.transport.close();
    expect(await read).toMatchObject({ failure: { kind: 'cancelled' } });
  });

  it('does not follow a redirect, so that a write has no effect', async () => {
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    const client = await open(async () => {
      await stopped;
      return { status: 307, headers: { location: '/other' } };
    });
    const write = errorOf(client.writer.addTags('acme', 'acme/api', ['new'], 'array', 1));
    await expect.poll(() => client.seen.length).toBe(1);
    client.stop.abort();
    resolve();
    expect(await write).toMatchObject({ failure: { kind: 'cancelled', sent: false } });
    expect(client.seen).toHaveLength(1);
  });

  it('cancels every request that waits for its turn', async () => {
    const client = await open(() => 'silence', { concurrency: 1 });
    const reads = [1n, 2n, 3n].map((id) => errorOf(client.reader.policies(id)));
    await expect.poll(() => client.seen.length).toBe(1);
    client.stop.abort();
    client.abort.abort();
    for (const error of await Promise.all(reads))
      expect(error).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(client.seen).toHaveLength(1);
  });
});
