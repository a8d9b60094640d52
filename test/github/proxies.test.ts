import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { openGitHub } from './open.ts';

const program = fileURLToPath(new URL('print-teams.ts', import.meta.url));
const ending: (() => void)[] = [];

afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** Refuses what it gets, and notes it. */
async function openRefusingProxy(): Promise<{ url: string; seen: string[] }> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 502 Refused\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

async function printTeams(apiUrl: string, proxy: string, more: Record<string, string> = {}): Promise<string> {
  const { PATH = '' } = process.env;
  const environment = { PATH, GITHUB_API_URL: apiUrl, HTTP_PROXY: proxy, HTTPS_PROXY: proxy, ...more };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env: environment });
  return stdout;
}

describe('a proxy of the environment', () => {
  it.each<Record<string, string>>([{}, { NODE_USE_ENV_PROXY: '1' }])(
    'is not used for an address of this machine %o',
    async (more) => {
      const [server, proxy] = [await openGitHub(), await openRefusingProxy()];
      expect(await printTeams(server.url, proxy.url, more)).toMatch(/^\d+ teams$/);
      expect(proxy.seen).toEqual([]);
    },
  );

  it('is used for others', async () => {
    const proxy = await openRefusingProxy();
    expect(await printTeams('https://github.acme.example/api/v3', proxy.url)).toBe('connection');
    expect(proxy.seen[0]).toBe('CONNECT github.acme.example:443');
  });

  it('is not used for what NO_PROXY names', async () => {
    const proxy = await openRefusingProxy();
    const more = { NO_PROXY: 'acme.invalid' };
    expect(await printTeams('https://github.acme.invalid/api/v3', proxy.url, more)).toBe('connection');
    expect(proxy.seen).toEqual([]);
  });
});
