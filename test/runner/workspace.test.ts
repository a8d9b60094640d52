import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceIn } from '../../src/runner/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
const { read } = workspaceIn(folder);
const path = (name: string) => join(folder, name);

symlinkSync(path('circle'), path('circle'));

describe('a file of the workspace', () => {
  it('is read up to its bound, and not beyond', async () => {
    writeFileSync(path('file'), 'ä'.repeat(50_000));
    expect(await read('file', 100_000)).toEqual({ text: 'ä'.repeat(50_000) });
    expect(await read('file', 99_999)).toEqual({ problem: 'too large' });
  });

  it('may be a link to a regular file', async () => {
    writeFileSync(path('target'), 'text');
    symlinkSync(path('target'), path('link'));
    expect(await read('link', 100)).toEqual({ text: 'text' });
  });

  it.each([
    ['a missing file', () => path('missing'), 'missing'],
    ['a directory', () => folder, 'not a regular file'],
    ['a link to itself', () => path('circle'), 'unreadable'],
    ['a device without an end', () => '/dev/zero', 'not a regular file'],
  ])('is told apart from %s', async (_what, which, problem) => {
    expect(await read(which(), 10)).toEqual({ problem });
  });

  it('is told apart from a pipe, which is not waited for', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    expect(await read('pipe', 10)).toEqual({ problem: 'not a regular file' });
  });
});
