import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DIST = new URL('../../dist/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, DIST), 'utf8');

describe('LICENSES.txt', () => {
  const lines = new Set(read('LICENSES.txt').split('\n'));

  it('names every package whose files the bundle names', () => {
    const bundles = readdirSync(DIST).filter((name) => name.endsWith('.js'));
    const paths = bundles.flatMap((name) => [
      ...read(name).matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\/[\w./-]+\.js/g),
    ]);
    const packages = new Set(paths.map(([, name = '']) => name));
    expect(packages.size).toBeGreaterThan(10);
    expect([...packages].filter((name) => !lines.has(name))).toEqual([]);
  });

  it('names every dependency, and those of dependencies that have code', () => {
    const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', DIST), 'utf8'));
    const names = Object.entries<{ dev?: boolean }>(packages).flatMap(([path, { dev }]) =>
      path === '' || dev ? [] : [path.replace(/^.*node_modules\//, '')],
    );
    const haveCode = names.filter((name) => !/^@octokit\/(openapi-)?types$/.test(name));
    expect(haveCode).toContain('fastest-levenshtein');
    expect(haveCode.filter((name) => !lines.has(name))).toEqual([]);
  });
});
