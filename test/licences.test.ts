import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DIST = new URL('../dist/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, DIST), 'utf8');

describe('LICENSES.txt', () => {
  const lines = new Set(read('LICENSES.txt').split('\n'));

  it('names every package whose files the bundle names', () => {
    const bundles = readdirSync(DIST).filter((name) => name.endsWith('.js'));
    const paths = bundles.flatMap((name) => [
      ...read(name).matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\/[\w./-]+\.js/g),
    ]);
    const packages = new Set(paths.map(([, name = '']) => name));
    expect([...packages]).toContain('universal-user-agent');
    expect([...packages].filter((name) => !lines.has(name))).toEqual([]);
  });

  it('names every dependency of the action', () => {
    const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', DIST), 'utf8'));
    const names = Object.keys(dependencies);
    expect(names).toContain('fastest-levenshtein');
    expect(names.filter((name) => !lines.has(name))).toEqual([]);
  });
});
