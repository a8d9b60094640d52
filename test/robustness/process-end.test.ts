import type { ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { runBundle } from '../step.ts';
import { AUTHORITY, TLS } from './certificates/files.ts';

const TAG_ALL = { operation: 'tag', tags: 'new', projects: 'fleet/**', concurrency: '16' };
const TRUSTING = { NODE_EXTRA_CA_CERTS: AUTHORITY };

async function silentServer(onConnection = () => {}): Promise<number> {
  const server: Server = createServer(onConnection).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('a step that has done its work ends', () => {
  it.each([undefined, TLS])(
    'while connections that it needs no more are still being set up (TLS: %#)',
    async (tls) => {
      let child: ChildProcess | undefined;
      let written = 0;
      const platform = await openPlatform({
        state: fleetState(30),
        ...(tls && { tls }),
        onAnswer: ({ method }) => {
          if (method === 'PUT') written += 1;
          if (written === 15) child?.kill('SIGTERM');
        },
      });
      // The first connection does the work; the other 15 wait for ever, each with its write.
      platform.quirks.onRequest = () => {
        platform.quirks.heldConnections = { forMs: 'ever' };
      };
      const run = await stepOn(
        platform,
        { ...TAG_ALL, 'request-timeout': '600' },
        {
          environment: TRUSTING,
          onStart: (started) => {
            child = started;
          },
        },
      );
      expect(run.outputs).toMatchObject({ 'projects-changed': '15', 'failure-reason': 'cancelled' });
    },
  );

  it('when it was signalled, whatever its connection waits for', async () => {
    let onConnection = () => {};
    const port = await silentServer(() => onConnection());
    const token = 'a-token-that-nobody-takes';
    const cases = [
      { inputs: { 'base-url': `https://127.0.0.1:${port}` }, environment: {} },
      {
        inputs: { 'base-url': 'https://code.example.test' },
        environment: { HTTPS_PROXY: `http://127.0.0.1:${port}` },
      },
      {
        inputs: { 'base-url': 'https://code.example.test' },
        environment: { HTTPS_PROXY: `https://127.0.0.1:${port}` },
      },
    ];
    for (const { inputs, environment } of cases) {
      const run = await runBundle({
        inputs: {
          ...{ operation: 'list-policies', token, 'deployment-id': '120', 'request-timeout': '600' },
          ...inputs,
        },
        environment,
        onStart: (child) => {
          onConnection = () => void child.kill('SIGTERM');
        },
      });
      expect(run.outputs['failure-reason']).toBe('cancelled');
    }
  });

  it.each(['http', 'https'])(
    'when the attempt has taken its time, through an %s proxy too',
    async (scheme) => {
      const port = await silentServer();
      const run = await runBundle({
        inputs: {
          ...{ operation: 'list-policies', token: 'a-token-that-nobody-takes', 'deployment-id': '120' },
          ...{ 'base-url': 'https://code.example.test', 'request-timeout': '1', 'max-retries': '0' },
        },
        environment: { HTTPS_PROXY: `${scheme}://127.0.0.1:${port}` },
      });
      expect(run.outputs['failure-reason']).toBe('unreachable');
    },
  );
});
