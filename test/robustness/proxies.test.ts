import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, type Platform } from '../../emulator/platform/server.ts';
import { expectSuccess, theError, wire } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';
import { AUTHORITY, NAMED_AUTHORITY, NAMED_TLS, TLS } from './certificates/files.ts';
import { openPlatform, stepAt } from './open.ts';
import { openProxy } from './proxy.ts';

const TAG = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };
const LIST = { operation: 'list-policies' };
const PASSWORD = 'pa55-word';
const trusting = { NODE_EXTRA_CA_CERTS: NAMED_AUTHORITY };

const openHttps = () => openPlatform({ state: fleetState(1), tls: NAMED_TLS });
const openHttp = () => openPlatform({ state: fleetState(1) });
const authority = (url: string) => new URL(url).host;
/** A loopback address is never reached by a proxy: a name that the certificate has, and only the proxy knows. */
const named = ({ url }: Platform) => url.replace('127.0.0.1', 'platform.example');

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
      const run = await stepAt(named(platform), TAG, { environment });
      expectSuccess(run);
      expect(new Set(proxy.seen)).toEqual(new Set([`CONNECT ${authority(named(platform))}`]));
      const credentials = Buffer.from(`user:${PASSWORD}`).toString('base64');
      for (const headers of proxy.headers)
        expect(headers['proxy-authorization']).toBe(`Basic ${credentials}`);
      // Only the platform gets the token, and only the proxy the password.
      expect(JSON.stringify(proxy.headers)).not.toContain(DEFAULT_TOKEN);
      for (const { headers } of platform.requests) expect(headers).not.toHaveProperty('proxy-authorization');
      expectUntold(run);
    },
  );

  it.each<[string, () => Promise<Platform>, string | undefined, string]>([
    ['https', () => openPlatform({ state: fleetState(1), tls: TLS }), '', '127.0.0.1'],
    ['localhost', openHttp, 'elsewhere.example', 'localhost'],
  ])('a loopback platform is never reached by it: %s', async (_, open, noProxy, host) => {
    const [platform, proxy] = [await open(), await openProxy()];
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'];
    const environment = {
      NODE_EXTRA_CA_CERTS: AUTHORITY,
      ...Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${proxy.port}`])),
      NO_PROXY: noProxy,
      no_proxy: noProxy,
      NODE_USE_ENV_PROXY: '1',
    };
    const url = platform.url.replace('127.0.0.1', host);
    expectSuccess(await stepAt(url, TAG, { environment }));
    expect(proxy.seen).toEqual([]);
    expect(wire(platform)).toHaveLength(2);
  });

  it('an address without a scheme is one of http', async () => {
    const [platform, proxy] = [await openHttps(), await openProxy()];
    const environment = { ...trusting, HTTPS_PROXY: `127.0.0.1:${proxy.port}` };
    expectSuccess(await stepAt(named(platform), TAG, { environment }));
    expect(proxy.seen.length).toBeGreaterThan(0);
  });

  it('NO_PROXY goes past it', async () => {
    const [platform, proxy] = [await openHttps(), await openProxy()];
    const address = `http://127.0.0.1:${proxy.port}`;
    const NO_PROXY = 'other.example, platform.example';
    const environment = { ...trusting, HTTPS_PROXY: address, HTTP_PROXY: address, NO_PROXY };
    // Only the proxy would know the name.
    const run = await stepAt(named(platform), TAG, { environment });
    expect(theError(run)).toMatch(/got no answer: getaddrinfo .*platform\.example/);
    expect(proxy.seen).toEqual([]);
  });
});

describe.concurrent('a proxy that does not serve fails the step, whose password stays untold:', () => {
  const address = (port: number) => `http://user:${PASSWORD}@127.0.0.1:${port}`;

  it('it wants other credentials', async () => {
    const [platform, proxy] = [await openHttps(), await openProxy(407)];
    const environment = { ...trusting, HTTPS_PROXY: address(proxy.port) };
    const inputs = { operation: 'triage', 'issue-type': 'sast', 'issue-ids': '1', 'new-note': 'x' };
    const run = await stepAt(named(platform), { ...inputs, 'max-retries': '3' }, { environment });
    const error = theError(run);
    expect(error).toMatch(
      /^The operation triage failed: .*answered with 407 \(the proxy asks for a user name and a password\)/,
    );
    expect(error).toMatch(/ Check the user name and password of the proxy in `HTTPS_PROXY`\.$/);
    // A second time would be refused alike, and nothing has reached the platform.
    expect(proxy.seen).toHaveLength(1);
    expect(run.report.result.journal.triage.uncertain).toEqual({ requests: 0, atMost: 0 });
    expect(platform.requests).toEqual([]);
    expectUntold(run);
  });

  it('it answers 502 instead of a tunnel', async () => {
    const [platform, proxy] = [await openHttps(), await openProxy(502)];
    const environment = { ...trusting, HTTPS_PROXY: address(proxy.port) };
    const run = await stepAt(named(platform), { ...LIST, 'max-retries': '1' }, { environment });
    const expected = `got no answer: the proxy 127\\.0\\.0\\.1:\\d+ \\(\`HTTPS_PROXY\`\\) answered the request for a tunnel with 502, .*Correct the address`;
    expect(theError(run)).toMatch(new RegExp(expected));
    expect(platform.requests).toEqual([]);
    expectUntold(run);
  });

  it('it is not there', async () => {
    const platform = await openHttps();
    const environment = { ...trusting, HTTPS_PROXY: address(1) };
    const run = await stepAt(named(platform), { ...LIST, 'max-retries': '1' }, { environment });
    expect(theError(run)).toMatch(
      /got no answer: the proxy 127\.0\.0\.1:1 \(`HTTPS_PROXY`\): connect ECONNREFUSED 127\.0\.0\.1:1, after 2 attempts.*Correct the address of the proxy/,
    );
    expectUntold(run);
  });

  it('it never answers', async () => {
    const [platform, proxy] = [await openHttps(), await openProxy('hang')];
    const environment = { ...trusting, HTTPS_PROXY: address(proxy.port) };
    const run = await stepAt(named(platform), { ...LIST, 'request-timeout': '1' }, { environment });
    expect(theError(run)).toContain('timed out');
    expectUntold(run);
  });

  it('its address is not valid', async () => {
    const platform = await openHttps();
    const HTTPS_PROXY = `http://user:${PASSWORD}@127.0.0.1:99999`;
    const inputs = { ...LIST, 'max-retries': '3' };
    const run = await stepAt(named(platform), inputs, { environment: { ...trusting, HTTPS_PROXY } });
    expect(theError(run)).toMatch(
      /the proxy's address is not valid \(`HTTPS_PROXY`\).*Correct the address of the proxy/,
    );
    expect(platform.requests).toEqual([]);
    expect(run.stderr).toBe('');
    expectUntold(run);
  });
});
