import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AUTHORITY, NAMED_AUTHORITY, NAMED_TLS, TLS } from '../../robustness/certificates/files.ts';
import { openProxy } from '../../robustness/proxy.ts';
import { errorOf, listen, openClient, openServer, TOKEN } from '../server.ts';

setDefaultCACertificates([readFileSync(AUTHORITY, 'utf8'), readFileSync(NAMED_AUTHORITY, 'utf8')]);

const POLICIES = { body: { policies: [] } };
/** Not a loopback name, but one that a certificate has and only the proxy resolves. */
const HOST = 'platform.example';
const SCANS = { diff_scan: true, full_scan: false };

afterEach(() => void vi.unstubAllEnvs());

const proxiedBy = (address: string) => {
  for (const name of ['http_proxy', 'https_proxy']) vi.stubEnv(name, address);
};

describe('a server that is not there', () => {
  it('is an error of the connection, after the retries, and nothing was sent', async () => {
    const client = openClient(new URL('http://127.0.0.1:1'));
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({
      failure: {
        ...{ kind: 'connection', attempts: 4, sent: false },
        cause: 'connect ECONNREFUSED 127.0.0.1:1',
      },
    });
    expect(client.transport.requestsSent).toBe(0);
  });

  it('is not sent a write', async () => {
    const client = openClient(new URL('http://127.0.0.1:1'));
    const answer = await client.writer.addTags('acme', 'acme/api', ['new'], 'array', 3);
    expect(answer).toMatchObject({ kind: 'not-sent', delayMs: 1500, failure: { attempts: 3 } });
  });
});

describe('a connection', () => {
  it('is used again, one for each request that is under way at a time', async () => {
    const sockets = new Set<unknown>();
    const server = createServer((request, response) => {
      sockets.add(request.socket);
      response.end('{"policies":[]}');
    });
    const url = new URL(`http://127.0.0.1:${await listen(server)}`);
    const { reader } = openClient(url, { concurrency: 2 });
    for (let id = 1n; id < 5n; id++) await reader.policies(id);
    expect(sockets.size).toBe(1);
    await Promise.all([1n, 2n, 3n, 4n, 5n].map((id) => reader.policies(id)));
    expect(sockets.size).toBe(2);
  });
});

describe('TLS', () => {
  it('with a server that requires a client certificate is refused once', async () => {
    const mutual = { ...TLS, requestCert: true, rejectUnauthorized: true, maxVersion: 'TLSv1.2' as const };
    const server = await openServer(() => POLICIES, mutual);
    const failure = { kind: 'client-certificate', attempts: 1, sent: false };
    expect(await errorOf(openClient(server.url).reader.policies(1n))).toMatchObject({ failure });
  });

  it('with one that has another name is refused at once, and nothing was sent', async () => {
    const server = await openServer(() => POLICIES, NAMED_TLS);
    const client = openClient(server.url);
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({
      failure: { kind: 'certificate', attempts: 1, sent: false, cause: expect.stringContaining('altnames') },
    });
    expect(await client.writer.toggleManagedScan('acme', 'acme/api', SCANS, 1)).toMatchObject({
      ...{ kind: 'refused', error: { failure: { kind: 'certificate', sent: false } } },
    });
    expect(server.seen).toEqual([]);
  });

  it('without TLS on the other side says so', async () => {
    const { url } = await openServer(() => POLICIES);
    const client = openClient(new URL(url.href.replace('http:', 'https:')));
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({
      failure: { kind: 'connection', cause: expect.stringMatching(/wrong version number/) },
    });
  });
});

