import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runStep } from '../step.ts';

const SILENT_NAMES = fileURLToPath(new URL('silent-names.ts', import.meta.url));

/** Not every machine lets everybody have a network of his own. */
const canIsolate = spawnSync('unshare', ['-rnm', 'ip', 'link', 'set', 'lo', 'up']).status === 0;

describe.skipIf(!canIsolate)('a step whose name server never answers', () => {
  it('gives the attempt up in time, and has reported it before the lookup ends', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'resolver-'));
    const resolverFile = join(folder, 'resolv.conf');
    await writeFile(resolverFile, 'nameserver 127.0.0.1\noptions timeout:30 attempts:5\n');
    const run = await runStep({
      inputs: {
        ...{ operation: 'list-policies', token: 'a-token-that-nobody-takes', 'deployment-id': '120' },
        ...{ 'base-url': 'https://code.example.test', 'request-timeout': '1', 'max-retries': '0' },
      },
      startedBy: ['unshare', '-rnm', process.execPath, '--no-warnings', SILENT_NAMES, resolverFile],
    });
    // The lookup ends when the error is reported: before that it would have said that the name is not known.
    expect(run.errors).toEqual([expect.stringContaining('timed out')]);
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 1, stderr: '' });
    expect(existsSync(run.outputs['report-path'] ?? '')).toBe(true);
  });
});
