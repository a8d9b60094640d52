import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { OPERATIONS } from '../../src/model/operations.ts';
import { textOf } from '../docs/markdown.ts';
import { openPlatform } from '../operations/scenario.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NODE = join(ROOT, 'node_modules/.bin/node');

/** GitHub's archive of this commit for a runner. */
const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 64 * 1024 ** 2 });

const unpacked = mkdtempSync(join(tmpdir(), 'archive-'));
execFileSync('tar', ['--extract', '--directory', unpacked], { input: archive });

describe('what a runner downloads', () => {
  it('takes less than 950 KB', () => {
    expect(gzipSync(archive, { level: 9 }).length).toBeLessThan(950_000);
  });

  it('has what a step needs, and what explains it, and nothing else', () => {
    expect(readdirSync(unpacked).toSorted()).toEqual(
      ['LICENSE', 'README.md', 'action.yml', ...OPERATIONS, 'dist', 'schema'].toSorted(),
    );
    for (const operation of OPERATIONS)
      expect(readdirSync(join(unpacked, operation)).toSorted()).toEqual(['action.yml', 'index.js']);
  });

  it('runs in the folder of an operation, and has the version of package.json', async () => {
    const platform = await openPlatform();
    const run = promisify(execFile)(NODE, [join(unpacked, 'list-projects/index.js')], {
      cwd: tmpdir(),
      env: {
        PATH: process.env.PATH,
        INPUT_TOKEN: DEFAULT_TOKEN,
        'INPUT_BASE-URL': platform.url,
      },
    });
    await expect(run).resolves.toMatchObject({ stderr: '' });
    const { version } = JSON.parse(textOf('package.json'));
    const agents = platform.requests.map(({ headers }) => headers['user-agent']);
    expect(new Set(agents)).toEqual(new Set([`code-security-platform-action/${version}`]));
  });
});
