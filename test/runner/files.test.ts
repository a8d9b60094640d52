import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createStepFile, workspaceIn } from '../../src/runner/files.ts';

const newPath = () => join(mkdtempSync(join(tmpdir(), 'files-')), 'report.json');

describe('a file that a step leaves', () => {
  it('is made by its first text, for its owner only, and has all of it', () => {
    const path = newPath();
    const file = createStepFile(path);
    const text = 'ä'.repeat(100_000);
    file.write(text);
    file.write('end');
    file.close();
    expect(file).toMatchObject({ path, problem: undefined });
    expect(readFileSync(path, 'utf8')).toBe(`${text}end`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is not made when nothing is written', () => {
    const path = newPath();
    const file = createStepFile(path);
    file.close();
    expect(file.path).toBeUndefined();
    expect(existsSync(path)).toBe(false);
  });

  it('says why there is none, and takes texts all the same', () => {
    const file = createStepFile('/proc/nowhere/report.json');
    for (let count = 0; count < 3; count++) file.write('x'.repeat(100_000));
    file.close();
    expect(file.path).toBeUndefined();
    expect(file.problem).toMatch(/ENOENT|EACCES/);
  });

  it('never takes the place of one that is there', () => {
    const file = createStepFile('/dev/full');
    file.write('text');
    file.close();
    expect(file.path).toBeUndefined();
    expect(file.problem).toMatch(/EEXIST/);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
const { read } = workspaceIn(folder);
const path = (name: string) => join(folder, name);

symlinkSync(path('circle'), path('circle'));

describe('a file of the workspace', () => {
  it('is read up to its bound, and not beyond', async () => {
    writeFileSync(path('file'), 'ä'.repeat(50_000));
    expect(await read('file', 100_000)).toEqual({ text: 'ä'.repeat(50_000) });
    expect(await read('file', 99_999)).toEqual({ problem: 'is too large' });
  });

  it('may be a link to a regular file', async () => {
    writeFileSync(path('target'), 'text');
    symlinkSync(path('target'), path('link'));
    expect(await read('link', 100)).toEqual({ text: 'text' });
  });

  it.each([
    ['a missing file', () => path('missing'), 'does not exist'],
    ['a directory', () => folder, 'is not a regular file'],
    ['a link to itself', () => path('circle'), 'cannot be read'],
    ['a device without an end', () => '/dev/zero', 'is not a regular file'],
  ])('is told apart from %s', async (_what, which, problem) => {
    expect(await read(which(), 10)).toEqual({ problem });
  });

  it('is told apart from a pipe, which is not waited for', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    expect(await read('pipe', 10)).toEqual({ problem: 'is not a regular file' });
  });
});
