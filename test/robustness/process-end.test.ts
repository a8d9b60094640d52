import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../platform/server.ts';
import { stepAt } from './open.ts';

const LIST = { operation: 'list-policies', 'request-timeout': '600' };
/** A name that only a proxy knows. */
const ELSEWHERE = 'https://code.example.test';

afterEach(() => void vi.unstubAllEnvs());

describe('a step that has done its work ends', () => {
  it('when it gets SIGTERM, and so does its process, whatever its connection waits for', async () => {
    let onConnection = () => {};
    const port = await listen(createServer(() => onConnection()));
    const run = await stepAt(`https://127.0.0.1:${port}`, LIST, {
      onStart(child) {
        onConnection = () => void child.kill('SIGTERM');
      },
    });
    expect(run).toMatchObject({
      ...{ exitCode: 1, stderr: '' },
      outputs: { 'failure-reason': 'cancelled', count: 'unknown' },
    });
    expect(run.report).toMatchObject({ cancelled: true });
    expect(run.summary).toContain('The step was stopped');
  });

  it('when it is killed, and leaves its figures unknown', async () => {
    let onConnection = () => {};
    const port = await listen(createServer(() => onConnection()));
    const run = await stepAt(`https://127.0.0.1:${port}`, LIST, {
      onStart(child) {
        onConnection = () => void child.kill('SIGKILL');
      },
    });
    expect(run).toMatchObject({ exitCode: null, stderr: '', summary: '' });
    expect(run.outputs).toEqual({ count: 'unknown' });
  });

  it.each(['http', 'https'])('when it is cancelled, through an %s proxy too', async (scheme) => {
    const interruption = new AbortController();
    const port = await listen(createServer(() => interruption.abort('signal')));
    vi.stubEnv('HTTPS_PROXY', `${scheme}://127.0.0.1:${port}`);
    const run = await stepAt(ELSEWHERE, LIST, { interrupted: interruption.signal, times: { graceMs: 0 } });
    expect(run.outputs['failure-reason']).toBe('cancelled');
  });

  it.each(['http', 'https'])(
    'when the attempt has taken its time, through an %s proxy too',
    async (scheme) => {
      const port = await listen(createServer());
      vi.stubEnv('HTTPS_PROXY', `${scheme}://127.0.0.1:${port}`);
      const run = await stepAt(ELSEWHERE, LIST, { times: { requestTimeoutMs: 100 } });
      expect(run.outputs['failure-reason']).toBe('unreachable');
    },
  );
});
