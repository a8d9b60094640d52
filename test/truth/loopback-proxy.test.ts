import { describe, expect, it } from 'vitest';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { openProxy } from '../robustness/proxy.ts';

describe('a loopback platform', () => {
  const NAMES = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'];

  it.each(NAMES)('is never reached through %s', async (name) => {
    for (const noProxy of [undefined, '', 'elsewhere.example']) {
      const proxy = await openProxy();
      const platform = await openPlatform();
      for (const host of ['127.0.0.1', 'localhost']) {
        const environment = {
          [name]: `http://127.0.0.1:${proxy.port}`,
          NO_PROXY: noProxy,
          no_proxy: noProxy,
        };
        const url = platform.url.replace('127.0.0.1', host);
        const run = await stepOn(platform, { operation: 'list-policies', 'base-url': url }, { environment });
        expect(run.exitCode).toBe(0);
      }
      expect(proxy.seen).toEqual([]);
    }
  });

  it('by its address of version 6 neither', async () => {
    const proxy = await openProxy();
    const platform = await openPlatform({ host: '::1' });
    const environment = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}` };
    const run = await stepOn(platform, { operation: 'tag', tags: 'new' }, { environment });
    expect(run.exitCode).toBe(0);
    expect(proxy.seen).toEqual([]);
  });
});
