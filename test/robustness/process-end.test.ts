import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runBundle } from '../step.ts';

async function silentServer(onConnection = () => {}): Promise<number> {
  const server: Server = createServer(onConnection).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('a step that has done its work ends', () => {
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
