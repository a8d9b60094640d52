/** `npm run adopt -- OWNER/REPO`: writes the name of the repository that holds this action wherever a placeholder stands. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PLACEHOLDER = 'your-org/code-security-platform';
const OWNER = 'your-org';
/** They explain the placeholder. */
const KEPT = ['docs/adopt.ts', 'docs/adopting.md', 'test/docs/adopt.test.ts'];

/** Tracked files with the placeholder, as paths in the repository. */
export function filesToAdopt(): string[] {
  const found = execFileSync('git', ['grep', '-Il', OWNER], { cwd: ROOT, encoding: 'utf8' });
  return found.split('\n').filter((path) => path !== '' && !KEPT.includes(path));
}

/** A text with the repository's name; other repositories of the placeholder's owner get the same owner. */
export function adopted(text: string, repository: string): string {
  const owner = repository.slice(0, repository.indexOf('/'));
  return text.replaceAll(PLACEHOLDER, () => repository).replaceAll(OWNER, () => owner);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , repository = ''] = process.argv;
  if (!/^[\w-]+\/[\w.-]+$/.test(repository)) {
    console.error('Give the repository: npm run adopt -- OWNER/REPO');
    process.exit(1);
  }
  const files = filesToAdopt();
  for (const path of files)
    writeFileSync(`${ROOT}${path}`, adopted(readFileSync(`${ROOT}${path}`, 'utf8'), repository));
  console.log(`${files.length} files name ${repository} now. docs/adopting.md has what is left to do.`);
}
