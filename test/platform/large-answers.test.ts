import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openServer, type TestServer } from './server.ts';

const MIB = 1024 * 1024;
const run = promisify(execFile);

/** How a process with a small heap ends that reads from the server. */
async function readWith(heapMiB: number, { url }: TestServer) {
  const program = new URL('./read-process.ts', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [`--max-old-space-size=${heapMiB}`, program], {
    env: { ...process.env, BASE: url.href },
  });
  return JSON.parse(stdout);
}

describe('an answer that is large, but within the limit, costs neither minutes nor gigabytes:', () => {
  it.each([
    ['many objects and escapes', Buffer.from(`["\\u0041"${',{}'.repeat(5 * MIB)}]`)],
    ['many escapes', Buffer.from(`{"policies":"${'\\u0041'.repeat(3 * MIB)}"}`)],
    ['many names', Buffer.from(`{${Array.from({ length: 230_000 }, (_, index) => `"k${index}":1`).join()}}`)],
  ])('%s', async (_, body) => {
    const server = await openServer(() => ({ body }));
    const ended = await readWith(128, server);
    expect(ended.error).toBe('answer');
  });
});
