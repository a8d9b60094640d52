import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from '../platform/server.ts';
import { runBundle } from '../step.ts';

const STEP = { operation: 'list-policies', token: 'a-token-that-nobody-takes', 'deployment-id': '120' };
/** A name that only a proxy knows. */
const ELSEWHERE = 'https://code.example.test';

describe('a step that has done its work ends', () => {
  it('when it was signalled, whatever its connection waits for', async () => {
    let onConnection = () => {};
    const port = await listen(createServer(() => onConnection()));
    const cases = [
      [`https://127.0.0.1:${port}`, {}],
      [ELSEWHERE, { HTTPS_PROXY: `http://127.0.0.1:${port}` }],
      [ELSEWHERE, { HTTPS_PROXY: `https://127.0.0.1:${port}` }],
    ] as const;
    for (const [url, environment] of cases) {
      const run = await runBundle({
        inputs: { ...STEP, 'base-url': url, 'request-timeout': '600' },
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
      const port = await listen(createServer());
      const run = await runBundle({
        inputs: { ...STEP, 'base-url': ELSEWHERE, 'request-timeout': '1', 'max-retries': '0' },
        environment: { HTTPS_PROXY: `${scheme}://127.0.0.1:${port}` },
      });
      expect(run.outputs['failure-reason']).toBe('unreachable');
    },
  );
});
