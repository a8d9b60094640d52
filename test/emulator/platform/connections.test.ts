import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../../emulator/platform/server.ts';
import { TLS } from '../../robustness/certificates/files.ts';
import { ask } from './ask.ts';

let platform: Platform;

async function start(options: PlatformOptions): Promise<void> {
  platform = await startPlatform({ state: fleetState(1, { tags: ['old'] }), ...options });
}

afterEach(() => platform.close());

describe('connections', () => {
  /** Longer than any machine takes to answer. */
  const LONG_MS = 60_000;
  const silence = (open: (port: number) => NodeJS.ReadableStream & { destroy(): unknown }, ms: number) =>
    new Promise<boolean>((resolve) => {
      const stream = open(Number(new URL(platform.url).port));
      stream.once('data', () => resolve(false));
      stream.once('error', () => resolve(false));
      setTimeout(() => {
        resolve(true);
        stream.destroy();
      }, ms);
    });
  const get = (port: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    return socket;
  };

  it('are accepted and never answered', async () => {
    await start({ quirks: { heldConnections: { forMs: 'ever' } } });
    expect(await silence(get, 200)).toBe(true);
    expect(platform.requests).toEqual([]);
  });

  it('are answered late, the first ones only', async () => {
    await start({ quirks: { heldConnections: { forMs: 300, first: 1 } } });
    const startedAt = performance.now();
    await ask(platform, 'GET', '');
    expect(performance.now() - startedAt).toBeGreaterThan(280);
    expect(await silence(get, LONG_MS)).toBe(false);
  });

  it('wait for TLS', async () => {
    await start({
      tls: TLS,
      quirks: { heldConnections: { forMs: 'ever', first: 1 } },
    });
    const port = Number(new URL(platform.url).port);
    const secure = (ms: number) =>
      new Promise<boolean>((resolve) => {
        const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () =>
          resolve(true),
        );
        setTimeout(() => {
          resolve(false);
          socket.destroy();
        }, ms);
      });
    expect(await secure(200)).toBe(false);
    expect(await secure(LONG_MS)).toBe(true);
  });
});

describe('answers that are slow to read', () => {
  it('limits the rate for ever', async () => {
    await start({ quirks: { rateLimit: { requests: 0, perMs: 1e12 } } });
    for (let asked = 0; asked < 3; asked += 1) expect((await ask(platform, 'GET', '')).status).toBe(429);
  });
});
