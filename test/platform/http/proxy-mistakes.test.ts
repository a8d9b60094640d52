/** Mistakes in a proxy, towards the platform and GitHub: `proxy-mistakes.txt` has connections, pauses and texts. */

import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { GitHubError } from '../../../src/github/errors.ts';
import { openOctokit } from '../../../src/github/octokit.ts';
import { PlatformError } from '../../../src/platform/http/errors.ts';
import { explain } from '../../../src/report/explain.ts';
import { TLS } from '../../robustness/certificates/files.ts';
import { errorOf, listen, openClient } from '../server.ts';

// Another file of the same process may trust the tests' own authority.
beforeAll(() => setDefaultCACertificates(getCACertificates('bundled')));
afterEach(() => void vi.unstubAllEnvs());

type Reply = (socket: Socket) => unknown;
const answer = (status: string, ...headers: string[]): Reply => {
  return (socket) => socket.end([`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n'));
};
const open = 'HTTP/1.1 200 Connection established\r\n\r\n';
const BASIC = 'Basic realm="proxy"';

/** Replies of proxies to their first bytes; each is reached by `http` unless the name begins with `https`. */
const PROXIES: Readonly<Record<string, Reply>> = {
  'Squid, wrong password': answer('407 No', 'Server: squid/5.7', `Proxy-Authenticate: ${BASIC}`),
  'tinyproxy, wrong password': answer('401 No', 'Server: tinyproxy/1.11.1', `WWW-Authenticate: ${BASIC}`),
  'any scheme': answer('407 No', 'Proxy-Authenticate: Negotiate', `Proxy-Authenticate: ${BASIC}`),
  Digest: answer(
    '407 No',
    ...['SHA-256', 'MD5'].map((name) => `Proxy-Authenticate: Digest realm="proxy", algorithm=${name}`),
  ),
  'Active Directory': answer('407 No', 'Proxy-Authenticate: Negotiate', 'Proxy-Authenticate: NTLM'),
  'a forbidden host': answer('403 No', 'Server: squid/5.7', 'X-Squid-Error: ERR_ACCESS_DENIED 0'),
  'a page to sign in': answer('302 Found', 'Location: http://portal.example/'),
  'an unknown name': answer('503 No', 'Server: squid/5.7', 'X-Squid-Error: ERR_DNS_FAIL 0'),
  'closes the connection': (socket) => socket.end(),
  'an unasked 100': (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'),
  'opens a tunnel and closes it': (socket) => {
    socket.write(open);
    socket.once('data', () => socket.destroy());
  },
  'a page instead of a tunnel': answer('200 OK', 'Content-Length: 13', '', '<html></html>'),
  'a tunnel to a server without TLS': (socket) => {
    socket.write(open);
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  },
  'https, without TLS': answer('400 Bad Request', 'Server: squid/5.7'),
  'https, without TLS, silent': () => undefined,
  'https, without TLS, closes': (socket) => socket.destroy(),
  'https, of a private authority': answer('200 OK'),
  'http, with TLS': (socket) => socket.end(Buffer.from('15030100020246', 'hex')),
};

async function openProxy(name: string, reply: Reply) {
  let connections = 0;
  const server = name.includes('private') ? createTlsServer(TLS) : createServer();
  server.on('connection', (socket) => {
    connections += 1;
    if (!name.includes('private')) socket.once('data', () => reply(socket));
  });
  const host = `127.0.0.1:${await listen(server)}`;
  vi.stubEnv('https_proxy', `${name.startsWith('https') ? 'https' : 'http'}://user:pa55-word@${host}`);
  return { host, connections: () => connections };
}

const HOST = 'https://elsewhere.example';

/** Long, so that it ends no request on a busy machine, except that to a silent proxy. */
const timeoutFor = (name: string) => (name.endsWith('silent') ? 2000 : 10_000);

/** Three requests to the platform, the last two at the same time. */
async function askPlatform(name: string) {
  const timeoutMs = timeoutFor(name) / 5;
  const { reader, slept } = openClient(new URL(HOST), { timeoutMs, maxRetries: 1 });
  const error = await errorOf(reader.policies(1n));
  await Promise.allSettled([reader.policies(2n), reader.policies(3n)]);
  if (!(error instanceof PlatformError)) throw error;
  return { explained: explain(error.failure), slept: slept.length, isUncertain: false };
}

/** The same to GitHub, with a client of its own for the first one. */
async function askGitHub(name: string) {
  const pauses = { remainingMs: 0, untilMs: 0 };
  const stop = new AbortController().signal;
  const options = { token: 'gh', apiUrl: HOST, clock: { now: Date.now }, stop, pauses };
  const openClient = () => openOctokit({ ...options, timeoutMs: timeoutFor(name), secondMs: 1 });
  const error = await errorOf((await openClient()).rest.users.getAuthenticated());
  const { rest } = await openClient();
  await Promise.allSettled([rest.meta.get(), rest.emojis.get()]);
  if (!(error instanceof GitHubError)) throw error;
  const { isUncertain, failure } = error;
  return { explained: explain({ kind: 'github', cause: failure }), slept: 0, isUncertain };
}

type Ask = typeof askPlatform;

/**
 * A silent proxy is noticed at three quarters of a request's time. A machine that stood still for the last quarter may
 * notice the end of that time first, and shows nothing.
 */
async function askThrough(name: string, reply: Reply, ask: Ask) {
  for (let attempt = 1; ; attempt += 1) {
    const proxy = await openProxy(name, reply);
    const startedAtMs = performance.now();
    const asked = await ask(name);
    const hasStalled = performance.now() - startedAtMs > timeoutFor(name);
    if (hasStalled && asked.isUncertain && attempt < 4) continue;
    expect({ name, isUncertain: asked.isUncertain }).toEqual({ name, isUncertain: false });
    return { proxy, ...asked };
  }
}

it('each mistake is named with its correction, and one that only a person can correct is made once', async () => {
  const lines: string[] = [];
  for (const [name, reply] of Object.entries(PROXIES)) {
    for (const ask of [askPlatform, askGitHub]) {
      const { proxy, explained, slept } = await askThrough(name, reply, ask);
      const { reason, message, remedy } = explained;
      expect(message + remedy).not.toContain('pa55-word');
      const text = `${message}. ${remedy}.`.replaceAll(proxy.host, 'proxy:3128');
      // GitHub's repeats of what may pass depend on time.
      const isFinal = proxy.connections() === 1;
      const asked = isFinal || ask === askPlatform ? proxy.connections() : 'several';
      lines.push(`${name} (connections: ${asked}, pauses: ${slept}, ${reason}):\n  ${text}\n`);
    }
  }
  await expect(lines.join('')).toMatchFileSnapshot('proxy-mistakes.txt');
});
