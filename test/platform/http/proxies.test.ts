import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { isLoopback, proxyFor } from '../../../src/platform/http/no-proxy.ts';
import { AUTHORITY, TLS } from '../../robustness/certificates/files.ts';
import { errorOf, listen, openClient, openServer, TOKEN } from '../server.ts';

setDefaultCACertificates([readFileSync(AUTHORITY, 'utf8')]);

const POLICIES = { body: { policies: [] } };
/** Not a loopback name, but one that the certificate has and only the proxy resolves. */
const HOST = 'platform.example';

/** A proxy that tunnels to a port on loopback, whatever the name; or answers with a status. */
async function openProxy(port: number, status = 200) {
  const seen: { line: string; headers: object }[] = [];
  const server = createServer();
  server.on('connect', (request, socket) => {
    seen.push({ line: `CONNECT ${request.url}`, headers: request.headers });
    socket.on('error', () => {});
    if (status !== 200) return void socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  });
  const proxy = `http://user:pa%20ss@127.0.0.1:${await listen(server)}`;
  return { settings: { httpProxy: proxy, httpsProxy: proxy, noProxy: '' }, seen };
}

describe('behind a proxy', () => {
  it('the platform is reached through a tunnel, and the proxy does not get the token', async () => {
    const server = await openServer(() => POLICIES);
    const proxy = await openProxy(Number(server.url.port));
    const client = openClient(new URL(`http://${HOST}:8080`), { proxy: proxy.settings });
    expect(await client.reader.policies(1n)).toEqual([]);
    expect(await client.reader.policies(2n)).toEqual([]);
    expect(proxy.seen.map(({ line }) => line)).toEqual([`CONNECT ${HOST}:8080`]);
    expect(proxy.seen[0]?.headers).toMatchObject({
      'proxy-authorization': `Basic ${Buffer.from('user:pa ss').toString('base64')}`,
    });
    expect(JSON.stringify(proxy.seen)).not.toContain(TOKEN);
    expect(server.seen[0]?.headers).toMatchObject({ host: `${HOST}:8080`, authorization: `Bearer ${TOKEN}` });
    expect(server.seen[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('TLS ends at the platform: a certificate for another name is refused', async () => {
    const server = await openServer(() => POLICIES, TLS);
    const proxy = await openProxy(Number(server.url.port));
    const client = openClient(new URL(`https://${HOST}`), { proxy: proxy.settings });
    const error = await errorOf(client.reader.policies(1n));
    expect(error).toMatchObject({ failure: { kind: 'certificate', attempts: 1 } });
    expect(proxy.seen).toHaveLength(1);
    expect(server.seen).toEqual([]);
  });

  it.each([502, 403])('an answer %i of the proxy is an error of the connection', async (status) => {
    const proxy = await openProxy(1, status);
    const client = openClient(new URL(`https://${HOST}`), { proxy: proxy.settings, maxRetries: 1 });
    const error = await errorOf(client.reader.policies(1n));
    expect(error).toMatchObject({
      failure: { kind: 'connection', attempts: 2, cause: expect.stringContaining(`${status}`) },
    });
  });

  it('an answer 407 of the proxy is that status, and nothing was sent', async () => {
    const proxy = await openProxy(1, 407);
    const client = openClient(new URL(`https://${HOST}`), { proxy: proxy.settings });
    const answer = await client.writer.triage('acme', { issue_type: 'sast' });
    expect(answer).toMatchObject({ kind: 'refused', error: { failure: { status: 407, uncertain: false } } });
    expect(client.stats.requestsSent).toBe(0);
  });

  it('the time limit holds, and each attempt asks the proxy anew', async () => {
    let connections = 0;
    const port = await listen(createTcpServer(() => void connections++));
    const proxy = { httpProxy: '', httpsProxy: `http://127.0.0.1:${port}`, noProxy: '' };
    const client = openClient(new URL(`https://${HOST}`), { proxy, timeoutMs: 200, maxRetries: 2 });
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({
      failure: { kind: 'time-out', attempts: 3, uncertain: false },
    });
    await expect.poll(() => connections).toBe(3);
  });

  it.each(['http://user:pa55@[::1', 'ftp://user:pa55@127.0.0.1:1', 'http://user:pa55@127.0.0.1:99999'])(
    'an address such as %s is an error without a retry, which does not repeat it',
    async (address) => {
      const proxy = { httpProxy: address, httpsProxy: address, noProxy: '' };
      const error = await errorOf(openClient(new URL(`https://${HOST}`), { proxy }).reader.policies(1n));
      expect(error).toMatchObject({ failure: { cause: "the proxy's address is not valid" } });
      expect(String(error)).not.toContain('pa55');
    },
  );

  it('loopback is reached directly: the token must not leave the machine', async () => {
    const server = await openServer(() => POLICIES);
    const proxy = await openProxy(1);
    await openClient(server.url, { proxy: proxy.settings }).reader.policies(1n);
    expect(proxy.seen).toEqual([]);
  });
});

describe('the proxy for an address', () => {
  const settings = (noProxy: string) => ({ httpProxy: 'http://p:1', httpsProxy: 'http://p:2', noProxy });

  it.each([
    ['https://platform.example', '', 'http://p:2'],
    ['http://platform.example', '', 'http://p:1'],
    ['https://platform.example', 'other.example', 'http://p:2'],
    ['https://platform.example', 'form.example', 'http://p:2'],
    ['https://platform.example', 'other.example, platform.example', undefined],
    ['https://PLATFORM.example', 'platform.EXAMPLE.', undefined],
    ['https://app.platform.example', 'platform.example', undefined],
    ['https://app.platform.example', '.platform.example', undefined],
    ['https://app.platform.example', '*.platform.example', undefined],
    ['https://platform.example', '*', undefined],
    ['https://platform.example', 'platform.example:443', undefined],
    ['https://platform.example:8443', 'platform.example:443', 'http://p:2'],
    ['https://[fd00::1]', 'fd00::1', undefined],
    ['https://[fd00::1]', '[fd00::1]:443', undefined],
    ['https://127.0.0.1', '', undefined],
  ])('%s with NO_PROXY `%s` is %s', (url, noProxy, proxy) => {
    expect(proxyFor(new URL(url), settings(noProxy))?.address).toBe(proxy);
  });

  it.each(['localhost', 'LOCALHOST.', 'app.localhost', '127.0.0.1', '127.9.9.9', '[::1]'])(
    '%s is loopback',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each(['localhost.example', '128.0.0.1', '127.0.0.1.example', '[::2]'])('%s is not loopback', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
