/** A gateway between the client and a server, as nginx, HAProxy, Varnish, Squid and Cloudflare behave. */

import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startGitHub } from '../../../emulator/github/server.ts';
import { listTeamSlugs } from '../../../src/github/repositories.ts';
import type { RequestFailure } from '../../../src/platform/http/errors.ts';
import { explain } from '../../../src/report/explain.ts';
import { atEndOfTest } from '../../ending.ts';
import { failureOf, octokitFor } from '../../github/open.ts';
import { errorOf, listen, open, openClient, openServer } from '../server.ts';

const POLICIES = '{"policies":[]}';
const SCANS = { diff_scan: true, full_scan: false };
const PROJECT = JSON.stringify({ project: { name: 'acme/api', managed_scan: SCANS } });
const length = (body: string) => `content-length: ${body.length}\r\n\r\n${body}`;

describe('interim answers', () => {
  const INTERIM = ['103 Early Hints\r\nlink: </x>; rel=preload', '102 Processing', '199 Unknown'];

  it.each([[INTERIM.slice(0, 1)], [INTERIM.slice(1, 2)], [INTERIM]])(
    'are passed over before a read and a write: %j',
    async (interim) => {
      const statuses = [...interim, '200 OK'].map((status) => `HTTP/1.1 ${status}\r\n`).join('\r\n');
      const server = createServer((socket) => {
        socket.on('data', (data) => {
          const body = String(data).startsWith('GET') ? POLICIES : PROJECT;
          socket.write(statuses + length(body));
        });
      });
      const client = openClient(new URL(`http://127.0.0.1:${await listen(server)}`));
      expect(await client.reader.policies(1n)).toEqual([]);
      const answer = await client.writer.toggleManagedScan('acme', 'acme/api', SCANS, 1);
      expect(answer).toMatchObject({ kind: 'answered', value: { name: 'acme/api' } });
      expect(client.transport.requestsSent).toBe(2);
    },
  );

  it('are passed over before answers of GitHub', async () => {
    const github = await startGitHub();
    atEndOfTest(() => github.close());
    const gateway = createHttpServer(async (request, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      response.writeProcessing();
      const { authorization = '', accept = '' } = request.headers;
      const answer = await fetch(github.url + request.url, { headers: { authorization, accept } });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    const url = `http://127.0.0.1:${await listen(gateway)}`;
    expect(await listTeamSlugs(await octokitFor({ ...github, url }), 'acme')).toContain('payments');
    expect(github.requests).toHaveLength(1);
  });

  it('of an unasked 100 are refused by undici, which the error says', async () => {
    const server = createServer((socket) =>
      socket.once('data', () =>
        socket.write(`HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n${length(POLICIES)}`),
      ),
    );
    const client = openClient(new URL(`http://127.0.0.1:${await listen(server)}`));
    const cause = expect.stringMatching(/^an unasked "100 Continue" came first/);
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({
      failure: { kind: 'connection', cause },
    });
  });
});

it('a list of 17 pages is whole, although the first answer of each is broken in another way', async () => {
  const headers = { 'content-encoding': 'gzip' };
  const broken = [
    ...[{ body: '{"findings":[{"id":' }, { body: '' }, { body: '<!doctype html><title>Busy</title>' }],
    ...[
      { headers, body: gzipSync(POLICIES).subarray(0, 9) },
      { headers, body: '{}' },
    ],
    ...[408, 421, 425, 500, 502, 503, 504, 520, 521, 522, 523, 524].map((status) => ({ status })),
  ];
  const client = await open(({ path }) => {
    const page = Number(new URL(path, 'http://x').searchParams.get('page'));
    const fault = broken[page];
    delete broken[page];
    const findings = page < 17 ? [{ id: page }] : [];
    return fault ?? { body: { findings } };
  });
  const { rows, cut } = await client.reader.findings('acme', {});
  expect(rows.map(({ id }) => Number(id))).toEqual([...Array(17).keys()]);
  expect(cut).toBeUndefined();
  expect(broken.filter(Boolean)).toEqual([]);
});

describe('the repeat of a write', () => {
  it('goes on a new connection, where each connection ends at its second request', async () => {
    const requests: string[] = [];
    const server = createServer((socket) => {
      let count = 0;
      socket.on('data', (data) => {
        const [line = ''] = String(data).split(' HTTP');
        count += 1;
        requests.push(`${line.split(' ')[0]} ${count}`);
        if (count > 1) return void socket.destroy();
        socket.write(`HTTP/1.1 200 OK\r\n${length(line.startsWith('GET') ? POLICIES : PROJECT)}`);
      });
    });
    const { reader, writer } = openClient(new URL(`http://127.0.0.1:${await listen(server)}`));
    await reader.policies(1n);
    const write = (attempts: number) => writer.toggleManagedScan('acme', 'acme/api', SCANS, attempts);
    expect(await write(1)).toMatchObject({ kind: 'open' });
    await reader.policies(1n);
    expect(await write(2)).toMatchObject({ kind: 'answered' });
    expect(requests).toEqual(['GET 1', 'PATCH 2', 'GET 1', 'PATCH 1']);
  });
});

it('the sender of an answer is named, towards the platform and GitHub', async () => {
  const page = (title: string) => `<!DOCTYPE html>\n<html><head><title>${title}</title></head></html>`;
  const json = JSON.stringify({ message: 'broken' });
  const answers: [string, number, Record<string, string>, string][] = [
    ['nginx', 502, { server: 'nginx/1.22.1' }, page('502 Bad Gateway')],
    ['HAProxy', 503, {}, '<html><body><h1>503 Service Unavailable</h1></body></html>'],
    ['tinyproxy', 500, { server: 'tinyproxy/1.11.1' }, `<?xml version="1.0"?>\n${page('500')}`],
    ['Squid with ssl-bump', 403, { 'x-squid-error': 'ERR_ACCESS_DENIED 0', via: '1.1 proxy' }, page('ERROR')],
    ['a gateway that asks to sign in', 401, { server: 'nginx' }, page('401')],
    ['Envoy', 503, { server: 'envoy' }, 'upstream connect error'],
    ['Cloudflare', 522, { server: 'cloudflare' }, 'error code: 522'],
    ['a limit of size', 413, { server: 'nginx/1.22.1' }, page('413 Request Entity Too Large')],
    ['a limit of size, as JSON', 413, {}, json],
    ['F5', 403, {}, `<!-- blocked -->\n${page('Request Rejected')}`],
    ['a page instead of JSON', 200, { server: 'mitmproxy 8.1' }, page('Blocked')],
    ['the server', 503, { server: 'gunicorn' }, json],
    ['the server, refusing', 403, { server: 'gunicorn' }, json],
    ['the server, with text', 500, { server: 'gunicorn' }, 'Internal Server Error'],
  ];
  const lines: string[] = [];
  for (const [name, status, headers, body] of answers) {
    const { url } = await openServer(() => ({ status, headers, body }));
    const client = openClient(url, { maxRetries: 0 });
    const { failure } = (await errorOf(client.reader.policies(1n))) as { failure: RequestFailure };
    const octokit = await octokitFor({ url: url.href.slice(0, -1) });
    const cause = await failureOf(listTeamSlugs(octokit, 'acme'));
    for (const each of [failure, { kind: 'github' as const, cause }]) {
      const { reason = 'other', message, remedy } = explain(each);
      lines.push(`${name} (${reason}):\n  ${message}. ${remedy}.\n`);
    }
  }
  await expect(lines.join('')).toMatchFileSnapshot('gateways.txt');
});
