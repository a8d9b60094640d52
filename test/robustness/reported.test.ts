import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { expectSuccess, stepOn, theError } from '../operations/scenario.ts';
import { AUTHORITY, NAMED_AUTHORITY, NAMED_TLS } from './certificates/files.ts';
import { openPlatform, openServer, stepAt } from './open.ts';
import { openProxy } from './proxy.ts';

const TAG = { operation: 'tag', tags: 'new', projects: '**', 'max-changes': '999' };

/** Flags of Node with which a program runs before the step's. */
async function preloaded(code: string): Promise<string[]> {
  const file = join(await mkdtemp(join(tmpdir(), 'preload-')), 'preload.cjs');
  await writeFile(file, code);
  return ['--require', file];
}

/** A disk on which files whose path has `part` hold so many bytes. */
const fullDisk = (part: string, bytes: number) =>
  preloaded(`
    const fs = require('node:fs');
    const { openSync, writeSync } = fs;
    const left = new Map();
    fs.openSync = (path, ...rest) => {
      const file = openSync(path, ...rest);
      left.set(file, String(path).includes(${JSON.stringify(part)}) ? ${bytes} : Infinity);
      return file;
    };
    fs.writeSync = (file, buffer, start = 0) => {
      const room = left.get(file);
      if (room === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      const written = writeSync(file, buffer, start, Math.min(room ?? Infinity, buffer.length - start));
      left.set(file, room - written);
      return written;
    };`);

describe.concurrent('what was done is reported,', () => {
  it.each([
    ['an error in a callback', "throw new Error('out of nowhere')"],
    ['a promise that nobody waits for', "Promise.reject(new Error('out of nowhere'))"],
    ['something thrown that is no error', "throw 'out of nowhere'"],
  ])('whatever is thrown: %s', async (_, code) => {
    const platform = await openPlatform({ state: fleetState(60) });
    const sign = join(await mkdtemp(join(tmpdir(), 'sign-')), 'now');
    platform.quirks.onRequest = async ({ index }) => {
      if (index !== 20) return;
      await writeFile(sign, '');
      await new Promise((resolve) => setTimeout(resolve, 300));
    };
    const look = `if (require('node:fs').existsSync(${JSON.stringify(sign)}))`;
    const nodeFlags = await preloaded(
      `const timer = setInterval(() => { ${look} { clearInterval(timer); ${code} } }, 10).unref()`,
    );
    const run = await stepOn(platform, { ...TAG, concurrency: '1' }, { nodeFlags });
    expect(theError(run)).toContain('out of nowhere');
    expect(run.stderr).toBe('');
    expect(run.outputs.outcome).toBe('partial');
    // The answer that was awaited then may be lost.
    expect(run.outputs['failure-reason']).toMatch(/^(other|uncertain)$/);
    const done = platform.state.projects.all.filter(({ tags }) => tags.includes('new')).length;
    expect(Number(run.outputs['projects-changed'])).toBeGreaterThan(0);
    expect(Number(run.outputs['projects-changed'])).toBeLessThanOrEqual(done);
    expect(run.report.result.journal.projects).toHaveLength(60);
    expect(run.summary).toContain('tag');
  });

  it('with a raw % in the password of the proxy, which is sent as it is', async () => {
    const platform = await openPlatform({ state: fleetState(1), tls: NAMED_TLS });
    const proxy = await openProxy();
    const environment = {
      NODE_EXTRA_CA_CERTS: NAMED_AUTHORITY,
      HTTPS_PROXY: `http://user:100%pa%20ss%E4@127.0.0.1:${proxy.port}`,
    };
    const url = platform.url.replace('127.0.0.1', 'platform.example');
    expectSuccess(await stepAt(url, TAG, { environment }));
    const credentials = Buffer.from('user:100%pa ss%E4').toString('base64');
    expect(proxy.headers[0]?.['proxy-authorization']).toBe(`Basic ${credentials}`);
  });

  it('and a proxy that cannot be reached is named, with its variable', async () => {
    const environment = { NODE_EXTRA_CA_CERTS: AUTHORITY, https_proxy: 'http://u:p@proxy.invalid:3128' };
    const error = theError(await stepAt('https://platform.example', TAG, { environment }));
    expect(error).toContain('the proxy proxy.invalid:3128 (`https_proxy`): getaddrinfo');
    expect(error).not.toContain('set `HTTPS_PROXY`');
    expect(error).toMatch(/Correct the address of the proxy/);
  });
});

describe.concurrent('a full disk', () => {
  it('is said once where it is everywhere, and nothing refers to the report', async () => {
    const platform = await openPlatform({ state: fleetState(150) });
    const nodeFlags = await fullDisk('code-security-platform-', 5000);
    const run = await stepOn(platform, TAG, { nodeFlags });
    expect(run.exitCode).toBe(0);
    expect(run.warnings).toEqual([expect.stringMatching(/report could not be written: ENOSPC/)]);
    expect(run.outputs).not.toHaveProperty('report-path');
    expect(run.outputs['projects-changed']).toBe('150');
    expect(run.summary + run.log).not.toMatch(/the report has/i);
    expect((await readdir(run.temp)).filter((name) => name.includes('report'))).toEqual([]);
  });
});

describe.concurrent('another Node', () => {
  it('that is too old is named with the one that is needed', async () => {
    const nodeFlags = await preloaded(`
      Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.1' } });
      delete process.getBuiltinModule;
      delete Promise.withResolvers;`);
    const run = await stepAt('http://127.0.0.1:1', TAG, { nodeFlags });
    expect(theError(run)).toMatch(/^The step runs on Node 20\.11\.1, but needs Node 24 or later\./);
    expect(run.stderr).toBe('');
    expect(run.log.trim().split('\n')).toHaveLength(1);
  });
});

describe.concurrent('an answer that is not HTTP', () => {
  it.each([
    ['HTTP/1.1 200 OK\r\nContent-Length: 2 2\r\n\r\n{}', /not valid HTTP \(.*Content-Length/],
    ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', /another protocol/],
    ['HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n{}', /closed the connection before the end of its answer/],
    ['SSH-2.0-OpenSSH_9.6\r\n', /not valid HTTP/],
    [`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, /more than 16 KiB of headers/],
  ])('is refused with what the server did', async (text, message) => {
    const { url } = await openServer((request) => void request.socket.end(text));
    expect(theError(await stepAt(url, { operation: 'list-policies' }))).toMatch(message);
  });
});

describe.concurrent('step debugging', () => {
  it('logs each request, wait and decision, without the token', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    platform.faults = ({ index }) =>
      index === 0 ? { kind: 'status', status: 503, retryAfter: '1' } : undefined;
    const inputs = { ...TAG, projects: 'fleet/service-00001', 'max-retries': '1' };
    const environment = { RUNNER_DEBUG: '1' };
    const { log } = await stepOn(platform, inputs, { environment });
    const path = '/api/v1/deployments/acme/projects/fleet/service-00001';
    const lines = log.split('\n').filter((line) => line.startsWith('::debug::'));
    expect(lines.map((line) => line.replace(/ in \d+ ms/, ''))).toEqual([
      `::debug::GET ${path}: 503`,
      '::debug::wait 1000 ms (rate-limit)',
      `::debug::GET ${path}: repeat after attempt 1`,
      `::debug::GET ${path}: 200 (request request-1)`,
      `::debug::PUT ${path}/tags: 200 (request request-2)`,
      '::debug::write of tags fleet/service-00001: done',
    ]);
    expect((await stepOn(platform, inputs)).log).not.toContain('::debug::');
  });
});
