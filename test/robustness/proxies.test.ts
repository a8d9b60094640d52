import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { expectSuccess, stepOn, theError, wire } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';
import { AUTHORITY, TLS } from './certificates/files.ts';
import { openPlatform } from './open.ts';
import { openProxy } from './proxy.ts';

const TAG = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };
const LIST = { operation: 'list-policies' };
const PASSWORD = 'pa55-word';
const trusting = { NODE_EXTRA_CA_CERTS: AUTHORITY };

const openHttps = () => openPlatform({ state: fleetState(1), tls: TLS });
const openHttp = () => openPlatform({ state: fleetState(1) });
const authority = (url: string) => new URL(url).host;

function expectUntold(run: StepRun): void {
  const told = run.log + run.stderr + run.summary + run.reportText + JSON.stringify(run.outputs);
  for (const secret of [PASSWORD, Buffer.from(`user:${PASSWORD}`).toString('base64')])
    expect(told).not.toContain(secret);
}

describe.concurrent('behind a proxy', () => {
  it.each(['HTTPS_PROXY', 'https_proxy'])(
    'an https platform is reached through a tunnel, by %s',
    async (variable) => {
      const [platform, proxy] = [await openHttps(), await openProxy()];
      const environment = { ...trusting, [variable]: `http://user:${PASSWORD}@127.0.0.1:${proxy.port}` };
      const run = await stepOn(platform, TAG, { environment });
      expectSuccess(run);
      expect(new Set(proxy.seen)).toEqual(new Set([`CONNECT ${authority(platform.url)}`]));
      const credentials = Buffer.from(`user:${PASSWORD}`).toString('base64');
      for (const headers of proxy.headers)
        expect(headers['proxy-authorization']).toBe(`Basic ${credentials}`);
      // The token is for the platform alone, and the password for the proxy alone.
      expect(JSON.stringify(proxy.headers)).not.toContain(DEFAULT_TOKEN);
      for (const { headers } of platform.requests) expect(headers).not.toHaveProperty('proxy-authorization');
      expectUntold(run);
    },
  );

  it.each(['HTTP_PROXY', 'http_proxy'])('a loopback platform is reached by %s', async (variable) => {
    const [platform, proxy] = [await openHttp(), await openProxy()];
    const environment = { [variable]: `http://127.0.0.1:${proxy.port}` };
    expectSuccess(await stepOn(platform, TAG, { environment }));
    expect(proxy.seen.length).toBeGreaterThan(0);
    expect(wire(platform)).toHaveLength(2);
  });

  it('an address without a scheme is one of http', async () => {
    const [platform, proxy] = [await openHttps(), await openProxy()];
    const environment = { ...trusting, HTTPS_PROXY: `127.0.0.1:${proxy.port}` };
    expectSuccess(await stepOn(platform, TAG, { environment }));
    expect(proxy.seen.length).toBeGreaterThan(0);
  });

  it.each(['127.0.0.1', 'other.example, 127.0.0.1', '*'])('NO_PROXY=%s goes past it', async (noProxy) => {
    const [platform, proxy] = [await openHttps(), await openProxy()];
    const address = `http://127.0.0.1:${proxy.port}`;
    const environment = { ...trusting, HTTPS_PROXY: address, HTTP_PROXY: address, NO_PROXY: noProxy };
    expectSuccess(await stepOn(platform, TAG, { environment }));
    expect(proxy.seen).toEqual([]);
  });

  it('NO_PROXY for other hosts does not, nor does an empty one', async () => {
    for (const NO_PROXY of ['other.example,.example.com', '']) {
      const [platform, proxy] = [await openHttps(), await openProxy()];
      const environment = { ...trusting, HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY };
      expectSuccess(await stepOn(platform, TAG, { environment }));
      expect(proxy.seen.length).toBeGreaterThan(0);
    }
  });
});

describe.concurrent('a proxy that does not serve fails the step, whose password stays untold:', () => {
  const address = (port: number) => `http://user:${PASSWORD}@127.0.0.1:${port}`;

  it.each([
    ['https', openHttps],
    ['http', openHttp],
  ])('it wants other credentials, for %s', async (_, open) => {
    const [platform, proxy] = [await open(), await openProxy(407)];
    const environment = { ...trusting, HTTPS_PROXY: address(proxy.port), HTTP_PROXY: address(proxy.port) };
    const inputs = { operation: 'triage', 'issue-type': 'sast', 'issue-ids': '1', 'new-note': 'x' };
    const run = await stepOn(platform, { ...inputs, 'max-retries': '3' }, { environment });
    const error = theError(run);
    expect(error).toMatch(
      /^The operation triage failed: .*answered 407, the proxy wants a user name and password/,
    );
    expect(error).toMatch(/ Check the user name and password of the proxy in `HTTPS_PROXY`\.$/);
    // A second time would be refused alike, and nothing has reached the platform.
    expect(proxy.seen).toHaveLength(1);
    expect(run.report.result.uncertain).toEqual([]);
    expect(platform.requests).toEqual([]);
    expectUntold(run);
  });

  it.each([502, 403])('it answers %s instead of a tunnel', async (status) => {
    const [platform, proxy] = [await openHttps(), await openProxy(status)];
    const environment = { ...trusting, HTTPS_PROXY: address(proxy.port) };
    const run = await stepOn(platform, { ...LIST, 'max-retries': '1' }, { environment });
    expect(theError(run)).toMatch(new RegExp(`got no answer: Proxy response \\(${status}\\).*HTTPS_PROXY`));
    expect(platform.requests).toEqual([]);
    expectUntold(run);
  });

  it('it is not there', async () => {
    const platform = await openHttps();
    const environment = { ...trusting, HTTPS_PROXY: address(1) };
    const run = await stepOn(platform, { ...LIST, 'max-retries': '1' }, { environment });
    expect(theError(run)).toMatch(
      /got no answer: connect ECONNREFUSED 127\.0\.0\.1:1, after 2 attempts.*HTTPS_PROXY/,
    );
    expectUntold(run);
  });

  it('it never answers', async () => {
    const [platform, proxy] = [await openHttps(), await openProxy('hang')];
    const environment = { ...trusting, HTTPS_PROXY: address(proxy.port) };
    const startedAt = performance.now();
    const run = await stepOn(platform, { ...LIST, 'request-timeout': '1' }, { environment });
    expect(theError(run)).toContain('timed out');
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expectUntold(run);
  });

  it.each([
    ['no address', `http://user:${PASSWORD}@[::1`],
    ['of a protocol that is not known', `ftp://user:${PASSWORD}@127.0.0.1:1`],
    ['with a port that is none', `http://user:${PASSWORD}@127.0.0.1:99999`],
  ])('its address is %s', async (_, HTTPS_PROXY) => {
    const platform = await openHttps();
    const run = await stepOn(
      platform,
      { ...LIST, 'max-retries': '3' },
      { environment: { ...trusting, HTTPS_PROXY } },
    );
    expect(theError(run)).toMatch(/the proxy's address is not valid.*set `HTTPS_PROXY`/);
    expect(platform.requests).toEqual([]);
    expect(run.stderr).toBe('');
    expectUntold(run);
  });
});