describe('behind a proxy', () => {
  it.each(['http', 'https'])('the platform is reached by %s through a tunnel', async (protocol) => {
    const server = await openServer(() => POLICIES, protocol === 'https' ? NAMED_TLS : undefined);
    const proxy = await openProxy({ port: Number(server.url.port) });
    proxiedBy(`http://user:pa%20s%25s@${proxy.host}`);
    const client = openClient(new URL(`${protocol}://${HOST}:8080`));
    expect(await client.reader.policies(1n)).toEqual([]);
    expect(await client.reader.policies(2n)).toEqual([]);
    expect(proxy.seen.map(({ url }) => url)).toEqual([`${HOST}:8080`]);
    const credentials = Buffer.from('user:pa s%s').toString('base64');
    expect(proxy.seen[0]?.headers).toMatchObject({ 'proxy-authorization': `Basic ${credentials}` });
    // Only the platform gets the token, and only the proxy the password.
    expect(JSON.stringify(proxy.seen)).not.toContain(TOKEN);
    expect(server.seen[0]?.headers).toMatchObject({ host: `${HOST}:8080`, authorization: `Bearer ${TOKEN}` });
    expect(server.seen[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('that itself is reached by TLS the same holds', async () => {
    const server = await openServer(() => POLICIES, NAMED_TLS);
    // RFC 9110: any 2xx opens the tunnel.
    const proxy = await openProxy({ port: Number(server.url.port), tls: TLS, status: 204 });
    proxiedBy(`https://${proxy.host}`);
    expect(await openClient(new URL(`https://${HOST}`)).reader.policies(1n)).toEqual([]);
    expect(proxy.seen).toHaveLength(1);
  });

  it('TLS ends at the platform: a certificate for another name is refused', async () => {
    const server = await openServer(() => POLICIES, TLS);
    const proxy = await openProxy({ port: Number(server.url.port) });
    proxiedBy(`http://${proxy.host}`);
    const error = await errorOf(openClient(new URL(`https://${HOST}`)).reader.policies(1n));
    expect(error).toMatchObject({ failure: { kind: 'certificate', attempts: 1 } });
    expect(server.seen).toEqual([]);
  });

  it('loopback and what `no_proxy` names are reached directly', async () => {
    const server = await openServer(() => POLICIES);
    const proxy = await openProxy();
    proxiedBy(`http://${proxy.host}`);
    await openClient(server.url).reader.policies(1n);
    vi.stubEnv('no_proxy', `other.example, .invalid`);
    const client = openClient(new URL('http://platform.invalid'), { maxRetries: 0 });
    const cause = expect.stringContaining('getaddrinfo');
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({
      failure: { kind: 'connection', cause },
    });
    expect(proxy.seen).toEqual([]);
  });
});

describe('a proxy that opens no tunnel', () => {
  const https = new URL(`https://${HOST}`);

  it.each([
    [407, 1],
    [403, 1],
    [502, 2],
  ])('but answers %i is an error after %i attempts, and nothing was sent', async (status, attempts) => {
    const proxy = await openProxy({ status });
    proxiedBy(`http://user:pa55@${proxy.host}`);
    const client = openClient(https, { maxRetries: 1 });
    const cause = `the proxy ${proxy.host} answered the tunnel request with status ${status}`;
    const failure = { kind: 'proxy', status, cause, sent: false };
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({ failure: { ...failure, attempts } });
    expect(proxy.seen).toHaveLength(attempts);
    const answer = await client.writer.triage('acme', { issue_type: 'sast' }, 1);
    expect(answer).toMatchObject(
      status < 500 ? { kind: 'refused', error: { failure } } : { kind: 'not-sent', failure },
    );
    expect(client.transport.requestsSent).toBe(0);
  });

  it('but hangs is given up at the time limit', async () => {
    let connections = 0;
    const port = await listen(createTcpServer(() => void connections++));
    proxiedBy(`http://127.0.0.1:${port}`);
    const client = openClient(https, { timeoutMs: 200, maxRetries: 2 });
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({
      failure: {
        ...{ kind: 'proxy', attempts: 3, sent: false },
        cause: expect.stringMatching(/^the proxy .* (opened no tunnel within 0.2 s|does not answer)/),
      },
    });
    expect(connections).toBeLessThanOrEqual(3);
  });
});
