import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runStep } from '../step.ts';

/** How long the resolver waits for its one name server, in s. */
const RESOLVER_S = 25;

const SILENT_NAMES = fileURLToPath(new URL('silent-names.ts', import.meta.url));

/** Not every machine lets everybody have a network of his own. */
const canIsolate = spawnSync('unshare', ['-rnm', 'ip', 'link', 'set', 'lo', 'up']).status === 0;

describe.skipIf(!canIsolate)('a step whose name server never answers', () => {
  it('ends with its attempt, and not with the resolver', async () => {
    const resolverFile = join(await mkdtemp(join(tmpdir(), 'resolver-')), 'resolv.conf');
    await writeFile(resolverFile, `nameserver 127.0.0.1\noptions timeout:${RESOLVER_S} attempts:1\n`);
    const started = performance.now();
    const run = await runStep({
      inputs: {
        ...{ operation: 'list-policies', token: 'a-token-that-nobody-takes', 'deployment-id': '120' },
        ...{ 'base-url': 'https://code.example.test', 'request-timeout': '1', 'max-retries': '0' },
      },
      startedBy: ['unshare', '-rnm', process.execPath, '--no-warnings', SILENT_NAMES, resolverFile],
    });
    expect(run.errors).toEqual([expect.stringContaining('timed out')]);
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 1, stderr: '' });
    expect(performance.now() - started).toBeLessThan((RESOLVER_S * 1000) / 2);
  });
});
