import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { anchorsOf, linksIn } from './markdown.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Those that belong to the repository, or will with the next commit. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(`${ROOT}${file}`));

describe('The links of', () => {
  it('some files are looked at', () => {
    expect(files).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/gate.md']));
  });

  it.each(files)('%s lead somewhere', (file) => {
    expect(linksIn(file).filter((target) => !leadsSomewhere(file, target))).toEqual([]);
  });
});

function leadsSomewhere(file: string, target: string): boolean {
  if (/^(?:https:|mailto:)/.test(target)) return true;
  const [path = '', anchor] = target.split('#');
  const place = path === '' ? file : normalize(`${dirname(file)}/${path}`);
  if (!existsSync(`${ROOT}${place}`)) return false;
  return anchor === undefined || anchorsOf(place).has(anchor);
}
