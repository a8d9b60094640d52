import { existsSync, readdirSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { anchorsOf, linksIn } from './markdown.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const files = ['', 'docs/'].flatMap((folder) => {
  const names = readdirSync(`${ROOT}${folder}`).filter((name) => name.endsWith('.md'));
  return names.map((name) => folder + name);
});

it.each(files)('the links of %s lead somewhere', (file) => {
  expect(linksIn(file).filter((target) => !leadsSomewhere(file, target))).toEqual([]);
});

function leadsSomewhere(file: string, target: string): boolean {
  if (/^(?:https:|mailto:)/.test(target)) return true;
  const [path = '', anchor] = target.split('#');
  const place = path === '' ? file : normalize(`${dirname(file)}/${path}`);
  if (!existsSync(`${ROOT}${place}`)) return false;
  return anchor === undefined || anchorsOf(place).has(anchor);
}
