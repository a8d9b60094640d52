import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { expectSuccess, stepOn, theError } from '../operations/scenario.ts';
import { AUTHORITY, NAMED_AUTHORITY, NAMED_TLS, TLS } from './certificates/files.ts';
import { openPlatform, stepAt } from './open.ts';
import { openProxy } from './proxy.ts';

const TAG = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };

describe.concurrent('the environment of the process decides', () => {
  it('which certificates are trusted: NODE_EXTRA_CA_CERTS', async () => {
    const platform = await openPlatform({ state: fleetState(1), tls: TLS });
    // Flags start a process of its own: other tests trust this authority in theirs.
    const untrusting = await stepOn(
      platform,
      { operation: 'check', projects: 'fleet/service-00001' },
      { nodeFlags: ['--no-warnings'] },
    );
    expect(theError(untrusting)).toMatch(
      /The certificate of the platform was not accepted: .* Set `NODE_EXTRA_CA_CERTS` /,
    );
    expect(untrusting.outputs.checks).toMatch(/^\[\{"check":"Address",.*"state":"fails"/);
    expect(platform.requests).toEqual([]);
    expectSuccess(await stepOn(platform, TAG, { environment: { NODE_EXTRA_CA_CERTS: AUTHORITY } }));
  });

  it('which proxy is used, whose password nobody gets: HTTPS_PROXY', async () => {
    const [platform, proxy] = [
      await openPlatform({ state: fleetState(1), tls: NAMED_TLS }),
      await openProxy(),
    ];
    const environment = {
      NODE_EXTRA_CA_CERTS: NAMED_AUTHORITY,
      HTTPS_PROXY: `http://user:pa55-word@${proxy.host}`,
    };
    // A name that the certificate has, and only the proxy knows.
    const run = await stepAt(platform.url.replace('127.0.0.1', 'platform.example'), TAG, { environment });
    expectSuccess(run);
    expect(proxy.seen.length).toBeGreaterThan(0);
    expect(JSON.stringify(proxy.seen)).not.toContain(DEFAULT_TOKEN);
    expect(run.log + run.stderr + run.summary + run.reportText).not.toContain('pa55-word');
    const refusing = await openProxy({ status: 407 });
    const refused = await stepAt(
      'https://platform.example',
      { operation: 'check', projects: 'fleet/service-00001' },
      { environment: { ...environment, HTTPS_PROXY: `http://${refusing.host}` } },
    );
    expect(refused.outputs.checks).toMatch(/^\[\{"check":"Address",.*"state":"fails".*407/);
  });
});
