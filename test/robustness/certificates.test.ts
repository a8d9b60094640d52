import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { expectSuccess, stepOn, theError } from '../operations/scenario.ts';
import { AUTHORITY, TLS } from './certificates/files.ts';
import { openPlatform, stepAt } from './open.ts';
import { openProxy } from './proxy.ts';

const TAG = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };
const trusting = { environment: { NODE_EXTRA_CA_CERTS: AUTHORITY } };
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

describe.concurrent('a platform with a certificate by a private authority', () => {
  it('is trusted with NODE_EXTRA_CA_CERTS, by address and by name', async () => {
    const platform = await openPlatform({ state: fleetState(1), tls: TLS });
    expectSuccess(await stepOn(platform, TAG, trusting));
    const named = platform.url.replace('127.0.0.1', 'localhost');
    const run = await stepAt(named, TAG, trusting);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'projects-unchanged': '1' } });
  });

  it.each([
    ['without it', undefined],
    ['with a file that is not there', '/nowhere/authority.pem'],
  ])('is not trusted %s, which says so, names the remedy and is not tried again', async (_, file) => {
    const platform = await openPlatform({ tls: TLS });
    const environment = { NODE_EXTRA_CA_CERTS: file };
    const run = await stepOn(platform, { operation: 'list-policies', 'max-retries': '3' }, { environment });
    const error = theError(run);
    expect(error).toMatch(
      /: The certificate of the platform was not accepted: .* \(GET \/api\/v1\/deployments\/120\/policies\)\. /,
    );
    expect(error).toMatch(
      / Set `NODE_EXTRA_CA_CERTS` [^.]* to a file with your certificate authority[^.]*\.$/,
    );
    expect(run.report).toMatchObject({
      requests_sent: 0,
      result: { failure: { kind: 'certificate', attempts: 1 } },
    });
    expect(platform.requests).toEqual([]);
  });

  it('is not trusted under a name that the certificate does not have', async () => {
    const [platform, proxy] = [await openPlatform({ tls: TLS }), await openProxy()];
    const other = platform.url.replace('127.0.0.1', 'platform.example');
    const environment = { ...trusting.environment, HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` };
    const run = await stepAt(other, { operation: 'list-policies', 'max-retries': '3' }, { environment });
    expect(theError(run)).toMatch(
      /certificate of the platform was not accepted: .*platform\.example.* altnames/,
    );
    expect(proxy.seen).toEqual([`CONNECT ${new URL(other).host}`]);
    expect(platform.requests).toEqual([]);
  });

  it('that answers without TLS is an error of the connection', async () => {
    const platform = await openPlatform();
    const run = await stepAt(
      platform.url.replace('http:', 'https:'),
      { operation: 'list-policies' },
      trusting,
    );
    expect(theError(run)).toMatch(/got no answer: .*Check `base-url`/);
  });
});

describe.skipIf(!hasIpv6).concurrent('the loopback address of IPv6', () => {
  it.each([
    ['http', {}],
    ['https', { tls: TLS }],
  ])('is reached by %s', async (protocol, options) => {
    const platform = await openPlatform({ state: fleetState(1), host: '::1', ...options });
    expect(platform.url).toMatch(`${protocol}://[::1]:`);
    const run = await stepOn(platform, TAG, trusting);
    expectSuccess(run);
    expect(run.summary).toContain('[::1]');
  });
});
