import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createSecureContext, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { AUTHORITY, TLS } from '../../robustness/certificates/files.ts';
import { errorOf, listen, openClient, openServer } from '../server.ts';

setDefaultCACertificates([readFileSync(AUTHORITY, 'utf8')]);

/** A server of TLS whose handshakes begin after `ms`; what is sent to it then is noted. */
async function slowHandshakes(ms: number) {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    setTimeout(() => {
      const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(TLS) });
      secure.on('error', () => {}).on('data', (data) => received.push(String(data)));
    }, ms);
  });
  return { url: new URL(`https://127.0.0.1:${await listen(server)}`), received };
}

describe('a stopped client', () => {
  it('sends nothing on connections that are still being set up', async () => {
    const server = await slowHandshakes(300);
    const client = openClient(server.url, { concurrency: 8 });
    const names = Array.from({ length: 20 }, (_, index) => `acme/${index}`);
    const writes = names.map((name) => errorOf(client.writer.addTags('acme', name, ['new'])));
    await delay(100);
    client.stop.abort();
    for (const error of await Promise.all(writes)) {
      expect(error).toMatchObject({ name: 'CancelledError', failure: { uncertain: false } });
    }
    await delay(500);
    expect(server.received).toEqual([]);
  });

  it('would have sent them otherwise', async () => {
    const server = await slowHandshakes(300);
    const client = openClient(server.url);
    client.writer.addTags('acme', 'acme/api', ['new']).catch(() => {});
    await expect.poll(() => server.received.length).toBe(1);
  });

  it('lets the requests under way end', async () => {
    const server = await openServer(async () => {
      await delay(300);
      return { body: { policies: [{ id: '1' }] } };
    });
    const client = openClient(server.url);
    const read = client.reader.policies(1n);
    await expect.poll(() => server.seen.length).toBe(1);
    client.stop.abort();
    expect(await read).toHaveLength(1);
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({ name: 'CancelledError' });
    expect(server.seen).toHaveLength(1);
  });

  it('cancels every request that waits for its turn', async () => {
    const server = await openServer(() => 'silence');
    const client = openClient(server.url, { concurrency: 1 });
    const reads = [1n, 2n, 3n].map((id) => errorOf(client.reader.policies(id)));
    await expect.poll(() => server.seen.length).toBe(1);
    client.stop.abort();
    client.abort.abort();
    for (const error of await Promise.all(reads)) expect(error).toMatchObject({ name: 'CancelledError' });
    expect(server.seen).toHaveLength(1);
  });
});

/** How long a process lives on after `close`, in ms, whose client had a request under way. */
async function lifeAfterClose(environment: Record<string, string>): Promise<number> {
  const program = new URL('./close-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...environment } });
  let closedAt = Number.NaN;
  child.stdout.on('data', () => {
    closedAt = performance.now();
  });
  let problems = '';
  child.stderr.on('data', (data) => {
    problems += data;
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect({ code, problems }).toEqual({ code: 0, problems: '' });
  return performance.now() - closedAt;
}

describe('a closed client does not keep its process', () => {
  const silent = async () => {
    const sockets: Socket[] = [];
    return listen(createTcpServer((socket) => void sockets.push(socket)));
  };

  it.each([
    ['from a server that does not shake hands', (port: number) => ({ BASE: `https://127.0.0.1:${port}` })],
    ['from a server that does not answer', (port: number) => ({ BASE: `http://127.0.0.1:${port}` })],
    [
      'from a proxy that does not answer',
      (port: number) => ({ BASE: 'https://platform.example', PROXY: `http://127.0.0.1:${port}` }),
    ],
    [
      'from a proxy that does not shake hands',
      (port: number) => ({ BASE: 'https://platform.example', PROXY: `https://127.0.0.1:${port}` }),
    ],
  ])('%s', async (_, environment) => {
    expect(await lifeAfterClose(environment(await silent()))).toBeLessThan(300);
  });
});
