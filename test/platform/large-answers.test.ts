import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openServer, type TestServer } from './server.ts';

const MIB = 1024 * 1024;
const run = promisify(execFile);

/** How a process with a small heap ends that reads from the server. */
async function readWith(heapMiB: number, reads: string, { url }: TestServer) {
  const program = new URL('./read-process.ts', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [`--max-old-space-size=${heapMiB}`, program], {
    env: { ...process.env, BASE: url.href, READS: reads },
  });
  return JSON.parse(stdout);
}

const page = ({ path }: { path: string }) => Number(new URL(path, 'http://x').searchParams.get('page'));

describe('an answer that is large, but within the limit, costs neither minutes nor gigabytes:', () => {
  it.each([
    ['many objects and escapes', Buffer.from(`["\\u0041"${',{}'.repeat(5 * MIB)}]`)],
    ['many escapes', Buffer.from(`{"policies":"${'\\u0041'.repeat(3 * MIB)}"}`)],
    ['many names', Buffer.from(`{${Array.from({ length: 230_000 }, (_, index) => `"k${index}":1`).join()}}`)],
  ])('%s', async (_, body) => {
    const server = await openServer(() => ({ body }));
    const ended = await readWith(128, 'policies', server);
    expect(ended.error).toBe('answer');
  });
});

describe('a large list passes through a small heap', () => {
  it('of 10,000 projects, of 32 MiB', async () => {
    const server = await openServer((request) => {
      const size = page(request) < 10 ? 1000 : 0;
      const url = `https://github.com/acme/${'x'.repeat(3200)}`;
      const name = (row: number) => `acme/service-with-a-longer-name-${page(request) * 1000 + row}`;
      const rows = Array.from({ length: size }, (_, row) => ({
        id: row,
        name: name(row),
        url,
        tags: ['a', 'b'],
      }));
      return { body: { projects: rows } };
    });
    expect(await readWith(32, 'projects', server)).toMatchObject({ value: 10_000 });
    expect(server.seen).toHaveLength(22);
  });

  it('of 30,000 findings, of 32 MiB', async () => {
    const message = 'x'.repeat(1000);
    const server = await openServer((request) => {
      const first = page(request) * 1000 + 2 ** 40;
      const rows = Array.from({ length: page(request) < 30 ? 1000 : 0 }, (_, row) => ({
        id: first + row,
        rule: { name: 'r', message },
      }));
      return { body: { findings: rows } };
    });
    expect(await readWith(32, 'findings', server)).toMatchObject({ value: 30_000 });
    expect(server.seen).toHaveLength(32);
  });
});
