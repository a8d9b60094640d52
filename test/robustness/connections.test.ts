import { afterEach, describe, expect, it, vi } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { expectSuccess, openPlatform, stepOn, theError } from '../operations/scenario.ts';
import { NAMED_AUTHORITY, NAMED_TLS } from './certificates/files.ts';
import { stepAt } from './open.ts';
import { openProxy } from './proxy.ts';

const CHECK = { operation: 'check', projects: 'fleet/service-00001' };
/** A name that the certificate has, and only the proxy knows. */
const ELSEWHERE = 'https://platform.example';

afterEach(() => void vi.unstubAllEnvs());

describe('the way to the platform', () => {
  it('is decided by the environment: NODE_EXTRA_CA_CERTS, and HTTPS_PROXY, whose password nobody gets', async () => {
    const platform = await openPlatform({ state: fleetState(1), tls: NAMED_TLS });
    const proxy = await openProxy();
    const environment = {
      NODE_EXTRA_CA_CERTS: NAMED_AUTHORITY,
      HTTPS_PROXY: `http://user:pa55-word@${proxy.host}`,
    };
    const tag = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };
    const run = await stepAt(platform.url.replace('https://127.0.0.1', ELSEWHERE), tag, { environment });
    expectSuccess(run);
    expect(proxy.seen.length).toBeGreaterThan(0);
    expect(JSON.stringify(proxy.seen)).not.toContain(DEFAULT_TOKEN);
    expect(run.log + run.stderr + run.summary + run.reportText).not.toContain('pa55-word');
  });

  it('ends at a certificate that is not accepted', async () => {
    const platform = await openPlatform({ state: fleetState(1), tls: NAMED_TLS });
    const untrusting = await stepOn(platform, CHECK);
    expect(theError(untrusting)).toMatch(
      /The certificate of the platform was not accepted: .* Set `NODE_EXTRA_CA_CERTS` /,
    );
    expect(untrusting.outputs.checks).toMatch(/^\[\{"check":"Address",.*"state":"fails"/);
    expect(platform.requests).toEqual([]);
  });

  it('ends at a proxy that refuses', async () => {
    vi.stubEnv('HTTPS_PROXY', `http://${(await openProxy({ status: 407 })).host}`);
    const refused = await stepAt(ELSEWHERE, CHECK);
    expect(refused.outputs.checks).toMatch(/^\[\{"check":"Address",.*"state":"fails".*407/);
  });
});
