import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createStepFile } from '../../src/runner/files.ts';

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
