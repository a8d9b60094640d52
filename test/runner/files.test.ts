import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TemporaryFile } from '../../src/runner/temporary-file.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'files-'));

describe('a file that a step leaves', () => {
  it('is made by its first text, for its owner only, and has all of it', () => {
    const directory = folder();
    const file = new TemporaryFile(join(directory, 'report.json'));
    expect(file.path).toBeUndefined();
    const text = 'ä'.repeat(100_000);
    file.write(text);
    file.write('end');
    file.close();
    expect(file.path).toBe(join(directory, 'report.json'));
    expect(readFileSync(file.path ?? '', 'utf8')).toBe(`${text}end`);
    expect(statSync(file.path ?? '').mode & 0o777).toBe(0o600);
  });

  it('is not made when nothing is written', () => {
    const directory = folder();
    new TemporaryFile(join(directory, 'plan.json')).close();
    expect(existsSync(join(directory, 'plan.json'))).toBe(false);
  });

  it('says why there is none, and takes texts all the same', () => {
    const file = new TemporaryFile('/proc/nowhere/report.json');
    for (let count = 0; count < 3; count++) file.write('x'.repeat(100_000));
    file.close();
    expect(file.path).toBeUndefined();
    expect(file.problem).toMatch(/ENOENT|EACCES/);
  });

  it('does not count as written when not all of it could be', () => {
    // A file of this name is there, and is not the step's.
    const file = new TemporaryFile('/dev/full');
    file.write('text');
    file.close();
    expect(file.path).toBeUndefined();
    expect(file.problem).toMatch(/EEXIST/);
    expect(existsSync('/dev/full')).toBe(true);
  });
});
